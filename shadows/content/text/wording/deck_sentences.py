"""The verbs of the card game alone that need more words than stand in their record (`Effect.says`)."""

from components.deck.effects import (
    AddCard,
    AddToDeck,
    MoveCards,
    RemoveFromDeck,
    UpgradeCards,
)
from components.effect import Effect
from components.terms import Pile
from shadows.content.text import names
from shadows.content.text.wording.amounts import CARDS, Noun, Worded, worded
from shadows.content.text.wording.clauses import Clause, Sentence, Tell, conjugated, doing, with_more
from shadows.content.text.wording.phrases import NOTHING, article, keyword, phrase
from shadows.content.text.wording.voices import Place, Voice

PILES = {pile: phrase(name if pile == "hand" else keyword(name, f"{pile}_pile")) for pile, name in names.PILES.items()}
"""What a pile is called; a tooltip explains it, but for the hand."""

MOVES: dict[Pile, tuple[str, str]] = {
    "hand": ("put", "into"),
    "draw": ("shuffle", "into"),
    "discard": ("discard", ""),
    "exhaust": ("exhaust", ""),
}
"""The verb for moving a card to a pile, and the word before the pile where it is named."""


def _add_card(effect: AddCard, voice: Voice, place: Place, tell: Tell) -> Clause:
    prefab = voice.library.shelf("cards").get(effect.card)
    name = prefab.name if prefab else effect.card
    card = keyword(name, effect.card)
    copies = Noun(phrase("copy of", card), phrase("copies of", card))
    one = effect.amount == 1
    cards = Worded(phrase(article(name), card)) if one else worded(effect.amount, copies, voice, place)
    verb, into = ("shuffle", "into") if effect.pile == "draw" else ("add", "to")
    goal = phrase(into, "your", PILES[effect.pile])
    clause = Clause(doing(voice.actor, verb), cards.body, goal, many=copies.many if one else NOTHING)
    return with_more(clause, cards, voice)


def _move_cards(effect: MoveCards, voice: Voice, place: Place, tell: Tell) -> Clause:
    verb, into = MOVES[effect.to]
    head = doing(voice.player, verb)
    if effect.to == "exhaust":
        head = phrase(voice.player.subject, keyword(conjugated(verb, voice.player), "exhaust"))
    goal = phrase(into, "your", PILES[effect.to]) if into else NOTHING
    pile = phrase("your", PILES[effect.pile])
    if effect.everything:
        return Clause(head, phrase("all cards of", pile) if effect.pile != "hand" else pile, goal)
    amount = worded(effect.amount, CARDS, voice, place)
    start = phrase("from", pile) if into or effect.pile != "hand" or effect.to == "exhaust" else NOTHING
    return with_more(
        Clause(head, amount.body, phrase("at random" if effect.at_random else "", start, goal)), amount, voice
    )


def _add_to_deck(effect: AddToDeck, voice: Voice, place: Place, tell: Tell) -> Clause:
    card = voice.library.shelf("cards").get(effect.card)
    if card is not None:
        what = phrase(keyword(card.name, card.id))
        many = phrase("copies of", what)
    else:
        kind = phrase("random", keyword(effect.card.capitalize(), effect.card))
        what, many = phrase("a", kind, "card of your class"), phrase(kind, "cards of your class")
    return Clause(doing(voice.player, "add"), what, phrase("to your deck"), many=many)


def _remove_from_deck(effect: RemoveFromDeck, voice: Voice, place: Place, tell: Tell) -> Clause:
    what, many = {
        "chosen": (phrase("a card"), phrase("cards")),
        "random": (phrase("a random card"), phrase("random cards")),
        "curses": (phrase("all", keyword("Curses", "curse")), NOTHING),
    }[effect.which]
    also = NOTHING
    if effect.if_curse:
        curse = phrase("if it is a", keyword("Curse")) if effect.which != "curses" else phrase("if there was one")
        also = phrase(curse, ",", tell(effect.if_curse, voice, (*place, 0)))
    return Clause(doing(voice.player, "remove"), what, phrase("from your deck"), also, many=many)


def _upgrade_cards(effect: UpgradeCards, voice: Voice, place: Place, tell: Tell) -> Clause:
    if effect.amount == 1:
        kind = "random card" if effect.at_random else "card"
        return Clause(doing(voice.player, "upgrade"), phrase("a", kind), many=phrase(f"{kind}s"))
    cards = worded(effect.amount, CARDS, voice, place)
    clause = Clause(doing(voice.player, "upgrade"), phrase(cards.body, "at random" if effect.at_random else ""))
    return with_more(clause, cards, voice)


SENTENCES: dict[type[Effect], Sentence] = {
    AddCard: _add_card,
    MoveCards: _move_cards,
    AddToDeck: _add_to_deck,
    RemoveFromDeck: _remove_from_deck,
    UpgradeCards: _upgrade_cards,
}
