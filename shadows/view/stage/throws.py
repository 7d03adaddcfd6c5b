"""How thrown dice tumble: whole throws that were worked out beforehand, brought to end on what the rules have drawn."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import numpy as np

from shadows.root import ROOT
from shadows.view.stage.palettes import Triple
from shadows.view.stage.turning import SIDES, Turn, askew, back, times, yaw

RATE = 60
"""Frames a second of what is stored."""

UNIT, WHOLE = 1024, 16384
"""Steps of a length and of a rotation that are stored."""

STEPS = {"wide": 1.70, "close": 1.46}
"""How far neighbours lie apart in the throws of each kind, in sides of a die."""

MOST = 3
"""So many neighbours are thrown as one; more fall into several groups."""

CLEAR = 1.05
"""Groups are clear of each other whose dice stay so far apart, from middle to middle, in sides of a die."""

TOUCHING, AGAIN = 0.97, 6
"""Nearer than this they would be seen to go through each other: then all are thrown anew, at most so often."""

FAR = 9.0

FASTEST = 9.0
"""The speed of the hardest knock, in sides of a die a second."""

WIDE = 7.0
"""Half the width of the slab."""

KINDS = ("slab", "die", "rim")


@dataclass(frozen=True, slots=True)
class Impact:
    """A knock that is heard: seconds from the start of the throw, its strength from 0 to 1, what was struck (`slab`,
    `die` or `rim`), and where the die was."""

    seconds: float
    strength: float
    kind: str
    at: Triple

    @property
    def x(self) -> float:
        """Where it is heard, from -1 at the left to 1 at the right."""
        return max(-1.0, min(1.0, self.at[0] / WIDE))


@dataclass(frozen=True, slots=True)
class Path:
    """The way of one die: where it is and how it is turned, frame by frame (`RATE` a second), for so many seconds."""

    places: list[list[float]]
    turns: list[list[float]]
    seconds: float

    def at(self, seconds: float) -> tuple[Triple, Turn]:
        """Where it is, and how it is turned, after so many seconds."""
        frame = min(max(seconds, 0.0) * RATE, len(self.places) - 1.001)
        here = int(frame)
        part = frame - here
        (x, y, z), (u, v, w) = self.places[here], self.places[here + 1]
        a, b, c, d = self.turns[here]
        e, f, g, h = self.turns[here + 1]
        rest = 1 - part
        place = x * rest + u * part, y * rest + v * part, z * rest + w * part
        turn = a * rest + e * part, b * rest + f * part, c * rest + g * part, d * rest + h * part
        return place, turn


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a thrown die comes to rest: its column, x and z; and the side that lies up then."""

    column: int
    x: float
    z: float
    side: int


@dataclass(frozen=True, slots=True)
class Stored:
    """All throws: places (frames, dice, 3), turns (frames, dice, 4 as x, y, z, w), the frame in which each die lies,
    knocks (n, 4: die, seconds, speed, kind), and the first die of each throw by kind and number of dice."""

    place: np.ndarray
    turn: np.ndarray
    last: np.ndarray
    knocks: np.ndarray
    firsts: dict[tuple[str, int], np.ndarray]


@cache
def stored() -> Stored:
    """What the forge has worked out."""
    with np.load(ROOT / "assets" / "dice" / "throws.npz", allow_pickle=False) as kept:
        place = np.cumsum(kept["place"], axis=0, dtype="i2").astype("f4") / UNIT
        turn = np.cumsum(kept["turn"], axis=0, dtype="i2").astype("f4") / WHOLE
        firsts = {(kind, dice): kept[f"{kind}_{dice}"].astype(int) for kind in STEPS for dice in range(1, MOST + 1)}
        return Stored(place, np.roll(turn, -1, axis=-1), kept["last"].astype(int), kept["knocks"].astype("f4"), firsts)


@dataclass(frozen=True, slots=True)
class _Flight:
    """A stored die, mirrored or not, on its way (frames, 3) to a slot."""

    die: int
    way: np.ndarray
    mirrored: bool


def throw(slots: Sequence[Slot], size: float, seed: str) -> tuple[list[Path], list[Impact]]:
    """The ways of dice to their slots, in their order, and what is heard. The same seed throws them in the same way."""
    draw = np.random.default_rng(zlib.crc32(seed.encode()))
    flights, gap = _flights(slots, size, draw)
    for _ in range(AGAIN):
        if gap > TOUCHING:
            break
        others, apart = _flights(slots, size, draw)
        if apart > gap:
            flights, gap = others, apart
    paths, impacts = [], []
    for slot, flight in zip(slots, flights, strict=True):
        path = _path(flight, slot.side)
        paths.append(path)
        impacts += _impacts(flight.die, path)
    return paths, sorted(impacts, key=lambda impact: (impact.seconds, impact.x))


