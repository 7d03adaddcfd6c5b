"""What is best held, and what comes of it on average: the odds of the dice in play, with what enemies do to them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from components.dice.hands import NUMBERS
from systems.core.fork import fork
from systems.dice import scoring
from systems.dice.handling import hold_limit
from systems.dice.hands import Face, Made, made_in_order
from systems.dice.odds import Odds, OddsDie
from systems.dice.rolling import FIXED
from systems.resolve.modifiers import asked, asks_for, used_by_player

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from components.dice.hands import HandPrefab
    from systems.dice.world import DiceWorld

    Worth = Callable[[int], int]

PROBE = 1_000_000
"""A hand with dice of this worth shows what it multiplies with, whatever is rounded down."""
OUT = "deep_freeze"
"""What makes a die no part of hands."""


class Hint(NamedTuple):
    """The dice to hold and those to reroll, as entities; none to reroll where scoring is best. `expected` is what the
    hand deals on average then, and `now` what the best one would deal as the dice lie."""

    holds: tuple[int, ...]
    rolls: tuple[int, ...]
    expected: float
    now: int


def hint(world: DiceWorld, target: int) -> Hint | None:
    """What is best done against an enemy with the rerolls of the turn; None where there is nothing to score.

    Exact as to the dice, and to how often rules roll them. What else a rule makes of a hand is taken as it is now, and
    of elements nothing is counted.
    """
    tray = world.tray
    found = scoring.tallies(world, target) if tray.dice else []
    if not found:
        return None
    back = [die for die in tray.away if world.struck(die) == "burn_die"]
    dice = [*tray.dice, *back]
    odds = Odds(
        [_die(world, die, out=die in back) for die in dice],
        _payoff(world, target, [world.struck(die) for die in dice]),
        hold_limit=hold_limit(world),
        chaos=bool(world.law("chaos")),
        casts=_casts(world, tray.rerolls),
        lowest=bool(asked(world, "casts_low", 0, source=world.player)),
    )
    best = odds.best_hold([world.die(die).value or 1 for die in dice], tray.rerolls)
    holds = tuple(dice[place] for place in best.places)
    rolls = tuple(dice[place] for place in best.rolls)
    return Hint(holds, rolls, best.expected, scoring.best(found).damage)


def _casts(world: DiceWorld, rerolls: int) -> dict[int, int]:
    """How often each die is rolled in the rerolls to come, by those that are left after each: some rules make more of
    the first alone."""
    casts: dict[int, int] = {}
    if asks_for(world, "casts"):
        with fork(world) as copy:
            for left in range(rerolls - 1, -1, -1):
                casts[left] = asked(copy, "casts", 1, source=copy.player)
                used_by_player(copy, "casts")
    return casts


def _die(world: DiceWorld, die: int, *, out: bool) -> OddsDie:
    shown, struck = world.die(die), world.struck(die)
    faces = (1,) if struck == "rig" else world.library.dice[shown.prefab].faces
    return OddsDie(faces, shown.value if struck in FIXED else 0, out, "curse" if struck == "curse" else "")


def _payoff(world: DiceWorld, target: int, struck: Sequence[str]) -> Callable[[tuple[int, ...], int], float]:
    """What the best hand of a final roll deals."""
    worths = {number: scoring.worth_of(world, number) for number in (0, *NUMBERS)}
    hands, read = world.library.table, scoring.reading(world)
    plays = [place for place, how in enumerate(struck) if how != OUT]
    cursed = [how == "curse" for how in struck]
    rates: dict[tuple[str, bool], tuple[int, float]] = {}

    @cache
    def paid(values: tuple[int, ...]) -> float:
        there = [place for place in plays if values[place]]
        faces = [Face(values[place], 0 if cursed[place] else worths[values[place]]) for place in there]
        faces.sort(reverse=True)
        best = 0.0
        for one in made_in_order(tuple(faces), hands, read):
            chips, rate = _rate(world, one, target, rates)
            best = max(best, (chips + one.worth) * rate)
        return best

    return lambda values, _left: paid(values)


def _rate(
    world: DiceWorld, one: Made, target: int, known: dict[tuple[str, bool], tuple[int, float]]
) -> tuple[int, float]:
    """The chips of a hand, and what they and the values of its dice are multiplied by."""
    hand: HandPrefab = one.hand
    key = (hand.id, one.plain)
    if key not in known:
        there = scoring.row(world)
        probe = Made(hand, (), one.plain, PROBE if there.dice else 0)
        tally = scoring.tally(world, probe, there, target)
        known[key] = (tally.chips, tally.struck / (tally.chips + tally.values or 1))
    return known[key]
