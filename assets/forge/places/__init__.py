"""Places where the fights are -> assets/places: a baked mesh for each act, textures, and the slots of light."""

import json
from dataclasses import asdict

import numpy as np

from assets.forge import ASSETS
from assets.forge.places import abyssal_spire, blighted_woods, crypts, textures
from assets.forge.places.light import SLOTS, bake

PLACES = {"crypts": crypts.build, "blighted_woods": blighted_woods.build, "abyssal_spire": abyssal_spire.build}
"""Id of an act -> a function that builds its mesh."""

KINDS = {"pos": "f4", "nrm": "f2", "tan": "f2", "uvw": "f4", "tint": "f2", "idx": "u4", "bake": "f2", "vis": "f2"}
GRAIN = {"pos": 1024, "nrm": 128, "tan": 64, "uvw": 1024, "tint": 64, "bake": 128, "vis": 64}
"""Steps of a unit that are kept: rounded numbers pack well."""


def build(only=()):
    """Make the places named in `only`, all of them when empty; `textures` is a name like theirs."""
    folder = ASSETS / "places"
    folder.mkdir(parents=True, exist_ok=True)
    if not only or "textures" in only:
        textures.build(folder / "textures")
    for name, made in PLACES.items():
        if not only or name in only:
            _store(folder / f"{name}.npz", made())
    slots = {"slots": [asdict(slot) for slot in SLOTS]}
    (folder / "lights.json").write_text(json.dumps(slots, indent=2) + "\n", encoding="utf-8")


def _store(file, mesh):
    """Bake a mesh and write its columns and marks."""
    columns = mesh.columns()
    columns["bake"], columns["vis"] = bake(columns)
    stored = {}
    for name, kind in KINDS.items():
        values = columns[name]
        if name in GRAIN:
            values = np.round(values * GRAIN[name]) / GRAIN[name]
        stored[name] = values.astype(kind)
    for name, points in (("fire", mesh.fire), ("candle", mesh.candle)):
        stored[name] = np.array(points, "f4").reshape(-1, 3)
    np.savez_compressed(file, **stored)
    size = file.stat().st_size / 1e6
    print(f"  {file.stem}: {len(stored['pos'])} vertices, {len(stored['idx'])} triangles, {size:.2f} MB")
