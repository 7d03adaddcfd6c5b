"""A panel with a title, a few words, a list of options, and buttons below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from shadows.content.text.spans import Tip
from shadows.picture.models import OptionLook
from shadows.view.engine import assets, theme
from shadows.view.panels.questions.context import Asked
from shadows.view.panels.questions.frame import paragraph
from shadows.view.panels.questions.rows import RowList
from shadows.view.widgets.button import Button, plaque
from shadows.view.widgets.label import Align, measure
from shadows.view.widgets.pieces import plate, sprite

WIDTH = 0.98
HEAD, FOOT, PAD = 0.064, 0.112, 0.030
MIDDLE = -0.038
HIGHEST = 0.83
LEAST, APART = 0.31, 0.05
"""The least width of a button, and how far two are apart."""


class Choice(NamedTuple):
    """A button: the name of its spot, its words, what it does; its kind, the key that does the same, a second line."""

    name: str
    words: str
    press: Callable[[], None]
    kind: str = "plain"
    key: str = ""
    note: str = ""


class ListPanel(Asked):
    """In the middle of the picture; what is told before stands above the list."""

    keys = (("1-9", "Choose"), ("↑↓", "Look"), ("Enter", "Take"))
    red = False
    """Whether the title stands on the red plate of a fight that was won."""

    def build(self) -> None:
        """Panel, title, words, list, buttons."""
        question, root = self.question, self.context.root
        room = WIDTH - 2 * PAD
        words = "\n".join(filter(None, (question.story, question.prompt)))
        icon = question.id if question.id and assets.has_icon(question.id) else ""
        inner = room - 0.04
        told = measure(words, theme.BODY, "italic", inner - (0.10 if icon else 0.0))[1]
        head = HEAD + max(told, 0.074 if icon else 0.0) + 0.018
        listed = RowList.height(question.options, room)
        tall = min(HIGHEST, head + listed + FOOT)
        top = MIDDLE + tall / 2
        plate(root, "panel", 0, MIDDLE, WIDTH, tall, 0.05)
        plaque(root, question.title or question.prompt, 0, top - 0.006, theme.H2, red=self.red)
        if icon:
            sprite(root, assets.icon(icon), 0.037 - inner / 2, top - HEAD - 0.034, 0.074)
        align: Align = "left" if icon else "centre"
        left = 0.10 - inner / 2 if icon else 0.0
        paragraph(
            root, left, top - HEAD, words, inner - (0.10 if icon else 0.0), theme.BODY, theme.BONE, "italic", align
        )
        self._list = RowList(self, -room / 2, top - head, room, tall - head - FOOT)
        self.spots = self._list.spots
        self._buttons(top - tall + 0.058)

    def act(self, action: str) -> bool:
        """Scroll the list."""
        return self._list.act(action)

    def tips(self, option: OptionLook) -> list[Tip]:
        """What explains an option, but for what its row says itself."""
        return [tip for tip in super().tips(option) if tip.id != option.id]

    def choices(self) -> Sequence[Choice]:
        """The buttons below the list."""
        if not self.question.enough:
            return ()
        return (Choice("leave", self.question.leave or "Go on", lambda: self.context.choose(None), "primary", "E"),)

    def _buttons(self, y: float) -> None:
        choices = self.choices()
        wide = [max(LEAST, _breadth(choice)) for choice in choices]
        room = WIDTH - 2 * PAD - APART * (len(choices) - 1)
        if sum(wide) > room:  # the longest gives way
            longest = wide.index(max(wide))
            wide[longest] += room - sum(wide)
        x = -(sum(wide) + APART * (len(choices) - 1)) / 2
        for choice, width in zip(choices, wide, strict=True):
            name, words, press, kind, key, note = choice
            at = x + width / 2
            button = Button(self.context.root, name, words, at, y, press, width, 0.066, kind, key=key, note=note)
            self.context.add(button.spot)
            x += width + APART


def _breadth(choice: Choice) -> float:
    """How wide a button has to be for its words."""
    words = measure(choice.words, 0.031, "head")[0] + (0.16 if choice.key else 0.08)
    return max(words, measure(choice.note, theme.TINY)[0] + 0.08)
