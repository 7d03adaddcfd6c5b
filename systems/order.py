"""THE order of the rules. Read this first: each list is carried out from top to bottom.

`RESOLVE` is what every single effect passes; the flows are the turns of a combat.
"""

from components.effects import VERBS
from components.occasions import OCCASIONS
from components.rules import CHANNELS
from systems.combat import later, summons
from systems.combat.questions import CardsQuestion, EncounterQuestion
from systems.core.questions import AskAgain, QuestionRule
from systems.core.ruleset import Flow, Ruleset
from systems.core.system import System
from systems.deck import piles, turns
from systems.deck.sources import combat_sources
from systems.resolve import amounts, answers, commits, death, modifiers, mods, targets
from systems.resolve.amounts import MEASURES
from systems.run import gains, gold, travel
from systems.run.events import EventQuestion
from systems.run.questions import RemoveQuestion, SlotQuestion, UpgradeQuestion, WayQuestion
from systems.run.rest import RestQuestion
from systems.run.rewards import PickQuestion, RewardsQuestion
from systems.run.shop import ShopQuestion

RESOLVE: tuple[System, ...] = (
    targets.ChooseTargets(),
    answers.CarryAnswer(),
    amounts.WorkOutAmount(),
    modifiers.ModifyAmount(),
    modifiers.CountUses(),
    commits.CommitDamage(),
    commits.CommitHpLoss(),
    commits.CommitHealing(),
    commits.CommitBlock(),
    commits.CommitStatus(),
    commits.CommitEnergy(),
    commits.CommitEscape(),
    piles.Draw(),
    piles.MakeCards(),
    piles.ShiftCards(),
    piles.Settle(),
    summons.CallEnemies(),
    gains.Wager(),
    gold.CommitGold(),
    gains.CommitMaxHp(),
    gains.CommitRelic(),
    gains.CommitPotion(),
    gains.CommitDeck(),
    gains.CallFight(),
    mods.CarryOut(),
    later.DelayEffects(),
    later.WearStatusOff(),
    death.BuryTheDead(),
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
            turns.SetEnergy(),
            turns.DelayedArrive(),
            turns.TurnStartRules(),
            turns.DrawHand(),
        )
    ),
    "player_end": Flow(
        (
            turns.TurnEndRules(),
            turns.EmptyHand(),
            turns.TickStatuses("turn_end"),
            turns.TickStatuses("turn_over"),
            turns.EndTurnOf(),
        ),
        then="enemy_phase",
    ),
    "enemy_phase": Flow((turns.LineUp(),), then="enemy_turn"),
    "enemy_turn": Flow(
        (
            turns.NextEnemy(),
            turns.TickStatuses("turn_start"),
            turns.CountDown(),
            turns.TurnStartRules(),
            turns.PerformIntent(),
            turns.TurnEndRules(),
            turns.TickStatuses("turn_end"),
            turns.TickStatuses("turn_over"),
            turns.AnnounceNext(),
            turns.EndTurnOf(),
        ),
        then="enemy_turn",
        over="round_end",
    ),
    "round_end": Flow((turns.EndRound(),), then="player_start"),
    "combat_end": Flow((turns.EndRules(), turns.Close(), travel.LeaveCombat())),
    "node_done": Flow((travel.LeaveNode(),)),
    "rest_again": Flow((AskAgain("rest"),)),
    "more_rewards": Flow((AskAgain("rewards"),)),
    "more_wares": Flow((AskAgain("shop"),)),
}
"""What happens by itself, and what follows it. After `player_start`, and on the way, the player is asked; enemies take
turns until none is waiting."""

QUESTIONS: dict[str, QuestionRule] = {
    "cards": CardsQuestion(),
    "encounter": EncounterQuestion(),
    "map": WayQuestion(),
    "event": EventQuestion(),
    "rest": RestQuestion(),
    "shop": ShopQuestion(),
    "rewards": RewardsQuestion(),
    "reward_card": PickQuestion(),
    "boss_relic": PickQuestion(),
    "remove": RemoveQuestion(),
    "upgrade": UpgradeQuestion(),
    "potion_slot": SlotQuestion(),
}
"""The rule behind each kind of question."""

CARDS = Ruleset(
    name="cards",
    verbs=VERBS,
    resolve=RESOLVE,
    flows=FLOWS,
    ending="combat_end",
    sources=combat_sources,
    questions=QUESTIONS,
    measures=MEASURES,
    occasions=OCCASIONS,
    channels=CHANNELS,
)
"""The card game."""
