"""Every verb in words: by the sentence in its record, or by the function that its game has for it."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Any, cast

import msgspec

from components.effect import Says, Verb
from components.effects import Effect, ModEffect
from components.prefabs import Prefab
from shadows.content.text.spans import Span
from shadows.content.text.wording import deck_sentences, dice_run_sentences, dice_sentences, sentences
from shadows.content.text.wording.amounts import Noun, always, lost_or_gained, often, worded
from shadows.content.text.wording.clauses import Clause, Sentence, doing, towards, with_more
from shadows.content.text.wording.phrases import (
    AND,
    NOTHING,
    Phrase,
    keyword,
    listed,
    number,
    phrase,
    plain,
    signed,
    struck,
)
from shadows.content.text.wording.voices import Place, Voice
from shadows.content.words import GROWING


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
        lost, grows = False, type(effect) in GROWING
        amount = worded(effect.amount, _noun(says), voice, place, grows=grows)
    return with_more(Clause(doing(party, says.below_0 if lost else says.verb), amount.body), amount, voice)


def _mod_effect(effect: ModEffect, voice: Voice, place: Place) -> Clause:
    """As the mod says it; what is named like a status is one."""
    text = voice.library.words.get(effect.word, effect.word)
    head, amount, rest = text.partition("{amount}")
    whom = towards(voice, effect.to) if effect.to != "self" else NOTHING
    if not amount:
        return Clause(phrase(text), NOTHING, whom)
    rest = rest.strip()
    named = next((one for one in voice.library.statuses.values() if f"{rest} ".startswith(f"{one.name} ")), None)
    noun = voice.status(named.id)[0] if named else Span(rest)
    counted = worded(effect.amount, always(noun), voice, place)
    tail = phrase(rest.removeprefix(named.name).strip() if named else "", whom)
    return with_more(Clause(phrase(head.strip()), counted.body, tail), counted, voice)


def _by_its_fields(effect: Effect) -> Clause:
    """A verb that has no words of its own: what it is called and what it holds."""
    fields = msgspec.structs.asdict(cast("Verb", effect))
    held = [phrase(f"{name.replace('_', ' ')} {_shown(value)}") for name, value in fields.items()]
    body = (Span("("), *listed(held, ", "), Span(")")) if held else NOTHING
    return Clause(phrase(effect.verb().replace("_", " ")), body)


def _shown(value: Any) -> str:
    return signed(value) if isinstance(value, int) and not isinstance(value, bool) else str(value)


SENTENCES: dict[type[Effect], Sentence] = {
    **sentences.SENTENCES,
    **deck_sentences.SENTENCES,
    **dice_sentences.SENTENCES,
    **dice_run_sentences.SENTENCES,
}
"""The verbs that need more than the sentence in their record, those of all games."""


def besides(prefab: Prefab, voice: Voice) -> list[Phrase]:
    """What a prefab of one game does besides what those of all games do, as sentences."""
    tell = dice_sentences.BESIDES.get(type(prefab))
    return [] if tell is None else tell(prefab, voice, _told)


def clause_of(effect: Effect, voice: Voice, place: Place = ()) -> Clause:
    """An effect in words, struck out where nothing would come of it."""
    clause = _clause(effect, voice, place)
    return Clause(*map(struck, clause)) if place in voice.lost else clause


def _clause(effect: Effect, voice: Voice, place: Place) -> Clause:
    if isinstance(effect, ModEffect):
        return _mod_effect(effect, voice, place)
    if effect.says is not None:
        return _simply(effect, effect.says, voice, place)
    tell = SENTENCES.get(type(effect))
    return _by_its_fields(effect) if tell is None else tell(effect, voice, place, _told)


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
