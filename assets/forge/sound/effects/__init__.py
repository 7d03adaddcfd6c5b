"""Effects: one recipe for each kind, a few takes of each, mastered alike."""

from itertools import count

import numpy as np

from assets.forge.sound.clock import RATE, dice, fade, gain, samples
from assets.forge.sound.effects import (
    blows,
    calls,
    cards,
    descent,
    elements,
    ends,
    foes,
    hands,
    interface,
    journey,
    meddling,
    slab,
    statuses,
    strikes,
    voices,
)
from assets.forge.sound.effects.recipe import RECIPES
from assets.forge.sound.filters import above, colour, high_pass, ring_filter, tilt
from assets.forge.sound.levels import loop_to, shot_to
from assets.forge.sound.matter import gleam, snap
from assets.forge.sound.measure import brightness, contact, distance, momentary
from assets.forge.sound.space import OPEN_BANDS, centre_bass, placed, reverberate, ring_reverberate
from assets.forge.sound.vorbis import write

FAMILIES = (interface, cards, blows, strikes, statuses, foes, voices, journey, calls, ends, slab, hands)
FAMILIES = (*FAMILIES, elements, meddling, descent)
"""The modules whose recipes make up the book."""
QUALITY = 4
MARGIN = 0.6
"""Takes are this much further apart than they need be: coding brings them a little closer."""
TRIES = 60


def _trimmed(sound, floor=-54):
    """`sound` without the silence about it."""
    peaks = np.abs(sound).max(1)
    heard = np.nonzero(peaks > peaks.max() * gain(floor))[0]
    sound = sound[max(0, heard[0] - 20) : heard[-1] + 1]
    return fade(sound, 0.0008, min(0.12, len(sound) / RATE / 5))


def _brightened(sound, rng, recipe):
    """`sound` with a bright edge where it sets in, if it is dull."""
    if brightness(sound) >= recipe.bright:
        return sound
    edge = placed(gleam(rng) if recipe.pitched else snap(rng), 0)
    at = max(0, samples(contact(sound)) - samples(0.002))
    edge = edge[: len(sound) - at] * np.abs(sound).max() * gain(recipe.bright) / np.abs(edge).max()
    bright = sound.copy()
    bright[at : at + len(edge)] += edge
    return bright


def _mastered(recipe, rng):
    """One take, as it is to be heard."""
    dry = colour(placed(recipe.make(rng), 0), rng, 3 if recipe.pitched else 5, recipe.loop)
    if recipe.loop:
        loop = ring_filter(dry + recipe.wet * ring_reverberate(dry, recipe.room), lambda f: above(f, 30))
        loop = centre_bass(loop, 140)
        return loop_to(tilt(loop, *recipe.centroid, loop=True), recipe.loudness)
    sound = reverberate(dry, recipe.room, recipe.wet, recipe.tail, OPEN_BANDS)
    sound = centre_bass(high_pass(fade(sound, 0.0005, recipe.tail * 0.6), 30), 140)
    sound = _brightened(tilt(sound, *recipe.centroid), rng, recipe)
    return shot_to(_trimmed(sound), recipe.loudness, recipe.peak)


def make(kind, folder):
    """Make the takes of a kind into `folder`; return them as (file's name, sound as it will be heard).

    A take that sounds too much like one before it is thrown again.
    """
    recipe, takes = RECIPES[kind], []
    for throw in count():
        if throw == TRIES:
            raise SystemExit(
                f"{kind}: {len(takes)} of {recipe.takes} takes sound different enough; let more in it vary"
            )
        sound = _mastered(recipe, dice(f"{kind} {throw}"))
        if all(distance(sound, other) > recipe.apart + MARGIN for other in takes):
            takes.append(sound)
        if len(takes) == recipe.takes:
            break
    names = [f"{kind}_{rank}.ogg" for rank in range(1, recipe.takes + 1)]
    return [(name, _written(sound, folder / name, recipe)) for name, sound in zip(names, takes, strict=True)]


def _written(sound, path, recipe):
    """Write a take; what coding took from its loudness is given back."""
    heard = write(sound, path, QUALITY)
    if recipe.loop:
        return heard
    return write(sound * gain(recipe.loudness - momentary(heard)), path, QUALITY)
