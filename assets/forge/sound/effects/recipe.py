"""What an effect's recipe is, and the book that all of them stand in."""

from collections.abc import Callable
from dataclasses import dataclass

from assets.forge.sound.levels import CEILING


@dataclass(frozen=True)
class Recipe:
    """How one kind of effect is made.

    `make(rng)` gives the dry sound of a take, another at each throw; `loudness` is its loudest 400 ms in LUFS; `room`
    with `wet` and `tail` (seconds) is the space about it; `centroid` is where its energy has to lie, in Hz; `takes` is
    how many there are, each `apart` from all others by more than so many dB (`measure.distance`). What lies between
    4 and 8 kHz comes at its highest to `bright` dB below the highest of all: else music drowns it. No peak is above
    `peak` dB before it is coded. `every`, `lead`, `pitched`, `bus`, `duck` and `loop` are what the player is told, as
    in sounds.json.
    """

    make: Callable
    loudness: float
    centroid: tuple[float, float]
    room: str = "chamber"
    wet: float = 0.15
    tail: float = 0.5
    takes: int = 3
    every: float = 0.05
    lead: float = 0.0
    pitched: bool = False
    bus: str = "effects"
    duck: float = 0.0
    loop: bool = False
    bright: float = -12.0
    peak: float = CEILING

    @property
    def apart(self):
        """Kinds that are heard all the time have more takes, which differ more."""
        return 14 if self.takes >= OFTEN else 12


OFTEN = 5
"""So many takes have kinds that are heard all the time."""
RECIPES: dict[str, Recipe] = {}
"""Kind of effect: its recipe."""


def enter(name, make, loudness, centroid, room="chamber", wet=0.15, tail=0.5, **told):
    """Enter `make` into the book as the kind `name`."""
    RECIPES[name] = Recipe(make, loudness, centroid, room, wet, tail, **told)


def effect(*shape, **told):
    """Enter a function into the book under its own name; what it is given is as for `enter`."""

    def entered(make):
        enter(make.__name__, make, *shape, **told)
        return make

    return entered
