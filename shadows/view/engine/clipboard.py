"""The system's clipboard, as far as it has one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class NoClipboard(RuntimeError):
    """There is none that can be reached. Its text is one line for the player."""


def copy(words: str) -> None:
    """Put words there. Raises NoClipboard."""
    with _reached():
        import pyperclip

        pyperclip.copy(words)


def paste() -> str:
    """The words that are there, in one line. Raises NoClipboard."""
    with _reached():
        import pyperclip

        return " ".join(pyperclip.paste().split())


@contextmanager
def _reached() -> Iterator[None]:
    try:
        yield
    except (RuntimeError, OSError) as error:  # the library's own is a RuntimeError
        raise NoClipboard(
            "The clipboard cannot be reached here. On Linux it needs xclip, xsel or wl-clipboard."
        ) from error
