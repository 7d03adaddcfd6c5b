"""What each act sounds like: a bed, which is a loop by construction, and what is heard over it now and then.

The bed is periodic noise, slow waves in whole cycles, and few and far things that wrap. What stands out, a drop, a
chain, a cry, are `shots`: short files, which whoever plays them lets be heard at times of chance.
"""

import numpy as np

from assets.forge.sound import afar
from assets.forge.sound.clock import RATE, dice, fade, samples
from assets.forge.sound.filters import above, bump, high_pass, ring_filter, tilt
from assets.forge.sound.levels import loop_to, shot_to
from assets.forge.sound.matter import thud
from assets.forge.sound.sources import noise
from assets.forge.sound.space import ROOMS, Tape, centre_bass, placed, reverberate, ring_reverberate
from assets.forge.sound.vorbis import write, write_loops

LOUDNESS = -30.0
"""LUFS of a bed: under everything."""
SHOT = -27.0
"""LUFS of a shot at its loudest."""
QUALITY = 0
GAP = 15, 45
"""Seconds from one shot to the next, in the mean, from the least to the most."""


def level(sound):
    """`sound` at a power of 1."""
    return sound / np.sqrt((sound**2).mean())


def slow(count, rng, cycles=(1, 2, 3, 5, 8), low=0.2, high=1.0):
    """A slow line from `low` to `high`, of waves that go round `cycles` times."""
    way = np.arange(count) / count
    line = sum(np.sin(2 * np.pi * (cycle * way + rng.random())) / cycle**0.5 for cycle in cycles)
    return low + (high - low) * (line - line.min()) / np.ptp(line)


def band(count, rng, centre, octaves):
    """Noise about `centre` Hz."""
    return ring_filter(noise(count, rng, -3), lambda f: bump(f, centre, octaves) * above(f, 40))


def wide_band(count, rng, centre, octaves, cycles=(2, 3, 5, 7), low=0.1):
    """Noise about `centre` Hz, another on each side, coming and going."""
    sides = np.stack([band(count, rng, centre, octaves) for _ in "lr"], 1)
    return level(sides) * slow(count, rng, cycles, low)[:, None]


def wind(count, rng, centres, octaves, softer, lull):
    """Howling: narrow bands with gusts of their own, each `softer` than the one below; `lull` is what never stops."""
    sides, gusts = np.zeros((count, 2)), slow(count, rng, (1, 2, 3, 4), 0.25)
    for rank, centre in enumerate(centres):
        swell = slow(count, rng, (2, 3, 5, 7), lull) * gusts ** (1 + 0.5 * rank) * softer**rank * 0.7
        for column in (0, 1):
            sides[:, column] += band(count, rng, centre * rng.uniform(0.95, 1.05), octaves) * swell
        sides += placed(band(count, rng, centre, octaves) * swell, rng.uniform(-0.5, 0.5))
    return level(sides)


def drone(count, pitches, rng):
    """Held tones, each beating slowly against another."""
    length, sides = count / RATE, np.zeros((count, 2))
    for pitch in pitches:
        for column in (0, 1):
            for apart in (0, 1):
                cycles = round(pitch * length) + apart * rng.integers(-3, 4)
                wave = np.sin(2 * np.pi * (cycles * np.arange(count) / count + rng.random()))
                sides[:, column] += wave * slow(count, rng, (1, 2, 3), 0.3)
    return level(sides)


def events(length, rng, rate, make, low=0.2, high=1.0, pan=0.8):
    """`make(rng)` about `rate` times a second, at any time whatever came before, at levels from `low` to `high`."""
    tape = Tape(length, loop=True)
    for at in rng.uniform(0, length, rng.poisson(rate * length)):
        tape.lay(make(rng), at, rng.uniform(low, high), rng.uniform(-pan, pan))
    return tape.sound


