"""What is wrong with a content file: where, what, and what would be right."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Literal, NamedTuple

import msgspec

Grade = Literal["error", "warning", "hint"]
"""How bad it is: an error keeps its entry out of the game, a warning may be a mistake, a hint is good to know."""

STEERING = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""The controls of C0 and C1 but the line's end, and those of direction."""

_LONGEST_QUOTE = 40
_LONGEST_LIST = 20


class Place(NamedTuple):
    """A spot in a file: line and column from 1, and the path of the field there (`ice_lance.effects[0]`)."""

    line: int
    column: int
    field: str = ""

    @property
    def last(self) -> str:
        """The name of the field at the end of the path: `a.b[2].c` -> `'c'`, `a.b[2]` -> `'b'`."""
        return f"'{self.field.rpartition('.')[2].partition('[')[0]}'"


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong. `hint` says what would be right; only `error` keeps an entry out of the game."""

    file: str
    line: int
    column: int
    field: str
    message: str
    hint: str = ""
    grade: Grade = "error"

    def __str__(self) -> str:
        grade = "" if self.grade == "error" else f"{self.grade}: "
        hint = f" — {self.hint}" if self.hint else ""
        field = f" ({self.field})" if self.field else ""
        line = f"{self.file}:{self.line}:{self.column}: {grade}{self.message}{hint}{field}"
        return visible(" ".join(line.splitlines()))  # a key may be written over several lines


class ContentError(Exception):
    """The content cannot be used. Its text is one line per problem."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)


def shortened(word: str) -> str:
    """A word from a file, cut where it is too long to print, with what cannot be seen in it spelled out."""
    shown = visible(word[:_LONGEST_QUOTE])
    return shown if len(word) <= _LONGEST_QUOTE else f"{shown}…"


def quoted(word: str) -> str:
    """A word from a file in quotes, cut where it is too long to print."""
    return f"'{shortened(word)}'"


def visible(text: str) -> str:
    """A text with all that would not be seen, or would move the terminal's cursor, spelled out: `\\n`, `\\x1b`."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def spelled(text: str) -> str:
    """A text in which whatever steers a terminal, or turns the order of letters, is spelled out: `\\u001b`. Line ends
    stay. All that a player is shown passes here, whoever wrote it."""
    return STEERING.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def nearest(word: str, known: Iterable[str]) -> str:
    """A guess at what was meant, as a hint; empty when nothing comes near."""
    words = list(known)
    same = [one for one in words if one.casefold() == word.casefold()]
    found = same or get_close_matches(word[: 2 * _LONGEST_QUOTE], words, n=1)
    return f"did you mean '{found[0]}'?" if found else ""


def allowed(word: str, known: Sequence[str]) -> str:
    """A guess at what was meant and the words that may stand there, as a hint."""
    guess = nearest(word, known)
    if len(known) > _LONGEST_LIST:
        return guess
    return f"{guess} Allowed: {', '.join(known)}" if guess else f"allowed: {', '.join(known)}"


FEW = 12


def unknown(kind: str, word: object, known: Iterable[str]) -> str:
    """`Unknown hero 'blod_reaper' — did you mean 'blood_reaper'? Known: …`, with the list where it is short."""
    names, written = list(known), str(word)
    guess = nearest(written, names)
    listed = f" Known: {', '.join(names)}." if len(names) <= FEW else ""
    return f"Unknown {kind} {quoted(written)}{f' — {guess}' if guess else '.'}{listed}"
