"""The top of the picture: hero, health, gold, potions, place, turn; and the relics below."""

from __future__ import annotations

from panda3d.core import NodePath

from shadows.picture.models import Picture, PotionLook
from shadows.view.engine import assets, cosmetics, theme, tween
from shadows.view.engine.tween import Tweens
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box, Place
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import block, halo, part, plate, sprite

POTION, RELIC = 0.046, 0.048
POTION_STEP, RELIC_STEP = 0.056, 0.058
EDGE = 0.013
RELICS_DOWN = 0.094
"""How far from the window's side relics begin, and how far below its upper edge their middle is."""

MOST_RELICS = 12
"""So many places for relics there are; the last is that of the fold, if there are more."""

BUTTONS = 0.275
"""The room at the right for as many as four buttons."""

LEAST = 0.10
"""Where there is less room, the place is not told."""


def relics_level(canvas: Canvas) -> Box:
    """The height at which relics lie, from side to side."""
    return Box(0.0, canvas.top - RELICS_DOWN, canvas.width, RELIC_STEP)


class Belt:
    """Draws itself anew when potions or relics change. `boxes` says where things are: `potion:0`, `relic:3`, …, and
    `relics:more` where those are folded that there is no place for; the numbers of HP and Gold are at `hp_place` and
    `gold_place`. `strip` is where all relics lie."""

    def __init__(
        self, parent: NodePath, canvas: Canvas, picture: Picture, place: str, relics_to: float = float("inf")
    ) -> None:
        """Relics reach no further right than to `relics_to`."""
        self._canvas = canvas
        self._root = parent.attach_new_node("belt")
        self.boxes: dict[str, Box] = {}
        self._y = canvas.top - 0.029
        self._left = -canvas.width / 2
        room = min(relics_to, canvas.width / 2) - self._left - EDGE
        self._places = min(MOST_RELICS, max(1, int(room / RELIC_STEP)))
        wide = canvas.width + 0.02
        block(self._root, 0, canvas.top - theme.TOP_BAR / 2, wide, theme.TOP_BAR, theme.rgba(theme.ABYSS, 0.88))
        block(self._root, 0, canvas.top - theme.TOP_BAR, wide, 0.0025, theme.rgba(theme.BRASS, 0.8))
        self._names(picture, place)
        self._potions = self._root.attach_new_node("potions")
        self._relics = self._root.attach_new_node("relics")
        self._relic_icons: dict[int, NodePath] = {}
        self.strip: Box | None = None
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
            size = icon.get_sx()
            tweens.add(0.6, lambda t: icon.set_scale(size * (1 + 0.7 * tween.bump(t))))

    def relic_place(self, relic: int) -> Place:
        """Where a relic lies."""
        x, y, _ = self._relic_icons[relic].get_pos()
        return x, y

    def _names(self, picture: Picture, place: str) -> None:
        y, x = self._y, self._left
        hero = picture.player
        if assets.has_icon(hero.theme):
            part(sprite(self._root, assets.icon(hero.theme), x + 0.042, y, 0.046), "hero")
        health, self._hp, hp = self._counter("HP", "heart", theme.HURT, "000/000")
        purse, self._gold, gold = self._counter("Gold", "gold", theme.GOLD, "0000")
        end = self._canvas.width / 2 - BUTTONS
        self._turn = Label(self._root, end, y, 0.028, theme.ASH, "body", "right")
        part(self._turn.path, "turn")
        potions = max(len(picture.potions), 1) * POTION_STEP
        turn = measure("Turn 99", 0.028)[0]
        taken = 0.104 + hp + 0.026 + gold + 0.030 + potions + 0.072 + turn + 0.020
        name = Label(self._root, x + 0.074, y, 0.030, cosmetics.hero(hero.theme).colour, "head", "left", hero.name)
        part(name.path, "hero")
        where = Label(self._root, 0, y, 0.028, theme.ASH, "body", "left", place)
        room = end - x - taken
        name.fit(room - min(where.width, room / 2))
        x += 0.104 + name.width
        health.set_x(x)
        self.hp_place = (x + 0.06, y)
        x += hp + 0.026
        purse.set_x(x)
        self.gold_place = (x + 0.06, y)
        x += gold + 0.030
        self._potions_x = x
        x += potions + 0.03
        room = end - turn - 0.02 - x - 0.042
        if room < LEAST:
            where.path.hide()
            return
        part(sprite(self._root, assets.icon("floor"), x + 0.018, y, 0.034), "place")
        where.place(x + 0.042, y)
        part(where.fit(room).path, "place")

    def _counter(self, name: str, icon: str, colour: str, widest: str) -> tuple[NodePath, Label, float]:
        """A number beside its icon: the node that is to be put in its place, the number, and how wide both are."""
        root = part(self._root.attach_new_node(name), name)
        root.set_y(self._y)
        sprite(root, assets.icon(icon), 0.020, 0, 0.038)
        label = Label(root, 0.046, 0, 0.031, colour, "bold", "left", widest)
        return root, label, 0.046 + label.width

    def _draw_potions(self, potions: tuple[PotionLook | None, ...]) -> None:
        self._potions.get_children().detach()
        for slot, potion in enumerate(potions):
            x = self._potions_x + (slot + 0.5) * POTION_STEP
            if potion is None:
                part(plate(self._potions, "slot", x, self._y, 0.038, 0.038, 0.010, (1, 1, 1, 0.7)), "potion")
            else:
                part(sprite(self._potions, assets.icon(potion.id), x, self._y, POTION), "potion")
            self.boxes[f"potion:{slot}"] = Box(x, self._y, POTION_STEP, 0.052)

    def _draw_relics(self, picture: Picture) -> None:
        self._relics.get_children().detach()
        self._relic_icons.clear()
        for name in [name for name in self.boxes if name.startswith("relic")]:
            del self.boxes[name]
        relics = picture.relics
        folds = len(relics) > self._places
        seen = relics[: self._places - 1] if folds else relics
        y = relics_level(self._canvas).y
        for place in range(len(seen) + folds):
            x = self._left + EDGE + (place + 0.5) * RELIC_STEP
            halo(self._relics, x, y, 0.07, 0.07, theme.rgba(theme.ABYSS, 0.8))
            name = f"relic:{place}" if place < len(seen) else "relics:more"
            self.boxes[name] = Box(x, y, RELIC_STEP, RELIC_STEP)
            if place < len(seen):
                icon = sprite(self._relics, assets.icon(relics[place].id), x, y, RELIC)
                self._relic_icons[relics[place].entity] = part(icon, "relic")
        if folds:
            root = part(self._relics.attach_new_node("fold"), "fold")
            root.set_pos(x, y, 0)
            label = Label(root, 0, 0, theme.SMALL, theme.BRIGHT, "bold", text=f"+{len(relics) - len(seen)}")
            label.fit(RELIC_STEP * 0.9)
            self._relic_icons |= dict.fromkeys((relic.entity for relic in relics[len(seen) :]), root)
        wide = (len(seen) + folds) * RELIC_STEP
        middle = self._left + EDGE + wide / 2
        self.strip = Box(middle, y, wide, RELIC_STEP) if relics else None
