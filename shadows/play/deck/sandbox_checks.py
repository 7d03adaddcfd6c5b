"""What a sandbox of the card game is given, checked before anything is made of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from shadows.play import given

if TYPE_CHECKING:
    from components.prefabs import Library

PLAYER_KEYS = ("hp", "max_hp", "block", "energy", "gold", "statuses")


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
        given.check_list(what, things)
    placed = given.placed(foes)
    given.check_dictionary("player", player)
    statuses: list[str] = []
    for who, those in (("the player", player), *((f"foe {n}", foe) for n, foe in enumerate(placed, start=1))):
        held = those.get("statuses", {})
        given.check_dictionary(f"statuses of {who}", held)
        statuses += held
    given.check_names(
        (
            ("hero", [hero], list(library.heroes)),
            ("card", [card for pile in piles.values() for card in pile], list(library.shelf("cards"))),
            ("key of a foe", [key for foe in placed for key in foe], given.FOE_KEYS),
            ("enemy", [foe.get("prefab", "") for foe in placed], list(library.enemies)),
            ("key of the player", list(player), PLAYER_KEYS),
            ("status", statuses, list(library.statuses)),
            ("relic", relics, list(library.relics)),
            ("potion", potions, list(library.potions)),
            ("kind of fight", [kind], given.KINDS),
        )
    )
    if not placed:
        raise ValueError("A fight needs at least one foe.")
    slots = library.heroes[hero].potion_slots
    if len(potions) > slots:
        raise ValueError(f"{len(potions)} potions do not fit into {slots} slots.")
    for number, foe in enumerate(placed, start=1):
        given.check_foe(library, foe, f"foe {number}", library.enemies[foe["prefab"]].health)
    given.check_player(library, player, library.heroes[hero].health, more=("energy",))
