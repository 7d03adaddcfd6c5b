"""The shapes of the content that only the card game has."""

from collections.abc import Mapping
from typing import Literal

from components.effect import Effect
from components.prefab import Prefab
from components.prefabs import Library
from components.rules import Modifier, Trigger
from components.terms import CardType, Rarity


class CardPrefab(Prefab, frozen=True, kw_only=True):
    """A card in one of its two forms; the upgraded form has an id and a name of its own, ending in `+`.

    `cost` is None for X (all Energy) and for what cannot be played. `hero` is a hero's id, `""` for cards of every
    class. `aim` says that it is played at an enemy. `pool` is where it is offered: `hero` (rewards and shop of that
    class), `shop` (colorless), `none`. `where` is the pile in which its triggers act: `powers` or `hand`.
    """

    type: CardType
    rarity: Rarity
    cost: int | None = None
    x_cost: bool = False
    hero: str = ""
    pool: Literal["hero", "shop", "none"] = "none"
    aim: bool = False
    effects: tuple[Effect, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    where: Literal["powers", "hand"] = "powers"
    exhaust: bool = False
    ethereal: bool = False
    unplayable: bool = False
    upgraded: bool = False
    upgrade: str = ""


class DeckLibrary(Library, kw_only=True):
    """All content of the card game."""

    cards: dict[str, CardPrefab]


def cards_in(library: Library) -> Mapping[str, CardPrefab]:
    """The cards of a library by id; none where it is another game's."""
    return library.cards if isinstance(library, DeckLibrary) else {}
