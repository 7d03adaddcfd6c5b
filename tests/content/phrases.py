"""Effects in the short words of the design document's tables, so that content can be compared line by line."""

from collections.abc import Iterable

from components.amounts import Quantity
from components.deck.effects import AddCard, DrawCards, GainEnergy, RemoveFromDeck
from components.effects import (
    ApplyStatus,
    ChangeMaxHp,
    DealDamage,
    Effect,
    Escape,
    GainBlock,
    Heal,
    LoseGold,
    LoseHp,
    NextTurn,
    Summon,
)
from components.rules import Trigger

_WHOM = {"target": "", "self": "", "all_enemies": " to ALL enemies", "random_enemy": " to a random enemy"}


def told(effects: Iterable[Effect]) -> str:
    """A card's, relic's or potion's effects: `Deal 8 damage. Heal 2 HP.`"""
    return " ".join(f"{_told(effect)}." for effect in effects)


def _told(effect: Effect) -> str:
    match effect:
        case DealDamage(Quantity(base=base, plus=plus, when=when), hits=1, to="target") if when and when.target_has:
            return f"Deal {base} damage. If enemy has {when.target_has}, deal {plus} more damage"
        case DealDamage(amount, hits, to):
            return f"Deal {amount} damage{_WHOM[to]}" + (f" {hits} times" if hits > 1 else "")
        case LoseHp(Quantity(of="max_hp", percent=percent), "self", leave):
            return f"Lose {percent}% max HP, {leave} stays"
        case LoseHp(amount, "self", leave=0):
            return f"Lose {amount} HP"
        case Heal(amount, "self"):
            return f"Heal {amount} HP"
        case GainBlock(Quantity(base=0, of="missing_hp", times=1, percent=100, plus=plus, when=None), "self"):
            return "Gain Block equal to missing HP" + (f" + {plus}" if plus else "")
        case GainBlock(int(amount), "self"):
            return f"Gain {amount} Block"
        case ApplyStatus(status, int(amount), to, lasts):
            until = {"": "", "this_turn": " this turn", "next_turn": " until the end of next turn"}[lasts]
            if amount < 0:
                return f"Enemy loses {-amount} {status}{until}"
            verb = "Gain" if to == "self" else "Apply"
            return f"{verb} {amount} {status}{_WHOM[to]}{until}"
        case DrawCards(amount):
            return f"Draw {amount}"
        case GainEnergy(amount):
            return f"Gain {amount} Energy"
        case NextTurn(effects):
            return "Next turn: " + " ".join(_told(one) for one in effects)
        case AddCard(card, pile, 1):
            return f"Add {card} to {pile}"
        case LoseGold(Quantity(base=0, of="gold", times=1, percent=100, plus=0)):
            return "Lose all Gold"
        case ChangeMaxHp(amount):
            return f"{amount:+d} max HP"
        case RemoveFromDeck(which, ()):
            return f"Remove {which}"
        case Escape(escape=True):
            return "Escape"
    raise AssertionError(f"no card of the document does this: {effect}")


def answered(trigger: Trigger) -> str:
    """A trigger: `turn_start: Gain 1 Energy.`, narrowed by what stands in brackets."""
    narrowed = [trigger.origin, trigger.status, trigger.type, "hand_empty" if trigger.condition else ""]
    brackets = "".join(f"[{word}]" for word in narrowed if word)
    return f"{trigger.when}{brackets}: {told(trigger.do)}"


def moved(effects: Iterable[Effect]) -> str:
    """An enemy's move: `Attack 6, Block 8`; `2x10` is two hits of 10, `self` what it puts on itself."""
    return ", ".join(_moved(effect) for effect in effects)


def _moved(effect: Effect) -> str:
    match effect:
        case DealDamage(amount, hits, "target"):
            return f"Attack {hits}x{amount}" if hits > 1 else f"Attack {amount}"
        case GainBlock(amount, to):
            return f"Block {amount}" + ("" if to == "self" else f" {to}")
        case Heal(amount, "self"):
            return f"Heal {amount}"
        case ApplyStatus(status, amount, to, ""):
            return f"{amount} {status}" + ("" if to == "target" else f" {to}")
        case Summon(enemy, limit, otherwise):
            return f"Summon {enemy} up to {limit} else {moved(otherwise)}"
    raise AssertionError(f"no enemy of the document does this: {effect}")
