"""Cards are played from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.commands import Command
from components.deck.commands import PlayCard
from components.deck.effects import SettleCard
from components.facts import CardPlayed
from components.flow import Cause, Step
from systems.combat.commands import refuse_target
from systems.core.rules import CommandRule
from systems.deck.piles import watch_hand
from systems.resolve.answers import answer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.deck.prefabs import CardPrefab
    from components.facts import Fact
    from systems.deck.world import DeckWorld


NO_ONE = (None,)


class PlayingCards(CommandRule["DeckWorld"]):
    """A card is played from the hand for its Energy, at an enemy where it is aimed (R18)."""

    kinds: ClassVar[tuple[type[Command], ...]] = (PlayCard,)
    announces: ClassVar[tuple[type[Fact], ...]] = (CardPlayed,)

    def legal(self, world: DeckWorld) -> Iterable[Command]:
        """From left to right, each at every enemy where it is aimed."""
        energy, living = world.energy.amount, world.seats.living
        for entity in world.piles.hand:
            card = world.card(entity)
            if not card.unplayable and (card.cost is None or card.cost <= energy):
                for target in living if card.aim else NO_ONE:
                    yield PlayCard(entity, target)

    def refusal(self, world: DeckWorld, command: PlayCard) -> str:
        """Why it cannot be played."""
        if command.card not in world.piles.hand:
            return "That card is not in your hand."
        card = world.card(command.card)
        return cannot_play(world, card) or refuse_target(world, card.name, card.aim, command.target)

    def take(self, world: DeckWorld, command: PlayCard) -> None:
        """The card leaves the hand, and its effects go into the queue."""
        play_card(world, command.card, command.target or 0)


def cannot_play(world: DeckWorld, card: CardPrefab) -> str:
    """Why a card in hand cannot be played whatever the target, or an empty text."""
    if card.unplayable:
        return f"{card.name} cannot be played."
    if card.cost is not None and card.cost > world.energy.amount:
        return f"{card.name} costs {card.cost} Energy; you have {world.energy.amount}."
    return ""


def play_card(world: DeckWorld, entity: int, target: int) -> None:
    """Energy is paid, the card leaves the hand, triggers act, then its effects one by one, then it goes to its place
    (R18)."""
    card = world.card(entity)
    energy = world.energy
    paid = energy.amount if card.x_cost else card.cost or 0
    energy.amount -= paid
    world.piles.hand.remove(entity)
    world.piles.in_play.append(entity)
    if card.where == "hand":
        watch_hand(world, entity)
    world.facts.append(CardPlayed(entity, card.id, card.type, target, paid))
    player, steps, effects = world.player, world.steps, card.effects
    steps.append(Step(SettleCard(entity), Cause(player, entity, "card")))
    by = Cause(player, entity, "card", card.type, spent=paid)
    attack = card.type == "attack"
    for place in range(len(effects) - 1, -1, -1):
        steps.append(Step(effects[place], by, attack, target, place=(place,)))
    answer(world)
