"""What the game and its input know of the screen that is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from shadows.saves.saved_game import SavedGame
    from shadows.view.widgets.field import Field
    from shadows.view.widgets.hit_areas import Board, Place

VEIL = 0.22
"""Seconds in which the picture goes dark between two screens, and comes again; or in which a screen fades above the
next one."""


class Screen(Protocol):
    """One that is seen, told of time, input and changes of the window. `Scene` is what all of them are made of."""

    board: Board

    @property
    def field(self) -> Field | None:
        """The line that is being written."""

    @property
    def seed(self) -> str:
        """The seed that is copied from here; empty if there is none."""

    @property
    def played(self) -> SavedGame | None:
        """What is played here, with its bookkeeping; None where nothing is kept."""

    @property
    def asking(self) -> object:
        """What is asked now: something else means that another question is open, or another screen or panel."""

    @property
    def lying(self) -> object:
        """What lies under the pointer: something else means that it may be another thing, at the same place."""

    def update(self, seconds: float) -> None:
        """Per frame, in seconds of real time."""

    def resize(self) -> None:
        """After the window has another size."""

    def set_stage(self) -> None:
        """Make the place that is seen behind it, also when it is to be drawn otherwise."""

    def close(self) -> None:
        """Take it away."""

    def toast_roof(self) -> float:
        """How far up sentences that come and go may stand."""

    def moved(self, place: Place) -> None:
        """The pointer is somewhere else."""

    def pressed(self, place: Place) -> None:
        """The button of the mouse went down."""

    def released(self, place: Place) -> None:
        """It went up again."""

    def cancel(self) -> object:
        """Let go of whatever is held or aimed."""

    def typed(self, key: str) -> bool:
        """A key by the engine's name, before anything else is made of it; True if it was used up."""

    def act(self, action: str) -> None:
        """A key was pressed; `action` as in `engine/keys.py`."""
