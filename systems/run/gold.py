"""Gold comes and goes: the only system that writes the purse, with its facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.effects import Effect, GainGold, LoseGold
from components.facts import GoldGained, GoldLost, NothingLeft
from components.flow import Step
from systems.kernel import measure
from systems.resolve.modifiers import of_player
from systems.system import System

if TYPE_CHECKING:
    from systems.arena import Arena

NOTHING_LEFT = 25
"""Gold in place of an offer with nothing left to give (R36)."""


class CommitGold(System):
    """Gold is never below 0; some relics keep it away (R37, R52).

    Writes Purse.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GainGold, LoseGold)

    def process(self, step: Step, arena: Arena) -> bool:
        """End the step if nothing changes."""
        if isinstance(step.effect, LoseGold):
            return not lose(arena, step.amount)
        if step.amount <= 0:
            return True
        arena.purse.gold += step.amount
        arena.facts.append(GoldGained(step.amount))
        return False


def lose(arena: Arena, amount: int) -> bool:
    """Gold goes out, as far as there is any; False if none does."""
    lost = min(amount, arena.purse.gold)
    if lost > 0:
        arena.purse.gold -= lost
        arena.facts.append(GoldLost(lost))
    return lost > 0


def of_combat(arena: Arena, amount: int) -> int:
    """What a won combat pays, with what relics add to it; 0 where it pays nothing or none can be gained (R37)."""
    return offered(arena, of_player(arena, "combat_gold", amount)) if amount else 0


def offered(arena: Arena, amount: int) -> int:
    """Gold that is laid before the player; 0 where none can be gained (R37)."""
    return amount if measure(arena, gained(arena, amount)) else 0


def gained(arena: Arena, amount: int) -> Step:
    """Gold on its way to the player, by the rules of the run."""
    return Step(GainGold(amount), arena.player, arena.player, "rule")


def give_instead(arena: Arena, kind: str, step: Step) -> None:
    """There is nothing left to give: 25 Gold take its place, and it is said (R36)."""
    arena.facts.append(NothingLeft(kind))
    arena.push((GainGold(NOTHING_LEFT),), step)
