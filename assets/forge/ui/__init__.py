"""The window's skins, plates, logo and maps -> assets/ui, and skins.json with what may stretch."""

import json

from assets.forge import ASSETS
from assets.forge.ui.logo import LOGOS, logo
from assets.forge.ui.parchment import SKETCHES, parchment
from assets.forge.ui.plates import PLAQUE, PLATES
from assets.forge.ui.skins import INSET, OUTLINES, SIZE, SKINS, hollow, outline, paint


def build():
    """Paint every skin and plate, and write down which part of each stretches."""
    folder = ASSETS / "ui"
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {name: paint(skin) for name, skin in SKINS.items()}
    pictures |= {name: outline(shape) for name, shape in OUTLINES.items()}
    pictures["bar_frame"] = hollow("round", "#9a7a3f")
    nine = {name: {"size": [SIZE, SIZE], "inset": [INSET] * 4} for name in pictures}
    for name in ("plaque", "plaque_red"):
        nine[name] = {"size": list(PLAQUE), "inset": [PLAQUE[0] // 4, 0, PLAQUE[0] // 4, 0]}
    pictures |= {name: make() for name, make in PLATES.items()}
    pictures |= {name: logo(*told) for name, told in LOGOS.items()}
    for name, picture in pictures.items():
        picture.save(folder / f"{name}.png", optimize=True)
    for seed, act in enumerate(SKETCHES):
        parchment(act, seed * 100).save(folder / f"map_{act}.webp", quality=82, method=6)
    (folder / "skins.json").write_text(json.dumps(nine, indent=2) + "\n", encoding="utf-8")
