"""A place of an act: its baked mesh, and where fires, candles and the like stand in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from panda3d.core import GeomNode

from shadows.view import assets
from shadows.view.stage.geometry import geom_node

LAYERS = ("wall", "floor", "trim", "bone", "bark", "earth")
DEFAULT = "crypts"
EYE = (0.0, 1.66, 0.0)
"""Where the camera stands in a combat."""

SIGHT_X, SIGHT_DOWN, SIGHT_UP = 1.62, -0.62, 0.42
"""The widest window's sight, as slopes."""

SLACK = 0.06
"""How far from facing away a triangle may be and still be kept: the camera sways a little."""

Columns = dict[str, np.ndarray]


@dataclass(frozen=True, slots=True)
class Chamber:
    """The mesh of a place as one node, and its marks: kind -> points (n, 3)."""

    node: GeomNode
    marks: dict[str, np.ndarray]


@cache
def chamber(place: str, *, whole: bool = False) -> Chamber:
    """The place by its id; `whole` keeps what the combat's camera cannot see."""
    file = assets.path("places", f"{place}.npz")
    with np.load(file if file.is_file() else assets.path("places", f"{DEFAULT}.npz")) as stored:
        mesh = {name: stored[name] for name in stored.files}
    marks = {name: mesh.pop(name) for name in list(mesh) if name in ("fire", "candle")}
    index = mesh.pop("idx")
    if not whole:
        mesh, index = _seen(mesh, index, np.asarray(EYE))
    columns = {
        "vertex": mesh["pos"],
        "normal": mesh["nrm"],
        "tangent": mesh["tan"],
        "uvw": np.concatenate([mesh["uvw"], mesh["tint"]], 1),
        "bake": mesh["bake"],
        "vis": mesh["vis"],
    }
    # this space is left-handed: front faces turn the other way
    return Chamber(geom_node(place, columns, index[:, ::-1]), marks)


def setting(act: str, what: str = "") -> str:
    """The place where something happens in an act (`what`: a kind of node, an event by its id), else the act's own."""
    names = (f"{act}_{what}", what) if what else ()
    return next((name for name in names if assets.path("places", f"{name}.npz").is_file()), act)


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
