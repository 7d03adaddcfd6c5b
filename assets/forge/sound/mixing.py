"""The desk: parts at their loudness and place, ridden section by section, in one hall, levelled as a loop."""

import numpy as np

from assets.forge.sound.clock import RATE, gain, samples
from assets.forge.sound.filters import band_shape, ring_filter, ring_shape
from assets.forge.sound.form import THIRDS, colour
from assets.forge.sound.levels import compress, limit, loop_loudness, share_to
from assets.forge.sound.measure import loudness
from assets.forge.sound.orchestra import play_round
from assets.forge.sound.space import centre_bass, ring_reverberate, widen

RIDE = 0.35
"""Seconds over which the level goes from that of one section to that of the next."""


AIM = {500: 0, 1000: -4.5, 2000: -8.5, 4000: -12, 8000: -20}
"""How bright a layer is to be: its third octaves at these frequencies in Hz, against that of 500 Hz in dB."""
MOST = 11.0
"""By how many dB its tone is corrected at most."""


def toned(loop):
    """`loop` as bright as is aimed for, its deepest bass down: the sound font is dull, and its drums boom."""
    now = dict(zip(THIRDS.round(), colour(loop), strict=True))
    steps = np.clip([aim - now[frequency] for frequency, aim in AIM.items()], -MOST, MOST)

    def curve(f):
        f = np.maximum(f, 1)
        return gain(np.interp(np.log2(f), np.log2(list(AIM)), steps)) * gain(-4 / (1 + (f / 75) ** 3))

    return ring_filter(loop, curve)


def placed_part(part, sound):
    """A part's loop in its band, at its loudness and its place."""
    angle = (part.pan + 1) * np.pi / 4
    sides = np.sqrt(2) * np.array([np.cos(angle), np.sin(angle)], np.float32)
    sound = widen(ring_shape(sound, band_shape(part.low, part.high, part.dip)), part.width) * sides
    return sound * gain(part.loudness - loudness(sound))


def ride(piece):
    """The gain of each sample: the levels of the sections, softly joined."""
    if not piece.sections:
        return np.ones(piece.samples, np.float32)
    spans = list(piece.sections.values())
    at, levels = [], []
    for (start, _, level), before in zip(spans, [spans[-1], *spans], strict=False):
        at += [piece.seconds(start) - RIDE, piece.seconds(start)]
        levels += [before[2], level]
    end = piece.samples / RATE
    line = np.interp(np.arange(piece.samples) / RATE, [*at, end + at[0], end], [*levels, levels[-1], levels[1]])
    return gain(line).astype(np.float32)


def layers(piece):
    """`piece` played and mixed: its loop by layer."""
    dry, sent, level = {}, {}, ride(piece)[:, None]
    for part in piece.parts:
        sound = placed_part(part, play_round(piece, part)) * level
        dry[part.layer] = dry.get(part.layer, 0) + sound
        sent[part.layer] = sent.get(part.layer, 0) + part.echo * sound
    mixed = {layer: dry[layer] + ring_reverberate(sent[layer]) for layer in dry}
    return {layer: toned(centre_bass(sound, 110)) for layer, sound in mixed.items()}


def level(loops, targets, ceiling=-3.0):
    """The layers of a piece, each at such a level that it and all before it are together at its target in LUFS.

    Each is softened a little by itself; one curve of the whole keeps the peaks below `ceiling`.
    """
    levelled, total = {}, 0
    for (layer, loop), target in zip(loops.items(), targets, strict=True):
        loop = loop * gain(-18 - loop_loudness(loop))
        loop = loop * compress(loop)[:, None]
        loop = loop * gain(share_to(total, loop, target))
        levelled[layer] = loop
        total = total + loop
    curve = limit(total, ceiling, loop=True)[:, None].astype(np.float32)
    return {layer: sound * curve for layer, sound in levelled.items()}


def once(piece, length):
    """`piece` played once, dry, `length` seconds from its first beat: for the short calls of victory and defeat."""
    return sum(placed_part(part, play_round(piece, part)) for part in piece.parts)[: samples(length)]
