"""The enemies on the stage: where each stands, and how they come and go."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from shadows.picture.models import FoeLook
from shadows.view.engine import tween
from shadows.view.engine.tween import Tweens
from shadows.view.stage.creature import Build, Creature
from shadows.view.stage.stage import Stage

NEAR = 5.3
"""Where a creature of a man's height stands, in metres from the eye."""

MAN = 1.9
GAPS = {1: 0.0, 2: 1.25, 3: 0.75, 4: 0.35}
TIGHT = 0.15
BREADTH = 4.5
"""The widest row, in metres."""

APPEARING = 0.8
"""Seconds in which an enemy comes to be seen."""

LEVEL, DOWN = 3.2, 8.5
"""How far the camera looks down: before giants, and before men."""


def seats(builds: Sequence[Build]) -> list[tuple[float, float]]:
    """Where creatures stand, left to right, as (x, z); giants further back."""
    widths = [build.width for build in builds]
    gap = GAPS.get(len(widths), TIGHT)
    steps = [(a + b) / 2 + gap for a, b in itertools.pairwise(widths)]
    shrink = min(1.0, BREADTH / max(sum(steps), 0.01))
    xs = [0.0]
    for step in steps:
        xs.append(xs[-1] + step * shrink)
    middle = xs[-1] / 2
    depths = [NEAR + max(0.0, build.height - MAN) * 1.9 for build in builds]
    return [
        (x - middle, z + 0.4 * (place % 2) * (len(widths) > 2))
        for place, (x, z) in enumerate(zip(xs, depths, strict=True))
    ]


def pitch(tallest: float) -> float:
    """How far down to look, in degrees, so that the tallest has room for its head."""
    return DOWN - (DOWN - LEVEL) * min(max((tallest - MAN) / 0.85, 0.0), 1.0)


class Lineup:
    """The living enemies by entity, and those that are just dying."""

    def __init__(self, stage: Stage, tweens: Tweens) -> None:
        self._stage, self._tweens = stage, tweens
        self.creatures: dict[int, Creature] = {}
        self._leaving: list[Creature] = []

    @property
    def tallest(self) -> float:
        """The height of the tallest."""
        return max((creature.build.height for creature in self.creatures.values()), default=MAN)

    def gather(self, foes: Sequence[FoeLook], *, at_once: bool) -> bool:
        """These are there now, left to right. True if anyone's seat changed."""
        for enemy in [enemy for enemy in self.creatures if enemy not in {foe.entity for foe in foes}]:
            self.creatures.pop(enemy).remove()
        came = False
        for foe in foes:
            if foe.entity not in self.creatures:
                self.creatures[foe.entity] = Creature(self._stage, foe.id)
                came = True
            if foe.phase:
                self.creatures[foe.entity].enrage()
        if came:
            self._seat([foe.entity for foe in foes], at_once=at_once)
        return came

    def join(self, foe: FoeLook, row: Sequence[int]) -> Creature:
        """An enemy comes in; `row` is everyone left to right."""
        creature = self.creatures[foe.entity] = Creature(self._stage, foe.id)
        self._seat([enemy for enemy in row if enemy in self.creatures], at_once=False)
        self._come_out(creature)
        return creature

    def appear(self) -> None:
        """Everyone comes out of the dark, one after the other from the left."""
        for place, creature in enumerate(self.creatures.values()):
            self._come_out(creature, APPEARING * (0.3 + 0.25 * place))

    def leave(self, enemy: int, seconds: float, delay: float) -> None:
        """An enemy goes up in embers."""
        creature = self.creatures.pop(enemy, None)
        if creature is None:
            return
        self._leaving.append(creature)

        def gone() -> None:
            if creature in self._leaving:
                self._leaving.remove(creature)
                creature.remove()

        self._tweens.add(seconds, creature.dissolve, tween.linear, delay, gone)

    def drop(self, enemy: int) -> None:
        """An enemy is gone at once."""
        creature = self.creatures.pop(enemy, None)
        if creature is not None:
            creature.remove()

    def update(self, time: float) -> None:
        """Per frame."""
        for creature in self.creatures.values():
            creature.update(time)

    def halt(self, still: bool) -> None:
        """Let everyone stand still in the middle of a motion, or go on."""
        for creature in (*self.creatures.values(), *self._leaving):
            creature.halt(still)

    def remove(self) -> None:
        """Clear the stage."""
        for creature in (*self.creatures.values(), *self._leaving):
            creature.remove()
        self.creatures.clear()
        self._leaving.clear()

    def _come_out(self, creature: Creature, delay: float = 0.0) -> None:
        """Out of the dark."""
        creature.dissolve(0.999)
        self._tweens.add(APPEARING, lambda t: creature.dissolve(0.999 * (1 - t)), delay=delay)

    def _seat(self, row: Sequence[int], *, at_once: bool) -> None:
        creatures = [self.creatures[enemy] for enemy in row]
        places = seats([creature.build for creature in creatures])
        for creature, place in zip(creatures, places, strict=True):
            fresh = creature.seat == Creature.NOWHERE
            if at_once or fresh:
                creature.stand(*place)
            else:
                self._slide(creature, place)

    def _slide(self, creature: Creature, place: tuple[float, float]) -> None:
        start = creature.seat
        self._tweens.add(
            0.5,
            lambda t: creature.stand(start[0] + (place[0] - start[0]) * t, start[1] + (place[1] - start[1]) * t),
            tween.smooth,
        )
