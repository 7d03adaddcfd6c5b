"""The bottom of the picture: Energy and the piles."""

from __future__ import annotations

from panda3d.core import NodePath

from shadows.picture.models import Picture
from shadows.view.deck.displayed_cards import DisplayedCards
from shadows.view.engine import assets, cosmetics, theme, tween
from shadows.view.engine.tween import Tweens
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import halo, part, sprite

PILES = ("draw", "discard", "exhaust")


class Corner:
    """What cards are played with. `boxes` says where things are: `energy`, `draw`, …"""

    def __init__(self, parent: NodePath, canvas: Canvas, picture: Picture) -> None:
        root = parent.attach_new_node("corner")
        self.boxes: dict[str, Box] = {}
        hero = picture.player.theme
        x, y, height = self._place(canvas, "orb")
        self.boxes["energy"] = Box(x, y, height * 0.8, height * 0.8)
        self._glow = halo(root, x, y, height * 1.8, height * 1.8, theme.rgba(cosmetics.hero(hero).colour, 0.40))
        orb = hero if assets.path("cards", "orbs", f"{hero}.png").is_file() else "colorless"
        self._orb = part(sprite(root, assets.texture("cards", "orbs", f"{orb}.png"), x, y, height), "energy")
        self._orb_height = height
        self._energy = Label(root, x, y + 0.002, 0.050, "#fff6e4", "number").fit(height * 0.64)
        self._pile_counts: dict[str, Label] = {}
        for pile in PILES:
            x, y, height = self._place(canvas, pile)
            if pile != "draw":
                x = canvas.width / 2 - (0.068 if pile == "discard" else 0.180)
            icon = f"{pile}_pile"
            heap = part(root.attach_new_node(pile), "pile")
            sprite(heap, assets.icon(icon), x, y, height)
            badge_x, badge_y = x + height * 0.36, y - height * 0.34
            badge = theme.grown(0.050, 0.6)
            sprite(heap, assets.skin("node"), badge_x, badge_y, badge)
            count = Label(heap, badge_x, badge_y + 0.001, 0.028, theme.PARCHMENT, "bold")
            self._pile_counts[pile] = count.fit(badge * 0.72)
            self.boxes[pile] = Box(x, y, height, height)

    def show(self, shown: DisplayedCards, energy_per_turn: int) -> None:
        """The numbers as they are."""
        self._energy.say(f"{shown.energy}/{energy_per_turn}")
        lit = shown.energy > 0
        self._glow.set_alpha_scale(1.0 if lit else 0.25)
        self._orb.set_color_scale(*((1, 1, 1, 1) if lit else (0.55, 0.55, 0.58, 1)))
        for pile, label in self._pile_counts.items():
            label.say(str(shown.piles[pile]))

    def pulse(self, tweens: Tweens) -> None:
        """The orb swells: Energy came."""
        height = self._orb_height
        tweens.add(0.4, lambda t: self._orb.set_scale(height * (1 + 0.16 * tween.bump(t))))

    @staticmethod
    def _place(canvas: Canvas, part: str) -> tuple[float, float, float]:
        across, down, height = theme.HUD[part]
        x, y = canvas.at(across, down)
        return x, y, height
