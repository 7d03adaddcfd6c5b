"""A line that can be typed into."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from panda3d.core import NodePath

from shadows.content.text.spans import Tip
from shadows.view.engine import theme
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import plate

CURSOR = "|"


class Field:
    """Shows a word; a click or Enter begins to write, Enter ends it, Escape brings the old word back.

    `done` is given what was written and returns the word to show; it may raise ValueError with the reason against it,
    which `refused` is told.
    """

    def __init__(
        self,
        parent: NodePath,
        name: str,
        x: float,
        y: float,
        width: float,
        word: str,
        longest: int,
        done: Callable[[str], str],
        refused: Callable[[str], None],
        tips: Callable[[], Sequence[Tip]] = tuple,
        height: float = theme.SMALL_BUTTON,
    ) -> None:
        self._word, self._longest, self._done, self._refused = word, longest, done, refused
        self._draft: str | None = None
        self._room = width - 0.04
        self._skins = [plate(parent, skin, x, y, width, height, 0.014) for skin in ("slot", "slot_hot")]
        self._label = Label(parent, x, y, theme.SMALL, theme.GOLD, "seed")
        self.spot = Spot(name, Box(x, y, width, height), self.begin, self.show, tips)
        self.show(False)

    @property
    def word(self) -> str:
        """What stands in it."""
        return self._word if self._draft is None else self._draft

    @property
    def writing(self) -> bool:
        """Whether keys go into it now."""
        return self._draft is not None

    def say(self, word: str) -> None:
        """Another word; what was being written is given up."""
        self._word, self._draft = word, None
        self.show(False)

    def begin(self) -> None:
        """Write a new word from its first letter."""
        self._draft = ""
        self.show(True)

    def end(self) -> None:
        """Take what was written; nothing written leaves the word as it was."""
        draft, self._draft = self._draft, None
        if draft and draft.strip():
            try:
                self._word = self._done(draft)
            except ValueError as reason:
                self._refused(str(reason))
        self.show(False)

    def write(self, text: str) -> None:
        """Letters as the keyboard made them, or from elsewhere; what there is no room for is left out."""
        if self._draft is not None:
            letters = "".join(letter for letter in text.upper() if letter.isprintable())
            self._draft = (self._draft + letters)[: self._longest]
            self.show(True)

    def typed(self, key: str) -> bool:
        """A key by the engine's name; True if it is none but the field's: letters are written otherwise."""
        if self._draft is None:
            return False
        key = key.removesuffix(" hold")
        if key == "enter":
            self.end()
        elif key == "escape":
            self.say(self._word)
        elif key == "backspace":
            self._draft = self._draft[:-1]
            self.show(True)
        return not key.startswith(("left mouse", "right mouse", "scroll"))

    def show(self, hot: bool) -> None:
        """Draw it as it is."""
        bright = hot or self.writing
        (self._skins[1].show if bright else self._skins[1].hide)()
        words = self._word if self._draft is None else self._draft + CURSOR
        self._label.say(words, theme.WHITE if self.writing else theme.GOLD)
        self._label.fit(self._room)
