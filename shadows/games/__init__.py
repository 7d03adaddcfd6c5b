"""The games of the house: each is one record, and only here are they known by name."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from shadows.content.problems import unknown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from components.facts import Fact
    from components.growth import AchievementPrefab, Earned, Past, Unranked
    from components.prefabs import Library
    from shadows.content.problems import Problem
    from shadows.content.schema.authoring import Definitions
    from shadows.picture.growth import NamingLook, TreeNodeLook
    from shadows.picture.models import AimLook, Look, Picture, PotionAimLook
    from shadows.picture.outcomes import Change
    from shadows.picture.question import QuestionPicture
    from systems.core.ruleset import Ruleset

DEFAULT = "deck"
"""The game that is meant where none is named."""


class Cover(NamedTuple):
    """What is known of a game before its rules are loaded: what players call it, the folder of its runs inside the
    player's folder (empty for that folder itself), and whether its player grows between the runs."""

    title: str
    folder: str = ""
    grows: bool = False


COVERS = {
    "deck": Cover("Shadows of the Abyss"),
    "dice": Cover("Dice of the Abyss", "dice", grows=True),
}
"""All of them. Each has a module of its name here, with its record as `GAME`, loaded when it is asked for."""

NAMES = tuple(COVERS)
"""Their names."""


@dataclass(frozen=True, slots=True)
class Starter:
    """What a new mod begins with: a prefab of a `kind`, as `yaml` where `{id}` and `{name}` stand for the mod's, and a
    folder for its `pictures`."""

    kind: str
    yaml: str
    pictures: str


