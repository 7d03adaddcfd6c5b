"""The Forgotten Crypts: a vaulted nave with two aisles of burial niches, and a lit doorway at its end."""

import numpy as np

from assets.forge.places.dressing import bone_pile, brazier, cage, candles, rubble, skull
from assets.forge.places.light import FIGHT
from assets.forge.places.masonry import Opening, Wall
from assets.forge.places.meshes import Mesh, placed, pointed

NAVE, AISLE = 2.9, 5.3
"""Half the nave's width; the aisle's outer wall."""
BAY, BAYS, START = 4.0, 4, -2.0
END = START + BAY * BAYS
SPRING, RISE = 2.35, 1.75
VAULT = SPRING + 0.2
"""The line from which the vaults spring."""
DOWN = (0.0, -1.0, 0.0)


def build():
    """The mesh of the crypts."""
    draw = np.random.default_rng(3)
    mesh = Mesh()
    nave(mesh, draw)
    for side, z, slid in ((-1, 7.9, 0.16), (1, 8.1, 0.05)):
        _sarcophagus(mesh, (side * (NAVE + 0.15), 0, z), slid * side)
    for side, z in ((-1, 9.0), (1, 9.3)):
        brazier(mesh, (side * 1.25, 0, z))
    cage(mesh, (-2.15, 2.15, 10.9), 1.6)
    cage(mesh, (2.05, 2.45, 8.9), 1.3, size=0.36)
    rubble(mesh, draw, 50, lambda d: (d.choice((-1, 1)) * d.uniform(1.4, 5.0), 0, d.uniform(1.5, 13)))
    bone_pile(mesh, (-1.3, 0, 3.3), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.75, 0, 4.2), draw, 7, 0.45, 2)
    return mesh


def nave(mesh, draw):
    """What is built: floor, walls, pillars, vaults, the doorway at the end."""
    _floor(mesh)
    _aisle_walls(mesh, draw)
    _pillars(mesh, draw)
    _vaults(mesh)
    _arcades(mesh)
    _end_wall(mesh, draw)


def _floor(mesh):
    x, z = np.meshgrid(np.linspace(-AISLE, AISLE, 28), np.linspace(START, END + 5, 48), indexing="ij")
    y = 0.02 * np.sin(x * 2.1 + z) * np.cos(z * 1.3 - x * 0.7)
    mesh.grid(np.stack([x, y, z], -1), "floor", uv=np.stack([x, z], -1), scale=0.42, flip=True)


def _aisle_walls(mesh, draw):
    """A niche in every bay: candles in one, bones in the next."""
    niche = Opening(middle=BAY / 2, width=1.5, sill=0.75, spring=1.55, rise=0.85, depth=0.65)
    for side in (-1, 1):
        for bay in range(BAYS):
            near = START + bay * BAY
            corner = (side * AISLE, 0, near if side < 0 else near + BAY)
            wall = Wall(mesh, corner, (0, 0, -side), (-side, 0, 0), BAY, SPRING + RISE + 0.5)
            wall.open(niche)
            ledge = np.array([side * (AISLE + 0.25), niche.sill, near + BAY / 2])
            if (bay + (side > 0)) % 2:
                candles(mesh, ledge + (-side * 0.05, 0, 0.3), draw, 6, 0.22)
                skull(mesh, ledge + (-side * 0.1, 0.12, -0.25), side * 1.4, 0.13)
            else:
                bone_pile(mesh, ledge, draw, 8, 0.55, 3)


def _pillars(mesh, draw):
    """Clustered piers: a plinth, moulded base, eight shafts about a core, a carved capital."""
    base = [(0.46, 0.30), (0.47, 0.36), (0.40, 0.42), (0.42, 0.50), (0.33, 0.58), (0.31, 0.64)]
    shaft = [(0.295 - 0.004 * i, y) for i, y in enumerate(np.linspace(0.72, 1.82, 7))]
    capital = [(0.31, 1.88), (0.32, 1.93), (0.28, 1.97), (0.29, 2.06), (0.35, 2.20), (0.45, 2.33), (0.47, 2.42)]
    for side in (-1, 1):
        for number in range(1, BAYS + 1):
            at = np.array([side * NAVE, 0, START + number * BAY])
            _block(mesh, at, 0.50, 0.0, 0.18)
            _block(mesh, at, 0.45, 0.18, 0.32)
            mesh.lathe([*base, *shaft, *capital], "trim", at, 28, squash=_shafts)
            _block(mesh, at, 0.48, 2.40, 2.48)
            _block(mesh, at, 0.53, 2.48, 2.58)
            _block(mesh, at, 0.31, 2.58, VAULT + RISE)
            if number < BAYS and draw.random() < 0.8:
                bone_pile(mesh, at + (-side * 0.72, 0, draw.uniform(-0.3, 0.3)), draw, 8, 0.42, 2)
            if number in (1, 3):
                candles(mesh, at + (-side * 0.66, 0, -0.30), draw, 7, 0.20, 0.34)


def _shafts(angle):
    return 0.93 + 0.15 * np.abs(np.cos(angle * 4)) ** 0.8


