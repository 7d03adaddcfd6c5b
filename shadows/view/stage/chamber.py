"""A place: its baked mesh, its slots of light, and where fires, candles and the like stand in it."""

from __future__ import annotations

import itertools
import zlib
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from panda3d.core import GeomNode

from shadows.view.engine import assets
from shadows.view.stage.camera_motion import EYE
from shadows.view.stage.geometry import geom_node
from shadows.view.stage.palettes import DEFAULT, like

if TYPE_CHECKING:
    from shadows.picture.models import Picture

LAYERS = ("wall", "floor", "trim", "bone", "bark", "earth", "wood", "cloth", "iron")
COLUMNS = {
    "vertex": "pos",
    "normal": "nrm",
    "tangent": "tan",
    "uvw": "uvw",
    "tint": "tint",
    "bake": "bake",
    "vis": "vis",
}
"""The shader's name of each column -> that in the file."""

SIGHT_X, SIGHT_DOWN, SIGHT_UP = 1.62, -0.90, 0.75
"""The widest window's sight, as slopes."""

KEPT = 6
"""So many places stay in memory after they were left."""

SLACK = 0.06
"""How far from facing away a triangle may be and still be kept: the camera sways a little."""

Columns = dict[str, np.ndarray]


@dataclass(frozen=True, slots=True)
class Chamber:
    """The mesh of a place as one node.

    `slots` (4, 4) are the places and radii of its lights, the last of them the key, which is a spot at `key` (3) with
    the cosines of its edge and core (2). `marks` are points (n, 3) by kind.
    """

    node: GeomNode
    slots: np.ndarray
    key: np.ndarray
    marks: dict[str, np.ndarray]


@assets.stored
@lru_cache(KEPT)
def chamber(place: str, *, whole: bool = False) -> Chamber:
    """The place by its id; one without a mesh has that of the place that it is like. `whole` keeps what the camera
    cannot see."""
    told = assets.place(place) or assets.place(like(place) or DEFAULT) or assets.place(DEFAULT)
    index, slots, key = told.pop("idx"), told.pop("slots"), told.pop("key")
    mesh = {name: told.pop(name) for name in COLUMNS.values()}
    if not whole:
        seen = _seen(mesh, index, np.asarray(EYE))
        mesh, index = seen if len(seen[1]) else (mesh, index)
    columns = {ours: mesh[name] for ours, name in COLUMNS.items()}
    # this space is left-handed: front faces turn the other way
    return Chamber(geom_node(place, columns, index[:, ::-1]), slots, key, told)


def setting(act: str, what: str = "", turn: int = 0) -> str:
    """The place where something happens in an act (`what`: a kind of node, an event by its id), else the act's own.

    A place can have several chambers: `crypts`, `crypts_2`, `crypts_3` and so on. They take turns, and after the last
    the first is seen again.
    """
    names = (f"{act}_{what}", what) if what else ()
    place = next((name for name in names if _is_there(name)), act)
    others = itertools.takewhile(_is_there, (f"{place}_{number}" for number in itertools.count(2)))
    chambers = [place, *others]
    return chambers[turn % len(chambers)]


def leads_on(act: str, what: str) -> bool:
    """Whether what happens in an act happens in a place of it, through which the way goes on. A room of its own, of a
    shop or an event, has no door but the one that one came in by."""
    return setting(act, what).startswith(act)


def turn(picture: Picture) -> int:
    """Whose turn it is among the chambers of a place: each fight of a run has the next one, and what lies between two
    fights is seen from where the first was fought. Each act of each run begins with another; a single fight goes by its
    seed."""
    journey = picture.journey
    if journey is None:
        return zlib.crc32(picture.seed.encode())
    fights = sum(bool(node.foes) for node in journey.nodes if node.place in journey.path)
    return zlib.crc32(f"{picture.seed} {journey.act}".encode()) + fights


def _is_there(place: str) -> bool:
    """Whether a place has a mesh, of its own or that of the one that it is like."""
    return assets.path("places", f"{place}.npz").is_file() or bool(like(place))


def _seen(mesh: Columns, index: np.ndarray, eye: np.ndarray) -> tuple[Columns, np.ndarray]:
    """What the fixed camera can see, from near to far, so that the early depth test spares the overdraw."""
    corners = mesh["pos"][index]
    normal = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
    away = corners - eye
    depth = np.maximum(away[..., 2], 1e-3)
    across, up = away[..., 0] / depth, away[..., 1] / depth
    inside = (
        (away[..., 2] > 0.1).any(1)
        & (across < SIGHT_X).any(1)
        & (across > -SIGHT_X).any(1)
        & (up > SIGHT_DOWN).any(1)
        & (up < SIGHT_UP).any(1)
    )
    back = eye - corners.mean(1)
    facing = (normal * back).sum(1) / np.linalg.norm(back, axis=1) > -SLACK
    kept = index[inside & facing]
    kept = kept[np.argsort((back[inside & facing] ** 2).sum(1), kind="stable")]
    used, inverse = np.unique(kept, return_inverse=True)
    return {name: column[used] for name, column in mesh.items()}, inverse.reshape(-1, 3)
