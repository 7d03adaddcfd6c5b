"""The map of an act: the fixed plan, or a wandering one drawn from the seed (R47, R48)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.run import MapNode

if TYPE_CHECKING:
    from components.prefabs import ActPrefab
    from systems.core.world import World

COLUMNS = 7
LAST = 15
"""The boss's floor; the one before it is all Rest."""
PATHS = 6
CENTRE = COLUMNS // 2
FIRST_ELITE = 5

SHARES: tuple[tuple[str, int], ...] = (("enemy", 50), ("event", 15), ("shop", 10), ("rest", 10), ("elite", 15))
AT_LEAST: tuple[tuple[str, int], ...] = (("elite", 2), ("event", 2), ("rest", 1), ("shop", 1))
"""How many a wandering map has below the last Rest, whatever the dice say; that Rest is the second."""


def fixed_map(_world: World, act: ActPrefab) -> list[MapNode]:
    """The act's plan: both nodes of a floor can be reached from every node of the floor before."""
    floors = [[MapNode(1, 0, "start")]]
    floors += [
        [MapNode(floor, column, node.kind, node.encounter) for column, node in enumerate(nodes)]
        for floor, nodes in enumerate(act.plan, 2)
    ]
    return _joined(floors)


def _joined(floors: list[list[MapNode]]) -> list[MapNode]:
    nodes: list[MapNode] = []
    for number, floor in enumerate(floors):
        above = len(nodes) + len(floor)
        count = len(floors[number + 1]) if number + 1 < len(floors) else 0
        for node in floor:
            node.exits = list(range(above, above + count))
        nodes += floor
    return nodes


def wandering_map(world: World, act: ActPrefab) -> list[MapNode]:
    """Paths that branch and never cross, up to one boss; every node has a way on."""
    edges = _paths(world)
    columns = {floor: sorted({column for column, _ in ways}) for floor, ways in edges.items()}
    columns[1], columns[LAST] = [CENTRE], [CENTRE]
    nodes = [
        MapNode(
            floor,
            column,
            "start" if floor == 1 else "boss" if floor == LAST else "rest" if floor == LAST - 1 else "enemy",
        )
        for floor in range(1, LAST + 1)
        for column in columns[floor]
    ]
    place = {(node.floor, node.column): number for number, node in enumerate(nodes)}
    for node in nodes:
        node.exits = sorted(
            place[node.floor + 1, to] for column, to in edges.get(node.floor, ()) if column == node.column
        )
    _name_kinds(world, nodes)
    _name_foes(world, act, nodes)
    return nodes


def _paths(world: World) -> dict[int, list[tuple[int, int]]]:
    """Ways by floor: from column, to column. The first two paths part at once; a way that would cross one that is
    there goes straight up instead."""
    edges: dict[int, list[tuple[int, int]]] = {floor: [] for floor in range(1, LAST)}
    first = world.dice.below("map", COLUMNS)
    second = (first + 1 + world.dice.below("map", COLUMNS - 1)) % COLUMNS
    starts = [first, second, *(world.dice.below("map", COLUMNS) for _ in range(2, PATHS))]
    for column in starts:
        _add(edges, 1, CENTRE, column)
        for floor in range(2, LAST - 1):
            to = min(COLUMNS - 1, max(0, column + world.dice.below("map", 3) - 1))
            if (to, column) in edges[floor]:
                to = column
            _add(edges, floor, column, to)
            column = to
        _add(edges, LAST - 1, column, CENTRE)
    return edges


def _add(edges: dict[int, list[tuple[int, int]]], floor: int, column: int, to: int) -> None:
    if (column, to) not in edges[floor]:
        edges[floor].append((column, to))


def _name_kinds(world: World, nodes: list[MapNode]) -> None:
    """Draw each node's kind where it is allowed, then see that there are enough of each."""
    open_nodes = [number for number, node in enumerate(nodes) if 2 <= node.floor < LAST - 1]
    before = _before(nodes)
    for number in open_nodes:
        drawn = world.dice.below("map", 100)
        for kind, share in SHARES:
            drawn -= share
            if drawn < 0:
                if _allowed(nodes, before, number, kind):
                    nodes[number].kind = kind
                break
    for kind, least in AT_LEAST:
        missing = least - sum(nodes[number].kind == kind for number in open_nodes)
        free = [n for n in open_nodes if nodes[n].kind == "enemy"]
        world.dice.shuffle("map", free)
        for number in free:
            if missing > 0 and _allowed(nodes, before, number, kind):
                nodes[number].kind = kind
                missing -= 1


def _before(nodes: list[MapNode]) -> list[list[int]]:
    before: list[list[int]] = [[] for _ in nodes]
    for number, node in enumerate(nodes):
        for to in node.exits:
            before[to].append(number)
    return before


def _allowed(nodes: list[MapNode], before: list[list[int]], number: int, kind: str) -> bool:
    """No Elite before floor 5, no Rest right before or after a Rest on one path (R48)."""
    if kind == "elite":
        return nodes[number].floor >= FIRST_ELITE
    if kind == "rest":
        return all(nodes[near].kind != "rest" for near in (*nodes[number].exits, *before[number]))
    return True


def _name_foes(world: World, act: ActPrefab, nodes: list[MapNode]) -> None:
    """Enemies from the act's groups, on no path the group that was met last; an Elite for which none is left is an
    Enemy (R48)."""
    groups = _groups(world, act)
    before = _before(nodes)
    met_last: list[list[str]] = []
    for number, node in enumerate(nodes):
        last = [group for near in before[number] for group in met_last[near]]
        if node.kind in groups:
            fresh = [group for group in groups[node.kind] if group not in last]
            if not fresh and node.kind == "elite":
                node.kind = "enemy"
                fresh = [group for group in groups["enemy"] if group not in last]
            node.encounter = world.dice.pick("map", fresh or groups[node.kind])
            last = [node.encounter]
        met_last.append(list(dict.fromkeys(last)))


def _groups(world: World, act: ActPrefab) -> dict[str, list[str]]:
    """The groups of an act by kind of node: those of its plan, floor by floor, then its others in their order."""
    encounters = world.library.encounters
    planned = [node.encounter for floor in act.plan for node in floor if node.encounter]
    others = sorted((group.order, group.id) for group in encounters.values() if group.act == act.id)
    groups: dict[str, list[str]] = {"enemy": [], "elite": [], "boss": []}
    for name in dict.fromkeys([*planned, *(name for _, name in others)]):
        kind = encounters[name].kind
        groups["enemy" if kind == "normal" else kind].append(name)
    return groups
