"""Good hands on turns that follow one another (D5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.facts import StreakBroken, StreakRose
from systems.dice.scoring import counts, keeps
from systems.resolve.modifiers import asked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from systems.dice.world import DiceWorld


def go_on(world: DiceWorld, words: Sequence[str]) -> None:
    """A hand was scored, which rules name by these words: it counts, leaves the streak as it is, or breaks it."""
    if counts(world, words):
        world.tempo.streak += 1
        world.facts.append(StreakRose(world.tempo.streak))
    elif not keeps(world, words):
        break_streak(world)


def break_streak(world: DiceWorld) -> None:
    """It falls to nothing."""
    if world.tempo.streak:
        world.facts.append(StreakBroken(world.tempo.streak))
        world.tempo.streak = 0


def begin(world: DiceWorld) -> None:
    """A combat begins with none, or with what rules give."""
    world.tempo.streak = asked(world, "streak_start", 0, source=world.player)
