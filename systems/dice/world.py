"""The world of the dice game: with a pool of dice, the tray of the turn, and what a run and a combat remember."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity, create_entity, has_component, try_component

from components.body import Block, Health, Statuses
from components.dice.dice import (
    Boons,
    Chosen,
    Copied,
    Counters,
    Die,
    Element,
    Footing,
    Growth,
    Held,
    Laws,
    Might,
    Pool,
    Practice,
    Secrets,
    Struck,
    Table,
    Tempo,
    Tray,
)
from components.foes import Cycle, Enemy
from components.items import Hero
from systems.core.world import PLAYER, World

if TYPE_CHECKING:
    from components.dice.prefabs import DiceEnemyPrefab, DiceHeroPrefab, DiceLibrary
    from systems.core.rng import Dice
    from systems.core.ruleset import Ruleset


class DiceWorld(World):
    """Direct hands on what only the dice game has."""

    __slots__ = (
        "boons",
        "chosen",
        "counters",
        "growth",
        "laws",
        "pool",
        "practice",
        "secrets",
        "table",
        "tempo",
        "tray",
    )

    library: DiceLibrary

    def __init__(
        self, library: DiceLibrary, ruleset: Ruleset, dice: Dice | None = None, *, strict: bool = True
    ) -> None:
        super().__init__(library, ruleset, dice, strict=strict)
        self.pool = component_for_entity(PLAYER, Pool)
        self.practice = component_for_entity(PLAYER, Practice)
        self.counters = component_for_entity(PLAYER, Counters)
        self.growth = component_for_entity(PLAYER, Growth)
        self.boons = component_for_entity(PLAYER, Boons)
        self.secrets = component_for_entity(PLAYER, Secrets)
        self.table = component_for_entity(PLAYER, Table)
        self.tray = component_for_entity(PLAYER, Tray)
        self.tempo = component_for_entity(PLAYER, Tempo)
        self.laws = component_for_entity(PLAYER, Laws)
        self.chosen = component_for_entity(PLAYER, Chosen)

    def hero(self) -> DiceHeroPrefab:
        """The prefab of the hero."""
        return self.library.heroes[component_for_entity(self.player, Hero).prefab]

    def enemy(self, entity: int) -> DiceEnemyPrefab:
        """The prefab of an enemy entity."""
        prefab: DiceEnemyPrefab = self._enemies[entity]
        return prefab

    def die(self, entity: int) -> Die:
        """A die of the tray."""
        return component_for_entity(entity, Die)

    def element(self, entity: int) -> str:
        """The element of a die; empty for none."""
        element = try_component(entity, Element)
        return "" if element is None else element.kind

    def struck(self, entity: int) -> str:
        """What meddles with a die; empty for nothing."""
        struck = try_component(entity, Struck)
        return "" if struck is None else struck.by

    def held(self, entity: int) -> bool:
        """Whether the player holds a die."""
        return has_component(entity, Held)

    def copied(self, entity: int) -> bool:
        """Whether a die is a copy."""
        return has_component(entity, Copied)

    def law(self, kind: str) -> int:
        """How strong a law lies on this turn; 0 for not at all."""
        for one in self.laws.lying:
            if one.kind == kind:
                return one.amount
        return 0

    def place_enemy(self, prefab: str, health: int, might: int, summoner: int = 0, step: int = 0) -> int:
        """Make an enemy entity of this might, at a step of its first cycle; it has no seat yet."""
        return create_entity(
            *(Enemy(prefab, summoner), Health(health, health), Block(), Statuses(), Cycle(step=step)),
            *(Might(might), Footing()),
        )
