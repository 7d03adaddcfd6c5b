"""Which settings stand on which tab, and how their values are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from shadows.saves import settings
from shadows.view.panels.game import Game
from shadows.view.widgets.control import Choice, Control, Slider, Toggle, ValueStepper

Value = TypeVar("Value")
SPEED_NAMES = {1: "1×", 2: "2×", 4: "4×", 0: "Instant"}


def named(values: Sequence[Value], say: Callable[[Value], str]) -> tuple[Choice, ...]:
    """Values to choose from, each with what it is called."""
    return tuple((value, say(value)) for value in values)


TWENTIETHS = named([part / 20 for part in range(21)], "{:.0%}".format)
TEXTS = named([1 + part / 10 for part in range(7)], "{:.0%}".format)
QUALITIES = named(settings.QUALITIES, str.capitalize)
SPEEDS = named(settings.SPEEDS, SPEED_NAMES.__getitem__)
SWITCH: tuple[Choice, ...] = ((False, "Off"), (True, "On"))


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting: its name in the settings, what it is called, a note, its values with what they are called.

    One that `waits` acts when the pointer lets go.
    """

    name: str
    words: str
    note: str
    control: type[Control]
    choices: tuple[Choice, ...]
    waits: bool = False


def sheets(game: Game) -> dict[str, tuple[Setting, ...]]:
    """Tab -> its settings. The last tab, the keys, is a list of its own."""
    return {
        "Picture": (
            Setting("size", "Window", "Or drag its rim", ValueStepper, named(_sizes(game), "{0[0]} × {0[1]}".format)),
            Setting("fullscreen", "Fullscreen", "", Toggle, SWITCH),
            Setting("vsync", "Vertical sync", "From the next start", Toggle, SWITCH),
            Setting("quality", "Quality", "Light, shadows, particles", ValueStepper, QUALITIES),
        ),
        "Sound": (
            Setting("master", "All sounds", "", Slider, TWENTIETHS),
            Setting("music", "Music", "", Slider, TWENTIETHS),
            Setting("effects", "Effects", "Cards, blows, voices", Slider, TWENTIETHS),
            Setting("interface", "Interface", "Buttons, pages, bells", Slider, TWENTIETHS),
            Setting("ambience", "Ambience", "Wind, fire, water", Slider, TWENTIETHS),
            Setting("hush", "Mute in background", "While another window is in front", Toggle, SWITCH),
        ),
        "Play": (
            Setting("speed", "Animation speed", "", ValueStepper, SPEEDS),
            Setting("guide", "First steps", "Told in the next fight", Toggle, SWITCH),
            Setting("confirm_end", "Confirm End Turn", "While Energy is left", Toggle, SWITCH),
        ),
        "Access": (
            Setting("text", "Text size", "Cards, panels, tooltips", Slider, TEXTS, waits=True),
            Setting("shake", "Screen shake", "Heavy blows", Slider, TWENTIETHS),
            Setting("flashes", "Flashes", "Hits, wounds", Toggle, SWITCH),
            Setting("calm", "Reduced motion", "Camera and cards keep still", Toggle, SWITCH),
            Setting("shapes", "Shapes beside colours", "Rarity, statuses, numbers", Toggle, SWITCH),
        ),
        "Keys": (),
    }


def _sizes(game: Game) -> tuple[tuple[int, int], ...]:
    """The sizes of a window that fit the screen, and the one that it has."""
    wide, high = game.engine.screen or settings.SIZES[-1]
    fitting = {size for size in settings.SIZES if size[0] <= wide and size[1] <= high}
    return tuple(sorted(fitting | {game.settings.size}))
