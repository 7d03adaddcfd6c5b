"""Which settings stand on which tab, and how their values are called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shadows.saves import settings
from shadows.view.panels.game import Game
from shadows.view.widgets.control import Control, Slider, Toggle, ValueStepper

TWENTIETHS = tuple(part / 20 for part in range(21))
TEXTS = tuple(1 + part / 10 for part in range(7))
SWITCH = (False, True)
SPEED_NAMES = {1: "1×", 2: "2×", 4: "4×", 0: "Instant"}


def percent(value: object) -> str:
    """A part of 1."""
    return f"{value:.0%}"


def on_off(value: object) -> str:
    """A switch."""
    return "On" if value else "Off"


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting: its name in the settings, what it is called, a note, its values and what they are called.

    One that `waits` acts when the pointer lets go.
    """

    name: str
    words: str
    note: str
    control: type[Control]
    values: tuple[object, ...]
    say: Callable[[object], str]
    waits: bool = False


def sheets(game: Game) -> dict[str, tuple[Setting, ...]]:
    """Tab -> its settings. The last tab, the keys, is a list of its own."""
    return {
        "Picture": (
            Setting(
                "size", "Window", "Or drag its rim", ValueStepper, _sizes(game), lambda size: f"{size[0]} × {size[1]}"
            ),
            Setting("fullscreen", "Fullscreen", "", Toggle, SWITCH, on_off),
            Setting("vsync", "Vertical sync", "From the next start", Toggle, SWITCH, on_off),
            Setting(
                "quality", "Quality", "Light, shadows, particles", ValueStepper, settings.QUALITIES, str.capitalize
            ),
        ),
        "Sound": (
            Setting("master", "All sounds", "", Slider, TWENTIETHS, percent),
            Setting("music", "Music", "", Slider, TWENTIETHS, percent),
            Setting("effects", "Effects", "Cards, blows, buttons", Slider, TWENTIETHS, percent),
            Setting("ambience", "Ambience", "Wind, fire, water", Slider, TWENTIETHS, percent),
            Setting("hush", "Mute in background", "While another window is in front", Toggle, SWITCH, on_off),
        ),
        "Play": (
            Setting("speed", "Animation speed", "", ValueStepper, settings.SPEEDS, SPEED_NAMES.__getitem__),
            Setting("guide", "First steps", "Told in the next fight", Toggle, SWITCH, on_off),
            Setting("confirm_end", "Confirm End Turn", "While Energy is left", Toggle, SWITCH, on_off),
        ),
        "Access": (
            Setting("text", "Text size", "Cards, panels, tooltips", Slider, TEXTS, percent, waits=True),
            Setting("shake", "Screen shake", "Heavy blows", Slider, TWENTIETHS, percent),
            Setting("flashes", "Flashes", "Hits, wounds", Toggle, SWITCH, on_off),
            Setting("calm", "Reduced motion", "Camera and cards keep still", Toggle, SWITCH, on_off),
            Setting("shapes", "Shapes beside colours", "Rarity, statuses, numbers", Toggle, SWITCH, on_off),
        ),
        "Keys": (),
    }


def _sizes(game: Game) -> tuple[tuple[int, int], ...]:
    """The sizes of a window that fit the screen, and the one that it has."""
    wide, high = game.engine.screen or settings.SIZES[-1]
    fitting = {size for size in settings.SIZES if size[0] <= wide and size[1] <= high}
    return tuple(sorted(fitting | {game.settings.size}))
