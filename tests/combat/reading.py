"""What happened, read from facts."""

from collections.abc import Iterable
from typing import TypeVar

from components.facts import DamageDealt, Fact, HpLost
from shadows.play.deck.fight import Fight

Kind = TypeVar("Kind", bound=Fact)


def of(facts: Iterable[Fact], kind: type[Kind]) -> list[Kind]:
    """The facts of one kind, oldest first."""
    return [fact for fact in facts if isinstance(fact, kind)]


def names(facts: Iterable[Fact]) -> list[str]:
    """The kinds of the facts, oldest first."""
    return [type(fact).__name__ for fact in facts]


def hits(facts: Iterable[Fact]) -> list[int]:
    """The damage of each hit, before Block."""
    return [fact.amount for fact in of(facts, DamageDealt)]


def losses(facts: Iterable[Fact], body: int) -> list[int]:
    """Each loss of HP of a body."""
    return [fact.amount for fact in of(facts, HpLost) if fact.target == body]


def lost_each_turn(fight: Fight, turns: int) -> list[int]:
    """The HP that the player lost from each end of turn to the next time they were asked."""
    return [sum(losses(fight.end_turn(), fight.player.entity)) for _ in range(turns)]
