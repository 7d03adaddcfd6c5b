"""The shapes of the content that every game has, as the loader hands it to the rules. Nothing here changes after
loading.

Every prefab carries its `id` and `origin` (`file:line`), which the loader fills in.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from components.effects import Effect
from components.limits import (
    AT_LEAST_0,
    AT_LEAST_1,
    CHANCE,
    LONGEST_NAME,
    MOST_ENEMIES,
    NAME,
    Bounds,
    Names,
    OneOf,
    Where,
)
from components.prefab import Prefab
from components.rules import Modifier, Tick, Trigger
from components.run_prefabs import ActionPrefab, ActPrefab, EventPrefab, RewardPrefab, ShopPrefab
from components.terms import Tier


class StatusPrefab(Prefab, frozen=True, kw_only=True):
    """What clings to a body in stacks: Weak, Bleed, Strength. In its `text`, `{stacks}` stands for their number."""

    kind: Literal["buff", "debuff"]
    """Whether it is good for its bearer.

    - `buff`: it is good
    - `debuff`: it is bad
    """
    modifiers: tuple[Modifier, ...] = ()
    """Amounts that it changes."""
    triggers: tuple[Trigger, ...] = ()
    """What it answers."""
    tick: Tick | None = None
    """What it does by itself."""
    countdown: Annotated[str, OneOf("countdowns")] = ""
    """When it loses one stack by itself (R13)."""
    merge: Literal["add", "longest"] = "add"
    """What becomes of its stacks when it is put on again.

    - `add`: they add up
    - `longest`: the larger number lies there, be it the old or the new one
    """
    signed: bool = False
    """Its stacks may be below 0."""
    temporary: Annotated[str, Names("statuses")] = ""
    """The status that remembers a change which is taken back; without one `lasts` is not allowed (R16)."""


class RelicPrefab(Prefab, frozen=True, kw_only=True):
    """A relic: it acts by itself for the rest of the run."""

    rarity: Literal["common", "uncommon", "rare", "class", "boss", "mark"]
    """Where it comes from.

    - `common`: offered often
    - `uncommon`: offered now and then
    - `rare`: offered seldom
    - `class`: offered to its `hero` alone
    - `boss`: a boss leaves it
    - `mark`: only an event gives it, and it fades after the next combat (R53)
    """
    hero: Annotated[str, Names("heroes")] = ""
    """The hero that alone can get it."""
    unique: bool = False
    """No run offers it twice."""
    pickup: tuple[Effect, ...] = ()
    """What happens once, when it is acquired."""
    binds_curses: Annotated[bool, Where("occasions", "card_played")] = False
    """Curses cannot leave the deck any more (R37)."""
    triggers: tuple[Trigger, ...] = ()
    """What it answers."""
    modifiers: tuple[Modifier, ...] = ()
    """Amounts that it changes."""
    flavour: str = ""
    """A line of story."""


class PotionPrefab(Prefab, frozen=True, kw_only=True):
    """A potion; `aim` says that it is thrown at an enemy. Where a game has no rarities of potions, all are common."""

    effects: tuple[Effect, ...]
    aim: bool = False
    flavour: str = ""
    rarity: Literal["common", "uncommon", "rare"] = "common"


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One announced move of an enemy: its effects in order, and a name where it has one."""

    do: Annotated[tuple[Effect, ...], AT_LEAST_1]
    """Its effects, left to right."""
    name: Annotated[str, Bounds(least=0, most=LONGEST_NAME)] = ""
    """What players read when it is announced."""


class Phase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of an enemy's fight: a cycle of moves that repeats (R41, R42)."""

    cycle: Annotated[tuple[Move, ...], AT_LEAST_1]
    """The moves, in order; after the last comes the first again."""
    below: Annotated[int | None, AT_LEAST_1] = None
    """The phase begins when HP fall to this or less; the first phase has none."""
    share: Annotated[int | None, CHANCE] = None
    """In place of `below`: the phase begins when HP fall to this share of max HP or less, in a hundred."""
    triggers: tuple[Trigger, ...] = ()
    """What it answers in this phase."""
    modifiers: tuple[Modifier, ...] = ()
    """Amounts that it changes in this phase."""


