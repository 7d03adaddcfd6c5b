"""A turn as a careful player sees it: whom to strike, with what, and which dice to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from components.dice.commands import Reroll, Score
from shadows.lab.bots.dice.holding import kept, within

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.commands import Command
    from shadows.picture.dice.models import DicePicture, FallLook, HandLook
    from shadows.picture.models import FoeLook

COMBOS = {2: 30, 3: 60, 4: 120}
"""What a combo adds to a hit, by its tier, in a hundred."""
BESIDE = {2: 1, 3: 2, 4: 4}
"""How many dice are kept for a combo besides those that are kept for the hand, at most, by its tier."""
KILL = 1000.0
"""Points of a hit that kills, in HP that it takes otherwise."""
STUN = 50
"""What a stun is worth more than the hit, in a hundred."""
STREAK = 5
"""What a hand of the streak is worth more, in a hundred."""
FIRST_OF_STREAK = 5
"""The row of the table from which hands count for the streak (D5)."""
SAFE = 10
"""The row from which a hand is kept whatever else might come."""


class Strike(NamedTuple):
    """A hand at an enemy, and what that is worth."""

    hand: HandLook
    fall: FallLook
    worth: float


class Turn:
    """What there is to do with the dice as they lie."""

    def __init__(self, picture: DicePicture) -> None:
        self.picture = picture
        self._foes = {foe.entity: foe for foe in picture.foes}
        self._idle = {footing.target for footing in picture.footing if footing.loses_action}
        self.strike = max(self._strikes(), key=lambda strike: strike.worth, default=None)
        """The best of all hands at all enemies; None if nothing can be scored."""

    def _strikes(self) -> list[Strike]:
        target = self._target()
        combo = 100 + max((COMBOS[combo.tier] for combo in self.picture.combos), default=0)
        return [
            Strike(hand, fall, self._worth(hand, fall, target) * combo / 100)
            for hand in self.picture.hands
            for fall in hand.falls
        ]

    def _target(self) -> int:
        """Whom to wear down: who has the least HP behind the least Block, the first of several."""
        return min(self._foes.values(), key=lambda foe: foe.hp + foe.block).entity if self._foes else 0

    def _worth(self, hand: HandLook, fall: FallLook, target: int) -> float:
        foe = self._foes[fall.target]
        worth = float(fall.hp)
        if hand.rank >= FIRST_OF_STREAK:
            worth *= 1 + STREAK / 100
        if fall.kills:
            return KILL + threat(foe) + worth / KILL
        if fall.stuns and foe.entity not in self._idle:
            return worth * (1 + STUN / 100)
        return worth if fall.target == target else worth / 2

    @property
    def kills(self) -> bool:
        """Whether the hit kills, so that nothing better can come."""
        return self.strike is not None and self.strike.fall.kills

    @property
    def stuns(self) -> bool:
        """Whether the hit takes an action from who would have had it."""
        strike = self.strike
        return strike is not None and strike.fall.stuns and strike.fall.target not in self._idle

    def score(self) -> Command | None:
        """The best hit, with its first combo; None if nothing can be scored."""
        return None if self.strike is None else Score(self.strike.hand.id, self.strike.fall.target)

    def reroll(self) -> Command | None:
        """All dice but those that are kept; None where nothing more needs to be rolled, or can be."""
        picture = self.picture
        player = picture.player
        rerolls = player.rerolls + player.spare
        if not rerolls:
            return None
        keep = self._kept(rerolls)
        free = [die.place for die in picture.dice if not die.fixed]
        held = within(
            [place for place in free if place in keep], [die.value for die in picture.dice], player.hold_limit
        )
        rolled = [place for place in free if place not in held]
        if not rolled or len(keep) == len(picture.dice):
            return None
        return Reroll(tuple(picture.dice[place].entity for place in rolled))

    def _kept(self, rerolls: int) -> tuple[int, ...]:
        """The places of the dice to keep: a hand that stuns, or a great one, stays whichever way it came about, and so
        does a combo, where that takes few other dice."""
        by_thumb = kept([die.value for die in self.picture.dice], rerolls)
        strike = self.strike
        if strike is not None and (self.stuns or (strike.hand.rank >= SAFE and len(by_thumb) < len(self.picture.dice))):
            by_thumb = strike.hand.dice
        beside = self._beside(by_thumb)
        return by_thumb if beside is None else (*by_thumb, *beside)

    def _beside(self, keep: Sequence[int]) -> list[int] | None:
        """The dice that a combo needs besides those that are kept, the highest of each element; None for too many."""
        combo = max(self.picture.combos, key=lambda combo: combo.tier, default=None)
        if combo is None:
            return None
        there = {self.picture.dice[place].element for place in keep}
        missing = [element for element in combo.elements if element not in there]
        bearers = [[die for die in self.picture.dice if die.element == element] for element in missing]
        if len(missing) > BESIDE[combo.tier] or not all(bearers):
            return None
        return [max(dice, key=lambda die: die.value).place for dice in bearers]


def threat(foe: FoeLook) -> int:
    """The damage that an enemy announces."""
    return (foe.intent.damage or 0) * max(1, foe.intent.hits)
