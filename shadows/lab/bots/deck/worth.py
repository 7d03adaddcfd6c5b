"""What happened in a fight, in points: one is worth a hit point of the player's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components import facts
from components.deck.prefabs import cards_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.facts import Fact
    from components.prefabs import Library

WON = 30.0
"""A fight that is won now, and not later."""

LOST = -1000.0
"""The run is over."""

WOUND = 0.7
"""An HP that an enemy lost."""

FALLEN = 6.0
"""An enemy that acts no more."""

BUFF, DEBUFF = 1.5, 1.0
"""A stack of a status on whom it serves."""

POWER = 8.0
"""A power that acts for the rest of the fight."""

POTION = 8.0
"""A potion that is kept."""

CLUTTER = -1.5
"""A card that an enemy puts into the deck."""


class Worth:
    """Weighs facts for the player of one run, whose body has the number `player`."""

    def __init__(self, library: Library, player: int) -> None:
        self._statuses = library.statuses
        self._cards = cards_in(library)
        self._player = player

    def of(self, happened: Iterable[Fact]) -> float:
        """The points of what happened, Block left out: it is worth what it keeps away."""
        points = 0.0
        for fact in happened:
            match fact:
                case facts.HpLost(target=target, amount=amount):
                    points += -amount if target == self._player else WOUND * amount
                case facts.Healed(target=target, amount=amount):
                    points += amount if target == self._player else -WOUND * amount
                case facts.StatusApplied(target=target, status=status, stacks=stacks):
                    good = (self._statuses[status].kind == "buff") == (target == self._player)
                    points += (BUFF if self._statuses[status].kind == "buff" else DEBUFF) * (
                        stacks if good else -stacks
                    )
                case facts.EnemyDied() | facts.EnemyVanished():
                    points += FALLEN
                case facts.EnemyJoined():
                    points -= FALLEN
                case facts.PowerRaised():
                    points += POWER
                case facts.PotionUsed() | facts.PotionDiscarded():
                    points -= POTION
                case facts.CardAdded(prefab=prefab):
                    points += CLUTTER if self._cards[prefab].unplayable else 0
                case facts.PlayerDied():
                    points += LOST
                case facts.CombatEnded(outcome="won"):
                    points += WON
                case _:
                    pass
        return points

    def threat(self, happened: Iterable[Fact]) -> int:
        """The damage that fell on the player, whether or not Block held it."""
        return sum(
            fact.amount for fact in happened if isinstance(fact, facts.DamageDealt) and fact.target == self._player
        )

    def unblocked(self, happened: Iterable[Fact]) -> int:
        """The HP that hits took from the player."""
        return sum(
            fact.amount
            for fact in happened
            if isinstance(fact, facts.HpLost) and fact.damage and fact.target == self._player
        )

    def shield(self, happened: Iterable[Fact]) -> int:
        """The Block that the player gained."""
        return sum(
            fact.amount for fact in happened if isinstance(fact, facts.BlockGained) and fact.target == self._player
        )


def over(happened: Iterable[Fact]) -> bool:
    """Whether the fight has come to its end."""
    return any(isinstance(fact, facts.CombatEnded) for fact in happened)
