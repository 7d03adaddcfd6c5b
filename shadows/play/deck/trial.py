"""A combat of the card game in which all that a mod brings can be tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.deck.prefabs import DeckLibrary, cards_in
from shadows.play.deck.sandbox import sandbox

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.prefabs import Library
    from shadows.play.session import Session

HAND = 10
"""So many cards are in the opening hand; more come at the top of the draw pile."""

FOES = 3
HERO, FOE = "blood_reaper", "skeleton_warrior"
"""Who fights whom where the mod has no one."""


def arranged(library: Library, mod: str) -> Session:
    """A combat in which all that a mod brings can be tried: its hero, cards, relics and potions against its enemies,
    with the game's own where it has none."""
    assert isinstance(library, DeckLibrary)
    cards = _own(library.cards, mod)
    classes = [library.cards[card].hero for card in cards if library.cards[card].hero]
    hero = next(iter([*_own(library.heroes, mod), *classes]), HERO)
    groups = [library.encounters[group].foes for group in _own(library.encounters, mod)]
    foes = next(iter(groups), tuple(_own(library.enemies, mod)[:FOES]) or (FOE,))
    prefab = library.heroes[hero]
    return sandbox(
        hero,
        hand=cards[:HAND] or None,
        draw=[*cards[HAND:], *prefab.deck] if cards else None,
        foes=foes,
        relics=[relic for relic in _own(library.relics, mod) if library.relics[relic].rarity != "mark"],
        potions=_own(library.potions, mod)[: prefab.potion_slots],
        library=library,
        strict=False,
    ).session


def _own(prefabs: Iterable[str], mod: str) -> list[str]:
    return [name for name in prefabs if name.startswith(f"{mod}:") and not name.endswith("+")]


def lasting(library: Library, mod: str) -> list[list[str]]:
    """What a mod has besides cards: where that changes, the combat is another one."""
    shelves = (library.heroes, library.encounters, library.enemies, library.relics, library.potions)
    return [_own(shelf, mod) for shelf in shelves]


def joined(session: Session, before: Library, mod: str) -> str:
    """The cards that a mod did not bring `before` come into the hand; a sentence about them, or nothing."""
    known, old = cards_in(session.library), cards_in(before)
    new = [card for card in _own(known, mod) if card not in old]
    session.world.piles.hand.extend(session.world.new_card(card) for card in new)
    session.world.rulebook.forget()
    return f"New in your hand: {', '.join(known[card].name for card in new)}." if new else ""
