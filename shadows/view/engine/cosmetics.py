"""How things look and sound by their ids, as `assets/looks` says: for the eye and the ear alone."""

import logging
from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from shadows.view.engine import assets
from shadows.view.engine.particle_kinds import BURSTS

DRY = {"blood": "bones", "blood_mist": "smoke"}
"""What flies off the bloodless in place of blood."""

ANYWHERE = "anywhere"
"""What is said of every act, where the act says nothing else."""

Family = Literal["bone", "flesh", "beast", "wood", "iron", "spirit", "demon"]
Weapon = Literal["scythe", "hammer", "shadow"]

Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-fA-F]{6}$")]

Shape = TypeVar("Shape")

_log = logging.getLogger(__name__)


class HeroCosmetics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hero's accent, the particles that fly where one of the hero's cards hits, and the weapon that is heard then."""

    colour: Colour = "#d9b36a"
    strikes: tuple[str, ...] = ("blood", "sparks")
    weapon: Weapon | None = None


class TermCosmetics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A status or keyword: its colour, what flies when it is put on someone, what is seen and heard when it acts: takes
    HP, or meddles with dice. What is left out is drawn in the usual way."""

    colour: Colour | None = None
    arrives: str = ""
    particles: tuple[str, ...] = ()
    sound: str = ""


class EnemyCosmetics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An enemy: whether it is `bloodless`, as those of bone, wood or iron are, the family whose voice it has, and the
    piece of music that is played while it is fought, in place of the usual one."""

    bloodless: bool = False
    voice: Family | None = None
    music: str = ""


class ActCosmetics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An act: what music is played where. `music` has a piece for a kind of node, an event by its id, a kind of fight
    (`normal`, `elite`, `boss`), or the `map`."""

    music: dict[str, str] = {}


class NodeCosmetics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of node on the map: the sound that is heard when it is entered."""

    sound: str = ""


def hero(name: str) -> HeroCosmetics:
    """That of a hero, or of the cards of none."""
    return _found("heroes", name, HeroCosmetics)


def enemy(name: str) -> EnemyCosmetics:
    """That of an enemy."""
    return _found("enemies", name, EnemyCosmetics)


def node(kind: str) -> NodeCosmetics:
    """That of a kind of node."""
    return _found("nodes", kind, NodeCosmetics)


def music(act: str, *what: str) -> str:
    """The piece that is played in an act: of the first of `what` for which there is one, in the act or anywhere."""
    known = assets.sounds()["music"]
    looks = [_found("acts", name, ActCosmetics).music for name in (act, ANYWHERE)]
    return next((look[word] for word in what for look in looks if look.get(word) in known), "")


def fight_music(act: str, kind: str, enemies: Sequence[str]) -> str:
    """The piece of a fight of a kind (normal, elite or boss) against these enemies: that of the first that has one."""
    known = assets.sounds()["music"]
    own = (enemy(name).music for name in enemies)
    return next((piece for piece in own if piece in known), "") or music(act, kind, "normal")


def term(name: str) -> TermCosmetics:
    """That of a status or keyword."""
    return _found("terms", name, TermCosmetics)


def flying(kinds: tuple[str, ...], struck: str) -> tuple[str, ...]:
    """Particles as they fly off an enemy; such as there are none of are left out."""
    dry = enemy(struck).bloodless
    return tuple(kind for kind in (DRY.get(kind, kind) if dry else kind for kind in kinds) if kind in BURSTS)


def _found(table: str, name: str, shape: type[Shape]) -> Shape:
    entry = assets.table("looks", f"{table}.json").get(name, {})
    try:
        return msgspec.convert(entry, shape)
    except msgspec.ValidationError as error:
        _log.warning("assets/looks/%s.json: looks of %s: %s%s", table, name, error, _right(shape, str(error)))
        return shape()


def _right(shape: type[Any], error: str) -> str:
    """What would be right for a field that holds one of a few words; empty for others."""
    for field, kind in get_type_hints(shape).items():
        words = [word for part in (kind, *get_args(kind)) if get_origin(part) is Literal for word in get_args(part)]
        if words and f"`$.{field}`" in error:
            return f"; there are {', '.join(words)}"
    return ""
