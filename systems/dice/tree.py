"""The tree between the runs (D19): which nodes can be taken, which can be given back, and what the Abyss answers (D26).

Nodes are named by their ids, in the order in which they were taken. The start is everyone's, costs nothing and is never
among them.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from components.dice.prefabs import DiceLibrary, NodePrefab, TreePrefab

    Beside = Mapping[str, Collection[str]]


def neighbours(library: DiceLibrary) -> dict[str, list[str]]:
    """The nodes beside each node: those that it names, and those that name it."""
    beside: dict[str, dict[str, None]] = {node: {} for node in library.nodes}
    for node in library.nodes.values():
        for other in node.joins:
            beside[node.id][other] = None
            beside[other][node.id] = None
    return {node: list(others) for node, others in beside.items()}


def cost(library: DiceLibrary, nodes: Iterable[str]) -> int:
    """The skill points that nodes cost together."""
    return sum(library.nodes[node].cost for node in nodes)


def refusal(library: DiceLibrary, nodes: Collection[str], node: str, points: int) -> str:
    """Why a node cannot be taken with these, of so many points in all; empty if it can."""
    prefab = library.nodes.get(node)
    if prefab is None:
        return f"There is no node {node!r} in the tree."
    if prefab.size == "start":
        return f"{prefab.name} is everyone's: nobody needs to take it."
    if node in nodes:
        return f"{prefab.name} is taken already."
    barred = _refusal(library, neighbours(library), nodes, prefab)
    if barred:
        return barred
    left = points - cost(library, nodes)
    if prefab.cost > left:
        return f"{prefab.name} costs {_points(prefab.cost)}, and {left} {'is' if left == 1 else 'are'} left."
    return ""


def refusal_to_return(library: DiceLibrary, nodes: Collection[str], node: str) -> str:
    """Why a node cannot be given back: others would have no way to the start any more. Empty if it can."""
    if node not in nodes:
        name = library.nodes[node].name if node in library.nodes else repr(node)
        return f"{name} is not taken."
    kept = [other for other in nodes if other != node]
    reached = _reached(library, neighbours(library), kept)
    lost = [library.nodes[other].name for other in kept if other not in reached]
    return f"Without {library.nodes[node].name} these have no way to the start: {', '.join(lost)}." if lost else ""


def way(library: DiceLibrary, nodes: Collection[str], node: str) -> list[str]:
    """The cheapest way to a node: what has to be taken besides these, up to itself. Empty where it is taken, or where
    a way that is locked is all that leads there."""
    beside = neighbours(library)
    reached = {*nodes, *(other.id for other in library.nodes.values() if other.size == "start")}
    ahead: list[tuple[int, tuple[str, ...]]] = [
        (library.nodes[near].cost, (near,)) for other in reached for near in beside[other]
    ]
    heapify(ahead)
    while ahead:
        spent, path = heappop(ahead)
        last = path[-1]
        if last in reached or _locking(library, [*nodes, *path], library.nodes[last]) is not None:
            continue
        if last == node:
            return list(path)
        reached.add(last)
        for near in beside[last]:
            heappush(ahead, (spent + library.nodes[near].cost, (*path, near)))
    return []


def faults(library: DiceLibrary, nodes: Sequence[str], points: int | None = None) -> list[str]:
    """All that is wrong with a choice of nodes that comes from elsewhere, each as a sentence; with None for as many
    points as they cost."""
    if not nodes:
        return []
    found = []
    known: list[str] = []
    for node in nodes:
        if node not in library.nodes:
            found.append(f"There is no node {node!r} in the tree.")
        elif library.nodes[node].size == "start":
            found.append(f"{library.nodes[node].name} is everyone's: leave {node!r} out.")
        elif node in known:
            found.append(f"{library.nodes[node].name} is there twice.")
        else:
            known.append(node)
    for number, node in enumerate(known):
        other = _locking(library, known[:number], library.nodes[node])
        if other is not None:
            found.append(f"{other.name} and {library.nodes[node].name} are on two ways of one branch.")
    reached = _reached(library, neighbours(library), known)
    found += [f"{library.nodes[node].name} has no way to the start." for node in known if node not in reached]
    needed = cost(library, known)
    if points is not None and needed > points:
        found.append(f"They cost {_points(needed)}, and there {'is' if points == 1 else 'are'} {points}.")
    return found


def standing(library: DiceLibrary, nodes: Iterable[str], points: int) -> list[str]:
    """What can be kept of nodes when the tree, or the number of points, is another than when they were taken."""
    beside = neighbours(library)
    waiting = [node for node in dict.fromkeys(nodes) if node in library.nodes and library.nodes[node].size != "start"]
    kept: list[str] = []
    left = points
    found = True
    while found:
        found = False
        for node in list(waiting):
            prefab = library.nodes[node]
            if prefab.cost <= left and not _refusal(library, beside, kept, prefab):
                kept.append(node)
                waiting.remove(node)
                left -= prefab.cost
                found = True
    return [node for node in dict.fromkeys(nodes) if node in kept]


def focus(library: DiceLibrary, nodes: Iterable[str]) -> int:
    """How many elements have to be named as a run begins; 0 for none."""
    return max((library.nodes[node].focus for node in nodes), default=0)


def bars(library: DiceLibrary, nodes: Iterable[str]) -> set[str]:
    """What a run with these nodes does not offer, by the words of `NodePrefab.bars`."""
    return {word for node in nodes for word in library.nodes[node].bars}


def most(library: DiceLibrary) -> int:
    """So many skill points are earned at most (D18)."""
    return _tree(library).most


def answer(library: DiceLibrary, nodes: Iterable[str]) -> int:
    """By how much the HP of all enemies grow, in a thousand (D26)."""
    return _tree(library).answer * cost(library, nodes)


def answered(health: int, grown: int) -> int:
    """HP of an enemy that have grown by so much in a thousand, to the nearest, half up (D26)."""
    return (health * (1000 + grown) + 500) // 1000


def told_answer(library: DiceLibrary, nodes: Iterable[str]) -> str:
    """What the points that are spent do to the enemies, as players read it; empty if they do nothing."""
    grown = answer(library, nodes)
    return f"The Abyss answers: enemies {_percent(grown)} HP." if grown else ""


def told_law(library: DiceLibrary) -> str:
    """What each point does to them that is spent, before any is."""
    return f"The Abyss answers each point that is spent: enemies {_percent(_tree(library).answer)} HP."


def _percent(thousandths: int) -> str:
    """`+27%`, `+1.1%`."""
    return f"+{thousandths // 10}.{thousandths % 10}%".replace(".0%", "%")


def _tree(library: DiceLibrary) -> TreePrefab:
    return next(iter(library.trees.values()))


def _refusal(library: DiceLibrary, beside: Beside, nodes: Collection[str], node: NodePrefab) -> str:
    """Why the tree itself bars a node, whatever it costs."""
    other = _locking(library, nodes, node)
    if other is not None:
        return f"{node.name} is locked: {other.name} is on the other way of its branch."
    if not any(near in nodes or library.nodes[near].size == "start" for near in beside[node.id]):
        return f"Nothing beside {node.name} is taken."
    return ""


def _locking(library: DiceLibrary, nodes: Iterable[str], node: NodePrefab) -> NodePrefab | None:
    """The first of these nodes that is on the other way of a node's branch; None if none is."""
    if not node.path:
        return None
    others = (library.nodes[other] for other in nodes)
    return next((other for other in others if other.branch == node.branch and other.path not in ("", node.path)), None)


def _reached(library: DiceLibrary, beside: Beside, nodes: Collection[str]) -> set[str]:
    """Those of the nodes that have a way to the start over others of them."""
    reached: set[str] = set()
    ahead = [node.id for node in library.nodes.values() if node.size == "start"]
    while ahead:
        fresh = [near for near in beside[ahead.pop()] if near in nodes and near not in reached]
        reached.update(fresh)
        ahead += fresh
    return reached


def _points(number: int) -> str:
    return f"{number} point" if number == 1 else f"{number} points"
