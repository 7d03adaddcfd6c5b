"""The heroes -> assets/heroes/<id>_figure.webp and <id>_portrait.webp.

A recipe (`heroes/<id>.py`) sculpts and paints a hero as the enemies are, stands it up in the studio, and the painter's
pass makes pictures of it. Space: metres, z up, facing -y, feet on the ground; +x is the hero's left.
"""

import zlib
from importlib import import_module

import numpy as np
from PIL import Image

from assets.forge import ASSETS
from assets.forge.cards import stage
from assets.forge.heroes import studio
from assets.forge.painting import cut_out, paint

HEROES = ("blood_reaper", "shadowmancer", "hellforged")

FIGURE = (720, 1040)
PORTRAIT = (512, 512)
"""The sizes of the pictures, in pixels."""


def build(names=()):
    """Make both pictures of the named heroes, or of all."""
    folder = ASSETS / "heroes"
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or HEROES:
        hero = import_module(f"assets.forge.heroes.{name}").hero()
        figure(hero, name).save(folder / f"{name}_figure.webp", quality=86, method=6)
        portrait(hero, name).save(folder / f"{name}_portrait.webp", quality=88, method=6)


def figure(hero, name, width=720):
    """The whole hero, clear all round, feet at the foot of the picture."""
    studio.pose(hero, _rng(name), width, round(width * FIGURE[1] / FIGURE[0]), hero.figure)
    return faded(cut_out(stage.render(), hero.look, _seed(name), FIGURE, 0.5))


def faded(picture, body=14, glow=70):
    """The picture made clear towards its left and right edge, so that nothing which reaches out of it shows a cut.

    `body` and `glow` are over how many pixels what is painted and the light around it fade.
    """
    pixels = np.array(picture)
    alpha, column = pixels[..., 3], np.arange(picture.width)
    margin = np.where(alpha > 127, body, glow)
    pixels[..., 3] = alpha * np.clip(np.minimum(column, column[::-1]) / margin, 0, 1)
    return Image.fromarray(pixels)


def portrait(hero, name, width=560):
    """Head and shoulders before a dark ground."""
    studio.pose(hero, _rng(name), width, width, hero.portrait)
    return paint(stage.render(), hero.look, _seed(name), PORTRAIT, 0.6)


def _seed(name):
    return zlib.crc32(name.encode()) % 10_000


def _rng(name):
    return np.random.default_rng(_seed(name))
