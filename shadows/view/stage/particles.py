"""Particles: pools of point sprites that move on the graphics card alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from panda3d.core import (
    ColorBlendAttrib,
    GeomPoints,
    NodePath,
    OmniBoundingVolume,
    ShaderAttrib,
    TransparencyAttrib,
)

from shadows.view.engine import assets
from shadows.view.engine.particle_kinds import FLAME, KINDS, Kind
from shadows.view.engine.shaders import shader
from shadows.view.stage.geometry import geom_node
from shadows.view.stage.palettes import Triple

POOL = 4
"""So many bursts of a kind can burn at once; the oldest gives way."""

REACH = 1.6
"""After so many lives a burst is surely over."""


class Particles:
    """All particles of a scene below one node, of the `kinds` that it has. `density` is the share of them that is born
    at all."""

    def __init__(self, root: NodePath, density: float, kinds: Mapping[str, Kind] = KINDS) -> None:
        self._root, self._density, self._kinds = root, density, kinds
        self._pools: dict[str, list[NodePath]] = {}
        self._turn: dict[str, int] = {}
        self._burning: dict[NodePath, tuple[float, float]] = {}
        root.set_shader_input("atlas", assets.texture("places", "textures", "sprites.png"))
        root.set_shader(shader("particles"))
        # the flag goes on the node's own attribute, or the inputs would be wiped
        root.set_attrib(root.get_attrib(ShaderAttrib).set_flag(ShaderAttrib.F_shader_point_size, True))
        root.set_depth_write(False)

    def make(
        self, name: str, points: Sequence[Triple] | np.ndarray, tint: Triple = (1, 1, 1), seed: int = 0
    ) -> NodePath:
        """Particles of a kind at each of these points, from now on."""
        kind = self._kinds[name]
        draw = np.random.default_rng(seed)
        burns = kind.loops and kind.cell == FLAME  # a fire with holes in it is none
        count = kind.count if burns else max(1, int(kind.count * self._density))
        places = np.repeat(np.asarray(points, "f4").reshape(-1, 3), count, 0)
        total = len(places)
        # a stream's births are spread over a life, so that it is even
        spread = -kind.life[0] if kind.loops else 0.06 * (count > 1)
        birth = draw.random((total, 1)) * spread
        columns = {"vertex": places, "seed": draw.random((total, 4)), "birth": birth}
        node = geom_node(name, columns, None, GeomPoints)
        node.set_bounds(OmniBoundingVolume())
        node.set_final(True)
        made = self._root.attach_new_node(node)
        made.set_shader_inputs(pShare=1.0, **_inputs(kind, tint))
        if kind.adds:
            made.set_attrib(
                ColorBlendAttrib.make(ColorBlendAttrib.M_add, ColorBlendAttrib.O_incoming_alpha, ColorBlendAttrib.O_one)
            )
            made.set_bin("fixed", 20)
        else:
            made.set_transparency(TransparencyAttrib.M_alpha)
            made.set_bin("fixed", 10)
        return made

    def burst(self, name: str, at: Triple, now: float, share: float = 1.0) -> None:
        """Let particles go at a place; `share` (0 to 1) of the kind's number."""
        pool = self._pools.get(name)
        if pool is None:
            pool = self._pools[name] = [self.make(name, [(0, 0, 0)], seed=5 + i) for i in range(POOL)]
            for node in pool:
                node.hide()
        self._turn[name] = (self._turn.get(name, -1) + 1) % POOL
        node = pool[self._turn[name]]
        node.set_pos(*at)
        node.set_shader_input("pShare", min(max(share, 0.1), 1.0))
        node.set_shader_input("time", 0.0)
        node.show()
        self._burning[node] = (now, self._kinds[name].life[0] * REACH)

    def update(self, now: float) -> None:
        """Per frame: the clocks of the bursts."""
        over = []
        for node, (began, life) in self._burning.items():
            age = now - began
            if age > life:
                over.append(node)
            else:
                node.set_shader_input("time", age)
        for node in over:
            node.hide()
            del self._burning[node]

    def clear(self) -> None:
        """Put out all bursts."""
        for node in self._burning:
            node.hide()
        self._burning.clear()

    def remove(self) -> None:
        """Forget all nodes."""
        self._burning.clear()
        self._pools.clear()


def _inputs(kind: Kind, tint: Triple) -> dict[str, Any]:
    colours = [tuple(float(part * by) for part, by in zip(colour, (*tint, 1), strict=True)) for colour in kind.colours]
    return {
        "pLife": (*kind.life, float(kind.loops), kind.spin),
        "pVel": kind.velocity,
        "pAcc": kind.force,
        "pTurb": (*kind.turbulence, float(kind.lands)),
        "pSize": kind.size,
        "pCol0": colours[0],
        "pCol1": colours[1],
        "pCol2": colours[2],
        "pSpawn": (*kind.box, float(kind.cell)),
    }
