"""What a sandbox is given, checked before anything is made of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from shadows.content.problems import unknown
from systems.resolve.death import phase_at

if TYPE_CHECKING:
    from components.prefabs import Library

Foe = str | Mapping[str, Any]

FOE_KEYS = ("prefab", "hp", "block", "statuses", "step")
PLAYER_KEYS = ("hp", "max_hp", "block", "energy", "gold", "statuses")
KINDS = ("normal", "elite", "boss")


def check(
    library: Library,
    hero: str,
    piles: Mapping[str, Any],
    foes: Any,
    player: Any,
    relics: Any,
    potions: Any,
    kind: str,
) -> None:
    """Raises ValueError with a sentence for what is no list or dictionary where one must be, for the first name that
    nothing has and the first number out of its bounds."""
    for what, things in (*piles.items(), ("foes", foes), ("relics", relics), ("potions", potions)):
        _check_list(what, things)
    placed: list[Mapping[str, Any]] = [foe if isinstance(foe, Mapping) else {"prefab": foe} for foe in foes]
    _check_dictionary("player", player)
    statuses = []
    for who, given in (("the player", player), *((f"foe {n}", foe) for n, foe in enumerate(placed, start=1))):
        held = given.get("statuses", {})
        _check_dictionary(f"statuses of {who}", held)
        statuses += held
    names: tuple[tuple[str, Collection[Any], Collection[str]], ...] = (
        ("hero", [hero], list(library.heroes)),
        ("card", [card for pile in piles.values() for card in pile], list(library.shelf("cards"))),
        ("key of a foe", [key for foe in placed for key in foe], FOE_KEYS),
        ("enemy", [foe.get("prefab", "") for foe in placed], list(library.enemies)),
        ("key of the player", list(player), PLAYER_KEYS),
        ("status", statuses, list(library.statuses)),
        ("relic", relics, list(library.relics)),
        ("potion", potions, list(library.potions)),
        ("kind of fight", [kind], KINDS),
    )
    for what, words, known in names:
        for word in words:
            if word not in known:
                raise ValueError(unknown(what, word, known))
    if not placed:
        raise ValueError("A fight needs at least one foe.")
    slots = library.heroes[hero].potion_slots
    if len(potions) > slots:
        raise ValueError(f"{len(potions)} potions do not fit into {slots} slots.")
    for number, foe in enumerate(placed, start=1):
        _check_foe(library, foe, f"foe {number}")
    _check_player(library, player, library.heroes[hero].health)


def _check_list(what: str, things: Any) -> None:
    if isinstance(things, str):
        raise ValueError(f"{what} is {things!r} — did you mean [{things!r}]?")
    if isinstance(things, Mapping) or not isinstance(things, Collection):
        raise ValueError(f"{what} is {things!r}; it must be a list.")


def _check_dictionary(what: str, things: Any) -> None:
    if not isinstance(things, Mapping):
        raise ValueError(f"{what} is {things!r}; it must be a dictionary.")


def _check_foe(library: Library, foe: Mapping[str, Any], who: str) -> None:
    prefab = library.enemies[foe["prefab"]]
    hp = foe.get("hp", prefab.health)
    _check_number(f"hp of {who}", hp, least=1)
    _check_number(f"block of {who}", foe.get("block", 0))
    phase = prefab.phases[phase_at(prefab, hp, max(hp, prefab.health))]
    _check_number(f"step of {who}", foe.get("step", 0), most=len(phase.cycle) - 1)
    _check_statuses(library, foe.get("statuses", {}), who)


def _check_player(library: Library, player: Mapping[str, Any], health: int) -> None:
    max_hp = player.get("max_hp", health)
    _check_number("max_hp of the player", max_hp, least=1)
    _check_number("hp of the player", player.get("hp", max_hp), least=1, most=max_hp)
    for key in ("block", "energy", "gold"):
        _check_number(f"{key} of the player", player.get(key, 0))
    _check_statuses(library, player.get("statuses", {}), "the player")


def _check_statuses(library: Library, statuses: Mapping[str, Any], who: str) -> None:
    for status, stacks in statuses.items():
        what = f"{status} of {who}"
        if not library.statuses[status].signed:
            _check_number(what, stacks, least=1)
        elif type(stacks) is not int or not stacks:
            raise ValueError(f"{what} is {stacks!r}; it must be a whole number other than 0.")


def _check_number(what: str, number: Any, *, least: int = 0, most: int | None = None) -> None:
    if type(number) is not int or number < least or (most is not None and number > most):
        bounds = f"of {least} or more" if most is None else f"from {least} to {most}"
        raise ValueError(f"{what} is {number!r}; it must be a whole number {bounds}.")
