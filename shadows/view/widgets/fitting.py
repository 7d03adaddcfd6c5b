"""Texts that take as many lines as there is room for."""

from __future__ import annotations

from shadows.looks import Text
from shadows.view.widgets.label import measure

SHRUNK = (1.0, 0.94, 0.88, 0.82, 0.76, 0.70, 0.64, 0.58, 0.52)


def fitting(text: str | Text, size: float, room: float, height: float, role: str = "body") -> float:
    """The size, or the largest below it, in which a text wrapped to this room is no higher than this."""
    sizes = [size * part for part in SHRUNK]
    return next((fits for fits in sizes if measure(text, fits, role, room)[1] <= height), sizes[-1])
