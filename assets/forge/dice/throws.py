"""Throws: rounded cubes that fall, tumble, knock against each other and the rim, and come to rest -> throws.npz.

A cube looks the same after any of its 24 turns, so one motion serves every outcome: the window turns the faces inside
it beforehand, so that the decided one lies on top in the end. Dice are thrown in groups of up to three neighbours, each
towards its own place; what is left between a die's end and its place, a fraction of its side, is shared out over the
whole of its way.

Lengths are sides of a die, x right, y up, z away. A throw's dice end at z 0, `step` sides apart about x 0.
"""

import numpy as np

RATE = 60
"""Frames a second."""

STEPS = 1800
"""Steps of the simulation a second."""

SECONDS, LATEST = 1.75, 1.6
"""How long is simulated, and when all must lie."""

GRAVITY, STIFF, DAMP, GRIP = 42.0, 15000.0, 30.0, 0.36
"""In sides of a die: dice of 2 cm would fall at 490. Slower, so that the eye can follow."""

BEVEL = 0.125
RIM, RIM_HEIGHT = 0.62, 0.80
"""How far behind the row the rim stands where a die's middle turns back, and how high it is."""

GROUPS = {"wide": 1.70, "close": 1.46}
"""How far apart neighbours come to rest, when there are up to six dice and when there are more."""

TRIED, KEPT = 240, 16
"""Throws that are simulated for each die of a group, and how many of them are kept."""

MOST = 3

UNIT = 1024
"""Steps of a length that are kept."""