def crypts(length, rng):
    """Draughts, a few drops somewhere, stone that settles far below."""
    count = samples(length)
    draught = wind(count, rng, (170, 290, 480, 900), 0.35, 0.7, 0.08)
    water = events(length, rng, 0.05, afar.drip, 0.1, 0.35)
    far = events(length, rng, 0.05, lambda rng: thud(rng, 66, 0.9, 1.3, 0.1, 0.8), 0.3, 0.6)
    air = 0.006 * wide_band(count, rng, 2600, 0.8) + 0.003 * wide_band(count, rng, 6000, 0.7)
    bed = 0.022 * draught + air + 0.006 * drone(count, (55, 73.4, 110), rng)
    return bed + 0.04 * water + 0.3 * ring_reverberate(water) + 0.06 * far + 0.3 * ring_reverberate(far)


def blighted_woods(length, rng):
    """Wind in dead leaves, and insects when it lies down."""
    count = samples(length)
    gusts = wind(count, rng, (220, 400, 700, 1200), 0.45, 0.8, 0.15)
    leaves = wide_band(count, rng, 4200, 0.8, (3, 5, 7, 11)) * slow(count, rng, (1, 2, 3), 0.1)[:, None]
    insects = events(length, rng, 0.8, afar.cricket, 0.04, 0.2, 1)
    bed = 0.08 * gusts + 0.028 * wide_band(count, rng, 1900, 0.8) + 0.02 * leaves + 0.01 * drone(count, (49,), rng)
    return bed + 0.08 * insects + 0.05 * ring_reverberate(insects, "crypt")


def abyssal_spire(length, rng):
    """Fire far below, lava, and sparks that drift past."""
    count = samples(length)
    rumble = wide_band(count, rng, 85, 0.6, (1, 2, 3, 5), 0.45)
    roar = wide_band(count, rng, 620, 0.7, (2, 3, 5, 9), 0.3) + 0.35 * wide_band(count, rng, 1500, 0.5)
    hiss = wide_band(count, rng, 5000, 0.8, (2, 3, 7)) * slow(count, rng, (1, 2, 5), 0.1)[:, None]
    sparks, bursts = events(length, rng, 5, afar.ember, 0.1, 0.8, 1), events(length, rng, 0.4, afar.lava, 0.2, 0.7)
    bed = 0.03 * centre_bass(rumble, 150) + 0.06 * roar + 0.012 * hiss
    bed += 0.01 * drone(count, (110, 116.5, 164.8, 220), rng)
    return bed + 0.2 * sparks + 0.05 * ring_reverberate(sparks, "crypt") + 0.1 * bursts


BEDS = {
    "crypts": (crypts, 66, (750, 1200)),
    "blighted_woods": (blighted_woods, 72, (850, 1300)),
    "abyssal_spire": (abyssal_spire, 62, (800, 1200)),
}
"""Act: its bed, its length in seconds, and where its energy has to lie in Hz."""


def make(act, folder):
    """Make the bed of `act` into `folder`; return the file's name and its sound as it will be heard."""
    bed, length, centroid = BEDS[act]
    loop = ring_filter(bed(length, dice(f"ambience {act}")), lambda f: above(f, 45))
    loop = loop_to(tilt(centre_bass(loop), *centroid, most=3.5, loop=True), LOUDNESS)
    path = folder / f"{act}.ogg"
    return path.name, write_loops({path: loop}, QUALITY, breath=4.0)[path]


def make_shots(act, folder):
    """Make what is heard in `act` now and then into `folder`; return the files' names."""
    names = []
    for what, (room, takes) in afar.SHOTS[act].items():
        for take in range(takes):
            rng = dice(f"{act} {what.__name__} {take}")
            tail = 1.1 * ROOMS[room][0]
            sound = reverberate(what(rng), room, 1.2, tail)
            sound = shot_to(fade(high_pass(sound, 45), 0.002, 0.7 * tail), SHOT)
            names.append(f"{act}_{what.__name__}_{take + 1}.ogg")
            write(sound, folder / names[-1], QUALITY)
    return names
