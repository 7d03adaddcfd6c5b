"""The shapes of the content that only the dice game has."""

from typing import Annotated, Literal

import msgspec

from components.dice.dice import ElementName
from components.effect import Effect
from components.limits import AT_LEAST_0, AT_LEAST_1, Bounds, Names
from components.prefab import Prefab
from components.prefabs import EnemyPrefab, HeroPrefab, Library, PotionPrefab, RelicPrefab, StatusPrefab
from components.run_prefabs import ActPrefab

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


class DiceRelicPrefab(RelicPrefab, frozen=True, kw_only=True):
    """A relic: it acts by itself for the rest of the run, or when it is used."""

    use: Use | None = None
    """What it does when the player uses it."""


class ConsumablePrefab(PotionPrefab, frozen=True, kw_only=True):
    """A consumable: it is used once in the player's turn; `aim` says that it is aimed at an enemy."""

    rarity: Literal["common", "uncommon", "rare"]
    price: Annotated[int, AT_LEAST_0]


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


class DiceActPrefab(ActPrefab, frozen=True, kw_only=True):
    """A place of the world, with its map. A run climbs the acts in their order."""

    scales: Annotated[tuple[Scale, ...], AT_LEAST_1]
    """How mighty its enemies are, by who stands with whom."""
    kindled: Annotated[int, AT_LEAST_0] = 0
    """On the first so many floors a turn's first roll has an elemental die in any case (D6)."""


class DiceLibrary(Library, kw_only=True):
    """All content of the dice game."""

    statuses: dict[str, DiceStatusPrefab]
    relics: dict[str, DiceRelicPrefab]
    potions: dict[str, ConsumablePrefab]
    enemies: dict[str, DiceEnemyPrefab]
    heroes: dict[str, DiceHeroPrefab]
    acts: dict[str, DiceActPrefab]
    dice: dict[str, DiePrefab]
    combos: dict[str, ComboPrefab]
