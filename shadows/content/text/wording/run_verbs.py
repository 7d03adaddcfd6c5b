"""The verbs of the run in words."""

from collections.abc import Callable
from typing import Any

from components.amounts import Quantity
from components.deck.effects import AddToDeck, RemoveFromDeck, UpgradeCards
from components.effects import BeginFight, Effect, GainPotion, GainRelic, Gamble, LoseGold
from shadows.content.text.spans import Span
from shadows.content.text.wording.amounts import CARDS, always, worded
from shadows.content.text.wording.clauses import Clause, doing, with_more
from shadows.content.text.wording.phrases import NOTHING, Phrase, keyword, number, phrase, struck
from shadows.content.text.wording.voices import Place, Voice

GOLD = always(Span("Gold"))

Tell = Callable[[list[Effect], Voice, Place], Phrase]
"""How a list of effects below a place is told as one phrase."""


def _lose_gold(effect: LoseGold, voice: Voice, place: Place, tell: Tell) -> Clause:
    if effect.amount == Quantity(of="gold"):
        return Clause(doing(voice.player, "lose"), phrase("all your", GOLD.one))
    amount = worded(effect.amount, GOLD, voice, place)
    return with_more(Clause(doing(voice.player, "lose"), amount.body), amount, voice)


def _gain_relic(effect: GainRelic, voice: Voice, place: Place, tell: Tell) -> Clause:
    relic = voice.library.relics.get(effect.relic)
    if relic is not None:
        return Clause(doing(voice.player, "gain"), phrase(keyword(relic.name, relic.id)))
    kind = f"random {effect.relic.capitalize()} relic"
    return Clause(doing(voice.player, "gain"), phrase("a", kind), many=phrase(f"{kind}s"))


def _gain_potion(effect: GainPotion, voice: Voice, place: Place, tell: Tell) -> Clause:
    potion = voice.library.potions.get(effect.potion)
    if potion is not None:
        return Clause(doing(voice.player, "gain"), phrase(keyword(potion.name, potion.id)))
    return Clause(doing(voice.player, "gain"), phrase("a random potion"), many=phrase("random potions"))


def _add_to_deck(effect: AddToDeck, voice: Voice, place: Place, tell: Tell) -> Clause:
    card = voice.library.cards.get(effect.card)
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
        also = phrase(curse, ",", tell(list(effect.if_curse), voice, (*place, 0)))
    return Clause(doing(voice.player, "remove"), what, phrase("from your deck"), also, many=many)


def _upgrade_cards(effect: UpgradeCards, voice: Voice, place: Place, tell: Tell) -> Clause:
    if effect.amount == 1:
        kind = "random card" if effect.at_random else "card"
        return Clause(doing(voice.player, "upgrade"), phrase("a", kind), many=phrase(f"{kind}s"))
    cards = worded(effect.amount, CARDS, voice, place)
    clause = Clause(doing(voice.player, "upgrade"), phrase(cards.body, "at random" if effect.at_random else ""))
    return with_more(clause, cards, voice)


def _begin_fight(effect: BeginFight, voice: Voice, place: Place, tell: Tell) -> Clause:
    encounter = voice.library.encounters.get(effect.encounter)
    reward, paid = NOTHING, (*place, 0)
    if encounter is not None and encounter.gold is not None:
        reward = phrase("for", number(voice.numbers.get(paid) or encounter.gold, encounter.gold), GOLD.one)
    if paid in voice.lost:
        reward = struck(reward)
    return Clause(doing(voice.player, "fight"), phrase(encounter.name if encounter else effect.encounter), reward)


def _gamble(effect: Gamble, voice: Voice, place: Place, tell: Tell) -> Clause:
    chance, won = (number(effect.chance), Span("% chance to")), tell(list(effect.win), voice, (*place, 0))
    also = phrase("otherwise,", tell(list(effect.lose), voice, (*place, 1))) if effect.lose else NOTHING
    return Clause(phrase(doing(voice.player, "have"), "a", chance), won, also=also, start=phrase(chance, won))


RUN_VERBS: dict[type[Effect], Callable[[Any, Voice, Place, Tell], Clause]] = {
    LoseGold: _lose_gold,
    GainRelic: _gain_relic,
    GainPotion: _gain_potion,
    AddToDeck: _add_to_deck,
    RemoveFromDeck: _remove_from_deck,
    UpgradeCards: _upgrade_cards,
    BeginFight: _begin_fight,
    Gamble: _gamble,
}
"""What happens between combats, and needs more than the sentence in its record."""
