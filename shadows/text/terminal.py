"""A console on the real terminal: in colour and with line editing where that is wanted, and no word broken."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from shadows.content.text.spans import Text
from shadows.content.text.wording import plain
from shadows.saves import settings
from shadows.text.console import Console, Reader

if TYPE_CHECKING:
    from rich.console import Console as RichConsole
    from rich.text import Text as RichText

STYLES = {
    "plain": "",
    "keyword": "bold",
    "number": "",
    "raised": "bold green",
    "lowered": "bold red",
    "struck": "strike",
}

HANGING = 2
"""So far a line of a list goes in where it goes on."""


def terminal() -> Console:
    """Standard input and output.

    On a terminal, lines can be edited and go on at the blanks between words; colour comes only on one that has it, and
    never with NO_COLOR: it says nothing that the words do not say. Elsewhere, and where the player wants plain lines,
    each line is written and read as it is.
    """
    wanted = not settings.load().settings.plain and os.environ.get("TERM") != "dumb"
    if not sys.stdout.isatty():
        return Console(_read, _write)
    page = _Page(coloured=wanted and not os.environ.get("NO_COLOR"))
    return Console(_edited() if wanted and sys.stdin.isatty() else _read, page.write)


def _edited() -> Reader:
    """A reader with line editing; the plain one where the terminal does not bear it."""
    try:
        from shadows.text.editing import NoEditing, editor
    except ImportError:
        return _read
    try:
        return editor()
    except NoEditing:
        return _read


def _read(prompt: str, words: Sequence[str]) -> str:  # noqa: ARG001  # as every reader is called
    return input(prompt)


def _write(text: Text) -> None:
    print(plain(text), flush=True)


class _Page:
    """Lines on a terminal, as wide as it is."""

    def __init__(self, *, coloured: bool) -> None:
        from rich.console import Console as Rich

        self._rich: RichConsole = Rich(highlight=False)
        self._coloured = coloured

    def write(self, text: Text) -> None:
        """Show one line, broken between words where it is too long; what follows in a list stands further in."""
        from rich.text import Text as RichText

        styles = STYLES if self._coloured else {}
        spans = [(span.text, styles.get(span.style, "")) for span in text]
        line = RichText.assemble(*spans)
        width = self._rich.width - 1  # a full line would be followed by an empty one on some terminals
        blanks = len(line.plain) - len(line.plain.lstrip())
        hanging = blanks + HANGING if blanks else 0
        first, *more = self._broken(line, width)
        self._rich.print(first, soft_wrap=True)
        for part in self._broken(RichText(" ").join(more), width - hanging) if more else ():
            self._rich.print(" " * hanging, part, sep="", soft_wrap=True)

    def _broken(self, line: RichText, width: int) -> list[RichText]:
        """A line in parts that are so wide at most; an empty one is a part too."""
        parts = list(line.wrap(self._rich, width)) or [line]
        for part in parts:
            part.rstrip()
        return parts
