"""What would come of the effects outside a combat that only the card game has (R62)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.deck.effects import AddToDeck, RemoveFromDeck, UpgradeCards
from systems.deck import pools
from systems.run.prospects import PROMISES as SHARED
from systems.run.prospects import Place, Promise, instead

if TYPE_CHECKING:
    from components.effects import Effect
    from systems.deck.world import DeckWorld
    from systems.run.prospects import Outlook


def _add(at: Outlook[DeckWorld], effect: AddToDeck, place: Place) -> None:
    if effect.card not in at.world.library.cards and not pools.cards_of_type(at.world, effect.card):
        at.seen.lose(place, instead(at.world, f"No {effect.card}"))


def _remove(at: Outlook[DeckWorld], effect: RemoveFromDeck, place: Place) -> None:
    """What follows from a curse comes only where one can go."""
    world = at.world
    places = pools.curses(world) if effect.which == "curses" else pools.removable(world)
    if not places:
        at.seen.lose(place, pools.nothing_to_remove(world, effect.which))
    cards = world.library.cards
    if any(cards[world.deck.cards[card]].type == "curse" for card in places):
        at.look_aside(effect.if_curse, (*place, 0))
    elif effect.if_curse:
        at.seen.lost.update((*place, 0, number) for number in range(len(effect.if_curse)))
        at.seen.tell(pools.nothing_to_remove(world, "curses"))


def _upgrade(at: Outlook[DeckWorld], effect: UpgradeCards, place: Place) -> None:
    count = min(at.amount(effect), len(pools.upgradable(at.world)))
    at.seen.promise(place, count, "No card of yours can be upgraded.")


PROMISES: dict[type[Effect], Promise] = {
    **SHARED,
    AddToDeck: _add,
    RemoveFromDeck: _remove,
    UpgradeCards: _upgrade,
}
"""What is promised, by verbs."""
