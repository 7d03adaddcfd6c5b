"""What happened, past tense, in the order in which it happened. Every change of the durable state has its fact.

Bodies, cards and relics are named by entity, prefabs by id. `kind` is what caused it: `card`, `relic`, `status`,
`potion`, `enemy` or `rule`.
"""

from components.facts.bodies import (
    BlockFaded,
    BlockGained,
    DamageDealt,
    Healed,
    HpLost,
    MaxHpChanged,
    StatusApplied,
    StatusFell,
)
from components.facts.cards import (
    CardAdded,
    CardDiscarded,
    CardDrawn,
    CardExhausted,
    CardMoved,
    CardPlayed,
    EnergyGained,
    EnergySet,
    PileShuffled,
    PowerRaised,
)
from components.facts.combat import (
    ChainCut,
    CombatDecided,
    CombatEnded,
    CombatStarted,
    EffectDelayed,
    EffectFailed,
    EnemyActed,
    EnemyDied,
    EnemyJoined,
    EnemyVanished,
    IntentShown,
    PhaseBegan,
    PlayerDied,
    PotionDiscarded,
    PotionUsed,
    QuestionAsked,
    RoundBegan,
    RuleActed,
    TurnEnded,
    TurnEnding,
    TurnStarted,
)
from components.facts.fact import Fact as Fact
from components.facts.fact import ModFact as ModFact
from components.facts.run import (
    ActBegan,
    CardGained,
    CardRemoved,
    CardUpgraded,
    ChoiceTaken,
    EventMet,
    GoldGained,
    GoldLost,
    NodeEntered,
    NothingLeft,
    OffersMade,
    PotionGained,
    RelicFaded,
    RelicGained,
    RunEnded,
)

AnyFact = (
    CombatStarted
    | RoundBegan
    | TurnStarted
    | TurnEnding
    | TurnEnded
    | EnemyJoined
    | IntentShown
    | EnemyActed
    | PhaseBegan
    | EnemyDied
    | EnemyVanished
    | PlayerDied
    | CardPlayed
    | CardDrawn
    | CardDiscarded
    | CardExhausted
    | CardMoved
    | PowerRaised
    | CardAdded
    | PileShuffled
    | EnergySet
    | EnergyGained
    | DamageDealt
    | HpLost
    | Healed
    | BlockGained
    | BlockFaded
    | StatusApplied
    | StatusFell
    | EffectDelayed
    | RuleActed
    | PotionUsed
    | PotionDiscarded
    | QuestionAsked
    | ChainCut
    | EffectFailed
    | ActBegan
    | NodeEntered
    | EventMet
    | ChoiceTaken
    | GoldGained
    | GoldLost
    | NothingLeft
    | RelicGained
    | RelicFaded
    | PotionGained
    | CardGained
    | CardRemoved
    | CardUpgraded
    | MaxHpChanged
    | OffersMade
    | RunEnded
    | CombatDecided
    | CombatEnded
)
