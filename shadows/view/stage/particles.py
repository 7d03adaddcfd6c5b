"""Particles: pools of point sprites that the GPU moves; a burst only moves a pool and restarts its clock."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from panda3d.core import (
    ColorBlendAttrib,
    GeomPoints,
    NodePath,
    OmniBoundingVolume,
    ShaderAttrib,
    TransparencyAttrib,
)

from shadows.view import assets
from shadows.view.geoms import geom_node, shader
from shadows.view.stage.kinds import KINDS

POOLS = 3
"""How many bursts of one kind can be seen at a time; the oldest is taken again."""


class Particles:
    """All particles of a chamber."""

    def __init__(self, root: NodePath, height: int, density: float) -> None:
        self._root, self._density = root, density
        root.set_shader_input("atlas", assets.texture("places", "textures", "sprites"))
        root.set_shader_input("viewH", float(height))
        root.set_shader(shader("particles"))
        # the flag goes on the attribute that holds the inputs, or they are wiped
        root.set_attrib(root.get_attrib(ShaderAttrib).set_flag(ShaderAttrib.F_shader_point_size, True))
        root.set_depth_write(False)
        self._pools: dict[str, list[NodePath]] = {}
        self._next: dict[str, int] = {}
        self._born: dict[NodePath, float] = {}

    def stream(self, kind: str, points: Iterable[Iterable[float]], tint: tuple[float, ...] = (1, 1, 1)) -> None:
        """An endless emitter at each of the points."""
        self._make(kind, np.asarray(list(points), "f4"), tint)

    def burst(self, kind: str, place: tuple[float, float, float], now: float, size: float = 1.0) -> None:
        """A burst of a kind at a place of the chamber."""
        pools = self._pools.setdefault(kind, [])
        if len(pools) < POOLS:
            pools.append(self._make(kind, np.zeros((1, 3), "f4"), (1, 1, 1)))
        at = self._next[kind] = (self._next.get(kind, -1) + 1) % POOLS
        node = pools[at % len(pools)]
        node.set_pos(*place)
        node.set_scale(size)
        node.set_shader_input("time", 0.0)
        node.show()
        self._born[node] = now

    def update(self, now: float) -> None:
        """Per frame: the clocks of the bursts under way."""
        for node, born in list(self._born.items()):
            age = now - born
            node.set_shader_input("time", age)
            if age > 4:
                node.hide()
                del self._born[node]

    def _make(self, kind: str, points: np.ndarray, tint: tuple[float, ...]) -> NodePath:
        numbers = KINDS[kind]
        single = numbers["count"] == 1
        each = 1 if single else max(1, int(numbers["count"] * self._density))
        chance = np.random.default_rng(len(self._pools) + 7)
        spots = np.repeat(points.reshape(-1, 3), each, 0)
        count = len(spots)
        life, looped = numbers["life"][0], numbers["life"][2]
        spread = -life if looped else 0.0 if single else 0.06
        columns = {"vertex": spots, "seed": chance.random((count, 4)), "birth": chance.random((count, 1)) * spread}
        node = geom_node(kind, columns, None, GeomPoints)
        node.set_bounds(OmniBoundingVolume())
        node.set_final(True)
        path = self._root.attach_new_node(node)
        colours = [
            (*[float(c * t) for c, t in zip(colour, tint, strict=False)], colour[3]) for colour in numbers["col"]
        ]
        path.set_shader_inputs(
            pLife=numbers["life"],
            pVel=numbers["vel"],
            pAcc=numbers["acc"],
            pTurb=numbers["turb"],
            pSize=numbers["size"],
            pCol0=colours[0],
            pCol1=colours[1],
            pCol2=colours[2],
            pSpawn=(*numbers["spawn"], float(numbers["cell"])),
        )
        if numbers["add"]:
            light = ColorBlendAttrib.make(
                ColorBlendAttrib.M_add, ColorBlendAttrib.O_incoming_alpha, ColorBlendAttrib.O_one
            )
            path.set_attrib(light)
            path.set_bin("fixed", 20)
        else:
            path.set_transparency(TransparencyAttrib.M_alpha)
            path.set_bin("fixed", 10)
        return path
