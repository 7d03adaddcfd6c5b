"""Whole figures: cloaked ones, imps, demons, and small onlookers. Builders give lists of things."""

import math
from itertools import pairwise

import numpy as np

from assets.forge.cards.forms import mesh, orb, place, rope, scaled, sculpt, shift, strand, vec
from assets.forge.cards.props.body import hand, horn, ribs
from assets.forge.clay import Solid, cone, ellipsoid, tube, union


def robe(profile, bottom, top, folds=9, depth=0.10, hem=0.12, seed=0.0) -> Solid:
    """A robe turned about Z through (height, radius), with folds that grow downwards and a torn hem."""
    heights, radii = zip(*sorted(profile), strict=True)

    def distance(p):
        around = np.arctan2(p[:, 0], -p[:, 1])
        z = p[:, 2]
        fall = np.clip((top - z) / (top - bottom), 0, 1)
        wave = np.sin(folds * around + seed + 2.2 * fall) + 0.45 * np.sin((folds * 2 + 1) * around + seed * 2)
        radius = np.interp(z, heights, radii) * (1 + fall**1.3 * depth * wave)
        skin = (np.hypot(p[:, 0], p[:, 1] * 1.2) - radius) * 0.62
        torn = bottom + hem * (0.5 + 0.5 * np.sin(around * 13 + seed)) * np.abs(np.sin(around * 5 + seed * 3))
        return np.maximum(np.maximum(skin, (z - top) * 0.9), (torn - z) * 0.6)

    reach = max(radii) * 1.35
    return Solid(distance, np.array([-reach, -reach, bottom - 0.02]), np.array([reach, reach, top]))


def cowl(deep=0.14) -> Solid:
    """A hood at the origin, its opening towards −Y; about 0.4 wide."""
    hood = ellipsoid((0, 0.01, 0), (0.150, 0.175, 0.180)).blend(
        cone((0, 0.05, 0.10), (0, 0.16, 0.28), 0.09, 0.012), 0.08
    )
    hood = hood.blend(ellipsoid((0, 0.05, -0.16), (0.20, 0.15, 0.12)), 0.08)
    return hood.carve(ellipsoid((0, -0.20, -0.03), (0.105, 0.05 + deep, 0.150)), 0.02)


def sleeve(shoulder, elbow, wrist, wide=0.13) -> Solid:
    """A wide sleeve hanging from a bent arm."""
    shoulder, elbow, wrist = (np.asarray(p, float) for p in (shoulder, elbow, wrist))
    arm = cone(shoulder, elbow, 0.10, 0.09).blend(cone(elbow, wrist, 0.09, wide), 0.05)
    return arm.blend(cone(wrist, wrist + vec(0, 0.03, -0.26), wide * 0.8, 0.02), 0.06)


def cloaked(cloth, eyes, height=3.0, elbows=None, wrists=None, flesh=None, horns=None, step=0.013):
    """A hooded figure, feet at the origin. `elbows`, `wrists`: the right one (+X), mirrored, for a body 1.8 high.

    `flesh` gives hands to the sleeves; `horns` a material for two horns.
    """
    body = robe(
        [(0, 0.52), (0.4, 0.38), (0.8, 0.28), (1.1, 0.20), (1.25, 0.20), (1.5, 0.22), (1.6, 0.12)], 0.02, 1.6, seed=2
    )
    shoulders = ellipsoid((0, 0.01, 1.47), (0.29, 0.16, 0.12))
    figure = body.blend(shoulders, 0.06).blend(cowl().move(0, -0.01, 1.72), 0.03)
    things = []
    if wrists is not None:
        arm = sleeve((0.24, 0, 1.46), elbows, wrists)
        figure = figure.blend(arm.both(), 0.04)
        if flesh:
            elbow, wrist = np.asarray(elbows, float), np.asarray(wrists, float)
            things += _hands(elbow, wrist, flesh)
    things.append(sculpt(figure, step, cloth))
    if eyes:
        things += [orb((s * 0.042, -0.115, 1.705), 0.018, eyes, scale=(1.3, 1, 0.8)) for s in (-1, 1)]
    if horns:
        curl = [(0.10, 0.02, 1.84), (0.22, 0.03, 1.93), (0.27, 0.02, 2.08), (0.20, -0.02, 2.24)]
        things.append(sculpt(horn(curl, 0.045).both(), 0.01, horns))
    return place(things, scaled(height / 1.8))


def _hands(elbow, wrist, flesh):
    """Two open hands at the wrists, fingers going on along the forearm."""
    ahead = (wrist - elbow) / np.linalg.norm(wrist - elbow)
    palm = vec(0, -1, 0) - ahead * -ahead[1]
    palm /= np.linalg.norm(palm)
    side = np.cross(-palm, ahead)
    form = hand(curl=(18, 14, 12, 16), thumb=15, arm=0.3).scale(0.16)
    turned = form.orient(np.stack([side, -palm, ahead], 1)).move(*(wrist + ahead * 0.02))
    return [sculpt(turned.both(), 0.009, flesh)]


