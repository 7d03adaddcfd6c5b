"""Which rules are a burden to the player who bears them."""

from components.deck.effects import AddCard, AddToDeck
from components.effects import ApplyStatus, ChangeMaxHp, Effect, LoseGold, LoseHp
from components.prefabs import Library
from components.rules import Modifier
from shadows.content.text.wording.amounts import negated

OWN = ("self", "ally", "all_allies")


def harms(library: Library, effect: Effect) -> bool:
    """Whether an effect of the player's own harms them, or helps their enemies."""
    match effect:
        case LoseHp():
            return effect.to in OWN
        case LoseGold():
            return True
        case ChangeMaxHp():
            return negated(effect.amount) is not None
        case ApplyStatus():
            status = library.statuses.get(effect.status)
            good = (status is None or status.kind == "buff") == (negated(effect.amount) is None)
            return good != (effect.to in OWN)
        case AddCard() | AddToDeck():
            card = library.cards.get(effect.card)
            return card is not None and card.type in ("curse", "status")
        case _:
            return False


def hinders(modifier: Modifier) -> bool:
    """Whether a change gives the bearer less, or lets them take more."""
    more = modifier.add == "stacks" or modifier.add > 0
    if modifier.times is not None:
        more = modifier.times.over > modifier.times.under
    return (more and modifier.cap is None) == (modifier.side == "taker")
