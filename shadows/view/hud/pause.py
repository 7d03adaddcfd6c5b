"""The pause menu: the settings, with the ways on at their left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from shadows.view.hud.options import Options

if TYPE_CHECKING:
    from shadows.view.scenes.scene import Scene


class PauseMenu(Options):
    """Resume, settings, and whatever way out there is (words, what it does)."""

    def __init__(self, scene: Scene, leave: Sequence[tuple[str, Callable[[], None]]], tab: int = 0) -> None:
        super().__init__(scene, "Paused", leave, tab)
