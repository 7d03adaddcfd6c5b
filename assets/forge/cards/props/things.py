"""Vessels, candles, graves, scrolls, masks and signs. Builders give a thing or a list of things."""

import math

import numpy as np

from assets.forge.cards.forms import arc, lathe, mesh, orb, place, plate, rope, sculpt, shift, strand, turn, vec
from assets.forge.clay import ball, box, cone, ellipsoid, tube, union


def bowl(matter, liquid=None, r=1.0, height=0.62, level=0.8):
    """A bowl standing on the origin, filled to `level`."""
    u = np.linspace(0, 1, 18)
    outside = [
        (0.36 * r, 0.0),
        (0.34 * r, 0.06),
        *((r * (0.3 + 0.7 * math.sin(a * 1.45)), 0.08 + height * a**1.5) for a in u),
    ]
    lip = [(r * 1.02, height + 0.12), (r * 0.97, height + 0.13)]
    inside = [(r * 0.93 * (0.3 + 0.7 * math.sin(a * 1.45)), 0.14 + (height - 0.04) * a**1.5) for a in u[::-1]]
    things = [lathe([*outside, *lip, *inside, (0.001, 0.14)], matter)]
    if liquid:
        top = 0.14 + (height - 0.04) * level**1.5
        reach = r * 0.93 * (0.3 + 0.7 * math.sin(level * 1.45))
        things.append(lathe([(0.001, top), (reach * 0.5, top), (reach, top + 0.01), (reach, top - 0.05)], liquid))
    return things


def bottle(glass, liquid, cork, level=0.55):
    """A round-bellied bottle about 2.6 high round the origin."""
    belly = [(0.9 * math.sin(a), -0.4 - 0.9 * math.cos(a)) for a in np.linspace(0.25, 2.72, 26)]
    neck = [(0.32, 0.55), (0.28, 0.8), (0.28, 1.1), (0.40, 1.14), (0.40, 1.26), (0.26, 1.28)]
    things = [lathe([(0.001, -1.27), *belly, *neck], glass)]
    top = -0.4 - 0.82 * math.cos(0.25 + 2.4 * level)
    inner = [(0.82 * math.sin(a), -0.4 - 0.82 * math.cos(a)) for a in np.linspace(0.05, 0.25 + 2.4 * level, 22)]
    things.append(lathe([(0.001, -1.22), *inner, (0.001, top + 0.03)], liquid))
    things.append(sculpt(cone((0, 0, 1.2), (0, 0, 1.5), 0.25, 0.28), 0.03, cork))
    return things


def candle(wax, fire, x, y, ground, height=0.5, r=0.09):
    """A dripping candle with its flame."""
    body = rope(
        [(x, y, ground), (x, y, ground + height * 0.5), (x, y, ground + height)], [r * 1.3, r, r * 0.95], wax, 12
    )
    tip = ground + height
    tongue = strand([(x, y, tip), (x + 0.01, y, tip + r * 1.6), (x, y, tip + r * 4)], [r * 0.35, r * 0.75, 0.003], fire)
    return [body, tongue]


def tombstone(matter, x, y, ground, s=1.0, lean=0.0):
    """A grave stone with a rounded head and a cross cut into it."""
    head = [(0.5 * math.cos(a), 0.8 + 0.5 * math.sin(a)) for a in np.linspace(0, math.pi, 14)]
    outline = [(0.5, 0), *head, (-0.5, 0)]
    stone = plate([(u * s, v * s) for u, v in outline], 0.2 * s, matter, 0.04 * s)
    return place(stone, shift(x, y, ground), turn(lean))


