"""Dice as they are seen: of what each is made, where it is, how it is turned. All are one mesh, drawn once for each."""

from __future__ import annotations

from dataclasses import dataclass
from math import radians
from typing import TYPE_CHECKING

from panda3d.core import LVecBase4f, NodePath, PTA_LVecBase4f, TransparencyAttrib

from shadows.view.engine.shaders import shader
from shadows.view.stage.forms import MOST, hung
from shadows.view.stage.matters import PATTERNS, Form, Mark, Matter, mark, matter
from shadows.view.stage.palettes import Triple
from shadows.view.stage.turning import COMMON, ORDER, SIDES, STRAIGHT, Turn, carved, heading, times, yaw

if TYPE_CHECKING:
    from shadows.view.stage.altar import Altar

GLOWING = 0.3
"""A die whose edges glow as much lights the slab."""

NEAR_EYE = (0.0, 0.32, -0.12)
"""From the middle of a die to where its particles are born: in it they would not be seen."""

LIT = 0.16
"""How much of its glow a die throws on the slab."""

IRON, BRASS, FROST = (0.17, 0.165, 0.17, 0.42), (0.50, 0.33, 0.12, 0.0), (0.20, 0.55, 0.85, 1.0)

FORMS: tuple[Form, ...] = ("chains", "staple", "ice")


@dataclass(frozen=True, slots=True)
class DieState:
    """A die as it is to be seen: the entity `die`, its `place` from the left, counted from 0, and the `value` that lies
    up. `matter` is its element, or `bone`; `bare` is of what it is thrown, until its element takes hold. `mark` is what
    meddles with it, empty for nothing. `faces` are the values of its sides."""

    die: int
    place: int
    value: int
    matter: str = "bone"
    held: bool = False
    mark: str = ""
    bare: str = "bone"
    faces: tuple[int, ...] = COMMON

    @property
    def shown(self) -> str:
        """Of what it is seen to be made."""
        return mark(self.mark).matter or self.matter

    @property
    def thrown(self) -> str:
        """Of what it is seen to be made while it flies."""
        return mark(self.mark).matter or self.bare


class Die:
    """One die on the table. Whoever moves it says so with `moved`, whoever makes it of something else with `changed`.

    Its middle is at `x`, `z` and `height`, and by `rise` (a hop) and `lift` (a hover) higher; `drawn` is where it was
    drawn last, x and z. `light` is how bright it is, `flash` how much it flares, `rim` how much its edges are lit,
    `swell` its size by the usual one.
    """

    def __init__(self, state: DieState) -> None:
        self.state = state
        self.body: Matter = matter(state.shown)
        self.mark: Mark = mark(state.mark)
        self.x = self.z = self.height = 0.0
        self.turn: Turn = STRAIGHT
        self.drawn: tuple[float, float] | None = None
        self.moved = self.changed = True
        self.rest()

    def rest(self) -> None:
        """End whatever it does."""
        self.rise = self.lift = self.flash = self.rim = 0.0
        self.light = self.swell = 1.0
        self.flying = False

    def lie(self, x: float, z: float, angle: float, size: float) -> None:
        """Lie there with its value up, turned by so many radians."""
        self.x, self.z, self.height = x, z, 0.5 * size
        _, side = carved(self.state.faces, self.state.value)
        self.turn = times(yaw(angle), SIDES[side])
        self.moved = True

    def become(self, name: str) -> None:
        """Be made of something else."""
        self.body = matter(name)
        self.changed = self.moved = True

    @property
    def place(self) -> Triple:
        """Its middle."""
        return self.x, self.height + self.rise + self.lift, self.z


