"""Joints and weights. Every joint's axes are the model's axes, so a pose is turns about x, y, z of the model."""

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True, slots=True)
class Joint:
    """Where it turns, what it hangs on, and where the limb that follows it ends."""

    at: tuple[float, float, float]
    parent: str | None = None
    end: tuple[float, float, float] | None = None


def weights(piece, joints):
    """One row a vertex of the coarse mesh, one column a joint, in the order of `joints`; rows sum to 1."""
    names = list(joints)
    points = piece.coarse.vertices
    table = np.zeros((len(points), len(names)))
    if isinstance(piece.joints, str):
        table[:, names.index(piece.joints)] = 1
        return table
    distance = np.stack([_from_limb(points, joints[name]) for name in piece.joints], 1)
    share = 1 / (distance + 0.015) ** 5
    mean = piece.coarse.averaging()
    for _ in range(3):
        share = share / share.sum(1, keepdims=True)
        share = 0.5 * share + 0.5 * (mean @ share)
    if share.shape[1] > 4:
        np.put_along_axis(share, np.argsort(-share, 1)[:, 4:], 0, 1)
    share[share < 0.04] = 0
    share = np.round(share / share.sum(1, keepdims=True) * 32) / 32
    share /= share.sum(1, keepdims=True)
    table[:, [names.index(name) for name in piece.joints]] = share
    return table


def _from_limb(points, joint):
    start = np.asarray(joint.at, float)
    along = np.asarray(joint.end if joint.end is not None else joint.at, float) - start
    t = np.clip((points - start) @ along / max(along @ along, 1e-9), 0, 1)
    return np.linalg.norm(points - start - t[:, None] * along, axis=1)
