"""What a won combat gives: rows to take one by one, or all that needs no choice at once."""

from __future__ import annotations

from collections.abc import Sequence

from shadows.looks import OptionLook
from shadows.view.questions.list_panel import Choice, ListPanel

KINDS = {"relic": "Relic", "potion": "Potion", "cards": "Card", "relics": "Relic"}
"""What a row says at its right end, by the kind of the option."""

AT_ONCE = ("gold", "relic", "potion")
"""What can be taken without another choice."""


class Spoils(ListPanel):
    """The rewards that are left."""

    red = True

    def value(self, option: OptionLook) -> str:
        """What kind of thing it is."""
        return KINDS.get(option.kind, "")

    def choices(self) -> Sequence[Choice]:
        """Take all, and go on."""
        go_on = super().choices()
        if not self._many:
            return go_on
        return (
            ("all", "Take all", self._take_all, "primary", "E"),
            *((*choice[:3], "plain", "") for choice in go_on),
        )

    def act(self, action: str) -> bool:
        """What ends a turn takes all that can be had at once, before it goes on: nothing is left behind by haste."""
        if action == "end_turn" and self._many:
            self._take_all()
            return True
        return super().act(action)

    @property
    def _many(self) -> bool:
        """Whether there is more than one thing to take at once."""
        return sum(option.kind in AT_ONCE and not option.refusal for option in self.question.options) > 1

    def _take_all(self) -> None:
        """One after the other, until something else is asked."""
        while (question := self.desk.open()) is not None and question.kind == self.question.kind:
            simple = [option for option in question.options if option.kind in AT_ONCE and not option.refusal]
            if not simple:
                break
            self.desk.choose(simple[0].place)