def scroll(paper, wood, width=2.4, height=2.6):
    """An open parchment hanging between two rollers."""
    things = []
    n = 30
    v = np.linspace(0.5, -0.5, n) * height
    sag = -0.16 * np.sin(np.linspace(0, np.pi * 2, n)) - 0.1
    vertices = [(x, y, z) for z, y in zip(v, sag, strict=True) for x in np.linspace(-0.5, 0.5, 12) * width]
    faces = [
        (i * 12 + k, i * 12 + k + 1, (i + 1) * 12 + k + 1, (i + 1) * 12 + k) for i in range(n - 1) for k in range(11)
    ]
    things.append(mesh(vertices, faces, paper))
    for z in (0.5, -0.5):
        things.append(
            rope([(-width * 0.5, -0.08, z * height), (width * 0.5, -0.08, z * height)], [0.15, 0.15], paper, 14)
        )
        for s in (-1, 1):
            ends = [
                (s * width * 0.5, -0.08, z * height),
                (s * (width * 0.5 + 0.12), -0.08, z * height),
                (s * (width * 0.5 + 0.3), -0.08, z * height),
            ]
            things.append(rope(ends, [0.09, 0.08, 0.13], wood, 12))
    return things


def book(cover, pages, tilt=14.0):
    """An open book lying towards the camera, its spine at the origin."""
    things = []
    u = np.linspace(0, 1, 20)
    for side in (-1, 1):
        for layer in range(4):
            rise = 0.34 * np.sin(u * 2.2) ** 0.8 * (1 - layer * 0.16) - layer * 0.045
            x = side * u * (1.55 + layer * 0.03)
            vertices = [(a, y, b) for a, b in zip(x, rise, strict=True) for y in (-1.05 - layer * 0.02, 1.05)]
            faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(u) - 1)]
            things.append(mesh(vertices, faces, pages if layer < 3 else cover))
    things.append(rope([(0, -1.1, -0.1), (0, 1.1, -0.1)], [0.12, 0.12], cover))
    return place(things, turn(tilt, "X"))


def mask(smile=True):
    """Half of a theatre mask, clay, on the +X side: it smiles or weeps."""
    face = ellipsoid((0, 0.25, 0), (1.0, 0.75, 1.3)).shell(0.09)
    face = face & box((0.62, -0.4, 0), (0.60, 0.75, 1.4))
    s = 1 if smile else -1
    eye = tube(
        [(0.22, -0.5, 0.32 + 0.06 * s), (0.45, -0.5, 0.36 + 0.14 * s), (0.70, -0.5, 0.28 - 0.02 * s)],
        [0.05, 0.13, 0.04],
    )
    mouth = tube(
        [(-0.1, -0.5, -0.62 - 0.12 * s), (0.26, -0.5, -0.56 - 0.06 * s), (0.56, -0.5, -0.5 + 0.22 * s)],
        [0.14, 0.12, 0.04],
    )
    brow = tube(
        [(0.14, -0.50, 0.62 - 0.05 * s), (0.45, -0.44, 0.66 + 0.1 * s), (0.76, -0.22, 0.56)], [0.06, 0.08, 0.04]
    )
    nose = cone((0.02, -0.55, 0.35), (0.04, -0.66, -0.18), 0.08, 0.15)
    face = face.blend(nose & box((0.62, -0.6, 0), (0.60, 0.6, 1.4)), 0.08).blend(brow, 0.06)
    return face.carve(eye, 0.03).carve(mouth, 0.03)


def doll():
    """A sack-cloth doll, clay, about 2.6 high, arms and legs spread."""
    head = ellipsoid((0, 0, 0.78), (0.50, 0.42, 0.48))
    body = ellipsoid((0, 0, -0.12), (0.42, 0.32, 0.55))
    arm = cone((0.25, 0, 0.15), (0.98, -0.05, 0.35), 0.19, 0.20)
    leg = cone((0.18, 0, -0.45), (0.48, -0.05, -1.22), 0.21, 0.22)
    tuft = union([cone((x, 0, 1.2), (x * 2.4, 0.02, 1.5), 0.06, 0.02) for x in (-0.15, 0, 0.15)])
    return union([head, body, arm.both(), leg.both()], 0.1).blend(tuft, 0.04)


