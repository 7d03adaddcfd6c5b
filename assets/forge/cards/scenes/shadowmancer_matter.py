"""What the Shadowmancer's scenes share: the order's cloth and the black sun."""

from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    arc,
    orb,
    rope,
)


def robe_cloth():
    """The order's violet cloth."""
    return m.cloth("#120a22", "#3a2466", "#8a6ad0")


def black_sun(centre, r):
    """A ball of night in a thin ring of light."""
    orb(centre, r, m.light("#030106", 1), 5)
    for width, colour, strength in ((0.035, "#f4e4ff", 6), (0.09, "#9a4aff", 2)):
        rope(
            arc((centre[0], centre[2]), r, 0, 360, 90, centre[1] - 0.05 + width),
            [width, width],
            m.light(colour, strength),
            8,
        )