def _flights(slots: Sequence[Slot], size: float, draw: np.random.Generator) -> tuple[list[_Flight], float]:
    """A flight to each slot, and how near to each other those of different groups come, in sides of a die."""
    order = sorted(range(len(slots)), key=lambda one: (slots[one].z, slots[one].column))
    found: dict[int, _Flight] = {}
    nearest = FAR
    for group in _groups([slots[one] for one in order], draw):
        members = [order[one] for one in group]
        flights, gap = _clear([slots[one] for one in members], size, draw, list(found.values()))
        found |= zip(members, flights, strict=True)
        nearest = min(nearest, gap)
    return [found[one] for one in range(len(slots))], nearest


def _groups(slots: Sequence[Slot], draw: np.random.Generator) -> list[list[int]]:
    """Neighbours of one row, at most `MOST` in a group."""
    rows: list[list[int]] = []
    for one, slot in enumerate(slots):
        before = slots[one - 1] if one else None
        if before is not None and before.z == slot.z and before.column + 1 == slot.column:
            rows[-1].append(one)
        else:
            rows.append([one])
    groups = []
    for row in rows:
        pieces = -(-len(row) // MOST)
        cuts = [round(len(row) * piece / pieces) for piece in range(pieces + 1)]
        if pieces > 1 and len(row) % pieces and draw.random() < 0.5:
            cuts = [len(row) - cut for cut in reversed(cuts)]
        groups += [row[start:end] for start, end in pairwise(cuts)]
    return groups


def _clear(
    slots: Sequence[Slot], size: float, draw: np.random.Generator, others: Sequence[_Flight]
) -> tuple[list[_Flight], float]:
    """A throw for neighbours clear of dice that fly already, or the clearest that there is, and how clear it is."""
    step = (slots[-1].x - slots[0].x) / max(len(slots) - 1, 1) / size if len(slots) > 1 else STEPS["wide"]
    kind = min(STEPS, key=lambda one: abs(STEPS[one] - step))
    firsts = stored().firsts[kind, len(slots)].tolist()
    best: list[_Flight] = []
    widest = -1.0
    for choice in draw.permutation(2 * len(firsts)).tolist():
        mirrored = bool(choice % 2)
        dice = range(firsts[choice // 2], firsts[choice // 2] + len(slots))
        flights = [
            _Flight(die, _way(die, slot, size, mirrored=mirrored), mirrored)
            for die, slot in zip(reversed(dice) if mirrored else dice, slots, strict=True)
        ]
        gaps = [float(np.linalg.norm(one.way - other.way, axis=1).min()) for one in flights for other in others]
        gap = min(gaps, default=FAR * size) / size
        if gap > widest:
            best, widest = flights, gap
        if gap > CLEAR:
            break
    return best, widest


def _way(die: int, slot: Slot, size: float, *, mirrored: bool) -> np.ndarray:
    """The places (frames, 3) of a stored die on its way to a slot."""
    way = stored().place[:, die].copy()
    way[:, [0, 2]] -= way[-1, [0, 2]]
    if mirrored:
        way[:, 0] *= -1
    way *= size
    way[:, 1] += 0.5 * size - way[-1, 1]
    way[:, 0] += slot.x
    way[:, 2] += slot.z
    return way


def _path(flight: _Flight, side: int) -> Path:
    """Turned inside its motion beforehand, so that this side lies up in the end: nothing about the motion changes, for
    a die without its faces looks the same after each of its 24 turns."""
    turns = stored().turn[:, flight.die].astype(float)
    if flight.mirrored:
        turns = turns * (1, -1, -1, 1)
    end = turns[-1] / np.linalg.norm(turns[-1])
    ending: Turn = (end[0], end[1], end[2], end[3])
    wanted = times(yaw(askew(ending)), SIDES[side])
    a, b, c, d = times(back(ending), wanted)
    inside = np.array([[d, c, -b, a], [-c, d, a, b], [b, -a, d, c], [-a, -b, -c, d]])
    turned = turns @ inside.T
    turned /= np.linalg.norm(turned, axis=1, keepdims=True)
    return Path(flight.way.tolist(), turned.tolist(), int(stored().last[flight.die]) / RATE)


def _impacts(die: int, path: Path) -> list[Impact]:
    knocks = stored().knocks
    heard = []
    for _, seconds, speed, kind in knocks[knocks[:, 0] == die].tolist():
        heard.append(Impact(seconds, min(speed / FASTEST, 1.0), KINDS[int(kind)], path.at(seconds)[0]))
    return heard
