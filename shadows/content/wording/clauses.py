"""Clauses: what one effect does, in parts that can be joined."""

from typing import NamedTuple

from shadows.content.wording.phrases import NOTHING, Phrase, phrase
from shadows.content.wording.voices import Party


class Clause(NamedTuple):
    """What one effect does, `head` + `body` + `tail`: "apply" + "2 Weak" + "to ALL enemies".

    `also` is a sentence of its own that follows: "if the enemy has Weak, deal 7 more damage".
    """

    head: Phrase
    body: Phrase
    tail: Phrase = NOTHING
    also: Phrase = NOTHING

    @property
    def whole(self) -> Phrase:
        """The clause without what follows."""
        return phrase(self.head, self.body, self.tail)


def conjugated(verb: str, party: Party) -> str:
    """The verb as the party's number asks for it: "gain", "gains"."""
    if not party.third:
        return verb
    if verb.endswith("y"):
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("s", "sh", "ch")) else f"{verb}s"


def doing(party: Party, verb: str) -> Phrase:
    """A party and what it does: "gain" for oneself, "ALL enemies lose"."""
    return phrase(party.subject, conjugated(verb, party))
