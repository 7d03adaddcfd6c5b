"""Small movements over time: something from 0 to 1, eased."""

from __future__ import annotations

import math
from collections.abc import Callable

Ease = Callable[[float], float]
Move = Callable[[float], None]


def linear(t: float) -> float:
    """From 0 to 1 at one speed."""
    return t


def out(t: float) -> float:
    """From 0 to 1, fast at first and slow at the end."""
    return 1 - (1 - t) ** 3


def into(t: float) -> float:
    """From 0 to 1, slow at first and fast at the end."""
    return t * t * t


def smooth(t: float) -> float:
    """From 0 to 1, slow at both ends."""
    return t * t * (3 - 2 * t)


def bump(t: float) -> float:
    """Up and back to nothing."""
    return math.sin(math.pi * min(max(t, 0.0), 1.0))


def towards(value: float, goal: float, seconds: float, rate: float = 14.0) -> float:
    """A value that runs after a goal, the same at any frame rate."""
    return goal + (value - goal) * math.exp(-rate * seconds)


class Tween:
    """One movement. `stop` ends it where it is; `finish` brings it to its end."""

    __slots__ = ("_after", "_delay", "_ease", "_move", "_seconds", "alive", "elapsed")

    def __init__(
        self, seconds: float, move: Move, ease: Ease, delay: float, after: Callable[[], object] | None
    ) -> None:
        self._seconds, self._move, self._ease, self._delay, self._after = seconds, move, ease, delay, after
        self.elapsed = 0.0
        self.alive = True

    def advance(self, seconds: float) -> None:
        """Let so many seconds pass."""
        self.elapsed += seconds
        into_it = self.elapsed - self._delay
        if into_it < 0:
            return
        if into_it >= self._seconds:
            self.finish()
        else:
            self._move(self._ease(into_it / self._seconds))

    def finish(self) -> None:
        """Go to the end at once."""
        if self.alive:
            self.alive = False
            self._move(self._ease(1.0))
            if self._after is not None:
                self._after()

    def stop(self) -> None:
        """End the movement where it is."""
        self.alive = False


class Tweens:
    """All movements that go on."""

    def __init__(self) -> None:
        self._going: list[Tween] = []

    def __len__(self) -> int:
        return len(self._going)

    def add(
        self,
        seconds: float,
        move: Move,
        ease: Ease = linear,
        delay: float = 0.0,
        after: Callable[[], object] | None = None,
    ) -> Tween:
        """Begin a movement: `move` is called with 0 to 1 over so many seconds, then `after`."""
        tween = Tween(max(seconds, 1e-6), move, ease, delay, after)
        self._going.append(tween)
        return tween

    def update(self, seconds: float) -> None:
        """Move all that moves on, once a frame."""
        for tween in tuple(self._going):
            if tween.alive:
                tween.advance(seconds)
        if self._going:
            self._going = [tween for tween in self._going if tween.alive]

    def finish(self) -> None:
        """Bring everything to its end, and what follows from it."""
        while self._going:
            going, self._going = self._going, []
            for tween in going:
                tween.finish()

    def clear(self) -> None:
        """End all movements where they are."""
        for tween in self._going:
            tween.stop()
        self._going.clear()
