"""Figures of clay that stand still: a hooded wanderer seen from behind, a keeper behind a counter, a horned idol.

Space as the places': y up, looking to -z unless said otherwise, feet at the origin.
"""

import numpy as np

from assets.forge.clay import Solid, ball, cone, ellipsoid, half_space, tube, union
from assets.forge.places.wares import bottle


def robe(profile, bottom, top, folds=9, depth=0.10, flat=1.2, torn=0.12, seed=0.0):
    """A turned robe whose folds deepen towards a torn hem; `profile` is (height, radius)."""
    heights, radii = zip(*sorted(profile), strict=True)

    def distance(p):
        turn = np.arctan2(p[:, 0], -p[:, 2])
        low = np.clip((top - p[:, 1]) / (top - bottom), 0, 1)
        fold = np.sin(folds * turn + seed + 2.2 * low) + 0.45 * np.sin((folds * 2 + 1) * turn + seed * 2)
        girth = np.interp(p[:, 1], heights, radii) * (1 + low**1.3 * depth * fold)
        side = (np.hypot(p[:, 0], p[:, 2] * flat) - girth) * 0.62
        hem = bottom + torn * (0.5 + 0.5 * np.sin(turn * 13 + seed)) * np.abs(np.sin(turn * 5 + seed * 3))
        return np.maximum(np.maximum(side, (p[:, 1] - top) * 0.9), (hem - p[:, 1]) * 0.6)

    wide = max(radii) * 1.3
    return Solid(distance, np.array([-wide, bottom - 0.02, -wide]), np.array([wide, top, wide]))


def cowl(peak=0.10, deep=0.14):
    """A pointed hood round the origin, open towards -z."""
    hood = ellipsoid((0, 0, 0.01), (0.150, 0.180, 0.175)).blend(
        cone((0, 0.10, 0.05), (0, 0.20 + peak, 0.16), 0.09, 0.012), 0.08
    )
    hood = hood.blend(ellipsoid((0, -0.16, 0.05), (0.17, 0.12, 0.15)), 0.08)
    return hood.carve(ellipsoid((0, -0.03, -0.20), (0.105, 0.150, 0.05 + deep)), 0.02)


def hand(palm, side=1, size=1.0):
    """A hand laid down with its fingers towards -z."""
    palm = np.asarray(palm, float)
    fingers = [
        tube(
            [palm + (side * (k - 1.5) * 0.030 * size, 0, -0.03 * size),
             palm + (side * (k - 1.5) * 0.037 * size, 0.012, -0.11 * size),
             palm + (side * (k - 1.5) * 0.040 * size, -0.022, (-0.16 + 0.012 * abs(k - 1.3)) * size)],
            [0.018 * size, 0.015 * size, 0.007 * size], 4,
        )
        for k in range(4)
    ]  # fmt: skip
    thumb = tube([palm + (-side * 0.03, 0, 0.0), palm + (-side * 0.075 * size, 0.0, -0.07 * size)], [0.019, 0.010], 4)
    return union([ellipsoid(palm, (0.055 * size, 0.026, 0.06 * size)), *fingers, thumb], 0.012)


