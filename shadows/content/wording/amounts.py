"""Amounts in words: numbers, quantities and what must hold."""

from typing import NamedTuple

from components.amounts import Amount, Condition, Measure, Quantity
from shadows.content.wording.phrases import NOTHING, Phrase, listed, number, phrase
from shadows.content.wording.voices import Place, Voice
from shadows.looks import Span


class Noun(NamedTuple):
    """What is counted, for one and for many."""

    one: Span
    many: Span

    def of(self, amount: int) -> Span:
        """The form that goes with an amount."""
        return self.one if amount == 1 else self.many


def always(span: Span) -> Noun:
    """A noun that never changes."""
    return Noun(span, span)


HP = always(Span("HP"))
DAMAGE = always(Span("damage"))
CARDS = Noun(Span("card"), Span("cards"))

MEASURES: dict[Measure, str] = {
    "hp": "{own} HP",
    "missing_hp": "{own} missing HP",
    "max_hp": "{own} max HP",
    "block": "{own} Block",
    "energy": "your Energy",
    "energy_spent": "the Energy spent",
    "gold": "your Gold",
    "stacks": "its stacks",
    "due_stacks": "its stacks",
}
"""Quantities that are one number."""

COUNTED: dict[Measure, str] = {
    "cards_in_hand": "card in your hand",
    "cards_in_draw_pile": "card in your draw pile",
    "cards_in_discard_pile": "card in your discard pile",
    "cards_in_exhaust_pile": "card in your exhaust pile",
    "enemies": "enemy",
}
"""Quantities of things that can be counted one by one."""


class Worded(NamedTuple):
    """An amount in words with its noun. `more` is what comes on top if a condition holds, with the condition."""

    body: Phrase
    more: tuple[Condition, Phrase] | None = None


def worded(amount: Amount, noun: Noun, voice: Voice, place: Place) -> Worded:
    """`8 damage`, `Block equal to your missing HP + 3`, `2 damage for each card in your hand`."""
    live = voice.numbers.get(place)
    if live is not None and voice.announces:
        return Worded(phrase(number(live, amount if isinstance(amount, int) else None), noun.of(live)))
    if isinstance(amount, int):
        return Worded(_counted(amount, noun, live))
    sure = 0 if amount.when else amount.plus
    body = _quantity(amount, amount.base + sure, noun, voice, live)
    if amount.when is None or not amount.plus:
        return Worded(body)
    more = phrase(number(abs(amount.plus)), "more" if amount.plus > 0 else "less")
    if place in voice.met:
        return Worded((*body, Span(" ("), *more, Span(" because "), *condition(amount.when, voice), Span(")")))
    return Worded(body, (amount.when, phrase(more, noun.of(abs(amount.plus)))))


def _counted(amount: int, noun: Noun, live: int | None) -> Phrase:
    shown = amount if live is None else live
    return phrase(number(shown, amount), noun.of(shown))


def _quantity(quantity: Quantity, fixed: int, noun: Noun, voice: Voice, live: int | None) -> Phrase:
    """All but what a condition adds; `fixed` is the part that never changes."""
    of = quantity.of
    if of is None and not quantity.word:
        return _counted(fixed, noun, live)
    if of in ("stacks", "due_stacks"):
        if isinstance(voice.stacks, int):
            return _counted(voice.stacks * quantity.times * quantity.percent // 100 + fixed, noun, live)
        if fixed == 0 and quantity.times == 1 and quantity.percent == 100:
            return phrase(Span(voice.stacks, "number"), noun.many)
    if of in COUNTED and quantity.times > 0 and quantity.percent == 100:
        each = phrase(number(quantity.times), noun.of(quantity.times), "for each", COUNTED[of])
        whole = phrase(number(fixed), noun.of(fixed), "and another", each) if fixed else each
    elif noun is HP and of in ("hp", "missing_hp", "max_hp") and quantity.percent != 100 and not fixed:
        whole = phrase(_product(quantity, voice))
    else:
        whole = phrase(noun.many, "equal to", _product(quantity, voice))
        if fixed:
            whole = phrase(whole, "+" if fixed > 0 else "−", number(abs(fixed)))
    return whole if live is None else (*whole, Span(" ("), number(live), Span(")"))


def _product(quantity: Quantity, voice: Voice) -> Phrase:
    """`your missing HP`, `3 times your Block`, `10% of your max HP`."""
    of = quantity.of
    if quantity.word:
        words = voice.library.words.get(quantity.word, quantity.word)
    elif of is None:
        return NOTHING
    else:
        words = MEASURES[of].format(own=voice.own) if of in MEASURES else f"the number of {_many(COUNTED[of])}"
    measure = phrase(words) if quantity.times == 1 else phrase(number(quantity.times), "times", words)
    return measure if quantity.percent == 100 else (number(quantity.percent), Span("% of "), *measure)


def _many(counted: str) -> str:
    """`cards in your hand`."""
    first, space, rest = counted.partition(" ")
    return f"{'enemies' if first == 'enemy' else first + 's'}{space}{rest}"


def condition(what: Condition, voice: Voice) -> Phrase:
    """`the enemy has Weak`, `you have no cards in hand`."""
    parts: list[Phrase] = []
    if what.hand_empty:
        parts.append(phrase("you have no cards in hand"))
    if what.self_has:
        parts.append(phrase(voice.actor.has, voice.status(what.self_has)))
    if what.target_has:
        parts.append(phrase(voice.parties["target"].has, voice.status(what.target_has)))
    return listed(parts)
