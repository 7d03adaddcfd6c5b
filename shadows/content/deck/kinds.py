"""The kinds of prefab of the card game: cards, and what it writes into those of every game."""

from dataclasses import replace

from components.deck.prefabs import CardPrefab, DeckHeroPrefab, DeckRewardPrefab, DeckShopPrefab
from components.prefabs import Library
from shadows.content.deck.checks import check_card, rules_of_card
from shadows.content.deck.forms import CardForm, card
from shadows.content.kinds import SHARED
from shadows.content.schema.authoring import Kind
from shadows.content.text.wording import card_text, plain

COST_OF_THE_PLAYABLE = {
    "if": {"properties": {"unplayable": {"const": True}}, "required": ["unplayable"]},
    "else": {"required": ["cost"]},
}


def _summary(library: Library, prefab: CardPrefab) -> str:
    return plain(card_text(library, prefab))


KINDS: dict[str, Kind] = {
    "cards": Kind(
        "card",
        CardForm,
        card,
        check=check_card,
        rules=rules_of_card,
        summary=_summary,
        upgrades=True,
        together=COST_OF_THE_PLAYABLE,
        picture="cards/art/{}.webp",
    ),
    **SHARED,
    "heroes": replace(SHARED["heroes"], form=DeckHeroPrefab),
    "rewards": replace(SHARED["rewards"], form=DeckRewardPrefab),
    "shops": replace(SHARED["shops"], form=DeckShopPrefab),
}
"""All of them by their folders, as `components.deck.prefabs.DeckLibrary` has them."""
