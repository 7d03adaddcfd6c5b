"""The pause menu: the settings, with the ways on at their left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from components.commands import Abandon, Command
from shadows.view.panels.options.panel import Options
from shadows.view.panels.overlay import Dialog

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene


class PauseMenu(Options):
    """Resume, settings, and whatever way out there is (words, what it does)."""

    def __init__(self, scene: Scene, leave: Sequence[tuple[str, Callable[[], None]]], tab: int = 0) -> None:
        super().__init__(scene, "Paused", leave, tab)


def abandoning(scene: Scene, submit: Callable[[Command], None]) -> tuple[str, Callable[[], None]]:
    """The way out of a run for good, which asks first."""

    def ask() -> None:
        answers = [("abandon", "Abandon", lambda: submit(Abandon())), ("stay", "Climb on", lambda: None)]
        Dialog(scene, "Abandon the run?", "An abandoned run can never be gone on with.", answers)

    return "Abandon the run", ask