class DiceView:
    """The dice as the shader has them: numbers in arrays, what lies about them, particles."""

    def __init__(self, altar: Altar) -> None:
        self.size = 1.0
        """The side of a die."""
        self._altar = altar
        self._about: dict[tuple[int, str], NodePath] = {}
        self._places, self._turns, self._states = (PTA_LVecBase4f.empty_array(MOST) for _ in range(3))
        self._looks, self._faces = PTA_LVecBase4f.empty_array(MOST * 5), PTA_LVecBase4f.empty_array(MOST * 2)
        for root in (altar.solid, altar.clear):
            root.set_shader_inputs(
                dicePlace=self._places,
                diceTurn=self._turns,
                diceState=self._states,
                diceLook=self._looks,
                diceFaces=self._faces,
                nDice=0,
            )
        self._body = hung(altar.solid, "die")
        self._body.set_shader(shader("table", "DIE", *altar.words))
        self._body.hide()
        self._worn = {name: Worn(name, altar) for name in FORMS}

    def take(self, dice: list[Die]) -> None:
        """These are the dice from now on, from left to right."""
        for root in (self._altar.solid, self._altar.clear):
            root.set_shader_input("nDice", len(dice))
        if dice:
            self._body.set_instance_count(len(dice))
            self._body.show()
        else:
            self._body.hide()
            for worn in self._worn.values():
                worn.show([], self.size)
        for die in dice:
            die.moved = die.changed = True
        for (number, _), node in self._about.items():
            if number >= len(dice):
                node.hide()

    def show(self, dice: list[Die], tilt: float) -> None:
        """Per frame: write down what has changed; `tilt`, from -1 to 1, rocks those that sway."""
        changed = False
        for number, die in enumerate(dice):
            changed = changed or die.moved
            if die.changed:
                self._write_look(number, die)
            if die.moved or die.body.sway:
                self._write_place(number, die, tilt)
            die.moved = die.changed = False
        if changed:
            for name, worn in self._worn.items():
                worn.show([die for die in dice if die.mark.form == name], self.size)

    def burst(self, die: Die, kind: str) -> None:
        """Let particles go above a die."""
        x, y, z = die.place
        self._altar.particles.burst(kind, (x, y + 0.2, z - 0.1), self._altar.time)

    def _write_place(self, number: int, die: Die, tilt: float) -> None:
        x, y, z = die.place
        die.drawn = x, z
        turn, size, body = die.turn, self.size * die.swell, die.body
        if body.sway and not die.flying:
            turn = times((0.0, 0.0, radians(body.sway) * tilt / 2, 1.0), turn)
        self._places[number] = LVecBase4f(x, y, z, size)
        self._turns[number] = LVecBase4f(*turn)
        pool = LIT * (body.edges > GLOWING) + 0.8 * die.flash
        self._states[number] = LVecBase4f(die.light, die.flash, die.rim, pool * die.light)
        if die.moved:
            for kind in body.particles:
                node = self._about[number, kind]
                node.set_pos(x + NEAR_EYE[0] * size, y + NEAR_EYE[1] * size, z + NEAR_EYE[2] * size)
                node.set_scale(size)

    def _write_look(self, number: int, die: Die) -> None:
        body = die.body
        shown, side = carved(die.state.faces, die.state.value)
        shown = {"value": shown, "alike": (shown[side],) * len(shown), "none": (0,) * len(shown)}[body.pips]
        values = [float(shown[one]) for one in ORDER]
        self._faces[number * 2] = LVecBase4f(*values[:3], 0)
        self._faces[number * 2 + 1] = LVecBase4f(*values[3:], 0)
        rows = (
            (*body.deep, body.rough),
            (*body.pale, body.clear),
            (*body.pip, body.shine),
            (*body.glow, body.edges),
            (float(PATTERNS.index(body.pattern)), body.strength, body.speed, die.state.die * 1.37 % 64 + 0.2),
        )
        for row, numbers in enumerate(rows):
            self._looks[number * len(rows) + row] = LVecBase4f(*numbers)
        for (owner, kind), node in self._about.items():
            if owner == number and kind not in body.particles:
                node.hide()
        for kind in body.particles:
            if (number, kind) not in self._about:
                seed = number * 7 + len(self._about)
                self._about[number, kind] = self._altar.particles.make(kind, [(0, 0, 0)], seed=seed)
            self._about[number, kind].show()


class Worn:
    """What lies about dice, one mesh for all that wear it."""

    def __init__(self, name: Form, altar: Altar) -> None:
        ice = name == "ice"
        self._places, self._turns = PTA_LVecBase4f.empty_array(MOST), PTA_LVecBase4f.empty_array(MOST)
        self._node = hung(altar.clear if ice else altar.solid, name)
        self._node.set_shader(shader("table", "FORM", "ICE" if ice else "IRON", *altar.words))
        colour, glow = (FROST, (0.0, 0.0, 0.0, 0.0)) if ice else (IRON, BRASS)
        self._node.set_shader_inputs(formPlace=self._places, formTurn=self._turns, formCol=colour, formGlow=glow)
        if ice:
            self._node.set_transparency(TransparencyAttrib.M_alpha)
            self._node.set_bin("fixed", 5)
        self._node.hide()

    def show(self, dice: list[Die], size: float) -> None:
        """Lie about these."""
        for number, die in enumerate(dice):
            self._places[number] = LVecBase4f(*die.place, size * die.swell)
            self._turns[number] = LVecBase4f(*heading(die.turn), 0, 0)
        if dice:
            self._node.set_instance_count(len(dice))
            self._node.show()
        else:
            self._node.hide()
