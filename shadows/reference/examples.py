"""The examples of the reference, as they are shown, as prefabs, and in the words that the game writes for them."""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import yaml

from components.prefabs import Library
from shadows.content.schema.authoring import Definitions
from shadows.content.text.wording import effects_text, enemy_text, move_text, plain
from shadows.games import DEFAULT, Game


class Holder(NamedTuple):
    """What examples stand in: a kind of prefab, and a whole entry `around` them, in which `<id>` and `<text>` stand for
    theirs. It is `of` the examples of some sections, or of some words; that of nothing is of all others."""

    kind: str
    around: str
    of: Sequence[str] = ()


class Example(NamedTuple):
    """A piece of YAML for a word, and what it stands in."""

    section: str
    word: str
    text: str
    holder: Holder

    @property
    def kind(self) -> str:
        """The kind of prefab that it stands in."""
        return self.holder.kind

    @property
    def id(self) -> str:
        """The id of the prefab around it; examples of kinds have ids of their own."""
        return f"{self.section}_{self.word}"

    @property
    def beside(self) -> bool:
        """Whether the game can have it beside its own."""
        return self.section not in ("files", "changes") and self.kind != "rewards"

    def file(self) -> str:
        """A prefab file with it."""
        lines = []
        for line in self.holder.around.replace("<id>", self.id).splitlines():
            deep = line[: len(line) - len(line.lstrip())]
            lines.append(line.replace("<text>", self.text.rstrip().replace("\n", f"\n{deep}")))
        return "\n".join([*lines, ""])


@cache
def examples(game: str = DEFAULT) -> dict[str, dict[str, Example]]:
    """All examples for a game, by section and word."""
    path = resources.files("shadows.reference") / f"{game}_examples.yaml"
    written = yaml.safe_load(path.read_text(encoding="utf-8"))
    holders = [Holder(**holder) for holder in written.pop("holders")]
    return {
        section: {word: Example(section, word, text, _holder(holders, section, word)) for word, text in words.items()}
        for section, words in written.items()
    }


def _holder(holders: Sequence[Holder], section: str, word: str) -> Holder:
    """An entry of a kind stands for itself; a word that a holder is of goes before its section."""
    if section == "kinds":
        return Holder(word, "<text>")
    found = (one for name in (word, section) for one in holders if name in one.of)
    return next(found, None) or next(one for one in holders if not one.of)


def library(game: Game) -> Library:
    """A game with all examples in it that can stand beside what it has."""
    with TemporaryDirectory() as folder:
        for example in (one for words in examples(game.name).values() for one in words.values() if one.beside):
            path = Path(folder) / example.kind / f"{example.id}.yaml"
            path.parent.mkdir(exist_ok=True)
            path.write_text(example.file(), encoding="utf-8")
        return game.load([*game.content.folders, Path(folder)])


def told(shown: Example, game: Definitions, content: Library) -> list[str]:
    """What the game writes for an example, a line for each prefab in it."""
    prefabs = content.shelf(shown.kind)
    summary = game.kinds[shown.kind].summary
    if shown.section != "kinds":
        return [_of_the_piece(shown.kind, prefabs[shown.id], game, content)]
    lines = {prefabs[name].name: summary(content, prefabs[name]) for name in yaml.safe_load(shown.text)}
    return [f"{name}: {line}" for name, line in lines.items() if line]


def _of_the_piece(kind: str, prefab: Any, game: Definitions, content: Library) -> str:
    """What is written for the piece that a prefab is there for, and for nothing around it: of an enemy its rule, or its
    move if it has none."""
    match kind:
        case "enemies":
            first, *others = enemy_text(content, prefab)
            return plain(first if others else move_text(content, prefab.phases[0].cycle[0]))
        case "events":
            return plain(effects_text(content, prefab.choices[0].do))
    return game.kinds[kind].summary(content, prefab)
