"""What a fight that is set up by hand is given, checked before anything is made of it. Each raises ValueError with a
sentence that names what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from shadows.content.problems import unknown
from systems.resolve.death import phase_at

if TYPE_CHECKING:
    from components.prefabs import Library

Foe = str | Mapping[str, Any]
"""An enemy: its id, or a dictionary with `prefab` and how it stands."""

FOE_KEYS = ("prefab", "hp", "block", "statuses", "step")
KINDS = ("normal", "elite", "boss")

Names = tuple[str, Collection[Any], Collection[str]]
"""What things are called, those that are named, and those that there are."""


def placed(foes: Iterable[Foe]) -> list[Mapping[str, Any]]:
    """Each enemy as a dictionary."""
    return [foe if isinstance(foe, Mapping) else {"prefab": foe} for foe in foes]


def check_names(names: Iterable[Names]) -> None:
    """Everything that is named is there."""
    for what, words, known in names:
        for word in words:
            if word not in known:
                raise ValueError(unknown(what, word, known))


def check_list(what: str, things: Any) -> None:
    """It is a list."""
    if isinstance(things, str):
        raise ValueError(f"{what} is {things!r} — did you mean [{things!r}]?")
    if isinstance(things, Mapping) or not isinstance(things, Collection):
        raise ValueError(f"{what} is {things!r}; it must be a list.")


def check_dictionary(what: str, things: Any) -> None:
    """It is a dictionary."""
    if not isinstance(things, Mapping):
        raise ValueError(f"{what} is {things!r}; it must be a dictionary.")


def check_number(what: str, number: Any, *, least: int = 0, most: int | None = None) -> None:
    """It is a whole number in its bounds."""
    if type(number) is not int or number < least or (most is not None and number > most):
        bounds = f"of {least} or more" if most is None else f"from {least} to {most}"
        raise ValueError(f"{what} is {number!r}; it must be a whole number {bounds}.")


def check_statuses(library: Library, statuses: Mapping[str, Any], who: str) -> None:
    """Each status has stacks that it may have."""
    for status, stacks in statuses.items():
        what = f"{status} of {who}"
        if not library.statuses[status].signed:
            check_number(what, stacks, least=1)
        elif type(stacks) is not int or not stacks:
            raise ValueError(f"{what} is {stacks!r}; it must be a whole number other than 0.")


def check_foe(library: Library, foe: Mapping[str, Any], who: str, health: int) -> None:
    """How an enemy stands that has so much max HP of its own."""
    prefab = library.enemies[foe["prefab"]]
    hp = foe.get("hp", health)
    check_number(f"hp of {who}", hp, least=1)
    check_number(f"block of {who}", foe.get("block", 0))
    phase = phase_at(prefab, hp, max(hp, health))
    check_number(f"step of {who}", foe.get("step", 0), most=len(prefab.phases[phase].cycle) - 1)
    check_statuses(library, foe.get("statuses", {}), who)


def check_player(library: Library, player: Mapping[str, Any], health: int, more: Iterable[str] = ()) -> None:
    """How the player stands, who has so much max HP otherwise; `more` are numbers that only one game has."""
    max_hp = player.get("max_hp", health)
    check_number("max_hp of the player", max_hp, least=1)
    check_number("hp of the player", player.get("hp", max_hp), least=1, most=max_hp)
    for key in ("block", *more, "gold"):
        check_number(f"{key} of the player", player.get(key, 0))
    check_statuses(library, player.get("statuses", {}), "the player")
