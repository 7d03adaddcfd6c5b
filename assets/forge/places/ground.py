"""What lies under a place and behind it: water, and the night."""

import numpy as np


def water(mesh, across, along, level, hue, shine=0.0, cuts=(40, 40)):
    """A sheet of still water over `across` × `along` (x and z, from and to); `shine(x, z)` is how much of it glows."""
    x, z = np.meshgrid(np.linspace(*across, cuts[0]), np.linspace(*along, cuts[1]), indexing="ij")
    y = level + 0.012 * np.sin(x * 2.3 + z * 1.1) * np.cos(z * 1.9 - x * 0.6)
    glow = shine(x, z) if callable(shine) else shine
    mesh.grid(np.stack([x, y, z], -1), "iron", uv=np.stack([x, z], -1), scale=0.30, flip=True, hue=hue, glow=glow)


def night(mesh, away=26.5):
    """What the mist is seen against, behind everything."""
    turn, high = np.meshgrid(np.linspace(-1.1, 1.1, 23), np.linspace(-3, 19, 12), indexing="ij")
    mesh.grid(np.stack([away * np.sin(turn), high, away * np.cos(turn)], -1), "earth", flip=True, tint=0.0)
