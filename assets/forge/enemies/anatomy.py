"""Body pieces as solids: bones, skulls, hands, feet, horns. Metres, z up, facing -y, +x is the creature's left."""

import numpy as np

from assets.forge.clay import ball, cone, ellipsoid, half_space, rotation, spline
from assets.forge.enemies.noise import clouds
from assets.forge.enemies.solids import heap, rope, spike


def long_bone(a, b, r=0.02):
    """A shaft with two knobs at each end."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    along = (b - a) / np.linalg.norm(b - a)
    across = np.cross(along, (0, 1, 0.01))
    across /= np.linalg.norm(across)
    middle = (a + b) / 2
    knobs = [ball(end + across * side * r * 0.8, r * 1.05) for end in (a, b) for side in (-1, 1)]
    return heap([cone(a, middle, r, r * 0.8), cone(middle, b, r * 0.8, r), *knobs], r * 0.7)


def spine(points, count, r=0.032, thorn=0.05):
    """Vertebrae along a curve, each with a thorn to the back."""
    curve = spline(points, 12)
    where = np.linspace(0, len(curve) - 1, count)
    parts = []
    for x in where:
        c = np.array([np.interp(x, np.arange(len(curve)), curve[:, k]) for k in range(3)])
        body = ellipsoid(c, (r, r * 0.85, r * 0.62))
        back = cone(c + (0, r * 0.6, 0), c + (0, r * 0.6 + thorn, -thorn * 0.35), r * 0.4, r * 0.15)
        wings = cone(c + (-r * 1.5, r * 0.5, 0), c + (r * 1.5, r * 0.5, 0), r * 0.28)
        parts.append(body.blend(back, 0.01).blend(wings, 0.012))
    return heap(parts)


def _rib(z, width, depth, drop, r, gap):
    points = []
    for t in np.linspace(0, 1, 7):
        a = np.pi * (0.5 - t)
        x = width * max(np.cos(a), 0) ** 0.8 + gap * t**3
        points.append((x, 0.02 + depth * np.sin(a), z - drop * t**1.3))
    return rope(points, [r * 1.15, r, r, r, r, r * 0.95, r * 0.8], 3)


def ribcage(low=1.12, high=1.46, count=6, width=0.175, depth=0.115, r=0.0135, broken=()):
    """Ribs, breastbone, collar bones and shoulder blades; `broken` holds (rib, side) that end half way."""
    parts = []
    for i, t in enumerate(np.linspace(0, 1, count)):
        k = np.sin(np.pi * (0.22 + 0.62 * t)) ** 0.7
        gap = 0.02 + 0.05 * (1 - t) ** 2
        left = _rib(low + (high - low) * t, width * k, depth * (0.8 + 0.2 * k), 0.10 - 0.03 * t, r, gap)
        right = left.mirror()
        if (i, 1) in broken:
            left = left & half_space((0, -1, 0), 0.03)
        if (i, -1) in broken:
            right = right & half_space((0, -1, 0), 0.05)
        parts += [left, right]
    breast = [(0, -depth * 0.86, high - 0.02), (0, -depth, low + 0.13), (0, -depth * 0.95, low + 0.05)]
    s = width / 0.175
    collar = [(0.02 * s, -depth * 0.86, high), (0.11 * s, -0.075, high + 0.035), (0.205 * s, 0.0, high + 0.02)]
    blade = ellipsoid((0.125 * s, 0.085, high - 0.085), (0.06 * s, 0.014, 0.095))
    return heap(
        [*parts, rope(breast, [0.028, 0.024, 0.010], 4), rope(collar, [0.014, 0.013, 0.018], 4).both(), blade.both()]
    )


def pelvis(centre, size=1.0):
    """Hip bones with the sacrum."""
    wing = ellipsoid((0.085, 0.005, 0.035), (0.085, 0.05, 0.085)) - ellipsoid(
        (0.075, -0.045, 0.06), (0.075, 0.06, 0.085)
    )
    wing = wing.blend(cone((0.10, 0, -0.02), (0.03, -0.06, -0.075), 0.026, 0.02), 0.02)
    sacrum = ellipsoid((0, 0.045, 0.0), (0.05, 0.025, 0.075))
    whole = wing.both().blend(sacrum, 0.02).blend(ball((0, -0.06, -0.075), 0.022), 0.02)
    return whole.scale(size).move(*centre)


def teeth(count, width, depth, z, y, length, r, down=True, pointed=False, span=62):
    """A row of teeth on a bow."""
    sign = -1 if down else 1
    row = []
    for i, a in enumerate(np.radians(np.linspace(-span, span, count))):
        x, front = width * np.sin(a), y - depth * np.cos(a)
        reach = length * (1 + 0.35 * (i % 3 == 1)) if pointed else length
        row.append(cone((x, front, z), (x * 0.97, front, z + sign * reach), r, r * (0.15 if pointed else 0.72)))
    return heap(row)


EYE = np.array([0.040, -0.080, 0.004])
"""Where the left eye of `skull` sits."""


def skull(menace=1.0):
    """A head without its jaw: centre at the origin, about 0.27 tall; `menace` slants the brow."""
    s = ellipsoid((0, 0.025, 0.055), (0.098, 0.118, 0.098))
    s = s.blend(ellipsoid((0, -0.055, -0.02), (0.068, 0.062, 0.072)), 0.04)
    s = s.blend(cone((-0.058, -0.088, 0.047), (0.058, -0.088, 0.047), 0.021), 0.022)
    s = s.blend(cone((0.012, -0.108, 0.028), (0.075, -0.078, 0.052 + 0.012 * menace), 0.015, 0.017).both(), 0.012)
    s = s.blend(cone((0.066, -0.078, -0.022), (0.088, 0.0, -0.012), 0.021, 0.013).both(), 0.018)
    s = s.carve(ellipsoid((0.118, -0.03, 0.025), (0.034, 0.05, 0.05)).both(), 0.02)
    socket = ellipsoid((0, 0, 0), (0.032, 0.05, 0.027)).turn(0, -16 * menace, 0).move(0.040, -0.108, 0.006)
    s = s.carve(socket.both(), 0.010)
    s = s.carve(cone((0.009, -0.125, -0.043), (0.004, -0.115, -0.012), 0.0125, 0.007).both(0.006), 0.005)
    s = s.blend(cone((-0.035, -0.092, -0.072), (0.035, -0.092, -0.072), 0.022), 0.02)
    s = s.carve(ellipsoid((0.062, -0.085, -0.062), (0.020, 0.03, 0.026)).both(), 0.015)
    return s | teeth(8, 0.050, 0.052, -0.078, -0.052, 0.034, 0.0085)


def jaw():
    """The jaw to `skull`, in the same place."""
    bow = [(0.072, 0.015, -0.03), (0.066, -0.005, -0.105), (0.045, -0.075, -0.135), (0, -0.108, -0.143)]
    bone = rope(bow, [0.013, 0.017, 0.018, 0.023]).both(0.01)
    return bone | teeth(8, 0.046, 0.050, -0.132, -0.050, 0.034, 0.0080, down=False)


def eyes(r=0.012):
    """Both eyes of `skull`."""
    return ball(EYE, r).both()


def set_on(solid, at, size=1.0, turn=(0, 0, 0)):
    """The solid made `size` times as large, turned, and moved to `at`."""
    return solid.scale(size).turn(*turn).move(*at)


def places(points, at, size=1.0, turn=(0, 0, 0)):
    """Points of a local frame where `set_on` puts them; both sides of each."""
    points = np.atleast_2d(np.asarray(points, float))
    both = np.concatenate([points, points * (-1, 1, 1)])
    return np.asarray(at, float) + size * both @ rotation(*turn).T


def _finger(base, way, length, r, curl, axis, nail):
    place, way = np.asarray(base, float), np.asarray(way, float) / np.linalg.norm(way)
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    parts = []
    for i, share in enumerate((0.42, 0.33, 0.28)):
        tip = place + way * length * share
        thick = r * (1 - 0.14 * i)
        last = i == 2 and nail
        end = (tip + way * length * 0.2 * nail, thick * 0.15) if last else (tip, thick * 0.7)
        parts.append(
            cone(place, end[0], thick * (1.0 if last else 0.8), end[1]).blend(ball(place, r * 1.3), thick * 0.8)
        )
        c = np.radians(curl)
        way = way * np.cos(c) + np.cross(axis, way) * np.sin(c) + axis * (axis @ way) * (1 - np.cos(c))
        place = tip
    return heap(parts)


def hand(size=1.0, curl=28, spread=7, nail=0.0, thick=1.0, melt=0.0):
    """A hand at the origin, fingers down -z, curling towards +x; `thick` and `melt` make flesh of bones."""
    parts = []
    for i, y in enumerate((-0.030, -0.010, 0.011, 0.031)):
        a = np.radians((i - 1.5) * spread)
        parts.append(cone((0, y * 0.4, 0), (0, y, -0.085), 0.0115 * thick, 0.010 * thick))
        length = (0.105, 0.118, 0.112, 0.09)[i] * (1 + 0.3 * (nail > 0))
        parts.append(
            _finger((0, y, -0.088), (0, np.sin(a), -np.cos(a)), length, 0.0105 * thick, curl, (0, -1, 0), nail)
        )
    thumb = _finger((0.008, -0.02, -0.03), (0.45, -0.75, -0.6), 0.10, 0.011 * thick, curl * 0.5, (0, -1, 0), nail)
    return heap([*parts, thumb], melt).scale(size)


def set_hand(shape, wrist, pointing, palm, left=False):
    """A `hand` with its fingers along `pointing`, curling towards `palm`, its wrist at `wrist`."""
    way = np.asarray(pointing, float) / np.linalg.norm(pointing)
    inner = np.asarray(palm, float) - way * (np.asarray(palm, float) @ way)
    inner /= np.linalg.norm(inner)
    x, z = (-inner if left else inner), -way
    frame = np.stack([x, np.cross(z, x), z], 1)
    return (shape.mirror() if left else shape).orient(frame).move(*wrist)


def bony_foot(ankle, size=1.0):
    """A skeleton's foot, toes to -y."""
    parts = [ellipsoid((0, 0.035, -0.035), (0.026, 0.04, 0.03))]
    for x in (-0.036, -0.013, 0.011, 0.034):
        parts.append(cone((x * 0.4, 0, -0.015), (x, -0.115, -0.052), 0.015, 0.0125))
        parts.append(cone((x, -0.115, -0.052), (x * 1.15, -0.175 + abs(x) * 0.6, -0.060), 0.0135, 0.009))
    return (heap(parts) & half_space((0, 0, -1), 0.072)).scale(size).move(*ankle)


