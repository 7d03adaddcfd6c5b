"""What the Hellforged's scenes share: the fires, the embers and a devil's hide."""

from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    motes,
)


def flames():
    """The three fires: white-hot, red, and spent."""
    return [m.flame(m.FIRE, 1.9, 0.42), m.flame(m.DEEP_FIRE, 1.5, 0.4), m.flame(m.DEEP_FIRE, 1.2, 0.5)]


def sparks(rng, centre, spread, count=90):
    """Embers in the air."""
    motes(rng, centre, spread, count, 0.013, m.light("#ffb040", 7))


def hide():
    """A devil's red hide."""
    return m.worn("#2a0806", "#8a2014", "#ff7a48", rough=0.55, scale=4, bump=0.35, wear=0.7)
