"""A prefab file while it is being worked on: the problems found in it so far and where everything was written."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import msgspec

from shadows.content.problems import Place, Problem


class Reference(NamedTuple):
    """Somewhere a prefab is named by its id. `kind` is a folder of prefabs, `statuses` for example."""

    kind: str
    id: str
    place: Place


@dataclass(slots=True)
class _Written:
    """A shaped struct (held, so that its identity stays its own), its place and those of its fields."""

    shaped: msgspec.Struct
    place: Place
    fields: dict[str, Place]


@dataclass(slots=True)
class Sheet:
    """One file. `file` is how problems name it; `references` are checked when all files are known."""

    file: str
    problems: list[Problem] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    _written: dict[int, _Written] = field(default_factory=dict)

    def report(self, place: Place, message: str, hint: str = "", grade: Literal["error", "warning"] = "error") -> None:
        """Note a problem; the same one is noted once."""
        problem = Problem(self.file, *place, message, hint, grade)
        if problem not in self.problems:
            self.problems.append(problem)

    def write(self, shaped: msgspec.Struct, place: Place, fields: dict[str, Place]) -> None:
        """Remember where a struct and its fields, by attribute, were written."""
        self._written[id(shaped)] = _Written(shaped, place, fields)

    def pass_on(self, source: msgspec.Struct, made: msgspec.Struct) -> None:
        """What was made from `source` counts as written in the same place."""
        written = self._written[id(source)]
        self._written[id(made)] = _Written(made, written.place, written.fields)

    def at(self, shaped: msgspec.Struct, attribute: str = "") -> Place:
        """Where a struct was written, or one of its fields; a field that was left out stands where its struct does."""
        written = self._written[id(shaped)]
        return written.fields.get(attribute, written.place)
