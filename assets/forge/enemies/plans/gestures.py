"""How upright creatures move: breathing, five kinds of blow, being hit, guarding, casting, dying."""

from assets.forge.enemies.motion import Cycle, Keys, Repertoire, merged, scaled, wave

_REST = {"jaw": (4, 0, 0)}


def _breathing(hover, sway):
    def pose(t):
        if hover:
            return {
                "root": (1.5 * wave(t, 0.2), 0, 0, 0, 0, 0.05 * wave(t)),
                "chest": (2 * wave(t, 0.1), 0, 3 * wave(t, 0.3)),
                "head": (3 * wave(t, 0.3), 2 * wave(t, 0.2), 4 * wave(t, 0.15)),
                "jaw": (5 + 5 * wave(t, 0.2), 0, 0),
                "armL": (-4 + 5 * wave(t, 0.2), 0, 4 * wave(t)),
                "armR": (2 * wave(t, 0.3), 0, -2 * wave(t, 0.1)),
                "handL": (6 * wave(t, 0.5), 6 * wave(t, 0.1), 0),
                "skirt1": (4 * wave(t, 0.6), 2 * wave(t, 0.2), 0),
                "skirt2": (8 * wave(t, 0.45), 5 * wave(t, 0.05), 0),
                "cape1": (5 * wave(t, 0.5), 2 * wave(t, 0.3), 0),
                "cape2": (9 * wave(t, 0.35), 4 * wave(t, 0.1), 0),
            }
        s = sway
        legs = {f"thigh{side}": (1.2 * wave(t, 0.1, 2), 0, 0) for side in "LR"}
        return legs | {
            "root": (0, 1.2 * s * wave(t), 0, 0.01 * s * wave(t), 0, -0.01 + 0.01 * wave(t, 0.1, 2)),
            "chest": (2 + 2.5 * s * wave(t, 0.15), 0, 3 * s * wave(t, 0.05)),
            "head": (-2 + 3 * s * wave(t, 0.3), 2 * s * wave(t, 0.4), -4 * s * wave(t, 0.1)),
            "jaw": (4 + 4 * wave(t, 0.2, 2), 0, 0),
            "armR": (3 * s * wave(t, 0.2), 2 * wave(t), 0),
            "foreR": (-4 * s * wave(t, 0.3), 0, 0),
            "armL": (-3 * s * wave(t, 0.25), -1.5 * wave(t), 0),
            "skirt1": (3 * wave(t, 0.5), 2 * wave(t, 0.1), 0),
            "skirt2": (3 * wave(t, 0.4), 0, 0),
            "cape1": (3 * wave(t, 0.5), 1.5 * wave(t, 0.3), 0),
            "cape2": (5 * wave(t, 0.35), 3 * wave(t, 0.1), 0),
        }

    return pose


_STEP_BACK = {"thighR": (10, 0, 0), "shinR": (6, 0, 0), "skirt1": (-8, 0, 0), "cape1": (10, 0, 0)}
_LUNGE = {
    "thighL": (-34, 0, 0), "shinL": (30, 0, 0), "thighR": (24, 0, 0), "shinR": (8, 0, 0),
    "skirt1": (16, 0, 0), "skirt2": (16, 0, 0), "cape1": (26, 0, 0), "cape2": (18, 0, 0),
}  # fmt: skip

