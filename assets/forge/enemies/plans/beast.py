"""What runs on four legs: joints, a body of muscle, and how it prowls, leaps, bites and falls."""

from dataclasses import dataclass

from assets.forge.clay import ball, cone, ellipsoid
from assets.forge.enemies.anatomy import paw
from assets.forge.enemies.motion import Cycle, Keys, Repertoire, wave
from assets.forge.enemies.rig import Joint
from assets.forge.enemies.solids import heap, rope

HIDE = (
    "root", "hips", "chest", "neck", "tail1", "tail2", "armL", "foreL", "pawL", "armR", "foreR", "pawR",
    "thighL", "shinL", "footL", "thighR", "shinR", "footR",
)  # fmt: skip
"""The joints that a beast's hide bends with."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a beast's left legs, neck, head and tail are, in metres: fore leg and hind leg as four points each."""

    fore: tuple = ((0.21, -0.36, 0.88), (0.25, -0.20, 0.56), (0.235, -0.36, 0.25), (0.245, -0.44, 0.07))
    hind: tuple = ((0.16, 0.52, 0.86), (0.23, 0.34, 0.54), (0.21, 0.68, 0.33), (0.22, 0.58, 0.07))
    neck: tuple = (0, -0.48, 1.00)
    head: tuple = (0, -0.84, 1.10)
    tail: tuple = ((0, 0.66, 0.98), (0, 0.86, 0.90), (0, 1.06, 0.88), (0, 1.26, 1.02), (0, 1.40, 1.26))

    def joints(self):
        """Joints by name."""
        height = self.fore[0][2]
        middle = len(self.tail) // 2
        made = {
            "root": Joint((0, 0.1, height), None),
            "hips": Joint((0, self.hind[0][1] - 0.12, height), "root", (0, self.hind[0][1] + 0.1, height)),
            "chest": Joint((0, 0.15, height), "root", (0, self.fore[0][1] - 0.09, height)),
            "neck": Joint(self.neck, "chest", self.head),
            "head": Joint(self.head, "neck", (0, self.head[1] - 0.36, self.head[2] - 0.05)),
            "jaw": Joint(
                (0, self.head[1] - 0.06, self.head[2] - 0.07), "head", (0, self.head[1] - 0.36, self.head[2] - 0.2)
            ),
            "tail1": Joint(self.tail[0], "hips", self.tail[middle]),
            "tail2": Joint(self.tail[middle], "tail1", self.tail[-1]),
        }
        for letter, side in (("L", 1), ("R", -1)):
            fore, hind = ([(p[0] * side, p[1], p[2]) for p in leg] for leg in (self.fore, self.hind))
            parent_fore, parent_hind = "chest", "hips"
            for name, a, b in zip(("arm", "fore", "paw"), fore, fore[1:], strict=False):
                made[name + letter] = Joint(a, parent_fore, b)
                parent_fore = name + letter
            for name, a, b in zip(("thigh", "shin", "foot"), hind, hind[1:], strict=False):
                made[name + letter] = Joint(a, parent_hind, b)
                parent_hind = name + letter
        return made

    def legs(self, fore=(0.155, 0.085, 0.062, 0.07), hind=(0.185, 0.095, 0.052, 0.065), paws=0.085):
        """All four legs; radii at the four points of each."""
        whole = []
        for points, radii in ((self.fore, fore), (self.hind, hind)):
            bones = [cone(points[i], points[i + 1], radii[i], radii[i + 1]) for i in range(3)]
            joint = [ball(points[i], radii[i] * 1.04) for i in (1, 2)]
            foot = [paw(points[3], paws)] if paws else []
            whole.append(heap([*bones, *joint, *foot], 0.045))
        return whole[0].blend(whole[1], 0.05).both()

    def trunk(self, girth=1.0, hump=0.14, neck=(0.215, 0.145), belly=0.18):
        """Chest, belly, hips, shoulders and neck."""
        h = self.fore[0][2]
        front, back = self.fore[0][1], self.hind[0][1]
        middle, half = (front + back) / 2, (back - front) / 2
        parts = [
            ellipsoid((0, front + 0.06, h - 0.02), (0.25 * girth, 0.34, 0.29 * girth)),
            ellipsoid((0, middle + 0.06, h + 0.02), (0.16 * girth, half * 0.9, belly * girth)),
            ellipsoid((0, back, h + 0.02), (0.20 * girth, 0.23, 0.20 * girth)),
            ellipsoid((0, front, h + 0.08 + hump), (0.17 * girth, 0.25, hump)),
            cone(self.neck, (0, self.head[1] - 0.02, self.head[2] + 0.01), *neck),
            cone(
                (0, self.neck[1] - 0.02, h - 0.08),
                (0, self.head[1] + 0.06, self.head[2] - 0.1),
                neck[0] * 0.56,
                neck[1] * 0.55,
            ),
        ]
        return heap(parts, 0.11)

    def tail_rope(self, radii=(0.085, 0.055, 0.045, 0.04, 0.012)):
        """The tail."""
        return rope(self.tail, radii, 6)


def _prowl(t):
    return {
        "root": (0, 0, 0, 0, 0, 0.010 * wave(t, 0, 2)),
        "chest": (1.2 * wave(t, 0, 2), 0, 0),
        "neck": (4 * wave(t, 0.1), 0, 6 * wave(t, 0.3)),
        "head": (3 * wave(t, 0.25, 2), 4 * wave(t, 0.3), 5 * wave(t, 0.35)),
        "jaw": (4 + 5 * wave(t, 0, 2), 0, 0),
        "tail1": (6 * wave(t, 0.2), 0, 14 * wave(t)),
        "tail2": (8 * wave(t, 0.4), 0, 18 * wave(t, -0.15)),
    }


