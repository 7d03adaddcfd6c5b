"""Every verb in words: one small function for each type of effect."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from components.effects import (
    AddCard,
    ApplyStatus,
    DealDamage,
    DrawCards,
    Effect,
    Escape,
    GainBlock,
    GainEnergy,
    Heal,
    LoseHp,
    ModEffect,
    MoveCards,
    NextTurn,
    RemoveStatus,
    Summon,
)
from components.terms import Pile, Target
from shadows.content.wording.amounts import CARDS, DAMAGE, HP, Noun, Worded, always, condition, worded
from shadows.content.wording.clauses import Clause, conjugated, doing
from shadows.content.wording.phrases import NOTHING, Phrase, keyword, listed, number, phrase, signed
from shadows.content.wording.run_verbs import RUN_VERBS
from shadows.content.wording.voices import Place, Voice
from shadows.looks import Span
from systems.combat.summons import MOST

BLOCK = always(keyword("Block"))
ENERGY = always(keyword("Energy"))

PILES: dict[Pile, Phrase] = {
    "hand": phrase("hand"),
    "draw": phrase(keyword("draw pile", "draw_pile")),
    "discard": phrase(keyword("discard pile", "discard_pile")),
    "exhaust": phrase(keyword("exhaust pile", "exhaust_pile")),
}

LASTS = {"": "", "this_turn": "this turn", "next_turn": "until the end of {own} next turn"}


def _with_more(clause: Clause, amount: Worded, voice: Voice) -> Clause:
    """Add what comes on top if a condition holds."""
    if amount.more is None:
        return clause
    when, more = amount.more
    return clause._replace(also=phrase("if", condition(when, voice), ",", clause.head, more))


def _towards(voice: Voice, to: Target) -> Phrase:
    noun = voice.parties[to].noun
    return phrase("to", noun) if noun else NOTHING


def _so_often(times: int) -> Phrase:
    """`twice`, `3 times`."""
    return phrase("twice") if times == 2 else phrase(number(times), "times")


def _deal_damage(effect: DealDamage, voice: Voice, place: Place) -> Clause:
    amount = worded(effect.amount, DAMAGE, voice, place)
    if voice.announces and voice.parties[effect.to] is voice.player:
        times = phrase(",", _so_often(effect.hits)) if effect.hits > 1 else NOTHING
        known = isinstance(effect.amount, int) or place in voice.numbers
        dealt = amount.body[:1] if known else phrase("for", amount.body)
        return Clause(phrase(keyword("attack", "attack")), dealt, times)
    times = phrase(number(effect.hits), "times") if effect.hits > 1 else NOTHING
    clause = Clause(doing(voice.actor, "deal"), amount.body, phrase(_towards(voice, effect.to), times))
    return _with_more(clause, amount, voice)


def _lose_hp(effect: LoseHp, voice: Voice, place: Place) -> Clause:
    amount = worded(effect.amount, HP, voice, place)
    kept = phrase(", but keep at least", number(effect.leave), "HP") if effect.leave else NOTHING
    return _with_more(Clause(doing(voice.parties[effect.to], "lose"), amount.body, kept), amount, voice)


def _heal(effect: Heal, voice: Voice, place: Place) -> Clause:
    amount = worded(effect.amount, HP, voice, place)
    return _with_more(Clause(doing(voice.parties[effect.to], "heal"), amount.body), amount, voice)


def _gain_block(effect: GainBlock, voice: Voice, place: Place) -> Clause:
    amount = worded(effect.amount, BLOCK, voice, place)
    return _with_more(Clause(doing(voice.parties[effect.to], "gain"), amount.body), amount, voice)


def _apply_status(effect: ApplyStatus, voice: Voice, place: Place) -> Clause:
    prefab = voice.library.statuses.get(effect.status)
    party = voice.parties[effect.to]
    noun = always(voice.status(effect.status)[0])
    amount = worded(effect.amount, noun, voice, place)
    lasts = phrase(LASTS[effect.lasts].format(own="your" if party is voice.player else "its"))
    if isinstance(effect.amount, int) and effect.amount < 0:
        clause = Clause(doing(party, "lose"), phrase(number(-effect.amount), noun.one), lasts)
    elif prefab is not None and prefab.kind == "debuff":
        clause = Clause(doing(voice.actor, "apply"), amount.body, phrase(_towards(voice, effect.to), lasts))
    else:
        clause = Clause(doing(party, "gain"), amount.body, lasts)
    return _with_more(clause, amount, voice)


def _remove_status(effect: RemoveStatus, voice: Voice, place: Place) -> Clause:
    noun = voice.parties[effect.to].noun or "the enemy"
    removed = phrase("all", voice.status(effect.status))
    return Clause(doing(voice.actor, "remove"), removed, phrase("from", noun))


def _gain_energy(effect: GainEnergy, voice: Voice, place: Place) -> Clause:
    amount = worded(effect.amount, ENERGY, voice, place)
    return _with_more(Clause(doing(voice.player, "gain"), amount.body), amount, voice)


def _draw_cards(effect: DrawCards, voice: Voice, place: Place) -> Clause:
    amount = worded(effect.amount, CARDS, voice, place)
    return _with_more(Clause(doing(voice.player, "draw"), amount.body), amount, voice)


def _add_card(effect: AddCard, voice: Voice, place: Place) -> Clause:
    prefab = voice.library.cards.get(effect.card)
    name = prefab.name if prefab else effect.card
    card = keyword(name, effect.card)
    if effect.amount == 1:
        cards = Worded(phrase("an" if name[:1].lower() in "aeiou" else "a", card))
    else:
        cards = worded(effect.amount, Noun(Span("copy"), Span("copies")), voice, place)
        cards = cards._replace(body=phrase(cards.body, "of", card))
    verb, into = ("shuffle", "into") if effect.pile == "draw" else ("add", "to")
    clause = Clause(doing(voice.actor, verb), cards.body, phrase(into, "your", PILES[effect.pile]))
    return _with_more(clause, cards, voice)


MOVES: dict[Pile, tuple[str, str]] = {
    "hand": ("put", "into"),
    "draw": ("shuffle", "into"),
    "discard": ("discard", ""),
    "exhaust": ("exhaust", ""),
}
"""The verb for moving a card to a pile, and the word before the pile where it is named."""


def _move_cards(effect: MoveCards, voice: Voice, place: Place) -> Clause:
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
    return _with_more(
        Clause(head, amount.body, phrase("at random" if effect.at_random else "", start, goal)), amount, voice
    )


def _next_turn(effect: NextTurn, voice: Voice, place: Place) -> Clause:
    clauses = list(clauses_of(effect.effects, voice, place))
    return Clause(NOTHING, phrase("next turn,", together(clauses)), also=clauses[-1].also)


def _summon(effect: Summon, voice: Voice, place: Place) -> Clause:
    prefab = voice.library.enemies.get(effect.enemy)
    name = prefab.name if prefab else effect.enemy
    clause = Clause(doing(voice.actor, "summon"), phrase("an" if name[:1].lower() in "aeiou" else "a", name))
    if not effect.otherwise or (voice.announces and not voice.printed):
        return clause
    instead = together(clauses_of(effect.otherwise, voice, place))
    if not voice.printed:
        return clause._replace(also=phrase("if that is not possible,", instead))
    limit = phrase("(at most", number(effect.limit), ")") if effect.limit < MOST else NOTHING
    return clause._replace(tail=phrase(limit, ", otherwise", instead))


def _escape(effect: Escape, voice: Voice, place: Place) -> Clause:
    terms = phrase("from a non-boss combat, with no rewards") if voice.actor is voice.player else NOTHING
    return Clause(doing(voice.actor, "escape"), terms)


def _mod_effect(effect: ModEffect, voice: Voice, place: Place) -> Clause:
    """As the mod says it; what is named like a status is one."""
    text = voice.library.words.get(effect.word, effect.word)
    head, amount, rest = text.partition("{amount}")
    towards = _towards(voice, effect.to) if effect.to != "self" else NOTHING
    if not amount:
        return Clause(phrase(text), NOTHING, towards)
    rest = rest.strip()
    named = next((one for one in voice.library.statuses.values() if f"{rest} ".startswith(f"{one.name} ")), None)
    noun = voice.status(named.id)[0] if named else Span(rest)
    counted = worded(effect.amount, always(noun), voice, place)
    tail = phrase(rest.removeprefix(named.name).strip() if named else "", towards)
    return _with_more(Clause(phrase(head.strip()), counted.body, tail), counted, voice)


def _by_its_fields(effect: Effect, voice: Voice, place: Place) -> Clause:
    """A verb that has no words of its own: what it is called and what it holds."""
    fields = msgspec.structs.asdict(effect)
    held = [phrase(f"{name.replace('_', ' ')} {_shown(value)}") for name, value in fields.items()]
    body = (Span("("), *listed(held, ", "), Span(")")) if held else NOTHING
    return Clause(phrase(effect.verb().replace("_", " ")), body)


def _shown(value: Any) -> str:
    return signed(value) if isinstance(value, int) and not isinstance(value, bool) else str(value)


VERBS: dict[type[Effect], Callable[[Any, Voice, Place], Clause]] = {
    DealDamage: _deal_damage,
    LoseHp: _lose_hp,
    Heal: _heal,
    GainBlock: _gain_block,
    ApplyStatus: _apply_status,
    RemoveStatus: _remove_status,
    GainEnergy: _gain_energy,
    DrawCards: _draw_cards,
    AddCard: _add_card,
    MoveCards: _move_cards,
    NextTurn: _next_turn,
    Summon: _summon,
    Escape: _escape,
}
"""Steps that the systems make for themselves are not here: no text tells of them."""


def clause_of(effect: Effect, voice: Voice, place: Place = ()) -> Clause:
    """An effect in words."""
    if isinstance(effect, ModEffect):
        return _mod_effect(effect, voice, place)
    if tell := RUN_VERBS.get(type(effect)):
        return tell(effect, voice, place, _told)
    return VERBS.get(type(effect), _by_its_fields)(effect, voice, place)


def _told(effects: Iterable[Effect], voice: Voice) -> Phrase:
    return together(clauses_of(effects, voice))


def clauses_of(effects: Iterable[Effect], voice: Voice, above: Place = ()) -> Iterable[Clause]:
    """Effects in words, each with its place in the text."""
    return (clause_of(effect, voice, (*above, number)) for number, effect in enumerate(effects))


def together(clauses: Iterable[Clause], last: str = " and ") -> Phrase:
    """Clauses as one phrase; if only their middles differ they share the rest: "apply 1 Weak and 1 Bleed to you"."""
    joined: list[Clause] = []
    for clause in clauses:
        before = joined[-1] if joined else None
        if before and clause.head and (before.head, before.tail) == (clause.head, clause.tail):
            joined[-1] = before._replace(body=listed([before.body, clause.body]))
        else:
            joined.append(clause)
    return listed([clause.whole for clause in joined], last)
