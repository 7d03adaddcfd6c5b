"""The shapes of the content that only the card game has."""

from collections.abc import Mapping
from typing import Annotated, Literal

from components.effect import Effect
from components.limits import AT_LEAST_0, AT_LEAST_1, MOST_AT_ONCE, Bounds, Names
from components.prefab import Prefab
from components.prefabs import HeroPrefab, Library
from components.rules import Modifier, Trigger
from components.run_prefabs import OFFERED, Prices, RewardPrefab, ShopPrefab, Weights
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


class DeckHeroPrefab(HeroPrefab, frozen=True, kw_only=True):
    """A playable hero: what a run begins with."""

    energy: Annotated[int, AT_LEAST_0]
    """Energy of each turn."""
    draw: Annotated[int, Bounds(least=0, most=MOST_AT_ONCE)]
    """Cards drawn each turn."""
    deck: Annotated[tuple[str, ...], AT_LEAST_1, Names("cards")]
    """The cards at the start, each as often as it is there."""


class DeckRewardPrefab(RewardPrefab, frozen=True, kw_only=True):
    """What a won combat gives; its id is the kind of combat: `normal`, `elite` or `boss` (R49, R50)."""

    potion_chance: Annotated[int, Bounds(least=0, most=100)]
    """The chance of each potion, in a hundred."""
    potions: Annotated[int, OFFERED] = 1
    """How many potions may fall."""
    relics: Annotated[int, OFFERED] = 0
    """How many relics."""
    relic_weights: Weights = Weights(60, 30, 10)
    """How likely each rarity of these relics is."""
    boss_relics: Annotated[int, OFFERED] = 0
    """How many boss relics to choose one from."""
    cards: Annotated[int, OFFERED]
    """How many cards to choose one from."""
    weights: Weights
    """How likely each rarity of these cards is."""
    rare: Annotated[int, OFFERED] = 0
    """How many of the cards are rare at least."""


class DeckShopPrefab(ShopPrefab, frozen=True, kw_only=True):
    """What a shop has and what it asks (R51)."""

    relics: Annotated[int, OFFERED]
    """How many relics."""
    potions: Annotated[int, OFFERED]
    """How many potions."""
    relic_price: Annotated[int, AT_LEAST_0]
    """What a relic costs."""
    potion_price: Annotated[int, AT_LEAST_0]
    """What a potion costs."""
    relic_weights: Weights
    """How likely each rarity of the relics is."""
    cards: Annotated[int, OFFERED]
    """How many cards of the hero's class."""
    colorless: Annotated[int, OFFERED]
    """How many cards of no class."""
    price: Prices
    """What a card costs, by rarity."""
    colorless_price: Annotated[int, AT_LEAST_0]
    """What a card of no class costs."""
    removal_price: Annotated[int, AT_LEAST_0]
    """What it costs to remove a card."""
    weights: Weights
    """How likely each rarity of the cards is."""


class DeckLibrary(Library, kw_only=True):
    """All content of the card game."""

    cards: dict[str, CardPrefab]
    heroes: dict[str, DeckHeroPrefab]
    rewards: dict[str, DeckRewardPrefab]
    shops: dict[str, DeckShopPrefab]


def cards_in(library: Library) -> Mapping[str, CardPrefab]:
    """The cards of a library by id; none where it is another game's."""
    return library.cards if isinstance(library, DeckLibrary) else {}
