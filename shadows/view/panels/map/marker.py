"""A node of the map as it is drawn."""

from __future__ import annotations

import math

from panda3d.core import NodePath

from shadows.picture.models import NodeLook
from shadows.view.engine import assets, cosmetics, theme
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import halo, plate, sprite

SIZES = {"boss": 0.158, "elite": 0.086}
USUAL = 0.078
FACE = 0.66
"""The size of the icon by that of its disc."""

DULL = {"passed": (0.78, 0.73, 0.66, 0.95), "missed": (1, 1, 1, 0.36)}
NUMBER, BOSS = "#2a1608", "#ff9a7a"


class Marker:
    """Its disc, icon and floor number; a tick where the player was, a glow where they can go. `missed` ones lie on
    floors that are passed. `x`, `y` and `size` are in its parent's lengths."""

    def __init__(
        self, parent: NodePath, node: NodeLook, x: float, y: float, scale: float, hero: str, *, missed: bool
    ) -> None:
        self.node, self.x, self.y = node, x, y
        self.size = SIZES.get(node.kind, USUAL) * scale
        self._open = node.state == "open"
        root = self._root = parent.attach_new_node(f"node:{node.place}")
        root.set_pos(x, y, 0)
        size = self.size
        self._glow = root.attach_new_node("glow")
        if self._open:
            halo(self._glow, 0, 0, size * 3.3, size * 3.3, theme.rgba("#c02a10", 0.80))
            halo(self._glow, 0, 0, size * 2.4, size * 2.4, theme.rgba("#ffe08a", 0.95))
        elif node.kind == "boss":
            halo(root, 0, 0, size * 1.9, size * 1.9, theme.rgba("#ff2a1a", 0.45))
        been = node.state in ("passed", "here")
        disc = "node_boss" if node.kind == "boss" else "node_hot" if self._open else "node_done" if been else "node"
        self._faces = root.attach_new_node("faces")
        sprite(self._faces, assets.skin(disc), 0, 0, size * 1.12, colour=(1, 1, 1, 0.5) if missed else None)
        tint = DULL["missed"] if missed else DULL["passed"] if been else None
        sprite(self._faces, assets.icon(theme.icon_of(node.kind)), 0, 0.002, size * FACE * 1.08, colour=tint)
        self._ring = sprite(self._faces, assets.skin("ring"), 0, 0, size * 1.38)
        if been:
            sprite(root, assets.icon("check"), size * 0.38, -size * 0.34, size * 0.42)
        if node.state == "here":
            halo(root, 0, size * 0.92, size * 1.4, size * 1.4, theme.rgba(cosmetics.hero(hero).colour, 0.85))
            icon = hero if assets.has_icon(hero) else "map_start"
            sprite(root, assets.icon(icon), 0, size * 0.92, size * 0.86)
        number = Label(
            root, -size * 0.64, -size * 0.50, theme.TINY * 0.92 * scale, NUMBER, "bold", text=str(node.floor)
        )
        number.path.node().clear_shadow()
        if node.kind == "boss":
            self._caption(node)
        self.show(hot=False, focused=False)

    def _caption(self, node: NodeLook) -> None:
        """The name of a boss, beside it."""
        kind, _, name = node.name.partition(": ")
        wide = max(measure(name or kind, theme.H3, "head")[0], 0.16) + 0.07
        x = self.size * 0.56 + wide / 2 + 0.010
        plate(self._root, "tooltip", x, 0.002, wide, 0.078, 0.016)
        Label(self._root, x, 0.019, theme.H3, BOSS, "head", text=name or kind)
        Label(self._root, x, -0.016, theme.TINY, theme.ASH, text=f"{kind} · Floor {node.floor}")

    def show(self, *, hot: bool, focused: bool) -> None:
        """It is meant, or no longer."""
        self._faces.set_scale(1.16 if hot else 1.06 if self._open else 1.0)
        (self._ring.show if focused and hot else self._ring.hide)()

    def fade(self, part: float) -> None:
        """How much of it is seen: 0 or less for nothing, 1 or more for all."""
        (self._root.show if part > 0 else self._root.hide)()
        self._root.set_alpha_scale(min(max(part, 0.0), 1.0))

    def update(self, time: float) -> None:
        """What can be reached breathes."""
        if self._open:
            self._glow.set_scale(1 + 0.09 * math.sin(time * 3.2 + self.node.place))
