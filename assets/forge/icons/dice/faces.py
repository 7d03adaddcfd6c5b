"""A die seen from the front, which many drawings are about."""

from assets.forge.icons.engraving import flat, solid
from assets.forge.palette import INK
from assets.forge.vector import box, circle

IVORY = "#e8dcbd"
PIPS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Value -> where its pips lie, in steps from the middle."""
SPREAD = 0.27
"""The step between two pips, as a part of the side."""


def die(value, x=32.0, y=32.0, side=46.0, paint=IVORY, ink=INK, place=""):
    """A die of this value with its middle at (x, y)."""
    half, radius = side / 2, side * 0.105
    pips = "".join(circle(x + dx * side * SPREAD, y + dy * side * SPREAD, radius) for dx, dy in PIPS[value])
    body = solid(paint, box(x - half, y - half, side, side, side * 0.2), place=place)
    return (body, flat(ink, pips, place=place)) if pips else (body,)
