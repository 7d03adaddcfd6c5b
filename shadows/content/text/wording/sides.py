"""Which rules are a burden to the player who bears them."""

from typing import Any, assert_never

from components.deck.prefabs import cards_in
from components.effect import Effect, Harm
from components.prefabs import Library
from components.rules import Modifier
from shadows.content.text.wording.amounts import negated
from shadows.content.words import CHANNELS

OWN = ("self", "ally", "all_allies")


def harms(library: Library, effect: Effect) -> bool:
    """Whether an effect of the player's own harms them, or helps their enemies."""
    return _harms(library, effect, effect.harm)


def _harms(library: Library, effect: Any, harm: Harm) -> bool:
    match harm:
        case "never":
            return False
        case "always":
            return True
        case "own_side":
            return effect.to in OWN
        case "below_0":
            return negated(effect.amount) is not None
        case "status":
            return helps(library, effect) != (effect.to in OWN)
        case "card":
            card = cards_in(library).get(effect.card)
            return card is not None and card.type in ("curse", "status")
    assert_never(harm)


def helps(library: Library, effect: Any) -> bool:
    """Whether the status that an effect puts on someone is good for its bearer, so many stacks of it."""
    status = library.statuses.get(effect.status)
    return (status is None or status.kind == "buff") == (negated(effect.amount) is None)


def hinders(modifier: Modifier) -> bool:
    """Whether a change gives the bearer less of what is good for them, or lets them take more of what is not."""
    more = modifier.add == "stacks" or (modifier.add != 0 and negated(modifier.add) is None)
    if modifier.times is not None:
        more = modifier.times.over > modifier.times.under
    verb = CHANNELS[modifier.of].verb
    harmful = modifier.side == "taker" and verb is not None and verb.harm == "own_side"
    return (more and modifier.cap is None) == harmful
