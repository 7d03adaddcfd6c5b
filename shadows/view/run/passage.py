"""How the way between the fights moves: a question comes to be seen, a map is unrolled, the player walks on."""

from __future__ import annotations

from collections.abc import Callable

from panda3d.core import NodePath

from shadows.view.engine.tween import smooth
from shadows.view.panels.game import Game
from shadows.view.panels.map.map import UNROLLING, ActMap
from shadows.view.panels.scene import Scene
from shadows.view.panels.screen import VEIL
from shadows.view.stage.camera_motion import WALKING

ROLLING = 0.35
"""Seconds in which the map is rolled up."""

APPEARING = 0.22
"""Seconds in which a question comes to be seen."""


def moves(game: Game) -> bool:
    """Whether the player wants to see things move."""
    return game.pace != float("inf") and not game.settings.calm


def appear(scene: Scene, page: NodePath, way: ActMap | None) -> None:
    """A page comes to be seen; a map on it is unrolled."""
    if way is not None and moves(scene.game):
        scene.game.sounds.play("map_open")
        way.sheet.unroll(0.0)
        scene.tweens.add(UNROLLING, way.sheet.unroll, smooth)
    elif scene.game.pace != float("inf"):
        page.set_alpha_scale(0.0)
        scene.tweens.add(APPEARING, page.set_alpha_scale)


def walk_on(scene: Scene, page: NodePath, way: ActMap, arrive: Callable[[], None]) -> None:
    """The map is rolled up and the player walks through the chamber; `arrive` is called when the dark comes."""
    scene.tweens.add(ROLLING, lambda t: way.sheet.unroll(1 - t), smooth)
    scene.tweens.add(ROLLING, lambda t: page.set_alpha_scale(1 - t), smooth, ROLLING * 0.5)
    scene.tweens.add(WALKING, scene.game.camera.motion.walk, delay=ROLLING)
    scene.tweens.add(0.0, lambda _: None, delay=ROLLING + WALKING - VEIL, after=arrive)
