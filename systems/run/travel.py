"""The way through the acts: from node to node, into each and out again (R47–R50, R55, R58)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from esper import try_remove_component

from components.commands import Abandon, Command
from components.facts import ActBegan, NodeEntered, RunEnded
from components.run import Aftermath
from systems.combat import setup
from systems.core.questions import ask
from systems.core.rules import CommandRule
from systems.core.system import Stage
from systems.run import events, rewards, shop
from systems.run.acts import acts
from systems.run.maps import fixed_map, wandering_map

if TYPE_CHECKING:
    from collections.abc import Callable

    from systems.core.world import World


def begin_run(world: World, kind: str) -> None:
    """The run begins at the foot of the first act."""
    world.journey.map = kind
    enter_act(world, 0)


def enter_act(world: World, number: int) -> None:
    """A new map; the player stands at its start."""
    journey = world.journey
    act = acts(world)[number]
    journey.act = number
    journey.nodes = fixed_map(act) if journey.map == "fixed" else wandering_map(world, act)
    journey.here = 0
    journey.path.append([0])
    world.facts.append(ActBegan(number))
    ask(world, "map")


def enter_node(world: World, place: int) -> None:
    """Enter a node: what it offers is fixed now (R58)."""
    journey = world.journey
    journey.here = place
    journey.path[-1].append(place)
    node = journey.nodes[place]
    world.facts.append(NodeEntered(place, node.floor, node.kind))
    world.ruleset.nodes[node.kind](world)


def _begin_fight(world: World) -> None:
    """The enemies who wait at the node are met."""
    journey = world.journey
    journey.fight = journey.nodes[journey.here].encounter


NODES: dict[str, Callable[[World], None]] = {
    "enemy": _begin_fight,
    "elite": _begin_fight,
    "boss": _begin_fight,
    "event": events.meet_event,
    "shop": shop.open_shop,
    "rest": lambda world: ask(world, "rest"),
}
"""What begins at the nodes that every game has, by their kinds; nobody enters the start of an act."""


class LeaveNode(Stage["World"]):
    """When a node is done the way goes on; after a boss, into the next act (R50)."""

    def process(self, world: World) -> None:
        """Ask for the way, unless a fight is about to begin."""
        journey = world.journey
        journey.offers = []
        journey.event = ""
        if journey.fight:
            return
        if journey.nodes[journey.here].exits:
            ask(world, "map")
        else:
            enter_act(world, journey.act + 1)


class LeaveCombat(Stage["World"]):
    """After a combat of a run: its rewards, the way on after an escape, or the end of the run (R40, R49, R50, R55)."""

    def process(self, world: World) -> None:
        """A fight outside a run just ends."""
        journey = world.journey
        if not journey.map:
            return
        outcome = world.clock.outcome
        if outcome == "lost":
            end_run(world, "lost")
            return
        node = journey.nodes[journey.here]
        if outcome == "won" and node.kind == "boss" and journey.act + 1 == len(acts(world)):
            end_run(world, "won")
            return
        encounter = world.clock.encounter
        setup.clear_field(world)
        if outcome == "won":
            rewards.lay_out(world, encounter)
        else:
            try_remove_component(world.player, Aftermath)
            world.enter("node_done")


class GivingUp(CommandRule["World"]):
    """A run can be given up at any time, for good (R55)."""

    kinds: ClassVar[tuple[type[Command], ...]] = (Abandon,)
    anytime: ClassVar[bool] = True

    def refusal(self, world: World, command: Command) -> str:
        """As long as it goes on."""
        going = world.journey.map and world.journey.outcome == "ongoing"
        return "" if going else "There is no run to abandon."

    def take(self, world: World, command: Command) -> None:
        """The run ends, given up."""
        end_run(world, "abandoned")


def end_run(world: World, outcome: str) -> None:
    """The run is over, for good (R55)."""
    world.journey.outcome = outcome
    if world.clock.outcome in ("", "ongoing"):
        world.clock.outcome = outcome
    world.queue.question = None
    world.steps.clear()
    world.enter("")
    world.facts.append(RunEnded(outcome))
