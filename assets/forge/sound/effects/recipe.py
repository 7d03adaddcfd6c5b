"""What an effect's recipe is, and the book that all of them stand in."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    """How one kind of effect is made.

    `make(rng, take)` gives the dry sound of each of its `takes`; `loudness` is its loudest 400 ms in LUFS; `room` with
    `wet` and `tail` (seconds) is the space about it; `centroid` is where its energy has to lie, in Hz; `every` is the
    shortest time in seconds after which the player may hear the same kind again.
    """

    make: Callable
    loudness: float
    room: str
    wet: float
    tail: float
    centroid: tuple[float, float]
    takes: int
    every: float


RECIPES: dict[str, Recipe] = {}
"""Kind of effect: its recipe."""


def effect(loudness, centroid, room="chamber", wet=0.15, tail=0.5, takes=3, every=0.05):
    """Enter a function into the book under its own name."""

    def enter(make):
        RECIPES[make.__name__] = Recipe(make, loudness, room, wet, tail, centroid, takes, every)
        return make

    return enter
