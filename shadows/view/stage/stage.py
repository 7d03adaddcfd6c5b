"""The stage as scenes see it: enter a place, set enemies on it, let things happen there."""

from __future__ import annotations

import math
from typing import Any

from panda3d.core import LVecBase4f, Point2, Point3
from ursina import camera, scene

from shadows.view.stage.chamber import Chamber
from shadows.view.stage.creatures import Creature
from shadows.view.stage.finish import Finish
from shadows.view.stage.palettes import QUALITY
from shadows.view.stage.particles import Particles

EYE = (0.0, 1.66, 0.0)
PITCH = 8.5
WIDTH = 66.0
"""Degrees that the camera sees across at 16:9; wider windows keep the height, narrower ones the width."""

SEATS = {
    1: [(0.0, 5.9)],
    2: [(-1.25, 5.8), (1.25, 5.9)],
    3: [(-1.85, 5.7), (0.05, 6.3), (1.9, 5.8)],
    4: [(-2.35, 5.6), (-0.85, 6.2), (0.8, 6.2), (2.35, 5.7)],
}
"""Where enemies stand (x, z) by how many there are, left to right."""


class Stage:
    """The 3D part of the window."""

    def __init__(self, base: Any, quality: str) -> None:
        self._base = base
        self.quality = QUALITY[quality]
        self._region = base.camNode.get_display_region(0)
        self.time = 3.0
        self.creatures: dict[int, Creature] = {}
        self._falling: list[Creature] = []
        self.chamber: Chamber | None = None
        self.finish: Finish | None = None
        self.act = ""
        self._shake = 0.0
        self._hurt = 0.0
        self._glow = 0.0
        self.calm = False

    def enter(self, act: str) -> None:
        """Go to an act's chamber; nothing happens if it is there already."""
        if act == self.act and self.chamber is not None:
            return
        self._leave()
        self.act = act
        self.chamber = Chamber(self._base, scene, act, self.quality)
        self._frame()
        self.particles = Particles(self.chamber.effects, self.finish.height, self.quality["particles"])
        palette, marks = self.chamber.palette, self.chamber.marks
        for kind in ("fire", "embers", "glow"):
            self.particles.stream(kind, marks["fire"], palette["fire"])
        self.particles.stream("candle", marks["candle"] + (0, 0.045, 0), palette["fire"])
        self.particles.stream("halo", marks["candle"] + (0, 0.03, 0), palette["fire"])
        self.particles.stream("dust", [(0, 1.9, 6)])
        if self.quality["mist"]:
            tint = tuple(math.sqrt(far) * 0.9 / at for far, at in zip(palette["fog_far"], (0.3, 0.4, 0.5), strict=True))
            self.particles.stream("mist", [(0, 0.35, 7.5)], tint)

    def resize(self) -> None:
        """The window has another size."""
        if self.chamber is not None:
            self._frame()

    def _frame(self) -> None:
        if self.finish is not None:
            self.finish.close()
        self.finish = Finish(self._base, self._region, self.chamber.palette["fog"], self.quality)
        aspect = max(0.2, self._base.win.get_x_size() / max(1, self._base.win.get_y_size()))
        half = math.tan(math.radians(WIDTH / 2))
        across, up = (half * aspect * 9 / 16, half * 9 / 16) if aspect >= 16 / 9 else (half, half / aspect)
        lens = camera.perspective_lens
        lens.set_aspect_ratio(aspect)
        lens.set_fov(2 * math.degrees(math.atan(across)), 2 * math.degrees(math.atan(up)))
        lens.set_near_far(0.2, 60)

    def _leave(self) -> None:
        for creature in [*self.creatures.values(), *self._falling]:
            creature.remove()
        self.creatures.clear()
        self._falling.clear()
        if self.chamber is not None:
            self.chamber.close()
            self.chamber = None

    def clear(self) -> None:
        """Take all creatures off."""
        for creature in [*self.creatures.values(), *self._falling]:
            creature.remove()
        self.creatures.clear()
        self._falling.clear()

    def seat(self, foes: list[tuple[int, str]]) -> None:
        """Enemies (entity, model) left to right: newcomers appear, those that are gone fall apart, the others step to
        their places."""
        for entity in [entity for entity in self.creatures if entity not in dict(foes)]:
            self.fall(entity)
        spots = SEATS.get(len(foes), SEATS[4])
        for (entity, model), (x, z) in zip(foes, spots, strict=False):
            found = self.creatures.get(entity)
            if found is not None and found.feet[:1] + found.feet[2:] == (x, z):
                continue
            if found is not None:
                found.remove()
            self.creatures[entity] = Creature(self.chamber, model, (x, 0.0, z))

    def fall(self, entity: int) -> None:
        """An enemy dies."""
        creature = self.creatures.pop(entity, None)
        if creature is None:
            return
        creature.fall(self.time)
        self._falling.append(creature)
        self.particles.burst("ash", creature.feet, self.time)
        self.particles.burst("smoke", (creature.feet[0], 0.4, creature.feet[2]), self.time)
        self.light(creature.chest, (4.0, 1.3, 0.3))

    def light(self, place: tuple[float, float, float], colour: tuple[float, float, float]) -> None:
        """A light that flares up and dies away."""
        x, y, z = place
        self.chamber.action = LVecBase4f(x, y, z - 0.6, 3.4)
        self._flare = colour
        self._glow = 1.0

    def shake(self, strength: float) -> None:
        """Shake the camera."""
        if not self.calm:
            self._shake = max(self._shake, strength)

    def hurt(self, strength: float) -> None:
        """Redden the picture's edges."""
        self._hurt = max(self._hurt, strength)

    def update(self, step: float) -> None:
        """Per frame."""
        if self.chamber is None:
            return
        self.time += step
        now = self.time
        self._glow = max(0.0, self._glow - step * 2.2)
        if self._glow:
            self.chamber.action_colour = LVecBase4f(*[part * self._glow for part in self._flare], 0)
        else:
            self.chamber.action_colour = LVecBase4f(0, 0, 0, 0)
        self._shake = max(0.0, self._shake - step * 2.5)
        sway = 0.0 if self.calm else 1.0
        tremble = self._shake**2
        camera.position = (
            EYE[0] + sway * 0.012 * math.sin(now * 0.6) + tremble * 0.10 * math.sin(now * 61),
            EYE[1] + sway * 0.008 * math.sin(now * 0.9) + tremble * 0.08 * math.sin(now * 73),
            EYE[2],
        )
        camera.rotation = (PITCH + tremble * 1.2 * math.sin(now * 57), sway * 0.25 * math.sin(now * 0.43), 0)
        self.chamber.update(now, self._base.cam.get_pos(scene))
        self.particles.update(now)
        for creature in self.creatures.values():
            creature.update(now, step)
        for creature in list(self._falling):
            if not creature.update(now, step):
                creature.remove()
                self._falling.remove(creature)
        self._hurt = max(0.0, self._hurt - step * 1.6)
        self.finish.hurt(min(0.75, self._hurt))
        self.finish.update(now)

    @property
    def settled(self) -> bool:
        """Whether nothing is falling apart any more."""
        return not self._falling

    def project(self, place: tuple[float, float, float]) -> tuple[float, float]:
        """A point of the chamber on the screen, in window heights from the middle."""
        point = Point2()
        lens = self._base.camLens
        lens.project(self._base.cam.get_relative_point(scene, Point3(*place)), point)
        aspect = self._base.win.get_x_size() / max(1, self._base.win.get_y_size())
        return point.x * 0.5 * aspect, point.y * 0.5
