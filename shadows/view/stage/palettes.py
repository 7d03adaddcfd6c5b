"""What a designer turns: the colours of a place, which stand beside its mesh in a file, and the levels of quality.

Colours are linear numbers, as light adds up.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec

from shadows.view.engine import assets
from shadows.view.engine.particle_kinds import STANDING

Triple = tuple[float, float, float]

DEFAULT = "crypts"
"""The place for what has none."""

_log = logging.getLogger(__name__)


class LightPlane(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Light without a surface: its middle (m), its size by the usual one, its colour."""

    kind: Literal["door", "moon", "eclipse", "shafts", "portal", "halo"]
    at: Triple
    colour: Triple
    size: float = 1.0


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Someone who belongs to the place: whose model, where the feet are, its turn from the eye (degrees), its size.
    `gestures` are the motions with which it answers what comes of a decision, by the fields of an `Outcome`."""

    model: str
    at: Triple
    turn: float = 0.0
    size: float = 1.0
    gestures: dict[str, str] = {}


class Palette(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of a place. `lights` are those of its four slots, `flicker` how much each of them trembles.

    `fog_far` is that towards the `door`. `crack` is lava, `fire` tints flames, `probe` is what the bake holds where
    figures stand (warm, cold, sky, openness). `particles` names the kinds that hang in the air; `pitch` is how far
    the camera looks down (degrees); `focus` is where it is seen what comes of a decision; `vignette` begins, ends (by
    distance from the middle) and how dark it is.
    """

    lights: tuple[Triple, Triple, Triple, Triple]
    flicker: tuple[float, float, float, float]
    sky: Triple
    ground: Triple
    rim: Triple
    fog: Triple
    fog_far: Triple
    fog_density: float
    fog_height: float
    bounce_warm: Triple
    bounce_cold: Triple
    fog_base: float = 0.0
    exposure: float = 1.05
    tint: Triple = (1, 1, 1)
    crack: Triple = (0, 0, 0)
    fire: Triple = (1, 1, 1)
    grade_low: Triple = (0, 0, 0)
    grade_high: Triple = (1, 1, 1)
    door: Triple = (0.0, 1.9, 15.4)
    probe: tuple[float, float, float, float] = (0.25, 0.20, 0.25, 1.0)
    particles: tuple[str, ...] = ()
    pitch: Annotated[float, msgspec.Meta(ge=-10, le=15)] = 8.5
    focus: Triple = (0.0, 1.0, 4.6)
    vignette: Triple = (0.30, 0.84, 0.80)
    sheets: tuple[LightPlane, ...] = ()
    figures: tuple[Figure, ...] = ()

    def __post_init__(self) -> None:
        for kind in self.particles:
            if kind not in STANDING:
                raise ValueError(f"unknown particles {kind!r}; there are: {', '.join(STANDING)}")


def palette(place: str, act: str = "") -> Palette:
    """The colours of a place: what `assets/places/<place>.json` says, over those of the place that it is `like`.

    Without `like`, and without a file, they stand over those of the act. What a file says wrong is told in the log, and
    the whole file is left out.
    """
    files: list[tuple[str, dict[str, Any]]] = []
    names = [place, act, DEFAULT]
    while names:
        name = names.pop(0)
        if name and name not in dict(files):
            told = _told(name)
            names.insert(0, _model(told))
            files.append((name, told))
    whole = assets.own_entries("places", f"{DEFAULT}.json")  # which no mod spoils
    for name, told in reversed(files):
        try:
            msgspec.convert(whole | told, Palette)
            whole |= told
        except msgspec.ValidationError as error:
            _log.warning("assets/places/%s.json is left out: %s", name, error)
    return msgspec.convert(whole, Palette)


def like(place: str) -> str:
    """The place that a place is like, as its file says; empty if it says nothing."""
    return _model(_told(place))


def _model(told: dict[str, Any]) -> str:
    """Takes what a place is like out of what its file says."""
    model = told.pop("like", "")
    return model if isinstance(model, str) else ""


def _told(place: str) -> dict[str, Any]:
    return assets.entries("places", f"{place}.json")


@dataclass(frozen=True, slots=True)
class Quality:
    """How much is drawn. `scale` is the size of the 3D picture by the window's; the 2D picture is always whole.

    `shadow` is the side of the shadow map in pixels, 0 for none; `bloom` the number of its rings; `particles` the
    share of them that is born.
    """

    scale: float
    pixel_light: bool
    shadow: int
    bloom: int
    particles: float
    mist: bool


QUALITIES = {
    "low": Quality(scale=0.75, pixel_light=False, shadow=0, bloom=0, particles=0.4, mist=False),
    "medium": Quality(scale=0.75, pixel_light=True, shadow=512, bloom=1, particles=0.7, mist=True),
    "high": Quality(scale=1.0, pixel_light=True, shadow=1024, bloom=2, particles=1.0, mist=True),
}