_BLOWS = {
    "slash": (
        {"root": (-4, 0, -12, 0, 0.06, -0.02), "chest": (-14, 0, -18), "head": (10, 0, 18), "jaw": (24, 0, 0),
         "armR": (-118, -24, -10), "foreR": (-24, 0, 0), "handR": (96, 0, 0), "armL": (10, 16, 14), "foreL": (10, 0,
         0)},
        {"root": (8, 0, 2, 0, -0.30, -0.09), "chest": (22, 0, 4), "head": (-20, 0, -4), "jaw": (30, 0, 0),
         "armR": (-44, 4, 22), "foreR": (14, 0, 0), "handR": (78, 0, 0), "armL": (26, 22, 0)},
    ),
    "slam": (
        {"root": (-6, 0, 0, 0, 0.08, 0.0), "chest": (-22, 0, 0), "head": (14, 0, 0), "jaw": (30, 0, 0),
         "armR": (-125, -12, 0), "foreR": (-30, 0, 0), "armL": (-125, 12, 0), "foreL": (-30, 0, 0)},
        {"root": (12, 0, 0, 0, -0.30, -0.14), "chest": (34, 0, 0), "head": (-26, 0, 0), "jaw": (16, 0, 0),
         "armR": (-34, 6, 0), "foreR": (22, 0, 0), "armL": (-34, -6, 0), "foreL": (22, 0, 0)},
    ),
    "hammer": (
        {"root": (-4, 0, -22, 0, 0.05, 0.0), "chest": (-10, 0, -32), "head": (4, 0, 40), "jaw": (14, 0, 0),
         "armR": (-70, -20, -20), "foreR": (-50, 0, 0), "handR": (40, 0, 0), "armL": (-10, 0, 10)},
        {"root": (12, 0, 14, 0, -0.34, -0.12), "chest": (26, 0, 26), "head": (-22, 0, -24), "jaw": (20, 0, 0),
         "armR": (-30, 10, 30), "foreR": (26, 0, 0), "handR": (50, 0, 0), "armL": (12, -10, 0)},
    ),
    "claw": (
        {"root": (-6, 0, 0, 0, 0.10, 0.02), "chest": (-18, 0, 0), "head": (8, 0, 0), "jaw": (34, 0, 0),
         "armR": (-40, 34, -30), "foreR": (-30, 0, 0), "handR": (-20, 0, 0),
         "armL": (-40, -34, 30), "foreL": (-30, 0, 0), "handL": (-20, 0, 0)},
        {"root": (12, 0, 0, 0, -0.38, -0.06), "chest": (24, 0, 0), "head": (-24, 0, 0), "jaw": (38, 0, 0),
         "armR": (-30, -14, 34), "foreR": (14, 0, 0), "handR": (26, 0, 0),
         "armL": (-30, 14, -34), "foreL": (14, 0, 0), "handL": (26, 0, 0)},
    ),
    "thrust": (
        {"root": (2, 0, -26, 0, 0.08, -0.06), "chest": (6, 0, -26), "head": (-4, 0, 46), "jaw": (10, 0, 0),
         "armR": (30, 0, 0), "foreR": (-44, 0, 0), "handR": (30, 0, 0), "armL": (-30, 0, 0)},
        {"root": (10, 0, 22, 0, -0.42, -0.12), "chest": (14, 0, 26), "head": (-16, 0, -40), "jaw": (24, 0, 0),
         "armR": (-58, 0, 6), "foreR": (30, 0, 0), "handR": (20, 0, 0), "armL": (26, -14, 0)},
    ),
    "spell": (
        {"root": (-8, 0, 0, 0, 0.08, 0.08), "chest": (-12, 0, 10), "head": (-8, 0, -6), "jaw": (26, 0, 0),
         "armR": (-38, -14, 0), "foreR": (-16, 0, 0), "handR": (30, 0, 0), "armL": (-34, 26, 0), "foreL": (-20, 0, 0)},
        {"root": (14, 0, 0, 0, -0.26, -0.04), "chest": (16, 0, -14), "head": (-10, 0, 8), "jaw": (32, 0, 0),
         "armR": (18, 0, 16), "foreR": (12, 0, 0), "handR": (26, 0, 0), "armL": (-30, -6, -20), "foreL": (18, 0, 0)},
    ),
}  # fmt: skip
"""Kind of blow -> the pose that winds up, and the pose in which it lands."""

_HIT = {
    "root": (-8, 0, 8, 0, 0.10, -0.03), "chest": (-20, 6, 16), "head": (-24, 10, 12), "jaw": (30, 0, 0),
    "armR": (18, 12, 0), "armL": (24, -16, 0), "skirt1": (-14, 0, 0), "skirt2": (-12, 0, 0), "thighL": (-12, 0, 0),
    "cape1": (-8, 0, 0), "cape2": (-8, 0, 0),
}  # fmt: skip
_REBOUND = {"chest": (7, 0, -5), "head": (9, -6, 0), "jaw": (8, 0, 0)}
_GUARD = {
    "root": (6, 0, -14, 0, 0.05, -0.10), "chest": (14, 0, -10), "head": (-8, 0, 20), "armL": (-38, -10, -22),
    "foreL": (-26, 0, 0),
    "armR": (-26, 8, 20), "foreR": (-30, 0, 0), "thighL": (-22, 0, 0), "shinL": (30, 0, 0), "thighR": (-6, 0, 0),
    "shinR": (22, 0, 0), "cape1": (6, 0, 0),
}  # fmt: skip
_CALL = {
    "root": (-6, 0, 0, 0, 0.02, 0.05), "chest": (-14, 0, 0), "head": (-20, 0, 0), "jaw": (30, 0, 0), "armR": (-52,
    26, -14),
    "foreR": (-24, 0, 0), "armL": (-52, -26, 14), "foreL": (-24, 0, 0), "skirt1": (-6, 0, 0), "skirt2": (-10, 0, 0),
    "cape1": (14, 0, 0), "cape2": (16, 0, 0),
}  # fmt: skip
_RELEASE = {
    "root": (10, 0, 0, 0, -0.16, -0.03), "chest": (14, 0, 0), "head": (-8, 0, 0), "jaw": (36, 0, 0), "armR": (-40,
    -8, 16),
    "foreR": (16, 0, 0), "armL": (-40, 8, -16), "foreL": (16, 0, 0), "skirt1": (12, 0, 0), "skirt2": (18, 0, 0),
    "cape1": (26, 0, 0), "cape2": (22, 0, 0),
}  # fmt: skip


