"""The lines that words bring with them: text with marks in braces, filled in where it is said."""

from collections.abc import Callable, Mapping
from string import Formatter

from shadows.content.text.wording.phrases import Phrase, keyword, phrase

Mark = Callable[[str], Phrase]
"""What stands for a mark; it is given what follows the mark's colon: `lose` of `{does:lose}`."""


def filled(line: str, marks: Mapping[str, Mark]) -> Phrase:
    """A line with what its marks stand for. Raises KeyError for a mark that is not known."""
    pieces: list[Phrase] = []
    for text, mark, what, _ in Formatter().parse(line):
        pieces.append(phrase(text.strip()))
        if mark is not None:
            pieces.append(marks[mark](what or ""))
    return phrase(*pieces)


def term(words: str) -> Phrase:
    """A term that a tooltip explains, by its words: `draw pile`."""
    return phrase(keyword(words, words.lower().replace(" ", "_")))
