"""What ending the turn would do to the player of the card game (R61): nobody sees in which order cards come."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from systems.combat.forecast import Forecast
from systems.combat.forecast import forecast as forecast_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from systems.deck.world import DeckWorld


def forecast(world: DeckWorld) -> Forecast:
    """What ending the turn now would come to, whatever the order of the piles."""
    return forecast_of(world, partial(_orders, world))


def _orders(world: DeckWorld, found: Sequence[Forecast]) -> Iterator[list[int]]:
    """In which orders cards may come that nobody sees. Only those count that act from the hand: first come all the
    others, then each of them by its prefab, at last all by what they have cost. `found` are the forecasts of the orders
    before."""
    piles = world.piles
    alike: dict[str, list[int]] = {"": []}
    for card in sorted((*piles.draw, *piles.discard, *piles.hand)):
        prefab = world.card(card)
        acts = prefab.where == "hand" and (prefab.triggers or prefab.modifiers)
        alike.setdefault(prefab.id if acts else "", []).append(card)
    left: list[tuple[int, list[int]]] = []
    for cards in alike.values():
        before = len(found)
        yield list(dict.fromkeys([*cards, *alike[""]]))  # the others themselves have a place too
        left.append((min((one.hp for one in found[before:]), default=0), cards))
    if len(left) > 2:
        yield [card for _, cards in sorted(left, key=lambda one: one[0]) for card in cards]
