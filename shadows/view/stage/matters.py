"""What dice and the slab are made of, as `assets/looks` says: `matters.json`, `marks.json` and `slabs.json`, to which
mods add their own.

Colours are linear numbers, as light adds up, but for `colour`, which is how letters and numbers are drawn.
"""

from __future__ import annotations

import logging
from typing import Annotated, Literal, TypeVar

import msgspec

from shadows.view.engine import assets, cosmetics
from shadows.view.stage.dice_particles import ALWAYS, FLARES
from shadows.view.stage.palettes import Triple

Part = Annotated[float, msgspec.Meta(ge=0, le=1)]
Times = Annotated[float, msgspec.Meta(ge=0, le=8)]

PATTERNS = ("grain", "lava", "whirl", "arcs", "frost", "rot", "scoured", "coal")
"""What runs over the faces, in the order in which the shader counts them."""

Form = Literal["", "chains", "staple", "ice"]
"""What a mark lays about a die; empty for nothing."""

Shape = TypeVar("Shape", bound=msgspec.Struct)

_log = logging.getLogger(__name__)


class Matter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a die is made of.

    It is `deep` in colour where it is dark and `pale` where it is light, `rough` from mirror to chalk, `clear` from
    opaque to glass. `shine` is how much its pips glow, `edges` how much its edges do, in the light of `glow`, which
    falls on the slab too. The `pattern` runs over its faces with a `strength`, at a `speed`; `sway` is by how many
    degrees it rocks. `pips` is what is carved: the `value` of each face, that of the upper face on all (`alike`), or
    `none`. `particles` are always about it; `flare` is let go when it comes to be.
    """

    colour: cosmetics.Colour = "#e6d9b8"
    deep: Triple = (0.30, 0.215, 0.115)
    pale: Triple = (0.64, 0.53, 0.355)
    rough: Part = 0.42
    clear: Part = 0.0
    pip: Triple = (0.012, 0.010, 0.010)
    shine: Times = 0.0
    glow: Triple = (0.0, 0.0, 0.0)
    edges: Part = 0.0
    pattern: Literal["grain", "lava", "whirl", "arcs", "frost", "rot", "scoured", "coal"] = "grain"
    strength: Times = 0.0
    speed: Times = 0.0
    sway: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.0
    pips: Literal["value", "alike", "none"] = "value"
    particles: tuple[str, ...] = ()
    flare: str = "flare_smoke"

    def __post_init__(self) -> None:
        _known("particles", self.particles, tuple(ALWAYS))
        _known("flare", (self.flare,), tuple(FLARES))


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one sees that a die is meddled with: of what it is made then, empty for what it was, and what lies about
    it."""

    matter: str = ""
    form: Form = ""


class Slab(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of the slab in a place.

    `picture` is what is carved (`assets/dice/slab_<picture>_colour.webp` and `_relief.webp`), `stone` multiplies its
    colours. Its lights are a `key` from above, `candle`s at the far corners and one `far` behind; `sky` and `ground`
    come from all around. The `inlay` is metal in the grooves; `inlay_glow` is how much it burns by itself, in the
    colour of `inlay_light`.
    """

    picture: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_:-]+$")] = "depths"
    stone: Triple = (1.0, 1.0, 1.0)
    key: Triple = (2.05, 1.86, 1.62)
    candle: Triple = (1.75, 0.66, 0.17)
    far: Triple = (0.30, 0.62, 1.20)
    sky: Triple = (0.13, 0.145, 0.19)
    ground: Triple = (0.055, 0.042, 0.034)
    inlay: Triple = (0.55, 0.33, 0.10)
    inlay_light: Triple = (1.0, 0.55, 0.15)
    inlay_glow: Times = 0.0


def matter(name: str) -> Matter:
    """A matter by its name; plain bone for what is unknown."""
    return _found("matters", name, Matter)


def mark(name: str) -> Mark:
    """What lies on a die, by the id of what meddles with it; nothing for what has no look."""
    return _found("marks", name, Mark)


def slab(place: str) -> Slab:
    """The colours of the slab in a place; the usual ones for a place that has none."""
    return _found("slabs", place, Slab)


def _known(field: str, names: tuple[str, ...], there: tuple[str, ...]) -> None:
    """Raises ValueError for the first name that there is not."""
    for name in names:
        if name not in there:
            raise ValueError(f"unknown {field} {name!r}; there are: {', '.join(there)}")


def _found(table: str, name: str, shape: type[Shape]) -> Shape:
    entry = assets.table("looks", f"{table}.json").get(name, {})
    try:
        return msgspec.convert(entry, shape)
    except msgspec.ValidationError as error:
        _log.warning("assets/looks/%s.json: %s is left out: %s", table, name, error)
        return shape()
