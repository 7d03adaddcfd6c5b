"""Card frames and pieces -> assets/cards/{frames,orbs,gems}, back.png, glow.png, layout.json."""

import json

from assets.forge import ASSETS
from assets.forge.frames import pieces
from assets.forge.frames.carving import carve, dress
from assets.forge.frames.layout import LAYOUT
from assets.forge.frames.shapes import SHAPES
from assets.forge.palette import RARITIES, THEMES


def build(only=()):
    """Carve the frames of the card types named in `only`, all of them when empty, and every loose piece."""
    folder = ASSETS / "cards"
    for name in ("frames", "orbs", "gems"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    for seed, kind in enumerate(SHAPES):
        if only and kind not in only:
            continue
        carving = carve(SHAPES[kind], seed=40 + seed)
        for theme in THEMES:
            dress(carving, theme).save(folder / "frames" / f"{kind}_{theme}.png", optimize=True)
    for theme in THEMES:
        pieces.orb(theme).save(folder / "orbs" / f"{theme}.png", optimize=True)
    for rarity in RARITIES:
        pieces.gem(rarity).save(folder / "gems" / f"{rarity}.png", optimize=True)
    pieces.back().save(folder / "back.png", optimize=True)
    pieces.glow().save(folder / "glow.png", optimize=True)
    (folder / "layout.json").write_text(json.dumps(LAYOUT, indent=2) + "\n", encoding="utf-8")
