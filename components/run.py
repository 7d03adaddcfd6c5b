"""The run: the deck, the way through the acts, and what lies before the player."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

import msgspec

from components.effect import Effect
from components.limits import Names

NodeKind = Literal["start", "enemy", "elite", "boss", "event", "shop", "rest"]
"""What waits on a floor.

- `start`: where an act begins; not for plans
- `enemy`: an everyday fight
- `elite`: a hard fight for a relic
- `boss`: the fight that ends the act
- `event`: one of the events
- `shop`: the act's shop
- `rest`: a fire to rest at
"""


class MapNode(msgspec.Struct, omit_defaults=True):
    """One place of an act's map. Floors count from 1, columns from 0; `exits` are places in the list of nodes."""

    floor: int
    column: int
    kind: NodeKind
    encounter: Annotated[str, Names("encounters")] = ""
    exits: list[int] = []


class Offer(msgspec.Struct, omit_defaults=True):
    """Something to take or to buy: `id` is a card, relic or potion, `amount` Gold, `cards` a choice of cards or relics.

    Gold with an `id` stands in place of a `relic`, `potion` or `cards` of which nothing is left to give (R36). `taken`
    things stay in the list, so that places never move.
    """

    kind: Literal["gold", "potion", "relic", "cards", "card", "removal"]
    id: str = ""
    amount: int = 0
    price: int = 0
    cards: list[str] = []
    taken: bool = False


@dataclass(slots=True)
class Journey:
    """Where a run is.

    `map` is `fixed` or `wandering`; `act` counts from 0 in the acts' order; `nodes` is the act's map, `here` the
    place in it and `path` the nodes entered in each act. `event` is the event under way, `bag` the events still to
    come (R52), `met` the encounters of this act so far. `offers` lie before the player (R58). `fight` is an encounter
    that waits to begin. `outcome` is `ongoing`, `won`, `lost` or `abandoned`.
    """

    map: str = "fixed"
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
