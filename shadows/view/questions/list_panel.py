"""A panel with a title, a few words, a list of options, and buttons below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shadows.looks import OptionLook, Tip
from shadows.view import assets, theme
from shadows.view.questions.desk import Asked
from shadows.view.questions.parts import paragraph
from shadows.view.questions.rows import RowList
from shadows.view.widgets.button import Button, plaque
from shadows.view.widgets.label import measure
from shadows.view.widgets.pieces import plate, sprite

WIDTH = 0.98
HEAD, FOOT, PAD = 0.064, 0.112, 0.030
MIDDLE = -0.038
HIGHEST = 0.83

Choice = tuple[str, str, Callable[[], None], str, str]
"""A button: the name of its spot, its words, what it does, its kind, its key."""


class ListPanel(Asked):
    """In the middle of the picture; what is told before stands above the list."""

    keys = (("1-9", "Choose"), ("↑↓", "Look"), ("Enter", "Take"))
    red = False
    """Whether the title stands on the red plate of a fight that was won."""

    def build(self) -> None:
        """Panel, title, words, list, buttons."""
        question, root = self.question, self.desk.root
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
        left, align = (0.10 - inner / 2, "left") if icon else (0.0, "centre")
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
        return (("leave", self.question.leave or "Go on", lambda: self.desk.choose(None), "primary", "E"),)

    def _buttons(self, y: float) -> None:
        choices = self.choices()
        for place, (name, words, press, kind, key) in enumerate(choices):
            x = (place - (len(choices) - 1) / 2) * 0.36
            width = max(0.31, min(0.6, measure(words, 0.031, "head")[0] + 0.16))
            button = Button(self.desk.root, name, words, x, y, press, width, 0.066, kind, key=key)
            self.desk.add(button.spot)
