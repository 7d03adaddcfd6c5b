"""The lit scene: a place, its lights and fog, and the passes over it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from panda3d.core import (
    Camera,
    CullFaceAttrib,
    LMatrix4,
    LVecBase4f,
    NodePath,
    PerspectiveLens,
    PTA_LVecBase4f,
    SamplerState,
    Texture,
)

from shadows.view.engine import assets
from shadows.view.engine.engine import Engine
from shadows.view.engine.particle_kinds import STANDING
from shadows.view.engine.shaders import shader
from shadows.view.engine.tween import Tweens, towards
from shadows.view.stage.chamber import LAYERS, Chamber, chamber
from shadows.view.stage.creature import Creature
from shadows.view.stage.light_planes import contact_disc, sheet
from shadows.view.stage.palettes import QUALITIES, Figure, Palette, Quality, Triple, palette
from shadows.view.stage.particles import Particles
from shadows.view.stage.passes import Passes

WIDE_TANGENT = math.tan(math.radians(33))
"""Half the width of the view at 16:9, as a slope."""

ALIGHT = {"fire": ("fire", "embers", "glow"), "candle": ("candle", "halo"), "campfire": ("campfire", "embers", "glow")}
"""A mark of a place -> the kinds of particles that burn there; other marks are kinds themselves."""

ABOVE = {"candle": 0.045, "halo": 0.03}
"""How far above its mark a kind burns, in metres."""

DIMS = 3.0
"""How fast the lights of a place come to another brightness: by so many e-folds a second."""

BIAS = LMatrix4(0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0, 0.5, 0.5, 0.5, 1)


@dataclass(slots=True)
class ActionLight:
    """A light that burns while something strikes."""

    at: Triple = (0.0, 1.0, 5.0)
    colour: Triple = (0.0, 0.0, 0.0)
    radius: float = 3.5

    def burn(self, tweens: Tweens, at: Triple, colour: Triple, seconds: float) -> None:
        """Burn before a place, and fade over so many seconds."""
        self.at = (at[0], at[1], at[2] - 0.7)

        def move(t: float) -> None:
            fall = (1 - t) ** 2 if t < 1 else 0.0
            self.colour = (colour[0] * fall, colour[1] * fall, colour[2] * fall)

        tweens.add(seconds, move)


class Stage:
    """A place as it is drawn, in the colours of the act where it has none of its own.

    Creatures hang below `casters`, particles below `fx`.
    """

    def __init__(self, engine: Engine, place: str, quality: str, act: str = "", *, whole: bool = False) -> None:
        self.engine, self.place, self.act, self.quality_name = engine, place, act, quality
        self.palette: Palette = palette(place, act)
        self._joined: list[Callable[[Passes], None]] = []
        self.quality: Quality = QUALITIES[quality]
        self.time = 3.0
        self.action = ActionLight()
        self.hurt = 0.0
        self.light = 1.0
        """How bright the place's own lights burn; they come to that by and by."""
        self._lit = 1.0
        self._sight: tuple[float, float] | None = None
        """What the lens was last made for: the window's aspect, and the zoom."""
        from ursina import scene

        self.root: NodePath = scene.attach_new_node("stage")
        self.static = self.root.attach_new_node("static")
        self.casters = self.root.attach_new_node("casters")
        self.casters.set_bin("background", 5)  # what is near first: the chamber behind then fails the depth test
        self.fx = self.root.attach_new_node("fx")
        self._places = PTA_LVecBase4f.empty_array(5)
        self._colours = PTA_LVecBase4f.empty_array(5)
        self._shadow_camera: NodePath | None = None
        self._chamber: Chamber = chamber(place, whole=whole)
        self._inputs()
        self.static.attach_new_node(self._chamber.node)
        self.static.set_shader(shader("lit", *self.defines(*(["LAVA"] if any(self.palette.crack) else []))))
        self._passes = self._connect()
        self.particles = Particles(self.fx, self.quality.particles)
        self.fx.set_shader_input("viewH", float(self._passes.height))
        self._dress(self._chamber.marks)
        self._figures = [self._stand(figure) for figure in self.palette.figures]

    def update(self, seconds: float) -> None:
        """Per frame: the clock, flames that flicker, the eye."""
        self.time += seconds
        self._lit = towards(self._lit, self.light, seconds, DIMS)
        palette, time = self.palette, self.time
        for slot, (colour, part) in enumerate(zip(palette.lights, palette.flicker, strict=True)):
            phase = slot * 7.3
            tremble = (
                math.sin(time * 11.3 + phase) * 0.45
                + math.sin(time * 17.9 + phase * 2.1) * 0.3
                + math.sin(time * 5.1 + phase * 0.7) * 0.45
            )
            bright = (1 + 0.13 * part * tremble) * self._lit
            self._colours[slot] = LVecBase4f(colour[0] * bright, colour[1] * bright, colour[2] * bright, 0)
        action = self.action
        self._places[4] = LVecBase4f(*action.at, action.radius)
        self._colours[4] = LVecBase4f(*action.colour, 0)
        lit, eye = 5 if any(action.colour) else 4, self.engine.base.cam.get_pos(self.root)
        self.root.set_shader_inputs(nLights=lit, camPos=eye, time=time)
        self.particles.update(time)
        for figure in self._figures:
            figure.update(time)
        self._passes.update(time, self.hurt)

    def answer(self, results: Sequence[str]) -> None:
        """Whoever stands there answers what came of a decision; `results` are fields of an `Outcome`, first to last."""
        for figure, creature in zip(self.palette.figures, self._figures, strict=True):
            motions = (figure.gestures.get(result, "") for result in (*results, "story"))
            creature.play(next(filter(None, motions), ""))

    def resize(self) -> None:
        """After the window has another size."""
        self._passes.remove()
        if self._shadow_camera is not None:
            self._shadow_camera.remove_node()
            self._shadow_camera = None
        self._passes = self._connect()
        self.fx.set_shader_input("viewH", float(self._passes.height))
        for connect in self._joined:
            connect(self._passes)

    def join(self, connect: Callable[[Passes], None]) -> None:
        """Let another scene be drawn into the same picture: it is given the passes now, and anew after each resize."""
        self._joined.append(connect)
        connect(self._passes)

    def part(self, connect: Callable[[Passes], None]) -> None:
        """Draw a scene that has joined no longer."""
        self._joined.remove(connect)

    def remove(self) -> None:
        """Take the scene and its buffers away."""
        self._passes.remove()
        self.particles.remove()
        for figure in self._figures:
            figure.remove()
        self.root.remove_node()

    def defines(self, *more: str) -> tuple[str, ...]:
        """The words that the lit shader is made with at this quality."""
        words = [*more]
        if self.quality.pixel_light:
            words += ["PIXEL_LIGHT", "NORMAL_MAP"]
        if self.quality.shadow:
            words.append("SHADOW")
        return tuple(words)

    def aim_camera(self, at: Triple, pitch: float, heading: float = 0.0, zoom: float = 1.0, roll: float = 0.0) -> None:
        """Stand the camera somewhere; angles are in degrees. Wider windows than 16:9 keep the height of the view,
        narrower ones the width."""
        from ursina import camera

        aspect = self.engine.aspect
        if self._sight != (aspect, zoom):
            self._sight = aspect, zoom
            lens = self.engine.base.camLens
            across = WIDE_TANGENT / zoom * max(1.0, aspect * 9 / 16)
            lens.set_aspect_ratio(aspect)
            lens.set_fov(2 * math.degrees(math.atan(across)), 2 * math.degrees(math.atan(across / aspect)))
            lens.set_near_far(0.2, 80)
        camera.set_pos_hpr(*at, -heading, -pitch, roll)  # each frame: Ursina's own setters take ten times as long

    def _inputs(self) -> None:
        palette, root = self.palette, self.root
        slots, aim = self._chamber.slots.tolist(), self._chamber.key.tolist()
        for slot, light in enumerate(slots):
            self._places[slot] = LVecBase4f(*light)
        key = tuple(there - here for there, here in zip(aim[:3], slots[3], strict=False))
        length = math.hypot(*key)
        if self.quality.pixel_light:
            root.set_shader_input("surfTex", assets.layers(*(f"{layer}_surf.png" for layer in LAYERS)))
        albedo = assets.layers(*(f"{layer}_albedo.png" for layer in LAYERS))
        smooth = (
            SamplerState.FT_linear_mipmap_linear if self.quality.scale >= 1 else SamplerState.FT_linear_mipmap_nearest
        )
        albedo.set_minfilter(smooth)
        root.set_shader_inputs(
            albedoTex=albedo,
            noiseTex=assets.texture("places", "textures", "noise.png", repeat=True),
            lightPos=self._places,
            lightCol=self._colours,
            nLights=4,
            time=0.0,
            fogA=(*palette.fog, palette.fog_density),
            fogB=(*palette.fog_far, palette.fog_height),
            fogC=(*palette.door, palette.fog_base),
            skyCol=(*palette.sky, 0),
            groundCol=(*palette.ground, 0),
            rimCol=(*palette.rim, palette.exposure),
            bounceWarm=(*palette.bounce_warm, 0),
            bounceCold=(*palette.bounce_cold, 0),
            probe=palette.probe,
            tintCol=(*palette.tint, 0.12),
            crackCol=(*palette.crack, 0),
            gradeLo=(*palette.grade_low, 0),
            gradeHi=(*palette.grade_high, 0),
            keyDir=(*(part / length for part in key), 0),
            keyCone=(*aim[3:], 0, 0),
            camPos=(0, 0, 0),
        )

    def _connect(self) -> Passes:
        passes = Passes(self.engine, self.quality, self.palette.fog, self.palette.vignette)
        if self.quality.shadow:
            self._shadow_map(passes, self.quality.shadow)
        return passes

    def _shadow_map(self, passes: Passes, size: int) -> None:
        """Only creatures go into it: the chamber's own shadows are baked."""
        picture = Texture("shadow")
        picture.set_format(Texture.F_depth_component24)
        picture.set_wrap_u(SamplerState.WM_clamp)
        picture.set_wrap_v(SamplerState.WM_clamp)
        picture.set_minfilter(SamplerState.FT_shadow)
        picture.set_magfilter(SamplerState.FT_shadow)
        buffer = passes.buffer("shadow", (size, size), -30, picture, shadow=True)
        buffer.set_clear_depth_active(True)
        lens = PerspectiveLens()
        lens.set_fov(74)
        lens.set_near_far(1.0, 12)
        camera = self._shadow_camera = self.root.attach_new_node(Camera("shadow", lens))
        camera.node().set_scene(self.casters)
        camera.set_pos(*self._chamber.slots[3, :3].tolist())
        camera.look_at(self.root, *self._chamber.key[:3].tolist())
        state = NodePath("depth")
        state.set_shader(shader("depth"), 100)
        state.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_none), 100)
        camera.node().set_initial_state(state.get_state())
        buffer.make_display_region().set_camera(camera)
        matrix = LMatrix4(self.root.get_mat(camera)) * lens.get_projection_mat() * BIAS
        self.root.set_shader_inputs(shadowTex=picture, shadowMat=matrix, shadowTexel=1 / size)

    def _dress(self, marks: dict[str, np.ndarray]) -> None:
        """Flames, candles, dust, and the sheets of light that stand in the place."""
        palette, make = self.palette, self.particles.make
        for seed, (mark, points) in enumerate(marks.items()):
            for kind in ALIGHT.get(mark, (mark,) if mark in STANDING else ()):
                make(kind, np.add(points, (0, ABOVE.get(kind, 0), 0)), tint=palette.fire, seed=seed + 1)
        for kind in palette.particles:
            make(kind, [(0, 1.9, 6)], seed=3)
        if self.quality.mist:
            red, green, blue = (math.sqrt(part) * 2.2 for part in palette.fog_far)
            make("mist", [(0, 0.35, 7.5)], tint=(red, green, blue), seed=4)
        for made in palette.sheets:
            sheet(made).reparent_to(self.root)

    def _stand(self, figure: Figure) -> Creature:
        """Someone who belongs to the place."""
        creature = Creature(self, figure.model)
        x, y, z = figure.at
        creature.stand(x, z)
        creature.root.set_y(y)
        creature.root.set_h(creature.root.get_h() + figure.turn)
        creature.root.set_scale(figure.size)
        return creature

    def contact(self, radius: float) -> NodePath:
        """A soft dark disc for under a creature's feet."""
        disc = contact_disc(radius)
        disc.reparent_to(self.root)
        return disc
