"""Motion: poses in time, sampled into frames.

A pose maps a joint to (turn x, y, z) in degrees, or to those and a shift (x, y, z) in metres: from the stance in which
the creature was modelled. Positive x leans forward and lowers what points ahead,
     positive z turns to the creature's left.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

FRAMES = 30
"""Frames a second."""

Pose = dict[str, tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Keys:
    """Poses at times in seconds; between two it starts and stops softly, or, at a `sharp` time, arrives hard."""

    poses: tuple[tuple[float, Pose], ...]
    sharp: tuple[float, ...] = ()

    @property
    def seconds(self):
        """How long it takes."""
        return self.poses[-1][0]

    def at(self, time, joint):
        """The six numbers of a joint at a time."""
        for (t0, before), (t1, after) in zip(self.poses, self.poses[1:], strict=False):
            if time <= t1:
                x = np.clip((time - t0) / (t1 - t0), 0, 1)
                share = x * x if t1 in self.sharp else x * x * (3 - 2 * x)
                return _six(before, joint) * (1 - share) + _six(after, joint) * share
        return _six(self.poses[-1][1], joint)


@dataclass(frozen=True, slots=True)
class Cycle:
    """A pose for every phase from 0 to 1, ending where it began."""

    seconds: float
    pose: Callable[[float], Pose]

    def at(self, time, joint):
        """The six numbers of a joint at a time."""
        return _six(self.pose((time / self.seconds) % 1), joint)


@dataclass(frozen=True, slots=True)
class Repertoire:
    """All motions of a creature by name, and when in `attack` the blow lands, in seconds."""

    motions: dict[str, Keys | Cycle]
    strike: float


def _six(pose, joint):
    given = pose.get(joint, ())
    return np.array([*given, *(0.0,) * (6 - len(given))])


def frames(motion, joints):
    """Turns and shifts: frames × joints × 6; the first frame is the beginning, the last the end."""
    times = np.linspace(0, motion.seconds, round(motion.seconds * FRAMES) + 1)
    return np.array([[motion.at(time, joint) for joint in joints] for time in times])


def wave(t, phase=0.0, times=1):
    """A sine of the phase `t`."""
    return np.sin(2 * np.pi * (times * t + phase))


def scaled(pose, share):
    """The pose taken only so far, or further."""
    return {joint: tuple(share * v for v in numbers) for joint, numbers in pose.items()}


def merged(*poses):
    """Poses laid over each other; the last word on a joint counts."""
    return {joint: numbers for pose in poses for joint, numbers in pose.items()}


def swaying(joints, amount, spread=0.13, times=1):
    """A function of the idle phase that lets joints sway one after the other: wings, tentacles, ropes."""

    def pose(t):
        return {
            joint: (amount * wave(t, spread * k, times), 0.8 * amount * wave(t, spread * k + 0.2, times), 0)
            for k, joint in enumerate(joints)
        }

    return pose