def _block(mesh, at, half, bottom, top):
    x, _, z = at
    mesh.box((x - half, bottom, z - half), (x + half, top, z + half), "trim", step=0.25, taper=0.02)


def _vaults(mesh):
    """Groin vaults over nave and aisles, ribs across and along their diagonals."""
    aisle = (AISLE - NAVE) / 2
    middle = (NAVE + AISLE) / 2
    for bay in range(BAYS):
        centre = START + (bay + 0.5) * BAY
        for x, half in ((0, NAVE), (-middle, aisle), (middle, aisle)):
            s, t = np.meshgrid(np.linspace(-half, half, 15), np.linspace(-BAY / 2, BAY / 2, 15), indexing="ij")
            height = VAULT + np.maximum(pointed(s, half, RISE), pointed(t, BAY / 2, RISE))
            mesh.grid(np.stack([s + x, height, t + centre], -1), "wall", uv=np.stack([s, t], -1), scale=0.55)
        k = np.linspace(-1, 1, 15)
        for way in (-1, 1):
            height = VAULT + pointed(k * NAVE, NAVE, RISE)
            mesh.rib(np.stack([k * NAVE, height, centre + way * k * BAY / 2], -1), 0.085, 0.14, DOWN)
    for bay in range(BAYS + 1):
        x = np.linspace(-NAVE, NAVE, 17)
        height = VAULT + pointed(x, NAVE, RISE)
        mesh.rib(np.stack([x, height, np.full(17, START + bay * BAY)], -1), 0.20, 0.22, DOWN)


def _arcades(mesh):
    """Arches from pillar to pillar, and the walls above them."""
    half = BAY / 2 - 0.3
    s = np.linspace(-half, half, 15)
    height = VAULT + pointed(s, half, RISE - 0.35)
    rise = np.linspace(0, 1, 3)
    y = height[:, None] * (1 - rise) + (VAULT + RISE + 0.3) * rise
    for side in (-1, 1):
        for bay in range(BAYS):
            z = START + (bay + 0.5) * BAY + s
            mesh.rib(np.stack([np.full(15, side * NAVE), height, z], -1), 0.24, 0.18, DOWN)
            wide = np.broadcast_to(z[:, None], y.shape)
            for x, flip in ((side * NAVE - 0.22, False), (side * NAVE + 0.22, True)):
                points = np.stack([np.full_like(y, x), y, wide], -1)
                mesh.grid(points, "wall", uv=np.stack([wide, y], -1), flip=flip)


def _end_wall(mesh, draw):
    """The doorway, the steps to it, and a plinth with a great skull at each side."""
    wall = Wall(mesh, (-AISLE, 0, END), (1, 0, 0), (0, 0, -1), 2 * AISLE, SPRING + RISE + 0.6)
    wall.open(Opening(AISLE, width=2.3, sill=0, spring=1.85, rise=1.25, depth=0.8, closed=False, cuts=17))
    for step in range(4):
        low, high = (-1.6 + step * 0.12, step * 0.16, END - 0.9 + step * 0.34), (1.6 - step * 0.12, 0, END + 1.6)
        mesh.box(low, (high[0], (step + 1) * 0.16, high[2]), "trim", step=0.3)
    for side in (-1, 1):
        x = side * 2.05
        mesh.box((x - 0.42, 0, END - 0.95), (x + 0.42, 0.7, END - 0.15), "trim", step=0.25, taper=0.05)
        skull(mesh, (x, 0.98, END - 0.55), 0, 0.30)
        candles(mesh, (x, 0.70, END - 0.75), draw, 5, 0.30, 0.16)
    back = END + 3.2
    mesh.quad((-1.15, 0.6, back), (1.15, 0.6, back), (1.15, 3.4, back), (-1.15, 3.4, back), "wall", flip=True)


def _sarcophagus(mesh, at, slid):
    """A stone coffin along the nave; its lid, a little askew, bears the one who lies in it."""
    place = placed(at)
    mesh.box((-0.55, 0, -1.1), (0.55, 0.16, 1.1), "trim", place, step=0.25)
    mesh.box((-0.46, 0.16, -1.0), (0.46, 0.62, 1.0), "trim", place, step=0.25)
    mesh.box((-0.50, 0.62, -1.04), (0.50, 0.68, 1.04), "trim", place, step=0.25)
    lid = placed(np.asarray(at) + (slid * 0.5, 0, 0), slid)
    mesh.box((-0.55, 0.68, -1.1), (0.55, 0.82, 1.1), "trim", lid, step=0.25, taper=0.08)
    for middle, half in (
        ((0, 0.84, 0.72), (0.14, 0.13, 0.16)),
        ((0, 0.80, 0.28), (0.29, 0.18, 0.34)),
        ((0, 0.78, -0.40), (0.22, 0.15, 0.58)),
        ((0, 0.92, 0.16), (0.09, 0.08, 0.11)),
    ):
        mesh.blob(lambda d, m=middle, h=half: lid(d * h + m), "trim", 14, 9)


PLACES = {"crypts": (build, FIGHT)}
