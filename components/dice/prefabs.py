"""The shapes of the content that only the dice game has."""

from functools import cached_property
from typing import Annotated, ClassVar, Literal

import msgspec

from components.amounts import Condition
from components.dice.boons import About, BoonPrefab
from components.dice.dice import ElementName
from components.dice.hands import HandPrefab
from components.dice.maps import FLOORS, Groups, HiddenRooms, Promise, Row
from components.dice.run_prefabs import DiceEventPrefab, DiceRewardPrefab, DiceShopPrefab, GiftPrefab
from components.effect import Effect
from components.growth import AchievementPrefab
from components.limits import AT_LEAST_0, AT_LEAST_1, Bounds, Names
from components.prefab import Prefab
from components.prefabs import (
    EncounterPrefab,
    EnemyPrefab,
    HeroPrefab,
    Library,
    PotionPrefab,
    RelicPrefab,
    StatusPrefab,
)
from components.rules import Modifier, Trigger
from components.run_prefabs import ActPrefab, PlanNode

MOST_DICE = 8
"""So many dice are in play at most (D32)."""
LEAST_DICE = 3
"""So many are in play at least, whatever is taken away (D13, D32)."""
PIP = Bounds(least=1, most=6)


class DiePrefab(Prefab, frozen=True, kw_only=True):
    """A kind of die: what stands on its faces, each equally likely."""

    faces: Annotated[tuple[int, ...], Bounds(least=1, most=12), PIP]
    """The numbers on its faces, 1 to 6 each."""


class ComboPrefab(Prefab, frozen=True, kw_only=True):
    """What different elements among the dice do together, once after the hand's damage (D7)."""

    elements: Annotated[tuple[ElementName, ...], Bounds(least=2, most=4)]
    """The elements that it takes."""
    do: Annotated[tuple[Effect, ...], AT_LEAST_1]
    """What it does."""
    order: int = 0
    """Between those of as many elements, low first."""

    @property
    def tier(self) -> int:
        """How many elements it takes: the highest that is there acts."""
        return len(self.elements)


