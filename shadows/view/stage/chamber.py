"""One act's chamber: its baked geometry, its five lights, fog, shadow and glow."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
from panda3d.core import (
    Camera,
    ColorBlendAttrib,
    CullFaceAttrib,
    LMatrix4,
    LVecBase4f,
    NodePath,
    PerspectiveLens,
    PTA_LVecBase4f,
    SamplerState,
    Texture,
)

from shadows.view import assets
from shadows.view.geoms import geom_node, shader
from shadows.view.stage.finish import make_buffer
from shadows.view.stage.palettes import DOOR, KEY_CONE, KEY_TARGET, LIGHT_SLOTS, PALETTES

LAYERS = ("wall", "floor", "trim", "bone")
LIGHTS = 5


class Chamber:
    """Everything still, and the light on it. `casters` is where creatures stand, `effects` where particles live."""

    def __init__(self, base: Any, parent: NodePath, act: str, quality: dict[str, Any]) -> None:
        self._base = base
        self.root = parent.attach_new_node("chamber")
        self.palette = PALETTES.get(act, PALETTES["crypts"])
        self.quality = quality
        self.still = self.root.attach_new_node("still")
        self.casters = self.root.attach_new_node("casters")
        self.effects = self.root.attach_new_node("effects")
        self.action = LVecBase4f(0, 1, 5, 1)
        self.action_colour = LVecBase4f(0, 0, 0, 0)
        self._places = PTA_LVecBase4f.empty_array(LIGHTS)
        self._colours = PTA_LVecBase4f.empty_array(LIGHTS)
        self._shadow_buffer: Any = None
        self.marks = assets.place(act)
        self._inputs()
        self._still(self.marks)
        if quality["shadow"]:
            self._shadow(quality["shadow"])
        self._glow()

    def close(self) -> None:
        """Give nodes and buffers back."""
        if self._shadow_buffer is not None:
            self._base.graphicsEngine.remove_window(self._shadow_buffer)
        self.root.remove_node()

    def update(self, time: float, eye: Any) -> None:
        """Per frame: flicker, eye, clock."""
        for slot in range(4):
            phase = slot * 7.3
            wave = (
                math.sin(time * 11.3 + phase) * 0.45
                + math.sin(time * 17.9 + phase * 2.1) * 0.3
                + math.sin(time * 5.1 + phase * 0.7) * 0.45
            )
            gain = 1 + 0.13 * self.palette["flicker"][slot] * wave
            red, green, blue = self.palette["lights"][slot]
            self._colours[slot] = LVecBase4f(red * gain, green * gain, blue * gain, 0)
        self._places[4], self._colours[4] = self.action, self.action_colour
        self.root.set_shader_input("nLights", 5 if self.action_colour.length_squared() > 1e-4 else 4)
        self.root.set_shader_input("camPos", eye)
        self.root.set_shader_input("time", time)

    def defines(self, *more: str) -> tuple[str, ...]:
        """The variant of a shader for this quality."""
        return (
            *more,
            *(("PIXEL_LIGHT", "NORMAL_MAP") if self.quality["pixel_light"] else ()),
            *(("SHADOW",) if self.quality["shadow"] else ()),
        )

    def _inputs(self) -> None:
        colours, root = self.palette, self.root
        for slot, (place, radius) in enumerate(LIGHT_SLOTS):
            self._places[slot] = LVecBase4f(*place, radius)
        key = np.subtract(KEY_TARGET, LIGHT_SLOTS[3][0])
        key /= np.linalg.norm(key)
        root.set_shader_inputs(
            albedoTex=assets.texture_array("places/textures", tuple(f"{name}_albedo" for name in LAYERS)),
            surfTex=assets.texture_array("places/textures", tuple(f"{name}_surf" for name in LAYERS)),
            noiseTex=assets.texture("places", "textures", "noise", repeat=True),
            lightPos=self._places,
            lightCol=self._colours,
            fogA=(*colours["fog"], colours["fog_density"]),
            fogB=(*colours["fog_far"], colours["fog_height"]),
            fogC=(*DOOR, colours["fog_base"]),
            skyCol=(*colours["sky"], 0),
            groundCol=(*colours["ground"], 0),
            rimCol=(*colours["rim"], colours["exposure"]),
            bounceWarm=(*colours["bounce"][0], 0),
            bounceCold=(*colours["bounce"][1], 0),
            tintCol=(*colours["tint"], 0.12),
            crackCol=(*colours["crack"], 0),
            gradeLo=(*colours["grade"][0], 0),
            gradeHi=(*colours["grade"][1], 0),
            keyDir=(*map(float, key), 0),
            keyCone=(*KEY_CONE, 0, 0),
            probe=(0.25, 0.20, 0.25, 1),
            flashCol=(1, 1, 1, 0),
            dissolve=(0, 4, 1.5, 0.3),
            time=0.0,
            nLights=4,
            camPos=(0.0, 1.66, 0.0),
        )

    def _still(self, baked: dict[str, np.ndarray]) -> None:
        columns = {
            "vertex": baked["pos"],
            "normal": baked["nrm"],
            "tangent": baked["tan"],
            "uvw": np.concatenate([baked["uvw"], baked["tint"]], 1),
            "bake": baked["bake"],
            "vis": baked["vis"],
        }
        # Ursina's space is left-handed: front faces need the other winding
        self.still.attach_new_node(geom_node("chamber", columns, baked["idx"][:, ::-1]))
        lava = ("LAVA",) if any(self.palette["crack"]) else ()
        self.still.set_shader(shader("lit", *self.defines(*lava)))

    def _shadow(self, size: int) -> None:
        """Only creatures cast into the map: what stands still is baked."""
        texture = Texture("shadow")
        texture.set_format(Texture.F_depth_component24)
        texture.set_wrap_u(SamplerState.WM_clamp)
        texture.set_wrap_v(SamplerState.WM_clamp)
        texture.set_minfilter(SamplerState.FT_shadow)
        texture.set_magfilter(SamplerState.FT_shadow)
        self._shadow_buffer = make_buffer(self._base, "shadow", size, size, -30, texture, shadow=True)
        self._shadow_buffer.set_clear_depth_active(True)
        lens = PerspectiveLens()
        lens.set_fov(74)
        lens.set_near_far(1.0, 12)
        camera = self.root.attach_new_node(Camera("shadow", lens))
        camera.node().set_scene(self.casters)
        camera.set_pos(*LIGHT_SLOTS[3][0])
        camera.look_at(self.root, *KEY_TARGET)
        state = NodePath("depth")
        state.set_shader(shader("soft", "DEPTH"), 100)
        state.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_none), 100)
        camera.node().set_initial_state(state.get_state())
        self._shadow_buffer.make_display_region().set_camera(camera)
        bias = LMatrix4(0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0, 0.5, 0.5, 0.5, 1)
        matrix = LMatrix4(self.root.get_mat(camera)) * lens.get_projection_mat() * bias
        self.root.set_shader_inputs(shadowTex=texture, shadowMat=matrix, shadowTexel=1.0 / size)

    def _glow(self) -> None:
        """The way out, and the light that falls from it."""
        if self.palette["moon"]:
            self._sheet("moon", *_moon(), colour=(0.62, 0.90, 0.82, 1))
            return
        self._sheet("door", *_door(), colour=(*self.palette["door"], 1))
        self._sheet("shafts", *_shafts(), colour=(*[part * 0.42 for part in self.palette["shaft"]], 1.0))

    def _sheet(self, name: str, corners: np.ndarray, light: np.ndarray, colour: tuple[float, ...]) -> None:
        """Additive quads: corners (n, 4, 3), brightness (n, 4)."""
        count = len(corners)
        triangles = np.concatenate([np.array([[0, 1, 2], [0, 2, 3]]) + 4 * number for number in range(count)])
        shade = np.zeros((count * 4, 4))
        shade[:, 0] = light.reshape(-1)
        node = self.root.attach_new_node(geom_node(name, {"vertex": corners.reshape(-1, 3), "shade": shade}, triangles))
        node.set_shader(shader("soft", "GLOW"))
        node.set_shader_input("glowCol", colour)
        node.set_attrib(ColorBlendAttrib.make(ColorBlendAttrib.M_add, ColorBlendAttrib.O_one, ColorBlendAttrib.O_one))
        node.set_depth_write(False)
        node.set_two_sided(True)
        node.set_bin("fixed", 15)


def _door() -> tuple[np.ndarray, np.ndarray]:
    across, up = np.linspace(-1.15, 1.15, 5), np.linspace(0.2, 3.4, 5)

    def light(x: float, y: float) -> float:
        return math.sqrt(max(0.0, 1 - (x / 1.25) ** 2) * max(0.0, 1 - ((y - 1.7) / 1.9) ** 2))

    corners, lights = [], []
    for left, right in itertools.pairwise(across):
        for low, high in itertools.pairwise(up):
            points = [(left, low), (right, low), (right, high), (left, high)]
            corners.append([(x, y, 16.6) for x, y in points])
            lights.append([light(x, y) for x, y in points])
    return np.array(corners), np.array(lights)


def _moon() -> tuple[np.ndarray, np.ndarray]:
    corners, lights = [], []
    angles = np.linspace(0, 2 * np.pi, 29)
    rings = ((0, 1.55, 0.95, 0.92), (1.55, 1.75, 0.92, 0.40), (1.75, 4.5, 0.40, 0.20), (4.5, 13, 0.20, 0))
    for inner, outer, bright, dim in rings:
        for start, end in itertools.pairwise(angles):
            points = [(inner, start), (outer, start), (outer, end), (inner, end)]
            corners.append([(1.0 + r * np.cos(a), 6.4 + r * np.sin(a), 30.0) for r, a in points])
            lights.append([bright, dim, dim, bright])
    return np.array(corners), np.array(lights)


def _shafts() -> tuple[np.ndarray, np.ndarray]:
    corners, lights = [], []
    for top, foot, high in ((-0.75, -2.3, 2.7), (-0.25, -0.6, 2.95), (0.35, 1.0, 2.9), (0.85, 2.6, 2.6)):
        for near, far, first, second in ((-0.30, 0, 0, 1), (0, 0.30, 1, 0)):
            corners.append(
                [
                    (top + near * 0.6, high, 14.6),
                    (top + far * 0.6, high, 14.6),
                    (foot + far * 2.2, 0.0, 7.4),
                    (foot + near * 2.2, 0.0, 7.4),
                ]
            )
            lights.append([first, second, second * 0.12, first * 0.12])
    return np.array(corners), np.array(lights)
