"""Pictures of the example mods -> examples/mods/<mod>/assets: illustrations, icons and a hero, small and in the game's
style. A mod's pieces are named as in its files: `frost`, or `frost.ice_lance`."""

import zlib

import numpy as np
from PIL import Image

from assets.forge import ASSETS
from assets.forge.cards import stage
from assets.forge.examples import ashen_pilgrim, frost
from assets.forge.heroes import FIGURE, PORTRAIT, faded
from assets.forge.icons.engraving import engrave
from assets.forge.painting import cut_out, paint

MODS = {"frost": frost, "ashen_pilgrim": ashen_pilgrim}
"""Mod -> a module with `SCENES` of its cards, `ICONS`, and `HEROES` (id -> figure and portrait)."""

SAMPLES = 12
"""Few, for the painter's pass takes the noise away that the denoiser leaves."""

QUALITY = 70
"""Low: a mod that others copy should be quick to load from anywhere."""


def build(only=()):
    """Make the pictures of the mods, or single pieces, named in `only`; all of them when empty."""
    for mod, made in MODS.items():
        folder = ASSETS.parent / "examples" / "mods" / mod / "assets"
        for name, scene in made.SCENES.items():
            if _wanted(only, mod, name):
                _save(_illustrated(name, scene), folder / "cards" / "art" / f"{name}.webp")
        for name, drawing in made.ICONS.items():
            if _wanted(only, mod, name):
                path = folder / "icons" / f"{name}.png"
                path.parent.mkdir(parents=True, exist_ok=True)
                icon = engrave(drawing, seed=zlib.crc32(name.encode()))
                icon.quantize(256, Image.Quantize.FASTOCTREE).save(path, optimize=True)
        for name, (figure, portrait) in made.HEROES.items():
            if _wanted(only, mod, name):
                render = _staged(name, figure, FIGURE)
                picture = faded(cut_out(render, figure.look, _seed(name), FIGURE, 0.5))
                _save(picture, folder / "heroes" / f"{name}_figure.webp")
                render = _staged(name, portrait, PORTRAIT)
                picture = paint(render, portrait.look, _seed(name), PORTRAIT, 0.6)
                _save(picture, folder / "heroes" / f"{name}_portrait.webp")


def _wanted(only, mod, name):
    return not only or mod in only or f"{mod}.{name}" in only


def _illustrated(name, scene):
    return paint(_staged(name, scene, (stage.WIDTH, stage.HEIGHT)), scene.look, _seed(name))


def _staged(name, scene, size):
    stage.clear(*size, SAMPLES)
    scene.stage(np.random.default_rng(_seed(name)))
    return stage.render()


def _save(picture, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, quality=QUALITY, method=6)


def _seed(name):
    return zlib.crc32(name.encode()) % 10_000
