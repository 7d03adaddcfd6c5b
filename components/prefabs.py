"""The shapes of all content, as the loader hands it to the rules. Nothing here changes after loading.

Every prefab carries its `id` and `origin` (`file:line`), which the loader fills in.
"""

from typing import Literal

import msgspec

from components.effects import AnyEffect
from components.rules import Modifier, Tick, Trigger
from components.run import NodeKind

CardType = Literal["attack", "skill", "power", "curse", "status"]
Rarity = Literal["basic", "common", "uncommon", "rare", "special"]
Tier = Literal["normal", "elite", "boss", "minion"]


class Prefab(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What all content has: an id, a name, a hand-written text (empty: made from the effects) and where it was
    written."""

    id: str
    name: str
    text: str = ""
    origin: str = ""


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
    effects: tuple[AnyEffect, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    where: Literal["powers", "hand"] = "powers"
    exhaust: bool = False
    ethereal: bool = False
    unplayable: bool = False
    upgraded: bool = False
    upgrade: str = ""


class StatusPrefab(Prefab, frozen=True, kw_only=True):
    """A status. `countdown`: one stack less at the holder's `turn_start` or at `round_end` (R13). `signed`: may be
    negative.

    `temporary` names the status that records a change which is taken back (R16).
    """

    kind: Literal["buff", "debuff"]
    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    tick: Tick | None = None
    countdown: Literal["", "turn_start", "round_end"] = ""
    signed: bool = False
    temporary: str = ""


class RelicPrefab(Prefab, frozen=True, kw_only=True):
    """A relic. `rarity` is common, uncommon, rare, class or boss; `hero` binds a class relic to its hero.
    `pickup` happens when it is acquired, `binds_curses` keeps curses in the deck (R37); a `mark` fades after the next
    combat (R53). `flavour` is a line of story."""

    rarity: Literal["common", "uncommon", "rare", "class", "boss", "mark"]
    hero: str = ""
    unique: bool = False
    pickup: tuple[AnyEffect, ...] = ()
    binds_curses: bool = False
    triggers: tuple[Trigger, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    flavour: str = ""


class PotionPrefab(Prefab, frozen=True, kw_only=True):
    """A potion; `aim` says that it is thrown at an enemy."""

    effects: tuple[AnyEffect, ...]
    aim: bool = False
    flavour: str = ""


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One announced move of an enemy: its effects in order, and a name where it has one."""

    do: tuple[AnyEffect, ...]
    name: str = ""


class Phase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cycle of moves that repeats. A later phase begins when HP falls to `below` or less (R42)."""

    cycle: tuple[Move, ...]
    below: int | None = None
    triggers: tuple[Trigger, ...] = ()


class EnemyPrefab(Prefab, frozen=True, kw_only=True):
    """An enemy with its phases, first to last."""

    health: int
    phases: tuple[Phase, ...]
    tier: Tier = "normal"
    act: str = ""
    flavour: str = ""


class HeroPrefab(Prefab, frozen=True, kw_only=True):
    """A playable hero: what a run begins with."""

    title: str
    health: int
    energy: int
    draw: int
    gold: int
    potion_slots: int
    deck: tuple[str, ...]
    theme: str
    order: int = 0


class EncounterPrefab(Prefab, frozen=True, kw_only=True):
    """A group of enemies, left to right, that is met in an act; with `act` left out only where an event begins it."""

    foes: tuple[str, ...]
    act: str = ""
    kind: Literal["normal", "elite", "boss"] = "normal"
    order: int = 0
    gold: int | None = None


class PlanNode(msgspec.Struct, frozen=True, omit_defaults=True):
    """A node of an act's fixed map; enemies, elites and bosses name their encounter."""

    kind: NodeKind
    encounter: str = ""


class ActPrefab(Prefab, frozen=True, kw_only=True):
    """A place of the world; acts are climbed in their `order`. `plan` is its fixed map from floor 2 up (R47), `shop`
    what its shops are like."""

    order: int
    shop: str = ""
    plan: tuple[tuple[PlanNode, ...], ...] = ()


class KeywordPrefab(Prefab, frozen=True, kw_only=True):
    """A term that texts use and tooltips explain (Exhaust, Block …)."""


class EventChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of an event's choices: what the player reads on it, and what it does."""

    label: str
    do: tuple[AnyEffect, ...] = ()
    text: str = ""


class EventPrefab(Prefab, frozen=True, kw_only=True):
    """Something met on the way. `story` is what the player reads."""

    story: str
    choices: tuple[EventChoice, ...]


class Weights(msgspec.Struct, frozen=True):
    """How likely each rarity is, in parts of their sum."""

    common: int
    uncommon: int
    rare: int


class RewardPrefab(Prefab, frozen=True, kw_only=True):
    """What a won combat of the kind of its id (`normal`, `elite`, `boss`) gives (R49, R50).

    Gold from `gold_least` to `gold_most`; each of `potions` falls with `potion_chance` in a hundred; `cards` to
    choose from, `rare` of them at least rare, by `weights`; so many `relics`, by `relic_weights`.
    """

    gold_least: int
    gold_most: int
    potion_chance: int
    cards: int
    weights: Weights
    potions: int = 1
    relics: int = 0
    relic_weights: Weights = Weights(60, 30, 10)
    rare: int = 0
    boss_relics: int = 0
    full_heal: bool = False


class ShopPrefab(Prefab, frozen=True, kw_only=True):
    """What a shop has and what it asks (R51). `flavour` is what its keeper says."""

    cards: int
    colorless: int
    relics: int
    potions: int
    price: Weights
    colorless_price: int
    relic_price: int
    potion_price: int
    removal_price: int
    weights: Weights
    relic_weights: Weights
    flavour: str = ""


class Library(msgspec.Struct, kw_only=True):
    """All content, by kind and id, in the order of the ids, so that no file's name matters.

    `fingerprint` changes when any rule of it does.
    """

    cards: dict[str, CardPrefab]
    statuses: dict[str, StatusPrefab]
    relics: dict[str, RelicPrefab]
    potions: dict[str, PotionPrefab]
    enemies: dict[str, EnemyPrefab]
    heroes: dict[str, HeroPrefab]
    encounters: dict[str, EncounterPrefab]
    acts: dict[str, ActPrefab]
    keywords: dict[str, KeywordPrefab]
    events: dict[str, EventPrefab]
    rewards: dict[str, RewardPrefab]
    shops: dict[str, ShopPrefab]
    fingerprint: str = ""
