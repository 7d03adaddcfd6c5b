"""How the terminal tells the dice game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from shadows.content.text.wording import counted
from shadows.picture.dice.lessons import Lessons
from shadows.text import brief, journey
from shadows.text.dice import orders, pictures, turns
from shadows.text.dice.guide import STEPS
from shadows.text.dice.seen import DiceSeen
from shadows.text.game_terminal import FirstSteps, GameTerminal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from components.facts import Fact
    from shadows.content.text.spans import Text
    from shadows.picture.dice.models import DicePicture
    from shadows.picture.models import Picture
    from shadows.text.orders import Orders, Wish
    from shadows.text.seen import Seen


class DiceSteps(FirstSteps):
    """Leads through the first turns: how dice are held and rolled, how a hand is scored, what enemies mean to do."""

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
        lesson = self._lessons.lesson(cast("DicePicture", picture))
        return "" if lesson is None else STEPS[lesson]


class DiceTerminal(GameTerminal):
    """The dice game."""

    orders: ClassVar[Orders] = orders.ORDERS
    run: ClassVar[str] = "Three acts of fifteen floors, with nothing but dice to begin with."
    using: ClassVar[str] = "use"

    def look(self) -> DiceSeen:
        """The game as it is now."""
        picture = cast("DicePicture", self._game.look())
        return DiceSeen(self._game, picture, self._names(picture))

    def first_steps(self) -> DiceSteps:
        """How the first turns are played."""
        return DiceSteps()

    def bare(self, seen: Seen, said: str) -> Wish:
        """Dice are held by their numbers alone, a hand is scored by its name."""
        return orders.bare(_dice(seen), said)

    def full(self, seen: Seen) -> Iterable[Text]:
        """With the dice, and the hands that they make."""
        return pictures.state(_dice(seen))

    def standing(self, seen: Seen) -> Iterable[Text]:
        """With what meddles, the dice and the best hand."""
        return turns.standing(_dice(seen))

    def changes(self, before: Seen, now: Seen) -> Iterable[Text]:
        """With the dice, as far as they are others."""
        return turns.changes(_dice(before), _dice(now))

    def story(self, happened: Sequence[Fact], seen: Seen) -> list[str]:
        """Without the rolls, whose dice are told."""
        return brief.story(seen.library, happened, seen.names, turns.of_player, turns.BY_THEMSELVES)

    def between(self, seen: Seen) -> Iterable[Text]:
        """With the dice that are owned, what they have learned, and what acts besides relics."""
        dice = _dice(seen)
        owned = dice.picture.journey
        more = [] if owned is None else [counted(len(owned.pool), "die", "dice")]
        yield from journey.standing(seen.picture, seen.library, *more)
        yield from pictures.practice(dice)
        if dice.boons:
            yield from pictures.boons(dice)

    def ending(self, seen: Seen) -> Iterable[Text]:
        """With the dice, and the chips that hands have gained."""
        dice = _dice(seen)
        owned = [*pictures.pool(dice), *pictures.practice(dice)]
        return journey.ending(seen.picture, self._game.tally, owned=owned)


def _dice(seen: Seen) -> DiceSeen:
    return cast("DiceSeen", seen)
