"""The desk: parts at their loudness and place, in one hall, levelled as a loop."""

import numpy as np

from assets.forge.sound.clock import gain, samples
from assets.forge.sound.filters import above, below, bump, ring_filter
from assets.forge.sound.levels import compress, limit, loop_loudness
from assets.forge.sound.measure import loudness
from assets.forge.sound.orchestra import play_round
from assets.forge.sound.space import centre_bass, ring_reverberate, widen

OPEN = 1.5
"""How far each part's upper edge is opened: the hall makes all of it darker."""


def _shelf(frequencies):
    """Presence up and the deepest bass down: the sound font is dull, and its drums boom."""
    f = np.maximum(frequencies, 1)
    return gain(6.5 / (1 + (1500 / f) ** 2)) * gain(-4 / (1 + (f / 75) ** 3))


def placed_part(part, sound):
    """A part's loop in its band, at its loudness and its place."""

    def tone(f):
        curve = above(f, part.low) * below(f, part.high * OPEN, 1)
        return curve * (1 - part.dip[1] * bump(f, part.dip[0], 0.5)) if part.dip else curve

    angle = (part.pan + 1) * np.pi / 4
    sound = widen(ring_filter(sound, tone), part.width) * np.array([np.cos(angle), np.sin(angle)]) * np.sqrt(2)
    return sound * gain(part.loudness - loudness(sound))


def layers(piece):
    """`piece` played and mixed: its loop by layer."""
    dry, sent = {}, {}
    for part in piece.parts:
        sound = placed_part(part, play_round(piece, part))
        dry[part.layer] = dry.get(part.layer, 0) + sound
        sent[part.layer] = sent.get(part.layer, 0) + part.echo * sound
    mixed = {layer: dry[layer] + ring_reverberate(sent[layer]) for layer in dry}
    return {layer: ring_filter(centre_bass(sound, 110), _shelf) for layer, sound in mixed.items()}


def level(loops, target, ceiling=-2.5):
    """The layers of a piece under one gain curve, so that their sum is the master, at `target` LUFS."""
    total = sum(loops.values())
    curve = np.full(len(total), gain(target + 2 - loop_loudness(total)))
    curve *= compress(total * curve[:, None])
    for _ in range(2):
        curve *= gain(target - loop_loudness(total * curve[:, None]))
        curve *= limit(total * curve[:, None], ceiling, loop=True)
    return {layer: sound * curve[:, None] for layer, sound in loops.items()}


def once(piece, length):
    """`piece` played once, dry, `length` seconds from its first beat: for the short calls of victory and defeat."""
    return sum(placed_part(part, play_round(piece, part)) for part in piece.parts)[: samples(length)]
