"""An enemy as it stands in the chamber: its model, its motions, its light."""

from __future__ import annotations

import logging
import math
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec
from direct.actor.Actor import Actor
from panda3d.core import LMatrix4, NodePath

from shadows.view.engine import assets, cosmetics, theme, tween
from shadows.view.engine.shaders import shader
from shadows.view.stage.hooded_figure import stand_in

UPRIGHT = LMatrix4(1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1)
"""Models have z up and look to -y; here y is up, and they look at the camera."""

GLOW = 2.2
"""How bright the emission of a model is. Colours are squared into light, as in the shaders."""

REACH = 1.5
"""How far an attack lunges, in metres."""

EDGE = (2.6, 0.62, 0.06)
"""The hot edge of what dissolves."""

TINTED, FADED = 1.6, 0.85
"""How bright the colour of a tinted model is, and how much of its own colours is gone."""

_log = logging.getLogger(__name__)


Size = Annotated[float, msgspec.Meta(gt=0, le=20)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=60)]


class Build(msgspec.Struct, frozen=True):
    """What a model says of itself, in metres and seconds; `strike` is when its blow lands.

    `motions` are those that it has, with their lengths; `wrath` is the light of its second phase, `wrath_parts` are the
    nodes that are seen only then. `model` is whose model it is; of one that looks like another, `tint` is the colour
    and `size` how large it is beside that one.
    """

    height: Size = 1.95
    width: Size = 1.1
    strike: Seconds = 0.4
    glow: cosmetics.Colour = "#7fb8ff"
    wrath: cosmetics.Colour | None = None
    wrath_parts: tuple[Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_.-]+$")], ...] = ()
    hovers: bool = False
    motions: dict[str, Seconds] = {}
    model: str = ""
    tint: cosmetics.Colour | None = None
    size: Annotated[float, msgspec.Meta(ge=0.2, le=3)] = 1.0


def build(prefab: str) -> Build | None:
    """The model of an enemy, if there is one: its own, or that of the one that it is `like`."""
    table = assets.table("models", "models.json")
    entry = table.get(prefab)
    like = entry.get("like") if isinstance(entry, dict) else None
    others = (f"{prefab.rpartition(':')[0]}:{like}", str(like))  # of the same mod, or of the game
    model = prefab if like is None else next((name for name in others if name in table), "")
    if entry is None or assets.model(model) is None:
        return None
    try:
        seen, own = (msgspec.convert(one, dict[str, Any]) for one in (table[model], entry))
        found = msgspec.convert({**seen, **own, "model": model}, Build)
    except msgspec.ValidationError as error:
        _log.warning("model of %s: %s", prefab, error)
        return None
    return msgspec.structs.replace(found, height=found.height * found.size, width=found.width * found.size)


def hue(tint: str | None) -> tuple[float, float, float, float]:
    """What the colours of a model are multiplied with, as light adds up, and how much of them is grey before."""
    if tint is None:
        return 1.0, 1.0, 1.0, 0.0
    red, green, blue, _ = theme.rgba(tint)
    return TINTED * red**2, TINTED * green**2, TINTED * blue**2, FADED


class Ground(Protocol):
    """Where a creature stands: `Stage` is one."""

    casters: NodePath
    """Below this node stands what throws shadows."""

    def contact(self, radius: float) -> NodePath:
        """A soft dark disc for under a creature's feet."""

    def defines(self, *more: str) -> tuple[str, ...]:
        """The words that the lit shader is made with."""


