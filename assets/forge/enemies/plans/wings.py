"""Wings of skin: fingers of bone with a membrane between them, and the joints they beat with."""

from itertools import pairwise

import numpy as np

from assets.forge.enemies.cloth import sheet
from assets.forge.enemies.rig import Joint
from assets.forge.enemies.solids import heap, rope, spike
from assets.forge.enemies.surface import clay, plate


def joints(shoulder, wrist):
    """Two joints a wing: at the shoulder and at the wrist, both sides, on the chest."""
    made = {}
    for letter, s in (("L", 1), ("R", -1)):
        a, b = (tuple(np.array(p) * (s, 1, 1)) for p in (shoulder, wrist))
        made[f"wing{letter}"] = Joint(a, "chest", b)
        made[f"tip{letter}"] = Joint(b, f"wing{letter}", (b[0] * 1.5, b[1], b[2] - 0.2))
    return made


def wings(shoulder, wrist, tips, bone, skin, r=0.04, tatter=0.16, step=0.009, triangles=1.0, relief=None, root=None):
    """Both wings as pieces. `tips` are the ends of the left fingers, outermost first."""
    shoulder, wrist = np.array(shoulder, float), np.array(wrist, float)
    tips = [np.array(tip, float) for tip in tips]
    inner = np.array(root, float) if root else shoulder + (-0.05, 0.02, -0.45)
    rods = [rope([shoulder, (shoulder + wrist) / 2 + (0, 0.03, 0.06), wrist], [r * 1.3, r, r * 0.9], 4)]
    rods += [rope([wrist, (wrist + tip) / 2 + (0, 0.05, 0.10), tip], [r * 0.75, r * 0.5, r * 0.12], 4) for tip in tips]
    rods.append(spike(wrist, wrist + (0, -0.02, 0.22 * r / 0.04), r * 0.8))
    frame = heap(rods)
    fingers = [[wrist, (wrist + tip) / 2 + (0, 0.05, 0.10), tip] for tip in tips]
    edge = [*fingers, [shoulder, (shoulder + inner) / 2, inner]]
    web = []
    for number, (a, b) in enumerate(pairwise(edge)):

        def drape(u, v, a=a, b=b):
            t = 0.02 + 0.98 * v
            ends = []
            for line in (a, b):
                k = min(int(t * 2), 1)
                ends.append(line[k] + (line[k + 1] - line[k]) * (t * 2 - k))
            sag = np.sin(np.pi * u)
            middle = (a[0] + b[0]) / 2
            point = ends[0] * (1 - u) + ends[1] * u
            return point + (middle - point) * (0.26 * sag * v**1.5) + (0, 0.06 * sag, 0)

        web.append(sheet(7, 6, drape, tatter, 5 + number, 0.012))
    pieces = []
    for letter, s in (("L", 1), ("R", -1)):
        hung = (f"wing{letter}", f"tip{letter}")
        solid = frame if s > 0 else frame.mirror()
        pieces.append(clay(solid, step, round(330 * triangles), hung, bone))
        for vertices, faces in web:
            side = vertices * (s, 1, 1)
            pieces.append(plate((side, faces), hung, skin, relief, 3, 60))
    return pieces
