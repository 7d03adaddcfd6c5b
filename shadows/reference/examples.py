"""The examples of the reference, as they are shown, as prefabs, and in the words that the game writes for them."""

from functools import cache
from importlib import resources
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import indent
from typing import Any, NamedTuple

import yaml

from components.prefabs import Library
from shadows.content.schema.authoring import Definitions
from shadows.content.text.wording import effects_text, move_text, plain
from shadows.games import DEFAULT, Game

_CARD = "{id}: {{name: Example, type: attack, rarity: special, cost: 0, target: enemy, effects: [{text}]}}\n"
_ENEMY = "{id}: {{name: Example, health: 9, cycle: [{text}]}}\n"
_EVENT = "{id}: {{name: Example, story: Example, choices: [{{label: Do, do: [{text}]}}, {{label: Leave}}]}}\n"
_TRIGGER = "{id}:\n  name: Example\n  rarity: common\n  triggers:\n{indented}\n"
_MODIFIER = "{id}: {{name: Example, rarity: common, modifiers: [{text}]}}\n"
_TICK = "{id}: {{name: Example, kind: debuff, tick: {text}}}\n"
_TICKING = "{id}: {{name: Example, kind: debuff, tick: {{at: turn_start, do: [{text}], then: one_less}}}}\n"

_HOLDERS: dict[str, tuple[str, str]] = {
    "occasions": ("relics", _TRIGGER),
    "origins": ("relics", _TRIGGER),
    "modifiers": ("relics", _MODIFIER),
    "ticks": ("statuses", _TICK),
}
"""What an example of a section stands in: a kind of prefab, and the rest of it. All others stand on a card."""

_OTHERWISE: dict[str, tuple[str, str]] = {
    "begin_fight": ("events", _EVENT),
    "summon": ("enemies", _ENEMY),
    "ally": ("enemies", _ENEMY),
    "all_allies": ("enemies", _ENEMY),
    "allies": ("enemies", _ENEMY),
    "stacks": ("statuses", _TICKING),
    "due_stacks": ("statuses", _TICKING),
}
"""The words that no card has a use for."""


class Example(NamedTuple):
    """A piece of YAML for a word, and the kind of prefab that it stands in."""

    section: str
    word: str
    text: str
    kind: str

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
        if self.section == "kinds":
            return self.text
        _, around = _holder(self.section, self.word)
        return around.format(id=self.id, text=self.text, indented=indent(self.text.rstrip(), "    "))


def _holder(section: str, word: str) -> tuple[str, str]:
    return _OTHERWISE.get(word) or _HOLDERS.get(section, ("cards", _CARD))


@cache
def examples(game: str = DEFAULT) -> dict[str, dict[str, Example]]:
    """All examples for a game, by section and word."""
    path = resources.files("shadows.reference") / f"{game}_examples.yaml"
    written: dict[str, dict[str, str]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {
        section: {
            word: Example(section, word, text, word if section == "kinds" else _holder(section, word)[0])
            for word, text in words.items()
        }
        for section, words in written.items()
    }


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
    """What is written for the piece that a prefab is there for, and for nothing around it."""
    match kind:
        case "enemies":
            return plain(move_text(content, prefab.phases[0].cycle[0]))
        case "events":
            return plain(effects_text(content, prefab.choices[0].do))
    return game.kinds[kind].summary(content, prefab)
