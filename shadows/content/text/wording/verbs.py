"""Every verb in words: by the sentence in its record, or a small function for its type of effect."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Any, cast

import msgspec

from components.deck.effects import AddCard, MoveCards
from components.effect import Says, Verb
from components.effects import (
    ApplyStatus,
    DealDamage,
    Effect,
    Escape,
    LoseHp,
    ModEffect,
    NextTurn,
    RemoveStatus,
    Summon,
)
from components.limits import MOST_ENEMIES
from components.terms import Pile, Target
from shadows.content.text import names
from shadows.content.text.spans import Span
from shadows.content.text.wording.amounts import CARDS, DAMAGE, HP, Noun, Worded, always, lost_or_gained, often, worded
from shadows.content.text.wording.clauses import Clause, conjugated, doing, with_more
from shadows.content.text.wording.phrases import (
    AND,
    NOTHING,
    Phrase,
    article,
    keyword,
    listed,
    number,
    phrase,
    plain,
    signed,
    struck,
)
from shadows.content.text.wording.run_verbs import RUN_VERBS
from shadows.content.text.wording.voices import Place, Voice
from shadows.content.words import GROWING

PILES = {pile: phrase(name if pile == "hand" else keyword(name, f"{pile}_pile")) for pile, name in names.PILES.items()}
"""What a pile is called; a tooltip explains it, but for the hand."""

LASTS = {"": "", "this_turn": "this turn", "next_turn": "until the end of {own} next turn"}


def _towards(voice: Voice, to: Target) -> Phrase:
    noun = voice.parties[to].noun
    return phrase("to", noun) if noun else NOTHING


@cache
def _noun(says: Says) -> Noun:
    if says.many:
        return Noun(phrase(says.noun), phrase(says.many))
    return always(keyword(says.noun) if says.term else Span(says.noun))


def _simply(effect: Any, says: Says, voice: Voice, place: Place) -> Clause:
    """Someone, or the player, gains or loses an amount."""
    party = voice.parties[effect.to] if hasattr(effect, "to") else voice.player
    if says.below_0:
        lost, amount = lost_or_gained(effect.amount, _noun(says), voice, place)
    else:
        lost, amount = (
            False,
            worded(effect.amount, _noun(says), voice, place, grows=type(effect) in GROWING),
        )
    return with_more(Clause(doing(party, says.below_0 if lost else says.verb), amount.body), amount, voice)


def _deal_damage(effect: DealDamage, voice: Voice, place: Place) -> Clause:
    amount = worded(effect.amount, DAMAGE, voice, place, grows=True)
    attacks = voice.announces and voice.parties[effect.to] is voice.player
    head, dealt, whom = doing(voice.actor, "deal"), amount.body, _towards(voice, effect.to)
    if attacks:
        head, whom = phrase(keyword("attack", "attack")), NOTHING
        dealt = amount.body[:1] if amount.plain else phrase("for", amount.body)
    times = NOTHING
    if effect.hits > 1:
        apart = attacks or not amount.plain
        times = phrase(",", often(effect.hits)) if apart else phrase(number(effect.hits), "times")
    return with_more(Clause(head, dealt, phrase(whom, times)), amount, voice, doing(voice.actor, "deal"))


def _lose_hp(effect: LoseHp, voice: Voice, place: Place) -> Clause:
    amount = worded(effect.amount, HP, voice, place)
    party = voice.parties[effect.to]
    kept = (
        phrase(", but", conjugated("keep", party), "at least", number(effect.leave), "HP") if effect.leave else NOTHING
    )
    return with_more(Clause(doing(party, "lose"), amount.body, kept), amount, voice)


def _apply_status(effect: ApplyStatus, voice: Voice, place: Place) -> Clause:
    prefab = voice.library.statuses.get(effect.status)
    party = voice.parties[effect.to]
    noun = always(voice.status(effect.status)[0])
    lasts = phrase(LASTS[effect.lasts].format(own=party.own))
    lost, amount = lost_or_gained(effect.amount, noun, voice, place)
    if lost:
        clause = Clause(doing(party, "lose"), amount.body, lasts)
    elif prefab is not None and prefab.kind == "debuff":
        clause = Clause(doing(voice.actor, "apply"), amount.body, phrase(_towards(voice, effect.to), lasts))
    else:
        clause = Clause(doing(party, "gain"), amount.body, lasts)
    return with_more(clause, amount, voice)


def _remove_status(effect: RemoveStatus, voice: Voice, place: Place) -> Clause:
    noun = voice.parties[effect.to].noun or "the enemy"
    removed = phrase("all", voice.status(effect.status))
    return Clause(doing(voice.actor, "remove"), removed, phrase("from", noun))


def _add_card(effect: AddCard, voice: Voice, place: Place) -> Clause:
    prefab = voice.library.cards.get(effect.card)
    name = prefab.name if prefab else effect.card
    card = keyword(name, effect.card)
    copies = Noun(phrase("copy of", card), phrase("copies of", card))
    one = effect.amount == 1
    cards = Worded(phrase(article(name), card)) if one else worded(effect.amount, copies, voice, place)
    verb, into = ("shuffle", "into") if effect.pile == "draw" else ("add", "to")
    goal = phrase(into, "your", PILES[effect.pile])
    clause = Clause(doing(voice.actor, verb), cards.body, goal, many=copies.many if one else NOTHING)
    return with_more(clause, cards, voice)


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
    return with_more(
        Clause(head, amount.body, phrase("at random" if effect.at_random else "", start, goal)), amount, voice
    )


def _next_turn(effect: NextTurn, voice: Voice, place: Place) -> Clause:
    then = together(clauses_of(effect.effects, voice, place))
    return Clause(NOTHING, then, phrase("next turn"), start=phrase("next turn,", then))


def _summon(effect: Summon, voice: Voice, place: Place) -> Clause:
    prefab = voice.library.enemies.get(effect.enemy)
    name = prefab.name if prefab else effect.enemy
    clause = Clause(doing(voice.actor, "summon"), phrase(article(name), name))
    if not effect.otherwise or (voice.announces and not voice.printed):
        return clause
    instead = together(clauses_of(effect.otherwise, voice, place))
    if not voice.printed:
        return clause._replace(also=phrase("if that is not possible,", instead))
    limit = phrase("(at most", number(effect.limit), ")") if effect.limit < MOST_ENEMIES else NOTHING
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
    return with_more(Clause(phrase(head.strip()), counted.body, tail), counted, voice)


def _by_its_fields(effect: Effect, voice: Voice, place: Place) -> Clause:
    """A verb that has no words of its own: what it is called and what it holds."""
    fields = msgspec.structs.asdict(cast("Verb", effect))
    held = [phrase(f"{name.replace('_', ' ')} {_shown(value)}") for name, value in fields.items()]
    body = (Span("("), *listed(held, ", "), Span(")")) if held else NOTHING
    return Clause(phrase(effect.verb().replace("_", " ")), body)


def _shown(value: Any) -> str:
    return signed(value) if isinstance(value, int) and not isinstance(value, bool) else str(value)


VERBS: dict[type[Effect], Callable[[Any, Voice, Place], Clause]] = {
    DealDamage: _deal_damage,
    LoseHp: _lose_hp,
    ApplyStatus: _apply_status,
    RemoveStatus: _remove_status,
    AddCard: _add_card,
    MoveCards: _move_cards,
    NextTurn: _next_turn,
    Summon: _summon,
    Escape: _escape,
}
"""The verbs that need more than the sentence in their record (`Effect.says`). Steps that the systems make for
themselves are not here: no text tells of them."""


def clause_of(effect: Effect, voice: Voice, place: Place = ()) -> Clause:
    """An effect in words, struck out where nothing would come of it."""
    clause = _clause(effect, voice, place)
    return Clause(*map(struck, clause)) if place in voice.lost else clause


def _clause(effect: Effect, voice: Voice, place: Place) -> Clause:
    if isinstance(effect, ModEffect):
        return _mod_effect(effect, voice, place)
    if effect.says is not None:
        return _simply(effect, effect.says, voice, place)
    if tell := RUN_VERBS.get(type(effect)):
        return tell(effect, voice, place, _told)
    return VERBS.get(type(effect), _by_its_fields)(effect, voice, place)


def _told(effects: Iterable[Effect], voice: Voice, above: Place) -> Phrase:
    return together(clauses_of(effects, voice, above))


def clauses_of(effects: Iterable[Effect], voice: Voice, above: Place = ()) -> list[Clause]:
    """Effects in words, each with its place in the text; several of the same in a row as one, "2 random potions"."""
    clauses: list[Clause] = []
    for clause, same in groupby(clause_of(effect, voice, (*above, at)) for at, effect in enumerate(effects)):
        times = len(list(same))
        if times > 1 and clause.many and not clause.also:
            clauses.append(clause._replace(body=phrase(number(times), clause.many)))
        else:
            clauses += [clause] * times
    return clauses


def together(clauses: Iterable[Clause], last: str = AND) -> Phrase:
    """Clauses as one phrase; if only their middles differ they share the rest: "apply 1 Weak and 1 Bleed to you"."""
    groups: list[list[Clause]] = []
    for clause, same in groupby(clauses):
        times = len(list(same))
        if times > 1:
            clause = clause._replace(tail=phrase(clause.tail, "," if clause.tail else "", often(times)))
        if groups and clause.shares(groups[-1][-1]):
            groups[-1].append(clause)
        else:
            groups.append([clause])
    bodies = [listed([clause.body for clause in group]) for group in groups]
    several = len(groups) > 1
    parts = [group[0]._replace(body=body).inside(apart=several) for group, body in zip(groups, bodies, strict=True)]
    if several and last == AND and any(AND in plain(body) for body in bodies):
        last = f",{AND}"
    return listed(parts, last)


def told(clauses: Sequence[Clause]) -> list[Phrase]:
    """Clauses as one sentence, and what follows from the last as another one."""
    *before, last = clauses
    return [together([*before, last._replace(also=NOTHING)]), *([last.also] if last.also else [])]
