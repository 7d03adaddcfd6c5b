"""The way through the acts: from node to node, into each and out again (R47–R50, R55, R58)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from esper import try_remove_component

from components.commands import Abandon, Command
from components.facts import ActBegan, NodeEntered, NodeFound, RunEnded
from components.nodes import NodeKind
from components.run import Aftermath
from systems.combat import setup
from systems.core.questions import ask
from systems.core.rules import CommandRule
from systems.core.system import Stage
from systems.run import events, rewards, shop
from systems.run.acts import acts

if TYPE_CHECKING:
    from components.run import MapNode
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
    journey.nodes = world.ruleset.maps[journey.map](world, act)
    journey.here = 0
    journey.path.append([0])
    world.facts.append(ActBegan(number))
    world.ruleset.nodes[journey.nodes[0].kind].begin(world)


def enter_node(world: World, place: int) -> None:
    """Enter a node: what it offers is fixed now (R58)."""
    journey = world.journey
    journey.here = place
    journey.path[-1].append(place)
    node = journey.nodes[place]
    world.facts.append(NodeEntered(place, node.floor, node.kind))
    _find_hidden(world, node)
    world.ruleset.nodes[node.kind].begin(world)


def _find_hidden(world: World, here: MapNode) -> None:
    """What is hidden on the next floor, in the column of the node that is entered or beside it, is found: a way leads
    there from now on."""
    nodes = world.journey.nodes
    for place, node in enumerate(nodes):
        if node.hidden and node.floor == here.floor + 1 and abs(node.column - here.column) <= 1:
            node.hidden = False
            here.exits = sorted([*here.exits, place], key=lambda way: nodes[way].column)
            world.facts.append(NodeFound(place, node.floor, node.kind))


def _begin_fight(world: World) -> None:
    """The enemies who wait at the node are met."""
    journey = world.journey
    journey.fight = journey.nodes[journey.here].encounter


NODES = {
    "start": NodeKind(
        "Start", "the foot of the climb", "where an act begins; not for plans", lambda world: ask(world, "map")
    ),
    "enemy": NodeKind("Enemy", "an enemy", "an everyday fight", _begin_fight, fight="normal"),
    "elite": NodeKind("Elite", "an elite enemy", "a hard fight for a relic", _begin_fight, fight="elite"),
    "boss": NodeKind("Boss", "the ruler of this place", "the fight that ends the act", _begin_fight, fight="boss"),
    "event": NodeKind(
        "Event",
        "something unknown",
        "one of the events",
        events.meet_event,
        text="Something that nobody has told of. It may be kind.",
    ),
    "shop": NodeKind("Shop", "a shop", "the act's shop", shop.open_shop),
    "rest": NodeKind("Rest", "a fire to rest at", "a fire to rest at", lambda world: ask(world, "rest")),
}
"""The kinds of node that every game has."""


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