@dataclass(frozen=True, slots=True)
class Result:
    """A number that a player remembers the best of: its word, and how it reads, with `{}` for it. Of some the `least`
    is the best."""

    word: str
    text: str
    least: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Tree:
    """How the player of a game grows between its runs: nodes of a tree, for skill points that runs earn. All of it is
    asked of a library; nodes are named by their ids, in the order in which they were taken.

    - `most` is how many points are earned at most, `cost` what nodes cost together.
    - `refusal` says why a node cannot be taken with others, of so many points in all, and `refusal_to_return` why one
      of them cannot be given back; both are empty if it can.
    - `standing` is what can be kept of nodes when the tree, or the number of points, is another by now.
    - `answer` is the sentence about what the points that are spent do to the enemies, `law` what each of them will.
    - `nodes` are all that can be taken, as players see them, part by part of the tree; `way` is what has to be taken
      for one, up to itself. `naming` is what a run with these nodes asks for as it begins, None for nothing.
    - `told` is the struct in which the game tells of a run that has ended. `summary` makes one: of the world at its
      end, of the numbers that are counted of every run (`shadows.saves.stats.Stats`), of how it ended, and of why it
      earns nothing, empty if it does. `count` takes a fact into the numbers that only this game counts, by their words.
    - `earned` is what a run has earned, from what is told of it and what was earned before; `results` are what
      of it is remembered, and `achievements` all that there are, in their order. `earning` tells in a sentence what
      runs earn points for.
    """

    most: Callable[[Any], int]
    cost: Callable[[Any, Sequence[str]], int]
    refusal: Callable[[Any, Sequence[str], str, int], str]
    refusal_to_return: Callable[[Any, Sequence[str], str], str]
    standing: Callable[[Any, Sequence[str], int], list[str]]
    answer: Callable[[Any, Sequence[str]], str]
    law: Callable[[Any], str]
    nodes: Callable[[Any], Sequence[TreeNodeLook]]
    way: Callable[[Any, Sequence[str], str], list[str]]
    naming: Callable[[Any, Sequence[str]], NamingLook | None]
    told: type[Any]
    summary: Callable[[Any, Any, str, Unranked], Any]
    count: Callable[[dict[str, int], Fact], None]
    earned: Callable[[Any, Any, Past], Earned]
    achievements: Callable[[Any], Sequence[AchievementPrefab]]
    results: tuple[Result, ...]
    earning: str


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """All that makes a game of its own, for whoever plays, saves, shows or checks it.

    - `title` is what players call it; `hero` is who plays where no one is named.
    - `ruleset` are its rules, `content` is what the authors of its content can write, and `starter` what
      a new mod of theirs begins with.
    - `picture` makes what a client sees of a world, `names` what to call each entity there; `aim` and `aim_potion`
      what playing a card, or using the potion of a slot, at a target would do, None where it has none. Of a card that
      is not in the hand `aim` makes nothing.
    - `questions` are how its kinds of question look; the rules behind them stand in the ruleset. `changes`
      make what is shown of facts when a decision was carried out.
    - `terminal` is the module that tells it in the terminal, loaded when it is played there: its `TERMINAL` is a
      `shadows.text.game_terminal.GameTerminal`.
    - `by_hand` is the module that sets fights up by hand, as `shadows.play.sandbox.ByHand` says, loaded likewise.
    - `folder` is where its runs lie inside the player's folder, empty for that folder itself. `kept` is what of a run
      goes into its history besides relics and potions: what the player owns, as ids by their kind of content.
    - `window` is the module that shows it in the window, loaded when it is seen there: its `VIEW` is a
      `shadows.view.combat.game_view.GameView`. Empty where there is none: it is played in the terminal alone then.
    - `hint` says what is best done about a target, None where there is nothing to say.
    - `tree` is how its player grows between the runs, None where every run begins alike.
    """

    title: str
    hero: str
    ruleset: Ruleset
    content: Definitions
    starter: Starter
    picture: Callable[[Any], Picture]
    names: Callable[[Any], dict[int, str]]
    questions: Mapping[str, QuestionPicture[Any]]
    changes: Mapping[type[Fact], Change]
    terminal: str
    by_hand: str
    folder: str
    kept: Callable[[Any], dict[str, list[str]]]
    aim: Callable[[Any, int, int], AimLook | None] | None = None
    aim_potion: Callable[[Any, int, int], PotionAimLook] | None = None
    hint: Callable[[Any, int], Look | None] | None = None
    tree: Tree | None = None
    window: str = ""

    @property
    def name(self) -> str:
        """The word for it: in commands, saves, replays and `mod.yaml`."""
        return self.ruleset.name

    def load(self, roots: Sequence[Path] | None = None) -> Library:
        """All content of these prefab folders, which make one library; its own when none are given. Raises
        ContentError with every error in them."""
        from shadows.content.library import loading

        return loading.load(self.content, roots)

    def check(self, paths: Sequence[Path] | None = None) -> list[Problem]:
        """All that is wrong with these prefab folders, or folders with one in them, on top of the game's own; with
        None, all that is wrong with its own."""
        from shadows.content.library import loading

        return loading.check(self.content, paths)

    def is_called(self, name: Any) -> bool:
        """Whether that is its name, or was in an earlier version."""
        return name in (self.ruleset.name, *self.ruleset.former)


def known(name: str | Game = DEFAULT) -> Game:
    """A game by its name, or itself. Raises ValueError with a sentence for an unknown one."""
    if isinstance(name, Game):
        return name
    if name not in NAMES:
        raise ValueError(unknown("game", name, NAMES))
    found: Game = import_module(f"shadows.games.{name}").GAME
    return found


def load(roots: Sequence[Path] | None = None, *, game: str | Game = DEFAULT) -> Library:
    """The content of a game, as `Game.load` reads it."""
    return known(game).load(roots)


def check(paths: Sequence[Path] | None = None, *, game: str | Game = DEFAULT) -> list[Problem]:
    """All that is wrong with these folders of prefabs for a game on top of its own, or with its own alone."""
    return known(game).check(paths)


def base_prefabs(game: str | Game = DEFAULT) -> Path:
    """The folder of a game's own prefabs."""
    return known(game).content.folders[-1]