def wanderer(mesh, at, hue=(0.34, 0.10, 0.10)):
    """A cloaked wanderer with a scythe on the shoulder, who looks away from the eye."""
    at = np.asarray(at, float)
    cloak = robe(
        [(0, 0.56), (0.4, 0.47), (0.9, 0.36), (1.25, 0.30), (1.46, 0.27), (1.58, 0.15)],
        0.0,
        1.58,
        11,
        0.12,
        1.15,
        0.24,
        1.3,
    )
    for side in (-1, 1):
        cloak = cloak.blend(ellipsoid((side * 0.23, 1.42, 0), (0.17, 0.13, 0.17)), 0.06)
    head = ellipsoid((0, 1.74, 0), (0.150, 0.185, 0.175)).blend(
        cone((0, 1.82, -0.03), (0.01, 2.02, -0.16), 0.10, 0.015), 0.09
    )
    cloak = cloak.blend(head.blend(ellipsoid((0, 1.58, 0), (0.19, 0.12, 0.16)), 0.08), 0.03)
    mesh.solid(cloak.move(*at), 0.022, "cloth", 5200, hue=hue, tint=0.9)
    for side in (-1, 1):
        plate = union(
            [ellipsoid((side * (0.30 + 0.03 * k), 1.50 - 0.07 * k, 0), (0.125, 0.06, 0.14)) for k in range(3)], 0.01
        )
        spike = tube(
            [(side * 0.34, 1.52, 0), (side * 0.44, 1.62, 0), (side * 0.47, 1.76, 0.02)], [0.035, 0.025, 0.004], 5
        )
        mesh.solid(plate.blend(spike, 0.02).move(*at), 0.016, "iron", 1100, tint=0.7)
    low, high = np.array([0.62, 0.25, 0.22]), np.array([-0.34, 2.22, 0.10])
    mesh.tube(at + np.linspace(low, high, 7), np.full(7, 0.026), "wood", 7, tint=0.6)
    t = np.linspace(0, 1, 17)
    edge = high + np.stack([-0.10 + 1.02 * t, 0.04 + 0.40 * np.sin(np.pi * (0.15 + 0.72 * t)) - 0.35 * t**2, 0 * t], -1)
    back = high + np.stack(
        [-0.10 + 0.97 * t, 0.04 + 0.24 * np.sin(np.pi * (0.10 + 0.70 * t)) - 0.30 * t**2.2, 0 * t], -1
    )
    for shift, flip in ((-0.012, False), (0.012, True)):
        mesh.grid(at + np.stack([edge, back], 1) + (0, 0, shift), "iron", flip=flip, tint=1.2)
    mesh.grid(at + np.stack([edge + (0, 0, -0.012), edge + (0, 0, 0.012)], 1), "iron", tint=1.6, flip=True)


def keeper(mesh, at, hue=(0.30, 0.17, 0.40), eyes=(1.0, 0.62, 0.16)):
    """A hunched keeper in a hood, two lit eyes in its dark, both hands laid before it."""
    at = np.asarray(at, float)
    body = robe([(0.3, 0.42), (0.8, 0.40), (1.15, 0.38), (1.36, 0.30), (1.50, 0.16)], 0.3, 1.5, 8, 0.08, 1.05, 0.0, 2.0)
    body = body.blend(ellipsoid((0, 1.34, 0.09), (0.36, 0.22, 0.26)), 0.08)
    for side in (-1, 1):
        elbow, wrist = np.array([side * 0.47, 1.14, -0.10]), np.array([side * 0.34, 1.06, -0.44])
        arm = cone((side * 0.28, 1.36, 0.0), elbow, 0.13, 0.11).blend(cone(elbow, wrist, 0.105, 0.125), 0.05)
        cuff = cone(wrist + (0, 0, 0.02), wrist + (0, -0.02, -0.04), 0.12, 0.14)
        body = body.blend(arm.blend(cuff, 0.03), 0.05)
    mesh.solid(body.move(*at), 0.022, "cloth", 4600, hue=hue)
    hood = cowl(0.07, 0.16).scale(1.22).move(0, 1.62, -0.10)
    mesh.solid(hood.move(*at), 0.014, "cloth", 3000, hue=hue, tint=lambda p: _dark_within(p - at, (0, 1.60, -0.24)))
    mesh.solid(ellipsoid((0, 1.56, -0.07), (0.135, 0.20, 0.11)).move(*at), 0.03, "cloth", 300, tint=0.012)
    for side in (-1, 1):
        mesh.solid(
            ellipsoid((side * 0.052, 1.625, -0.172), (0.026, 0.019, 0.014)).move(*at),
            0.006,
            "bone",
            160,
            hue=eyes,
            glow=3.2,
        )
        mesh.solid(hand((side * 0.33, 1.025, -0.50), side, 1.15).move(*at), 0.009, "bone", 1500, tint=0.75)
    collar = [(0.26 * np.sin(a), 1.44 - 0.07 * np.cos(a), -0.04 - 0.24 * np.cos(a)) for a in np.linspace(-2.2, 2.2, 17)]
    mesh.tube(at + np.array(collar), np.full(17, 0.022), "iron", 6, hue=(1.7, 1.2, 0.5))
    mesh.solid(ball((0, 1.34, -0.31), 0.048).move(*at), 0.012, "iron", 240, hue=(0.5, 1.6, 1.2), glow=0.5)


