"""What the report of the dice game has besides what every game has: hands and combos."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, cast

from shadows.lab.report.charts import Bar, bars
from shadows.lab.report.figures import Figures, Mean
from shadows.lab.report.page import called, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from shadows.lab.records import Record
    from shadows.lab.records.dice import DiceRecord


@dataclass(slots=True)
class HandFigures:
    """A hand over all runs: the damage of those that were scored, and of the greatest."""

    damage: Mean = field(default_factory=Mean)
    most: int = 0


@dataclass(slots=True)
class DiceFigures(Figures):
    """All figures of the dice game."""

    hands: defaultdict[str, HandFigures] = field(default_factory=lambda: defaultdict(HandFigures))
    combos: Counter[str] = field(default_factory=Counter)
    scored: int = 0
    rerolls: int = 0
    lost_actions: int = 0
    fought: int = 0
    """Turns of all fights."""
    won_turns: Mean = field(default_factory=Mean)
    """Of a won run."""

    def add(self, record: Record) -> None:
        """Take in a run."""
        Figures.add(self, record)
        record = cast("DiceRecord", record)
        run = record.run
        self.scored += run.hands
        self.rerolls += run.rerolls
        self.lost_actions += run.lost_actions
        self.fought += run.turns
        if run.won:
            self.won_turns.add(run.turns)
        for row in record.hands:
            hand = self.hands[row.hand]
            hand.damage.total += row.damage
            hand.damage.count += row.scored
            hand.most = max(hand.most, row.most)
        for combo in record.combos:
            self.combos[combo.combo] += combo.acted

    def sections(self) -> Iterator[tuple[str, str]]:
        """What only this game has on the page."""
        ordered = sorted(self.hands.items(), key=lambda one: (-one[1].damage.count, one[0]))
        rows = [
            [
                escape(called(name)),
                str(hand.damage.count),
                f"{hand.damage.count / (self.scored or 1):.1%}",
                f"{hand.damage.value:.1f}",
                str(hand.most),
            ]
            for name, hand in ordered
        ]
        turns = self.fought or 1
        note = (
            f'<p class="note">Rerolls in a turn: {self.rerolls / turns:.2f}. Combos in a turn: '
            f"{self.combos.total() / turns:.2f}. Actions that enemies lost in a turn: {self.lost_actions / turns:.2f}. "
            f"Turns of a won run: {self.won_turns.value:.1f}.</p>"
        )
        yield "Hands", table(["Hand", "Scored", "Share", "Mean damage", "Most damage"], rows) + note
        combos = [Bar(called(combo), acted, str(acted)) for combo, acted in self.combos.most_common()]
        yield "Combos", bars("Combos", combos)
