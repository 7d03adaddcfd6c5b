"""Modifiers raise, lower and cap the amount of a step (R1-R5, R33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeAlias

from components.effects import Effect
from components.facts import RuleActed
from components.flow import Cause, Step, by_rule
from systems.core.occasions import comes_from
from systems.core.system import System
from systems.resolve.amounts import holds, worked_out

if TYPE_CHECKING:
    from collections.abc import Collection

    from components.rules import Channel, Side
    from systems.core.rulebook import Influence
    from systems.core.world import World

Parts: TypeAlias = tuple[int, int, int, "int | None"]
"""What changes an amount: what is added, then the fraction that it is multiplied with (`over`, `under`), then the most
that it may be, if any."""

NONE: list[Influence] = []
UNCHANGED: Parts = (0, 1, 1, None)
NO_EFFECT = Effect()


class ModifyAmount(System["World"]):
    """Strength and Dexterity add, Vulnerable and Weak multiply, one floor at the very end; Intangible caps, before
    Block (R1–R5, R33).

    Reads the modifiers on both bodies, by the channels of the effect; writes `amount`. After the amount is known,
    before anything is committed.
    """

    measuring: ClassVar[bool] = True
    former: ClassVar[tuple[str, ...]] = ("ModifyDamage", "ModifyHpLoss", "ModifyBlock")

    def __init__(self, channels: tuple[Channel, ...]) -> None:
        self._changed = [channel.verb for channel in channels]

    def concerns(self, verb: type[Effect]) -> bool:
        """The effects whose amounts modifiers change."""
        return verb in self._changed

    def process(self, step: Step, world: World) -> bool:
        """Never ends the step."""
        if not step.fixed:
            step.amount = modified(step.amount, influences_on(step, world), step, world)
        return False


def influences_on(step: Step, world: World) -> list[Influence]:
    """The modifiers of a step's amount."""
    known = world.rulebook.in_force().influences
    if not known:
        return NONE
    found = NONE
    for channel, side in world.ruleset.changes[type(step.effect)]:
        if (channel.attack and not step.attack) or (channel.cause and step.by.kind != channel.cause):
            continue
        more = known.get((step.by.source if side == "giver" else step.target, channel.word, side))
        if more is not None:
            found = found + more
    return found


def of_player(world: World, word: str, amount: int, what: Collection[str] = ()) -> int:
    """An amount of the player's that no effect carries, as its modifiers let it be (`energy`, `combat_gold`). `what`
    are the words of the channel that the thing asked about answers to (`Channel.narrows`)."""
    return asked(world, word, amount, source=world.player, what=what)


def asked(
    world: World,
    word: str,
    amount: int,
    *,
    source: int,
    target: int = 0,
    side: Side = "giver",
    what: Collection[str] = (),
) -> int:
    """An amount that no effect carries, as the modifiers let it be of who gives it (`source`), or of the one on whom it
    falls (`target`, 0 for no one) where `side` is `taker`."""
    found = world.rulebook.in_force().influences.get((source if side == "giver" else target, word, side))
    if found is None:
        return max(0, amount)
    return applied(amount, gathered(found, _asking(source, target), world, what))


def asked_parts(
    world: World, word: str, *, source: int, target: int = 0, side: Side = "giver", what: Collection[str] = ()
) -> Parts:
    """What changes such an amount, for whoever has more than one factor to multiply before it is rounded."""
    found = world.rulebook.in_force().influences.get((source if side == "giver" else target, word, side))
    return UNCHANGED if found is None else gathered(found, _asking(source, target), world, what)


def asks_for(world: World, word: str) -> bool:
    """Whether any modifier of the player's changes such an amount."""
    return (world.player, word, "giver") in world.rulebook.in_force().influences


def used(world: World, word: str, *, source: int, target: int = 0, what: Collection[str] = ()) -> None:
    """Such an amount is put to use: count those of its giver's modifiers that are limited."""
    in_force = world.rulebook.in_force()
    found = in_force.influences.get((source, word, "giver")) if in_force.limited else None
    if found is not None:
        use_up(found, _asking(source, target), world, what)


