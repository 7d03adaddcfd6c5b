"""Tabs in a row, one of them open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from panda3d.core import NodePath

from shadows.view.engine import assets, theme
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import plate, sprite

HEIGHT = 0.054


def tabs(
    parent: NodePath,
    x: float,
    y: float,
    room: float,
    names: Sequence[tuple[str, str]],
    now: str,
    choose: Callable[[str], None],
) -> list[Spot]:
    """Draws them from the left in so much room; `names` are (id, words), `now` is the open one's id. Returns their
    spots, which are called `tab:` and the id."""
    widths = [measure(words, theme.H3 * 0.86, "head")[0] + 0.052 for _, words in names]
    shrink = min(1.0, (room - 0.010 * (len(names) - 1)) / sum(widths))
    spots = []
    for (name, words), full in zip(names, widths, strict=True):
        width = full * shrink
        spots.append(_tab(parent, name, words, x + width / 2, y, width, name == now, choose))
        x += width + 0.010
    return spots


def _tab(
    parent: NodePath,
    name: str,
    words: str,
    x: float,
    y: float,
    width: float,
    is_open: bool,
    choose: Callable[[str], None],
) -> Spot:
    plate(parent, "tab_on" if is_open else "tab", x, y, width, HEIGHT, 0.016)
    glow = plate(parent, "tab_on", x, y, width, HEIGHT, 0.016, theme.rgba(theme.WHITE, 0.45))
    label = Label(parent, x, y + 0.001, theme.H3 * 0.86, theme.HEADING, "head", text=words)
    label.fit(width - 0.030)
    if is_open:
        sprite(parent, assets.skin("knob"), x, y - HEIGHT / 2 - 0.004, 0.018)

    def show(hot: bool) -> None:
        (glow.show if hot and not is_open else glow.hide)()
        label.say(words, theme.WHITE if hot else theme.BRIGHT if is_open else theme.ASH)

    show(False)
    return Spot(f"tab:{name}", Box(x, y, width, HEIGHT), lambda: choose(name), show)
