"""What the player has before them, and what a line means in it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from components.prefabs import Library
from shadows.content.text.spans import Text
from shadows.picture.models import FoeLook, OptionLook, Picture, PotionLook, RelicLook
from shadows.saves.saved_game import SavedGame
from shadows.text import lore
from shadows.text.console import Mistake
from shadows.text.journey import does
from shadows.text.naming import Named, cut, either, meant, missing
from shadows.text.pictures import name_of


class Shelf(NamedTuple):
    """Things of one kind that are here: what one is called, where they are, and how one is explained."""

    kind: str
    where: str
    things: Sequence[Named[Any]]
    explain: Callable[[Any], Iterable[Text]]


@dataclass(frozen=True)
class Seen:
    """A game at one moment. `names` are what to call whom, with the player called `you`.

    A game that has more to see makes a class of its own from this one. `shelves_of_all` are the kinds of content that
    can be asked about, each with how a thing of it is explained.
    """

    shelves_of_all: ClassVar[Mapping[str, lore.Explain]] = lore.SHELVES

    game: SavedGame
    picture: Picture
    names: Mapping[int, str]

    @property
    def library(self) -> Library:
        """The content that is played with."""
        return self.game.library

    @property
    def foes(self) -> list[Named[FoeLook]]:
        """The enemies that stand."""
        return [
            Named(foe.number, self.names[foe.entity], foe, (foe.id, f"{foe.name} {foe.number}"))
            for foe in self.picture.foes
        ]

    @property
    def potions(self) -> list[Named[PotionLook]]:
        """The potions carried."""
        carried = (potion for potion in self.picture.potions if potion is not None)
        return [Named(potion.slot + 1, potion.name, potion, (potion.id,)) for potion in carried]

    @property
    def relics(self) -> list[Named[RelicLook]]:
        """The relics carried."""
        return [Named(number, relic.name, relic) for number, relic in enumerate(self.picture.relics, start=1)]

    @property
    def answers(self) -> list[Named[OptionLook]]:
        """What can be answered to the open question."""
        question = self.picture.question
        options = [] if question is None else [option for option in question.options if not option.chosen]
        return [Named(number, option.name, option) for number, option in enumerate(options, start=1)]

    def does(self, option: OptionLook) -> Text:
        """What an answer to the open question does; of a way, what waits there."""
        nodes = () if self.picture.journey is None else self.picture.journey.nodes
        node = next((node for node in nodes if node.option == option.place), None)
        return () if self.picture.question is None else does(option, self.picture.question, node)

    def potion(self, said: str) -> tuple[PotionLook, Sequence[str]]:
        """The potion that a line begins with, and the words after it. Raises Mistake."""
        found = cut(said.split(), self.potions)
        if found is None:
            raise missing(said, self.library.potion, "with you", self.potions)
        return found

    def foe(self, said: str) -> FoeLook:
        """The enemy that is meant. Raises Mistake."""
        found = meant(said, self.foes)
        if found is None:
            raise missing(said, "enemy", "here", self.foes)
        return found

    def target(self, name: str, at: Sequence[str], *, aimed: bool) -> int | None:
        """The enemy at which something goes; where there is but one it need not be named. Raises Mistake."""
        if at:
            return self.foe(" ".join(at)).entity
        foes = self.picture.foes if aimed else ()
        if len(foes) > 1:
            listed = either([name_of(foe.number, self.names[foe.entity]) for foe in foes])
            raise Mistake(f"{name} needs a target, written after it: {listed}.")
        return foes[0].entity if foes else None

    @property
    def shelves(self) -> list[Shelf]:
        """All that is here, the nearest first: answers, then what a number means where nothing is asked."""
        library = self.library
        return [
            Shelf(
                "answer",
                "to choose from",
                self.answers,
                lambda option: lore.of_option(library, option, self.does(option)),
            ),
            Shelf("enemy", "here", self.foes, lambda foe: lore.of_foe(library, foe, self.names[foe.entity])),
            Shelf(library.potion, "with you", self.potions, lambda potion: lore.of_potion(library, potion)),
            Shelf("relic", "with you", self.relics, lambda relic: lore.of_relic(library, relic)),
        ]

    @property
    def completions(self) -> list[str]:
        """Names that can be written now."""
        named = [*self.answers, *self.playable, *self.foes, *self.potions]
        return list(dict.fromkeys(one.name for one in named))

    @property
    def playable(self) -> Sequence[Named[Any]]:
        """What can be played by its name or number alone."""
        return ()
