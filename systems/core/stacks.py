"""Status stacks come, change and go: the one place that makes and clears them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity, create_entity, delete_entity, get_component

from components.body import Statuses, StatusStack
from components.facts import StatusApplied, StatusFell
from systems.core.world import newest_entity

if TYPE_CHECKING:
    from components.flow import Step
    from systems.core.world import World


def apply(world: World, step: Step, status: str, stacks: int, *, keep: bool = False) -> None:
    """Put stacks on the step's target; fewer than none only where the status may be negative (R14, R16).

    Stacks of a status that counts down at the round's end are fresh when they come in the enemy phase (R13), of one
    that counts down at the end of the player's turn when they come in it; `keep` makes them fresh in any case, so that
    they outlast the next wearing off. Of a status of which the longest counts, only what is more than there was comes
    on top.
    """
    target = step.target
    on_body = component_for_entity(target, Statuses).stacks
    prefab = world.library.statuses[status]
    entity = on_body.get(status)
    if not prefab.signed:
        present = 0 if entity is None else component_for_entity(entity, StatusStack).stacks
        stacks = max(stacks, -present)
        if not stacks:
            return
    fresh = stacks if keep or (prefab.countdown and _comes_fresh(prefab.countdown, world)) else 0
    if entity is None:
        entity = create_entity(StatusStack(status, target, stacks, fresh))
        on_body[status] = entity
        total = stacks
        if prefab.modifiers or prefab.triggers:
            world.rulebook.forget()
    else:
        stack = component_for_entity(entity, StatusStack)
        if prefab.merge == "longest" and stacks > 0:
            stack.fresh = max(stack.fresh, fresh)
            stacks -= stack.stacks
            if stacks <= 0:
                return
        else:
            stack.fresh += fresh
        stack.stacks += stacks
        total = stack.stacks
        if not total:
            _clear(world, entity)
    world.facts.append(StatusApplied(step.by.source, target, status, stacks, total, step.by.entity, step.by.kind))


def _comes_fresh(countdown: str, world: World) -> bool:
    """Whether what comes now outlasts the next countdown."""
    actor = world.clock.actor
    if countdown == "round_end":
        return actor not in (0, world.player)
    return countdown == "turn_end" and actor == world.player


def count_down(world: World, body: int, moment: str) -> None:
    """What counts down at a moment loses a stack, but for those that came fresh: they are so no longer (R13)."""
    statuses = world.library.statuses
    for status, entity in list(component_for_entity(body, Statuses).stacks.items()):
        if statuses[status].countdown == moment:
            stack = component_for_entity(entity, StatusStack)
            if stack.stacks > stack.fresh:
                reduce(world, entity, to=stack.stacks - 1)
            stack.fresh = 0


def reduce(world: World, entity: int, to: int, fresh: int = 0) -> None:
    """Bring a stack down to a number; at 0 the status is gone."""
    stack = component_for_entity(entity, StatusStack)
    gone = stack.stacks - to
    stack.stacks = to
    stack.fresh = fresh
    if not to:
        _clear(world, entity)
    if gone:
        world.facts.append(StatusFell(stack.holder, stack.status, gone, to))


def _clear(world: World, entity: int) -> None:
    if world.cleared is not None:
        world.cleared.append(entity)
    stack = component_for_entity(entity, StatusStack)
    del component_for_entity(stack.holder, Statuses).stacks[stack.status]
    prefab = world.library.statuses[stack.status]
    if prefab.modifiers or prefab.triggers:
        world.rulebook.forget()


def forget_cleared(world: World) -> None:
    """Statuses that have been cleared leave the world, with how often their rules have acted, once their names are not
    needed any more: before the next command, and when nothing that is still to come was caused by them.

    The newest entity stays in any case, so that numbers go on from it, in a world that was read back as well.
    """
    if world.cleared != [] and not world.steps and world.queue.question is None:
        _forget(world, world.cleared)


def _forget(world: World, cleared: list[int] | None) -> None:
    if cleared is None:
        cleared = [
            entity
            for entity, stack in get_component(StatusStack)
            if component_for_entity(stack.holder, Statuses).stacks.get(stack.status) != entity
        ]
    kept = {newest_entity(), *(step.by.entity for delayed in world.queue.delayed for step in delayed.steps)}
    gone = [entity for entity in cleared if entity not in kept]
    world.cleared = [entity for entity in cleared if entity in kept]
    for entity in gone:
        delete_entity(entity, immediate=True)
    rules = {str(entity) for entity in gone}
    for key in [key for key in world.uses.counts if key.partition(" ")[0] in rules]:
        del world.uses.counts[key]
