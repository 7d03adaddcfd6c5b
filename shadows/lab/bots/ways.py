"""Which way over a map is worth most."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from shadows.picture.models import JourneyLook


def best_way(journey: JourneyLook | None, drawn_to: Callable[[str], float]) -> int:
    """The option that enters the best way onward; `drawn_to` says what a kind of node is worth."""
    nodes = () if journey is None else journey.nodes
    best = dict.fromkeys(range(len(nodes)), 0.0)
    for node in sorted(nodes, key=lambda node: node.floor, reverse=True):
        onward = max((best[way] for way in node.exits), default=0.0)
        best[node.place] = onward + drawn_to(node.kind)
    return max(((best[node.place], node.option) for node in nodes if node.option is not None), default=(0.0, 0))[1]
