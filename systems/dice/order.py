"""The order of the dice game's rules: each list is carried out from top to bottom.

`RESOLVE` is what every single effect passes; the flows are the turns of a combat.
"""

from typing import Any

from components import effects, rules
from components.amounts import MEASURES
from components.body import Block, Health, Statuses, StatusStack
from components.dice import effects as dice_effects
from components.dice import run_effects, words
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
    Loaded,
    Might,
    Pool,
    Practice,
    Secrets,
    Struck,
    Table,
    Tempo,
    Timer,
    Tray,
)
from components.flow import Clock, Queue, Streams
from components.foes import Cycle, Enemy, Seats
from components.items import Belt, Hero, Purse, Relic, Satchel, Uses
from components.occasions import OCCASIONS
from components.run import Aftermath, Journey
from systems.combat import later, summons, turns
from systems.combat.commands import EndingTurn
from systems.combat.questions import EncounterQuestion
from systems.core.commands import Answering
from systems.core.questions import AskAgain
from systems.core.rules import CommandRule, QuestionRule
from systems.core.ruleset import Flow, Ruleset
from systems.core.system import System
from systems.dice import amounts as dice_amounts
from systems.dice import (
    changing,
    combos,
    finds,
    foes,
    intents,
    interference,
    maps,
    memory,
    offers,
    places,
    score,
    setup,
    standing,
    statuses,
    stun,
    throws,
)
from systems.dice import gains as dice_gains
from systems.dice import turns as dice_turns
from systems.dice.handling import Holding, Rerolling
from systems.dice.prospects import PROMISES
from systems.dice.sources import combat_sources
from systems.dice.using import UsingConsumables, UsingRelics
from systems.dice.world import DiceWorld
from systems.resolve import amounts, answers, commits, death, modifiers, mods, targets
from systems.run import gains, gold, travel
from systems.run.questions import SlotQuestion, WayQuestion
from systems.run.rest import RestQuestion
from systems.run.rewards import RewardsQuestion
from systems.run.shop import ShopQuestion

CHANNELS = (*rules.CHANNELS, *words.CHANNELS)
"""The amounts that modifiers change."""

RESOLVE: tuple[System[Any], ...] = (
    targets.ChooseTargets(),
    answers.CarryAnswer(),
    amounts.WorkOutAmount(),
    interference.StrikeInstead(),
    modifiers.ModifyAmount(CHANNELS),
    modifiers.CountUses(CHANNELS),
    score.CommitScore(),
    combos.CommitCombo(),
    combos.CommitBlast(),
    foes.PerformShare(),
    commits.CommitDamage(),
    commits.CommitHpLoss(),
    commits.CommitHealing(),
    commits.CommitBlock(),
    memory.LengthenStatus(),
    commits.CommitStatus(),
    memory.WindTimer(),
    interference.CommitInterference(),
    interference.CommitFreeDice(),
    changing.ChangeDice(),
    changing.CommitAddDie(),
    changing.CommitTakeDieOut(),
    changing.CommitRollAgain(),
    changing.CommitElement(),
    changing.CommitThrow(),
    changing.CommitRerolls(),
    memory.CommitCount(),
    dice_gains.CommitPractise(),
    dice_gains.CommitSwapDie(),
    dice_gains.CommitSlots(),
    score.CommitScoreAgain(),
    summons.CommitSummon(foes.called),
    gains.CommitGamble(),
    gold.CommitGold(),
    gains.CommitMaxHp(),
    gains.CommitRelic(),
    gains.CommitPotion(),
    gains.CommitBeginFight(),
    finds.CommitRest(),
    finds.CommitBoon(),
    finds.CommitLots(),
    finds.CommitFind(),
    finds.CommitPick(),
    finds.CommitGive(),
    throws.CommitThrow(),
    mods.CommitModEffect(),
    later.DelayEffects(),
    later.WearStatusOff(),
    memory.RememberLoss(),
    standing.StandOnce(),
    foes.TellBlock(),
    death.BuryTheDead(),
    stun.StunByDamage(),
    stun.CommitStun(),
    stun.CommitFreeze(),
    statuses.CommitCleanse(),
    statuses.CommitDevour(),
    score.CommitSettle(),
    death.BeginPhase(),
    answers.React(),
)

