"""Rotations as four numbers (x, y, z, w), and dice that are turned by them."""

from __future__ import annotations

import math

Turn = tuple[float, float, float, float]

STRAIGHT: Turn = (0.0, 0.0, 0.0, 1.0)
_S = math.sqrt(0.5)

SIDES = (
    STRAIGHT,
    (_S, 0.0, 0.0, _S),
    (_S, _S, 0.0, 0.0),
    (0.0, 0.0, -_S, _S),
    (-_S, 0.0, 0.0, _S),
    (1.0, 0.0, 0.0, 0.0),
)
"""The rotations that bring each side of a die up. Sides are counted as a common die's faces show 1 to 6: opposite ones
sum to seven, and 1, 2, 3 go anticlockwise about their corner."""

COMMON = (1, 2, 3, 4, 5, 6)

ORDER = (0, 5, 1, 4, 2, 3)
"""The sides as the shader has them: up, down, near, far, right, left."""


def times(a: Turn, b: Turn) -> Turn:
    """First b, then a."""
    ax, ay, az, aw = a
    bx, by, bz, bw = b
    return (
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
        aw * bw - ax * bx - ay * by - az * bz,
    )


def back(a: Turn) -> Turn:
    """What undoes it."""
    return -a[0], -a[1], -a[2], a[3]


def yaw(angle: float) -> Turn:
    """About the upright axis, by radians."""
    return 0.0, math.sin(angle / 2), 0.0, math.cos(angle / 2)


def turned(a: Turn, v: tuple[float, float, float]) -> tuple[float, float, float]:
    """A vector turned by a rotation."""
    return times(times(a, (*v, 0.0)), back(a))[:3]


def askew(a: Turn) -> float:
    """By how much a die that lies flat is turned from straight, in radians from -π/4 to π/4."""
    axes = (turned(a, (1.0, 0.0, 0.0)), turned(a, (0.0, 1.0, 0.0)), turned(a, (0.0, 0.0, 1.0)))
    x, _, z = max(axes, key=lambda axis: abs(axis[0]))
    angle = math.atan2(-z, x)
    return angle - round(angle / (math.pi / 2)) * (math.pi / 2)


def heading(a: Turn) -> tuple[float, float]:
    """The cosine and sine of how a die is turned from straight."""
    angle = askew(a)
    return math.cos(angle), math.sin(angle)


def between(a: Turn, b: Turn, part: float) -> Turn:
    """A rotation on the short way from one to another."""
    sign = 1.0 if sum(one * other for one, other in zip(a, b, strict=True)) >= 0 else -1.0
    x, y, z, w = (one + (sign * other - one) * part for one, other in zip(a, b, strict=True))
    length = math.sqrt(x * x + y * y + z * z + w * w)
    return x / length, y / length, z / length, w / length


def carved(faces: tuple[int, ...], value: int) -> tuple[tuple[int, ...], int]:
    """What the six sides of a die show, and which of them shows a value: the first that has it, or else that on which a
    common die would, which shows it then."""
    shown = tuple(faces[:6]) if len(faces) >= len(COMMON) else COMMON
    if value in shown:
        return shown, shown.index(value)
    side = (value - 1) % len(COMMON)
    return (*shown[:side], value, *shown[side + 1 :]), side
