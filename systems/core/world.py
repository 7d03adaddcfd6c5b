"""The combat that the systems work on: direct hands on its single components, and how steps get into the queue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import esper
from esper import component_for_entity, create_entity

from components.body import Block, Health, Statuses, StatusStack
from components.flow import DEATH, Cause, Clock, Queue, Step, Streams
from components.foes import Cycle, Enemy, Seats
from components.items import Belt, Purse, Relic, Satchel, Uses
from components.run import Journey
from systems.core.rng import Dice, StreamDice
from systems.core.rulebook import Rulebook

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from components.effects import Effect
    from components.facts import Fact
    from components.prefabs import EnemyPrefab, Library, Phase, Prefab
    from systems.core.ruleset import Ruleset

Part = TypeVar("Part")

PLAYER = 1
"""The player is the first entity of its world, and carries all that there is one of."""


class Lookup(dict[int, Part]):
    """What an entity is for as long as it is there: `read` once, then known."""

    __slots__ = ("_read",)

    def __init__(self, read: Callable[[int], Part]) -> None:
        self._read = read

    def __missing__(self, entity: int) -> Part:
        """Read it."""
        part = self[entity] = self._read(entity)
        return part


class World:
    """The state of a whole run in the current esper world. Holds none of its own: all of it lies in components.

    What a game has besides stands in a class of its own made from this one. `facts` is what has happened since the
    last command was taken; `seen` is how far the triggers have looked at it. `cleared` are statuses that are gone and
    still have their entity, None where that has to be looked up.
    """

    __slots__ = (
        "_enemies",
        "belt",
        "cleared",
        "clock",
        "dice",
        "facts",
        "journey",
        "library",
        "player",
        "purse",
        "queue",
        "rulebook",
        "ruleset",
        "satchel",
        "seats",
        "seen",
        "steps",
        "streams",
        "strict",
        "uses",
    )

    def __init__(self, library: Library, ruleset: Ruleset, dice: Dice | None = None, *, strict: bool = True) -> None:
        self.library = library
        self.ruleset = ruleset
        self.strict = strict
        self.player = PLAYER
        self.clock = component_for_entity(PLAYER, Clock)
        self.queue = component_for_entity(PLAYER, Queue)
        self.seats = component_for_entity(PLAYER, Seats)
        self.belt = component_for_entity(PLAYER, Belt)
        self.purse = component_for_entity(PLAYER, Purse)
        self.satchel = component_for_entity(PLAYER, Satchel)
        self.uses = component_for_entity(PLAYER, Uses)
        self.journey = component_for_entity(PLAYER, Journey)
        self.streams = component_for_entity(PLAYER, Streams)
        self.dice = StreamDice(self.streams) if dice is None else dice
        self.steps = self.queue.steps
        self.facts: list[Fact] = []
        self.seen = 0
        self.cleared: list[int] | None = None
        enemies = library.enemies
        self._enemies: Lookup[Any] = Lookup(lambda entity: enemies[component_for_entity(entity, Enemy).prefab])
        self.rulebook = Rulebook(ruleset.occasions, lambda: ruleset.sources(self))

    def enter(self, flow: str) -> None:
        """Go to the start of a flow, or with an empty name to none: what is left of the present one is passed over."""
        self.clock.flow, self.clock.at = flow, 0

    def flow_over(self) -> None:
        """Go on with what follows when the present flow need not repeat."""
        self.enter(self.ruleset.flows[self.clock.flow].over)

    def standing(self, body: int) -> bool:
        """Whether a body is in the fight: the player, or a living enemy."""
        return body == self.player or body in self.seats.living

    def may_act(self, by: Cause) -> bool:
        """Whether who acts can still do so: it stands, or does this as it dies."""
        return by.kind == DEATH or self.standing(by.source)

    def opponents(self, body: int) -> list[int]:
        """Who stands against a body, left to right."""
        return list(self.seats.living) if body == self.player else [self.player]

    def allies(self, body: int) -> list[int]:
        """Who stands on a body's side, itself too, left to right."""
        return [self.player] if body == self.player else list(self.seats.living)

    def enemy(self, entity: int) -> EnemyPrefab:
        """The prefab of an enemy entity."""
        prefab: EnemyPrefab = self._enemies[entity]
        return prefab

    def phase(self, entity: int) -> Phase:
        """The phase that an enemy is in."""
        return self.enemy(entity).phases[component_for_entity(entity, Cycle).phase]

    def forget_rules_of(self, enemy: int) -> None:
        """An enemy comes or goes, with its own rules and those of its statuses, if it has any."""
        phase = self.phase(enemy)
        if phase.triggers or phase.modifiers or component_for_entity(enemy, Statuses).stacks:
            self.rulebook.forget()

    def prefab(self, kind: str, entity: int) -> Prefab | None:
        """The prefab behind an entity that causes something, by its kind as in `components.flow.Step`."""
        library = self.library
        if kind == "relic":
            return library.relics[component_for_entity(entity, Relic).prefab]
        if kind == "status":
            return library.statuses[component_for_entity(entity, StatusStack).status]
        return self.enemy(entity) if kind in ("enemy", DEATH) else None

    def origin(self, kind: str, entity: int) -> str:
        """Where the prefab behind an entity was written, and its id: `file:line id`."""
        prefab = self.prefab(kind, entity)
        return f"{prefab.origin} {prefab.id}" if prefab is not None else kind

    def push(self, effects: Sequence[Effect], like: Step) -> None:
        """Put effects on top of the queue, the first to act first, with the source, cause and target of `like`."""
        for effect in reversed(effects):
            self.steps.append(Step(effect, like.by, like.attack, like.target))

    def draw_anew(self, seed: str) -> None:
        """Replace all that no player can see by what `seed` draws: every stream, and the order of the events still to
        come. What can be seen stays (R56)."""
        self.streams.seed = seed
        self.streams.states.clear()
        events = sorted(self.journey.bag)
        order = list(range(len(events)))
        self.dice.shuffle("events", order)
        self.journey.bag[:] = [events[number] for number in order]

    def new_enemy(self, prefab: str, summoner: int = 0) -> int:
        """Make an enemy entity with full HP at the first step of its cycle; it has no seat yet."""
        health = self.library.enemies[prefab].health
        return create_entity(Enemy(prefab, summoner), Health(health, health), Block(), Statuses(), Cycle())


def new_player(components: Iterable[Any]) -> int:
    """Make the player in an empty world, with all that there is one of. Must be the world's first entity."""
    player = create_entity(*components)
    if player != PLAYER:
        raise ValueError("the player must be the first entity of a world")
    return player


def newest_entity() -> int:
    """The entity of the current world that was made last."""
    newest: int = next(reversed(esper._entities))  # they stand in the order in which they were made
    return newest


MOST_ENTITIES = 1_000_000
"""No fight makes so many entities."""


def fill(entities: Iterable[tuple[int, Sequence[Any]]]) -> None:
    """Make entities with these components in the current, empty world, each under its number; they come by rising
    numbers, and some may be missing in between. The next entity has the number after the last.

    Raises ValueError for a number that cannot be.
    """
    last = 0
    for entity, components in entities:
        if entity > MOST_ENTITIES:
            raise ValueError(f"entity {entity} is beyond all numbers")
        for _ in range(entity - last - 1):
            next(esper._entity_count)  # esper has no word for passing a number over
        if create_entity(*components) != entity:
            raise ValueError(f"entity {entity} is out of its order")
        last = entity
