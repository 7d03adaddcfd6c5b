"""Where the cards of a hand stand."""

from __future__ import annotations

import math
from dataclasses import dataclass

from shadows.view.engine import theme

ONE_ROW = 20
"""A hand of more cards than these stands in two arcs."""

HOVER, HOVER_GROWS = 0.43, 0.35
"""The height of the card that is looked at, and its share of the letters' growth."""

ABOVE = 0.012
"""How far above the window's lower edge that one stands."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A card's place in the hand: centre, height, and turn clockwise (degrees)."""

    x: float
    y: float
    height: float
    roll: float


def fan(count: int, width: float, floor: float, hover: int | None = None) -> list[Seat]:
    """Seats for a hand, left to right. `width` is the canvas's, `floor` its lower edge; the cards beside the one that
    is hovered make room for it."""
    if count <= ONE_ROW:
        height, band = (0.285, 0.64) if count <= 10 else (0.262, 0.64)
        return _arc(count, width * band, floor + 0.142, height, hover)
    back = count // 2
    behind = None if hover is None or hover >= back else hover
    before = None if hover is None or hover < back else hover - back
    rear = _arc(back, width * 0.66, floor + 0.250, 0.215, behind)
    return rear + _arc(count - back, width * 0.66, floor + 0.100, 0.215, before)


def risen() -> float:
    """How far a card that is looked at reaches up from the window's lower edge."""
    return theme.grown(HOVER, HOVER_GROWS) + ABOVE


def raised(seat: Seat, floor: float, width: float) -> Seat:
    """The place of a card that is looked at: large, upright, and wholly inside the window."""
    height = theme.grown(HOVER, HOVER_GROWS)
    half = height * theme.CARD_RATIO / 2 + 0.01
    x = min(max(seat.x, half - width / 2), width / 2 - half)
    return Seat(x, floor + height / 2 + ABOVE, height, 0.0)


def _arc(count: int, band: float, y: float, height: float, hover: int | None) -> list[Seat]:
    card = height * theme.CARD_RATIO
    step = min(card * 0.92, (band - card) / max(count - 1, 1)) if count > 1 else 0.0
    bend = min(1.0, 7 / max(count, 1))
    seats = []
    for place in range(count):
        k = place - (count - 1) / 2
        x = k * step
        if hover is not None and place != hover:
            x += math.copysign(card * 0.34 / abs(place - hover) ** 0.7, place - hover)
        seats.append(Seat(x, y - 0.0046 * k * k * bend * bend, height, k * 2.6 * bend))
    return seats
