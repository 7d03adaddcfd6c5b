"""THE order of the rules. Read this first: each list is carried out from top to bottom.

`RESOLVE` is what every single effect passes; the flows are the turns of a combat.
"""

from components.effects import VERBS
from systems.arena import Arena
from systems.combat import later, piles, summons, turns
from systems.combat.questions import CardsQuestion, EncounterQuestion
from systems.combat.sources import combat_sources
from systems.questions import QuestionRule
from systems.resolve import amounts, answers, commits, death, modifiers, mods, targets
from systems.ruleset import Ruleset
from systems.run import gains, gold, rest, rewards, shop, travel
from systems.run.events import EventQuestion
from systems.run.questions import RemoveQuestion, SlotQuestion, UpgradeQuestion, WayQuestion
from systems.run.rest import RestQuestion
from systems.run.rewards import PickQuestion, RewardsQuestion
from systems.run.shop import ShopQuestion
from systems.system import Stage, System

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

COMBAT_START: tuple[Stage, ...] = (turns.StartRules(),)

PLAYER_START: tuple[Stage, ...] = (
    turns.BeginRound(),
    turns.TickStatuses("turn_start"),
    turns.CountDown(),
    turns.SetEnergy(),
    turns.DelayedArrive(),
    turns.TurnStartRules(),
    turns.DrawHand(),
)

PLAYER_END: tuple[Stage, ...] = (
    turns.TurnEndRules(),
    turns.EmptyHand(),
    turns.TickStatuses("turn_end"),
    turns.TickStatuses("turn_over"),
    turns.EndTurnOf(),
)

ENEMY_PHASE: tuple[Stage, ...] = (turns.LineUp(),)

ENEMY_TURN: tuple[Stage, ...] = (
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
)

ROUND_END: tuple[Stage, ...] = (turns.EndRound(),)

COMBAT_END: tuple[Stage, ...] = (turns.EndRules(), turns.Close(), travel.LeaveCombat())

NODE_DONE: tuple[Stage, ...] = (travel.LeaveNode(),)

REST_AGAIN: tuple[Stage, ...] = (rest.AskAgain(),)

MORE_REWARDS: tuple[Stage, ...] = (rewards.AskAgain(),)

MORE_WARES: tuple[Stage, ...] = (shop.AskAgain(),)

FLOWS: dict[str, tuple[Stage, ...]] = {
    "combat_start": COMBAT_START,
    "player_start": PLAYER_START,
    "player_end": PLAYER_END,
    "enemy_phase": ENEMY_PHASE,
    "enemy_turn": ENEMY_TURN,
    "round_end": ROUND_END,
    "combat_end": COMBAT_END,
    "node_done": NODE_DONE,
    "rest_again": REST_AGAIN,
    "more_rewards": MORE_REWARDS,
    "more_wares": MORE_WARES,
}

AFTER = {
    "combat_start": "player_start",
    "player_start": "",
    "player_end": "enemy_phase",
    "enemy_phase": "enemy_turn",
    "enemy_turn": "enemy_turn",
    "round_end": "player_start",
    "combat_end": "",
    "node_done": "",
    "rest_again": "",
    "more_rewards": "",
    "more_wares": "",
}
"""Which flow follows which; after `player_start` the player is asked. Enemies take turns until none is waiting."""


def after(arena: Arena) -> str:
    """The flow that follows the one that has run out."""
    return AFTER[arena.clock.flow]


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
    after=after,
    ending="combat_end",
    sources=combat_sources,
    questions=QUESTIONS,
)
"""The card game."""
