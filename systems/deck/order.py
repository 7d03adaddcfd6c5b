"""The order of the card game's rules: each list is carried out from top to bottom.

`RESOLVE` is what every single effect passes; the flows are the turns of a combat.
"""

from typing import Any

from components import effects, rules
from components.amounts import MEASURES
from components.body import Block, Health, Statuses, StatusStack
from components.deck import effects as deck_effects
from components.deck import words
from components.deck.cards import Card, Deck, Energy, Piles
from components.flow import Clock, Queue, Streams
from components.foes import Cycle, Enemy, Seats
from components.items import Belt, Hero, Purse, Relic, Satchel, Uses
from components.occasions import OCCASIONS
from components.run import Aftermath, Journey
from systems.combat import later, summons, turns
from systems.combat.commands import EndingTurn, Potions
from systems.combat.questions import EncounterQuestion
from systems.core.commands import Answering
from systems.core.questions import AskAgain
from systems.core.rules import CommandRule, QuestionRule
from systems.core.ruleset import Flow, Ruleset
from systems.core.system import System
from systems.deck import amounts as deck_amounts
from systems.deck import energy, offers, piles, setup
from systems.deck import gains as deck_gains
from systems.deck import turns as deck_turns
from systems.deck.play import PlayingCards
from systems.deck.prospects import PROMISES
from systems.deck.questions import CardsQuestion, RemoveQuestion, UpgradeQuestion
from systems.deck.sources import combat_sources
from systems.deck.world import DeckWorld
from systems.resolve import amounts, answers, commits, death, modifiers, mods, targets
from systems.run import gains, gold, travel
from systems.run.events import EventQuestion
from systems.run.maps import fixed_map, wandering_map
from systems.run.questions import SlotQuestion, WayQuestion
from systems.run.rest import RestQuestion
from systems.run.rewards import PickQuestion, RewardsQuestion
from systems.run.shop import ShopQuestion

CHANNELS = (*rules.CHANNELS, *words.CHANNELS)
"""The amounts that modifiers change."""

RESOLVE: tuple[System[Any], ...] = (
    targets.ChooseTargets(),
    answers.CarryAnswer(),
    amounts.WorkOutAmount(),
    modifiers.ModifyAmount(CHANNELS),
    modifiers.CountUses(CHANNELS),
    commits.CommitDamage(),
    commits.CommitHpLoss(),
    commits.CommitHealing(),
    commits.CommitBlock(),
    commits.CommitStatus(),
    energy.CommitEnergy(),
    commits.CommitEscape(),
    piles.CommitDrawCards(),
    piles.CommitAddCard(),
    piles.CommitMoveCards(),
    piles.CommitSettleCard(),
    summons.CommitSummon(),
    gains.CommitGamble(),
    gold.CommitGold(),
    gains.CommitMaxHp(),
    gains.CommitRelic(),
    gains.CommitPotion(),
    deck_gains.CommitDeck(),
    gains.CommitBeginFight(),
    mods.CommitModEffect(),
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
            energy.SetEnergy(),
            turns.DelayedArrive(),
            turns.TurnStartRules(),
            deck_turns.DrawHand(),
        )
    ),
    "player_end": Flow(
        (
            turns.TurnEndRules(),
            deck_turns.EmptyHand(),
            turns.TickStatuses("turn_end"),
            turns.TickStatuses("turn_over"),
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

QUESTIONS: dict[str, QuestionRule[Any]] = {
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

COMMANDS: tuple[CommandRule[Any], ...] = (
    Answering(),
    PlayingCards(),
    Potions(),
    EndingTurn(),
    travel.GivingUp(),
)
"""What the player may do, in the order in which it is offered."""

DECK = Ruleset(
    name="deck",
    former=("cards",),
    verbs=(*effects.VERBS, *deck_effects.VERBS),
    resolve=RESOLVE,
    flows=FLOWS,
    opening="combat_start",
    ending="combat_end",
    sources=combat_sources,
    questions=QUESTIONS,
    commands=COMMANDS,
    world=DeckWorld,
    components=(
        *(Hero, Health, Energy, Purse, Belt, Streams, Deck, Journey, Aftermath),
        *(Clock, Block, Statuses, Piles, Seats, Queue, Satchel, Uses),
        *(Card, Cycle, Enemy, Relic, StatusStack),
    ),
    owned=(Hero, Health, Energy, Purse, Belt, Streams, Deck, Journey),
    fresh=(Clock, Block, Statuses, Piles, Seats, Queue, Satchel, Uses),
    hero=setup.hero_of,
    meet=setup.meet,
    clear=setup.clear,
    offers=offers.OFFERS,
    spoils=offers.spoils,
    wares=offers.wares,
    promises=PROMISES,
    maps={"fixed": fixed_map, "wandering": wandering_map},
    nodes=travel.NODES,
    quantities={**MEASURES, **words.MEASURES},
    measures={**amounts.MEASURES, **deck_amounts.MEASURES},
    occasions={**OCCASIONS, **words.OCCASIONS},
    channels=CHANNELS,
)
"""The card game."""
