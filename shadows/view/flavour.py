"""How things look and sound by their ids, as `assets/looks.yaml` says: for the eye and the ear alone."""

from functools import cache

import msgspec
import yaml

from shadows.view import assets

DRY = {"blood": "bones", "blood_mist": "smoke"}
"""What flies off the bloodless in place of blood."""


class HeroFlavour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hero's accent, and what flies where one of the hero's cards hits."""

    colour: str = "#d9b36a"
    strikes: tuple[str, ...] = ("blood", "sparks")


class TermFlavour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A status or keyword: its colour, what flies when it is put on someone, what is seen and heard when it takes HP.
    What is empty is drawn in the usual way."""

    colour: str = ""
    arrives: str = ""
    particles: tuple[str, ...] = ()
    sound: str = ""


class Flavours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    heroes: dict[str, HeroFlavour] = {}
    terms: dict[str, TermFlavour] = {}
    bloodless: tuple[str, ...] = ()


@cache
def load() -> Flavours:
    """The whole file, read once."""
    return msgspec.convert(yaml.load(assets.path("looks.yaml").read_bytes(), yaml.CSafeLoader), Flavours)


def hero(name: str) -> HeroFlavour:
    """Those of a hero, or of the cards of none."""
    return load().heroes.get(name, HeroFlavour())


def term(name: str) -> TermFlavour:
    """Those of a status or keyword."""
    return load().terms.get(name, TermFlavour())


def dry(kinds: tuple[str, ...], enemy: str) -> tuple[str, ...]:
    """Particles as they fly off this enemy."""
    return tuple(DRY.get(kind, kind) for kind in kinds) if enemy in load().bloodless else kinds
