"""The stage of a card's scene: Blender's Cycles, a camera at −Y, lamps, and the render as numbers.

Scenes stand in the XZ plane, about 4.4 units wide and 3.3 high round the origin.
"""

import math
import tempfile
from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix, Vector

from assets.forge.palette import linear

WIDTH, HEIGHT = 720, 540
SAMPLES = 36


def clear(width=WIDTH, height=HEIGHT, samples=SAMPLES):
    """An empty scene: transparent film of that many pixels, denoised, a dim blue sky."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.05
    cycles.use_denoising = True
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.transparent_max_bounces, cycles.volume_bounces = 8, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.seed = 7
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = True
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    sky("#1a2036", 0.5)


def sky(colour, strength):
    """The even light from all round."""
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*linear(colour), 1)
    background.inputs["Strength"].default_value = strength
    bpy.context.scene.world = world


def camera(place=(0, -8, 0), target=(0, 0, 0), lens=60.0, focus=None, fstop=None, roll=0.0):
    """The camera; with `fstop` what is away from `focus` (the target, unless given) blurs; `roll` in degrees."""
    data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    thing.location = place
    look = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    thing.rotation_euler = (look @ Matrix.Rotation(math.radians(roll), 4, "Z")).to_euler()
    data.lens = lens
    bpy.context.scene.camera = thing
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(target if focus is None else focus) - Vector(place)).length


def area(place, target, colour, watts, size=2.0):
    """A soft lamp, itself unseen."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.energy, lamp.color, lamp.size = watts, linear(colour), size
    thing = bpy.data.objects.new("area", lamp)
    bpy.context.collection.objects.link(thing)
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False


def point(place, colour, watts, r=0.2):
    """A small lamp: the light of magic, fire, eyes."""
    lamp = bpy.data.lights.new("point", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = watts, linear(colour), r
    thing = bpy.data.objects.new("point", lamp)
    bpy.context.collection.objects.link(thing)
    thing.location = place


def rims(left, right, key="#dfe6ff", watts=700.0, key_watts=260.0):
    """The house light: two rims from behind, a soft key from the upper left before the subject."""
    area((-3.6, 2.8, 2.2), (0, 0, 0), left, watts, 2)
    area((3.6, 2.6, 1.6), (0, 0, 0), right, watts, 2)
    area((-3, -5, 4.2), (0, 0, 0), key, key_watts, 2.5)


def render():
    """The scene as an array (height × width × 4): linear light, premultiplied, with coverage."""
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "scene.exr"
        scene.render.image_settings.file_format = "OPEN_EXR"
        scene.render.image_settings.color_mode = "RGBA"
        scene.render.filepath = str(path)
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(str(path))
        image.colorspace_settings.name = "Linear Rec.709"
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1]
