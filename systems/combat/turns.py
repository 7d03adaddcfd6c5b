"""The stages of a turn, for the player and for each enemy: they act on the body whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from esper import component_for_entity

from components.body import Block, Statuses, StatusStack
from components.effects import WearOff
from components.facts import (
    BlockFaded,
    CombatDecided,
    CombatEnded,
    CombatStarted,
    EnemyActed,
    IntentShown,
    RoundBegan,
    TurnEnded,
    TurnEnding,
    TurnStarted,
)
from components.flow import Cause, Step
from components.foes import Cycle
from systems.core import stacks
from systems.core.system import Stage
from systems.resolve.answers import answer
from systems.resolve.death import enter_phase
from systems.resolve.modifiers import asked

if TYPE_CHECKING:
    from components.facts import Fact
    from components.rules import Tick
    from systems.core.world import World


class StartRules(Stage["World"]):
    """Relics act at the start of the combat in the order they were acquired (R9)."""

    announces: ClassVar[tuple[type[Fact], ...]] = (CombatStarted,)

    def process(self, world: World) -> None:
        """Only what comes from now on can be answered."""
        world.seen = len(world.facts)
        world.facts.append(CombatStarted(world.player, world.clock.kind))
        answer(world)


class BeginRound(Stage["World"]):
    """The player's turn begins and their Block becomes 0, but for what the combat's start gave (R10.1, R10a)."""

    def process(self, world: World) -> None:
        """The round counts up, the player is the one to act."""
        world.clock.round += 1
        world.clock.actor = world.player
        world.facts.append(RoundBegan(world.clock.round))
        if world.clock.round > 1:
            fade_block(world, world.player)


def fade_block(world: World, body: int) -> None:
    """A body's Block becomes 0, but for what rules let it keep, with its fact where any is lost."""
    block = component_for_entity(body, Block)
    if block.amount:
        lost = block.amount - min(block.amount, asked(world, "keep_block", 0, source=body))
        if lost:
            world.facts.append(BlockFaded(body, lost))
            block.amount -= lost


class TickStatuses(Stage["World"]):
    """Poison, then Bleed, take HP at the start of the turn; at its end Regeneration heals, then Burn takes HP, and
    "this turn" effects are over last (R10.2, R11, R12, R15, R16).

    The moment is given when the stage is made.
    """

    def __init__(self, moment: str) -> None:
        self.moment = moment
        self.ticks = (moment,)

    def process(self, world: World) -> None:
        """Queue the ticks of the acting body in their order."""
        queue_ticks(world, world.clock.actor, self.moment)


class TickAll(Stage["World"]):
    """When the enemies have acted, statuses tick on everyone: on the player, then on the enemies left to right (D8).

    The moment is given when the stage is made.
    """

    def __init__(self, moment: str) -> None:
        self.moment = moment
        self.ticks = (moment,)

    def process(self, world: World) -> None:
        """Queue the ticks of all bodies, the player's on top."""
        for body in (*reversed(world.seats.living), world.player):
            queue_ticks(world, body, self.moment)


def queue_ticks(world: World, body: int, moment: str) -> None:
    """The statuses on a body that tick at a moment do so in their order, before all else that waits."""
    held = component_for_entity(body, Statuses).stacks
    if not held:
        return
    statuses = world.library.statuses
    due: list[tuple[int, int, Tick]] = []
    for status, entity in held.items():
        tick = statuses[status].tick
        if tick is not None and tick.at == moment:
            due.append((tick.order, entity, tick))
    if not due:
        return
    due.sort(key=lambda found: found[0])
    for _, entity, tick in reversed(due):
        by = Cause(body, entity, "status")
        if tick.then != "stay":
            world.steps.append(Step(WearOff(entity, tick.then), by, target=body))
        world.steps.extend([Step(effect, by, target=body) for effect in reversed(tick.do)])


class CountDown(Stage["World"]):
    """Intangible counts down at the start of its bearer's turn, not on the player's first (R10.3, R12)."""

    countdowns = ("turn_start",)

    def process(self, world: World) -> None:
        """One stack less of what counts down at the turn's start."""
        body = world.clock.actor
        if body == world.player and world.clock.round == 1:
            return
        statuses = world.library.statuses
        for status, entity in list(component_for_entity(body, Statuses).stacks.items()):
            if statuses[status].countdown == "turn_start":
                stacks.reduce(world, entity, to=component_for_entity(entity, StatusStack).stacks - 1)


