"""What the document asks and says of which game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from shadows.lab.balance import cards, hands, targets
from shadows.lab.balance.deck import DeckEvidence
from shadows.lab.balance.dice import DiceEvidence
from shadows.lab.report.games import FIGURES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from components.deck.prefabs import DeckLibrary
    from components.prefabs import Library
    from shadows.lab.balance.evidence import Evidence
    from shadows.lab.balance.section import Section
    from shadows.lab.plan import Plan
    from shadows.lab.records import Record


class Asked(NamedTuple):
    """The evidence that is gathered of a game, and the sections that only it has."""

    evidence: type[Evidence]
    sections: Callable[[Sequence[Evidence]], Iterator[Section]]


def _of_deck(bots: Sequence[Evidence]) -> Iterator[Section]:
    yield cards.cards(cast("Sequence[DeckEvidence]", bots), cast("DeckLibrary", bots[0].library))


def _of_dice(bots: Sequence[Evidence]) -> Iterator[Section]:
    known = cast("Sequence[DiceEvidence]", bots)
    yield targets.targets(known)
    yield hands.hands(known)
    yield hands.combos(known)


GAMES = {"deck": Asked(DeckEvidence, _of_deck), "dice": Asked(DiceEvidence, _of_dice)}
"""By the names of the games."""


def gathered(plan: Plan, library: Library, records: Iterable[Record]) -> Evidence:
    """The evidence of these runs."""
    evidence = GAMES[plan.game].evidence(plan, library, FIGURES[plan.game]())
    for record in records:
        evidence.add(record)
    return evidence