def used_by_player(world: World, word: str, what: Collection[str] = ()) -> None:
    """Such an amount of the player's is put to use."""
    used(world, word, source=world.player, what=what)


def _asking(source: int, target: int = 0) -> Step:
    """The rules ask for an amount between two bodies; no effect carries it."""
    return Step(NO_EFFECT, by_rule(source), target=target)


def modified(amount: int, influences: list[Influence], step: Step, world: World) -> int:
    """Add, multiply, floor once, cap; never below 0. Exact integers."""
    return applied(amount, gathered(influences, step, world)) if influences else max(0, amount)


def applied(amount: int, parts: Parts) -> int:
    """An amount with what changes it: floored once, capped, never below 0."""
    add, over, under, cap = parts
    amount = (amount + add) * over // under
    if amount < 0:
        return 0
    return amount if cap is None or amount < cap else cap


def gathered(influences: list[Influence], step: Step, world: World, what: Collection[str] = ()) -> Parts:
    """The sum of what modifiers add, the product of what they multiply with as an exact fraction, and the lowest
    cap."""
    add = 0
    over = under = 1
    cap: int | None = None
    for influence in influences:
        if influence.narrowed and not _counts(influence, step, world, what):
            continue
        modifier = influence.modifier
        added = modifier.add
        if added:
            if added == "stacks":
                add += influence.source.stack.stacks if influence.source.stack is not None else 0
            else:
                add += added if isinstance(added, int) else worked_out(added, _as_held(influence, step), world)
        times = modifier.times
        if times is not None:
            over *= times.over
            under *= times.under
        if modifier.cap is not None and (cap is None or modifier.cap < cap):
            cap = modifier.cap
    return add, over, under, cap


def _counts(influence: Influence, step: Step, world: World, what: Collection[str]) -> bool:
    """Whether a modifier changes this amount: it names what is asked about, is not used up, and its condition holds."""
    modifier = influence.modifier
    if modifier.origin and not comes_from(step, modifier.origin):
        return False
    if modifier.which and {*modifier.which}.isdisjoint(what):
        return False
    if modifier.per_combat and times_used(influence, world) >= modifier.per_combat:
        return False
    return modifier.condition is None or holds(modifier.condition, _as_held(influence, step), world)


def _as_held(influence: Influence, step: Step) -> Step:
    """A step as the holder of a modifier sees it: the holder is who acts, the other one is the target."""
    by = step.by
    holder, other = (by.source, step.target) if influence.modifier.side == "giver" else (step.target, by.source)
    cause = Cause(holder, influence.source.entity, influence.source.kind, by.card_type, by.trail, by.spent)
    return Step(step.effect, cause, step.attack, other)


class CountUses(System["World"]):
    """A rule that acts so many times a combat is used up when it acts (R33).

    Reads the limited modifiers that took part; writes their uses. After the amounts are final, so that looking ahead
    uses nothing up.
    """

    def __init__(self, channels: tuple[Channel, ...]) -> None:
        self._changed = [channel.verb for channel in channels]

    def concerns(self, verb: type[Effect]) -> bool:
        """The effects whose amounts modifiers change."""
        return verb in self._changed

    def process(self, step: Step, world: World) -> bool:
        """Never ends the step."""
        if world.rulebook.in_force().limited and not step.fixed:
            use_up(influences_on(step, world), step, world)
        return False


def use_up(influences: list[Influence], step: Step, world: World, what: Collection[str] = ()) -> None:
    """Count the limited modifiers that change an amount."""
    for influence in influences:
        if influence.modifier.per_combat and _counts(influence, step, world, what):
            world.uses.counts[influence.key()] = times_used(influence, world) + 1
            world.facts.append(RuleActed(influence.source.entity, influence.source.kind, influence.source.prefab))


def times_used(influence: Influence, world: World) -> int:
    """How often a limited modifier has acted in this combat."""
    return world.uses.counts.get(influence.key(), 0)
