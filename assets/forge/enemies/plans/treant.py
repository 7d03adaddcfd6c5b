"""How the Eldritch Treant moves: trunk, crown, eye and jaw, two boughs for arms, and skulls that swing."""

from functools import partial

from assets.forge.enemies.motion import Cycle, Keys, Repertoire, merged, scaled, wave


def _swaying(t, lures):
    """At rest: a slow wind goes through it."""
    pose = {
        "root": (0, 0, 0, 0, 0, 0), "trunk": (1.2 * wave(t, 0.1), 1.6 * wave(t), 2 * wave(t, 0.3)),
        "crown": (1.5 * wave(t, 0.3), 2.5 * wave(t, 0.1), 0), "jaw": (4 + 4 * wave(t, 0.2, 2), 0, 0),
        "eye": (4 * wave(t, 0.6), 0, 10 * wave(t, 0.15)),
    }  # fmt: skip
    for side, s, phase in (("L", 1, 0.0), ("R", -1, 0.4)):
        pose[f"arm{side}"] = (3 * wave(t, phase), -4 * s + 4 * s * wave(t, phase + 0.1), 0)
        pose[f"fore{side}"] = (5 * wave(t, phase + 0.2), 0, 4 * s * wave(t, phase))
        pose[f"hand{side}"] = (8 * wave(t, phase + 0.35), 0, 0)
        pose[f"feet{side}"] = (0, 1.5 * wave(t, phase), 2 * wave(t, phase + 0.2))
    for i in range(lures):
        pose[f"lure{i}"] = (7 * wave(t, 0.2 * i), 9 * wave(t, 0.3 * i + 0.2), 0)
    return pose


def _arms(right, left=None):
    """Poses of both arms from one: (arm, fore, hand) for the right, mirrored to the left unless given."""
    left = left or [(x, -y, -z) for x, y, z in right]
    return {
        f"{bone}{side}": turn
        for side, turns in (("R", right), ("L", left))
        for bone, turn in zip(("arm", "fore", "hand"), turns, strict=True)
    }


def repertoire(lures):
    """All that it does; so many skulls hang from its crown."""
    rest = {"jaw": (4, 0, 0)}
    lifted = merged(
        {"trunk": (-10, 0, 0), "crown": (-12, 0, 0), "jaw": (26, 0, 0)}, _arms([(-50, 26, 0), (-30, 0, 0), (-40, 0, 0)])
    )
    struck = merged(
        {"root": (5, 0, 0, 0, -0.18, -0.04), "trunk": (20, 0, 0), "crown": (16, 0, 0), "jaw": (34, 0, 0)},
        _arms([(34, -20, 24), (26, 0, 0), (30, 0, 0)]),
    )
    hit = merged(
        {"trunk": (-12, 5, 10), "crown": (-16, 6, 0), "jaw": (22, 0, 0), "eye": (-20, 0, 0)},
        _arms([(14, 10, 0), (10, 0, 0), (10, 0, 0)]),
    )
    shut = merged(
        {"trunk": (8, 0, 0), "crown": (16, 0, 0), "jaw": (-8, 0, 0), "eye": (26, 0, 0)},
        _arms([(6, -34, 58), (-10, 0, 40), (-20, 0, 0)]),
    )
    call = merged(
        {
            "trunk": (-8, 0, 0),
            "crown": (-14, 0, 0),
            "jaw": (32, 0, 0),
            "eye": (-10, 0, 0),
            "feetL": (0, -5, 0),
            "feetR": (0, 5, 0),
        },
        _arms([(-20, 50, 0), (-40, 0, 0), (-50, 0, 0)]),
    )
    limp = _arms([(30, -30, 0), (30, 0, 0), (30, 0, 0)])
    crack = merged(
        {"trunk": (-6, 14, 10), "crown": (-14, 16, 0), "jaw": (36, 0, 0), "eye": (-30, 0, 0)}, scaled(limp, -0.6)
    )
    fall = merged(
        {
            "root": (6, 0, 0, 0, 0, -0.30),
            "trunk": (34, 16, 0),
            "crown": (24, 10, 0),
            "jaw": (30, 0, 0),
            "eye": (40, 0, 0),
        },
        limp,
    )
    lie = merged(fall, {"root": (10, 0, 0, 0, -0.05, -0.62), "trunk": (62, 20, 0), "crown": (34, 14, 0)})
    return Repertoire(
        {
            "idle": Cycle(3.4, partial(_swaying, lures=lures)),
            "attack": Keys(((0, rest), (0.36, lifted), (0.50, lifted), (0.64, struck), (0.82, struck), (1.2, rest)),
            (0.64,)),
            "hit": Keys(((0, rest), (0.1, hit), (0.5, rest)), (0.1,)),
            "defend": Keys(((0, rest), (0.3, shut), (0.7, shut), (1.0, rest))),
            "cast": Keys(((0, rest), (0.4, call), (0.8, call), (1.2, rest))),
            "death": Keys(((0, rest), (0.25, crack), (0.45, crack), (0.85, fall), (1.2, lie)), (0.85, 1.2)),
        },
        0.64,
    )  # fmt: skip
