"""Gold comes and goes: the only system that writes the purse, with its facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.effects import Effect, GainGold, LoseGold
from components.facts import GoldGained, GoldLost, NothingLeft
from components.flow import Step
from systems.resolve.modifiers import NONE, modified, use_up
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
        return not gain(arena, step.amount, step)


def gain(arena: Arena, amount: int, step: Step) -> bool:
    """Gold comes in, as relics let it; False if none does."""
    changes = arena.rulebook.influences.get((arena.player, "gold", "giver"), NONE)
    amount = modified(amount, changes, step, arena)
    use_up(changes, step, arena)
    if amount > 0:
        arena.purse.gold += amount
        arena.facts.append(GoldGained(amount))
    return amount > 0


def lose(arena: Arena, amount: int) -> bool:
    """Gold goes out, as far as there is any; False if none does."""
    lost = min(amount, arena.purse.gold)
    if lost > 0:
        arena.purse.gold -= lost
        arena.facts.append(GoldLost(lost))
    return lost > 0


def of_combat(arena: Arena, amount: int) -> int:
    """What a won combat pays, with what relics add to it; 0 where it pays nothing or none can be gained (R37)."""
    return offered(arena, _modified(arena, amount, "combat_gold")) if amount else 0


def offered(arena: Arena, amount: int) -> int:
    """Gold that is laid before the player; 0 where none can be gained (R37)."""
    return amount if _modified(arena, amount, "gold") else 0


def _modified(arena: Arena, amount: int, of: str) -> int:
    step = Step(GainGold(amount), arena.player, arena.player, "rule")
    return modified(amount, arena.rulebook.influences.get((arena.player, of, "giver"), NONE), step, arena)


def give_instead(arena: Arena, kind: str, step: Step) -> None:
    """There is nothing left to give: 25 Gold take its place, and it is said (R36)."""
    arena.facts.append(NothingLeft(kind))
    gain(arena, NOTHING_LEFT, step)
