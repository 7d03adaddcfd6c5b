"""The shapes of what a run of the dice game is made of: spoils, gifts, shops and what is met at its places."""

from typing import Annotated, Literal

import msgspec

from components.amounts import Condition
from components.dice.boons import About
from components.effect import Effect
from components.limits import AT_LEAST_0, AT_LEAST_1, Names, OneOf
from components.prefab import Prefab
from components.run_prefabs import OFFERED, EventPrefab, Prices, RewardPrefab, ShopPrefab, Weights


class Skip(msgspec.Struct, frozen=True):
    """What comes to whoever takes neither relic nor consumable (D15): Gold, and one of the gifts."""

    gold_least: Annotated[int, AT_LEAST_0]
    """The least Gold."""
    gold_most: Annotated[int, AT_LEAST_0]
    """The most Gold."""


class DiceRewardPrefab(RewardPrefab, frozen=True, kw_only=True):
    """What a won combat gives; its id is the kind of combat, or what an encounter names. Of its relic, its consumable
    and its gift one can be taken (D15)."""

    relic: Literal["", "common", "uncommon", "rare"] = ""
    """The rarity of its relic; left out, it has none.

    - `common`: a common one
    - `uncommon`: an uncommon one
    - `rare`: a rare one
    """
    consumable: Weights | None = None
    """How likely each rarity of its consumable is; left out, it has none."""
    skip: Skip | None = None
    """What comes to whoever takes neither; left out, nothing."""


class GiftPrefab(Prefab, frozen=True, kw_only=True):
    """A small thing for whoever takes no relic and no consumable after a fight (D15). Its `text` is what it does."""

    do: Annotated[tuple[Effect, ...], AT_LEAST_1]
    """What happens."""
    needs: Condition | None = None
    """What must hold for that."""
    otherwise: tuple[Effect, ...] = msgspec.field(default=(), name="else")
    """What happens where it does not hold."""
    about: tuple[About, ...] = ()
    """What it is of use for."""
    instead: Annotated[str, Names("gifts")] = ""
    """The gift that comes where this one is not offered."""


class RelicWares(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some of the relics of a shop."""

    count: Annotated[int, OFFERED]
    """How many."""
    weights: Weights
    """How likely each rarity is."""
    common: Annotated[int, OFFERED] = 0
    """So many of them are common at least."""


class Service(msgspec.Struct, frozen=True):
    """What a shop does for Gold, once."""

    chips: Annotated[int, AT_LEAST_1]
    """So many chips does a hand gain, of the player's choice."""
    price: Annotated[int, AT_LEAST_0]
    """What it costs."""


class DiceShopPrefab(ShopPrefab, frozen=True, kw_only=True):
    """What a shop has and what it asks (D15, D36). Consumables cost what stands at them."""

    relics: tuple[RelicWares, ...] = ()
    """Its relics."""
    price: Prices = Prices(30, 60, 100)
    """What a relic costs, by rarity."""
    potions: Annotated[int, OFFERED] = 0
    """How many consumables, each of another rarity as far as possible."""
    service: Service | None = None
    """What it does."""
    restock: Annotated[int, AT_LEAST_0] = 0
    """What it costs to have new wares brought, once; 0 where none are."""
    too_poor: str = ""
    """What its keeper says to whoever can pay for nothing that is there."""
    leaves: str = ""
    """What its keeper says to whoever has bought nothing when leaving."""


class DiceEventPrefab(EventPrefab, frozen=True, kw_only=True):
    """Something met on the way: a story and choices. None is met again in a run as long as others fit."""

    at: Annotated[str, OneOf("nodes")] = "event"
    """Where it is met: at an `event`, a `trap`, a `treasure` or a `hidden` room."""
    acts: Annotated[tuple[str, ...], Names("acts")] = ()
    """The acts in which it is met; left out, in all."""
    about: tuple[About, ...] = ()
    """What it is of use for: it is not met where a node of the tree bars that."""
