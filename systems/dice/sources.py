"""Who carries rules in the dice game: the player's relics as acquired, the nodes of the tree, boons, statuses; then the
enemies left to right, each with its own rules before its statuses; last what the dead do as they die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.flow import DEATH
from systems.combat.sources import of_enemies, of_relics, of_statuses
from systems.core.rulebook import Source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from systems.dice.world import DiceWorld


def combat_sources(world: DiceWorld) -> Iterator[Source]:
    """All carriers of rules, in the order in which they answer one fact."""
    yield from of_relics(world)
    player = world.player
    for node in (world.library.nodes[node] for node in world.growth.nodes):
        if node.triggers or node.modifiers:
            own = f"node {node.id}"
            yield Source(player, player, "node", "", node.id, node.triggers, node.modifiers, own=own)
    for boon in (world.library.boons[boon] for boon in world.boons.held):
        if boon.triggers or boon.modifiers:
            own = f"boon {boon.id}"
            yield Source(player, player, "boon", "", boon.id, boon.triggers, boon.modifiers, own=own)
    yield from of_statuses(world, player)
    yield from of_enemies(world)
    yield from _of_the_dead(world)


def _of_the_dead(world: DiceWorld) -> Iterator[Source]:
    """Who is out has still what it does as it dies."""
    for enemy in world.seats.gone:
        last = tuple(trigger for trigger in world.phase(enemy).triggers if trigger.when == "died")
        if last:
            yield Source(enemy, enemy, DEATH, "", world.enemy(enemy).id, last, ())
