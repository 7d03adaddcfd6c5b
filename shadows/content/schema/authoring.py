"""What the authors of a game's content can write: its kinds of prefab, its verbs, its words."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from components.effect import Verb
from components.prefabs import Library, Prefab
from components.rules import Trigger
from shadows.content.schema.forms import Removals
from shadows.content.words import Vocabulary
from shadows.content.yaml.source_file import Sheet

Tables = Mapping[str, Mapping[str, str]]
"""The tables of words by what a field calls them (`components.limits.OneOf`), each word with its meaning."""

Side = Literal["player", "enemies"]


class Rule(NamedTuple):
    """A trigger in force for someone on a side. `kind` and `card_type` say where its effects come from."""

    prefab: Prefab
    trigger: Trigger
    side: Side
    kind: str
    card_type: str = ""


Build: TypeAlias = "Callable[[Any, Sheet], Iterable[Prefab]]"
Check: TypeAlias = "Callable[[Sheet, Any, Definitions], None]"
CheckTogether: TypeAlias = "Callable[[Sheet, Any, Library], None]"
Rules: TypeAlias = "Callable[[Any], Iterable[Rule]]"
Summary: TypeAlias = "Callable[[Library, Any], str]"


def as_written(form: Prefab, _sheet: Sheet) -> Iterable[Prefab]:
    """A prefab that is written just as the rules read it."""
    yield form


def _anything(_sheet: Sheet, _prefab: Prefab, _definitions: "Definitions") -> None:
    """Nothing can be wrong with it."""


def _with_anything(_sheet: Sheet, _prefab: Prefab, _library: Library) -> None:
    """It goes with everything."""


def _no_rules(_prefab: Prefab) -> Iterable[Rule]:
    return ()


def _no_summary(_library: Library, _prefab: Prefab) -> str:
    return ""


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """A kind of prefab. Its name is that of its folder, and of its field in the library.

    - `singular` is what one is called, `form` what is written, and `build` makes prefabs of that.
    - `check` reports what makes no sense in a prefab as a whole, `check_together` what makes none with the others;
      `rules` are the triggers that it brings, for each side that may have it.
    - `summary` is what the game writes about one, in a line.
    - `upgrades` says that one may have an upgraded form, which is called as it is with a `+` at the end.
    - `together` is, as JSON Schema, what of an entry's fields depends on others.
    - `picture` is where the picture of one lies in the folder `assets`, with `{}` for its id.
    """

    singular: str
    form: type[Prefab]
    build: Build = as_written
    check: Check = _anything
    check_together: CheckTogether = _with_anything
    rules: Rules = _no_rules
    summary: Summary = _no_summary
    upgrades: bool = False
    together: Mapping[str, Any] = field(default_factory=dict)
    picture: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Definitions:
    """All that an author of a game's content can write, for whoever reads, checks, documents it or helps to write it.

    - `kinds` are its kinds of prefab by the name of their folder, in the order in which they are listed; `library` is
      the class that holds them, and `folders` are where its own prefabs lie.
    - `removed` is what a mod can take away of it.
    - `words` are its verbs, what quantities count, triggers answer and modifiers change, and its kinds of node.
    """

    kinds: Mapping[str, Kind]
    library: type[Library]
    folders: tuple[Path, ...]
    words: Vocabulary
    removed: type[Removals] = Removals
    tables: Tables = field(init=False)

    def __post_init__(self) -> None:
        """Gather the words that a field may ask for by the name of a table."""
        tables = {
            "measures": {word: one.meaning for word, one in self.words.measures.items()},
            "occasions": {word: one.meaning for word, one in self.words.occasions.items()},
            "channels": {word: one.meaning for word, one in self.words.channels.items()},
            "moments": {word: one.meaning for word, one in self.words.moments.items()},
            "countdowns": {word: one.meaning for word, one in self.words.countdowns.items()},
            "nodes": {word: one.meaning for word, one in self.words.nodes.items()},
        }
        object.__setattr__(self, "tables", tables)

    @property
    def outside(self) -> tuple[type[Verb], ...]:
        """What can happen outside combat."""
        return tuple(verb for verb in self.words.verbs.values() if verb.happens == "anywhere")

    @property
    def in_events(self) -> tuple[type[Verb], ...]:
        """Likewise, with what only an event does."""
        return (*self.outside, *(verb for verb in self.words.verbs.values() if verb.happens == "in_events"))
