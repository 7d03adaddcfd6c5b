"""THE order of the rules. Read this first: each list is carried out from top to bottom.

`RESOLVE` is what every single effect passes; the flows are the turns of a combat.
"""

from components.effects import (
    AddCard,
    Answer,
    ApplyStatus,
    DealDamage,
    DrawCards,
    Escape,
    GainBlock,
    GainEnergy,
    Heal,
    LoseHp,
    MoveCards,
    NextTurn,
    RemoveStatus,
    SettleCard,
    Summon,
    WearOff,
)
from systems.arena import Arena
from systems.combat import later, piles, summons, turns
from systems.combat.sources import combat_sources
from systems.resolve import amounts, answers, commits, death, modifiers, targets
from systems.ruleset import Ruleset
from systems.system import Stage, System

VERBS = (
    DealDamage,
    LoseHp,
    Heal,
    GainBlock,
    ApplyStatus,
    RemoveStatus,
    GainEnergy,
    DrawCards,
    AddCard,
    MoveCards,
    NextTurn,
    Summon,
    Escape,
    SettleCard,
    WearOff,
    Answer,
)

RESOLVE: tuple[System, ...] = (
    targets.ChooseTargets(),
    answers.CarryAnswer(),
    amounts.WorkOutAmount(),
    modifiers.ModifyDamage(),
    modifiers.ModifyHpLoss(),
    modifiers.ModifyBlock(),
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

COMBAT_END: tuple[Stage, ...] = (turns.EndRules(), turns.Close())

FLOWS: dict[str, tuple[Stage, ...]] = {
    "combat_start": COMBAT_START,
    "player_start": PLAYER_START,
    "player_end": PLAYER_END,
    "enemy_phase": ENEMY_PHASE,
    "enemy_turn": ENEMY_TURN,
    "round_end": ROUND_END,
    "combat_end": COMBAT_END,
}

AFTER = {
    "combat_start": "player_start",
    "player_start": "",
    "player_end": "enemy_phase",
    "enemy_phase": "enemy_turn",
    "enemy_turn": "enemy_turn",
    "round_end": "player_start",
    "combat_end": "",
}
"""Which flow follows which; after `player_start` the player is asked. Enemies take turns until none is waiting."""


def after(arena: Arena) -> str:
    """The flow that follows the one that has run out."""
    return AFTER[arena.clock.flow]


CARDS = Ruleset(
    name="cards",
    verbs=VERBS,
    resolve=RESOLVE,
    flows=FLOWS,
    after=after,
    ending="combat_end",
    sources=combat_sources,
)
"""The card game."""