def paw(at, width=0.085, toes=(-0.062, -0.021, 0.021, 0.062)):
    """A beast's paw on the ground, toes to -y; `at` is where the leg meets it."""
    s = width / 0.085
    pad = ellipsoid((at[0], at[1] - 0.03 * s, 0.055 * s), (width, 0.10 * s, 0.055 * s))
    ends = [
        ellipsoid((at[0] + dx * s, at[1] - (0.12 - abs(dx) * 0.6) * s, 0.045 * s), (0.03 * s, 0.062 * s, 0.043 * s))
        for dx in toes
    ]
    return heap([pad, *ends], 0.015 * s)


def paw_claws(at, width=0.085, length=0.095, toes=(-0.062, -0.021, 0.021, 0.062)):
    """The claws to a `paw`."""
    s = width / 0.085
    row = []
    for dx in toes:
        y = at[1] - (0.17 - abs(dx) * 0.6) * s
        base, tip = (at[0] + dx * s, y, 0.055 * s), (at[0] + dx * s * 1.15, y - length, 0.008)
        row.append(spike(base, tip, 0.021 * s, (0, -0.012, 0.028 * s)))
    return heap(row)


def horn(points, r):
    """A tapering horn along a curve."""
    n = len(points)
    return rope(points, [r * (1 - 0.93 * (i / (n - 1)) ** 1.2) for i in range(n)], 7)


def rings(centre, amount=0.006, frequency=75):
    """The relief of a ringed horn that grows away from `centre`."""

    def relief(p, n):
        return amount * np.abs(np.sin(np.linalg.norm(p - centre, axis=1) * frequency)) + 0.002 * clouds(p, 40, 2)

    return relief
