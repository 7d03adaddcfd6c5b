"""What a field may hold beyond its type: a number's range, a list's length, the kind of prefab that an id names."""

from functools import cache
from typing import NamedTuple

from components.amounts import Condition, Quantity
from components.effects import (
    MOST_AT_ONCE,
    AddCard,
    AddToDeck,
    ApplyStatus,
    BeginFight,
    DealDamage,
    DrawCards,
    GainBlock,
    GainEnergy,
    GainGold,
    GainPotion,
    GainRelic,
    Gamble,
    Heal,
    LoseGold,
    LoseHp,
    MoveCards,
    NextTurn,
    RemoveStatus,
    Summon,
    UpgradeCards,
)
from components.prefabs import (
    ActionPrefab,
    ActPrefab,
    EncounterPrefab,
    EventPrefab,
    HeroPrefab,
    Move,
    Phase,
    Prefab,
    RelicPrefab,
    RewardPrefab,
    ShopPrefab,
    StatusPrefab,
)
from components.rules import Modifier, Trigger
from components.run_prefabs import EventChoice, PlanNode, Prices, Weights
from shadows.content.schema.forms import CardChanges, CardForm, EnemyForm, PotionForm, Removed

LARGEST = 999_999
"""No number in a prefab is larger, up or down."""


LONGEST_NAME = 60
"""In letters: names stand in one line."""


class Limit(NamedTuple):
    """The least and the most, both allowed: of a number its value, of a list or text its length.

    `names` is a folder of prefabs; `words` are those that may stand in place of an id.
    """

    least: int = -LARGEST
    most: int = LARGEST
    names: str = ""
    words: tuple[str, ...] = ()


NO_LIMIT = Limit()
_FROM_0 = Limit(least=0)
_FROM_1 = Limit(least=1)
_AT_ONCE = Limit(least=1, most=MOST_AT_ONCE)
_OFFERED = Limit(least=0, most=20)
_ENCOUNTER = Limit(names="encounters")
_STATUS, _CARD, _ENEMY, _HERO, _ACT = (Limit(names=kind) for kind in ("statuses", "cards", "enemies", "heroes", "acts"))

_LIMITS: dict[tuple[type, str], Limit] = {
    (Prefab, "name"): Limit(least=1, most=LONGEST_NAME),
    (HeroPrefab, "title"): Limit(least=1, most=LONGEST_NAME),
    (Move, "name"): Limit(least=0, most=LONGEST_NAME),
    (CardForm, "cost"): _FROM_0,
    (CardForm, "hero"): _HERO,
    (CardForm, "effects"): _FROM_1,
    (CardForm, "triggers"): _FROM_1,
    (CardChanges, "cost"): _FROM_0,
    (PotionForm, "effects"): _FROM_1,
    (EnemyForm, "health"): _FROM_1,
    (EnemyForm, "cycle"): _FROM_1,
    (EnemyForm, "phases"): _FROM_1,
    (EnemyForm, "act"): _ACT,
    (Phase, "cycle"): _FROM_1,
    (Phase, "below"): _FROM_1,
    (Move, "do"): _FROM_1,
    (StatusPrefab, "temporary"): _STATUS,
    (RelicPrefab, "hero"): _HERO,
    (HeroPrefab, "health"): _FROM_1,
    (HeroPrefab, "energy"): _FROM_0,
    (HeroPrefab, "draw"): Limit(least=0, most=MOST_AT_ONCE),
    (HeroPrefab, "gold"): _FROM_0,
    (HeroPrefab, "potion_slots"): Limit(least=0, most=10),
    (HeroPrefab, "deck"): Limit(least=1, names="cards"),
    (EncounterPrefab, "act"): _ACT,
    (EncounterPrefab, "foes"): Limit(least=1, most=4, names="enemies"),
    (ActPrefab, "order"): _FROM_1,
    (ActPrefab, "shop"): Limit(names="shops"),
    (Condition, "target_has"): _STATUS,
    (Condition, "self_has"): _STATUS,
    (Quantity, "percent"): _FROM_0,
    (Trigger, "do"): _FROM_1,
    (Trigger, "status"): _STATUS,
    (Trigger, "per_combat"): _FROM_0,
    (Modifier, "cap"): _FROM_0,
    (Modifier, "per_combat"): _FROM_0,
    (DealDamage, "amount"): _FROM_0,
    (DealDamage, "hits"): _AT_ONCE,
    (LoseHp, "amount"): _FROM_0,
    (LoseHp, "leave"): _FROM_0,
    (Heal, "amount"): _FROM_0,
    (GainBlock, "amount"): _FROM_0,
    (GainEnergy, "amount"): _FROM_0,
    (DrawCards, "amount"): _AT_ONCE,
    (ApplyStatus, "status"): _STATUS,
    (RemoveStatus, "status"): _STATUS,
    (AddCard, "card"): _CARD,
    (AddCard, "amount"): _AT_ONCE,
    (MoveCards, "amount"): _AT_ONCE,
    (NextTurn, "effects"): _FROM_1,
    (Summon, "enemy"): _ENEMY,
    (GainGold, "amount"): _FROM_0,
    (LoseGold, "amount"): _FROM_0,
    (GainRelic, "relic"): Limit(names="relics", words=("common", "uncommon", "rare")),
    (GainPotion, "potion"): Limit(names="potions", words=("random",)),
    (AddToDeck, "card"): Limit(names="cards", words=("attack", "skill", "power")),
    (UpgradeCards, "amount"): _AT_ONCE,
    (BeginFight, "encounter"): _ENCOUNTER,
    (Gamble, "chance"): Limit(least=1, most=99),
    (Gamble, "win"): _FROM_1,
    (PlanNode, "encounter"): _ENCOUNTER,
    (EncounterPrefab, "gold"): _FROM_0,
    (EventPrefab, "story"): _FROM_1,
    (EventPrefab, "choices"): _FROM_1,
    (EventChoice, "label"): _FROM_1,
    (ActionPrefab, "do"): _FROM_1,
    **{(kind, rarity): _FROM_0 for kind in (Weights, Prices) for rarity in ("common", "uncommon", "rare")},
    **{(RewardPrefab, name): _FROM_0 for name in ("gold_least", "gold_most")},
    **{(RewardPrefab, name): _OFFERED for name in ("cards", "potions", "relics", "rare", "boss_relics")},
    (RewardPrefab, "potion_chance"): Limit(least=0, most=100),
    **{(ShopPrefab, name): _OFFERED for name in ("cards", "colorless", "relics", "potions")},
    **{(ShopPrefab, f"{name}_price"): _FROM_0 for name in ("colorless", "relic", "potion", "removal")},
    (Summon, "limit"): Limit(least=1, most=4),
    **{(Removed, kind): Limit(names=kind) for kind in Removed.__struct_fields__},
}


@cache
def limit(owner: type, attribute: str) -> Limit:
    """The limit of a field, the one of a base class included."""
    for cls in owner.__mro__:
        if found := _LIMITS.get((cls, attribute)):
            return found
    return NO_LIMIT