def stitches(matter, points, size=0.1, every=3):
    """Cross-stitches along a line on a surface."""
    things = [rope(points, [0.012, 0.012], matter, 6)]
    ahead = np.gradient(np.asarray(points), axis=0)
    for i in range(1, len(points) - 1, every):
        across = np.cross(ahead[i], (0, 1, 0))
        across = across / (np.linalg.norm(across) + 1e-9) * size
        things.append(
            rope([points[i] - across, points[i] - vec(0, 0.03, 0), points[i] + across], [0.02, 0.028, 0.02], matter, 6)
        )
    return things


def rune_ring(matter, r, marks=12, y=0.0, width=0.035, seed=1):
    """A double circle with runes between, in XZ."""
    rng = np.random.default_rng(seed)
    things = [rope(arc((0, 0), r * k, 0, 360, 90, y), [width, width], matter, 6) for k in (1, 0.8)]
    for k in range(marks):
        a = 2 * math.pi * k / marks
        out, side = vec(math.cos(a), 0, math.sin(a)), vec(-math.sin(a), 0, math.cos(a))
        centre = out * r * 0.9 + vec(0, y, 0)
        corners = [centre + out * rng.uniform(-0.07, 0.07) * r + side * rng.uniform(-0.09, 0.09) * r for _ in range(4)]
        things.append(rope(corners, [width * 0.8] * 4, matter, 5))
    return things


def pentagram(matter, r, y=0.0, width=0.035):
    """A five-pointed star in a circle, in XZ."""
    tips = [vec(r * math.sin(k * 4 * math.pi / 5), y, r * math.cos(k * 4 * math.pi / 5)) for k in range(5)]
    lines = [rope([tips[k], tips[(k + 1) % 5]], [width, width], matter, 6) for k in range(5)]
    return [*lines, rope(arc((0, 0), r, 0, 360, 90, y), [width, width], matter, 6)]


def ripples(matter, x, y, z, radii):
    """Rings on a still surface."""
    things = []
    for r in radii:
        a = np.linspace(0, 2 * math.pi, 60)
        points = np.stack([x + r * np.cos(a), y + r * np.sin(a), np.full(60, z)], 1)
        things.append(rope(points, [0.022, 0.022], matter, 6, up=(0, 0, 1)))
    return things


def drips(rng, start, end, count, matter, length=0.5):
    """Runs of liquid hanging between two points; gives the things, unmelted."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    things = []
    for _ in range(count):
        top = start + (end - start) * rng.random()
        fall = length * rng.uniform(0.3, 1.0)
        foot = top + vec(rng.normal() * 0.03, rng.normal() * 0.02, -fall)
        things.append(
            strand([top, (top + foot) / 2 + vec(rng.normal() * 0.03, 0, 0), foot], [0.05, 0.025, 0.032], matter, 10)
        )
        things.append(orb(foot, rng.uniform(0.035, 0.055), matter))
    return things


def stream(rng, points, r, matter, strands=3):
    """A twisted pour of liquid along few points; gives the things, unmelted."""
    things = []
    for _ in range(strands):
        bent = [np.asarray(p, float) + rng.normal(size=3) * r * 0.5 for p in points]
        things.append(strand(bent, [r, r * 0.7, r * 0.8, r * 0.9][: max(2, len(points))], matter, 24, up=(1, 0, 0.2)))
    return things


def eye_ball(white, iris, pupil, lids=None, r=1.0):
    """A great eye looking at −Y, with lids in clay."""
    things = [orb((0, 0, 0), r, white, 4), orb((0, -0.52 * r, 0), 0.58 * r, iris, 4, scale=(1, 0.9, 1))]
    things.append(orb((0, -0.96 * r, 0), 0.2 * r, pupil, 3, scale=(0.55, 0.6, 1.6)))
    if lids:
        shell = (
            ball((0, 0, 0), r * 1.16)
            .shell(0.10 * r)
            .carve(ellipsoid((0, -r * 1.1, 0), (r * 1.04, r * 0.9, r * 0.50)), 0.05)
        )
        corner = cone((r * 1.0, -0.1, 0), (r * 1.7, 0.1, 0.04), 0.3 * r, 0.02).both()
        things.append(sculpt(shell.blend(corner, 0.2), 0.03, lids))
    return things
