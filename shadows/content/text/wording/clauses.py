"""Clauses: what one effect does, in parts that can be joined."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from components.effect import Effect
from components.terms import Target
from shadows.content.text.spans import Span
from shadows.content.text.wording.amounts import Worded, condition
from shadows.content.text.wording.phrases import NOTHING, Phrase, phrase, third_person
from shadows.content.text.wording.voices import Party, Place, Voice


class Clause(NamedTuple):
    """What one effect does, `head` + `body` + `tail`: "apply" + "2 Weak" + "to ALL enemies".

    `also` is a sentence of its own that follows: "if the enemy has Weak, deal 7 more damage". `start` is how the clause
    reads where it begins a sentence, if otherwise: "next turn, gain 1 Energy". `many` is the body's noun where the
    effect happens several times: "random potions".
    """

    head: Phrase
    body: Phrase
    tail: Phrase = NOTHING
    also: Phrase = NOTHING
    start: Phrase = NOTHING
    many: Phrase = NOTHING

    @property
    def whole(self) -> Phrase:
        """The clause without what follows."""
        return phrase(self.head, self.body, self.tail)

    def inside(self, *, apart: bool = False) -> Phrase:
        """The clause in the middle of a sentence, with what follows; `apart` keeps it from others that follow."""
        tail = self.tail
        if apart and tail and tail[0].text.startswith((", but", ": ")):
            tail = _aside((Span(tail[0].text[2:]), *tail[1:]))
        return phrase(self.head, self.body, tail, _aside(self.also) if self.also else NOTHING)

    def shares(self, other: "Clause") -> bool:
        """Whether only the middle is another one, so that the rest need be said but once."""
        return bool(self.head) and (self.head, self.tail) == (other.head, other.tail) and not (self.also or other.also)

    @property
    def sentences(self) -> list[Phrase]:
        """The clause as a sentence, and what follows as another one."""
        return [self.start or self.whole, *([self.also] if self.also else [])]


def _aside(spans: Phrase) -> Phrase:
    return (Span("("), *spans, Span(")"))


def conjugated(verb: str, party: Party) -> str:
    """The verb as the party's number asks for it: "gain", "gains"."""
    return third_person(verb) if party.third else verb


def doing(party: Party, verb: str) -> Phrase:
    """A party and what it does: "gain" for oneself, "ALL enemies lose"."""
    return phrase(party.subject, conjugated(verb, party))


def with_more(clause: Clause, amount: Worded, voice: Voice, head: Phrase = NOTHING) -> Clause:
    """Add what must hold, or what comes on top if a condition holds, in the words of the clause's or another head."""
    if amount.only is not None:
        return clause._replace(tail=phrase(clause.tail, "if", condition(amount.only, voice)))
    if amount.more is None:
        return clause
    when, more = amount.more
    return clause._replace(also=phrase("if", condition(when, voice), ",", head or clause.head, more))


def towards(voice: Voice, to: Target) -> Phrase:
    """Whom it is done to, where that needs a word: `to ALL enemies`."""
    noun = voice.parties[to].noun
    return phrase("to", noun) if noun else NOTHING


Tell = Callable[[Iterable[Effect], Voice, Place], Phrase]
"""How effects below a place are told as one phrase."""

Sentence = Callable[[Any, Voice, Place, Tell], Clause]
"""How an effect of one verb is told."""
