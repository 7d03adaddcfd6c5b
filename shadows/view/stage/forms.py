"""The meshes of the table: a `die`, what lies about it (`chains`, `staple`, `ice`), and `candles`.

Each may be drawn many times at once.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from panda3d.core import GeomNode, NodePath, OmniBoundingVolume

from shadows.root import ROOT
from shadows.view.stage.geometry import geom_node

MOST = 8
"""So many dice there can be, and as many of each form."""

UNIT = 4096
"""Steps of a length that are stored."""


@cache
def _stored() -> dict[str, np.ndarray]:
    with np.load(ROOT / "assets" / "dice" / "forms.npz", allow_pickle=False) as kept:
        return {name: kept[name] for name in kept.files}


def tips() -> np.ndarray:
    """Where the flames of the candles stand (n, 3)."""
    return _stored()["tips"]


def hung(root: NodePath, name: str) -> NodePath:
    """A form below a node, to be given a shader and places."""
    made = root.attach_new_node(name)
    made.attach_new_node(_form(name))
    return made


@cache
def _form(name: str) -> GeomNode:
    columns = {column: _stored()[f"{name}_{column}"].astype("f4") / UNIT for column in ("vertex", "normal", "mark")}
    node = geom_node(name, columns, _stored()[f"{name}_triangles"])
    node.set_bounds(OmniBoundingVolume())
    node.set_final(True)
    return node