def vendor(mesh, at, draw, hue=(0.20, 0.13, 0.30)):
    """A hooded figure that holds its coat open; the coat is deeper than it should be, and full of wares."""
    at = np.asarray(at, float)
    body = robe(
        [(0, 0.34), (0.5, 0.27), (0.95, 0.22), (1.25, 0.22), (1.42, 0.24), (1.54, 0.13)],
        0.0,
        1.54,
        8,
        0.12,
        1.2,
        0.14,
        0.7,
    )
    for side in (-1, 1):
        elbow, wrist = np.array([side * 0.50, 1.30, 0.02]), np.array([side * 0.80, 1.46, -0.10])
        arm = cone((side * 0.20, 1.44, 0.0), elbow, 0.11, 0.095).blend(cone(elbow, wrist, 0.09, 0.105), 0.05)
        body = body.blend(arm, 0.05)
    mesh.solid(body.move(*at), 0.022, "cloth", 3600, hue=(0.13, 0.10, 0.16))
    hood = cowl(0.12, 0.16).scale(1.16).move(0, 1.70, -0.03)
    mesh.solid(hood.move(*at), 0.014, "cloth", 3000, hue=hue, tint=lambda p: _dark_within(p - at, (0, 1.68, -0.17)))
    mesh.solid(ellipsoid((0, 1.65, 0.0), (0.125, 0.18, 0.10)).move(*at), 0.03, "cloth", 300, tint=0.012)
    for side in (-1, 1):
        eye = ellipsoid((side * 0.048, 1.70, -0.105), (0.024, 0.015, 0.014)).move(*at)
        mesh.solid(eye, 0.006, "bone", 160, hue=(0.62, 0.35, 1.0), glow=3.2)
        mesh.solid(ellipsoid((side * 0.83, 1.47, -0.13), (0.05, 0.06, 0.05)).move(*at), 0.016, "bone", 300, tint=0.7)
        _lining(mesh, at, side, draw)


def _lining(mesh, at, side, draw):
    """One half of an open coat: a night within, with bottles in its loops."""
    u, v = np.meshgrid(np.linspace(0, 1, 34), np.linspace(0, 1, 40), indexing="ij")
    ragged = 0.10 * np.abs(np.sin(u * 12 + side)) * (v > 0.93)

    def spread(u, v):
        x = side * (0.16 + (0.70 - 0.16 * np.sin(v * 1.7)) * u + 0.10 * v * u)
        y = 1.50 - 0.10 * (1 - u) ** 2 + 0.02 * u - 1.36 * v
        return np.stack([x, y, -0.02 - 0.20 * u - 0.10 * v + 0.035 * np.sin(u * 11 + v * 3)], -1)

    within = spread(u, v) + np.stack([0 * u, ragged, 0 * u], -1)
    stars = 2.5 * (draw.random(u.shape) > 0.975)
    deep = 0.10 + 0.22 * np.exp(-(((u - 0.45) / 0.30) ** 2) - ((v - 0.45) / 0.32) ** 2)
    mesh.grid(at + within, "cloth", flip=side < 0, hue=(0.20, 0.07, 0.46), tint=0.7, glow=deep + stars)
    rim = np.stack([within[-1], within[-1] + (0, 0, -0.03)], 1)
    mesh.grid(at + rim, "cloth", flip=side < 0, hue=(1.5, 1.05, 0.45), tint=0.8)
    mesh.grid(at + rim, "cloth", flip=side > 0, hue=(1.5, 1.05, 0.45), tint=0.8)
    for row, count in ((0.24, 4), (0.46, 4), (0.68, 4)):
        for number in range(count):
            place = spread(np.array(0.22 + 0.19 * number), np.array(row))
            bottle(mesh, at + place + (0, -0.09, -0.06), draw, 0.72)


def _dark_within(p, face):
    """A hood's cloth, dark where it lines the face."""
    return 0.03 + 0.97 * np.clip((np.linalg.norm((p - face) * (1, 0.75, 0.8), axis=1) - 0.13) / 0.05, 0, 1)


