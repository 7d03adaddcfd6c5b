"""How things look and sound by their ids, as `assets/looks` says: for the eye and the ear alone."""

import logging
from typing import Annotated, TypeVar

import msgspec

from shadows.view.engine import assets
from shadows.view.engine.particle_kinds import BURSTS

DRY = {"blood": "bones", "blood_mist": "smoke"}
"""What flies off the bloodless in place of blood."""

Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-fA-F]{6}$")]

Shape = TypeVar("Shape")

_log = logging.getLogger(__name__)


class HeroCosmetics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hero's accent, and the particles that fly where one of the hero's cards hits."""

    colour: Colour = "#d9b36a"
    strikes: tuple[str, ...] = ("blood", "sparks")


class TermCosmetics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A status or keyword: its colour, what flies when it is put on someone, what is seen and heard when it takes HP.
    What is left out is drawn in the usual way."""

    colour: Colour | None = None
    arrives: str = ""
    particles: tuple[str, ...] = ()
    sound: str = ""


class EnemyCosmetics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An enemy; those of bone, wood or iron are `bloodless`."""

    bloodless: bool = False


def hero(name: str) -> HeroCosmetics:
    """That of a hero, or of the cards of none."""
    return _found("heroes", name, HeroCosmetics)


def term(name: str) -> TermCosmetics:
    """That of a status or keyword."""
    return _found("terms", name, TermCosmetics)


def flying(kinds: tuple[str, ...], enemy: str) -> tuple[str, ...]:
    """Particles as they fly off this enemy; such as there are none of are left out."""
    dry = _found("enemies", enemy, EnemyCosmetics).bloodless
    return tuple(kind for kind in (DRY.get(kind, kind) if dry else kind for kind in kinds) if kind in BURSTS)


def _found(table: str, name: str, shape: type[Shape]) -> Shape:
    entry = assets.table("looks", f"{table}.json").get(name, {})
    try:
        return msgspec.convert(entry, shape)
    except msgspec.ValidationError as error:
        _log.warning("looks of %s: %s", name, error)
        return shape()
