"""What the player carries, as it is pointed at: relics and potions on the belt, and the buttons beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from panda3d.core import NodePath

from components.prefabs import Library
from shadows.picture.models import Picture, PotionLook
from shadows.view.engine import assets
from shadows.view.panels.belt import Belt
from shadows.view.panels.things import Thing
from shadows.view.widgets import tips
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box, Spot, always
from shadows.view.widgets.pieces import part, sprite

Button = tuple[str, str, str, Callable[[], None]]
"""The name of a spot, its icon, its words, what it does."""

BESIDE = 0.062
"""From one button to the next."""


def buttons(pause: Callable[[], None], view: Callable[[str], None], deck: str, *, on_a_map: bool) -> list[Button]:
    """What stands in the corner, from the right, in a fight as on the way; `deck` are the words for the cards, and
    `view` is told what is to be opened."""
    shown = [("deck", deck), *([("map", "The map")] if on_a_map else []), ("log", "What happened")]
    opened: list[Button] = [(name, name, words, partial(view, name)) for name, words in shown]
    return [("pause", "settings", "Pause", pause), *opened]


def relic_spots(library: Library, picture: Picture, belt: Belt, look: Callable[[], None]) -> list[Spot]:
    """The relics, in the order acquired; `look` opens them all where some are folded."""
    spots = []
    for place, relic in enumerate(picture.relics):
        box = belt.boxes.get(f"relic:{place}")
        if box is not None:
            told = tips.of_relic(library, relic)
            spots.append(Spot(f"relic:{place}", box, tips=always(told)))
    if "relics:more" in belt.boxes:
        folded = [tips.of_relic(library, relic)[0] for relic in picture.relics[len(spots) :]]
        spots.append(Spot("relics:more", belt.boxes["relics:more"], look, tips=always([tips.folded("relic", folded)])))
    return spots


def relics_of(library: Library, picture: Picture) -> list[Thing]:
    """All relics, to look through."""
    return [Thing(relic.id, relic.name, tips.of_relic(library, relic)) for relic in picture.relics]


def potion_spots(library: Library, picture: Picture, belt: Belt, press: Callable[[PotionLook], None]) -> list[Spot]:
    """The potion slots, left to right; empty ones cannot be focused."""
    spots = []
    for slot, potion in enumerate(picture.potions):
        name, box = f"potion:{slot}", belt.boxes[f"potion:{slot}"]
        if potion is None:
            empty = tips.words("Empty", "A potion that you find goes here.")
            spots.append(Spot(name, box, tips=always(empty), focusable=False))
            continue
        told = tips.of_potion(library, potion)
        spots.append(Spot(name, box, partial(press, potion), tips=always(told)))
    return spots


def button_spots(parent: NodePath, canvas: Canvas, buttons: Sequence[Button]) -> list[Spot]:
    """Buttons in the upper right corner, from the right."""
    y, x = canvas.top - 0.029, canvas.width / 2 - 0.045
    root = parent.attach_new_node("buttons")
    spots = []
    for name, icon, words, press in buttons:
        part(sprite(root, assets.icon(icon), x, y, 0.042), "button")
        box = Box(x, y, 0.056, 0.054)
        spots.append(Spot(name, box, press, tips=always(tips.words(words, ""))))
        x -= BESIDE
    return spots
