"""Illustrations of the cards -> assets/cards/art/<card>.webp: each a scene staged in Blender, then painted."""

import zlib

import numpy as np

from assets.forge import ASSETS
from assets.forge.cards import stage
from assets.forge.cards.scenes import (
    basic,
    blood_reaper_arts,
    blood_reaper_attacks,
    blood_reaper_defences,
    hellforged_arts,
    hellforged_attacks,
    hellforged_defences,
    shadowmancer_arts,
    shadowmancer_attacks,
    shadowmancer_defences,
    unwanted,
)
from assets.forge.painting import paint

SCENES = {
    **basic.SCENES,
    **blood_reaper_attacks.SCENES,
    **blood_reaper_defences.SCENES,
    **blood_reaper_arts.SCENES,
    **shadowmancer_attacks.SCENES,
    **shadowmancer_defences.SCENES,
    **shadowmancer_arts.SCENES,
    **hellforged_attacks.SCENES,
    **hellforged_defences.SCENES,
    **hellforged_arts.SCENES,
    **unwanted.SCENES,
}
"""The staging of every card, by its id."""


def illustrate(card):
    """The card's picture, 480 × 360."""
    scene = SCENES[card]
    seed = zlib.crc32(card.encode()) % 10_000
    stage.clear()
    scene.stage(np.random.default_rng(seed))
    return paint(stage.render(), scene.look, seed)


def build(only=()):
    """Paint the cards named in `only`, all of them when empty."""
    folder = ASSETS / "cards" / "art"
    folder.mkdir(parents=True, exist_ok=True)
    for card in only or SCENES:
        illustrate(card).save(folder / f"{card}.webp", quality=88, method=6)
