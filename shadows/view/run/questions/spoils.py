"""What a won combat gives: rows to take one by one, or all that needs no choice at once."""

from __future__ import annotations

from collections.abc import Sequence

from shadows.picture.models import OptionLook
from shadows.view.panels.questions.list_panel import Choice, ListPanel


class Spoils(ListPanel):
    """The rewards that are left."""

    red = True

    @property
    def gives_up(self) -> bool:
        """Whatever lies there still (R66)."""
        return bool(self.question.options)

    def value(self, option: OptionLook) -> str:
        """What kind of thing it is."""
        return option.sort

    def choices(self) -> Sequence[Choice]:
        """Take what can be taken, and the way on, which names what stays (R66)."""
        ways = super().choices()
        if not ways or not self.question.options:
            return ways
        staying = self._free() or self.question.options
        (go_on,) = ways
        named = [option.staying or option.name for option in staying]
        stays = " and ".join(filter(None, (", ".join(named[:-1]), named[-1])))
        words, note = ("Leave all of it", stays) if len(named) > 2 else (f"Leave {stays}", "")
        leave = Choice(go_on.name, words, go_on.press, note=note)
        following = self._next()
        if following is None:
            return (leave,)
        simple = self._simple()
        words = following.choosing if not simple else "Take all" if len(simple) > 1 else "Take it"
        return (Choice("all", words, self._take, "primary", "E"), leave)

    def act(self, action: str) -> bool:
        """What ends a turn takes all that can be had at once, then opens what has to be chosen: nothing is left behind
        by haste."""
        if action == "end_turn" and self._next() is not None:
            self._take()
            return True
        return super().act(action)

    def _simple(self) -> list[OptionLook]:
        """What can be had at once."""
        picture, question = self.context.scene.picture, self.context.open()
        if picture is None or question is None or question.kind != self.question.kind:
            return []
        full = None not in picture.potions
        return [
            option
            for option in question.options
            if option.at_once and not option.refusal and not (option.kind == "potion" and full)
        ]

    def _next(self) -> OptionLook | None:
        """What is taken or opened next: a potion that needs another one's place comes last."""
        free = sorted(self._free(), key=lambda option: option.kind == "potion")
        return next(iter((*self._simple(), *free)), None)

    def _free(self) -> list[OptionLook]:
        """What can be taken: what cannot is nothing to regret."""
        return [option for option in self.question.options if not option.refusal]

    def _take(self) -> None:
        """All that can be had at once, one after the other; if there is none, what has to be chosen."""
        simple, chosen = self._simple(), self._next()
        if not simple and chosen is not None:
            self.context.choose(chosen.place)
        while simple := self._simple():
            self.context.choose(simple[0].place)
