"""The shapes of what a run is made of: acts, events, fires, rewards and shops."""

from typing import Annotated

import msgspec

from components.effects import Effect
from components.limits import AT_LEAST_0, AT_LEAST_1, Bounds, Names, OneOf, Where
from components.prefab import Prefab

OFFERED = Bounds(least=0, most=20)
"""So many of a kind lie before the player at most."""


class PlanNode(msgspec.Struct, frozen=True, omit_defaults=True):
    """A node of an act's fixed map; enemies, elites and bosses name their encounter."""

    kind: Annotated[str, OneOf("nodes")]
    """What waits there."""
    encounter: Annotated[str, Names("encounters")] = ""
    """The enemies, of an `enemy`, `elite` or `boss`."""


class ActPrefab(Prefab, frozen=True, kw_only=True):
    """A place of the world, with its map. A run climbs the acts in their order."""

    order: Annotated[int, AT_LEAST_1]
    """Its place in the climb, low first."""
    shop: Annotated[str, Names("shops")] = ""
    """What its shops are like."""
    plan: tuple[tuple[PlanNode, ...], ...] = ()
    """The floors from the second up, each a list of its nodes; the last has the boss (R47)."""

    @property
    def climbed(self) -> bool:
        """Whether a run leads through it: it says what its maps are made of."""
        return bool(self.plan)


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What players read when something is done, by what came of it: the first of these lines that is written for
    something that happened, else `story`."""

    nothing: str = ""
    """No relic, potion or card was left to give, and Gold took its place (R36)."""
    curse: Annotated[str, Where("occasions", "card_played")] = ""
    """A Curse left the deck."""
    boon: Annotated[str, Where("occasions", "scored")] = ""
    """A boon was gained."""
    relic: str = ""
    """A relic was gained."""
    potion: str = ""
    """A potion was gained."""
    card: Annotated[str, Where("occasions", "card_played")] = ""
    """A card was gained."""
    hand: Annotated[str, Where("occasions", "scored")] = ""
    """A hand of dice is worth more."""
    gold: str = ""
    """Gold was gained."""
    story: str = ""
    """Anything else, or nothing at all."""


class EventChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of an event's choices: what the player reads on it, and what it does."""

    label: Annotated[str, AT_LEAST_1]
    """What players read on it."""
    do: tuple[Effect, ...] = ()
    """What it does; left out, nothing."""
    text: str = ""
    """What is shown below the label in place of the text that the game writes."""
    outcome: str | Outcome = ""
    """What players read when it is done: a line, or one for each result. Left out, they read what has changed."""


class EventPrefab(Prefab, frozen=True, kw_only=True):
    """Something met on the way: a story and choices."""

    story: Annotated[str, AT_LEAST_1]
    """What players read."""
    choices: Annotated[tuple[EventChoice, ...], AT_LEAST_1]
    """What they can do. One must ask for nothing, so that nobody is stuck."""


class ActionPrefab(Prefab, frozen=True, kw_only=True):
    """What can be done at a fire: one of them, then the way goes on (R54)."""

    do: Annotated[tuple[Effect, ...], AT_LEAST_1]
    """What it does. A card that the first effect asks for is chosen before anything happens, and until then another
    action can be taken."""
    order: int = 0
    """Its place at the fire, low first."""
    outcome: str | Outcome = ""
    """What players read when it is done: a line, or one for each result. Left out, they read what has changed."""


class Weights(msgspec.Struct, frozen=True):
    """How likely each rarity is, in parts of their sum."""

    common: Annotated[int, AT_LEAST_0]
    """Parts for common."""
    uncommon: Annotated[int, AT_LEAST_0]
    """Parts for uncommon."""
    rare: Annotated[int, AT_LEAST_0]
    """Parts for rare."""


class Prices(msgspec.Struct, frozen=True):
    """What something of each rarity costs, in Gold."""

    common: Annotated[int, AT_LEAST_0]
    """What a common one costs."""
    uncommon: Annotated[int, AT_LEAST_0]
    """What an uncommon one costs."""
    rare: Annotated[int, AT_LEAST_0]
    """What a rare one costs."""


class RewardPrefab(Prefab, frozen=True, kw_only=True):
    """What a won combat gives; its id is the kind of combat: `normal`, `elite` or `boss` (R49, R50)."""

    gold_least: Annotated[int, AT_LEAST_0]
    """The least Gold."""
    gold_most: Annotated[int, AT_LEAST_0]
    """The most Gold."""
    full_heal: bool = False
    """All HP come back."""


class Sold(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the keeper of a shop says when something is sold; where nothing is written, what was said before."""

    card: Annotated[str, Where("occasions", "card_played")] = ""
    """To whoever bought a card."""
    relic: str = ""
    """To whoever bought a relic."""
    potion: str = ""
    """To whoever bought a potion."""
    removal: Annotated[str, Where("occasions", "card_played")] = ""
    """To whoever had a card removed."""
    service: Annotated[str, Where("occasions", "scored")] = ""
    """To whoever had something done."""
    restock: Annotated[str, Where("occasions", "scored")] = ""
    """To whoever had new wares brought."""


class ShopPrefab(Prefab, frozen=True, kw_only=True):
    """What a shop has and what it asks (R51)."""

    flavour: str = ""
    """What its keeper says."""
    sold: Sold | None = None
    """What its keeper says when something is sold."""
