"""What a combat and a run remember: HP that were lost, what relics count, hands that were practised, how long a status
still lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from esper import add_component, component_for_entity, try_component

from components.body import Statuses
from components.dice.dice import Timer
from components.dice.effects import Count
from components.effects import ApplyStatus, DealDamage, Effect, LoseHp
from components.facts import Counted, HpLost
from components.items import Relic
from systems.core import stacks
from systems.core.system import Stage, System
from systems.dice.combos import words_of
from systems.resolve.modifiers import asked

if TYPE_CHECKING:
    from components.flow import Step
    from systems.dice.world import DiceWorld


class RememberLoss(System["DiceWorld"]):
    """HP that the player loses count for what the combat has cost.

    Writes Tempo. After HP are lost.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (DealDamage, LoseHp)
    carries_out: ClassVar[bool] = False

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Never ends the step."""
        if step.target == world.player and world.facts and isinstance(lost := world.facts[-1], HpLost):
            world.tempo.lost += lost.amount
        return False


class CommitCount(System["DiceWorld"]):
    """A relic counts up, for the rest of the run (D27).

    Writes Counters.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Count,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step where nothing counts."""
        relic = try_component(step.by.entity, Relic)
        if relic is None:
            return True
        most = cast("Count", step.effect).most
        before = world.counters.counts.get(relic.prefab, 0)
        total = min(before + step.amount, most) if most else before + step.amount
        if total == before:
            return True
        world.counters.counts[relic.prefab] = total
        world.facts.append(Counted(relic.prefab, total))
        return False


class LengthenStatus(System["DiceWorld"]):
    """What counts its turns in stacks lasts longer where rules say so.

    Reads `<status>_turns`; writes `amount`. Before the status is put on.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (ApplyStatus,)
    carries_out: ClassVar[bool] = False

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Never ends the step."""
        status = cast("ApplyStatus", step.effect).status
        if step.by.source == world.player and not world.library.statuses[status].lasts:
            step.amount = turns_of(world, status, step.amount)
        return False


class WindTimer(System["DiceWorld"]):
    """What lasts some rounds lasts them from when it was last put on (D8).

    Writes Timer. After the status is put on.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (ApplyStatus,)
    carries_out: ClassVar[bool] = False

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Never ends the step."""
        status = cast("ApplyStatus", step.effect).status
        lasts = world.library.statuses[status].lasts
        entity = component_for_entity(step.target, Statuses).stacks.get(status)
        if lasts and entity is not None:
            left = turns_of(world, status, lasts)
            timer = try_component(entity, Timer)
            if timer is None:
                add_component(entity, Timer(left))
            else:
                timer.left = left
        return False


def turns_of(world: DiceWorld, status: str, turns: int) -> int:
    """How many turns a status lasts that the player puts on."""
    combo = world.library.combos.get(world.tempo.acting)
    return asked(world, f"{status}_turns", turns, source=world.player, what=words_of(combo) if combo else ())


class RunDown(Stage["DiceWorld"]):
    """What lasts some rounds lasts one less, and falls after the last (D8)."""

    def process(self, world: DiceWorld) -> None:
        """On everyone."""
        for body in (world.player, *world.seats.living):
            for entity in list(component_for_entity(body, Statuses).stacks.values()):
                timer = try_component(entity, Timer)
                if timer is not None:
                    timer.left -= 1
                    if not timer.left:
                        stacks.reduce(world, entity, to=0)
