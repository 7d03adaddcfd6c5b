"""How the terminal tells the card game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from shadows.content.text.wording import counted
from shadows.picture.deck.lessons import Lessons
from shadows.text import brief, journey
from shadows.text.deck import orders, pictures, turns
from shadows.text.deck.guide import STEPS
from shadows.text.deck.seen import DeckSeen
from shadows.text.game_terminal import FirstSteps, GameTerminal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from components.facts import Fact
    from shadows.content.text.spans import Text
    from shadows.picture.deck.models import DeckPicture
    from shadows.picture.models import Picture
    from shadows.saves.saved_game import SavedGame
    from shadows.saves.stats import Stats
    from shadows.text.orders import Orders, Wish
    from shadows.text.seen import Seen


class DeckSteps(FirstSteps):
    """Leads through the first turns: how a card is played, what enemies mean to do, how the turn ends."""

    def __init__(self) -> None:
        self._lessons = Lessons()

    @property
    def learned(self) -> bool:  # type: ignore[override]
        """Whether all of it is behind the player."""
        return self._lessons.learned

    def happened(self, done: Sequence[Fact]) -> None:
        """The player did something, and this came of it."""
        self._lessons.happened(done)

    def told(self, picture: Picture) -> str:
        """The lesson of now in its words."""
        lesson = self._lessons.lesson(cast("DeckPicture", picture))
        return "" if lesson is None else STEPS[lesson]


class DeckTerminal(GameTerminal):
    """The card game. It keeps in mind what numbers the cards in hand have been given: a card keeps its number for the
    turn, whatever is played or drawn meanwhile, so that what was heard stays true."""

    orders: ClassVar[Orders] = orders.ORDERS
    run: ClassVar[str] = "Three acts, from the crypts to the spire."

    def __init__(self, game: SavedGame) -> None:
        super().__init__(game)
        self._round = 0
        self._numbers: dict[int, int] = {}

    def look(self) -> DeckSeen:
        """The game as it is now."""
        picture = cast("DeckPicture", self._game.look())
        cards = [card.entity for card in picture.hand]
        if picture.round != self._round or not self._numbers.keys() & set(cards):
            self._round, self._numbers = picture.round, {}
        for card in cards:
            self._numbers.setdefault(card, max(self._numbers.values(), default=0) + 1)
        return DeckSeen(self._game, picture, self._names(picture), dict(self._numbers))

    def first_steps(self) -> DeckSteps:
        """How the first turns are played."""
        return DeckSteps()

    def bare(self, seen: Seen, said: str) -> Wish:
        """A card is played by its name or number alone."""
        return orders.play_or_guess(_deck(seen), said)

    def full(self, seen: Seen) -> Iterable[Text]:
        """With the hand, and the piles counted."""
        return pictures.state(_deck(seen))

    def standing(self, seen: Seen) -> Iterable[Text]:
        """With Energy and the hand."""
        return turns.standing(_deck(seen))

    def changes(self, before: Seen, now: Seen) -> Iterable[Text]:
        """With Energy, and that nothing is left to play."""
        return turns.changes(_deck(before).picture, _deck(now).picture, now.names)

    def story(self, happened: Sequence[Fact], seen: Seen) -> list[str]:
        """A card that is played is named alone."""
        return brief.story(seen.library, happened, seen.names, turns.of_cards, turns.BY_THEMSELVES)

    def between(self, seen: Seen) -> Iterable[Text]:
        """With so many cards."""
        owned = _deck(seen).picture.journey
        return journey.standing(
            seen.picture, seen.library, *([] if owned is None else [counted(len(owned.deck), "card")])
        )

    def ending(self, seen: Seen) -> Iterable[Text]:
        """With the deck."""
        return ending(_deck(seen).picture, self._game.tally)


def ending(picture: DeckPicture, tally: Stats | None) -> Iterable[Text]:
    """How a run ended: how many cards were played, and the deck."""
    deck = () if picture.journey is None else pictures.pile("Your deck", picture.journey.deck)
    played = () if tally is None else (f"{counted(tally.cards_played, 'card')} played",)
    return journey.ending(picture, tally, played, deck)


def _deck(seen: Seen) -> DeckSeen:
    return cast("DeckSeen", seen)
