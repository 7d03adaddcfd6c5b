"""What a decision changes in the card game: cards come, go and become others."""

from components import facts
from components.deck.prefabs import cards_in
from components.facts import Fact
from components.prefabs import Library
from shadows.picture import outcomes
from shadows.picture.deck.cards import card_look
from shadows.picture.outcomes import Change, ChangeLook, Kind


def _card(library: Library, name: str, kind: Kind) -> ChangeLook:
    card = cards_in(library)[name]
    return ChangeLook(kind, card.name, id=card.id, card=card_look(library, 0, card))


def _upgraded(library: Library, fact: facts.CardUpgraded) -> ChangeLook:
    cards = cards_in(library)
    card = cards[fact.prefab]
    look, better = card_look(library, 0, card), card_look(library, 0, cards[card.upgrade])
    return ChangeLook("upgraded", card.name, id=card.id, card=look, becomes=better)


CHANGES: dict[type[Fact], Change] = {
    **outcomes.CHANGES,
    facts.CardGained: lambda library, fact: _card(library, fact.prefab, "gained"),
    facts.CardRemoved: lambda library, fact: _card(library, fact.prefab, "removed"),
    facts.CardUpgraded: _upgraded,
}
"""What is shown of facts, by their kinds."""
