"""A seed to be read and copied, in a face that tells 0 from O."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap

from panda3d.core import NodePath

from shadows.view.engine import theme
from shadows.view.engine.keys import COPY_CAP
from shadows.view.widgets.button import Button
from shadows.view.widgets.hit_areas import Spot
from shadows.view.widgets.label import Label, line_height
from shadows.view.widgets.pieces import plate

ACROSS = 16
"""So many letters stand in a line; the longest seed takes four."""

PAD = 0.012


def seed_box(parent: NodePath, seed: str, x: float, bottom: float, width: float, copy: Callable[[], None]) -> Spot:
    """The seed in lines above a button that copies it, from a lower edge up; returns the button's spot."""
    lines = wrap(seed, ACROSS, break_on_hyphens=False) or [seed]
    tall = theme.grown(theme.SMALL_BUTTON, 0.3)
    button = Button(parent, "copy", "Copy seed", x, bottom + tall / 2, copy, width, tall, size=0.024, key=COPY_CAP)
    step = line_height(theme.SMALL, "seed")
    high = step * len(lines) + 2 * PAD
    low = bottom + tall + PAD
    plate(parent, "slot", x, low + high / 2, width, high, 0.014)
    for number, line in enumerate(reversed(lines)):
        y = low + PAD + step * (number + 0.5)
        Label(parent, x, y, theme.SMALL, theme.GOLD, "seed", text=line).fit(width - 2 * PAD)
    return button.spot
