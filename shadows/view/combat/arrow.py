"""The arrow from a card to what it is aimed at."""

from __future__ import annotations

import numpy as np
from panda3d.core import NodePath

from shadows.view.engine import theme
from shadows.view.stage.geometry import geom_node

PIECES = 18
COLD, HOT = theme.rgba("#ffb070"), theme.rgba("#ff4a1e")
DARK = (0.0, 0.0, 0.0, 0.55)

_CHEVRON = np.array([(0, 0.55), (1, -0.25), (1, -0.80), (0, 0.0), (-1, -0.80), (-1, -0.25)], float)
_HEAD = np.array([(0, 1.0), (1, -1.0), (0, -0.40), (-1, -1.0)], float)


def _shape(outline: np.ndarray) -> NodePath:
    points = np.concatenate([outline, np.zeros((len(outline), 1))], 1)
    triangles = np.array([(0, i, i + 1) for i in range(1, len(outline) - 1)])
    return NodePath(geom_node("arrow", {"vertex": points}, triangles))


class Arrow:
    """Chevrons along a curve, with a head. Its pieces are made once and moved."""

    def __init__(self, parent: NodePath) -> None:
        self.root = parent.attach_new_node("arrow")
        self._shades = [self._piece(_CHEVRON, DARK) for _ in range(PIECES)] + [self._piece(_HEAD, DARK)]
        self._pieces = [self._piece(_CHEVRON, COLD) for _ in range(PIECES)] + [self._piece(_HEAD, COLD)]
        self.root.hide()

    def point(self, start: tuple[float, float], end: tuple[float, float], *, hot: bool) -> None:
        """From the card to a place; `hot` over something that can be hit."""
        self.root.show()
        a, b = np.array(start), np.array(end)
        middle = np.array([a[0] + (b[0] - a[0]) * 0.12, max(a[1], b[1]) + 0.10])
        steps = np.append(np.linspace(0.05, 0.94, PIECES), 1.0)[:, None]
        places = (1 - steps) ** 2 * a + 2 * steps * (1 - steps) * middle + steps**2 * b
        ways = 2 * (1 - steps) * (middle - a) + 2 * steps * (b - middle)
        turns = np.degrees(np.arctan2(ways[:, 0], ways[:, 1]))
        colour = HOT if hot else COLD
        for place, (piece, shade) in enumerate(zip(self._pieces, self._shades, strict=True)):
            head = place == PIECES
            size = 0.030 if head else 0.008 + 0.011 * float(steps[place, 0])
            x, y = map(float, places[place])
            alpha = 1.0 if head else 0.4 + 0.6 * float(steps[place, 0])
            shade.set_pos_hpr_scale(x + 0.003, y - 0.005, 0, 0, 0, float(turns[place]), size, size, size)
            piece.set_pos_hpr_scale(x, y, 0, 0, 0, float(turns[place]), size, size, size)
            piece.set_color(*colour[:3], alpha)

    def hide(self) -> None:
        """Aim at nothing."""
        self.root.hide()

    def _piece(self, outline: np.ndarray, colour: theme.Colour) -> NodePath:
        piece = _shape(outline)
        piece.reparent_to(self.root)
        piece.set_transparency(True)
        piece.set_color(*colour)
        return piece