_REST = {"jaw": (4, 0, 0)}
_CROUCH = {
    "root": (8, 0, 0, 0, 0.22, -0.16), "chest": (6, 0, 0), "neck": (-14, 0, 0), "head": (-6, 0, 0), "jaw": (2, 0, 0),
    "armL": (28, 0, 0), "foreL": (-50, 0, 0), "pawL": (16, 0, 0), "armR": (28, 0, 0), "foreR": (-50, 0, 0),
    "pawR": (16, 0, 0),
    "thighL": (-26, 0, 0), "shinL": (34, 0, 0), "footL": (-16, 0, 0), "thighR": (-26, 0, 0), "shinR": (34, 0, 0),
    "footR": (-16, 0, 0), "tail1": (-20, 0, 0),
}  # fmt: skip
_LEAP = {
    "root": (-5, 0, 0, 0, -0.60, 0.10), "chest": (-10, 0, 0), "neck": (8, 0, 0), "head": (-12, 0, 0), "jaw": (30, 0, 0),
    "armL": (-58, 8, 0), "foreL": (10, 0, 0), "pawL": (-30, 0, 0), "armR": (-44, -8, 0), "foreR": (6, 0, 0),
    "pawR": (-30, 0, 0),
    "thighL": (40, 0, 0), "shinL": (-18, 0, 0), "footL": (30, 0, 0), "thighR": (34, 0, 0), "shinR": (-18, 0, 0),
    "footR": (30, 0, 0), "tail1": (26, 0, 0), "tail2": (20, 0, 0),
}  # fmt: skip
_HIT = {
    "root": (-8, 6, 10, 0, 0.16, -0.03), "neck": (-18, 10, 24), "head": (-14, 10, 18), "jaw": (24, 0, 0),
    "tail1": (-20, 0, -20), "armL": (-14, 0, 0), "armR": (-10, 0, 0),
}  # fmt: skip
_REBOUND = {"neck": (10, 0, -8), "head": (6, 0, -6), "jaw": (10, 0, 0)}
_GUARD = {
    "root": (6, 0, 0, 0, 0.14, -0.14), "chest": (8, 0, 0), "neck": (22, 0, 0), "head": (18, 0, 0), "jaw": (8, 0, 0),
    "armL": (22, 0, 0), "foreL": (-44, 0, 0), "pawL": (18, 0, 0), "armR": (22, 0, 0), "foreR": (-44, 0, 0),
    "pawR": (18, 0, 0),
    "thighL": (-20, 0, 0), "shinL": (28, 0, 0), "footL": (-12, 0, 0), "thighR": (-20, 0, 0), "shinR": (28, 0, 0),
    "footR": (-12, 0, 0), "tail1": (-30, 0, 0),
}  # fmt: skip
_HOWL = {
    "root": (-6, 0, 0, 0, 0.06, 0), "chest": (-8, 0, 0), "neck": (-30, 0, 0), "head": (-34, 0, 0), "jaw": (34, 0, 0),
    "tail1": (24, 0, 0), "tail2": (24, 0, 0),
}  # fmt: skip


def repertoire(height, weight=1.0, bite=None, guard=None):
    """All motions of a beast whose back is at `height`; `bite` betters the pose of the blow: a gore, a swipe."""
    w, s = weight**0.5, height / 0.88

    def sized(pose):
        return {j: (*v[:3], *(s * x for x in v[3:])) for j, v in pose.items()}

    leap = sized(_LEAP | (bite or {}))
    snap = leap | {"jaw": (-6, 0, 0), "head": (10, 0, 16), "neck": (16, 0, 8)} if not bite else leap
    strike = round(0.55 * w, 2)
    gasp = {"root": (-14, 0, 0, 0, 0.05, 0.05), "neck": (-24, 0, 10), "head": (-20, 0, 0), "jaw": (30, 0, 0)}
    sink = {"root": (6, 48, 0, 0.05, 0, -0.42), "neck": (16, 0, 10), "head": (14, 10, 10), "jaw": (20, 0, 0),
            "armL": (-30, 0, 0), "armR": (26, 0, 0), "foreL": (-30, 0, 0), "thighL": (-20, 0, 0), "thighR": (24, 0,
            0)}  # fmt: skip
    lie = {"root": (0, 86, 0, 0.08, 0, -0.64), "neck": (10, 0, 22), "head": (10, 0, 14), "jaw": (26, 0, 0),
           "armL": (-34, 0, 0), "armR": (22, 0, 0), "foreL": (-40, 0, 0), "foreR": (-30, 0, 0), "thighL": (-24, 0, 0),
           "thighR": (26, 0, 0), "shinL": (30, 0, 0), "tail1": (4, 0, 14), "tail2": (-30, 0, 10)}  # fmt: skip
    guarding = sized(_GUARD | (guard or {}))
    return Repertoire(
        {
            "idle": Cycle(2.0 * w, _prowl),
            "attack": Keys(
                (
                    (0, _REST),
                    (0.28 * w, sized(_CROUCH)),
                    (0.36 * w, sized(_CROUCH)),
                    (strike, leap),
                    (0.66 * w, snap),
                    (1.0 * w, _REST),
                ),
                (strike,),
            ),
            "hit": Keys(((0, _REST), (0.1, sized(_HIT)), (0.28, _REBOUND), (0.5, _REST)), (0.1,)),
            "defend": Keys(((0, _REST), (0.2, guarding), (0.55, guarding), (0.85, _REST))),
            "cast": Keys(((0, _REST), (0.35, sized(_HOWL)), (0.75, sized(_HOWL)), (1.1, _REST))),
            "death": Keys(((0, _REST), (0.2, sized(gasp)), (0.6, sized(sink)), (0.95, sized(lie))), (0.95,)),
        },
        strike,
    )
