"""Choices of nodes with which runs begin: the orders in which a tree is taken, each up to so many points."""

from __future__ import annotations

import re
from itertools import accumulate

NONE = "none"
"""No nodes at all."""

ALL = "all"
"""Every build."""

ORDERS: dict[str, dict[str, str]] = {
    "dice": {
        "pyromaniac": (
            "fire_t1…t5 · fire_a1…a6 · br_fire_damage · damage_t5…t2 ‖ damage_t1 · damage_a1…a5 · utility_t1…t5 · "
            "defence_t1…t5 · economy_t1…t5 · economy_b1…b6 · wind_t1…t4 · lightning_t1 ‖ wind_t5 · br_damage_wind · "
            "br_defence_fire · wind_a1…a5 · lightning_t2…t3"
        ),
        "permafrost": (
            "ice_t1…t5 · ice_a1…a6 · br_ice_defence · defence_t5…t2 ‖ defence_t1 · defence_a1…a6 · damage_t1…t5 · "
            "utility_t1…t5 · lightning_t1…t5 · damage_a1…a5 · wind_t1…t4 · economy_t1 ‖ economy_t2…t5 · "
            "economy_a1…a4 · br_economy_ice · br_fire_damage · utility_b1…b2"
        ),
        "purist": (
            "damage_t1…t5 · damage_b1…b6 · utility_t1…t5 · defence_t1…t2 ‖ defence_t3…t5 · economy_t1…t5 · "
            "economy_b1…b6 · br_fire_damage · br_damage_wind · defence_b1…b5 · utility_b1…b5 ‖ defence_b6 · "
            "br_wind_utility · br_utility_lightning · lightning_t1 · wind_t1 · fire_t5…t4"
        ),
        "stormheart": (
            "lightning_t1…t5 · lightning_a1…a6 · br_utility_lightning · utility_t5…t2 ‖ utility_t1 · damage_t1…t5 · "
            "damage_a1…a5 · defence_t1…t5 · economy_t1…t5 · economy_b1…b6 · br_lightning_economy · wind_t1…t2 ‖ "
            "wind_t3…t5 · br_damage_wind · br_economy_ice · defence_b1…b5"
        ),
        "bulwark": (
            "defence_t1…t5 · defence_a1…a6 · damage_t1…t5 · economy_t1…t2 ‖ economy_t3…t5 · utility_t1…t5 · "
            "ice_t1…t5 · br_ice_defence · damage_a1…a5 · utility_b1…b6 · wind_t1…t4 · lightning_t1 ‖ "
            "lightning_t2…t5 · economy_a1…a5 · br_economy_ice · fire_t1…t2"
        ),
    }
}
"""By game and name: the nodes in the order in which they are taken, with a stroke at each of the `POINTS`."""

POINTS = (30, 80, 100)
"""How many points the nodes up to each stroke cost, or a little less."""


def course(map: str, build: str) -> str:
    """What runs on a map with builds of as many points are called together: `wandering`, or `wandering, 30 points`."""
    return map if build == NONE else f"{map}, {build.rpartition('-')[2]} points"


def builds(game: str) -> list[str]:
    """The builds of a game: none, then those of each order, as `purist-30`."""
    return [NONE, *(f"{order}-{points}" for order in ORDERS.get(game, {}) for points in POINTS)]


def chosen(game: str, word: str) -> list[str]:
    """The builds that a word means: one by its name, by a number of points those of all orders, or all; nothing for a
    word that means none."""
    known = builds(game)
    if word == ALL:
        return known
    return [word] if word in known else [build for build in known if build.endswith(f"-{word}")]


def nodes(game: str, build: str) -> list[str]:
    """The nodes of a build, in their order."""
    if build == NONE:
        return []
    order, _, points = build.rpartition("-")
    return strokes(game, order)[POINTS.index(int(points))]


def strokes(game: str, order: str) -> list[list[str]]:
    """The nodes up to each stroke of an order."""
    parts = [
        [node for run in part.split("·") for node in _nodes(run.strip())] for part in ORDERS[game][order].split("‖")
    ]
    return list(accumulate(parts, lambda before, more: [*before, *more]))


def _nodes(run: str) -> list[str]:
    """`fire_t1…t5` -> the five of them, upwards or downwards."""
    found = re.fullmatch(r"(\w+_[tab])(\d)…[tab](\d)", run)
    if found is None:
        return [run]
    first, last = int(found[2]), int(found[3])
    step = 1 if last >= first else -1
    return [f"{found[1]}{number}" for number in range(first, last + step, step)]
