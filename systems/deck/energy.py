"""Energy: what a turn begins with, and what comes on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.deck.effects import GainEnergy
from components.effects import Effect
from components.facts import EnergyGained, EnergySet
from systems.core.system import Stage, System
from systems.resolve.modifiers import of_player, used_by_player

if TYPE_CHECKING:
    from components.flow import Step
    from systems.deck.world import DeckWorld


class SetEnergy(Stage["DeckWorld"]):
    """Energy is set to 3 plus bonuses; what was left is lost (R10.4)."""

    def process(self, world: DeckWorld) -> None:
        """The hero's Energy, and what relics add."""
        amount = turn_energy(world)
        used_by_player(world, "energy")
        world.energy.amount = amount
        world.facts.append(EnergySet(world.energy.amount))


def turn_energy(world: DeckWorld) -> int:
    """The Energy with which a turn begins, as it stands now."""
    return of_player(world, "energy", world.energy.per_turn)


class CommitEnergy(System["DeckWorld"]):
    """Energy gained can be spent at once.

    Writes Energy.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GainEnergy,)

    def process(self, step: Step, world: DeckWorld) -> bool:
        """End the step if nothing is gained."""
        if step.amount <= 0:
            return True
        world.energy.amount += step.amount
        world.facts.append(EnergyGained(step.amount))
        return False
