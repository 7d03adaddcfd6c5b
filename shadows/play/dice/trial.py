"""A fight with dice in which all that a mod brings can be tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.dice.prefabs import MOST_DICE, DiceLibrary
from shadows.play.dice.sandbox import sandbox

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.prefabs import Library
    from shadows.play.session import Session

FOES = 3
HERO, FOE = "wanderer", "skeleton_warrior"
"""Who fights whom where the mod has no one."""


def arranged(library: Library, mod: str) -> Session:
    """A fight in which all that a mod brings can be tried: its hero, dice, relics, consumables and boons against its
    enemies, with the game's own where it has none."""
    assert isinstance(library, DiceLibrary)
    hero = next(iter(_own(library.heroes, mod)), HERO)
    groups = [library.encounters[group].foes for group in _own(library.encounters, mod)]
    foes = next(iter(groups), tuple(_own(library.enemies, mod)[:FOES]) or (FOE,))
    prefab = library.heroes[hero]
    dice = _own(library.dice, mod)[:MOST_DICE]
    return sandbox(
        hero,
        foes=foes,
        relics=[*prefab.relics, *(relic for relic in _own(library.relics, mod) if relic not in prefab.relics)],
        consumables=_own(library.potions, mod)[: prefab.potion_slots] or None,
        boons=_own(library.boons, mod),
        pool=[*dice, *prefab.dice[len(dice) :]] if dice else None,
        library=library,
        strict=False,
    ).session


def _own(prefabs: Iterable[str], mod: str) -> list[str]:
    return [name for name in prefabs if name.startswith(f"{mod}:")]


def lasting(library: Library, mod: str) -> list[list[str]]:
    """What a mod has in such a fight: where that changes, the fight is another one."""
    kinds = ("heroes", "encounters", "enemies", "dice", "relics", "potions", "boons")
    return [_own(library.shelf(kind), mod) for kind in kinds]


def joined(session: Session, before: Library, mod: str) -> str:  # noqa: ARG001  # as that of every game is called
    """Nothing joins a fight with dice: all that a mod brings is there from its beginning."""
    return ""
