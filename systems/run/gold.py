"""Gold comes and goes: the only system that writes the purse, with its facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.effects import Effect, GainGold, LoseGold
from components.facts import GoldGained, GoldLost, NothingLeft
from components.flow import Step
from systems.kernel import measure
from systems.resolve.modifiers import influences_on, modified, of_player
from systems.system import System

if TYPE_CHECKING:
    from systems.arena import Arena
    from systems.rulebook import Influence

NOTHING_LEFT = 25
"""Gold in place of an offer with nothing left to give (R36)."""

PLENTY = 10**6
"""More Gold than anything gives: none of it comes in only where none ever does."""


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
    """What a won combat pays, with what relics add to it; 0 where it pays nothing (R37)."""
    return of_player(arena, "combat_gold", amount) if amount else 0


def coming(arena: Arena, amount: int) -> int:
    """What would come in of so much Gold."""
    return measure(arena, gained(arena, amount))


def refusal(arena: Arena, amount: int) -> str:
    """Why nothing of so much Gold would come in, as a player understands it; empty if some would (R37, R62)."""
    return "" if coming(arena, amount) else barred(arena) or "Nothing of it would reach you."


def barred(arena: Arena) -> str:
    """What keeps all Gold away; empty if nothing does."""
    plenty = gained(arena, PLENTY)
    if measure(arena, plenty):
        return ""
    for change in influences_on(plenty, arena):
        if not modified(PLENTY, [change], plenty, arena):
            return f"{_name(arena, change)} keeps all Gold away."
    return "All Gold is kept away from you."


def _name(arena: Arena, change: Influence) -> str:
    """What the carrier of a modifier is called."""
    library = arena.library
    if change.kind == "relic":
        return library.relics[change.prefab].name
    return library.statuses[change.prefab].name if change.kind == "status" else library.cards[change.prefab].name


def gained(arena: Arena, amount: int) -> Step:
    """Gold on its way to the player, by the rules of the run."""
    return Step(GainGold(amount), arena.player, arena.player, "rule")


def give_instead(arena: Arena, kind: str, step: Step) -> None:
    """There is nothing left to give: 25 Gold take its place, and it is said (R36)."""
    arena.facts.append(NothingLeft(kind))
    arena.push((GainGold(NOTHING_LEFT),), step)