class Creature:
    """One enemy. `seat` is where its feet are (x, z); everything else is motion around it."""

    NOWHERE = (0.0, -9.0)
    """The seat of one that has not been given any."""

    def __init__(self, stage: Ground, prefab: str) -> None:
        self._stage = stage
        self._resume = ""
        self._dissolving = self._gone = self._wrathful = self._halted = False
        self._pace = 1.0
        """How fast the motion runs that is played."""
        found = build(prefab)
        self.build = found or Build()
        self.root: NodePath = stage.casters.attach_new_node(prefab)
        self.root.set_scale(self.build.size)
        self._actor: Actor | None = None
        self._wrath_parts: list[NodePath] = []
        self._model: NodePath = self._loaded(found.model, prefab) if found else self._stand_in(prefab)
        self._model.reparent_to(self.root)
        self._disc = stage.contact(max(0.55, self.build.width * 0.55))
        self.seat = self.NOWHERE
        self._push = [0.0, 0.0, 0.0]
        self._phase = (hash_of(prefab) % 97) * 0.3
        self._apply()

    @property
    def head(self) -> tuple[float, float, float]:
        """A point above its head."""
        return self.seat[0], self.build.height + 0.06, self.seat[1]

    @property
    def chest(self) -> tuple[float, float, float]:
        """A point before its chest, where blows land."""
        return self.seat[0], self.build.height * 0.58, self.seat[1] - 0.42

    def stand(self, x: float, z: float) -> None:
        """Take a seat."""
        self.seat = (x, z)
        self._place()

    def move(self, push: tuple[float, float, float]) -> None:
        """Stand aside of the seat by so much (x, y, z)."""
        self._push[:] = push
        self._place()

    def play(self, motion: str, speed: float = 1.0) -> float:
        """Begin a motion, then idle again; returns its seconds, 0 if the model has none."""
        seconds = self.build.motions.get(motion, 0.0)
        if self._actor is None or not seconds:
            return 0.0
        self._actor.set_play_rate(speed, motion)
        self._actor.play(motion)
        self._resume, self._pace, self._halted = motion, speed, False
        return seconds / max(speed, 0.01)

    def update(self, time: float) -> None:
        """Per frame: idle again after a motion; what has no motions breathes."""
        if self._actor is None:
            breath = 0.012 * math.sin(time * 1.7 + self._phase)
            self._model.set_scale(1, 1 + breath, 1)
        elif self._resume and self._actor.get_current_anim() is None and self._resume != "death":
            self._idle(self._actor)

    def halt(self, still: bool) -> None:
        """Stand still in the middle of a motion, or go on with it."""
        if still == self._halted or self._actor is None or self._gone:
            return
        self._halted = still
        motion = self._actor.get_current_anim()
        if motion is not None:
            self._actor.set_play_rate(0.0 if still else self._pace, motion)

    def flash(self, amount: float, colour: tuple[float, float, float] = (2.2, 0.34, 0.20)) -> None:
        """Light up, 0 to 1."""
        if not self._gone:
            self._model.set_shader_input("flashCol", (*colour, amount))

    def enrage(self) -> None:
        """The light of a second phase, and what of the body appears only in it."""
        if self._wrathful or self.build.wrath is None:
            return
        self._wrathful = True
        for part in self._wrath_parts:
            part.show()
        self._apply()

    def dissolve(self, part: float) -> None:
        """Go up in embers, 0 to 1."""
        if self._gone:
            return
        if (part > 0) != self._dissolving:
            self._dissolving = part > 0
            self._apply()
        self._model.set_shader_input("dissolve", (part, *EDGE))
        self._disc.set_shader_input("strength", 0.85 * (1 - part))
        if part >= 1:
            self.root.hide()
            self._disc.hide()

    def remove(self) -> None:
        """Leave the stage."""
        if self._gone:
            return
        self._gone = True
        if self._actor is not None:
            self._actor.cleanup()
        self.root.remove_node()
        self._disc.remove_node()

    def _place(self) -> None:
        if self._gone:  # a movement may outlive the one that it moves
            return
        (x, z), (dx, dy, dz) = self.seat, self._push
        self.root.set_pos(x + dx, dy, z + dz)
        self.root.set_h(math.degrees(math.atan2(x, max(z, 0.1))) * 0.8)
        self._disc.set_pos(x + dx, 0, z + dz)

    def _loaded(self, name: str, prefab: str) -> NodePath:
        """A model; a stand-in where it turns out to be none after all."""
        found = assets.model(name) or Path(name)
        try:
            return self._load(found)
        except Exception as error:  # the engine's own, of every kind
            assets.unusable(found, f"it cannot be used: {type(error).__name__}")
            self._actor, self._wrath_parts = None, []
            return self._stand_in(prefab)

    def _load(self, found: Path) -> NodePath:
        actor = Actor(assets.panda_path(found))
        holder = NodePath("upright")
        actor.reparent_to(holder)
        actor.set_mat(UPRIGHT)
        for texture in actor.find_all_textures():
            name = {"normal": "relief"}.get(texture.get_name(), texture.get_name())
            holder.set_shader_input(f"{name}Tex", texture)
        self._wrath_parts = [actor.find(f"**/{part}") for part in self.build.wrath_parts]
        for part in self._wrath_parts:
            part.hide()
        self._actor = actor
        self._idle(actor)
        return holder

    def _stand_in(self, prefab: str) -> NodePath:
        return stand_in(hash_of(prefab))

    def _idle(self, actor: Actor) -> None:
        self._resume, self._pace, self._halted = "", 1.0, False
        actor.loop("idle")

    def _apply(self) -> None:
        model = self._model
        words = ("CREATURE", "DISSOLVE") if self._dissolving else ("CREATURE",)
        model.set_shader(shader("lit", *self._stage.defines(*words)), 5)
        tint = self.build.tint
        own = self.build.glow if tint else theme.WHITE
        red, green, blue, _ = theme.rgba(self.build.wrath if self._wrathful else own)
        model.set_shader_inputs(
            glow=(red**2 * GLOW, green**2 * GLOW, blue**2 * GLOW, float(self._wrathful or tint is not None)),
            hueCol=hue(tint),
            flashCol=(1, 1, 1, 0),
            dissolve=(0, *EDGE),
            tintCol=(1, 1, 1, 0.12),
        )


def hash_of(word: str) -> int:
    """A small number that is the same for a word in every process."""
    return sum((place + 1) * ord(letter) for place, letter in enumerate(word))


def lunge(creature: Creature, part: float) -> None:
    """Out towards the player and back, for models without a motion of their own and on top of one."""
    x = creature.seat[0]
    reach = REACH * tween.bump(part)
    creature.move((-x * 0.12 * tween.bump(part), 0.0, -reach))


def recoil(creature: Creature, part: float, strength: float = 1.0) -> None:
    """Pushed back by a blow, and forward again."""
    creature.move((0.0, 0.0, 0.22 * strength * tween.bump(part)))
