"""The top of the picture: hero, health, gold, potions, place, turn; and the relics below."""

from __future__ import annotations

from panda3d.core import NodePath

from shadows.looks import Picture, PotionLook
from shadows.view import assets, flavour, theme, tween
from shadows.view.tween import Tweens
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import block, halo, plate, sprite
from shadows.view.widgets.spots import Box, Place

POTION, RELIC = 0.046, 0.048
POTION_STEP, RELIC_STEP = 0.056, 0.058
RELICS_ACROSS = 12
BUTTONS = 0.275
"""The room at the right for as many as four buttons."""


class Belt:
    """Draws itself anew when potions or relics change. `boxes` says where things are: `potion:0`, `relic:3`, …; the
    numbers of HP and Gold are at `hp_place` and `gold_place`."""

    def __init__(self, parent: NodePath, canvas: Canvas, picture: Picture, place: str) -> None:
        self._canvas = canvas
        self._root = parent.attach_new_node("belt")
        self.boxes: dict[str, Box] = {}
        self._y = canvas.top - 0.029
        self._left = -canvas.width / 2
        wide = canvas.width + 0.02
        block(self._root, 0, canvas.top - theme.TOP_BAR / 2, wide, theme.TOP_BAR, theme.rgba(theme.ABYSS, 0.88))
        block(self._root, 0, canvas.top - theme.TOP_BAR, wide, 0.0025, theme.rgba(theme.BRASS, 0.8))
        self._names(picture, place)
        self._potions = self._root.attach_new_node("potions")
        self._relics = self._root.attach_new_node("relics")
        self._relic_icons: dict[int, NodePath] = {}
        self._seen: tuple[object, ...] = ()
        self.show(picture)

    def show(self, picture: Picture) -> None:
        """Health, gold, turn, potions and relics as they are."""
        self._hp.say(f"{picture.player.hp}/{picture.player.max_hp}")
        self._gold.say(str(picture.player.gold))
        self._turn.say(f"Turn {picture.round}" if picture.round else "")
        seen = (picture.potions, picture.relics)
        if seen != self._seen:
            self._seen = seen
            self._draw_potions(picture.potions)
            self._draw_relics(picture)

    def show_hp(self, hp: int, max_hp: int) -> None:
        """The health alone."""
        self._hp.say(f"{hp}/{max_hp}")

    def flash(self, relic: int, tweens: Tweens) -> None:
        """A relic has acted."""
        icon = self._relic_icons.get(relic)
        if icon is not None:
            tweens.add(0.6, lambda t: icon.set_scale(RELIC * (1 + 0.7 * tween.bump(t))))

    def relic_place(self, relic: int) -> Place:
        """Where a relic lies."""
        x, y, _ = self._relic_icons[relic].get_pos()
        return x, y

    def _names(self, picture: Picture, place: str) -> None:
        y, x = self._y, self._left
        hero = picture.player
        if assets.has_icon(hero.theme):
            sprite(self._root, assets.icon(hero.theme), x + 0.042, y, 0.046)
        name = Label(self._root, x + 0.074, y, 0.030, flavour.hero(hero.theme).colour, "head", "left", hero.name)
        x += 0.074 + name.width + 0.03
        sprite(self._root, assets.icon("heart"), x + 0.02, y, 0.038)
        self.hp_place = (x + 0.06, y)
        self._hp = Label(self._root, x + 0.046, y, 0.031, theme.HURT, "bold", "left", "000/000")
        x += 0.046 + self._hp.width + 0.026
        sprite(self._root, assets.icon("gold"), x + 0.02, y, 0.038)
        self.gold_place = (x + 0.06, y)
        self._gold = Label(self._root, x + 0.046, y, 0.031, theme.GOLD, "bold", "left", "0000")
        x += 0.046 + self._gold.width + 0.03
        self._potions_x = x
        x += max(len(picture.potions), 1) * POTION_STEP + 0.03
        sprite(self._root, assets.icon("floor"), x + 0.018, y, 0.034)
        end = self._canvas.width / 2 - BUTTONS
        self._turn = Label(self._root, end, y, 0.028, theme.ASH, "body", "right")
        room = end - measure("Turn 99", 0.028)[0] - 0.02 - x - 0.042
        Label(self._root, x + 0.042, y, 0.028, theme.ASH, "body", "left", place).fit(room)

    def _draw_potions(self, potions: tuple[PotionLook | None, ...]) -> None:
        self._potions.get_children().detach()
        for slot, potion in enumerate(potions):
            x = self._potions_x + (slot + 0.5) * POTION_STEP
            if potion is None:
                plate(self._potions, "slot", x, self._y, 0.038, 0.038, 0.010, (1, 1, 1, 0.7))
            else:
                sprite(self._potions, assets.icon(potion.id), x, self._y, POTION)
            self.boxes[f"potion:{slot}"] = Box(x, self._y, POTION_STEP, 0.052)

    def _draw_relics(self, picture: Picture) -> None:
        self._relics.get_children().detach()
        self._relic_icons.clear()
        for place, relic in enumerate(picture.relics):
            x = self._left + 0.042 + (place % RELICS_ACROSS) * RELIC_STEP
            y = self._canvas.top - 0.094 - (place // RELICS_ACROSS) * RELIC_STEP
            halo(self._relics, x, y, 0.07, 0.07, theme.rgba(theme.ABYSS, 0.8))
            self._relic_icons[relic.entity] = sprite(self._relics, assets.icon(relic.id), x, y, RELIC)
            self.boxes[f"relic:{place}"] = Box(x, y, RELIC_STEP, RELIC_STEP)
