"""The run: the deck, the way through the acts, and what lies before the player."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

import msgspec

from components.effect import Effect
from components.limits import Names, OneOf


class MapNode(msgspec.Struct, omit_defaults=True):
    """One place of an act's map. Floors are numbered as players read them, columns from 0; `exits` are places in the
    list of nodes. No way leads to a `hidden` one, and no player sees it, until it is found."""

    floor: int
    column: int
    kind: Annotated[str, OneOf("nodes")]
    encounter: Annotated[str, Names("encounters")] = ""
    exits: list[int] = []
    hidden: bool = False


class Offer(msgspec.Struct, omit_defaults=True):
    """Something to take or to buy: `id` is a card, relic or potion, `amount` Gold, `cards` a choice of cards or relics.

    Gold with an `id` stands in place of a `relic`, `potion` or `cards` of which nothing is left to give (R36). `taken`
    things stay in the list, so that places never move. Of those that are `either` only one can be taken.
    """

    kind: Literal["gold", "potion", "relic", "cards", "card", "removal", "gift", "boon", "service", "restock"]
    id: str = ""
    amount: int = 0
    price: int = 0
    cards: list[str] = []
    taken: bool = False
    either: bool = False


@dataclass(slots=True)
class Journey:
    """Where a run is.

    `map` is the kind of its maps, empty in a fight by itself; `act` counts from 0 in the acts' order; `nodes` is the
    act's map, `here` the place in it and `path` the nodes entered in each act. `event` is the event under way, `bag`
    the events still to come (R52). `offers` lie before the player (R58). `fight` is an encounter that waits to begin.
    `outcome` is `ongoing`, `won`, `lost` or `abandoned`.
    """

    map: Annotated[str, OneOf("maps")] = ""
    act: int = 0
    nodes: list[MapNode] = field(default_factory=list)
    here: int = 0
    path: list[list[int]] = field(default_factory=list)
    event: Annotated[str, Names("events")] = ""
    bag: Annotated[list[str], Names("events")] = field(default_factory=list)
    offers: list[Offer] = field(default_factory=list)
    fight: Annotated[str, Names("encounters")] = ""
    outcome: str = "ongoing"


@dataclass(slots=True)
class Aftermath:
    """What a choice that began a fight still has to do, after the rewards of that; the player has it only meanwhile."""

    effects: list[Effect]
