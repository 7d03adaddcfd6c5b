"""What playing a card would do: the same systems as in play, run on a copy of the combat or only as far as the amounts
(R19, R32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from components.amounts import Quantity
from components.effects import DealDamage, NextTurn
from components.flow import Cause, Step
from systems.combat.preview import OWN, Foresight, note_bodies
from systems.core import loop
from systems.core.fork import fork
from systems.deck.play import play_card
from systems.resolve.amounts import holds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from components.amounts import Amount
    from components.effects import Effect
    from components.terms import Target
    from systems.deck.world import DeckWorld


class Shown(Protocol):
    """An effect whose number a card shows live."""

    @property
    def amount(self) -> Amount:
        """How much, as it is written."""

    @property
    def to(self) -> Target:
        """Whom it falls on."""


def foresee(world: DeckWorld, card: int, target: int = 0) -> Foresight:
    """Play a card of the hand on a copy of the combat and note what falls. `target` 0 leaves an aimed card without one:
    only the giver's side counts."""
    seen = Foresight()
    live = world.ruleset.live
    standing: list[int] = []

    def watch(step: Step) -> None:
        falls = step.place and step.cause == card and type(step.effect) in live and step.aimed
        if falls and (not step.target or step.target in standing):
            seen.add(step)
        standing[:] = (copy.player, *copy.seats.living)

    with fork(world) as copy:
        standing[:] = (copy.player, *copy.seats.living)
        play_card(copy, card, target)
        loop.drain(copy, watch)
        note_bodies(copy, world.seats.living, seen)
    for place, effect in shown_effects(world, world.card(card).effects):
        if place not in seen.amounts:
            step = step_of_card(world, card, effect, place, target)
            loop.measure(world, step)
            hits = effect.hits if isinstance(effect, DealDamage) else 1
            seen.amounts[place] = {step.target: [step.amount] * hits}
    return seen


def shown_effects(
    world: DeckWorld, effects: tuple[Effect, ...], above: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[int, ...], Shown]]:
    """The effects with a live number, and their places in the text."""
    for number, effect in enumerate(effects):
        place = (*above, number)
        if isinstance(effect, NextTurn):
            yield from shown_effects(world, effect.effects, place)
        elif type(effect) in world.ruleset.live:
            yield place, cast("Shown", effect)


def conditions_met(world: DeckWorld, card: int, target: int = 0) -> list[tuple[int, ...]]:
    """The places of those live numbers in which a conditional part is counted in (R34)."""
    return [
        place
        for place, effect in shown_effects(world, world.card(card).effects)
        if isinstance(effect.amount, Quantity)
        and effect.amount.when is not None
        and holds(effect.amount.when, step_of_card(world, card, effect, place, target), world)
    ]


def step_of_card(world: DeckWorld, card: int, effect: Shown, place: tuple[int, ...], target: int) -> Step:
    """An effect of a card as it would be carried out at a target, 0 for none."""
    prefab = world.card(card)
    return Step(
        cast("Effect", effect),
        Cause(world.player, card, "card", prefab.type),
        attack=prefab.type == "attack",
        target=world.player if effect.to in OWN else target,
        aimed=True,
        place=place,
    )
