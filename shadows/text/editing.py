"""Line editing on a terminal: arrows, history and completion of names, by prompt_toolkit."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import Completer, Completion
from prompt_toolkit.shortcuts import CompleteStyle

from shadows.text.console import Reader

if TYPE_CHECKING:
    from prompt_toolkit.completion import CompleteEvent
    from prompt_toolkit.document import Document
    from prompt_toolkit.input import Input
    from prompt_toolkit.output import Output

_log = logging.getLogger(__name__)


class NoEditing(Exception):  # it says what the terminal is
    """Lines cannot be edited on this terminal."""


class Names(Completer):
    """Completes whatever a line ends with to the names that begin so, those of several words too."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:  # noqa: ARG002
        """The names, for the longest end of the line that any begins with."""
        line = document.text_before_cursor
        starts = [0, *(place + 1 for place, sign in enumerate(line) if sign == " ")]
        for start in starts:
            begun = line[start:].casefold()
            found = [word for word in self._words if begun and word.casefold().startswith(begun)]
            if found:
                yield from (Completion(word[len(begun) :], display=word) for word in found)
                return


def editor(keys: Input | None = None, screen: Output | None = None) -> Reader:
    """A reader that remembers the lines of this game. Raises NoEditing."""
    try:
        session: PromptSession[str] = PromptSession(
            complete_style=CompleteStyle.READLINE_LIKE, complete_while_typing=False, input=keys, output=screen
        )
    except Exception as error:  # on Windows it depends on the console that is found
        _log.info("lines cannot be edited here: %s", error)
        raise NoEditing from error

    def read(prompt: str, words: Sequence[str]) -> str:
        line: str = session.prompt(prompt, completer=Names(words))
        return line

    return read
