"""Matter: what a surface is made of. A matter paints points: linear colour and glow, from place, normal, curvature.

`Matter.over(mask, colour)` lays a colour where a mask is 1; masks are functions of the same three arrays, made below.
Curvature is +1 on convex edges and -1 in cavities.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from assets.forge import palette
from assets.forge.enemies.noise import cells, clouds, ridges, value

HUES = {
    "black": "#050407", "char": "#141010", "ash": "#5a544f", "soil": "#2a1c12",
    "bone_hi": "#cdbf9c", "bone": "#94815f", "bone_lo": "#3f3022", "marrow": "#18100a",
    "rust": "#7a3b1a", "rust_hi": "#b0602a", "iron": "#4b4b50", "iron_hi": "#8d8f96", "iron_lo": "#17181c",
    "gold": "#b98a35", "gold_hi": "#f0cf78", "gold_lo": "#3a250c", "verdigris": "#3f6e5c",
    "red": "#5a1416", "red_hi": "#8c2420", "red_lo": "#1d0708", "violet": "#231a38", "violet_hi": "#4a3a6e",
    "violet_lo": "#0a0714", "night": "#10131c", "night_hi": "#2b3346", "dun": "#4a3a28", "dun_hi": "#7b6444",
    "dun_lo": "#1a130c", "moss": "#39431c", "moss_hi": "#6c7a34", "moss_lo": "#141a0a",
    "hide": "#201c1d", "hide_hi": "#4a4140", "hide_lo": "#0a0808", "horn": "#3b2f2a", "horn_hi": "#8a7660",
    "flesh": "#6b4a3c", "flesh_hi": "#a07a62", "flesh_lo": "#2a1512", "rot": "#5c6048", "rot_hi": "#939470",
    "rot_lo": "#20211a", "pale": "#a89a96", "pale_hi": "#d8ccc6", "pale_lo": "#4a3a3e", "blood": "#4d0b0b",
    "gore": "#86121a", "bark": "#33261b", "bark_hi": "#6a553d", "bark_lo": "#0f0a07", "stone": "#555660",
    "stone_hi": "#8e8f98", "stone_lo": "#1d1d22", "fur": "#2e241d", "fur_hi": "#64503e", "fur_lo": "#0c0907",
    "demon": "#571512", "demon_hi": "#a03a26", "demon_lo": "#170504", "tongue": "#8a2b32",
    "frost": "#59b8ff", "frost_hot": "#e4f6ff", "soul": "#3ff0d0", "soul_hot": "#c8fff2", "ember": "#ff4a18",
    "lava": "#ff5a0a", "lava_hot": "#ffc94a", "venom": "#86e02c", "venom_hot": "#eaff9a", "amber": "#ffae2b",
    "amber_hot": "#ffe9a0", "crimson": "#ff1e38", "crimson_hot": "#ffb0a0", "arcane": "#a24bff",
    "arcane_hot": "#ecd2ff", "void": "#d23cff", "void_hot": "#ffd0ff",
}  # fmt: skip
"""The creatures' colours, sRGB; a few families for all, so that 24 of them live in one world."""

_STAIN = 0.65


def linear(hue):
    """A hue by name, or `#rrggbb`, as three linear-light numbers."""
    return palette.linear(HUES.get(hue, hue))


