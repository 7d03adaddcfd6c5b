"""The way through the acts: from node to node, into each and out again (R47–R50, R55, R58)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity, try_remove_component

from components.body import Block, Statuses
from components.cards import Piles
from components.facts import ActBegan, NodeEntered, RelicFaded, RunEnded
from components.flow import Question
from components.items import Relic
from components.run import Aftermath
from systems.run import events, rest, rewards, shop
from systems.run.acts import acts
from systems.run.maps import fixed_map, wandering_map
from systems.system import Stage

if TYPE_CHECKING:
    from systems.arena import Arena


def begin_run(arena: Arena, kind: str) -> None:
    """The run begins at the foot of the first act."""
    arena.journey.map = kind
    enter_act(arena, 0)


def enter_act(arena: Arena, number: int) -> None:
    """A new map; the player stands at its start."""
    journey = arena.journey
    act = acts(arena)[number]
    journey.act = number
    journey.nodes = fixed_map(act) if journey.map == "fixed" else wandering_map(arena, act)
    journey.here = 0
    journey.path.append([0])
    arena.facts.append(ActBegan(number))
    ask_way(arena)


def ask_way(arena: Arena) -> None:
    """Which of the nodes above to go to."""
    arena.queue.question = Question("map", "", list(arena.journey.nodes[arena.journey.here].exits))


def enter_node(arena: Arena, place: int) -> None:
    """Enter a node: what it offers is fixed now (R58)."""
    journey = arena.journey
    journey.here = place
    journey.path[-1].append(place)
    node = journey.nodes[place]
    arena.facts.append(NodeEntered(place, node.floor, node.kind))
    if node.kind == "shop":
        shop.open_shop(arena)
    elif node.kind == "rest":
        rest.ask(arena)
    elif node.kind == "event":
        events.meet_event(arena)
    else:
        journey.fight = node.encounter


class LeaveNode(Stage):
    """When a node is done the way goes on; after a boss, into the next act (R50)."""

    def process(self, arena: Arena) -> None:
        """Ask for the way, unless a fight is about to begin."""
        journey = arena.journey
        journey.offers = []
        journey.event = ""
        if journey.fight:
            return
        if journey.nodes[journey.here].exits:
            ask_way(arena)
        else:
            enter_act(arena, journey.act + 1)


class LeaveCombat(Stage):
    """After a combat of a run: its rewards, the way on after an escape, or the end of the run (R40, R49, R50, R55)."""

    def process(self, arena: Arena) -> None:
        """A fight outside a run just ends."""
        journey = arena.journey
        if not journey.map:
            return
        outcome = arena.clock.outcome
        if outcome == "lost":
            end_run(arena, "lost")
            return
        node = journey.nodes[journey.here]
        if outcome == "won" and node.kind == "boss" and journey.act + 1 == len(acts(arena)):
            end_run(arena, "won")
            return
        encounter = arena.clock.encounter
        clear_field(arena)
        if outcome == "won":
            rewards.lay_out(arena, encounter)
        else:
            try_remove_component(arena.player, Aftermath)
            arena.enter("node_done")


def end_run(arena: Arena, outcome: str) -> None:
    """The run is over, for good (R55)."""
    arena.journey.outcome = outcome
    if arena.clock.outcome in ("", "ongoing"):
        arena.clock.outcome = outcome
    arena.queue.question = None
    arena.steps.clear()
    arena.enter("")
    arena.facts.append(RunEnded(outcome))


def clear_field(arena: Arena) -> None:
    """Nothing of a combat outlives it but HP, Gold, potions and the deck; marks of the next combat fade (R28, R53)."""
    player = arena.player
    clock = arena.clock
    clock.kind, clock.encounter, clock.ending, clock.outcome = "normal", "", "", ""
    clock.round = clock.actor = 0
    component_for_entity(player, Statuses).stacks.clear()
    component_for_entity(player, Block).amount = 0
    piles: Piles = arena.piles
    for pile in (piles.draw, piles.hand, piles.discard, piles.exhaust, piles.powers, piles.in_play):
        pile.clear()
    arena.seats.living.clear()
    arena.seats.gone.clear()
    arena.uses.counts.clear()
    arena.queue.delayed.clear()
    for relic in list(arena.satchel.relics):
        prefab = component_for_entity(relic, Relic).prefab
        if arena.library.relics[prefab].rarity == "mark":
            arena.satchel.relics.remove(relic)
            arena.facts.append(RelicFaded(relic, prefab))
    arena.rulebook.forget()
