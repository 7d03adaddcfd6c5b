"""The slab before the chamber, without its dice: a second scene that is drawn into the chamber's own picture.

Lengths are sides of a die; x right, y up, z away. What is solid is drawn before the chamber and squeezed into the
nearest tenth of the depth, so that what lies behind it costs nothing; what is see-through is drawn after the chamber.
Bloom, vignette and grain of the chamber's passes fall on both alike.
"""

from __future__ import annotations

import logging
import math

import numpy as np
from panda3d.core import (
    Camera,
    DepthOffsetAttrib,
    LVecBase4f,
    NodePath,
    PerspectiveLens,
    Point2,
    Point3,
    PTA_LVecBase4f,
    SamplerState,
)

from shadows.view.engine import assets, theme
from shadows.view.engine.shaders import shader
from shadows.view.engine.tween import Tweens, out, towards
from shadows.view.stage.dice_particles import DICE_KINDS
from shadows.view.stage.forms import MOST, hung, tips
from shadows.view.stage.geometry import geom_node
from shadows.view.stage.matters import Slab
from shadows.view.stage.palettes import Triple
from shadows.view.stage.particles import Particles
from shadows.view.stage.passes import Passes
from shadows.view.stage.stage import DIMS, Stage
from shadows.view.widgets.canvas import measures

EYE, PITCH, TALL = (0.0, 15.3, -10.9), 46.9, 27.0
"""Where the camera stands, how far it looks down, and how high its view is (degrees, at 16:9 or wider)."""

BOX = (-7.4, -3.3, 14.8, 6.2)
"""What the slab's pictures cover: x, z, width and depth."""

CORNERS = ((-7.22, -4.5), (7.22, -4.5), (7.22, 1.75), (6.32, 2.64), (-6.32, 2.64), (-7.22, 1.75))
"""The outline of the slab, x and z. Nearer than the pictures reach, which only high windows show, they are mirrored."""

LIGHTS: tuple[tuple[Triple, float, float], ...] = (
    ((-3.6, 10.5, 3.8), 40.0, 0.0),
    ((-6.15, 1.9, 1.55), 11.0, 1.0),
    ((6.15, 1.9, 1.55), 11.0, 1.0),
    ((0.5, 3.2, 9.0), 22.0, 0.05),
    ((0.0, 2.0, 0.6), 9.0, 0.0),
)
"""The key, the candles at both corners, what shines from behind, and that of a flare: place, radius, flicker."""

RINGS, WIDEST = 4, 7.0
"""So many rings of light run over the slab at once, and so far."""

GLARE = 2.0
"""How bright a flare lights the slab."""

EXPOSURE = 1.12

_log = logging.getLogger(__name__)

WAX = (0.52, 0.44, 0.31, 0.8)
"""Its colour and roughness."""