class DelayedArrive(Stage["World"]):
    """ "Next turn" effects arrive (R10.5)."""

    def process(self, world: World) -> None:
        """In the order in which they were played."""
        delayed = world.queue.delayed
        if delayed:
            world.steps.extend([step for later in delayed for step in later.steps][::-1])
            delayed.clear()


class TurnStartRules(Stage["World"]):
    """Relics, then powers, then other triggers act at the start of the turn; a boss's Strength too (R10.6, R12)."""

    announces: ClassVar[tuple[type[Fact], ...]] = (TurnStarted,)

    def process(self, world: World) -> None:
        """Whatever answers the turn's start."""
        world.facts.append(TurnStarted(world.clock.actor))
        answer(world)


class TurnEndRules(Stage["World"]):
    """End-of-turn cards in hand act, and whatever else answers the turn's end (R11.1, R12)."""

    announces: ClassVar[tuple[type[Fact], ...]] = (TurnEnding,)

    def process(self, world: World) -> None:
        """Whatever answers the turn's end."""
        world.facts.append(TurnEnding(world.clock.actor))
        answer(world)


class CountDownAll(Stage["World"]):
    """What counts down at the end of the player's turn does so on everyone, but for what came in that turn (D8)."""

    countdowns = ("turn_end",)

    def process(self, world: World) -> None:
        """Before the turn is over."""
        for body in (world.player, *world.seats.living):
            stacks.count_down(world, body, "turn_end")


class EndTurnOf(Stage["World"]):
    """The turn of a body is over (R11, R12)."""

    def process(self, world: World) -> None:
        """No one acts until the next turn begins."""
        world.facts.append(TurnEnded(world.clock.actor))
        world.clock.actor = 0


class StartEnemyPhase(Stage["World"]):
    """Every living enemy's Block becomes 0 at once; then each acts, left to right; who comes later does not act yet
    (R12, R17)."""

    former: ClassVar[tuple[str, ...]] = ("LineUp",)

    def process(self, world: World) -> None:
        """Fix who acts in this phase."""
        for enemy in world.seats.living:
            fade_block(world, enemy)
        world.clock.waiting = list(world.seats.living)


class NextEnemy(Stage["World"]):
    """The next living enemy from the left has its turn (R12)."""

    def process(self, world: World) -> None:
        """The dead are passed over."""
        waiting = world.clock.waiting
        while waiting:
            enemy = waiting.pop(0)
            if world.standing(enemy):
                world.clock.actor = enemy
                return
        world.flow_over()


class PerformIntent(Stage["World"]):
    """The enemy does what it has announced (R12, R41)."""

    def process(self, world: World) -> None:
        """Queue the move's effects."""
        enemy = world.clock.actor
        cycle = component_for_entity(enemy, Cycle)
        world.facts.append(EnemyActed(enemy, cycle.phase, cycle.step))
        move = world.phase(enemy).cycle[cycle.step]
        world.push(move.do, Step(move.do[0], Cause(enemy, enemy, "enemy"), attack=True, target=world.player))


class AnnounceNext(Stage["World"]):
    """The cycle goes on and repeats; a phase reached in the enemy's own turn begins now (R41, R42)."""

    def process(self, world: World) -> None:
        """Show the next intent."""
        enemy = world.clock.actor
        cycle = component_for_entity(enemy, Cycle)
        if cycle.next_phase is not None:
            enter_phase(world, enemy, cycle.next_phase)
            answer(world)
        else:
            cycle.step = (cycle.step + 1) % len(world.phase(enemy).cycle)
        world.facts.append(IntentShown(enemy, cycle.phase, cycle.step))


class EndRound(Stage["World"]):
    """Weak and Vulnerable count down on everyone, but for what came in this enemy phase (R13)."""

    countdowns = ("round_end",)

    def process(self, world: World) -> None:
        """`if stacks > fresh: stacks -= 1; fresh = 0`."""
        for body in (world.player, *world.seats.living):
            stacks.count_down(world, body, "round_end")


class EndRules(Stage["World"]):
    """At the end of a combat that the player survives, an escape too, relics act (R39)."""

    announces: ClassVar[tuple[type[Fact], ...]] = (CombatDecided,)

    def process(self, world: World) -> None:
        """The dead have no rules."""
        if world.clock.ending != "lost":
            world.facts.append(CombatDecided(world.clock.ending))
            answer(world)


class Close(Stage["World"]):
    """The combat is over; who died outside of one has lost all the same (R20)."""

    def process(self, world: World) -> None:
        """Nothing more can happen in it."""
        fighting = world.clock.outcome == "ongoing"
        world.clock.outcome = world.clock.ending
        if fighting:
            world.facts.append(CombatEnded(world.clock.outcome))
