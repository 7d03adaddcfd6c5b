"""How the run and its map look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows.content.text import wording
from shadows.content.text.spans import Span, Text
from shadows.picture.models import JourneyLook, NodeLook
from systems.run import rewards
from systems.run.acts import acts, shop_of_act
from systems.run.rest import actions

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from components.run import MapNode
    from systems.core.world import World

    GoldRanges: TypeAlias = dict[tuple[str, str, int | None], tuple[int, int]]


def foes_text(node: NodeLook) -> Text:
    """Who waits there, where the name does not say it already."""
    unnamed = any(foe not in node.name for foe in node.foes)
    return (Span(f"{', '.join(node.foes)}."),) if unnamed else ()


def node_look(world: World, place: int, gold: GoldRanges | None = None) -> NodeLook:
    """A node of the act's map. `gold` keeps what fights pay from one node to the next."""
    journey = world.journey
    node = journey.nodes[place]
    encounter = world.library.encounters.get(node.encounter)
    name = world.ruleset.nodes[node.kind].name
    question = world.queue.question
    ways = question.options if question is not None and question.kind == "map" else ()
    if place == journey.here:
        state = "here"
    elif place in journey.path[-1]:
        state = "passed"
    else:
        state = "open" if place in ways else "closed"
    return NodeLook(
        place=place,
        floor=node.floor,
        column=node.column,
        kind=node.kind,
        name=name if encounter is None else f"{name}: {encounter.name}",
        exits=tuple(node.exits),
        state=state,  # type: ignore[arg-type]
        option=ways.index(place) if place in ways else None,
        foes=() if encounter is None else tuple(world.library.enemies[foe].name for foe in encounter.foes),
        text=_node_text(world, node, {} if gold is None else gold),
    )


def _node_text(world: World, node: MapNode, gold: GoldRanges) -> Text:
    """What is to be done and to be had there; `gold` are the ranges of Gold that are known, by what decides them."""
    library, journey = world.library, world.journey
    encounter = library.encounters.get(node.encounter)
    if encounter is not None and world.ruleset.nodes[node.kind].fight:
        last = node.kind == "boss" and journey.act + 1 == len(acts(world))
        known = (world.ruleset.reward(world, encounter).id, encounter.kind, encounter.gold)
        if known not in gold:
            gold[known] = rewards.gold_range(world, encounter)
        return wording.fight_text(encounter, library.rewards[encounter.kind], gold[known], library.potion, last=last)
    if node.kind in AS_THINGS_STAND:
        return AS_THINGS_STAND[node.kind](world)
    text = world.ruleset.nodes[node.kind].text
    return (Span(text),) if text else ()


def _fire_text(world: World) -> Text:
    names = [action.name for action in actions(world)]
    return (Span(f"A fire. One of {', '.join(names)}." if names else "A fire."),)


AS_THINGS_STAND: dict[str, Callable[[World], Text]] = {
    "shop": lambda world: wording.shop_text(shop_of_act(world), world.library.potion),
    "rest": _fire_text,
}
"""What is to be had at nodes of these kinds, where that depends on the content."""


def journey_look(world: World, scene: str = "") -> JourneyLook:
    """The run as far as it has come; `scene` is what there is to see, if not what there is at the node."""
    journey = world.journey
    gold: GoldRanges = {}
    return JourneyLook(
        map=journey.map,
        act=journey.act,
        act_name=acts(world)[journey.act].name,
        floor=journey.nodes[journey.here].floor,
        nodes=tuple(node_look(world, place, gold) for place, node in enumerate(journey.nodes) if not node.hidden),
        path=tuple(journey.path[-1]),
        outcome=journey.outcome,
        scene=scene or journey.event or journey.nodes[journey.here].kind,
    )
