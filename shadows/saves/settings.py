"""What the player can set, kept in a file of the player's folder. What is wrong in it costs no more than itself."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import msgspec

from shadows.content.problems import shortened
from shadows.saves.files import SETTINGS, Undecodable, decoded, read, set_aside, write
from shadows.saves.paths import home

SPEEDS: tuple[Speed, ...] = (1, 2, 4, 0)
"""Times the usual speed of the animations; 0 is instant."""

QUALITIES: tuple[Quality, ...] = ("auto", "low", "medium", "high")
SIZES = ((1024, 576), (1280, 720), (1280, 800), (1600, 900), (1600, 1200), (1920, 1080), (2560, 1080), (2560, 1440))
"""Sizes of the window that can be chosen; any other comes by dragging its rim."""

LARGEST_TEXT = 1.6

Speed = Literal[1, 2, 4, 0]
Quality = Literal["auto", "low", "medium", "high"]
Part = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Growth = Annotated[float, msgspec.Meta(ge=1.0, le=LARGEST_TEXT)]
Side = Annotated[int, msgspec.Meta(ge=320, le=16384)]
Sides = tuple[Side, Side]
Names = dict[str, str]
Counts = dict[str, Annotated[int, msgspec.Meta(ge=0)]]

RIGHT = {
    Speed: "1, 2, 4, or 0 for instant",
    Quality: "auto, low, medium or high",
    Part: "from 0 to 1",
    Growth: f"from 1 to {LARGEST_TEXT}",
    Sides: "width and height, each from 320 to 16384",
    bool: "true or false",
    Names: "actions with the names of their keys",
    Counts: "words with how often they were explained",
}
"""What each kind of setting can be, in words."""

_VALUES = msgspec.json.Decoder(dict[str, Any])
_log = logging.getLogger(__name__)


class Settings(msgspec.Struct):
    """All settings. Volumes and `shake` run from 0 to 1, `text` is times the usual size of letters.

    `keys` and `pad` name what was changed: an action and the key or button that means it now.
    """

    size: Sides = (1280, 720)
    fullscreen: bool = False
    vsync: bool = True
    quality: Quality = "auto"
    master: Part = 1.0
    music: Part = 0.85
    effects: Part = 0.85
    interface: Part = 0.85
    ambience: Part = 0.75
    hush: bool = False
    """Whether all is silent while another window is in front."""
    speed: Speed = 1
    confirm_end: bool = False
    guide: bool = True
    """Whether the first steps of a fight are told."""
    text: Growth = 1.0
    shake: Part = 1.0
    flashes: bool = True
    calm: bool = False
    """Reduced motion."""
    shapes: bool = False
    """Shapes beside colours."""
    brief: bool = True
    """In the terminal: only what has changed, the rest when it is asked for."""
    plain: bool = False
    """In the terminal: no editing of lines, no completion, no colour."""
    keys: Names = {}
    pad: Names = {}
    read: Counts = {}
    """How often each word was explained."""


_KINDS = get_type_hints(Settings, include_extras=True)


class Kept(NamedTuple):
    """The settings that were found, and sentences for the player about what was wrong with them."""

    settings: Settings
    notices: tuple[str, ...] = ()


def place() -> Path:
    """The file that settings are kept in."""
    return home() / "settings.json"


def load() -> Kept:
    """The settings as they were kept. A value that is wrong is the usual one, and the others stay; a file that is no
    settings at all is set aside."""
    try:
        written = read(place(), SETTINGS)
        found = decoded(written, _VALUES)
    except (FileNotFoundError, NotADirectoryError):
        return Kept(Settings())
    except OSError as error:
        return _told(Settings(), f"{place().name} cannot be read ({error.strerror}): the usual settings are used.")
    except Undecodable:
        kept = set_aside(place(), "broken")
        return _told(Settings(), f"{place().name} is broken: it is kept as {kept}, and the usual settings are used.")
    settings, notices = Settings(), []
    for name, kind in _KINDS.items():
        if name not in found:
            continue
        try:
            setattr(settings, name, msgspec.convert(found[name], kind))
        except msgspec.ValidationError:
            line = 1 + written[: written.find(f'"{name}"'.encode())].count(b"\n")
            wrong = shortened(msgspec.json.encode(found[name]).decode())
            usual = msgspec.json.encode(getattr(settings, name)).decode()
            notices.append(f"{place().name}:{line}: {name} must be {RIGHT[kind]}, not {wrong}: {usual} is used.")
    return _told(settings, *notices)


def keep(settings: Settings) -> None:
    """Write the settings down; a folder that cannot be written to is told in the log."""
    try:
        write(place(), msgspec.json.format(msgspec.json.encode(settings)))
    except OSError as error:
        _log.warning("the settings could not be kept: %s", error)


def _told(settings: Settings, *notices: str) -> Kept:
    for notice in notices:
        _log.warning(notice)
    return Kept(settings, notices)
