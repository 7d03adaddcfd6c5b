"""The verbs of the run in words."""

from collections.abc import Callable
from typing import Any

from components.effects import (
    AddToDeck,
    BeginFight,
    ChangeMaxHp,
    Effect,
    GainGold,
    GainPotion,
    GainRelic,
    Gamble,
    LoseGold,
    RemoveFromDeck,
    UpgradeCards,
)
from shadows.content.wording.amounts import CARDS, always, worded
from shadows.content.wording.clauses import Clause, doing
from shadows.content.wording.phrases import NOTHING, Phrase, keyword, number, phrase
from shadows.content.wording.voices import Place, Voice
from shadows.looks import Span

GOLD = always(Span("Gold"))
MAX_HP = always(Span("max HP"))

Tell = Callable[[list[Effect], Voice], Phrase]
"""How a list of effects is told as one phrase."""


def _gain_gold(effect: GainGold, voice: Voice, place: Place, tell: Tell) -> Clause:
    return Clause(doing(voice.player, "gain"), worded(effect.amount, GOLD, voice, place).body)


def _lose_gold(effect: LoseGold, voice: Voice, place: Place, tell: Tell) -> Clause:
    if not isinstance(effect.amount, int) and effect.amount.of == "gold" and effect.amount.percent == 100:
        return Clause(doing(voice.player, "lose"), phrase("all your", GOLD.one))
    return Clause(doing(voice.player, "lose"), worded(effect.amount, GOLD, voice, place).body)


def _change_max_hp(effect: ChangeMaxHp, voice: Voice, place: Place, tell: Tell) -> Clause:
    if isinstance(effect.amount, int) and effect.amount < 0:
        return Clause(doing(voice.player, "lose"), phrase(number(-effect.amount), MAX_HP.one))
    return Clause(doing(voice.player, "gain"), worded(effect.amount, MAX_HP, voice, place).body)


def _gain_relic(effect: GainRelic, voice: Voice, place: Place, tell: Tell) -> Clause:
    relic = voice.library.relics.get(effect.relic)
    if relic is not None:
        return Clause(doing(voice.player, "gain"), phrase(keyword(relic.name, relic.id)))
    return Clause(doing(voice.player, "gain"), phrase(f"a random {effect.relic.capitalize()} relic"))


def _gain_potion(effect: GainPotion, voice: Voice, place: Place, tell: Tell) -> Clause:
    potion = voice.library.potions.get(effect.potion)
    what = phrase(keyword(potion.name, potion.id)) if potion is not None else phrase("a random potion")
    return Clause(doing(voice.player, "gain"), what)


def _add_to_deck(effect: AddToDeck, voice: Voice, place: Place, tell: Tell) -> Clause:
    card = voice.library.cards.get(effect.card)
    if card is not None:
        what = phrase(keyword(card.name, card.id))
    else:
        what = phrase("a random", keyword(effect.card.capitalize(), effect.card), "card of your class")
    return Clause(doing(voice.player, "add"), what, phrase("to your deck"))


def _remove_from_deck(effect: RemoveFromDeck, voice: Voice, place: Place, tell: Tell) -> Clause:
    what = {
        "chosen": phrase("a card"),
        "random": phrase("a random card"),
        "curses": phrase("all", keyword("Curses", "curse")),
    }
    also = NOTHING
    if effect.if_curse:
        also = phrase("if it is a", keyword("Curse"), ",", tell(list(effect.if_curse), voice))
    return Clause(doing(voice.player, "remove"), what[effect.which], phrase("from your deck"), also)


def _upgrade_cards(effect: UpgradeCards, voice: Voice, place: Place, tell: Tell) -> Clause:
    if effect.amount == 1:
        return Clause(doing(voice.player, "upgrade"), phrase("a random card" if effect.at_random else "a card"))
    cards = worded(effect.amount, CARDS, voice, place).body
    return Clause(doing(voice.player, "upgrade"), phrase(cards, "at random" if effect.at_random else ""))


def _begin_fight(effect: BeginFight, voice: Voice, place: Place, tell: Tell) -> Clause:
    encounter = voice.library.encounters.get(effect.encounter)
    reward = NOTHING if encounter is None or encounter.gold is None else phrase("for", number(encounter.gold), GOLD.one)
    return Clause(doing(voice.player, "fight"), phrase(encounter.name if encounter else effect.encounter), reward)


def _gamble(effect: Gamble, voice: Voice, place: Place, tell: Tell) -> Clause:
    chance = (number(effect.chance), Span("% chance to"))
    also = phrase("otherwise,", tell(list(effect.lose), voice)) if effect.lose else NOTHING
    return Clause(chance, tell(list(effect.win), voice), also=also)


RUN_VERBS: dict[type[Effect], Callable[[Any, Voice, Place, Tell], Clause]] = {
    GainGold: _gain_gold,
    LoseGold: _lose_gold,
    ChangeMaxHp: _change_max_hp,
    GainRelic: _gain_relic,
    GainPotion: _gain_potion,
    AddToDeck: _add_to_deck,
    RemoveFromDeck: _remove_from_deck,
    UpgradeCards: _upgrade_cards,
    BeginFight: _begin_fight,
    Gamble: _gamble,
}
"""What happens between combats."""
