"""What is taken in of a run of the dice game besides what every game has: hands, combos, rerolls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from components import facts
from shadows.lab.recording.recorder import Recorder
from shadows.lab.records.dice import DICE, ComboRow, HandRow

if TYPE_CHECKING:
    from components.facts import Fact
    from shadows import Session
    from shadows.lab.records import Kind
    from shadows.picture.models import Picture


class DiceRecorder(Recorder):
    """Counts the hands that were scored, with their damage, and the combos that acted."""

    kind: ClassVar[Kind] = DICE

    def __init__(self, session: Session) -> None:
        self._hands: dict[str, HandRow] = {}
        self._combos: dict[str, ComboRow] = {}
        self._rerolls = self._lost = 0
        super().__init__(session)

    def _of_run(self, seen: Picture) -> dict[str, Any]:
        return {
            "rerolls": self._rerolls,
            "hands": sum(row.scored for row in self._hands.values()),
            "combos": sum(row.acted for row in self._combos.values()),
            "lost_actions": self._lost,
            "nodes": getattr(seen.journey, "nodes_taken", 0),
        }

    def _of_record(self) -> dict[str, Any]:
        return {
            "hands": tuple(self._hands[hand] for hand in sorted(self._hands)),
            "combos": tuple(self._combos[combo] for combo in sorted(self._combos)),
        }

    def _fact(self, fact: Fact) -> None:
        match fact:
            case facts.HandScored(hand=hand, damage=damage):
                row = self._hands.setdefault(hand, HandRow(hand))
                row.scored += 1
                row.damage += damage
                row.most = max(row.most, damage)
                self._acting["hand"] = hand
            case facts.ComboActed(combo=combo):
                self._combos.setdefault(combo, ComboRow(combo)).acted += 1
                self._acting["combo"] = combo
            case facts.DiceRerolled():
                self._rerolls += 1
            case facts.ActionLost():
                self._lost += 1
            case _:
                pass
