"""The rules of a game that is played with a coin: call the side, and it is thrown. There is no card and no die in it.

A right call strikes the enemy that it was aimed at, a wrong one gives Block; once a fight the coin can be turned over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from esper import component_for_entity

from components import effects
from components.amounts import MEASURES
from components.body import Block, Health, Statuses, StatusStack
from components.commands import Command
from components.effect import Verb
from components.effects import DealDamage, GainBlock
from components.facts import Fact
from components.flow import Cause, Clock, Question, Queue, Step, Streams
from components.foes import Cycle, Enemy, Seats
from components.items import Belt, Hero, Purse, Relic, Satchel, Uses
from components.occasions import OCCASIONS
from components.prefabs import Library
from components.rules import CHANNELS
from components.run import Journey
from systems.combat import sources, turns
from systems.combat.commands import EndingTurn, refuse_target
from systems.combat.questions import EncounterQuestion
from systems.combat.setup import begin, seat
from systems.core.commands import Answering
from systems.core.loop import ChoiceNeeded
from systems.core.rulebook import Source
from systems.core.rules import CommandRule, QuestionRule
from systems.core.ruleset import Flow, Ruleset
from systems.core.system import Stage, System
from systems.core.world import PLAYER, World
from systems.resolve import amounts, answers, commits, death, modifiers, targets

if TYPE_CHECKING:
    from systems.core.rng import Dice

SIDES = ("heads", "tails")
THROWS = 2
"""So often the coin is thrown in a turn."""
STRIKE, GUARD = 6, 3


@dataclass(slots=True)
class Coin:
    """The player's coin: the side that it shows, the throws left this turn, and how often it can be turned over in this
    fight."""

    side: str = "heads"
    throws: int = 0
    turns: int = 1


class Call(Command, frozen=True):
    """Call a side and throw the coin, at an enemy."""

    side: Literal["heads", "tails"]
    target: int


class Throw(Verb, frozen=True):
    """Throw the coin; which side was called."""

    internal: ClassVar[bool] = True

    side: str


class TurnOver(Verb, frozen=True):
    """Turn the coin over."""

    internal: ClassVar[bool] = True


class PayOut(Verb, frozen=True):
    """What a call comes to, once the coin lies."""

    internal: ClassVar[bool] = True

    side: str


class CoinFell(Fact, frozen=True, gc=False):
    """The coin fell."""

    line = "the coin shows {side}."

    side: str


class CoinTurned(Fact, frozen=True, gc=False):
    """The coin was turned over."""

    line = "you turn the coin over: {side}."

    side: str


class CoinWorld(World):
    """The world of the game, with its coin."""

    __slots__ = ("coin",)

    def __init__(self, library: Library, ruleset: Ruleset, dice: Dice | None = None, *, strict: bool = True) -> None:
        super().__init__(library, ruleset, dice, strict=strict)
        self.coin = component_for_entity(PLAYER, Coin)


class CommitThrow(System[CoinWorld]):
    """The coin falls on one of its sides; after a wrong call the player may turn it over."""

    verbs: ClassVar[tuple[type[effects.Effect], ...]] = (Throw,)

    def process(self, step: Step, world: CoinWorld) -> bool:
        """Stop with a question where there is a choice."""
        side = step.effect.side  # type: ignore[attr-defined]
        world.coin.side = world.dice.pick("coin", SIDES)
        world.facts.append(CoinFell(world.coin.side))
        world.push([PayOut(side)], step)
        if side != world.coin.side and world.coin.turns:
            raise ChoiceNeeded(Question("turn", side, [0, 1], step=step))
        return False


class CommitTurnOver(System[CoinWorld]):
    """The other side lies on top; that is done so often in a fight and no more."""

    verbs: ClassVar[tuple[type[effects.Effect], ...]] = (TurnOver,)

    def process(self, step: Step, world: CoinWorld) -> bool:
        """Never ends the step."""
        coin = world.coin
        coin.turns -= 1
        coin.side = SIDES[1 - SIDES.index(coin.side)]
        world.facts.append(CoinTurned(coin.side))
        return False


class CommitPayOut(System[CoinWorld]):
    """A right call strikes, a wrong one guards."""

    verbs: ClassVar[tuple[type[effects.Effect], ...]] = (PayOut,)

    def process(self, step: Step, world: CoinWorld) -> bool:
        """Put what it comes to on top of the queue."""
        right = step.effect.side == world.coin.side  # type: ignore[attr-defined]
        world.push([DealDamage(STRIKE) if right else GainBlock(GUARD)], step)
        return False


class TakeCoin(Stage[CoinWorld]):
    """The player takes the coin in hand."""

    def process(self, world: CoinWorld) -> None:
        """All throws of the turn are there."""
        world.coin.throws = THROWS


class Calling(CommandRule[CoinWorld]):
    """A side is called, and the coin is thrown."""

    kinds: ClassVar[tuple[type[Command], ...]] = (Call,)

    def legal(self, world: CoinWorld) -> Iterable[Command]:
        """Each side at every enemy, as long as throws are left."""
        sides = SIDES if world.coin.throws else ()
        return [Call(side, enemy) for side in sides for enemy in world.seats.living]  # type: ignore[arg-type]

    def refusal(self, world: CoinWorld, command: Command) -> str:
        """No throw is left, or no such enemy there."""
        assert isinstance(command, Call)
        if not world.coin.throws:
            return "You have no throw left: end your turn."
        return refuse_target(world, "The coin", aim=True, target=command.target)

    def take(self, world: CoinWorld, command: Command) -> None:
        """Throw it."""
        assert isinstance(command, Call)
        world.coin.throws -= 1
        by = Cause(world.player, world.player, "rule")
        world.steps.append(Step(Throw(command.side), by, attack=True, target=command.target))


class TurnQuestion(QuestionRule[CoinWorld]):
    """The coin lies as it fell, or is turned over."""

    def answer(self, world: CoinWorld, question: Question) -> None:
        """It is turned before the call is paid out."""
        if question.chosen == [1] and question.step is not None:
            world.push([TurnOver()], question.step)


def hero_of(library: Library, hero: str, seed: str, changed: Mapping[str, int]) -> tuple[Any, ...]:
    """A hero with nothing but HP: no potion can be carried."""
    health = library.heroes[hero].health
    most = changed.get("max_hp", health)
    return Hero(hero), Health(changed.get("hp", most), most), Purse(), Belt(), Streams(seed), Journey()


def meet(world: CoinWorld, encounter: str) -> None:
    """The enemies stand."""
    prefab = world.library.encounters[encounter]
    world.clock.encounter, world.clock.kind = encounter, prefab.kind
    seat(world, [world.new_enemy(foe) for foe in prefab.foes])
    begin(world)


def clear(world: CoinWorld) -> None:
    """The next fight has its own turn of the coin."""
    world.coin.turns = 1


def carriers(world: CoinWorld) -> Iterator[Source]:
    """Statuses and enemies have rules."""
    yield from sources.of_statuses(world, world.player)
    yield from sources.of_enemies(world)


PLAYER_TURN: tuple[Stage[Any], ...] = (turns.BeginRound(), turns.TickStatuses("turn_start"), TakeCoin())
PLAYER_END: tuple[Stage[Any], ...] = (turns.TurnEndRules(), turns.TickStatuses("turn_end"), turns.EndTurnOf())
ENEMY_TURN: tuple[Stage[Any], ...] = (
    turns.NextEnemy(),
    turns.TickStatuses("turn_start"),
    turns.PerformIntent(),
    turns.TickStatuses("turn_end"),
    turns.AnnounceNext(),
    turns.EndTurnOf(),
)

COIN = Ruleset(
    name="coin",
    verbs=(*effects.VERBS, Throw, TurnOver, PayOut),
    resolve=(
        targets.ChooseTargets(),
        answers.CarryAnswer(),
        amounts.WorkOutAmount(),
        modifiers.ModifyAmount(CHANNELS),
        CommitThrow(),
        CommitTurnOver(),
        CommitPayOut(),
        commits.CommitDamage(),
        commits.CommitHpLoss(),
        commits.CommitBlock(),
        commits.CommitStatus(),
        death.BuryTheDead(),
        death.BeginPhase(),
        answers.React(),
    ),
    flows={
        "combat_start": Flow((turns.StartRules(),), then="player_start"),
        "player_start": Flow(PLAYER_TURN),
        "player_end": Flow(PLAYER_END, then="enemy_phase"),
        "enemy_phase": Flow((turns.StartEnemyPhase(),), then="enemy_turn"),
        "enemy_turn": Flow(ENEMY_TURN, then="enemy_turn", over="round_end"),
        "round_end": Flow((turns.EndRound(),), then="player_start"),
        "combat_end": Flow((turns.EndRules(), turns.Close())),
    },
    opening="combat_start",
    ending="combat_end",
    sources=carriers,
    questions={"encounter": EncounterQuestion(), "turn": TurnQuestion()},
    commands=(Answering(), Calling(), EndingTurn()),
    world=CoinWorld,
    components=(
        *(Hero, Health, Purse, Belt, Streams, Journey, Coin),
        *(Clock, Block, Statuses, Seats, Queue, Satchel, Uses),
        *(Cycle, Enemy, Relic, StatusStack),
    ),
    owned=(Hero, Health, Purse, Belt, Streams, Journey),
    fresh=(Clock, Block, Statuses, Seats, Queue, Satchel, Uses, Coin),
    hero=hero_of,
    meet=meet,
    clear=clear,
    quantities=MEASURES,
    measures=amounts.MEASURES,
    occasions=OCCASIONS,
    channels=CHANNELS,
)