def step(low, high, x):
    """0 below `low`, 1 above `high`, smooth between; either may be the greater."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _mixed(a, b, share):
    return a + (b - a) * share[:, None]


def _ramp(x, hues):
    stops = np.linspace(0, 1, len(hues))
    colours = np.stack([linear(hue) for hue in hues])
    return np.stack([np.interp(x, stops, colours[:, k]) for k in range(3)], 1)


@dataclass(frozen=True, slots=True)
class Matter:
    """Paint for a surface: called with points, normals and curvature, gives linear colour (n × 3) and glow (n)."""

    paint: Callable

    def __call__(self, points, normals, curvature):
        return self.paint(points, normals, curvature)

    def over(self, mask, *hues, share=1.0, glow=0.0, grain=20.0):
        """The hues, in a mottled mix, where the mask is 1; `glow` is how far they shine of themselves."""

        def paint(p, n, c):
            colour, shine = self.paint(p, n, c)
            part = np.clip(mask(p, n, c), 0, 1) * share
            layer = _ramp(0.5 + 0.45 * c + 0.35 * clouds(p, grain, 3, 77), hues)
            return _mixed(colour, layer, part), shine * (1 - part) + glow * part

        return Matter(paint)

    def where(self, mask, other):
        """Another matter where the mask is 1."""

        def paint(p, n, c):
            (a, glow_a), (b, glow_b) = self.paint(p, n, c), other.paint(p, n, c)
            part = np.clip(mask(p, n, c), 0, 1)
            return _mixed(a, b, part), glow_a + (glow_b - glow_a) * part

        return Matter(paint)


def plain(*hues, grain=12.0, wear=0.42, mottle=0.33, seed=0, along=(1, 1, 1)):
    """From the first hue in cavities to the last on edges, mottled by noise stretched by `along`."""

    def paint(p, n, c):
        x = 0.46 + wear * c + mottle * clouds(p * along, grain, 4, seed) + 0.06 * n[:, 2]
        return _ramp(x, hues), np.zeros(len(p))

    return Matter(paint)


def glowing(hue, hot, power=1.0):
    """Light of one colour with hotter veins."""

    def paint(p, n, c):
        x = 0.5 + 0.5 * clouds(p, 20, 2)
        return _mixed(np.tile(linear(hue), (len(p), 1)), linear(hot), x * 0.35), np.full(len(p), power)

    return Matter(paint)


def bone(seed=0, dirt=1.0):
    """Old bone: stained, hairline cracks, soil rising from the feet."""
    base = plain("marrow", "bone_lo", "bone", "bone_hi", "bone_hi", grain=14, wear=0.34, mottle=0.26, seed=seed)
    stained = base.over(blotches(7, 0.15, 0.5, seed + 5), "bone_lo", share=_STAIN * dirt)
    cracked = stained.over(hairlines(11, 0.05, seed + 9), "marrow", share=0.5)
    return cracked.over(below(0.55, 0.0), "soil", share=0.5 * dirt)


def metal(low="iron_lo", middle="iron", high="iron_hi", rust=0.6, seed=0, patina=("marrow", "rust", "rust_hi")):
    """Worn metal, bright on the edges, with patches of rust or another patina."""
    return plain(low, middle, high, grain=18, wear=0.55, mottle=0.3, seed=seed).over(
        blotches(9, -0.12, 0.25, seed + 3), *patina, share=rust, grain=40
    )


def cloth(low, high, seed=0, frayed=None):
    """Woven cloth; `frayed` is a mask of soot and dirt, as at a hem."""
    folds = plain(low, high, grain=12, wear=0.38, mottle=0.35, seed=seed)

    def paint(p, n, c):
        colour, shine = folds.paint(p, n, c)
        weave = 0.9 + 0.1 * np.sin(p[:, 2] * 700) * np.sin((p[:, 0] + p[:, 1]) * 700)
        return colour * weave[:, None], shine

    return Matter(paint).over(frayed, "black", share=0.85) if frayed else Matter(paint)


# Masks: functions of points, normals and curvature that are 1 where something is.


def blotches(frequency, low, high, seed=0):
    """Patches of noise between the two levels."""
    return lambda p, n, c: step(low, high, clouds(p, frequency, 3, seed))


def hairlines(frequency, width, seed=0):
    """Thin wandering lines in some places."""
    return lambda p, n, c: step(width, 0, np.abs(value(p, frequency, seed))) * (value(p, frequency * 0.3, seed + 1) > 0)


def cracks(frequency, width, seed=0, where=None):
    """Seams between irregular plates."""

    def mask(p, n, c):
        bent = p + 0.2 / frequency * np.stack([clouds(p, frequency, 2, seed + k) for k in (1, 2, 3)], 1)
        nearest, second = cells(bent, frequency, seed)
        seams = step(width, width * 0.2, second - nearest)
        return seams if where is None else seams * where(p, n, c)

    return mask


def near(centres, inner, outer):
    """Around points: 1 within `inner`, 0 beyond `outer` metres."""
    centres = np.atleast_2d(np.asarray(centres, float))
    return lambda p, n, c: step(outer, inner, np.min(np.linalg.norm(p[:, None] - centres[None], axis=2), 1))


def below(zero, one):
    """0 at height `zero`, 1 at height `one`, with a ragged edge."""
    return lambda p, n, c: step(zero, one, p[:, 2] + 0.12 * abs(zero - one) ** 0.5 * clouds(p, 8, 3, 3))


def facing(x, y, z, low=0.2, high=0.8):
    """Surfaces that look in a direction."""
    return lambda p, n, c: step(low, high, n @ np.array([x, y, z], float))


def hollow(low=-0.1, high=-0.7):
    """Cavities."""
    return lambda p, n, c: step(low, high, c)


def edges(low=0.3, high=0.8):
    """Convex edges."""
    return lambda p, n, c: step(low, high, c)


def both(a, b):
    """Where both masks are."""
    return lambda p, n, c: a(p, n, c) * b(p, n, c)


# Reliefs: how far a surface is pushed out along its normal, in metres.


def pitted(amount=0.002, frequency=38, seed=0):
    """Fine noise with gouges here and there."""
    return lambda p, n: (
        amount * clouds(p, frequency, 3, seed) - 2.2 * amount * (clouds(p, frequency * 0.35, 2, seed + 4) > 0.42)
    )


def rough(amount=0.006, frequency=14, seed=0, along=(1, 1, 1)):
    """Crests and furrows; `along` stretches them: bark, muscle, folds."""
    return lambda p, n: amount * (ridges(p * along, frequency, 3, seed) - 0.6)


def cracked(frequency, width, depth, seed=0, where=None):
    """Seams pressed into the surface; the same numbers as in `cracks` put colour into them."""
    seams = cracks(frequency, width, seed, where)
    return lambda p, n: -depth * seams(p, n, None)


def layers(*reliefs):
    """All of them together."""
    return lambda p, n: sum(relief(p, n) for relief in reliefs)