class EnemyPrefab(Prefab, frozen=True, kw_only=True):
    """An enemy with its phases, first to last."""

    health: int
    phases: tuple[Phase, ...]
    tier: Tier = "normal"
    act: str = ""
    flavour: str = ""


class HeroPrefab(Prefab, frozen=True, kw_only=True):
    """A playable hero: what a run begins with."""

    title: Annotated[str, NAME]
    """What stands below the name."""
    health: Annotated[int, AT_LEAST_1]
    """Max HP."""
    gold: Annotated[int, AT_LEAST_0]
    """Gold at the start."""
    potion_slots: Annotated[int, Bounds(least=0, most=10)]
    """How many potions can be carried."""
    theme: str
    """The craft in a few words, for the choice of the hero."""
    order: int = 0
    """The place in the choice of the hero, low first."""


class EncounterPrefab(Prefab, frozen=True, kw_only=True):
    """A group of enemies that is met together."""

    foes: Annotated[tuple[str, ...], Bounds(least=1, most=MOST_ENEMIES), Names("enemies")]
    """The enemies, left to right."""
    act: Annotated[str, Names("acts")] = ""
    """The act in which it is met; left out where only an event begins it."""
    kind: Literal["normal", "elite", "boss"] = "normal"
    """What kind of combat it is.

    - `normal`: an everyday one
    - `elite`: a hard one that leaves a relic
    - `boss`: the last of an act; no escape
    """
    order: int = 0
    """Its place in lists, low first."""
    gold: Annotated[int | None, AT_LEAST_0] = None
    """The Gold that it leaves, in place of the usual."""


class KeywordPrefab(Prefab, frozen=True, kw_only=True):
    """A term that texts use (Exhaust, Block …). Its `text` is what tooltips explain."""

    forms: tuple[Annotated[str, NAME], ...] = ()
    """Other words by which texts mean it, besides its name: `chips` in small letters, say."""


class Library(msgspec.Struct, kw_only=True, dict=True):
    """All content of a game, by kind and id, in the order of the ids, so that no file's name matters. Games with kinds
    of their own have a class made from this one; what a game has none of is empty.

    `fingerprint` changes when any rule of it does. `mods` are those that are in it, in their order, each with its
    version: `frost 1.0.0`. `plugins` are what the code of mods adds to the rules (`systems.plugins.plugin.Plugin`), and
    `words` how its effects and quantities read: `ashen_pilgrim:vent` -> `vent {amount} Heat`.
    """

    potion: ClassVar[str] = "potion"
    """What players call a potion; several have an s."""

    statuses: Mapping[str, StatusPrefab] = {}
    relics: Mapping[str, RelicPrefab] = {}
    potions: Mapping[str, PotionPrefab] = {}
    enemies: Mapping[str, EnemyPrefab] = {}
    heroes: Mapping[str, HeroPrefab] = {}
    encounters: Mapping[str, EncounterPrefab] = {}
    acts: Mapping[str, ActPrefab] = {}
    keywords: Mapping[str, KeywordPrefab] = {}
    events: Mapping[str, EventPrefab] = {}
    actions: Mapping[str, ActionPrefab] = {}
    rewards: Mapping[str, RewardPrefab] = {}
    shops: Mapping[str, ShopPrefab] = {}
    fingerprint: str = ""
    mods: tuple[str, ...] = ()
    plugins: tuple[Any, ...] = ()
    words: dict[str, str] = {}

    @cached_property
    def climb(self) -> tuple[ActPrefab, ...]:
        """The acts in the order of the climb."""
        climbed = (act for act in self.acts.values() if act.climbed)
        return tuple(sorted(climbed, key=lambda act: (act.order, act.id)))

    def shelf(self, kind: str) -> Mapping[str, Prefab]:
        """The prefabs of a kind by id, `cards` for example; none where the game has no such kind."""
        found: Mapping[str, Prefab] = getattr(self, kind, {})
        return found
