"""Hellforged: a smith of cracked basalt, a furnace in him; bull's horns, a beard of fire, a hammer like an anvil."""

from dataclasses import replace

import numpy as np

from assets.forge.cards import matter as m
from assets.forge.cards.forms import motes, vec, wisp
from assets.forge.cards.stage import point
from assets.forge.clay import ball, box, cone, ellipsoid, half_space, rotation, spline, torus
from assets.forge.enemies import anatomy, gear, heads
from assets.forge.enemies.cloth import flap
from assets.forge.enemies.matter import (
    below,
    blotches,
    both,
    cracked,
    cracks,
    edges,
    facing,
    glowing,
    hollow,
    layers,
    metal,
    near,
    pitted,
    plain,
    rough,
    step,
)
from assets.forge.enemies.plans.humanoid import SIDES, Stance, flesh, pair
from assets.forge.enemies.solids import heap, rope, spike
from assets.forge.heroes.studio import Hero, View, laid, sculpted
from assets.forge.heroes.wardrobe import chain, woven
from assets.forge.painting import HELL

STANCE = Stance(
    hips=(0, 0.06, 0.98), chest=(0, 0.06, 1.16), neck=(0, -0.10, 1.68), head=(0, -0.20, 1.80),
    shoulder=pair(0.40, -0.02, 1.58), elbow=((0.64, -0.02, 1.22), (-0.66, 0.0, 1.24)),
    wrist=((0.58, -0.34, 1.02), (-0.55, -0.30, 1.36)), hip=pair(0.17, 0.05, 0.92),
    knee=((0.30, -0.16, 0.53), (-0.28, -0.06, 0.53)), ankle=((0.37, -0.12, 0.11), (-0.38, 0.10, 0.11)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.22, "turn": (12, 0, -6)}
HAFT = np.array([(-0.32, -0.50, 0.62), (-0.50, -0.44, 1.36), (-0.63, -0.36, 2.06)])
HAMMER = {"at": (-0.635, -0.36, 2.08), "turn": (-6, 14, 16)}
HEART = np.array((0, -0.28, 1.42))
HORN = [(0.075, 0.0, 0.085), (0.20, 0.03, 0.125), (0.31, 0.01, 0.22), (0.335, -0.05, 0.36), (0.28, -0.09, 0.48)]

VEINS = blotches(2.4, -0.06, 0.25, 4)
SEAMS = {"frequency": 5.2, "width": 0.085, "seed": 9}
"""Where, how often and how wide the skin has split."""

IRON = metal("black", "iron_lo", "iron_hi", 0.35, 4, ("black", "red_lo", "rust"))
SOOTY = metal("black", "iron_lo", "iron", 0.3, 8, ("black", "red_lo", "rust"))


def _head():
    """A face of stone under an iron brow, horns, eyes and mouth of coal."""
    eyes = anatomy.places(heads.EYE, **HEAD)
    mouth = np.array(HEAD["at"]) + 1.22 * np.array((0, -0.12, -0.095))
    stone = plain("black", "char", "hide_hi", "ash", grain=10, wear=0.6)
    stone = stone.over(both(cracks(9, 0.05, 3), facing(0, -1, 0, -0.3, 0.2)), "ember", "lava", glow=0.5)
    stone = stone.over(near(eyes, 0.022, 0.050), "ember", share=0.8, glow=0.25)
    stone = stone.over(near(mouth, 0.015, 0.05), "ember", "lava", share=0.9, glow=0.6)
    brow = ellipsoid((0, 0.015, 0.075), (0.112, 0.132, 0.085)) & half_space((0, 0, -1), -0.045)
    rivets = [
        ball((0.10 * np.sin(a), 0.01 - 0.125 * np.cos(a), 0.058), 0.011)
        for a in np.radians((-75, -50, -25, 25, 50, 75))
    ]
    plate = brow.blend(cone((0, -0.12, 0.13), (0, -0.145, -0.02), 0.022, 0.012), 0.02).blend(heap(rivets), 0.004)
    plate = plate.blend(rope([(0, -0.10, 0.13), (0, 0.0, 0.165), (0, 0.12, 0.13)], 0.016), 0.01)
    horn = plain("black", "char", "horn", "horn_hi", wear=0.6)
    horn = horn.over(near(anatomy.places(HORN[-1], **HEAD), 0.04, 0.20), "ember", "lava", glow=0.5)
    rings = anatomy.rings(np.array(HEAD["at"]), 0.007, 70)
    face = heads.face(0.2, 1.3, 1.1, gape=0.5, chin=1.12)
    return [
        sculpted(anatomy.set_on(face, **HEAD), 0.0038, stone, rough(0.004, 26, 3), 0.7),
        sculpted(anatomy.set_on(heads.eyeballs(0.016), **HEAD), 0.003, glowing("lava", "lava_hot")),
        sculpted(anatomy.set_on(plate, **HEAD), 0.0038, IRON, pitted(0.002), 0.4, 0.8),
        sculpted(anatomy.set_on(anatomy.horn(HORN, 0.062).both(), **HEAD), 0.005, horn, rings, 0.5),
    ]


def _torso():
    """Trunk and limbs of a giant."""
    body = flesh(STANCE, 1.46, (0.128, 0.100, 0.078), (0.165, 0.115, 0.085), belly=0.005, chest=1.10, feet=1.5)
    pecs = ellipsoid((0.155, -0.19, 1.47), (0.17, 0.11, 0.125)).both(0.04)
    ridges = [ellipsoid((0.072 * s, -0.185, z), (0.066, 0.05, 0.055)) for s in (1, -1) for z in (1.27, 1.16)]
    neck = ellipsoid((0, 0.04, 1.64), (0.30, 0.18, 0.15))
    neck = neck.blend(cone((0, -0.06, 1.62), (0, -0.17, 1.76), 0.13, 0.10), 0.06)
    arms = [ellipsoid(np.array(STANCE.shoulder[i]) + (0.03 * s, 0, -0.05), (0.15, 0.15, 0.17)) for _, i, s in SIDES]
    return body.blend(pecs, 0.05).blend(heap(ridges), 0.035).blend(neck, 0.08).blend(heap(arms), 0.05)


def _body():
    """Flesh turned to basalt; it has split, and one sees what burns in it."""
    rock = plain("black", "char", "hide", "ash", grain=7, wear=0.55)
    rock = rock.over(blotches(3, 0.0, 0.4, 8), "#2a1210", share=0.6).over(below(0.8, 0.2), "black", share=0.5)
    rock = rock.over(both(cracks(**SEAMS), VEINS), "ember", "lava", "lava_hot", glow=0.9)
    rock = rock.over(near(HEART, 0.08, 0.28), "ember", share=0.45, glow=0.14)
    rock = rock.over(both(near(HEART, 0.14, 0.28), cracks(8, 0.13, 3)), "lava", "lava_hot", glow=0.9)
    muscle = layers(rough(0.010, 8, 3), rough(0.004, 30, 5), cracked(**SEAMS, depth=0.012, where=VEINS))
    knuckles = rock.over(both(cracks(11, 0.07, 6), hollow(0.3, -0.3)), "ember", "lava", glow=0.6)
    parts = [sculpted(_torso(), 0.0075, rock, muscle)]
    for _, i, side in SIDES:
        fist = anatomy.hand(1.85, 68, 8, thick=1.75, melt=0.012)
        way, palm = ((-0.05, -1, -0.2), (1, 0, 0)) if side < 0 else ((-0.1, -0.75, -0.65), (-1, 0.1, 0))
        fist = anatomy.set_hand(fist, STANCE.wrist[i], way, palm, side > 0)
        parts.append(sculpted(fist, 0.0055, knuckles, rough(0.004, 24, 2)))
    return parts


def _armour():
    """A shoulder like an anvil, bracers, greaves, belt, chains, and the smith's apron."""
    hot = IRON.over(both(hollow(-0.1, -0.6), blotches(5, -0.1, 0.3, 2)), "ember", "lava", glow=0.7)
    spikes = [
        ((0.02 + 0.06 * k, y, 0.10), (0.10 + 0.12 * k, y * 2.0, 0.40 - 0.08 * k), 0.048, (-0.03, 0, 0.02))
        for k, y in ((0, 0.0), (1, -0.09), (1, 0.09))
    ]
    anvil = gear.pauldron((0.225, 0.21, 0.165), 3, spikes).move(*STANCE.shoulder[0]).move(0, 0, 0.05)
    lesser = gear.pauldron((0.20, 0.19, 0.14), 2).mirror().move(*STANCE.shoulder[1]).move(0, 0, 0.06)
    leather = plain("black", "dun_lo", "dun", grain=10, mottle=0.2).over(edges(0.4, 1), "dun_hi", share=0.4)
    burnt = leather.over(below(0.62, 0.30), "black", share=0.9)
    burnt = burnt.over(both(below(0.52, 0.28), blotches(16, 0.1, 0.4, 6)), "ember", "lava", glow=0.7)
    stiff = layers(rough(0.026, 8, 5, (1, 1, 0.3)), rough(0.006, 30, 3))
    coals = near([(-0.03, -0.31, 1.053), (0.03, -0.31, 1.053)], 0.018, 0.03)
    buckle = anatomy.skull(2.0).scale(0.78).move(0, -0.23, 1.05)
    across = [(0.34, -0.16, 1.64), (0.16, -0.33, 1.44), (-0.08, -0.32, 1.24), (-0.26, -0.20, 1.06)]
    slack = [(-0.22, -0.22, 1.03), (-0.16, -0.34, 0.84), (0.04, -0.36, 0.80), (0.22, -0.24, 1.02)]
    parts = [
        sculpted(anvil, 0.0065, hot, pitted(0.003), 0.4, 0.75),
        sculpted(lesser, 0.0065, IRON, pitted(0.003), 0.4, 0.75),
        sculpted(gear.belt((0, 0.05, 1.04), 0.30, 1.25, 0.034, 0.5), 0.0065, leather, pitted(0.003), 0.6),
        sculpted(buckle, 0.0045, SOOTY.over(coals, "lava", glow=0.9), pitted(0.002), 0.4, 0.8),
        *(sculpted(chain(line), 0.0042, IRON, rough=0.35, metal=0.85) for line in (across, slack)),
        laid(woven(flap(-46, 46, 1.04, 0.80, 0.30, 0.14, 0.72), 110, 60, 7, 0.35, 3, thick=0.014), burnt, stiff, 0.7),
        laid(woven(flap(70, 290, 1.04, 0.62, 0.31, 0.14, 0.8), 150, 50, 9, 0.4, 5, thick=0.014), burnt, stiff, 0.7),
    ]
    for _, i, side in SIDES:
        parts += _limb_irons(i, side)
    return parts


def _limb_irons(i, side):
    """One side's bracer, greave and boot."""
    elbow, wrist, knee, ankle = (np.array(p[i]) for p in (STANCE.elbow, STANCE.wrist, STANCE.knee, STANCE.ankle))
    along, foot = wrist - elbow, ankle * (1, 1, 0)
    bands = [
        cone(elbow + along * t, elbow + along * (t + 0.10), r) for t, r in ((0.42, 0.112), (0.62, 0.108), (0.82, 0.104))
    ]
    greave = cone(knee + (0, -0.03, 0.0), ankle + (0, 0, 0.10), 0.130, 0.115)
    greave = greave.blend(spike(knee + (0, -0.08, 0.02), knee + (0.02 * side, -0.20, 0.16), 0.06), 0.03)
    boot = ellipsoid(foot + (0.02 * side, -0.10, 0.045), (0.125, 0.215, 0.085))
    boot = boot.blend(ellipsoid(foot + (0, 0.02, 0.10), (0.11, 0.12, 0.12)), 0.06)
    toe = ellipsoid(foot + (0.02 * side, -0.20, 0.035), (0.118, 0.135, 0.075)) & half_space((0, 1, 0), foot[1] - 0.20)
    boot = (boot | toe.grow(0.010)) & half_space((0, 0, -1), 0.0)
    whole = heap([greave, boot, torus(ankle + (0, 0, 0.10), 0.115, 0.022)], 0.02)
    return [
        sculpted(heap(bands, 0.01), 0.0055, IRON, pitted(0.003), 0.4, 0.8),
        sculpted(whole, 0.0065, SOOTY, pitted(0.003), 0.4, 0.8),
    ]


def _on_hammer(p):
    """Points as the hammer's head sees them, and a mask of its front."""
    q = (p - HAMMER["at"]) @ rotation(*HAMMER["turn"])
    return q, q[:, 1] < -0.12


def _rune(p, n, c):
    """A ring with a bar through it."""
    q, front = _on_hammer(p)
    ring = step(0.014, 0.006, np.abs(np.hypot(q[:, 0], q[:, 2]) - 0.058))
    bar = step(0.012, 0.005, np.abs(q[:, 0])) * (np.abs(q[:, 2]) < 0.09)
    return (ring + bar) * front


def _faces(p, n, c):
    """The two ends of the hammer's head."""
    return step(0.16, 0.28, np.abs(_on_hammer(p)[0][:, 0]))


def _hammer():
    """A block of black iron on a haft as thick as an arm, fire in its cracks."""
    block = box((0, 0, 0), (0.17, 0.14, 0.135), 0.02)
    ends = [box((s * 0.235, 0, 0), (0.06, 0.165, 0.165), 0.025) for s in (1, -1)]
    ribs = [box((x, 0, 0), (0.018, 0.152, 0.148), 0.010) for x in (-0.10, 0.10)]
    crown = [spike((x, 0, 0.12), (x * 1.3, 0, 0.27 - abs(x)), 0.045) for x in (-0.09, 0.0, 0.09)]
    head = anatomy.set_on(heap([block, *ends, *ribs, *crown], 0.01), **HAMMER)
    iron = IRON.over(both(cracks(9, 0.10, 5), _faces), "ember", "lava", "lava_hot", glow=0.9)
    iron = iron.over(_rune, "lava", "lava_hot", glow=1.0)
    wood = plain("black", "char", "horn", along=(1, 1, 0.2), grain=24, wear=0.6)
    line = spline(HAFT, 8)
    wraps = heap([ellipsoid(line[k], (0.045, 0.045, 0.030)) for k in (0, 4, 12, 14)])
    foot = spike(HAFT[0], HAFT[0] - (HAFT[2] - HAFT[0]) * 0.10, 0.04)
    return [
        sculpted(rope(HAFT, 0.034, 8), 0.005, wood, rough(0.005, 30, 4, (1, 1, 0.2)), 0.6),
        sculpted(wraps | foot, 0.005, IRON, pitted(0.002), 0.4, 0.8),
        sculpted(head, 0.0055, iron, pitted(0.003, 30), 0.4, 0.8),
    ]


def _fire(rng):
    """A beard of flames, a burning fist, fire from the shoulders, sparks."""
    fires = [m.flame(m.FIRE, 1.7, 0.42), m.flame(m.DEEP_FIRE, 1.8, 0.42)]
    chin = vec(*HEAD["at"]) + vec(0, -0.13, -0.14)
    for k in range(60):
        u = rng.uniform(-1, 1)
        start = chin + vec(0.085 * u, 0.06 * u * u + 0.03, 0.06 * u * u)
        way = vec(0.35 * u + rng.normal() * 0.12, -0.30, -1)
        wisp(start, way, rng.uniform(0.14, 0.34) * (1 - 0.4 * abs(u)), 0.012, rng, fires[k % 4 > 0], 0.9)
    fist = vec(*STANCE.wrist[0]) + vec(-0.02, -0.14, -0.10)
    for k in range(36):
        start = fist + rng.normal(size=3) * vec(0.07, 0.06, 0.06)
        way = vec(rng.normal() * 0.25 + 0.1, rng.normal() * 0.1 + 0.1, 1)
        wisp(start, way, rng.uniform(0.16, 0.42), 0.036, rng, fires[k % 2], 0.7)
    for k in range(44):
        s = 1 if k % 2 else -1
        start = vec(s * rng.uniform(0.10, 0.40), 0.16 + rng.normal() * 0.05, 1.66 + rng.normal() * 0.04)
        way = vec(s * 0.25 + rng.normal() * 0.2, 0.25, 1)
        wisp(start, way, rng.uniform(0.18, 0.50), 0.040, rng, fires[k % 2], 0.8)
    motes(rng, (0.1, -0.1, 1.5), (0.42, 0.2, 0.5), 50, 0.0045, m.light("#ff9a3a", 6))
    point(tuple(fist + vec(0.05, -0.2, 0.25)), "#ff7a2a", 12, 0.1)
    point(tuple(chin + vec(0, -0.3, -0.1)), "#ff7a2a", 7, 0.1)


def hero():
    """The recipe."""
    return Hero(
        parts=[*_head(), *_body(), *_armour(), *_hammer()],
        effects=_fire,
        look=replace(HELL, focus=(0.5, 0.27), bloom=0.32, lean=0.16, exposure=1.2, spread=0.5, rays=0.2),
        rim="#ff8a3a",
        key="#c0ada0",
        figure=View((-0.06, -0.1, 1.225), 2.64, -0.12),
        portrait=View((0.0, -0.1, 1.76), 1.12, -0.08, 0.0),
    )
