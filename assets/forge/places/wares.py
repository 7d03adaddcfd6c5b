"""What is for sale, and what light it is sold by: bottles, sacks, lanterns."""

import numpy as np

from assets.forge.places.dressing import chain

GOLD = (1.9, 1.35, 0.5)
PHILTRES = (
    (1.0, 0.16, 0.12), (0.25, 0.95, 0.35), (0.35, 0.45, 1.0), (0.75, 0.25, 1.0), (1.0, 0.62, 0.15), (0.20, 0.85, 0.90),
)  # fmt: skip


def bottle(mesh, at, draw, size=1.0):
    """A bottle half full of something that glows."""
    tall, radius = draw.uniform(0.15, 0.27) * size, draw.uniform(0.042, 0.072) * size
    shape = [
        (0.80, 0.0),
        (1.0, 0.05),
        (1.0, 0.45),
        (0.80, 0.60),
        (0.36, 0.74),
        (0.32, 0.95),
        (0.44, 0.97),
        (0.44, 1.0),
        (0.0, 1.0),
    ]
    hue = np.array(PHILTRES[draw.integers(len(PHILTRES))])
    full = 0.36 + 0.3 * draw.random()
    glow = np.array([0.85 if y < full else 0.10 for _, y in shape]) * draw.choice((0.35, 0.8, 1.5), p=(0.4, 0.4, 0.2))
    profile = [(r * radius, y * tall) for r, y in shape]
    mesh.lathe(profile, "iron", at, 10, hue=hue, glow=np.broadcast_to(glow, (11, len(shape))))


def lantern(mesh, at, hang=1.6):
    """A lantern on a chain of `hang` metres, its glass alight."""
    at = np.asarray(at, float)
    chain(mesh, at + (0, 0.30, 0), at + (0, 0.30 + hang, 0), link=0.045)
    mesh.lathe([(0.14, 0.16), (0.15, 0.17), (0.06, 0.25), (0.02, 0.30), (0.0, 0.31)], "iron", at, 8, tint=0.45)
    mesh.lathe([(0.0, -0.14), (0.12, -0.14), (0.14, -0.12), (0.13, -0.09)], "iron", at, 8, tint=0.45)
    mesh.lathe([(0.085, -0.09), (0.105, 0.02), (0.085, 0.16)], "bone", at, 8, hue=(1.0, 0.62, 0.22), glow=1.3)
    for angle in np.arange(6) * np.pi / 3:
        way = np.array([np.cos(angle), 0, np.sin(angle)])
        path = np.array(
            [at + way * 0.125 + (0, -0.10, 0), at + way * 0.13 + (0, 0.03, 0), at + way * 0.125 + (0, 0.17, 0)]
        )
        mesh.tube(path, np.full(3, 0.010), "iron", 4, tint=0.4)
    mesh.marks["lantern"].append(at + (0, 0.02, -0.05))


def sack(mesh, at, radius):
    """A tied sack."""
    profile = [(0.9, 0), (1.08, 0.15), (1.0, 0.42), (0.45, 0.60), (0.40, 0.63), (0.52, 0.74), (0.02, 0.70)]
    points = [(r * radius, y * radius / 0.34) for r, y in profile]
    mesh.lathe(points, "cloth", at, 14, squash=lambda a: 1 + 0.05 * np.sin(a * 6), hue=(0.62, 0.52, 0.38), scale=1.2)