def imp(hide, eyes, bone, wing, pose="leap"):
    """An imp about 2.4 high round the origin: huge ears and grin, little body, wings; `pose` leap or crouch."""
    head = ellipsoid((0, 0, 0.55), (0.50, 0.44, 0.44)).blend(ellipsoid((0, -0.30, 0.36), (0.30, 0.24, 0.20)), 0.12)
    ear = ellipsoid((0, 0, 0), (0.52, 0.06, 0.17)).turn(0, -24, 0).move(0.82, 0.05, 0.75)
    head = head.blend(ear.both(), 0.08).blend(cone((0.10, -0.42, 0.74), (0.40, -0.36, 0.86), 0.07, 0.05).both(), 0.06)
    mouth = tube([(-0.30, -0.42, 0.38), (0, -0.58, 0.24), (0.30, -0.42, 0.38)], [0.02, 0.07, 0.02])
    socket = ellipsoid((0.21, -0.42, 0.62), (0.13, 0.10, 0.085)).turn(0, -12, 0).both()
    head = head.carve(mouth, 0.02).carve(socket, 0.02)
    body = ellipsoid((0, 0.05, -0.20), (0.30, 0.24, 0.40)).blend(ellipsoid((0, 0, -0.42), (0.26, 0.26, 0.24)), 0.1)
    raised = pose == "leap"
    elbow, wrist = ((0.62, -0.1, 0.02), (0.86, -0.35, 0.40)) if raised else ((0.55, -0.2, -0.35), (0.50, -0.55, -0.62))
    knee, foot = (
        ((0.46, -0.35, -0.72), (0.40, -0.05, -1.12)) if raised else ((0.58, -0.45, -0.55), (0.40, -0.30, -1.05))
    )
    arm = tube([(0.22, 0, 0.02), elbow, wrist], [0.11, 0.09, 0.07])
    leg = tube([(0.16, 0, -0.5), knee, foot], [0.14, 0.11, 0.06])
    toes = union([cone(foot, (foot[0] + x, foot[1] - 0.25, foot[2] - 0.05), 0.06, 0.012) for x in (-0.1, 0.02, 0.14)])
    claw = hand(curl=(22, 20, 18, 20), thumb=18, claws=0.3, arm=0.2).scale(0.34).turn(0, 20, 0).move(*wrist)
    whole = head.blend(body, 0.12).blend((arm.blend(claw, 0.04).blend(leg, 0.06).blend(toes, 0.02)).both(), 0.06)
    tail = tube([(0, 0.2, -0.5), (0.5, 0.5, -0.85), (1.0, 0.4, -0.6), (1.2, 0.3, -0.15)], [0.09, 0.06, 0.045, 0.03])
    things = [sculpt(whole.blend(tail, 0.05), 0.022, hide)]
    things.append(sculpt(horn([(0.22, -0.1, 0.92), (0.36, -0.1, 1.12), (0.34, -0.22, 1.36)], 0.12).both(), 0.02, bone))
    things += [orb((s * 0.21, -0.42, 0.62), 0.075, eyes, scale=(1.2, 1, 0.9)) for s in (-1, 1)]
    for k in range(-4, 5):
        x = k * 0.062
        z = 0.29 + 0.9 * x * x
        things.append(
            rope([(x, -0.545 + abs(x) * 0.35, z + 0.06), (x, -0.58 + abs(x) * 0.35, z - 0.09)], [0.03, 0.004], bone, 6)
        )
    things.append(
        mesh([(1.2, 0.3, -0.2), (1.42, 0.25, 0.02), (1.25, 0.28, 0.3), (1.08, 0.3, 0.02)], [(0, 1, 2, 3)], hide)
    )
    for s in (-1, 1):
        things += wings(wing, bone, s)
    return things


def wings(membrane, bone, side, reach=1.5):
    """One bat's wing behind the origin, towards `side` (±1)."""
    root = vec(side * 0.2, 0.3, 0.05)
    elbow = root + vec(side * 0.55, 0.15, 0.75) * reach / 1.5
    tips = [elbow + vec(side * x, 0.1, z) * reach for x, z in ((0.72, 0.38), (0.80, -0.15), (0.52, -0.55))]
    foot = root + vec(side * 0.1, 0, -0.6)
    things = [strand([root, (root + elbow) / 2 + vec(0, 0, 0.06), elbow], [0.06, 0.05, 0.045], bone)]
    things += [strand([elbow, (elbow + tip) / 2 + vec(0, 0, 0.06), tip], [0.04, 0.03, 0.006], bone) for tip in tips]
    rays = [*tips, foot]
    vertices, faces = [elbow, root], []
    for a, b in pairwise(rays):
        for u in np.linspace(0, 1, 7):
            sag = math.sin(math.pi * u) * 0.22
            vertices.append(a * (1 - u) + b * u + (elbow - (a + b) / 2) * sag)
    faces = [(0, i, i + 1) for i in range(2, len(vertices) - 1)] + [(0, len(vertices) - 1, 1)]
    things.append(mesh(vertices, faces, membrane, smooth=False))
    return things


