"""Places: what is seen behind the screens -> assets/places: a baked mesh for each, and their textures.

The colours of a place stand beside its mesh in `<place>.json`, written by hand.
"""

from importlib import import_module

import numpy as np

from assets.forge import ASSETS
from assets.forge.places import textures
from assets.forge.places.light import bake

ROOMS = (
    "crypts", "blighted_woods", "abyssal_spire", "gate", "camp", "shop", "hall",
    "altar", "library", "peddler", "spring", "battlefield", "cellar", "graves",
    "crypts_lairs", "woods_lairs", "spire_lairs", "crypts_chambers",
    "woods_chambers", "spire_chambers",
)  # fmt: skip
"""The modules that make places; each has a table `PLACES`: id -> (a function that builds a mesh, its lighting)."""

KINDS = {"pos": "f4", "nrm": "f2", "tan": "f2", "uvw": "f4", "tint": "f2", "idx": "u4", "bake": "f2", "vis": "f2"}
GRAIN = {"pos": 1024, "nrm": 128, "tan": 64, "uvw": 1024, "tint": 64, "bake": 128, "vis": 64}
"""Steps of a unit that are kept: rounded numbers pack well."""


def build(only=()):
    """Make the places named in `only`, all of them when empty; `textures` is a name like theirs."""
    folder = ASSETS / "places"
    folder.mkdir(parents=True, exist_ok=True)
    if not only or "textures" in only:
        textures.build(folder / "textures")
    for room in ROOMS:
        for name, (made, lighting) in import_module(f"assets.forge.places.{room}").PLACES.items():
            if not only or name in only:
                _store(folder / f"{name}.npz", made(), lighting)


def _store(file, mesh, lighting):
    """Bake a mesh and write its columns, its slots of light and its marks."""
    columns = mesh.columns()
    columns["bake"], columns["vis"] = bake(columns, lighting.slots)
    stored = lighting.columns()
    for name, kind in KINDS.items():
        values = columns[name]
        if name in GRAIN:
            values = np.round(values * GRAIN[name]) / GRAIN[name]
        stored[name] = values.astype(kind)
    for name, points in mesh.marks.items():
        stored[name] = np.array(points, "f4").reshape(-1, 3)
    np.savez_compressed(file, **stored)
    size = file.stat().st_size / 1e6
    print(f"  {file.stem}: {len(stored['pos'])} vertices, {len(stored['idx'])} triangles, {size:.2f} MB")