class Altar:
    """The slab in its colours, its camera, its lights and its candles.

    What is solid hangs below `solid`, what is see-through below `clear`. `tremor` is how much it shakes now, `tint`
    multiplies all light, `exposure` is how long it falls.
    """

    def __init__(self, stage: Stage, palette: Slab) -> None:
        self._stage, self.palette = stage, palette
        self.tremor = 0.0
        self.tint: Triple = (1.0, 1.0, 1.0)
        self.exposure = EXPOSURE
        self.time = stage.time
        self.words = () if stage.quality.pixel_light else ("LOW",)
        """What the shaders of the table are made with at this quality."""
        self._lit, self._shaken = stage.light, False
        self._glare: Triple = (0.0, 0.0, 0.0)
        self._exposed: tuple[float, ...] = ()
        self._next_ring, self._counted = 0, (0, 0)
        self._root = NodePath("table")
        self.solid, self.clear = self._root.attach_new_node("solid"), self._root.attach_new_node("clear")
        self._lens = PerspectiveLens()
        self._rig = self._root.attach_new_node("rig")
        self._cameras = [self._rig.attach_new_node(Camera(name, self._lens)) for name in ("table", "over the table")]
        for part, camera in zip((self.solid, self.clear), self._cameras, strict=True):
            part.set_attrib(DepthOffsetAttrib.make(0, 0.0, 0.1))  # a camera's scene takes nothing from above it
            camera.node().set_scene(part)
        self._places, self._colours = PTA_LVecBase4f.empty_array(len(LIGHTS)), PTA_LVecBase4f.empty_array(len(LIGHTS))
        self._rings, self._ring_colours = PTA_LVecBase4f.empty_array(RINGS), PTA_LVecBase4f.empty_array(RINGS)
        self._burning = [False] * RINGS
        self._inputs()
        self._slab()
        self.particles = Particles(self.clear.attach_new_node("fx"), stage.quality.particles, DICE_KINDS)
        self._candles()
        stage.join(self._connect)

    def remove(self) -> None:
        """Take it away; the stage stays."""
        self._stage.part(self._connect)
        for region in self._regions:
            self._passes.scene.remove_display_region(region)
        self.particles.remove()
        self._root.remove_node()

    def update(self, seconds: float, *, calm: bool) -> None:
        """Per frame: flames that flicker, the eye; `calm`: it never shakes."""
        self.time += seconds
        self._lit = towards(self._lit, self._stage.light, seconds, DIMS)
        time, palette = self.time, self.palette
        bright = (palette.key, palette.candle, palette.candle, palette.far, self._glare)
        for number, ((_, _, part), (red, green, blue)) in enumerate(zip(LIGHTS, bright, strict=True)):
            phase = number * 7.3
            tremble = (
                math.sin(time * 11.3 + phase) * 0.45
                + math.sin(time * 17.9 + phase * 2.1) * 0.3
                + math.sin(time * 5.1 + phase * 0.7) * 0.45
            )
            shine = (1 + 0.13 * part * tremble) * self._lit
            self._colours[number] = LVecBase4f(red * shine, green * shine, blue * shine, 0)
        self._count()
        self.solid.set_shader_input("time", time)
        self.clear.set_shader_input("time", time)
        self.particles.update(time)
        exposed = (*self.tint, self.exposure)
        if exposed != self._exposed:
            self._exposed = exposed
            self.solid.set_shader_input("tintAll", exposed)
            self.clear.set_shader_input("tintAll", exposed)
        if self.tremor or self._shaken:
            self._aim(0.0 if calm else self.tremor)

    def _count(self) -> None:
        """Lights and rings that do not burn cost nothing."""
        rings = max((number + 1 for number, ring in enumerate(self._burning) if ring), default=0)
        counted = len(LIGHTS) if any(self._glare) else len(LIGHTS) - 1, rings
        if counted != self._counted:
            self._counted = counted
            self.solid.set_shader_inputs(nLights=counted[0], nRings=counted[1])
            self.clear.set_shader_input("nLights", counted[0])

    def ring(self, tweens: Tweens, x: float, z: float, colour: Triple, seconds: float) -> None:
        """Let a ring of light run outwards from a place."""
        number, self._next_ring = self._next_ring, (self._next_ring + 1) % RINGS
        self._ring_colours[number] = LVecBase4f(*colour, 0)

        def move(part: float) -> None:
            strength = 0.0 if part >= 1 else 1.5 * (1 - part) ** 1.5
            self._burning[number] = part < 1
            self._rings[number] = LVecBase4f(x, z, 0.4 + WIDEST * out(part), strength)

        tweens.add(seconds, move)

    def glare(self, tweens: Tweens, colour: Triple, seconds: float) -> None:
        """Light it all up, and let that fade."""

        def move(part: float) -> None:
            fall = GLARE * (1 - part) ** 2 if part < 1 else 0.0
            self._glare = (colour[0] * fall, colour[1] * fall, colour[2] * fall)

        tweens.add(seconds, move)

    def seen(self, point: Triple) -> tuple[float, float]:
        """Where on the canvas a point is seen."""
        seen = Point2()
        self._lens.project(self._rig.get_relative_point(self._root, Point3(*point)), seen)
        _, width, top = measures(self._stage.engine.aspect)
        return seen.x * width / 2, seen.y * top

    def _inputs(self) -> None:
        palette = self.palette
        for number, (at, radius, _) in enumerate(LIGHTS):
            self._places[number] = LVecBase4f(*at, radius)
        for part in (self.solid, self.clear):
            part.set_shader_inputs(
                lightPos=self._places,
                lightCol=self._colours,
                skyCol=(*palette.sky, 0),
                groundCol=(*palette.ground, 0),
                noiseTex=assets.texture("places", "textures", "noise.png", repeat=True),
                camPos=EYE,
                tintAll=(*self.tint, self.exposure),
                time=self.time,
                nLights=len(LIGHTS) - 1,
            )

    def _slab(self) -> None:
        palette = self.palette
        colour, relief = (assets.texture("dice", name) for name in pictures(palette.picture))
        for picture in (colour, relief):
            picture.set_wrap_v(SamplerState.WM_mirror)
        for picture in (colour, relief) if self._stage.quality.pixel_light else ():
            picture.set_anisotropic_degree(4)  # the slab is seen at a low angle; too dear for a processor
        points = np.array([(x, 0.0, z) for x, z in (*CORNERS, (0.0, 0.0))])
        fan = np.array([(corner, 6, (corner + 1) % 6) for corner in range(6)])
        node = self.solid.attach_new_node(geom_node("slab", {"vertex": points}, fan))
        node.set_two_sided(True)
        node.set_shader(shader("table", "SLAB", *self.words))
        node.set_shader_inputs(
            slabTex=colour,
            slabRelief=relief,
            slabBox=BOX,
            stoneCol=(*palette.stone, 0),
            inlayCol=(*palette.inlay, 0),
            inlayGlow=(*palette.inlay_light, palette.inlay_glow),
            ring=self._rings,
            ringCol=self._ring_colours,
            nRings=0,
        )

    def _candles(self) -> None:
        """Wax and flames at the far corners."""
        node = hung(self.solid, "candles")
        node.set_shader(shader("table", "FORM", *self.words))
        place, still = PTA_LVecBase4f.empty_array(MOST), PTA_LVecBase4f.empty_array(MOST)
        place[0], still[0] = LVecBase4f(0, 0, 0, 1), LVecBase4f(1, 0, 0, 0)
        light = tuple(part * 0.57 for part in self.palette.candle)
        node.set_shader_inputs(formPlace=place, formTurn=still, formCol=WAX, formGlow=(*light, 0))
        for kind in ("taper", "taper_halo"):
            self.particles.make(kind, tips(), seed=2)
        self.particles.make("slab_dust", [(0, 0.8, 0.3)], seed=2)

    def _connect(self, passes: Passes) -> None:
        """Be drawn into a stage's passes: before the chamber, and what is see-through after it."""
        self._passes, self._regions = passes, [passes.scene.make_display_region() for _ in self._cameras]
        for region, camera, sort in zip(self._regions, self._cameras, (-10, 10), strict=True):
            region.set_sort(sort)
            region.set_camera(camera)
        self.clear.set_shader_input("viewH", float(passes.height))
        aspect = self._stage.engine.aspect
        up = math.tan(math.radians(TALL / 2)) * max(1.0, theme.WIDE / aspect)
        self._lens.set_aspect_ratio(aspect)
        self._lens.set_fov(2 * math.degrees(math.atan(up * aspect)), 2 * math.degrees(math.atan(up)))
        self._lens.set_near_far(4, 60)
        self._aim(0.0)

    def _aim(self, shake: float) -> None:
        self._shaken, time = shake > 0, self.time
        x, y, z = EYE
        x, y = x + 0.05 * shake * math.sin(time * 61), y + 0.05 * shake * math.sin(time * 53)
        pitch = -PITCH + 0.25 * shake * math.sin(time * 47)
        self._rig.set_pos_hpr(x, y, z, 0, pitch, 0.25 * shake * math.sin(time * 39))


def pictures(name: str) -> tuple[str, str]:
    """The files of a slab's colour and relief; those of the usual one where either is missing."""
    files = f"slab_{name}_colour.webp", f"slab_{name}_relief.webp"
    if name == Slab().picture or all(assets.path("dice", file).is_file() for file in files):
        return files
    _log.warning("the slab %s has no pictures, colour and relief: the usual one is shown", name)
    return pictures(Slab().picture)