def demon_head(hide, eyes, bone, step=0.025):
    """A horned demon's head about 2.6 high, looking at −Y."""
    head = ellipsoid((0, 0, 0.35), (0.66, 0.72, 0.72)).blend(ellipsoid((0, -0.28, -0.28), (0.50, 0.45, 0.50)), 0.2)
    head = head.blend(cone((0.12, -0.62, 0.30), (0.56, -0.42, 0.52), 0.12, 0.11).both(), 0.08)
    head = head.blend(cone((0.50, -0.38, -0.02), (0.62, -0.1, 0.1), 0.15, 0.10).both(), 0.1)
    head = head.blend(cone((0, -0.72, 0.12), (0, -0.80, -0.14), 0.10, 0.13), 0.08).blend(
        cone((0, -0.5, -0.7), (0, -0.62, -0.98), 0.26, 0.14), 0.12
    )
    ears = cone((0.66, 0.05, 0.2), (1.05, 0.2, 0.42), 0.13, 0.015).both()
    head = head.blend(ears, 0.08)
    socket = ellipsoid((0, 0, 0), (0.19, 0.16, 0.10)).turn(0, -22, 0).move(0.28, -0.66, 0.20).both()
    mouth = tube([(-0.38, -0.52, -0.42), (0, -0.82, -0.46), (0.38, -0.52, -0.42)], [0.05, 0.10, 0.05])
    head = head.carve(socket, 0.04).carve(mouth, 0.03)
    neck = cone((0, 0.15, -0.5), (0, 0.3, -1.7), 0.5, 0.75)
    shoulders = ellipsoid((0, 0.35, -1.75), (1.9, 0.6, 0.55))
    things = [sculpt(head.blend(neck, 0.15).blend(shoulders, 0.25), step, hide)]
    curl = [(0.42, -0.1, 0.85), (0.95, 0.0, 1.05), (1.35, -0.05, 1.5), (1.20, -0.25, 2.0)]
    things.append(sculpt(horn(curl, 0.24).both(), 0.03, bone))
    things += [orb((s * 0.28, -0.70, 0.20), 0.09, eyes, scale=(1.5, 1, 0.7)) for s in (-1, 1)]
    for x, length in ((0.1, 0.16), (0.22, 0.30), (0.34, 0.14)):
        for s in (-1, 1):
            things.append(
                rope(
                    [(s * x, -0.78 + x * 0.55, -0.38), (s * x, -0.80 + x * 0.55, -0.38 - length)],
                    [0.05, 0.004],
                    bone,
                    7,
                )
            )
            things.append(
                rope(
                    [
                        (s * (x + 0.06), -0.74 + x * 0.55, -0.52),
                        (s * (x + 0.06), -0.76 + x * 0.55, -0.50 + length * 0.7),
                    ],
                    [0.045, 0.004],
                    bone,
                    7,
                )
            )
    return things


def onlooker(x, y, matter, height=1.0, ground=-1.62, arms=False):
    """A small cloaked silhouette; `arms` thrown up in horror."""
    u = np.linspace(0, 1, 12)
    girth = height * np.interp(u, [0, 0.3, 0.7, 0.88, 0.96, 1], [0.36, 0.27, 0.2, 0.23, 0.17, 0.05])
    things = [rope([(x, y, ground + height * 0.8 * v) for v in u], girth, matter, 12, 0.7)]
    things.append(orb((x, y, ground + height * 0.9), 0.11 * height, matter, scale=(0.9, 1, 1.15)))
    if arms:
        for s in (-1, 1):
            start, hand_at = (
                vec(x, y, ground + 0.72 * height),
                vec(x + s * 0.42 * height, y - 0.05, ground + 1.12 * height),
            )
            things.append(
                strand(
                    [start, (start + hand_at) / 2 + vec(s * 0.1, 0, -0.1) * height, hand_at],
                    [0.07 * height, 0.06 * height, 0.03 * height],
                    matter,
                )
            )
    return things


def skeleton_arms_up(bone_matter, skull_form, height=3.0):
    """A burning wretch from the waist up: skull, ribs, arms thrown wide; gives the things, skull at (0, 0, 1)."""
    things = [sculpt(skull_form.scale(0.34).move(0, -0.1, 1.0), 0.018, bone_matter)]
    things += place(ribs(bone_matter, 6, 0.55, 1.1, 0.34), shift(0, 0, -0.1))
    for s in (-1, 1):
        things.append(rope([(0, 0, 0.52), (s * 0.62, 0, 0.58)], [0.06, 0.07], bone_matter))
        elbow, wrist = vec(s * 1.15, -0.1, 0.25), vec(s * 1.35, -0.25, 1.05)
        things.append(rope([(s * 0.62, 0, 0.58), elbow], [0.085, 0.07], bone_matter))
        things.append(rope([elbow, wrist], [0.075, 0.055], bone_matter))
        form = hand(curl=(25, 20, 18, 22), thumb=15, bony=True, arm=0.2).scale(0.42)
        things.append(sculpt(form.turn(0, s * 12, 0).move(*wrist), 0.012, bone_matter))
    return place(things, scaled(height / 3.0))