class Use(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a relic does when the player uses it, at any time before a hand is scored."""

    do: Annotated[tuple[Effect, ...], AT_LEAST_1]
    """What happens."""
    per: Literal["turn", "combat"] = "turn"
    """How often it can be used.

    - `turn`: once a turn
    - `combat`: once a combat
    """
    needs: Condition | None = None
    """What must hold for it to be used."""
    refused: str = ""
    """What the player reads where that does not hold."""
    aim: bool = False
    """It is aimed at an enemy."""


class DiceRelicPrefab(RelicPrefab, frozen=True, kw_only=True):
    """A relic: it acts by itself for the rest of the run, or when it is used."""

    use: Use | None = None
    """What it does when the player uses it."""
    family: Literal["", "scoring", "pool", "rule", "turn", "scaling", "utility", "joker", "elemental"] = ""
    """What it changes; left out for what is offered to nobody.

    - `scoring`: chips, mult and values
    - `pool`: the dice
    - `rule`: how dice are read
    - `turn`: rerolls, and how a turn goes
    - `scaling`: it grows in the run
    - `utility`: anything else
    - `joker`: it multiplies mult
    - `elemental`: elements
    """
    early: bool = False
    """It is of most use in the first act: there it is offered more often, in the last one less."""
    about: tuple[About, ...] = ()
    """What it is of use for."""


class ConsumablePrefab(PotionPrefab, frozen=True, kw_only=True):
    """A consumable: it is used once in the player's turn; `aim` says that it is aimed at an enemy."""

    rarity: Literal["common", "uncommon", "rare"]
    price: Annotated[int, AT_LEAST_0]
    needs: Condition | None = None
    refused: str = ""
    about: tuple[About, ...] = ()


class DiceStatusPrefab(StatusPrefab, frozen=True, kw_only=True):
    """What clings to a body in stacks: Burn, Vulnerable, Frozen. In its `text`, `{stacks}` stands for their number."""

    lasts: Annotated[int, AT_LEAST_0] = 0
    """The rounds that it lasts from when it was last put on; 0 is for ever."""
    mark: bool = False
    """It lies until the player's next hand has been scored (D35)."""


class Scale(msgspec.Struct, frozen=True):
    """How mighty enemies of an act are, from its first floor to its last but one, in even steps between."""

    of: Literal["alone", "pair", "swarm", "elite", "leader", "helper", "boss", "master", "add"]
    """Whose scale it is.

    - `alone`: a basic enemy that is met alone
    - `pair`: each of two
    - `swarm`: each of three
    - `elite`: an elite that is met alone
    - `leader`: an elite with a helper
    - `helper`: its helper
    - `boss`: a boss that is met alone
    - `master`: a boss that calls others
    - `add`: whom it calls
    """
    health: Annotated[tuple[int, ...], Bounds(least=2, most=2)]
    """Max HP at the first and the last of the floors."""
    attack: Annotated[tuple[int, ...], Bounds(least=2, most=2)]
    """A full attack there, in hundredths of a point."""
    floors: Annotated[tuple[int, ...], Bounds(least=2, most=2)] = (1, 14)
    """The floors that are meant."""


class DiceEnemyPrefab(EnemyPrefab, frozen=True, kw_only=True):
    """An enemy with its phases, first to last. Its `health` is its share of what stands in the act's scale, in a
    hundred."""

    role: Literal["brute", "disruptor", "guardian", "swarm", "caster"]
    """What it does in a group.

    - `brute`: it strikes hard
    - `disruptor`: it meddles with dice; alone it strikes a quarter harder
    - `guardian`: it blocks and heals; alone it strikes a quarter harder
    - `swarm`: it strikes often
    - `caster`: it makes itself and others stronger
    """
    asks: str = ""
    """What it asks of the player, in a line."""


class DiceHeroPrefab(HeroPrefab, frozen=True, kw_only=True):
    """A playable hero: what a run begins with."""

    dice: Annotated[tuple[str, ...], Bounds(least=LEAST_DICE, most=MOST_DICE), Names("dice")]
    """The dice of the pool."""
    rerolls: Annotated[int, AT_LEAST_0]
    """Rerolls of each turn."""
    element_chance: Annotated[int, Bounds(least=0, most=100)] = 5
    """How likely a die that is rolled is elemental, in a hundred (D6)."""
    relics: Annotated[tuple[str, ...], Names("relics")] = ()
    """The relics at the start."""
    consumables: Annotated[tuple[str, ...], Names("potions")] = ()
    """The consumables at the start."""


class Tuning(msgspec.Struct, frozen=True, omit_defaults=True):
    """What simulations make of the scales of an act, all of them alike, in a hundred: 100 leaves them as they are."""

    health: Annotated[int, AT_LEAST_1] = 100
    """Max HP of enemies that are neither bosses nor called by one."""
    bosses: Annotated[int, AT_LEAST_1] = 100
    """Max HP of bosses, and of whom they call."""
    attack: Annotated[int, AT_LEAST_1] = 100
    """How hard all of them strike."""


class DiceActPrefab(ActPrefab, frozen=True, kw_only=True):
    """A place of the world, with its map. A run climbs the acts in their order."""

    scales: Annotated[tuple[Scale, ...], AT_LEAST_1]
    """How mighty its enemies are, by who stands with whom."""
    tuned: Tuning = Tuning()
    """What of that they really have."""
    landing: Annotated[str, Names("shops")] = ""
    """The shop where it begins, if there is one."""
    rarity: Literal["common", "uncommon", "rare"] = "common"
    """What is usual to be found in it.

    - `common`: often found
    - `uncommon`: found now and then
    - `rare`: seldom found
    """
    better: Literal["common", "uncommon", "rare"] = "uncommon"
    """What is found in its best places, likewise."""
    kindled: Annotated[int, AT_LEAST_0] = 0
    """On the first so many floors a turn's first roll has an elemental die in any case (D6)."""
    rows: tuple[Row, ...] = ()
    """What stands on the floors from the first to that below the gate, each floor once; an act without any is not
    climbed."""
    gate: Annotated[tuple[PlanNode, ...], Bounds(least=0, most=3)] = ()
    """What stands on the floor before the boss, left to right. Every node of the floor below leads to all of it."""
    groups: tuple[Groups, ...] = ()
    """How many enemies are met together; where nothing is said, as many as it happens."""
    fights: Annotated[int, AT_LEAST_0] = 0
    """So many fights has every way below the gate at least: on a way with fewer an event or a trap becomes one."""
    promises: tuple[Promise, ...] = ()
    """What it has in any case."""
    hidden: HiddenRooms | None = None
    """Whether it has a hidden room."""

    @property
    def climbed(self) -> bool:
        """Whether a run leads through it: it says what its map is drawn from."""
        return bool(self.rows)


class DiceEncounterPrefab(EncounterPrefab, frozen=True, kw_only=True):
    """A group of enemies that is met together."""

    reward: Annotated[str, Names("rewards")] = ""
    """What it gives when it is won, in place of what is usual for its kind."""
    floors: Annotated[tuple[int, ...], FLOORS] = (1, 14)
    """The first and the last floor of its act on which it is met; a boss waits above them all."""


Size = Literal["start", "small", "notable", "keystone", "bridge"]
"""How much a node of the tree weighs, and what it costs (D19).

- `start`: where everyone begins; 0 points
- `small`: a little more of something; 1 point
- `notable`: a boost; 3 points
- `keystone`: it makes a build, at a price; 5 points
- `bridge`: it joins two branches; 3 points
"""
COSTS: dict[Size, int] = {"start": 0, "small": 1, "notable": 3, "keystone": 5, "bridge": 3}
"""What a node of each size costs, in skill points."""


class NodePrefab(Prefab, frozen=True, kw_only=True):
    """A node of the tree between the runs (D19). Its `text` is what it does, in full."""

    size: Size
    """What kind of node it is; its cost goes by that."""
    branch: str = ""
    """The branch that it is of; left out in the middle and between branches."""
    path: Literal["", "a", "b"] = ""
    """Where the branch forks: which of the ways. Whoever takes one is locked out of the other."""
    joins: Annotated[tuple[str, ...], Names("nodes")] = ()
    """The nodes beside it. One of two that lie beside each other names the other; that is enough for both."""
    at: Annotated[tuple[int, ...], Bounds(least=2, most=2)]
    """Where it lies on the parchment: to the right and upwards of the middle. Neighbours are some 100 apart."""
    triggers: tuple[Trigger, ...] = ()
    """What it answers."""
    modifiers: tuple[Modifier, ...] = ()
    """Amounts that it changes."""
    pickup: tuple[Effect, ...] = ()
    """What happens once, as a run begins."""
    focus: Annotated[int, Bounds(least=0, most=4)] = 0
    """So many elements are named as a run begins, and dice take no others; 0 for all."""
    bars: tuple[About, ...] = ()
    """What a run does not offer: what is of use for these alone."""

    @property
    def cost(self) -> int:
        """Skill points to take it."""
        return COSTS[self.size]


class TreePart(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the tree: a branch up to its fork, a way of one, the bridges or the middle."""

    branch: str = ""
    """The branch; left out for what is of none."""
    path: Literal["", "a", "b"] = ""
    """The way, where it is one."""
    bridges: bool = False
    """Whether it is the bridges between branches."""
    name: str
    """What players call it."""


class TreePrefab(Prefab, frozen=True, kw_only=True):
    """The tree as a whole."""

    most: Annotated[int, AT_LEAST_1]
    """So many skill points are earned at most (D18)."""
    answer: Annotated[int, AT_LEAST_0]
    """By how much the HP of all enemies grow with each point that is spent, in a thousand (D26)."""
    parts: tuple[TreePart, ...] = ()
    """Its parts, in the order in which they are listed."""


class Feat(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a run must have come to: all that is named."""

    won: bool = False
    """The run is won."""
    hero: Annotated[str, Names("heroes")] = ""
    """With this hero."""
    act: Annotated[int, AT_LEAST_0] = 0
    """The boss of this act is dead, 1 for the first."""
    hand: Annotated[str, Names("hands")] = ""
    """This hand was scored, as that hand."""
    combos: Annotated[int, AT_LEAST_0] = 0
    """So many combos have acted."""
    damage: Annotated[int, AT_LEAST_0] = 0
    """One hand has dealt so much, after all multipliers and before Block."""
    no_relics: bool = False
    """No relic was taken."""
    full_hp: bool = False
    """HP are at max HP when the last combat has ended."""
    max_hp: Annotated[int, AT_LEAST_0] = 0
    """Max HP are at least so many then."""
    turns: Annotated[int, AT_LEAST_0] = 0
    """In at most so many turns of combat; 0 for any."""
    heroes: Annotated[int, AT_LEAST_0] = 0
    """Runs are won with so many different heroes, this one among them."""


class DiceAchievementPrefab(AchievementPrefab, frozen=True, kw_only=True):
    """A deed that gives skill points once. Its `text` is what has to be done."""

    feat: Feat
    """What a run must have come to."""


class DiceLibrary(Library, kw_only=True, dict=True):
    """All content of the dice game."""

    potion: ClassVar[str] = "consumable"

    statuses: dict[str, DiceStatusPrefab]
    relics: dict[str, DiceRelicPrefab]
    potions: dict[str, ConsumablePrefab]
    enemies: dict[str, DiceEnemyPrefab]
    heroes: dict[str, DiceHeroPrefab]
    encounters: dict[str, DiceEncounterPrefab]
    acts: dict[str, DiceActPrefab]
    dice: dict[str, DiePrefab]
    hands: dict[str, HandPrefab]
    boons: dict[str, BoonPrefab]
    events: dict[str, DiceEventPrefab]
    gifts: dict[str, GiftPrefab]
    rewards: dict[str, DiceRewardPrefab]
    shops: dict[str, DiceShopPrefab]
    combos: dict[str, ComboPrefab]
    nodes: dict[str, NodePrefab]
    trees: dict[str, TreePrefab]
    achievements: dict[str, DiceAchievementPrefab]

    @cached_property
    def table(self) -> tuple[HandPrefab, ...]:
        """The hands, the least first."""
        return tuple(sorted(self.hands.values(), key=lambda hand: (hand.rank, hand.id)))

    @cached_property
    def combo_table(self) -> tuple[ComboPrefab, ...]:
        """The combos, those of the highest tier first."""
        return tuple(sorted(self.combos.values(), key=lambda combo: (-combo.tier, combo.order, combo.id)))
