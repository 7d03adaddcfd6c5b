"""What a field may hold beyond its type, as its annotation says (`components.limits`)."""

from functools import cache
from typing import Annotated, Any, NamedTuple, get_origin, get_type_hints

from components.deck.effects import AddCard, AddToDeck, DrawCards, GainEnergy, MoveCards, UpgradeCards
from components.effects import (
    MOST_AT_ONCE,
    ApplyStatus,
    BeginFight,
    DealDamage,
    GainBlock,
    GainGold,
    GainPotion,
    GainRelic,
    Gamble,
    Heal,
    LoseGold,
    LoseHp,
    NextTurn,
    RemoveStatus,
    Summon,
)
from components.limits import LARGEST, Bounds, Names, OneOf


class Limit(NamedTuple):
    """The least and the most, both allowed: of a number its value, of a list or text its length.

    `names` is a folder of prefabs; `words` are those that may stand in place of an id. `table` is the one of a game's
    tables of words (`components.limits.OneOf`) in which it is looked for.
    """

    least: int = -LARGEST
    most: int = LARGEST
    names: str = ""
    words: tuple[str, ...] = ()
    table: str = ""


NO_LIMIT = Limit()
_FROM_0 = Limit(least=0)
_FROM_1 = Limit(least=1)
_AT_ONCE = Limit(least=1, most=MOST_AT_ONCE)
_STATUS, _CARD, _ENEMY, _ENCOUNTER = (Limit(names=kind) for kind in ("statuses", "cards", "enemies", "encounters"))

_LIMITS: dict[tuple[type, str], Limit] = {
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
    (Summon, "limit"): Limit(least=1, most=4),
}


@cache
def limit(owner: type, attribute: str) -> Limit:
    """The limit of a field, the one of a base class included."""
    if found := _LIMITS.get((owner, attribute)):
        return found
    limit = NO_LIMIT
    for said in _said(owner)[attribute]:
        match said:
            case Bounds(least, most):
                limit = limit._replace(least=least, most=most)
            case Names(kind, words):
                limit = limit._replace(names=kind, words=words)
            case OneOf(table):
                limit = limit._replace(table=table)
    return limit


@cache
def _said(owner: type) -> dict[str, tuple[Any, ...]]:
    """What the annotation of each field says beyond its type."""
    hints = get_type_hints(owner, include_extras=True)
    return {name: hint.__metadata__ if get_origin(hint) is Annotated else () for name, hint in hints.items()}
