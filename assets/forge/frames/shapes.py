"""The five frames' outlines: the window's shape tells a card's type before its words do."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from assets.forge.frames.layout import FACE
from assets.forge.vector import box, circle, mirrored, polygon

WIDTH = FACE[0]


@dataclass(frozen=True, slots=True)
class Shape:
    """A frame: its outline, the window, raised ornaments, and what it is carved from."""

    outline: str
    window: str
    ornaments: tuple[str, ...]
    base: str
    stain: str
    bevel: str
    angular: bool
    spec: float
    gloss: float
    rough: float
    cracks: float
    rivets: tuple[tuple[float, float], ...] = ()
    glow: str = "colorless"
    """The theme whose light it wears when it belongs to no hero."""


def both(*points):
    """The polygon and its mirror image: two ornaments, left and right."""
    return polygon(*points), polygon(*[(WIDTH - x, y) for x, y in points])


def ragged(points, amount, seed, step=9.0):
    """The closed outline broken every `step` pixels and shaken by `amount` pixels across its edge."""
    rng = np.random.default_rng(seed)
    corners = np.array([*points, points[0]], float)
    broken = []
    for a, b in pairwise(corners):
        length = float(np.hypot(*(b - a)))
        across = np.array([b[1] - a[1], a[0] - b[0]]) / (length + 1e-6)
        count = max(1, int(length / step))
        broken += [tuple(a + (b - a) * i / count + across * rng.normal() * amount) for i in range(count)]
    return polygon(*broken)


def rivet_rows():
    """Rivets down both sides, beside the window and beside the text."""
    left = [(26, y) for y in range(130, 380, 54)] + [(22, y) for y in range(470, 620, 50)]
    return tuple(left + [(WIDTH - x, y) for x, y in left])


ATTACK = Shape(
    outline=polygon(
        *mirrored(
            [(256, 712), (222, 704), (60, 704), (26, 690), (8, 660), (12, 470), (2, 440), (14, 418),
             (12, 120), (3, 92), (14, 60), (8, 8), (60, 18), (210, 16), (256, 8)],
            WIDTH,
        )
    ),
    window=polygon(*mirrored([(256, 414), (44, 370), (44, 84)], WIDTH)),
    ornaments=(
        *both((14, 440), (46, 404), (120, 420), (60, 428)),
        *both((16, 12), (92, 24), (34, 34), (26, 98)),
        *both((20, 696), (30, 610), (40, 664), (120, 690)),
    ),
    base="#5d5863", stain="#3d2a26", bevel="chamfer", angular=True,
    spec=0.5, gloss=18, rough=1.3, cracks=0, rivets=rivet_rows(),
)  # fmt: skip
SKILL = Shape(
    outline=box(8, 8, 496, 700, 34),
    window="M44 84H468V350C468 392 420 404 256 404C92 404 44 392 44 350Z",
    ornaments=(box(10, 404, 26, 60, 8), box(476, 404, 26, 60, 8), circle(34, 676, 20), circle(478, 676, 20),
               circle(480, 36, 20)),
    base="#687080", stain="#474c4e", bevel="round", angular=False,
    spec=0.15, gloss=10, rough=2.2, cracks=1.0,
)  # fmt: skip
POWER = Shape(
    outline="M256 4C300 4 330 14 380 14H470C492 14 504 26 504 48V300C512 330 512 380 504 410V664"
    "C504 690 490 704 466 704H330C300 704 280 712 256 712C232 712 212 704 182 704H46C22 704 8 690 8 664V410"
    "C0 380 0 330 8 300V48C8 26 20 14 42 14H132C182 14 212 4 256 4Z",
    window="M60 84H452C470 130 474 200 470 250C462 350 370 408 256 408C142 408 50 350 42 250C38 200 42 130 60 84Z",
    ornaments=(*(circle(x, y, 17) for x, y in ((36, 400), (476, 400), (36, 676), (476, 676), (478, 38))),
               "M44 330C60 372 100 404 160 416L120 420C80 416 54 396 40 370Z",
               "M468 330C452 372 412 404 352 416L392 420C432 416 458 396 472 370Z"),
    base="#bfa878", stain="#7a5c34", bevel="round", angular=False,
    spec=0.35, gloss=16, rough=1.2, cracks=0.25,
)  # fmt: skip
CURSE = Shape(
    outline=ragged(mirrored([(256, 708), (20, 704), (10, 400), (12, 14), (256, 12)], WIDTH), 4.5, 4),
    window=ragged(mirrored([(256, 410), (60, 400), (46, 240), (48, 84), (256, 84)], WIDTH), 6, 8, 16),
    ornaments=(
        *both((10, 420), (50, 380), (44, 428), (90, 424), (40, 446)),
        *both((12, 700), (18, 600), (44, 668), (130, 694)),
    ),
    base="#3a3147", stain="#1c1626", bevel="chamfer", angular=True,
    spec=0.6, gloss=30, rough=1.6, cracks=1.6, glow="shadowmancer",
)  # fmt: skip
STATUS = Shape(
    outline=ragged(mirrored([(256, 700), (120, 706), (40, 690), (22, 640), (18, 400), (24, 60), (48, 16), (256, 10)],
                            WIDTH), 2.2, 12, 24),
    window=polygon(*mirrored([(256, 398), (104, 398), (46, 340), (46, 84)], WIDTH)),
    ornaments=(
        *both((20, 372), (52, 392), (52, 404), (20, 388)),
        *both((18, 438), (42, 420), (42, 434), (20, 452)),
        *both((30, 24), (74, 16), (40, 40), (30, 84)),
    ),
    base="#6d7468", stain="#3f4a40", bevel="cove", angular=True,
    spec=0.08, gloss=8, rough=2.6, cracks=0.5,
)  # fmt: skip
SHAPES = {"attack": ATTACK, "skill": SKILL, "power": POWER, "curse": CURSE, "status": STATUS}
