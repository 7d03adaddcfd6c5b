"""How the terminal game speaks and listens; what is behind it can be a terminal or a test."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from shadows.content.problems import spelled
from shadows.content.text.spans import Span, Text

Piece: TypeAlias = str | Span | Text

Reader: TypeAlias = Callable[[str, Sequence[str]], str]
"""Asks with a prompt; the words are those that can be completed. May raise EOFError or KeyboardInterrupt."""

LONGEST_NUMBER = 9
"""In digits."""


class Mistake(Exception):  # the player's, not the game's
    """What was written cannot be done; the text says why, in a sentence."""


class Left(Exception):  # it says what the player did
    """The player has left, or there is nothing more to read."""


class Console:
    """`read` returns a line from the player, `write` shows one."""

    def __init__(self, read: Reader, write: Callable[[Text], None]) -> None:
        self._read = read
        self._write = write
        self._saying: list[Text] = []
        self.said: list[Text] = []
        """What was shown between the last two times that something was asked for."""

    def say(self, *pieces: Piece) -> None:
        """Show one line. Whatever would steer the terminal in it is spelled out: this is the one way to the writer."""
        text = tuple(_told(span) for span in line(*pieces))
        self._saying.append(text)
        self._write(text)

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """A line from the player, without the blanks around it; `words` can be completed on a terminal. Raises Left
        when there is none to come."""
        self.said, self._saying = self._saying, []
        try:
            return self._read(spelled(prompt), words).strip()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            raise Left from None

    def agrees(self, question: str) -> bool:
        """Whether the player says yes; anything but `y` or `yes` is no."""
        return self.ask(f"{question} Write y for yes: ").casefold() in ("y", "yes")


def _told(span: Span) -> Span:
    """A piece as it is written: its controls spelled out, and in words that it is struck out."""
    in_vain = " (in vain)" if span.style == "struck" and span.text.strip() else ""
    return replace(span, text=f"{spelled(span.text)}{in_vain}")


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


def one_line(*texts: Text) -> Text:
    """Texts after one another with blanks between them; empty ones are left out."""
    pieces: list[Piece] = [piece for text in texts if text for piece in (Span(" "), text)]
    return line(*pieces[1:])
