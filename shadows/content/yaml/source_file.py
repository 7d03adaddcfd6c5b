"""A prefab file while it is being worked on: the problems found in it so far and where everything was written."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import msgspec

from components.effect import Verb
from shadows.content.problems import Grade, Place, Problem

MOST_PROBLEMS = 100
"""More than these are not listed of one file."""


class TooManyProblems(Exception):
    """The sheet is full; what follows in the file is not looked at."""


class Names(Protocol):
    """Knows what a word in a file means: the effects and tables of words of the game that it is for, and which id."""

    @property
    def verbs(self) -> Mapping[str, type[Verb]]:
        """The effects of the game, by their word."""

    @property
    def tables(self) -> Mapping[str, Mapping[str, str]]:
        """Its tables of words (`components.limits.OneOf`), each word with its meaning."""

    def full(self, kind: str, word: str) -> str:
        """The id, or the word itself if it means none."""

    def effect(self, word: str) -> str:
        """The full word of an effect that a mod's code adds; empty if there is none."""

    def measure(self, word: str) -> str:
        """Likewise of a quantity."""

    def occasion(self, word: str) -> str:
        """Likewise of an occasion."""

    def added(self, what: str) -> list[str]:
        """The `effects`, `measures` or `occasions` of mods' code that may be written."""


class Reference(NamedTuple):
    """Somewhere a prefab is named by its id. `kind` is a folder of prefabs, `statuses` for example; `words` might stand
    there too."""

    kind: str
    id: str
    place: Place
    words: tuple[str, ...] = ()


@dataclass(slots=True)
class _Written:
    """A shaped struct (held, so that its identity stays its own), its place and those of its fields."""

    shaped: msgspec.Struct
    place: Place
    fields: dict[str, Place]


@dataclass(slots=True)
class Sheet:
    """One file. `file` is how problems name it, `origin` how its prefabs do, the same on every machine; `names` gives
    the ids that its words mean. `references` are checked when all files are known.

    `problems` are in the order in which they were found, each once.
    """

    file: str
    origin: str = ""
    names: Names | None = None
    problems: dict[Problem, None] = field(default_factory=dict)
    references: list[Reference] = field(default_factory=list)
    _written: dict[int, _Written] = field(default_factory=dict)

    @property
    def verbs(self) -> Mapping[str, type[Verb]]:
        """The effects that can be named in it, by their word; none where nothing is known of a game."""
        return self.names.verbs if self.names else {}

    @property
    def tables(self) -> Mapping[str, Mapping[str, str]]:
        """Likewise the tables of words."""
        return self.names.tables if self.names else {}

    def report(self, place: Place, message: str, hint: str = "", grade: Grade = "error") -> None:
        """Note a problem. Raises `TooManyProblems` when there are so many that no one would read on."""
        if self.full:
            raise TooManyProblems
        self.problems[Problem(self.file, *place, message, hint, grade)] = None
        if len(self.problems) == MOST_PROBLEMS:
            more = f"only the first {MOST_PROBLEMS} problems of this file are shown"
            self.problems[Problem(self.file, place.line, place.column, "", more)] = None
            raise TooManyProblems

    @property
    def full(self) -> bool:
        """Whether there were too many problems, so that not all of the file was looked at."""
        return len(self.problems) > MOST_PROBLEMS

    def in_order(self) -> list[Problem]:
        """The problems from the top of the file to its end."""
        return sorted(self.problems, key=lambda problem: (problem.line, problem.column))

    def write(self, shaped: msgspec.Struct, place: Place, fields: dict[str, Place]) -> None:
        """Remember where a struct and its fields, by attribute, were written."""
        self._written[id(shaped)] = _Written(shaped, place, fields)

    def adopt(self, shaped: msgspec.Struct, place: Place) -> None:
        """What was written elsewhere counts as written here, in one place, unless it is of this file."""
        if id(shaped) not in self._written:
            self.write(shaped, place, {})

    def pass_on(self, source: msgspec.Struct, made: msgspec.Struct) -> None:
        """What was made from `source` counts as written in the same place."""
        written = self._written[id(source)]
        self._written[id(made)] = _Written(made, written.place, written.fields)

    def at(self, shaped: msgspec.Struct, attribute: str = "") -> Place:
        """Where a struct was written, or one of its fields; a field that was left out stands where its struct does."""
        written = self._written[id(shaped)]
        return written.fields.get(attribute, written.place)
