"""The heroes' studio: parts of clay and cloth painted in every point, stood up in Blender, lit, and looked at."""

from collections.abc import Callable
from dataclasses import dataclass

import bpy
import numpy as np

from assets.forge.cards import stage
from assets.forge.cards.matter import Graph
from assets.forge.enemies.surface import Mesh, clay, plate
from assets.forge.painting import Look

GLOW = 3.2
"""How bright a matter's glow of 1 shines."""

SAMPLES = 12
"""Few, for the painter's pass takes the noise away that the denoiser leaves."""

_WHOLE = 10**9


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a hero: its mesh, what paints it, and how its surface takes light."""

    mesh: Mesh
    matter: Callable
    rough: float = 0.7
    metal: float = 0.0
    crease: float = 180.0


@dataclass(frozen=True, slots=True)
class View:
    """From where a hero is seen: `target` is the middle of the picture, `tall` what its height shows, in metres."""

    target: tuple[float, float, float]
    tall: float
    side: float = 0.0
    rise: float = -0.1


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero's recipe. `effects(rng)` adds what burns and flows; `rim` is the accent that lights it from behind."""

    parts: list[Part]
    effects: Callable[[np.random.Generator], None]
    look: Look
    rim: str
    figure: View
    portrait: View
    counter: str = "#7f9cff"
    key: str = "#fff0e0"


def sculpted(solid, step, matter, relief=None, rough=0.7, metal=0.0, smooth=2):
    """A solid as a part, meshed on a grid of `step` metres."""
    return Part(clay(solid, step, _WHOLE, "", matter, relief, smooth).fine, matter, rough, metal)


def laid(shape, matter, relief=None, rough=0.85, metal=0.0, levels=1, crease=180.0):
    """Polygons (vertices, faces) as a part: blades, cloth. Edges beyond `crease` degrees stay sharp."""
    return Part(plate(shape, "", matter, relief, levels).fine, matter, rough, metal, crease)


def pose(hero, rng, width, height, view):
    """Set the hero up before the camera: an empty stage, its parts, its effects, its light."""
    stage.clear(width, height, SAMPLES)
    stage.sky("#20263c", 0.55)
    for part in hero.parts:
        _stand(part)
    hero.effects(rng)
    x, y, z = view.target
    reach = 9.0
    lens = 36.0 * reach / (view.tall * max(width / height, 1.0))
    stage.camera((x + reach * view.side, y - reach, z + reach * view.rise), view.target, lens)
    stage.area((-2.8, 2.4, 3.0), (0, 0, 1.3), hero.counter, 420, 1.4)
    stage.area((2.8, 2.2, 2.6), (0, 0, 1.2), hero.rim, 520, 1.4)
    stage.area((3.2, -1.0, 2.2), (0, 0, 1.3), hero.rim, 50, 1.0)
    stage.area((-3.4, -2.6, 3.4), (0, 0, 1.4), hero.key, 330, 0.9)
    stage.area((0.8, -5.0, 1.6), (0, 0, 1.2), hero.key, 50, 2.0)


def _stand(part):
    mesh = part.mesh
    data = bpy.data.meshes.new("part")
    data.vertices.add(len(mesh.vertices))
    data.vertices.foreach_set("co", mesh.vertices.astype(np.float32).ravel())
    data.loops.add(3 * len(mesh.faces))
    data.loops.foreach_set("vertex_index", mesh.faces.astype(np.int32).ravel())
    data.polygons.add(len(mesh.faces))
    data.polygons.foreach_set("loop_start", np.arange(0, 3 * len(mesh.faces), 3, dtype=np.int32))
    data.polygons.foreach_set("use_smooth", [True] * len(mesh.faces))
    data.update(calc_edges=True)
    if part.crease < 180:
        data.set_sharp_from_angle(angle=np.radians(part.crease))
    colour, glow = part.matter(mesh.vertices, mesh.normals(), mesh.curvature())
    painted = np.concatenate([np.clip(colour, 0, 1), np.ones((len(colour), 1))], 1).astype(np.float32)
    data.attributes.new("colour", "FLOAT_COLOR", "POINT").data.foreach_set("color", painted.ravel())
    data.attributes.new("glow", "FLOAT", "POINT").data.foreach_set("value", np.asarray(glow, np.float32))
    data.materials.append(_paint(part.rough, part.metal))
    bpy.context.collection.objects.link(bpy.data.objects.new("part", data))


def _paint(rough, metal):
    """The surface whose colour and glow stand in its points, with a fine grain."""
    g = Graph("paint")
    surface = g.principled(rough, metal)
    colour = g.node("Attribute", attribute_name="colour").outputs["Color"]
    glow = g.node("Attribute", attribute_name="glow").outputs["Fac"]
    g.link(colour, surface.inputs["Base Color"])
    g.link(colour, surface.inputs["Emission Color"])
    g.link(g.math("MULTIPLY", glow, GLOW), surface.inputs["Emission Strength"])
    grain = g.node("Bump")
    grain.inputs["Strength"].default_value = 0.25
    grain.inputs["Distance"].default_value = 0.01
    g.link(g.noise(45), grain.inputs["Height"])
    g.link(grain.outputs[0], surface.inputs["Normal"])
    g.material.cycles.emission_sampling = "NONE"  # or every triangle of a hero is a lamp to be asked
    return g.material