def sentinel(mesh, at, yaw=0.0):
    """A hooded guard of stone, its hands on the pommel of a great sword."""
    at = np.asarray(at, float)
    body = robe(
        [(0, 0.36), (0.5, 0.30), (0.95, 0.25), (1.25, 0.26), (1.46, 0.27), (1.58, 0.12)],
        0.0,
        1.58,
        8,
        0.09,
        1.15,
        0.0,
        0.4,
    )
    for side in (-1, 1):
        body = body.blend(ellipsoid((side * 0.27, 1.44, 0), (0.16, 0.13, 0.16)), 0.05)
        arm = tube(
            [(side * 0.34, 1.40, 0), (side * 0.40, 1.14, -0.16), (side * 0.06, 1.06, -0.34)], [0.10, 0.085, 0.06], 6
        )
        body = body.blend(arm, 0.03)
    body = body.blend(cowl(0.06, 0.14).scale(1.12).move(0, 1.72, -0.02), 0.03)
    body = body.blend(ellipsoid((0, 1.68, 0.02), (0.11, 0.14, 0.10)), 0.01)
    sword = cone((0, 0.05, -0.36), (0, 0.98, -0.36), 0.030, 0.048).blend(
        cone((-0.20, 1.0, -0.36), (0.20, 1.0, -0.36), 0.028), 0.02
    )
    sword = sword.blend(cone((0, 1.0, -0.36), (0, 1.18, -0.36), 0.026), 0.01).blend(ball((0, 1.21, -0.36), 0.045), 0.01)
    whole = body.blend(sword, 0.012).turn(0, np.degrees(yaw), 0)
    mesh.solid(whole.move(*at), 0.024, "trim", 3200, scale=1.2)


def idol(mesh, at, size=1.0, hue=(1.0, 0.94, 0.88)):
    """A horned idol that squats on its plinth: skull, ribs, clawed arms crossed over its knees."""
    at = np.asarray(at, float)

    def pair(make):
        return make(-1) | make(1)

    chest = ellipsoid((0, 1.05, 0.05), (0.36, 0.42, 0.26)).blend(ellipsoid((0, 0.62, 0.05), (0.27, 0.26, 0.24)), 0.10)
    for k in range(5):
        for side in (-1, 1):
            rib = tube(
                [(side * 0.03, 1.30 - 0.11 * k, -0.20), (side * 0.22, 1.26 - 0.11 * k, -0.22),
                 (side * 0.36, 1.20 - 0.11 * k, -0.04)], [0.03, 0.034, 0.02], 5,
            )  # fmt: skip
            chest = chest.blend(rib, 0.015)
    arms = pair(lambda s: tube(
        [(s * 0.36, 1.36, 0.04), (s * 0.60, 1.02, -0.02), (s * 0.52, 0.70, -0.34), (s * 0.22, 0.66, -0.50)],
        [0.13, 0.10, 0.085, 0.07], 6,
    ))  # fmt: skip
    legs = pair(lambda s: tube(
        [(s * 0.20, 0.42, 0.05), (s * 0.58, 0.62, -0.34), (s * 0.50, 0.06, -0.40), (s * 0.46, 0.04, -0.62)],
        [0.17, 0.13, 0.10, 0.07], 6,
    ))  # fmt: skip
    skull = ellipsoid((0, 1.80, -0.02), (0.24, 0.28, 0.28)).blend(ellipsoid((0, 1.60, -0.16), (0.15, 0.18, 0.16)), 0.06)
    skull = skull.carve(pair(lambda s: ellipsoid((s * 0.105, 1.78, -0.27), (0.070, 0.058, 0.11))), 0.02)
    skull = skull.carve(cone((0, 1.68, -0.33), (0, 1.62, -0.36), 0.022, 0.035), 0.01)
    skull = skull.carve(
        union([ellipsoid((x, 1.495, -0.29), (0.014, 0.05, 0.05)) for x in np.linspace(-0.08, 0.08, 5)]), 0.006
    )
    horns = pair(lambda s: tube(
        [(s * 0.17, 1.96, 0.0), (s * 0.42, 2.10, 0.02), (s * 0.58, 2.38, -0.02), (s * 0.50, 2.72, -0.14)],
        [0.095, 0.085, 0.055, 0.008], 8,
    ))  # fmt: skip
    whole = chest.blend(arms, 0.06).blend(legs, 0.06).blend(skull, 0.05).blend(horns, 0.03)
    mesh.solid(
        (whole & half_space((0, -1, 0), 0.02)).scale(size).move(*at), 0.026 * size, "trim", 9000, hue=hue, scale=2.0
    )
    for side in (-1, 1):
        eye = ellipsoid((side * 0.105, 1.775, -0.235), (0.034, 0.026, 0.03)).scale(size).move(*at)
        mesh.solid(eye, 0.010 * size, "bone", 160, hue=(1.0, 0.10, 0.03), glow=1.5)
