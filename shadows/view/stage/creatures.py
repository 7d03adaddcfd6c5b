"""Creatures: the models that stand before the player, their motions, the flash of a hit and how they fall apart."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from direct.actor.Actor import Actor
from panda3d.core import ColorBlendAttrib, Filename, LMatrix4, NodePath

from shadows.view import assets
from shadows.view.geoms import geom_node, shader

STANCE = LMatrix4(1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1)
"""From the models' space (z up, facing -y) to the stage's (y up, z away, facing -z)."""

STAND_IN = "hooded"
"""The figure that stands where a model is not there (yet)."""

DISSOLVE_SECONDS = 1.5


class Creature:
    """One enemy on the stage. `feet` is where it stands; `height` and `width` are its measures in metres."""

    def __init__(self, chamber: Any, model: str, feet: tuple[float, float, float]) -> None:
        self._chamber = chamber
        self.feet = feet
        described = assets.described("models", "models.json")
        self.measures = described.get(model) or described.get(STAND_IN) or {"height": 1.9, "width": 1.1}
        self.height, self.width = self.measures["height"], self.measures["width"]
        self.node = chamber.casters.attach_new_node(model)
        self.node.set_pos(*feet)
        turn = math.degrees(math.atan2(feet[0], feet[2])) * 0.8
        self.node.set_h(turn)
        self._body = self.node.attach_new_node("body")
        self._body.set_mat(STANCE)
        self._actor = self._load(model)
        self._shade = _contact(chamber.root, feet, self.width * 0.62)
        self._dress(model)
        self._started = 0.0
        self._fall: float | None = None
        self._flash = 0.0
        self._lunge = 0.0
        self.play("idle")

    def _load(self, model: str) -> Actor | None:
        path = assets.find("models", model, f"{model}.bam") or assets.find("models", STAND_IN, f"{STAND_IN}.bam")
        if path is None:
            self._body.attach_new_node(_hooded())
            return None
        actor = Actor(Filename.from_os_specific(str(path)), copy=True)
        actor.reparent_to(self._body)
        return actor

    def _dress(self, model: str) -> None:
        lit = shader("creature", *self._chamber.defines())
        self.node.set_shader(lit)
        folder = model if assets.find("models", model, "colour") else STAND_IN
        white = assets.as_texture("white", np.full((2, 2, 4), 255, "u1"))
        black = assets.as_texture("black", np.zeros((2, 2, 4), "u1"))
        flat = assets.as_texture("flat", np.full((2, 2, 4), (255, 128, 128, 255), "u1"))
        self.node.set_shader_inputs(
            colourTex=assets.texture("models", folder, "colour") or white,
            emissionTex=assets.texture("models", folder, "emission") or black,
            normalTex=assets.texture("models", folder, "normal") or flat,
            emisCol=(2.2, 2.2, 2.2, 0),
        )

    def play(self, motion: str) -> None:
        """Start a motion; those that do not loop go over into idling."""
        if self._actor is None:
            return
        if motion == "idle":
            self._actor.loop("idle")
        elif motion in self._actor.get_anim_names():
            self._actor.play(motion)

    def hit(self, colour: tuple[float, float, float] = (2.2, 0.34, 0.20)) -> None:
        """Flinch and flash."""
        self.play("hit")
        self._flash = 1.0
        self.node.set_shader_input("flashCol", (*colour, 0.9))

    def lunge(self) -> None:
        """Strike at the player."""
        self.play("attack")
        self._lunge = 1.0

    def fall(self, now: float) -> None:
        """Die: collapse and dissolve."""
        self.play("death")
        self._fall = now
        self.node.set_shader(shader("creature", "DISSOLVE", *self._chamber.defines()))

    def update(self, now: float, step: float) -> bool:
        """Per frame; False when there is nothing left to see."""
        if self._actor is not None and self._fall is None and self._actor.get_current_anim() is None:
            self._actor.loop("idle")
        if self._actor is None:
            self.node.set_sz(1 + 0.012 * math.sin(now * 1.7 + self.feet[0] * 2))
        if self._flash > 0:
            self._flash = max(0.0, self._flash - step * 3.2)
            self.node.set_shader_input("flashCol", (2.2, 0.5, 0.35, 0.9 * self._flash))
        if self._lunge > 0:
            self._lunge = max(0.0, self._lunge - step * 2.6)
            reach = math.sin(min(1.0, self._lunge) * math.pi) * 0.85
            self.node.set_z(self.feet[2] - reach)
        if self._fall is None:
            return True
        gone = (now - self._fall) / DISSOLVE_SECONDS
        self.node.set_shader_input("dissolve", (min(1.0, gone), 2.6, 0.62, 0.06))
        self._shade.set_shader_input("strength", 0.85 * max(0.0, 1 - gone))
        if self._actor is None:
            self.node.set_p(-12 * min(1.0, gone))
        return gone < 1

    def remove(self) -> None:
        """Take it off the stage."""
        if self._actor is not None:
            self._actor.cleanup()
        self.node.remove_node()
        self._shade.remove_node()

    @property
    def chest(self) -> tuple[float, float, float]:
        """Where hits land: in front of the middle."""
        x, y, z = self.feet
        return x, y + self.height * 0.58, z - 0.42

    @property
    def crown(self) -> tuple[float, float, float]:
        """Just above its head."""
        x, y, z = self.feet
        return x, y + self.height + 0.06, z


def _contact(root: NodePath, feet: tuple[float, float, float], radius: float) -> NodePath:
    """A soft dark disc that multiplies the floor."""
    steps = np.linspace(-1, 1, 5)
    across, along = np.meshgrid(steps, steps, indexing="ij")
    disc = np.stack([across.ravel(), along.ravel()], 1)
    corners = np.arange(25).reshape(5, 5)
    first = np.stack([corners[:-1, :-1], corners[1:, :-1], corners[1:, 1:]], -1).reshape(-1, 3)
    second = np.stack([corners[:-1, :-1], corners[1:, 1:], corners[:-1, 1:]], -1).reshape(-1, 3)
    spots = np.stack([disc[:, 0] * radius + feet[0], np.full(25, 0.03), disc[:, 1] * radius + feet[2]], 1)
    columns = {"vertex": spots, "shade": np.pad(disc, ((0, 0), (0, 2)))}
    node = root.attach_new_node(geom_node("contact", columns, np.concatenate([first, second])))
    node.set_shader(shader("soft", "CONTACT"))
    node.set_shader_input("strength", 0.85)
    node.set_attrib(
        ColorBlendAttrib.make(ColorBlendAttrib.M_add, ColorBlendAttrib.O_zero, ColorBlendAttrib.O_incoming_color)
    )
    node.set_depth_write(False)
    node.set_two_sided(True)
    node.set_bin("fixed", 1)
    return node


def _hooded() -> Any:
    """A robed figure with a hood, out of one turned profile, in the models' space."""
    angles, levels = np.linspace(0, 2 * np.pi, 41), np.linspace(0, 1, 40)
    angle, level = np.meshgrid(angles, levels, indexing="ij")
    profile = [(0, 0.60), (0.12, 0.48), (0.45, 0.30), (0.66, 0.36), (0.76, 0.20), (0.86, 0.24), (0.96, 0.14), (1, 0.01)]
    radius = np.interp(level, [at for at, _ in profile], [size for _, size in profile])
    folds = (1 - level) ** 1.2 * (0.11 * np.sin(angle * 9 + 2.2 * np.sin(level * 4)) + 0.05 * np.sin(angle * 17))
    radius = radius * (1 + folds)
    points = np.stack([np.cos(angle) * radius, np.sin(angle) * radius * 0.82, level * 1.9], -1)
    along, up = np.gradient(points, axis=0), np.gradient(points, axis=1)
    normals = np.cross(along, up)
    normals /= np.maximum(np.linalg.norm(normals, axis=-1, keepdims=True), 1e-9)
    face = np.exp(-(((np.cos(angle)) / 0.55) ** 2 + ((level - 0.87) / 0.06) ** 2)) * (np.sin(angle) < 0)
    shade = 0.20 * (1 - 0.9 * face)[..., None] * np.array([1.0, 0.86, 1.18])
    colours = np.concatenate([shade, np.ones_like(shade[..., :1])], -1)
    index = np.arange(points.shape[0] * points.shape[1]).reshape(points.shape[:2])
    corners = [index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]]
    triangles = np.concatenate(
        [np.stack([corners[a], corners[b], corners[c]], -1).reshape(-1, 3) for a, b, c in ((0, 1, 2), (0, 2, 3))]
    )
    columns = {
        "vertex": points.reshape(-1, 3),
        "normal": normals.reshape(-1, 3),
        "texcoord": np.zeros((index.size, 2)),
        "color": colours.reshape(-1, 4),
    }
    return geom_node("hooded", columns, triangles)
