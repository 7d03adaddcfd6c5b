"""What the player has before them, and what a line means in it."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from components.prefabs import Library
from shadows.content.text import log_text
from shadows.content.text.spans import Text
from shadows.picture.deck.models import DeckPicture
from shadows.picture.models import CardLook, FoeLook, OptionLook, PotionLook, RelicLook
from shadows.saves.saved_game import SavedGame
from shadows.text.console import Mistake
from shadows.text.journey import does
from shadows.text.naming import Named, cut, either, meant, missing
from shadows.text.pictures import name_of


class Seen(NamedTuple):
    """The game at one moment. `names` are what to call whom, with the player called `you`, `numbers` those of the cards
    in hand by their entities."""

    game: SavedGame
    picture: DeckPicture
    names: Mapping[int, str]
    numbers: Mapping[int, int]

    @property
    def library(self) -> Library:
        """The content that is played with."""
        return self.game.library

    @property
    def hand(self) -> list[Named[CardLook]]:
        """The cards of the hand; of those that are alike one that can be played comes first."""
        hand = [Named(self.numbers[card.entity], card.name, card, (card.id,)) for card in self.picture.hand]
        return sorted(hand, key=lambda card: bool(card.thing.refusal))

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

    def card(self, said: str) -> tuple[CardLook, Sequence[str]]:
        """The card of the hand that a line begins with, and the words after it. Raises Mistake."""
        hand = self.hand
        found = cut(said.split(), hand)
        if found is None:
            raise missing(said.split(maxsplit=1)[0], "card", "in your hand", sorted(hand))
        return found

    def potion(self, said: str) -> tuple[PotionLook, Sequence[str]]:
        """The potion that a line begins with, and the words after it. Raises Mistake."""
        found = cut(said.split(), self.potions)
        if found is None:
            raise missing(said, "potion", "with you", self.potions)
        return found

    def foe(self, said: str) -> FoeLook:
        """The enemy that is meant. Raises Mistake."""
        found = meant(said, self.foes)
        if found is None:
            raise missing(said, "enemy", "here", self.foes)
        return found

    def target(self, name: str, at: Sequence[str], *, aimed: bool) -> int | None:
        """The enemy at which a card or potion goes; where there is but one it need not be named. Raises Mistake."""
        if at:
            return self.foe(" ".join(at)).entity
        foes = self.picture.foes if aimed else ()
        if len(foes) > 1:
            listed = either([name_of(foe.number, self.names[foe.entity]) for foe in foes])
            raise Mistake(f"{name} needs a target, written after it: {listed}.")
        return foes[0].entity if foes else None

    @property
    def completions(self) -> list[str]:
        """Names that can be written now."""
        named: tuple[Named[Any], ...] = (*self.answers, *self.hand, *self.foes, *self.potions)
        return list(dict.fromkeys(one.name for one in named))


class Watcher:
    """Looks at a game, and keeps in mind what numbers its cards have been given.

    A card keeps its number for the turn, whatever is played or drawn meanwhile: what was heard stays true.
    """

    def __init__(self, game: SavedGame) -> None:
        self._game = game
        self._round = 0
        self._numbers: dict[int, int] = {}

    def look(self) -> Seen:
        """The game as it is now."""
        picture = cast(DeckPicture, self._game.look())
        names = self._game.names() | {picture.player.entity: log_text.YOU}
        cards = [card.entity for card in picture.hand]
        if picture.round != self._round or not self._numbers.keys() & set(cards):
            self._round, self._numbers = picture.round, {}
        for card in cards:
            self._numbers.setdefault(card, max(self._numbers.values(), default=0) + 1)
        return Seen(self._game, picture, names, dict(self._numbers))
