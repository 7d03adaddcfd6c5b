"""The dice of a run that has ended, and the nodes of the tree that acted in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from shadows.content.text.spans import Span, Tip
from shadows.content.text.wording import counted
from shadows.saves.stats import Stats
from shadows.view.engine import assets, theme
from shadows.view.widgets.hit_areas import Box, Spot, always
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import halo, sprite

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

ICON, STEP = 0.084, 0.112
"""How large a thing is drawn, and from one to the next."""


def numbers(tally: Stats) -> list[tuple[str, str]]:
    """What is counted of a run with dice alone."""
    return [("Turns", f"{tally.turns:,}")]


def show_kept(scene: Scene, kept: Mapping[str, Sequence[str]], box: Box) -> None:
    """Side by side on a panel, copies as a number; each explains itself."""
    root, library = scene.root, scene.game.library
    dice, nodes = kept.get("dice", ()), kept.get("nodes", ())
    head = Label(root, box.left, box.top - 0.034, theme.H3 * 0.92, theme.HEADING, "head", "left", "Dice")
    told = [counted(len(dice), "die") if len(dice) == 1 else f"{len(dice)} dice"]
    told += [counted(len(nodes), "node")] if nodes else []
    x = box.left + head.width + 0.024
    Label(root, x, box.top - 0.035, theme.SMALL, theme.ASH, align="left", text=" · ".join(told))
    known = [(library.shelf(kind).get(name), many) for kind in ("dice", "nodes") for name, many in _copies(kept, kind)]
    shown = [(thing, many) for thing, many in known if thing is not None]
    step = min(STEP, box.width / max(1, len(shown)))
    y = (box.bottom + box.top - 0.068) / 2
    for place, (thing, many) in enumerate(shown):
        x = box.left + step * (place + 0.5)
        size = min(ICON, step * 0.92)
        halo(root, x, y, size * 1.5, size * 1.5, theme.rgba(theme.ABYSS, 0.8))
        sprite(root, assets.icon(thing.id), x, y, size)
        if many > 1:
            Label(root, x + size * 0.36, y - size * 0.36, theme.SMALL, theme.PARCHMENT, "bold", text=f"×{many}")
        faces: tuple[int, ...] = getattr(thing, "faces", ())
        words = f"Its faces: {', '.join(map(str, faces))}." if faces else str(getattr(thing, "text", ""))
        tip = Tip("", thing.id, str(getattr(thing, "name", thing.id)), (Span(words),))
        scene.add(Spot(f"kept:{place}", Box(x, y, step, size), tips=always([tip]), focusable=False))


def _copies(kept: Mapping[str, Sequence[str]], kind: str) -> list[tuple[str, int]]:
    return sorted(Counter(kept.get(kind, ())).items())
