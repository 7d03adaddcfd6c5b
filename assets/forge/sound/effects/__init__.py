"""Effects: one recipe for each kind, a few takes of each, mastered alike."""

import numpy as np

from assets.forge.sound.clock import RATE, dice, fade, gain
from assets.forge.sound.effects import blows, cards, ends, foes, interface, journey, statuses
from assets.forge.sound.effects.recipe import RECIPES
from assets.forge.sound.filters import high_pass, tilt
from assets.forge.sound.levels import shot_to
from assets.forge.sound.space import centre_bass, reverberate
from assets.forge.sound.vorbis import write

FAMILIES = (interface, cards, blows, statuses, foes, journey, ends)
"""The modules whose recipes make up the book."""
QUALITY = 4


def _trimmed(sound, floor=-62):
    """`sound` without the silence about it."""
    peaks = np.abs(sound).max(1)
    heard = np.nonzero(peaks > peaks.max() * gain(floor))[0]
    sound = sound[max(0, heard[0] - 20) : heard[-1] + 1]
    return fade(sound, 0.0008, min(0.08, len(sound) / RATE / 5))


def make(kind, take, folder):
    """Make one take of a kind into `folder`; return the file's name and its sound as it will be heard."""
    recipe = RECIPES[kind]
    sound = reverberate(recipe.make(dice(f"{kind} {take}"), take), recipe.room, recipe.wet, recipe.tail)
    sound = centre_bass(high_pass(fade(sound, 0.0005, recipe.tail * 0.6), 30), 140)
    sound = shot_to(_trimmed(tilt(sound, *recipe.centroid)), recipe.loudness)
    name = f"{kind}_{take + 1}.ogg"
    return name, write(sound, folder / name, QUALITY)
