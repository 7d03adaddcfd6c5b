"""What all her pictures have: grey ash, and one colour of fire beneath it."""

from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    motes,
)
from assets.forge.cards.props import figures
from assets.forge.painting import Look

ASH = Look(
    ("#0b090a", "#3c2c26", "#ff9a52"), ("#08070a", "#1c1614", "#55443c", "#a88e7c", "#f0c49a", "#fff6e6"), bloom=0.4
)


def coal():
    """Black without, burning within."""
    return m.worn("#0c0a0b", "#2c2626", "#8c7a70", rough=0.8, scale=2.2, bump=0.9, glow=("#ff7a20", 6))


def ash_cloth():
    """What a pilgrim wears: once white."""
    return m.cloth("#1c1816", "#7a6e66", "#d8cabc")


def embers():
    """The three fires of a burnt city: hot, red, and nearly out."""
    return [m.flame(m.FIRE, 1.8, 0.42), m.flame(m.DEEP_FIRE, 1.4, 0.42), m.flame(m.DEEP_FIRE, 1.0, 0.5)]


def smoke():
    """Grey, and lit from below."""
    return m.flame([(0, "#c8a890"), (0.3, "#6a5a52"), (0.8, "#2c2624"), (1, "#0c0a0a")], 0.55, 0.6)


def sparks(rng, centre, spread, count=110):
    """Ash that still glows, and ash that does not."""
    motes(rng, centre, spread, count, 0.012, m.light("#ff9a40", 7))
    motes(rng, centre, [1.3 * part for part in spread], count, 0.014, m.light("#8a807a", 0.5))


def pilgrim(height=3.0, elbows=(0.42, -0.16, 1.24), wrists=(0.16, -0.46, 1.30), step=0.013):
    """She herself, feet at the origin; her hands as far as the sleeves hold them out."""
    return figures.cloaked(ash_cloth(), m.light("#ffb060", 8), height, elbows, wrists, m.skin(False), step=step)