CORNERS = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]) * (0.5 - BEVEL)
MIDDLES = np.array(
    [(x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if abs(x) + abs(y) + abs(z) == 2]
)
FEELERS = np.concatenate([CORNERS, MIDDLES * (0.5 - BEVEL)])
"""Balls of the bevel's size by which a die touches another: at its corners, and half way along its edges."""


def times(a, b):
    """Of two rotations (w, x, y, z): first b, then a."""
    aw, ax, ay, az = np.moveaxis(a, -1, 0)
    bw, bx, by, bz = np.moveaxis(b, -1, 0)
    return np.stack([
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    ], -1)  # fmt: skip


def turned(q, v):
    """Vectors turned by rotations."""
    w, u = q[..., :1], q[..., 1:]
    t = 2 * np.cross(u, v)
    return v + w * t + np.cross(u, t)


def back(q):
    """The rotation that undoes another."""
    return q * np.array([1, -1, -1, -1])


def about(axis, angle):
    """A rotation about an axis by radians."""
    return np.concatenate([[np.cos(angle / 2)], np.sin(angle / 2) * np.asarray(axis, float)])


class Simulation:
    """Many throws of as many dice at once: arrays (throws, dice, 3 or 4)."""

    def __init__(self, dice, step, seed):
        draw = np.random.default_rng(seed)
        shape = (TRIED * dice, dice)
        self.slots = (np.arange(dice) - (dice - 1) / 2) * step
        x = self.slots * draw.uniform(0.78, 0.92, (TRIED * dice, 1)) + draw.uniform(-0.12, 0.12, shape)
        y, z = draw.uniform(1.2, 1.9, shape), draw.uniform(-5.6, -4.6, shape)
        self.place = np.stack([x, y, z], -1)
        aside = (self.slots - x) / 0.6 + draw.uniform(-0.9, 0.9, shape)
        self.speed = np.stack([aside, draw.uniform(2.5, 5.0, shape), draw.uniform(7.0, 8.6, shape)], -1)
        turn = draw.normal(size=(*shape, 4))
        self.turn = turn / np.linalg.norm(turn, axis=-1, keepdims=True)
        self.spin = draw.normal(size=(*shape, 3)) * 5 + np.array([13.0, 0, 0])
        self.touched = np.full((3, *shape), -1.0)
        self.knocks = []

    def run(self):
        """Places and turns, frame by frame."""
        places, turns = [], []
        for step in range(int(SECONDS * STEPS) + 1):
            if step % (STEPS // RATE) == 0:
                places.append(self.place.copy())
                turns.append(self.turn.copy())
            self._advance(step / STEPS, 1 / STEPS)
        return np.array(places), np.array(turns)

    def _advance(self, now, dt):
        force = np.zeros_like(self.place)
        torque = np.zeros_like(self.place)
        force[..., 1] -= GRAVITY
        lying = self._ground(now, force, torque)
        self._rim(now, force, torque)
        self._each_other(now, force, torque)
        guide = np.clip((1.0 - now) / 0.3, 0, 1) * (now > 0.25)  # a hand that knows where they belong
        force[..., 0] += guide * (30 * (self.slots - self.place[..., 0]) - 3 * self.speed[..., 0])
        force[..., 2] -= guide * 14 * self.place[..., 2]
        self.speed += dt * force
        self.spin += dt * torque * 6  # a cube's inertia is a sixth
        self.spin *= np.where(lying, 1 - dt * 9.0, 1 - dt * 0.4)[..., None]
        self.speed[..., [0, 2]] *= np.where(lying, 1 - dt * 2.6, 1)[..., None]
        self.place += dt * self.speed
        spin = np.concatenate([np.zeros((*self.spin.shape[:2], 1)), self.spin], -1)
        self.turn = self.turn + 0.5 * dt * times(spin, self.turn)
        self.turn /= np.linalg.norm(self.turn, axis=-1, keepdims=True)

    def _ground(self, now, force, torque):
        """The slab: pushed up at each corner, with grip. True for dice that touch it."""
        arm = turned(self.turn[:, :, None], CORNERS)
        depth = np.minimum(self.place[:, :, None, 1] + arm[..., 1] - BEVEL, 0)
        arm[..., 1] -= BEVEL
        speed = self.speed[:, :, None] + np.cross(self.spin[:, :, None], arm)
        push = np.where(depth < 0, np.maximum(-STIFF * depth - DAMP * speed[..., 1], 0), 0)
        slide = speed[..., [0, 2]]
        fast = np.maximum(np.linalg.norm(slide, axis=-1, keepdims=True), 0.25)
        drag = -GRIP * push[..., None] * slide / fast
        at_corner = np.stack([drag[..., 0], push, drag[..., 1]], -1)
        force += at_corner.sum(2)
        torque += np.cross(arm, at_corner).sum(2)
        lying = (push > 0).any(2)
        self._heard(0, now, lying, np.where(push > 0, -speed[..., 1], 0).max(2))
        return lying

    def _rim(self, now, force, torque):
        """The rim behind: what would roll over it is pushed back."""
        arm = turned(self.turn[:, :, None], CORNERS)
        depth = np.maximum(self.place[:, :, None, 2] + arm[..., 2] + BEVEL - RIM - 0.5, 0)
        depth *= self.place[:, :, None, 1] + arm[..., 1] - BEVEL < RIM_HEIGHT
        speed = self.speed[:, :, None] + np.cross(self.spin[:, :, None], arm)
        depth = np.minimum(depth, 0.04)  # a corner may come down behind it
        push = np.where(depth > 0, np.maximum(STIFF * 0.15 * depth + 2 * DAMP * speed[..., 2], 0), 0)
        at_corner = np.stack([0 * push, 0 * push, -push], -1)
        force += at_corner.sum(2)
        torque += np.cross(arm, at_corner).sum(2)
        self._heard(2, now, (push > 0).any(2), np.where(push > 0, speed[..., 2], 0).max(2))

    def _each_other(self, now, force, torque):
        """Dice against their neighbours: the balls of one against the rounded box of the other."""
        dice = self.place.shape[1]
        apart = self.place[:, :, None] - self.place[:, None]
        near = (np.linalg.norm(apart, axis=-1) < 1.72) & ~np.eye(dice, dtype=bool)
        throw, one, other = np.nonzero(near)
        if len(throw) == 0:
            return
        arm = turned(self.turn[throw, one][:, None], FEELERS)
        away = back(self.turn[throw, other])[:, None]
        local = turned(away, self.place[throw, one][:, None] + arm - self.place[throw, other][:, None])
        out = np.abs(local) - (0.5 - BEVEL)
        outside = np.maximum(out, 0)
        length = np.linalg.norm(outside, axis=-1)
        gap = length + np.minimum(out.max(-1), 0) - 2 * BEVEL
        pair, ball = np.nonzero(gap < 0)
        if len(pair) == 0:
            return
        throw, one, other = throw[pair], one[pair], other[pair]
        inner, spare = outside[pair, ball], length[pair, ball]
        deepest = np.eye(3)[out[pair, ball].argmax(-1)]
        normal = np.where(spare[:, None] > 1e-6, inner / np.maximum(spare, 1e-6)[:, None], deepest)
        normal = turned(self.turn[throw, other], normal * np.sign(local[pair, ball]))
        arm = arm[pair, ball] - normal * BEVEL
        there = arm + self.place[throw, one] - self.place[throw, other]
        speed = self.speed[throw, one] + np.cross(self.spin[throw, one], arm)
        speed -= self.speed[throw, other] + np.cross(self.spin[throw, other], there)
        inward = (speed * normal).sum(-1)
        push = np.maximum(-STIFF * 0.4 * gap[pair, ball] - DAMP * inward, 0)
        slide = speed - inward[:, None] * normal
        fast = np.maximum(np.linalg.norm(slide, axis=-1, keepdims=True), 0.25)
        acting = push[:, None] * (normal - 0.15 * slide / fast)
        for where, sign, lever in ((one, 1, arm), (other, -1, there)):
            np.add.at(force, (throw, where), sign * acting)
            np.add.at(torque, (throw, where), np.cross(lever, sign * acting))
        fastest = np.zeros(self.place.shape[:2])
        np.maximum.at(fastest, (throw, one), np.where(push > 0, -inward, 0))
        self._heard(1, now, fastest > 0, fastest)

    def _heard(self, kind, now, touching, fast):
        """Note the beginning of each contact that can be heard."""
        begun = touching & (now - self.touched[kind] > 0.045) & (fast > 0.7)
        self.touched[kind][touching] = now
        for throw, die in np.argwhere(begun):
            self.knocks.append((throw, die, now, fast[throw, die], kind))


def flat(turn):
    """How upright the most upright axis of each die is, 1 for a die that lies flat."""
    return np.abs(turned(turn[..., None, :], np.eye(3))[..., 1]).max(-1)


def levelled(turn):
    """The smallest turn that makes a die lie flat, and then straight to within 14 degrees, as a rotation before it."""
    axes = turned(turn, np.concatenate([np.eye(3), -np.eye(3)]))
    up = axes[axes[:, 1].argmax()]
    axis = np.cross(up, (0, 1, 0))
    sine = np.linalg.norm(axis)
    level = about(axis / max(sine, 1e-9), np.arctan2(sine, up[1])) if sine > 1e-9 else about((0, 1, 0), 0)
    after = times(level, turn)
    ahead = turned(after, np.eye(3))
    side = ahead[np.abs(ahead[:, 0]).argmax()] * np.sign(ahead[np.abs(ahead[:, 0]).argmax(), 0])
    yaw = np.arctan2(-side[2], side[0])
    return level, np.clip(yaw, -np.radians(14), np.radians(14)) - yaw


def smooth(t):
    """0 to 1, slow at both ends."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def finished(places, turns, slots):
    """One throw (frames, dice, …) with its ends put right, and the frame in which each die lies."""
    frames = np.arange(len(places))
    places, turns, last = places.copy(), turns.copy(), []
    for die in range(places.shape[1]):
        for frame in range(1, len(turns)):  # the short way round from frame to frame
            if (turns[frame, die] * turns[frame - 1, die]).sum() < 0:
                turns[frame, die] *= -1
        moving = np.linalg.norm(np.diff(places[:, die], axis=0), axis=1) > 0.006
        moving |= np.abs((turns[1:, die] * turns[:-1, die]).sum(-1)) < 0.999999
        rest = int(np.nonzero(moving)[0].max()) + 1
        last.append(rest)
        level, yaw = levelled(turns[-1, die])
        share = smooth((frames - 9) / max(rest - 9, 1))
        ending = smooth((frames - rest + 12) / 12)
        for frame in range(len(frames)):
            part = np.array([1.0, 0, 0, 0]) * (1 - ending[frame]) + level * ending[frame]
            righted = times(part / np.linalg.norm(part), turns[frame, die])
            turns[frame, die] = times(about((0, 1, 0), yaw * share[frame]), righted)
        goal = np.array([slots[die], 0.5, 0.0])
        places[:, die] += (goal - places[-1, die]) * share[:, None]
    return places, turns, last


def clear(places):
    """The least distance between two dice of a throw."""
    apart = np.linalg.norm(places[:, :, None] - places[:, None], axis=-1)
    apart[:, np.eye(places.shape[1], dtype=bool)] = 9
    return float(apart.min())


def throws(dice, step, seed):
    """The best throws of a size of group: lists of (places, turns, last frames, knocks)."""
    made = Simulation(dice, step, seed)
    places, turns = made.run()
    end = places[-1] - np.stack([made.slots, 0 * made.slots, 0 * made.slots], -1)
    good = (flat(turns[-1]) > 0.996).all(1) & (np.abs(end[..., [0, 2]]) < 0.75).all((1, 2))
    good &= (np.linalg.norm(made.spin, axis=-1) < 1.0).all(1)
    kept = []
    for throw in np.nonzero(good)[0]:
        own_places, own_turns, last = finished(places[:, throw], turns[:, throw], made.slots)
        if max(last) > LATEST * RATE or min(last) < 0.7 * RATE or clear(own_places) < 0.93:
            continue
        knocks = [knock[1:] for knock in made.knocks if knock[0] == throw]
        met = sum(kind == 1 for *_, kind in knocks)
        kept.append((min(met, 4) - max(last) / RATE, own_places, own_turns, last, knocks))
    kept.sort(key=lambda one: -one[0])
    print(f"  {dice} dice {step} apart: {good.sum()} rest well, {len(kept)} in time, {KEPT} kept at most")
    return [one[1:] for one in kept[:KEPT]]


def build(folder):
    """Write all throws: `place` and `turn` as steps from frame to frame (frames, dice, …), `last` the frame in which
    each die lies, `knocks` (die, seconds, speed, kind), and `<group>_<size>` the first die of each throw."""
    frames = int(LATEST * RATE) + 2
    stored, places, turns, lasts, knocks = {}, [], [], [], []
    for group, (name, step) in enumerate(GROUPS.items()):
        for dice in range(1, MOST + 1):
            firsts = []
            for own_places, own_turns, last, heard in throws(dice, step, 100 * group + dice):
                firsts.append(len(lasts))
                knocks += [(len(lasts) + die, now, fast, kind) for die, now, fast, kind in heard]
                places += list(own_places[:frames].transpose(1, 0, 2))
                turns += list(own_turns[:frames].transpose(1, 0, 2))
                lasts += last
            stored[f"{name}_{dice}"] = np.array(firsts, "u2")
    place = np.round(np.array(places) * UNIT).astype("i2").transpose(1, 0, 2)
    turn = np.round(np.array(turns) * 16384).astype("i2").transpose(1, 0, 2)
    first = np.zeros((1, *place.shape[1:]), "i2"), np.zeros((1, *turn.shape[1:]), "i2")
    stored["place"] = np.diff(place, axis=0, prepend=first[0])
    stored["turn"] = np.diff(turn, axis=0, prepend=first[1])
    stored["last"] = np.array(lasts, "u1")
    stored["knocks"] = np.array(knocks, "f2")
    np.savez_compressed(folder / "throws.npz", **stored)
    print(f"  throws.npz: {place.shape[1]} dice, {(folder / 'throws.npz').stat().st_size / 1e3:.0f} kB")
