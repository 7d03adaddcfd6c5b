"""The tree of the dice game as a player sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.dice.dice import ELEMENTS
from shadows.content.text.wording import marked
from shadows.picture.growth import NamingLook, TreeNodeLook
from systems.dice import tree

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.dice.prefabs import DiceLibrary, NodePrefab


def nodes(library: DiceLibrary) -> list[TreeNodeLook]:
    """All nodes that can be taken, part by part of the tree."""
    parts: dict[tuple[str, str, bool], str] = {
        (part.branch, part.path, part.bridges): part.name for part in next(iter(library.trees.values())).parts
    }
    order = list(parts)
    found = [node for node in library.nodes.values() if node.size != "start"]
    found.sort(key=lambda node: order.index(_part(node)) if _part(node) in parts else len(order))
    return [
        TreeNodeLook(
            node.id,
            node.name,
            marked(library, node.text),
            node.cost,
            node.size,
            parts.get(_part(node), node.branch.capitalize()),
        )
        for node in found
    ]


def naming(library: DiceLibrary, taken: Iterable[str]) -> NamingLook | None:
    """The elements that a run with these nodes asks for, None if it asks for none."""
    number = tree.focus(library, taken)
    elements = tuple((element, element.capitalize()) for element in ELEMENTS)
    return NamingLook("focus", number, "element", elements) if number else None


def _part(node: NodePrefab) -> tuple[str, str, bool]:
    """What tells its part of the tree from others, as in `TreePart`."""
    return node.branch, node.path, node.size == "bridge"
