"""The kinds of prefab that only the card game has."""

from components.deck.prefabs import CardPrefab
from components.prefabs import Library
from shadows.content.deck.checks import check_card, rules_of_card
from shadows.content.deck.forms import CardForm, card
from shadows.content.schema.authoring import Kind
from shadows.content.text.wording import card_text, plain

COST_OF_THE_PLAYABLE = {
    "if": {"properties": {"unplayable": {"const": True}}, "required": ["unplayable"]},
    "else": {"required": ["cost"]},
}


def _summary(library: Library, prefab: CardPrefab) -> str:
    return plain(card_text(library, prefab))


CARDS = Kind(
    "card",
    CardForm,
    card,
    check=check_card,
    rules=rules_of_card,
    summary=_summary,
    upgrades=True,
    together=COST_OF_THE_PLAYABLE,
    picture="cards/art/{}.webp",
)
"""Cards, each with its upgraded form."""
