"""Maps of the dice game as seeds draw them, and every way in which one can break the rules of its document.

`python -m tests.dice.drawn_maps 33334` draws the maps of so many seeds in all three acts and tells what is wrong.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

import msgspec
from msgspec.structs import replace

from components.dice.prefabs import DiceActPrefab, DiceEncounterPrefab
from components.flow import Streams
from components.run import MapNode
from systems.core.rng import StreamDice
from systems.dice.maps import drawn
from tests.dice.plain import written

Map = list[MapNode]


def made(kind: str, prefab: type) -> dict[str, Any]:
    """All prefabs of a kind, by id."""
    return {name: msgspec.convert({"id": name, **fields}, prefab) for name, fields in written(kind).items()}


ACTS: dict[str, DiceActPrefab] = made("acts", DiceActPrefab)
ENCOUNTERS: dict[str, DiceEncounterPrefab] = made("encounters", DiceEncounterPrefab)
DEPTHS, INFERNO, THRONE = ACTS["depths"], ACTS["inferno"], ACTS["throne"]


def draw(act: DiceActPrefab, seed: str, *, hidden: bool = True) -> Map:
    """The map of an act with a seed."""
    return drawn(StreamDice(Streams(seed)), act, ENCOUNTERS, hidden=hidden)


@cache
def maps(act: str, count: int, **changed: Any) -> tuple[Map, ...]:
    """The maps of an act with so many seeds, of the act as it is or with what is changed of it."""
    return tuple(draw(replace(ACTS[act], **changed), f"{act} {seed}") for seed in range(count))


# --- what a map is made of ----------------------------------------------------------

FLOORS = range(1, 16)
WHOLE_ROWS = {1: "enemy", 4: "shop", 8: "rest", 9: "shop", 13: "rest"}
FREE = (2, 3, 5, 6, 7, 10, 11, 12)
FIGHTS = ("enemy", "elite")
WIDE = 5
Edge = tuple[MapNode, MapNode]


def seen(nodes: Map) -> Map:
    """Without the hidden room."""
    return [node for node in nodes if not node.hidden]


def floor(nodes: Map, number: int) -> Map:
    """The nodes of a floor that can be seen."""
    return [node for node in seen(nodes) if node.floor == number]


def edges(nodes: Map) -> list[Edge]:
    """All ways from node to node."""
    return [(node, nodes[way]) for node in seen(nodes) for way in node.exits]


def before(nodes: Map) -> list[list[int]]:
    """From where each node is reached."""
    found: list[list[int]] = [[] for _ in nodes]
    for place, node in enumerate(nodes):
        if not node.hidden:
            for way in node.exits:
                found[way].append(place)
    return found


def fights(nodes: Map) -> list[int]:
    """The fewest fights on a way from each node up to floor 13."""
    least = [0] * len(nodes)
    for place in reversed(range(len(nodes))):
        node = nodes[place]
        if node.floor <= 13:
            least[place] = (node.kind in FIGHTS) + min(least[way] for way in node.exits)
    return least


def crossing(ways: list[tuple[int, int]]) -> bool:
    """Whether two of these ways, each from column to column, cross."""
    return any(low < other and up > over for (low, up), (other, over) in product(ways, ways))


# --- the rules ----------------------------------------------------------------------


def fifteen_floors_of_five_columns(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    start, *others = nodes
    if (start.kind, start.floor, start.column) != ("start", 0, 2):
        yield "the map does not begin with a start in the middle"
    if {node.floor for node in others} != set(FLOORS) or any(not 0 <= node.column < WIDE for node in others):
        yield "a floor is missing, or a column is none"
    if any(there.floor != here.floor + 1 for here, there in edges(nodes)):
        yield "a way skips a floor"


def four_paths_the_second_apart_from_the_first(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    if not 2 <= len(floor(nodes, 1)) <= 4:
        yield f"{len(floor(nodes, 1))} nodes on floor 1"
    if any(len(floor(nodes, number)) > 4 for number in range(2, 14)):
        yield "more than four nodes on a floor"


def steps_go_to_the_next_column_or_straight_up(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    if any(abs(here.column - there.column) > 1 for here, there in edges(nodes) if 1 <= here.floor <= 12):
        yield "a step is too wide"


def no_step_cuts_another(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    for number in range(1, 13):
        if crossing([(here.column, there.column) for here, there in edges(nodes) if here.floor == number]):
            yield f"steps cross above floor {number}"


def every_node_can_be_reached_and_leads_on(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    entered = before(nodes)
    if any(not entered[place] for place, node in enumerate(nodes) if place and not node.hidden):
        yield "a node cannot be reached"
    if any(not node.exits for node in nodes if node.kind != "boss"):
        yield "a node leads nowhere"


def whole_rows_are_fixed(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    for number, kind in WHOLE_ROWS.items():
        if {node.kind for node in floor(nodes, number)} != {kind}:
            yield f"floor {number} is not all {kind}"
    if any(node.kind in ("rest", "shop") for node in seen(nodes) if node.floor not in WHOLE_ROWS):
        yield "a rest or a shop beside their floors"


def an_elite_and_a_shrine_before_the_boss_for_everybody(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    gate = floor(nodes, 14)
    if [node.kind for node in gate] != ["elite", "shrine"]:
        yield "floor 14 is not an elite and a shrine"
    if any([nodes[way] for way in node.exits] != gate for node in floor(nodes, 13)):
        yield "a node of floor 13 does not lead to both"
    top = floor(nodes, 15)
    if [node.kind for node in top] != ["boss"] or any([nodes[way] for way in node.exits] != top for node in gate):
        yield "floor 14 does not lead to the one boss"


def kinds_stand_only_where_they_have_a_share(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    for number in FREE:
        able = {"enemy", "event", "trap", "treasure"}
        able |= {"elite", "shrine"} if number >= 5 else set()
        able |= {"temple"} if number >= 6 else set()
        if wrong := {node.kind for node in floor(nodes, number)} - able:
            yield f"{wrong} on floor {number}"


def no_elite_before_5_and_no_temple_before_6(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    if any((node.kind == "elite" and node.floor < 5) or (node.kind == "temple" and node.floor < 6) for node in nodes):
        yield "an elite or a temple too early"


def no_elite_is_joined_to_an_elite(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    if any(here.kind == there.kind == "elite" for here, there in edges(nodes)):
        yield "two elites are joined"


def no_trap_treasure_temple_or_shrine_is_joined_to_its_kind(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    for here, there in edges(nodes):
        if here.kind == there.kind and here.kind in ("trap", "treasure", "temple", "shrine"):
            yield f"two of {here.kind} are joined"


def no_third_event_in_a_row(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    for here, there in edges(nodes):
        if here.kind == there.kind == "event" and any(nodes[way].kind == "event" for way in there.exits):
            yield "three events in a row"


def the_first_act_has_a_shrine_on_5_to_7(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    if act.order == 1 and not any(node.kind == "shrine" for number in (5, 6, 7) for node in floor(nodes, number)):
        yield "no shrine"


def every_way_has_four_fights_before_14(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    if fights(nodes)[0] < 4:
        yield f"a way with {fights(nodes)[0]} fights"


def a_hidden_room_lies_in_an_empty_cell_within_reach(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    hidden = [node for node in nodes if node.hidden]
    if len(hidden) > 1 or any(node.kind == "hidden" for node in seen(nodes)):
        yield "more than one hidden room, or one that is not hidden"
    for room in hidden:
        if nodes[-1] is not room or room.kind != "hidden":
            yield "the hidden room is not the last node, or is none"
        if room.floor not in (6, 7, 10, 11, 12):
            yield f"a hidden room on floor {room.floor}"
        if any(node.column == room.column for node in floor(nodes, room.floor)):
            yield "a hidden room in a cell that is taken"
        doors = [node.column for node in floor(nodes, room.floor - 1) if abs(node.column - room.column) <= 1]
        out = [nodes[way].column for way in room.exits if nodes[way].floor == room.floor + 1]
        if not doors or len(out) != 1 or any(abs(to - room.column) > 1 for to in out):
            yield "a hidden room without a way in, or with another than one out"
        below = [(here.column, there.column) for here, there in edges(nodes) if here.floor == room.floor - 1]
        above = [(here.column, there.column) for here, there in edges(nodes) if here.floor == room.floor]
        if crossing(below + [(door, room.column) for door in doors]) or crossing(
            above + [(room.column, to) for to in out]
        ):
            yield "a way through the hidden room would cross another"


def groups_are_as_large_as_the_floor_says(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    for node in nodes:
        group = ENCOUNTERS.get(node.encounter)
        number = 0 if group is None else len(group.foes)
        most = 1 if node.floor <= 3 else 2 if node.floor <= 7 else 3
        able = {
            "enemy": range(1, most + 1),
            "elite": range(1, 2 if node.floor < 8 else 3),
            "boss": (1, 2),
            "hidden": (0, 1),
        }.get(node.kind, (0,))
        if number not in able:
            yield f"{number} enemies at {node.kind} on floor {node.floor}"


def who_waits_is_of_the_act_the_floor_and_the_kind(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    kinds = {"enemy": "normal", "elite": "elite", "boss": "boss", "hidden": "normal"}
    for node in nodes:
        if node.encounter:
            group = ENCOUNTERS[node.encounter]
            if group.act != act.id or group.kind != kinds[node.kind]:
                yield f"{group.id} at {node.kind} in {act.id}"
            if group.kind != "boss" and not group.floors[0] <= node.floor <= group.floors[1]:
                yield f"{group.id} on floor {node.floor}"


def nobody_is_met_again_before_all_who_fit(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    """Of those with as many enemies, on this floor."""
    met: Counter[str] = Counter()
    for node in nodes:
        if node.encounter:
            group = ENCOUNTERS[node.encounter]
            fit = [
                other.id
                for other in ENCOUNTERS.values()
                if (other.act, other.kind) == (group.act, group.kind)
                and (group.kind == "boss" or len(other.foes) == len(group.foes))
                and (group.kind == "boss" or other.floors[0] <= node.floor <= other.floors[1])
            ]
            if any(met[other] < met[group.id] for other in fit):
                yield f"{group.id} again on floor {node.floor}"
            met[group.id] += 1


def the_run_begins_with_a_fight_alone_and_without_interference(nodes: Map, act: DiceActPrefab) -> Iterator[str]:
    if act.order == 1 and any(node.encounter not in ("skeleton_warrior", "dungeon_rat") for node in floor(nodes, 1)):
        yield "floor 1 of Act 1 is not mild"


Rule = Callable[[Map, DiceActPrefab], Iterator[str]]
RULES: tuple[Rule, ...] = (
    fifteen_floors_of_five_columns,
    four_paths_the_second_apart_from_the_first,
    steps_go_to_the_next_column_or_straight_up,
    no_step_cuts_another,
    every_node_can_be_reached_and_leads_on,
    whole_rows_are_fixed,
    an_elite_and_a_shrine_before_the_boss_for_everybody,
    kinds_stand_only_where_they_have_a_share,
    no_elite_before_5_and_no_temple_before_6,
    no_elite_is_joined_to_an_elite,
    no_trap_treasure_temple_or_shrine_is_joined_to_its_kind,
    no_third_event_in_a_row,
    the_first_act_has_a_shrine_on_5_to_7,
    every_way_has_four_fights_before_14,
    a_hidden_room_lies_in_an_empty_cell_within_reach,
    groups_are_as_large_as_the_floor_says,
    who_waits_is_of_the_act_the_floor_and_the_kind,
    nobody_is_met_again_before_all_who_fit,
    the_run_begins_with_a_fight_alone_and_without_interference,
)


def main(seeds: int) -> int:
    """Tell how often each rule is broken; how many are."""
    broken: Counter[str] = Counter()
    for seed in range(seeds):
        for act in ACTS.values():
            nodes = draw(act, f"S{seed}")
            broken.update(f"{rule.__name__}: {fault}" for rule in RULES for fault in rule(nodes, act))
    for fault, count in broken.most_common():
        print(f"{count} of {3 * seeds} maps: {fault}")
    print(f"{3 * seeds} maps, {len(broken)} rules broken.")
    return len(broken)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
