"""How the terminal game speaks and listens; what is behind it can be a terminal or a test."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from shadows.content.problems import spelled
from shadows.looks import Span, Text

Piece: TypeAlias = str | Span | Text


LONGEST_NUMBER = 9
"""In digits."""


class Left(Exception):  # it says what the player did
    """The player has left, or there is nothing more to read."""


class Console:
    """`read` asks with a prompt and returns a line, `write` shows one.

    `read` may raise EOFError or KeyboardInterrupt.
    """

    def __init__(self, read: Callable[[str], str], write: Callable[[Text], None]) -> None:
        self._read = read
        self._write = write

    def say(self, *pieces: Piece) -> None:
        """Show one line. Whatever would steer the terminal in it is spelled out: this is the one way to the writer."""
        self._write(tuple(replace(span, text=spelled(span.text)) for span in line(*pieces)))

    def ask(self, prompt: str) -> str:
        """A line from the player, without the blanks around it. Raises Left when there is none to come."""
        try:
            return self._read(spelled(prompt)).strip()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            raise Left from None


def whole(word: str) -> int | None:
    """The whole number that a word is, None if it is none. Far too large ones are all alike."""
    if not word.isdecimal():
        return None
    return int(word) if len(word) < LONGEST_NUMBER else 10**LONGEST_NUMBER


def line(*pieces: Piece) -> Text:
    """Pieces put together as they are."""
    spans: list[Span] = []
    for piece in pieces:
        spans.extend([Span(piece)] if isinstance(piece, str) else [piece] if isinstance(piece, Span) else piece)
    return tuple(spans)
