"""Heat: the Ashen Pilgrim gathers it, vents it, or lets it break out of her."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from esper import add_component, component_for_entity, has_component
from msgspec.structs import replace

from components.body import Statuses, StatusStack
from components.effects import ApplyStatus, DealDamage, Effect, GainBlock
from components.facts import ModFact
from components.flow import Step
from systems.core import stacks
from systems.core.system import Stage, System
from systems.core.world import World
from systems.plugins.plugin import Plugin

HEAT = "ashen_pilgrim:heat"
ERUPTS_AT, DAMAGE, BLOCK = 5, 8, 3


@dataclass(slots=True)
class Furnace:
    """How often Heat has broken out of the player in this combat."""

    eruptions: int = 0


class Erupted(ModFact, frozen=True):
    """So much Heat broke out of someone."""

    body: int
    heat: int

    def sentence(self, does: Callable[[int, str], str]) -> str:
        """Told as the game tells its own facts."""
        return f"{does(self.body, 'erupt')} with {self.heat} Heat."


class LightFurnace(Stage):
    """A combat begins with no eruption behind it."""

    def process(self, world: World) -> None:
        """Gives the player a furnace, in every combat a new one."""
        if has_component(world.player, Furnace):
            component_for_entity(world.player, Furnace).eruptions = 0
        else:
            add_component(world.player, Furnace())


class Erupt(System):
    """At 5 Heat you erupt: 8 damage to ALL enemies, and the Heat is gone.

    Reads the Heat that was just gained; writes it back to 0, counts the eruption and queues its damage. Right after
    the Heat was committed, so that no other effect of the card finds 5 of it.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (ApplyStatus,)

    def process(self, step: Step, world: World) -> bool:
        """Never ends the step."""
        heat = _heat(step.target)
        if heat is not None and heat.stacks >= ERUPTS_AT:
            world.facts.append(Erupted(step.target, heat.stacks))
            _lose(step.target, heat.stacks, world)
            if has_component(step.target, Furnace):
                component_for_entity(step.target, Furnace).eruptions += 1
            plain = replace(step, attack=False)  # the fire is no attack, so Strength does not count (R2)
            world.push([DealDamage(DAMAGE, to="all_enemies")], plain)
        return False


def vent(step: Step, world: World) -> None:
    """Heat goes, and turns into Block: 3 for each."""
    heat = _heat(step.target)
    lost = min(step.amount, heat.stacks) if heat is not None else 0
    if lost > 0:
        _lose(step.target, lost, world)
        world.push([GainBlock(lost * BLOCK)], step)


def count_heat(step: Step, world: World) -> int:
    """How much Heat who acts has."""
    heat = _heat(step.source)
    return heat.stacks if heat is not None else 0


def count_eruptions(step: Step, world: World) -> int:
    """How often the player has erupted in this combat."""
    return component_for_entity(world.player, Furnace).eruptions if has_component(world.player, Furnace) else 0


def _heat(body: int) -> StatusStack | None:
    entity = component_for_entity(body, Statuses).stacks.get(HEAT)
    return None if entity is None else component_for_entity(entity, StatusStack)


def _lose(body: int, heat: int, world: World) -> None:
    entity = component_for_entity(body, Statuses).stacks[HEAT]
    stacks.reduce(world, entity, component_for_entity(entity, StatusStack).stacks - heat)


def register(plugin: Plugin) -> None:
    """What this mod adds to the rules."""
    plugin.component(Furnace)
    plugin.effect("vent", vent, "vent {amount} Heat")
    plugin.quantity("heat", count_heat, "your Heat")
    plugin.quantity("eruptions", count_eruptions, "your eruptions in this combat")
    plugin.occasion("erupted", Erupted, "you erupt", subject="body")
    plugin.system(Erupt(), after="CommitStatus")
    plugin.stage("combat_start", LightFurnace(), before="StartRules")
