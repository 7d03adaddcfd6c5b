"""Rat Swarm: nine rats in a writhing mound, the boldest rearing on the backs of the others."""

import numpy as np

from assets.forge.clay import rotation
from assets.forge.enemies.matter import HUES, blotches, bone, glowing, plain, rough
from assets.forge.enemies.model import Creature
from assets.forge.enemies.motion import Cycle, Keys, Repertoire, wave
from assets.forge.enemies.plans import rat
from assets.forge.enemies.rig import Joint

PACK = (
    ((0.00, -0.10, 0.36), (-52, 0, 0), 1.35),
    ((0.34, -0.16, 0.02), (-6, 0, 22), 1.2),
    ((-0.36, -0.18, 0.02), (-4, 0, -26), 1.25),
    ((0.03, -0.36, 0.01), (0, 0, 5), 1.2),
    ((0.62, 0.10, 0.01), (-18, 0, 50), 1.1),
    ((-0.64, 0.08, 0.01), (-10, 0, -48), 1.15),
    ((0.26, 0.22, 0.22), (-40, 8, 24), 1.2),
    ((-0.27, 0.20, 0.22), (-34, -8, -22), 1.25),
    ((0.0, 0.30, 0.05), (-20, 0, 8), 1.3),
)
"""Where each rat stands, how it is turned, and its size; the first stands on the others."""


def _joints():
    joints = {"root": Joint((0, 0, 0.1))}
    for i, (at, turn, size) in enumerate(PACK):
        frame = rotation(*turn)
        neck = np.array(at) + size * frame @ rat.HEAD
        rump = np.array(at) + size * frame @ np.array((0, 0.22, 0.12))
        tip = np.array(at) + size * frame @ np.array((0, 0.75, 0.05))
        joints[f"rat{i}"] = Joint(tuple(rump), "root", tuple(neck))
        joints[f"head{i}"] = Joint(tuple(neck), f"rat{i}")
        joints[f"tail{i}"] = Joint(tuple(rump), f"rat{i}", tuple(tip))
    return joints


def _all(pose):
    """One pose of all rats from a function of a rat's number and its direction from the middle."""
    whole = {}
    for i, (at, _, _) in enumerate(PACK):
        away = np.array((at[0], at[1] + 0.02)) / (np.hypot(at[0], at[1] + 0.02) + 0.05)
        for joint, numbers in pose(i, away).items():
            whole[f"{joint}{i}"] = numbers
    return whole


def _writhing(t):
    def pose(i, away):
        ph = i * 0.37
        return {
            "rat": (5 * wave(t, ph, 2), 3 * wave(t, ph), 5 * wave(t, ph + 0.2), 0, 0, 0.012 * (1 + wave(t, ph, 2))),
            "head": (8 * wave(t, ph + 0.3, 2), 0, 14 * wave(t, ph + 0.1)),
            "tail": (4 * wave(t, ph), 0, 22 * wave(t, ph + 0.5)),
        }

    return _all(pose)


def _repertoire():
    def leap(first):
        """Every other rat leaps, the rest gather."""

        def pose(i, away):
            if i % 2 == first:
                return {"rat": (-22, 0, 0, -0.12 * away[0], -0.62, 0.26), "head": (-14, 0, 0), "tail": (24, 0, 0)}
            return {"rat": (10, 0, 0, 0, 0.06, -0.02), "head": (8, 0, 0)}

        return _all(pose)

    scatter = _all(
        lambda i, away: {"rat": (-16, 10 * away[0], -30 * away[0], 0.2 * away[0], 0.12, 0.06), "head": (-16, 0, 20)}
    )
    huddle = _all(lambda i, away: {"rat": (12, 0, 0, -0.12 * away[0], 0.08 - 0.1 * away[1], -0.03), "head": (18, 0, 0)})
    rear = _all(lambda i, away: {"rat": (-30, 0, 0, 0, 0, 0.05), "head": (-24, 0, 0), "tail": (20, 0, 0)})
    flung = _all(lambda i, away: {"rat": (-20, 70 * (1 if i % 2 else -1), 0, 0.3 * away[0], 0.1, 0.22 if i else 0.1)})
    dead = _all(
        lambda i, away: {
            "rat": (
                0,
                172 * (1 if i % 2 else -1),
                40 * (i % 3 - 1),
                0.42 * away[0],
                0.1 + 0.2 * away[1],
                -PACK[i][0][2] + 0.02,
            ),
            "head": (-20, 0, 0),
        }
    )
    return Repertoire(
        {
            "idle": Cycle(1.6, _writhing),
            "attack": Keys(((0, {}), (0.2, leap(2)), (0.36, leap(1)), (0.5, leap(2)), (0.66, leap(0)), (1.0, {})),
            (0.36, 0.66)),
            "hit": Keys(((0, {}), (0.1, scatter), (0.45, {})), (0.1,)),
            "defend": Keys(((0, {}), (0.2, huddle), (0.55, huddle), (0.8, {}))),
            "cast": Keys(((0, {}), (0.3, rear), (0.7, rear), (1.0, {}))),
            "death": Keys(((0, {}), (0.25, flung), (0.7, dead)), (0.7,)),
        },
        0.36,
    )  # fmt: skip


def creature():
    naked, bones = plain("flesh_lo", "flesh", "pale", grain=40), bone(3, 0.3)
    light = glowing("crimson", "crimson_hot")
    pieces = []
    furs = [("fur_lo", "fur", "fur_hi"), ("black", "hide", "ash"), ("fur_lo", "fur", "dun_hi")]
    shapes = []
    for k, hues in enumerate(furs):
        fur = plain(*hues, grain=26, seed=k, along=(1, 0.35, 1)).over(
            blotches(9, 0.25, 0.5, k), "flesh_lo", "flesh", share=0.7
        )
        shapes.append(
            rat.carved(
                fur,
                naked,
                bones,
                light,
                fat=(1.0, 0.85, 1.15)[k],
                gape=0.5 + 0.3 * k,
                relief=rough(0.006, 34, k, (1, 0.4, 1)),
                triangles=0.92,
            )
        )
    for i, (at, turn, size) in enumerate(PACK):
        joints = {"body": (f"rat{i}",), "head": (f"head{i}",), "tail": (f"rat{i}", f"tail{i}")}
        for piece, part in shapes[i % 3]:
            pieces.append(rat.placed(piece, size, turn, at, joints[part]))
    return Creature(pieces, _joints(), _repertoire(), HUES["crimson"])
