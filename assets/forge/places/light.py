"""The bake: how much light of each kind reaches every vertex, by ray casts.

Colours stay open: one bake serves every palette. `bake` holds the bounce of the warm and of the cold light, the open
sky and the openness, `vis` the soft visibility of the four slots of light; all from 0 to 1.
"""

from dataclasses import dataclass

import numpy as np
import trimesh
from trimesh.ray.ray_pyembree import RayMeshIntersector


@dataclass(frozen=True)
class Slot:
    """A place of light: where, how far it reaches, how big the flame is (m), and whether its light is warm."""

    at: tuple
    radius: float
    size: float
    warm: bool


@dataclass(frozen=True)
class Lighting:
    """The four slots of a place; the last is the key, a spot at `target` with the cosines of its edge and core."""

    slots: tuple
    target: tuple = (0.35, 0.55, 6.1)
    cone: tuple = (0.70, 0.93)

    def columns(self):
        """What the window must know: (4, 4) places and radii of the slots, and the key's (target, edge, core)."""
        return {
            "slots": np.array([(*slot.at, slot.radius) for slot in self.slots], "f4"),
            "key": np.array([*self.target, *self.cone], "f4"),
        }


FIGHT = Lighting(
    (
        Slot((-1.25, 1.45, 9.0), 8.0, 0.12, True),
        Slot((1.25, 1.45, 9.3), 8.0, 0.12, True),
        Slot((0.0, 3.4, 9.9), 11.0, 0.30, False),
        Slot((-2.0, 3.9, 2.9), 13.0, 0.15, True),
    )
)
"""Two fires, a cold pool behind the enemies, and the key from the front left."""

SAMPLES = 8
DIRECTIONS = 96
REACH = 2.2
"""Metres within which a surface closes the view of another."""
FIXTURE = 0.45
"""Metres about a flame in which nothing throws a shadow: its own bowl."""
OPEN = 3.2
"""Metres after which a ray upwards sees the sky."""
STORED = 4.0
"""The bounce is stored this much brighter, to use the range."""
LAVA = 0.30
"""The warm light that lava sends out."""


def beside(lamp, other, behind, key, target):
    """The lighting of what stands at the left of the picture: two flames, what is cold behind them, and the key."""
    slots = (
        Slot(lamp, 7.0, 0.12, True),
        Slot(other, 6.0, 0.20, True),
        Slot(behind, 11.0, 0.30, False),
        Slot(key, 13.0, 0.15, True),
    )
    return Lighting(slots, target, cone=(0.80, 0.96))


def bake(columns, slots):
    """The bake of a mesh given as columns under four slots: (n, 4) bounces, sky and openness, and (n, 4) visibility."""
    points, normals, triangles = columns["pos"], columns["nrm"], columns["idx"]
    rays = RayMeshIntersector(trimesh.Trimesh(points, triangles, process=False))
    start = points + normals * 0.02
    visible = _visibility(rays, start, slots)
    direct = np.zeros((len(points), 2))
    for number, slot in enumerate(slots):
        to = np.asarray(slot.at) - points
        squared = (to**2).sum(1)
        facing = np.clip((to * normals).sum(1) / np.sqrt(squared), 0, 1)
        direct[:, 0 if slot.warm else 1] += visible[:, number] * facing * _falloff(squared, slot.radius)
    direct[columns["tint"][:, 3] < 0, 0] += LAVA
    return _gather(rays, start, normals, direct[triangles].mean(1)), np.clip(visible, 0, 1)


def _visibility(rays, start, slots):
    """Which share of each flame every point sees."""
    draw = np.random.default_rng(1)
    visible = np.zeros((len(start), len(slots)))
    for number, slot in enumerate(slots):
        for _ in range(SAMPLES):
            to = np.asarray(slot.at) + draw.normal(0, slot.size, 3) - start
            distance = np.linalg.norm(to, axis=1)
            _, hit = _cast(rays, start, to / distance[:, None])
            visible[:, number] += (hit > distance - FIXTURE) / SAMPLES
    return visible


def _gather(rays, start, normals, sent):
    """What comes in from all directions; `sent` is the light that leaves each triangle."""
    total = np.zeros((len(start), 4))
    weights = np.zeros(len(start))
    for direction in _sphere(DIRECTIONS):
        facing = normals @ direction
        weights += np.clip(facing, 0, 1)
        seeing = np.nonzero(facing > 0.03)[0]
        triangle, distance = _cast(rays, start[seeing], np.tile(direction, (len(seeing), 1)))
        weight = facing[seeing]
        total[seeing, 3] += weight * np.clip(distance / REACH, 0, 1) ** 0.7
        total[seeing, 2] += weight * max(direction[1], 0) * (distance > OPEN)
        hit = triangle >= 0
        total[seeing[hit], :2] += weight[hit, None] * sent[triangle[hit]]
    total /= np.maximum(weights, 1e-6)[:, None]
    return np.clip(total * (STORED, STORED, 1, 1.1), 0, 1)


def _cast(rays, start, direction):
    """The triangle that each ray meets first (-1 for none) and how far away it is."""
    triangle, distance = np.full(len(start), -1), np.full(len(start), np.inf)
    where, ray, met = rays.intersects_location(start, direction, multiple_hits=False)
    triangle[ray] = met
    distance[ray] = np.linalg.norm(where - start[ray], axis=1)
    return triangle, distance


def _falloff(squared, radius):
    window = np.clip(1 - (squared / radius**2) ** 2, 0, 1)
    return window * window / (squared + 0.25)


def _sphere(count):
    """Directions spread evenly."""
    number = np.arange(count) + 0.5
    around, height = np.pi * (1 + 5**0.5) * number, 1 - 2 * number / count
    flat = np.sqrt(1 - height * height)
    return np.stack([np.cos(around) * flat, height, np.sin(around) * flat], -1)