def _dying(hips, hover):
    """Poses of dying; `hips` is the height from which the body falls."""
    gasp = {"root": (-10, 0, 0, 0, 0.05, -0.05), "chest": (-18, 0, 10), "head": (-30, 0, 0), "jaw": (36, 0, 0),
            "armR": (-20, 24, 0), "armL": (-20, -24, 0)}  # fmt: skip
    if hover:
        sink = {
            "root": (12, 6, 0, 0, 0.02, -0.42 * hips),
            "chest": (30, 0, 0),
            "head": (34, 0, 10),
            "jaw": (20, 0, 0),
            "armL": (16, -20, 0),
            "armR": (10, 16, 0),
            "skirt1": (-30, 0, 0),
            "skirt2": (-55, 0, 0),
            "cape2": (16, 0, 0),
        }
        lie = {
            "root": (64, 10, 10, 0, -0.2, -0.82 * hips),
            "chest": (30, 0, 0),
            "head": (30, 20, 16),
            "jaw": (30, 0, 0),
            "armL": (-40, -30, 0),
            "armR": (-30, 30, 0),
            "skirt1": (-40, 0, 0),
            "skirt2": (-60, 0, 0),
            "cape1": (-16, 0, 0),
        }
        return ((0, _REST), (0.25, gasp), (0.7, sink), (1.15, lie))
    kneel = {
        "root": (16, 0, 0, 0, 0, -0.46 * hips),
        "chest": (28, 0, -10),
        "head": (30, 12, 0),
        "jaw": (20, 0, 0),
        "thighL": (-72, 14, 0),
        "shinL": (106, 0, 0),
        "thighR": (-60, -14, 0),
        "shinR": (102, 0, 0),
        "armR": (26, 24, 0),
        "armL": (18, -24, 0),
        "skirt1": (-20, 0, 0),
        "skirt2": (-20, 0, 0),
    }
    lie = {
        "root": (84, 0, 10, 0, -0.14, -0.86 * hips),
        "chest": (14, 10, 0),
        "head": (24, 32, 26),
        "jaw": (38, 0, 0),
        "thighL": (-26, 34, 0),
        "shinL": (60, 0, 0),
        "thighR": (-8, -38, 0),
        "shinR": (60, 0, 0),
        "armR": (-66, -50, 0),
        "armL": (-54, 50, 0),
        "foreR": (-24, 0, 0),
        "skirt1": (-10, 0, 0),
        "cape1": (-30, 0, 0),
    }
    return ((0, _REST), (0.2, gasp), (0.6, kneel), (1.05, lie))


def repertoire(stance, blow="slash", weight=1.0, hover=False, sway=1.0, guard=None, call=None, at_rest=None):
    """All motions of an upright creature. `weight` above 1 is slower and heavier; `guard`, `call` better single joints.

    `at_rest` is laid under every pose: what a creature keeps doing, as one joint held open.
    """
    rest = merged(_REST, at_rest or {})
    hover_legs = {} if hover else _LUNGE
    wind, land = _BLOWS[blow]
    wind, land = (
        merged(_STEP_BACK, wind),
        merged(_LUNGE if hover_legs else {k: _LUNGE[k] for k in ("skirt1", "skirt2", "cape1", "cape2")}, land),
    )
    through = merged(land, scaled({"armR": land["armR"], "armL": land.get("armL", (0, 0, 0))}, 0.6))
    w = weight**0.5
    strike = round(0.46 * w, 2)
    attack = Keys(
        ((0, rest), (0.26 * w, wind), (0.36 * w, wind), (strike, land), (0.62 * w, through), (1.0 * w, rest)), (strike,)
    )
    guarding = merged(rest, _GUARD, guard or {})
    calling, releasing = merged(rest, _CALL, call or {}), merged(rest, _RELEASE)
    return Repertoire(
        {
            "idle": Cycle(2.4 * w, _under(rest, _breathing(hover, sway))),
            "attack": attack,
            "hit": Keys(((0, rest), (0.1, scaled(_HIT, 1 / w)), (0.28, _REBOUND), (0.5, rest)), (0.1,)),
            "defend": Keys(((0, rest), (0.2 * w, guarding), (0.55 * w, guarding), (0.85 * w, rest))),
            "cast": Keys(
                ((0, rest), (0.35, calling), (0.6, scaled(calling, 1.1)), (0.72, releasing), (1.15, rest)), (0.72,)
            ),
            "death": Keys(_dying(stance.hips[2], hover), (1.05, 1.15)),
        },
        strike,
    )


def _under(rest, breathing):
    return lambda t: merged(rest, breathing(t))
