"""How the questions of the card game look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from components.deck.effects import RemoveFromDeck, UpgradeCards
from shadows.content.text import wording
from shadows.content.text.names import your_pile
from shadows.content.text.spans import Span, Text
from shadows.picture import run_questions
from shadows.picture.deck import cards
from shadows.picture.models import OptionLook
from shadows.picture.question import Head, QuestionPicture
from shadows.picture.run_questions import one_of, spoils_name
from systems.deck import pools

if TYPE_CHECKING:
    from components.deck.prefabs import CardPrefab
    from components.effect import Effect
    from components.flow import Question
    from components.run import Offer
    from shadows.picture.models import CardLook
    from systems.deck.world import DeckWorld as World


def _cards_head(world: World, question: Question) -> Head:
    pile, _, to = question.prompt.partition(":")
    done = {"exhaust": "exhaust", "discard": "discard"}.get(to, f"move to {your_pile(to)}")
    return Head(f"Choose {_so_many(question)} from {your_pile(pile)} to {done}.", leave="Enough")


def _card_of_a_pile(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    card = cards.still(world, option)
    return OptionLook(card.name, "card", card.id, card.text, card)


def _new_card(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    offer = world.journey.offers[question.offer or 0]
    return _card(world, world.library.cards[offer.cards[option]])


def _remove_head(world: World, question: Question) -> Head:
    return _deck_head(question, "Choose a card to remove from your deck.")


def _upgrade_head(world: World, question: Question) -> Head:
    return _deck_head(question, f"Choose {_so_many(question)} to upgrade.")


def _deck_head(question: Question, prompt: str) -> Head:
    return Head(prompt, "Your deck", leave="Back" if question.back else "")


def _so_many(question: Question) -> str:
    return "a card" if question.most == 1 else f"{question.most} cards"


def _card_to_remove(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    return _card(world, world.library.cards[world.deck.cards[option]])


def _card_to_upgrade(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    """A card of the deck, with the text of what it would become."""
    library = world.library
    prefab = library.cards[world.deck.cards[option]]
    look, text = cards.card_look(library, 0, prefab), wording.card_text(library, library.cards[prefab.upgrade])
    return OptionLook(look.name, "card", look.id, text, look, becomes=_upgraded(world, prefab))


def _card(world: World, prefab: CardPrefab, price: int = 0) -> OptionLook:
    """A card of the deck, or one that can be had."""
    look = cards.card_look(world.library, 0, prefab)
    return OptionLook(look.name, "card", look.id, look.text, look, price=price, becomes=_upgraded(world, prefab))


def _upgraded(world: World, prefab: CardPrefab) -> CardLook | None:
    library = world.library
    return cards.card_look(library, 0, library.cards[prefab.upgrade]) if prefab.upgrade else None


def _card_offer(world: World, offer: Offer, refusal: str) -> OptionLook:
    return replace(_card(world, world.library.cards[offer.id], offer.price), at_once=True, sort="Card")


def _removal(world: World, offer: Offer, refusal: str) -> OptionLook:
    return OptionLook("Card removal", "removal", text=(Span("Remove a card from your deck."),), price=offer.price)


def _how_many(count: int, what: str) -> Text:
    return (Span(str(count), "number"), Span(f" {'card' if count == 1 else 'cards'} can be {what}"))


OFFERS: dict[str, run_questions.OfferPicture] = {
    **run_questions.OFFERS,
    "card": _card_offer,
    "cards": lambda world, offer, refusal: one_of("A card for your deck", "Card", offer),
    "removal": _removal,
}

COMES_TO: dict[type[Effect], run_questions.ComesTo] = {
    **run_questions.COMES_TO,
    UpgradeCards: lambda world, effect: _how_many(len(pools.upgradable(world)), "upgraded"),
    RemoveFromDeck: lambda world, effect: _how_many(len(pools.removable(world)), "removed"),
}

QUESTION_LOOKS: dict[str, QuestionPicture[Any]] = {
    **run_questions.run_questions(OFFERS, COMES_TO),
    "cards": QuestionPicture(_cards_head, _card_of_a_pile, "cards"),
    "reward_card": QuestionPicture(
        lambda world, question: Head("Choose a card for your deck.", spoils_name(world), leave="Back"),
        _new_card,
        "large_cards",
        within=True,
    ),
    "remove": QuestionPicture(_remove_head, _card_to_remove, "cards", within=True),
    "upgrade": QuestionPicture(_upgrade_head, _card_to_upgrade, "cards", within=True, improves=True),
}
"""How each kind of question looks; the rule behind it stands in `systems.deck.order.QUESTIONS`."""
