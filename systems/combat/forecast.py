"""What ending the turn would do to the player (R61): the same systems as in play, run on copies of the combat until
the next turn has begun, into every way that chance may go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from esper import component_for_entity

from components.body import Health
from components.commands import EndTurn
from components.facts import DamageDealt, RoundBegan
from systems.core import loop
from systems.core.commands import take
from systems.core.fork import fork
from systems.core.questions import answer_question, refuse
from systems.core.rng import BranchingDice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import TypeAlias

    from components.flow import Step
    from systems.core.world import World

    CauseName: TypeAlias = tuple[str, str, str]
    """The kind of a cause, the id of its prefab and its name."""

WAYS = 64
"""So many ways of chance are gone at most; the base game has seldom more than one."""

ANSWERS = 20
"""So many choices that come up on one way are answered at most."""

ENDLESS = 10**6
"""HP that no enemy phase takes."""


@dataclass(frozen=True, slots=True)
class Change:
    """HP that the player gains, or loses where it is below 0, through one thing that is known by its `prefab`, as a
    card, relic or status, or through all the enemies together. `kind` as in `components.flow.Step`."""

    kind: str
    prefab: str
    name: str
    hp: int


@dataclass(frozen=True, slots=True)
class Forecast:
    """Where the player would stand when the next turn begins, or the combat is over.

    `hp` is the worst that can come, `certain` says that chance has no part in it. `outcome` is as in
    `components.flow.Clock`; `attacks` the attack damage that falls in the enemies' turns, before Block; `changes` are
    in the order in which their causes first act.
    """

    hp: int
    certain: bool
    outcome: str
    attacks: int
    changes: tuple[Change, ...]


def forecast(
    world: World,
    orders: Callable[[Sequence[Forecast]], Iterable[list[int]]] = lambda _: ([],),
    settled: Sequence[str] = (),
) -> Forecast:
    """What ending the turn now would come to. Neither the order of a pile nor a random stream has a say in it.

    `orders` are those in which things may come that nobody sees, told what the orders before have come to. `settled`
    are the streams of what only the next turn is about.
    """
    found: list[Forecast] = []
    for first in orders(found):
        way: list[int] | None = []
        while way is not None and len(found) < WAYS:
            dice = BranchingDice(way, first, settled)
            found.append(_gone(world, dice))
            way = dice.another()
    worst = min(found, key=lambda one: one.hp)
    attacks = worst.attacks if worst.outcome != "lost" else incoming(world, settled)
    certain = len({one.hp for one in found}) == 1 and len(found) < WAYS
    return Forecast(worst.hp, certain, worst.outcome, attacks, worst.changes)


def incoming(world: World, settled: Sequence[str] = ()) -> int:
    """The attack damage that all enemies would deal if the turn ended now, in their order, whatever they grant each
    other on the way, and whether or not the player lives to see all of it."""
    return _gone(world, BranchingDice(settled=settled), ENDLESS).attacks


def _gone(world: World, dice: BranchingDice, hp: int = 0) -> Forecast:
    """One way of chance to its end; `hp` above 0 stands in place of the player's own."""
    with fork(world, dice) as copy:
        copy.journey.map = ""  # a combat by itself: neither spoils nor an end of the run come after it
        health = component_for_entity(copy.player, Health)
        health.hp = last = hp or health.hp
        changes: dict[CauseName, int] = {}

        def watch(step: Step) -> None:
            nonlocal last
            if health.hp != last:
                cause = _cause(copy, step)
                changes[cause] = changes.get(cause, 0) + health.hp - last
                last = health.hp

        take(copy, EndTurn())
        loop.run(copy, watch)
        for _ in range(ANSWERS):
            question = copy.queue.question
            if question is None or copy.clock.outcome != "ongoing":
                break
            answers = [place for place in (*range(len(question.options)), None) if not refuse(copy, place)]
            answer_question(copy, dice.pick("answers", answers))
            loop.run(copy, watch)
        told = tuple(Change(*cause, amount) for cause, amount in changes.items() if amount)
        return Forecast(health.hp, True, copy.clock.outcome, _attacks(copy), told)


def _cause(world: World, step: Step) -> CauseName:
    """What a step's cause is, what its prefab is called and the id of that."""
    prefab = None if step.kind == "enemy" else world.prefab(step.kind, step.cause)
    return (step.kind, prefab.id, prefab.name) if prefab is not None else (step.kind, "", "")


def _attacks(world: World) -> int:
    """The attack damage that fell on the player until the round was over."""
    total = 0
    for fact in world.facts:
        if isinstance(fact, RoundBegan):
            break
        if isinstance(fact, DamageDealt) and fact.attack and fact.target == world.player:
            total += fact.amount
    return total
