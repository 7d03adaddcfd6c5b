"""Walls with pointed openings."""

from dataclasses import dataclass

import numpy as np

from assets.forge.places.meshes import UP, pointed

MOULDING = ((0.0, 0.0), (0.0, 0.07), (0.06, 0.10), (0.13, 0.07), (0.16, 0.0))
"""The section of the frame round an opening: away from its edge, out of the wall."""


@dataclass(frozen=True)
class Opening:
    """A pointed opening in a wall: its middle along the wall, width, sill, spring line, rise and depth, in metres."""

    middle: float
    width: float
    sill: float
    spring: float
    rise: float
    depth: float
    closed: bool = True
    cuts: int = 13


class Wall:
    """A panel from a lower corner along `along`, looking to `out`, with one opening."""

    def __init__(self, mesh, corner, along, out, length, height):
        self.mesh, self.corner, self.length, self.height = mesh, np.asarray(corner, float), length, height
        self.along, self.out = np.asarray(along, float), np.asarray(out, float)
        self.flip = np.dot(np.cross(self.along, UP), self.out) < 0

    def open(self, hole, step=0.4):
        """Build the panel round the opening, with its reveal, moulded frame and, if closed, its back."""
        half = hole.width / 2
        s = np.linspace(-half, half, hole.cuts)
        top = hole.spring + pointed(s, half, hole.rise)
        for start, end in ((0, hole.middle - half), (hole.middle + half, self.length)):
            if end - start > 0.01:
                self._panel(_cut(start, end, step), _cut(0, self.height, step)[None])
        if hole.sill > 0.01:
            self._panel(hole.middle + s, _cut(0, hole.sill, step)[None])
        rise = np.linspace(0, 1, max(2, int((self.height - hole.spring) / step) + 1))
        self._panel(hole.middle + s, top[:, None] * (1 - rise) + self.height * rise)
        jamb = _cut(hole.sill, hole.spring, step)
        across = np.concatenate([np.full(len(jamb) - 1, -half), s, np.full(len(jamb) - 1, half)])
        up = np.concatenate([jamb[:-1], top, jamb[::-1][1:]])
        self._reveal(hole, across, up, step)
        self._frame(hole, across, up)
        if hole.closed:
            rise = np.linspace(0, 1, 6)
            self._panel(hole.middle + s, hole.sill * (1 - rise) + top[:, None] * rise, -hole.depth)

    def at(self, s, y, out=0.0):
        """Points of the wall: along, up, out of it."""
        s, y, out = np.broadcast_arrays(s, y, out)
        return self.corner + s[..., None] * self.along + y[..., None] * UP + out[..., None] * self.out

    def _panel(self, s, y, out=0.0):
        s, y = np.broadcast_arrays(s[:, None], y)
        self.mesh.grid(self.at(s, y, out), "wall", uv=np.stack([s, y], -1), flip=self.flip)

    def _reveal(self, hole, across, up, step):
        depth = np.linspace(0, hole.depth, max(2, int(hole.depth / step) + 2))
        outline = self.at(hole.middle + across[:, None], up[:, None], -depth)
        self.mesh.grid(outline, "trim", flip=not self.flip)
        left, right = hole.middle - hole.width / 2, hole.middle + hole.width / 2
        sill = [(left, 0.0), (right, 0.0), (right, -hole.depth), (left, -hole.depth)]
        if hole.closed:
            corners = [self.at(s, hole.sill, out) for s, out in sill]
            self.mesh.quad(*corners, "trim", flip=not self.flip, step=step)

    def _frame(self, hole, across, up):
        arch = np.stack([across, up - hole.spring], -1)
        jamb = np.stack([np.sign(across), np.zeros_like(up)], -1)
        away = np.where((up >= hole.spring)[:, None], arch, jamb)
        away = away / np.maximum(np.linalg.norm(away, axis=-1, keepdims=True), 1e-6)
        section = [self.at(hole.middle + across + away[:, 0] * a, up + away[:, 1] * a, b) for a, b in MOULDING]
        self.mesh.grid(np.stack(section, 1), "trim", flip=not self.flip)


def _cut(start, end, step):
    return np.linspace(start, end, max(2, int(np.ceil((end - start) / step)) + 1))
