"""How a card looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows.content.text import wording
from shadows.picture.models import CardLook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.deck.prefabs import CardPrefab
    from components.prefabs import Library
    from shadows.content.text.spans import Text
    from systems.deck.world import DeckWorld as World


_printed: dict[int, tuple[Library, CardPrefab, Text]] = {}
"""Texts with their printed numbers, by the identity of the prefab: a picture shows them again and again."""

MOST_PRINTED = 4096


def _printed_text(library: Library, prefab: CardPrefab) -> Text:
    known = _printed.get(id(prefab))
    if known is not None and known[0] is library and known[1] is prefab:
        return known[2]
    if len(_printed) >= MOST_PRINTED:
        _printed.clear()
    text = wording.card_text(library, prefab)
    _printed[id(prefab)] = (library, prefab, text)
    return text


def still(world: World, card: int) -> CardLook:
    """A card outside the hand, with its printed numbers."""
    return card_look(world.library, card, world.card(card))


def card_look(
    library: Library,
    entity: int,
    prefab: CardPrefab,
    numbers: dict[tuple[int, ...], int] | None = None,
    refusal: str = "",
    met: Sequence[tuple[int, ...]] = (),
) -> CardLook:
    """A card as it is shown; `numbers` are those that differ from the printed ones by now, `met` as in
    `wording.card_text`."""
    return CardLook(
        entity=entity,
        id=prefab.id,
        name=prefab.name,
        type=prefab.type,
        rarity=prefab.rarity,
        theme=prefab.hero or "colorless",
        cost="X" if prefab.x_cost else "" if prefab.cost is None else str(prefab.cost),
        aim=prefab.aim,
        upgraded=prefab.upgraded,
        text=wording.card_text(library, prefab, numbers, met) if numbers or met else _printed_text(library, prefab),
        refusal=refusal,
    )
