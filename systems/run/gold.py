"""Gold comes and goes: the only system that writes the purse, with its facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.effects import Effect, GainGold, LoseGold
from components.facts import GoldGained, GoldLost, NothingLeft
from components.flow import Step, by_rule
from systems.core.loop import measure
from systems.core.system import System
from systems.resolve.modifiers import influences_on, modified, of_player

if TYPE_CHECKING:
    from systems.core.rulebook import Influence
    from systems.core.world import World

PLENTY = 10**6
"""More Gold than anything gives: none of it comes in only where none ever does."""


class CommitGold(System["World"]):
    """Gold is never below 0; some relics keep it away (R37, R52).

    Writes Purse.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GainGold, LoseGold)

    def process(self, step: Step, world: World) -> bool:
        """End the step if nothing changes."""
        if isinstance(step.effect, LoseGold):
            return not lose(world, step.amount)
        if step.amount <= 0:
            return True
        world.purse.gold += step.amount
        world.facts.append(GoldGained(step.amount))
        return False


def lose(world: World, amount: int) -> bool:
    """Gold goes out, as far as there is any; False if none does."""
    lost = min(amount, world.purse.gold)
    if lost > 0:
        world.purse.gold -= lost
        world.facts.append(GoldLost(lost))
    return lost > 0


def of_combat(world: World, amount: int, kind: str) -> int:
    """What a won combat of a kind pays, with what relics add to it; 0 where it pays nothing (R37)."""
    return of_player(world, "combat_gold", amount, (kind,)) if amount else 0


def coming(world: World, amount: int) -> int:
    """What would come in of so much Gold."""
    return measure(world, gained(world, amount))


def refusal(world: World, amount: int) -> str:
    """Why nothing of so much Gold would come in, as a player understands it; empty if some would (R37, R62)."""
    return "" if coming(world, amount) else barred(world) or "Nothing of it would reach you."


def barred(world: World) -> str:
    """What keeps all Gold away; empty if nothing does."""
    plenty = gained(world, PLENTY)
    if measure(world, plenty):
        return ""
    for change in influences_on(plenty, world):
        if not modified(PLENTY, [change], plenty, world):
            return f"{_name(world, change)} keeps all Gold away."
    return "All Gold is kept away from you."


def _name(world: World, change: Influence) -> str:
    """What the carrier of a modifier is called."""
    library = world.library
    if change.source.kind == "relic":
        return library.relics[change.source.prefab].name
    return library.shelf("statuses" if change.source.kind == "status" else "cards")[change.source.prefab].name


def gained(world: World, amount: int) -> Step:
    """Gold on its way to the player, by the rules of the run."""
    return Step(GainGold(amount), by_rule(world.player))


def give_instead(world: World, kind: str, step: Step) -> None:
    """There is nothing left to give: Gold takes its place, and it is said (R36)."""
    world.facts.append(NothingLeft(kind))
    world.push((GainGold(world.ruleset.consolation),), step)