FLOWS: dict[str, Flow] = {
    "combat_start": Flow((turns.StartRules(),), then="player_start"),
    "player_start": Flow(
        (
            turns.BeginRound(),
            turns.TickStatuses("turn_start"),
            turns.CountDown(),
            dice_turns.LayOut(),
            dice_turns.SetRerolls(),
            turns.DelayedArrive(),
            turns.TurnStartRules(),
            dice_turns.FirstRoll(),
        )
    ),
    "player_anew": Flow((dice_turns.LayOut(anew=True), dice_turns.SetRerolls(), dice_turns.FirstRoll())),
    "player_end": Flow(
        (
            dice_turns.BeginAnew(),
            turns.TurnEndRules(),
            dice_turns.PutAway(),
            turns.TickStatuses("turn_end"),
            turns.TickStatuses("turn_over"),
            turns.CountDownAll(),
            turns.EndTurnOf(),
        ),
        then="enemy_phase",
    ),
    "enemy_phase": Flow((turns.StartEnemyPhase(),), then="enemy_turn"),
    "enemy_turn": Flow(
        (
            turns.NextEnemy(),
            turns.TickStatuses("turn_start"),
            turns.CountDown(),
            turns.TurnStartRules(),
            stun.LoseAction(),
            turns.PerformIntent(),
            dice_turns.ActionRules(),
            turns.TurnEndRules(),
            turns.TickStatuses("turn_end"),
            turns.TickStatuses("turn_over"),
            turns.AnnounceNext(),
            turns.EndTurnOf(),
        ),
        then="enemy_turn",
        over="phase_end",
    ),
    "enemy_idle": Flow(
        (
            turns.TurnEndRules(),
            turns.TickStatuses("turn_end"),
            turns.TickStatuses("turn_over"),
            turns.EndTurnOf(),
        ),
        then="enemy_turn",
        over="phase_end",
    ),
    "phase_end": Flow((turns.TickAll("phase_end"), memory.RunDown()), then="round_end"),
    "round_end": Flow((turns.EndRound(),), then="player_start"),
    "combat_end": Flow((turns.EndRules(), turns.Close(), places.FadeBoons(), travel.LeaveCombat())),
    "set_out": Flow((places.SetOut(), places.Land())),
    "node_done": Flow((travel.LeaveNode(),)),
    "rest_again": Flow((AskAgain("rest"),)),
    "more_rewards": Flow((AskAgain("rewards"),)),
    "more_wares": Flow((AskAgain("shop"),)),
}
"""What happens by itself, and what follows it. After `player_start`, and on the way, the player is asked; enemies take
turns until none is waiting."""

QUESTIONS: dict[str, QuestionRule[Any]] = {
    "encounter": EncounterQuestion(),
    "map": WayQuestion(),
    "event": places.PlaceQuestion(),
    "rest": RestQuestion(),
    "shop": ShopQuestion(),
    "rewards": RewardsQuestion(),
    "temple": places.BoonsQuestion(),
    "shrine": places.BoonsQuestion(),
    "potion_slot": SlotQuestion(),
    "pick": finds.PickQuestion(),
    "give": finds.GiveQuestion(),
    "practice": dice_gains.PracticeQuestion(),
    "naming": throws.NamingQuestion(),
    "throw": throws.ThrowQuestion(),
    "once_more": throws.OnceMoreQuestion(),
}
"""The rule behind each kind of question."""

COMMANDS: tuple[CommandRule[Any], ...] = (
    Answering(),
    score.Scoring(),
    Rerolling(),
    Holding(),
    UsingConsumables(),
    UsingRelics(),
    EndingTurn(),
    travel.GivingUp(),
)
"""What the player may do, in the order in which it is offered."""

DICE = Ruleset(
    name="dice",
    verbs=(*(verb for verb in effects.VERBS if verb is not effects.Escape), *dice_effects.VERBS, *run_effects.VERBS),
    resolve=RESOLVE,
    flows=FLOWS,
    opening="combat_start",
    ending="combat_end",
    sources=combat_sources,
    questions=QUESTIONS,
    commands=COMMANDS,
    world=DiceWorld,
    components=(
        *(Hero, Health, Purse, Belt, Streams, Journey, Pool, Practice, Counters, Growth, Boons, Secrets),
        *(Table, Aftermath),
        *(Clock, Block, Statuses, Seats, Queue, Satchel, Uses, Tray, Tempo, Laws, Chosen),
        *(Die, Element, Held, Struck, Copied, Loaded),
        *(Cycle, Enemy, Might, Footing, Relic, StatusStack, Timer),
    ),
    owned=(Hero, Health, Purse, Belt, Streams, Journey, Pool, Practice, Counters, Growth, Boons, Secrets, Table),
    fresh=(Clock, Block, Statuses, Seats, Queue, Satchel, Uses, Tray, Tempo, Laws, Chosen),
    hero=setup.hero_of,
    meet=setup.meet,
    clear=setup.clear,
    offers=offers.OFFERS,
    spoils=offers.spoils,
    reward=offers.reward,
    wares=offers.wares,
    shop=offers.shop,
    offered=offers.offered,
    consolation=30,
    promises=PROMISES,
    maps={"winding": maps.draw_map},
    nodes=places.NODES,
    takes=("nodes", "focus"),
    given=setup.given,
    quantities={**MEASURES, **words.MEASURES},
    measures={**amounts.MEASURES, **dice_amounts.MEASURES},
    occasions={**OCCASIONS, **words.OCCASIONS},
    channels=CHANNELS,
    announces=intents.announced,
)
"""The dice game."""
