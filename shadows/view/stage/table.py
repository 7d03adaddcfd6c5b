"""Dice on the slab: what lies there, and how it is thrown, held, lifted, counted and set ablaze.

It knows no rule: which die shows what, and of which element it is, is told to it. Lengths are sides of a die.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from shadows.view.engine import tween
from shadows.view.engine.tween import Tweens, towards
from shadows.view.stage.altar import Altar
from shadows.view.stage.dice import DiceView, Die, DieState
from shadows.view.stage.forms import MOST
from shadows.view.stage.matters import Slab, mark, matter, slab
from shadows.view.stage.palettes import Triple
from shadows.view.stage.stage import Stage
from shadows.view.stage.throws import RATE, WIDE, Impact, Path, Slot, throw
from shadows.view.stage.turning import SIDES, between, carved, times, yaw

ROLLED_Z, HELD_Z = 0.76, -1.06
"""The rows: where dice come to rest, and the tray."""

STEP, REACH, CROWD, SMALL = 1.72, 8.5, 6, 0.86
"""How far columns lie apart, at most how far the first from the last; dice are smaller where there are more than so
many."""

SLIDE, COUNT, TAKES, FLARE, FADE = 0.18, 0.26, 0.25, 0.5, 0.25
"""Seconds of a slide, of a hop that counts, in which an element takes hold, of a flare, and in which dice appear."""

HOP, COUNTED, HOVER, RISE = 0.25, 0.55, 0.22, 0.30
"""How high a die hops that slides, that is counted; hovers as part of a hand; rises in a flare."""

DIMMED = 0.2
"""How bright a die is that is no part of the hand."""

ASKEW = math.radians(9)
"""So far at most a die lies turned that was not thrown."""

DUSTY = 0.45
"""A puff of dust where the slab is struck harder than this."""

WOBBLE = 5.2
"""How fast dice rock that sway, in radians a second."""


@dataclass(frozen=True, slots=True)
class Rest:
    """A die of a throw comes to lie: seconds from the start of the throw at the usual pace, where it is, from -1 at the
    left to 1 at the right, and the element that takes hold of it then, empty for none."""

    seconds: float
    x: float
    element: str


class Table:
    """The slab in a place, hung before a stage, and the dice on it.

    `dice` are from left to right. `calm` leaves out what tumbles, hops and shakes; `pace` is how fast dice move, 1 for
    the usual speed.
    """

    def __init__(self, stage: Stage, place: str | Slab) -> None:
        self.altar = Altar(stage, place if isinstance(place, Slab) else slab(place))
        self.calm, self.pace = False, 1.0
        self._tweens = Tweens()
        self.dice: list[Die] = []
        self._view = DiceView(self.altar)
        self._impacts: list[Impact] = []
        self._rests: list[Rest] = []
        self._dusty: list[Impact] = []
        self._thrown_for = 0.0
        self._lifted: frozenset[int] = frozenset()
        self._dimmed: frozenset[int] = frozenset()
        self._hovering = False
        self.update(0.0)

    def remove(self) -> None:
        """Take it away; the stage stays."""
        self._tweens.clear()
        self.altar.remove()

    def lay(self, dice: Sequence[DieState], *, now: bool = True) -> None:
        """Show exactly these, each in its column. Unless it is to be so `now`, those that lie elsewhere slide there,
        and what has become of another matter flares. Raises ValueError for more than there is room for."""
        if now:
            self.settle()
        before = {die.state.die: (die.state, self._slot(die.state)) for die in self.dice}
        self._take(dice)
        for die in self.dice:
            state = die.state
            if now or state.die not in before:
                die.rest()
                turn = die.turn
                die.lie(*self._slot(state), self._askew(state), self._view.size)
                if state.die in before and _alike(before[state.die][0], state):
                    die.turn = turn  # as it fell
                die.become(state.shown)
                if not now:
                    self._appear(die)
                continue
            was, slot = before[state.die]
            if slot != self._slot(state) or was.value != state.value:
                self._slide(die)
            if was.shown != state.shown:
                self._take_hold(die, 0.0)
        if now:
            self._hover(math.inf)

    def throw(self, dice: Sequence[DieState], seed: str) -> float:
        """Let these tumble in and end on their values, in the way that belongs to the seed; the others stay. Elements
        take hold where they lie. Returns the seconds until all is still."""
        self.settle()
        named = {state.die: state for state in dice}
        kept = [die.state for die in self.dice if die.state.die not in named]
        self._take([*kept, *dice])
        for die in self.dice:
            if die.state.die in named:
                continue
            die.x, die.z = die.drawn or (die.x, die.z)  # those that lay alone for a moment were not seen to
            die.height = 0.5 * self._view.size
            if (die.x, die.z) != self._slot(die.state):
                self._slide(die)
        thrown = [die for die in self.dice if die.state.die in named]
        for die in thrown:
            die.rest()
        if self.calm:
            return self._cross_fade(thrown)
        ends = []
        for die in thrown:
            _, side = carved(die.state.faces, die.state.value)
            ends.append(Slot(die.state.place, *self._slot(die.state), side))
        paths, self._impacts = throw(ends, self._view.size, seed)
        self._dusty = [impact for impact in self._impacts if impact.kind == "slab" and impact.strength > DUSTY]
        self._thrown_for = 0.0
        self._rests = [self._rest(die, path.seconds) for die, path in zip(thrown, paths, strict=True)]
        seconds = [self._fly(die, path) for die, path in zip(thrown, paths, strict=True)]
        return max(seconds, default=0.0) / self.pace

    def impacts(self) -> list[Impact]:
        """What is heard of the last throw, in the order in which it is; seconds at the usual pace."""
        return list(self._impacts)

    def rests(self) -> list[Rest]:
        """When and where each die of the last throw comes to lie, from left to right."""
        return list(self._rests)

    def hold(self, die: int) -> float:
        """Let a die slide down its column into the tray, and lie straight there. Returns the seconds."""
        return self._carry(die, held=True)

    def release(self, die: int) -> float:
        """Let a die slide back up its column. Returns the seconds."""
        return self._carry(die, held=False)

    def lift(self, dice: Collection[int]) -> None:
        """Let these hover, and no others: the dice of a hand that is looked at."""
        self._lifted, self._hovering = frozenset(dice), True

    def dim(self, dice: Collection[int]) -> None:
        """Let these, and no others, lie in the dark."""
        self._dimmed, self._hovering = frozenset(dice), True

    def hop(self, die: int, after: float = 0.0) -> float:
        """Let a die hop once, after so many seconds: it is counted. Returns the seconds until it lies again."""
        found = self._found(die)
        if found is None:
            return 0.0
        high = 0.0 if self.calm else COUNTED

        def move(part: float) -> None:
            found.rise, found.flash = high * tween.bump(part), 0.3 * (1 - part)
            found.moved = True

        self._tweens.add(COUNT, move, delay=after * self.pace)
        return after + COUNT / self.pace

    def flare(self, dice: Collection[int], element: str) -> float:
        """Let these blaze up in the light of an element, and a ring of it run over the slab. Returns the seconds."""
        body = matter(element)
        found = [die for die in self.dice if die.state.die in dice]
        for die in found:
            self._blaze(die, body.flare)
        if found and not self.calm:
            x, z = sum(die.x for die in found) / len(found), sum(die.z for die in found) / len(found)
            self.altar.ring(self._tweens, x, z, body.glow, FLARE * 1.3)
            self.altar.glare(self._tweens, body.glow, FLARE)
        return FLARE / self.pace

    def settle(self) -> None:
        """Bring all that moves to its end at once."""
        self._dusty = []
        if len(self._tweens):
            self._tweens.finish()
            self.altar.particles.clear()

    def at(self, x: float, y: float) -> int | None:
        """The die at a place of the canvas."""
        nearest, found = 1.0, None
        for die in self.dice:
            middle, size = self.altar.seen(die.place), 0.56 * self._view.size
            reach = abs(self.altar.seen((die.x + size, die.place[1], die.z))[0] - middle[0])
            away = max(abs(x - middle[0]), abs(y - middle[1])) / max(reach, 1e-6)
            if away < nearest:
                nearest, found = away, die.state.die
        return found

    def spot(self, die: int) -> tuple[float, float]:
        """Where on the canvas the middle of a die is now; that of the slab for one that is not there."""
        found = self._found(die)
        return self.altar.seen((0.0, 0.5, ROLLED_Z) if found is None else found.place)

    def foot(self, die: int) -> tuple[float, float]:
        """Where on the canvas the slab before a die is: for what is written below it."""
        found = self._found(die)
        x, z = (0.0, ROLLED_Z) if found is None else (found.x, found.z)
        return self.altar.seen((x, 0.0, z - 0.5 * self._view.size - 0.28))

    def update(self, seconds: float) -> None:
        """Per frame: what moves, the lights, the eye."""
        self._tweens.update(seconds * self.pace)
        if self._dusty:
            self._dust(seconds * self.pace)
        if self._hovering:
            self._hover(seconds)
        self._view.show(self.dice, 0.0 if self.calm else math.sin(self.altar.time * WOBBLE))
        self.altar.update(seconds, calm=self.calm)

    def _found(self, die: int) -> Die | None:
        return next((one for one in self.dice if one.state.die == die), None)

    def _take(self, states: Sequence[DieState]) -> None:
        """Have a die for each of these, from left to right, the same one for the same entity."""
        if len(states) > MOST:
            raise ValueError(f"{len(states)} dice are too many: there is room for {MOST}")
        before = {die.state.die: die for die in self.dice}
        self.dice = []
        for state in sorted(states, key=lambda state: state.place):
            die = before.get(state.die) or Die(state)
            die.state, die.mark = state, mark(state.mark)
            self.dice.append(die)
        self._view.size = SMALL if len(self.dice) > CROWD else 1.0
        self._view.take(self.dice)

    def _slot(self, state: DieState) -> tuple[float, float]:
        """x and z of where a die lies: its column, and its row."""
        count = max(len(self.dice), state.place + 1)
        step = min(STEP, REACH / max(count - 1, 1))
        return (state.place - (count - 1) / 2) * step, HELD_Z if state.held else ROLLED_Z

    def _askew(self, state: DieState) -> float:
        """How a die lies that was not thrown: straight in the tray, elsewhere as it happens to."""
        if state.held:
            return 0.0
        return (zlib.crc32(f"{state.die} {state.value}".encode()) % 201 / 100 - 1) * ASKEW

    def _appear(self, die: Die) -> None:
        def move(part: float) -> None:
            die.light, die.swell = part, 0.6 + 0.4 * part
            die.moved = True

        self._tweens.add(FADE, move, tween.out)

    def _cross_fade(self, dice: Sequence[Die]) -> float:
        """In place of a throw: they are there, and can be seen more and more. Returns the seconds."""
        self._impacts, self._rests = [], [self._rest(die, FADE) for die in dice]
        for die in dice:
            die.lie(*self._slot(die.state), 0.0, self._view.size)
            die.become(die.state.shown)
            self._appear(die)
        return FADE / self.pace

    def _slide(self, die: Die) -> None:
        """To its slot, with a small hop."""
        x, z, height, turn = die.x, die.z, die.height, die.turn
        goal_x, goal_z = self._slot(die.state)
        _, side = carved(die.state.faces, die.state.value)
        goal = times(yaw(self._askew(die.state)), SIDES[side])
        rest, high = 0.5 * self._view.size, 0.0 if self.calm else HOP

        def move(part: float) -> None:
            eased = tween.smooth(part)
            die.x, die.z = x + (goal_x - x) * eased, z + (goal_z - z) * eased
            die.height, die.rise = height + (rest - height) * eased, high * tween.bump(part)
            die.turn = goal if part >= 1 else between(turn, goal, eased)
            die.moved = True

        self._tweens.add(SLIDE, move)

    def _carry(self, die: int, *, held: bool) -> float:
        found = self._found(die)
        if found is None or found.state.held == held:
            return 0.0
        found.state = replace(found.state, held=held)
        self._slide(found)
        return SLIDE / self.pace

    def _rest(self, die: Die, seconds: float) -> Rest:
        state = die.state
        x = max(-1.0, min(1.0, self._slot(state)[0] / WIDE))
        return Rest(seconds, x, state.shown if state.shown != state.thrown else "")

    def _fly(self, die: Die, path: Path) -> float:
        """Along its path; then its element takes hold. Returns the seconds at the usual pace."""
        die.become(die.state.thrown)
        die.flying = True
        whole = (len(path.places) - 1) / RATE

        def move(part: float) -> None:
            (die.x, die.height, die.z), die.turn = path.at(part * whole)
            die.flying, die.moved = part < 1, True

        def land() -> None:
            (die.x, die.z), die.height = self._slot(die.state), 0.5 * self._view.size

        move(0.0)
        self._tweens.add(whole, move, after=land)
        if die.state.shown == die.state.thrown:
            return path.seconds
        self._take_hold(die, path.seconds)
        return path.seconds + TAKES

    def _take_hold(self, die: Die, after: float) -> None:
        """It flares, and is what it has become."""
        name = die.state.shown

        def move(part: float) -> None:
            if die.body != matter(name):
                die.become(name)
                if not self.calm:
                    self._view.burst(die, die.body.flare)
            die.flash, die.moved = (1 - part) ** 2, True

        self._tweens.add(TAKES, move, delay=after)

    def _blaze(self, die: Die, kind: str) -> None:
        high = 0.0 if self.calm else RISE
        if not self.calm:
            self._view.burst(die, kind)

        def move(part: float) -> None:
            die.flash, die.rise, die.moved = 0.9 * (1 - part), high * tween.bump(part), True

        self._tweens.add(FLARE, move)

    def _dust(self, seconds: float) -> None:
        """A puff at each knock whose moment has come."""
        self._thrown_for += seconds
        while self._dusty and self._dusty[0].seconds <= self._thrown_for:
            x, _, z = self._dusty.pop(0).at
            at: Triple = (x, 0.08, z)
            self.altar.particles.burst("knock", at, self.altar.time)

    def _hover(self, seconds: float) -> None:
        """Lifted and dimmed dice come to where they are to be."""
        self._hovering = False
        for die in self.dice:
            raised = die.state.die in self._lifted
            lift, rim = HOVER * (raised and not self.calm), float(raised)
            light = DIMMED if die.state.die in self._dimmed else 1.0
            if abs(die.lift - lift) + abs(die.rim - rim) + abs(die.light - light) > 0.004 and seconds < 1:
                self._hovering = True
                die.lift, die.rim = towards(die.lift, lift, seconds), towards(die.rim, rim, seconds)
                die.light = towards(die.light, light, seconds)
            else:
                die.lift, die.rim, die.light = lift, rim, light
            die.moved = True


def _alike(one: DieState, other: DieState) -> bool:
    """Whether a die lies in the same way."""
    return (one.value, one.faces, one.held) == (other.value, other.faces, other.held)
