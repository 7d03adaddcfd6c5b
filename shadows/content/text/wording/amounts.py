"""Amounts in words: numbers, quantities and what must hold."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple, get_type_hints

import msgspec

from components.amounts import Amount, Condition, Measure, Quantity, Reads
from shadows.content.text.spans import Span
from shadows.content.text.wording.phrases import Phrase, listed, number, phrase
from shadows.content.text.wording.templates import Mark, filled
from shadows.content.text.wording.voices import Place, Voice
from shadows.content.words import MEASURES


class Noun(NamedTuple):
    """What is counted, for one and for many."""

    one: Phrase
    many: Phrase

    def of(self, amount: int) -> Phrase:
        """The form that goes with an amount."""
        return self.one if amount == 1 else self.many

    @property
    def less(self) -> str:
        """`fewer` cards, `less` Block."""
        return "less" if self.one == self.many else "fewer"


def always(span: Span) -> Noun:
    """A noun that never changes."""
    return Noun((span,), (span,))


HP = always(Span("HP"))
DAMAGE = always(Span("damage"))
CARDS = Noun(phrase("card"), phrase("cards"))


class Worded(NamedTuple):
    """An amount in words with its noun. `more` is what comes on top if a condition holds, with the condition; `only` is
    the condition without which there is nothing at all. `plain` says that it is no more than a number."""

    body: Phrase
    more: tuple[Condition, Phrase] | None = None
    only: Condition | None = None
    plain: bool = True


def worded(amount: Amount, noun: Noun, voice: Voice, place: Place, *, grows: bool = False) -> Worded:
    """`8 damage`, `Block equal to your missing HP + 3`, `2 damage for each card in your hand`; `grows` says that
    Strength or the like may make more even of 0."""
    live = voice.numbers.get(place)
    if live is not None and voice.announces:
        return Worded(phrase(number(live, amount if isinstance(amount, int) else None), noun.of(live)))
    if isinstance(amount, int):
        return Worded(_counted(amount, noun, live))
    counts = _counts(amount)
    sure = amount.base + (0 if amount.when else amount.plus)
    if amount.when is not None and amount.plus > 0 and not (counts or sure or grows):
        return Worded(_counted(amount.plus, noun, live if place in voice.met else None), only=amount.when)
    body = _quantity(amount, sure, noun, voice, live) if counts else _counted(sure, noun, live)
    if amount.when is None or not amount.plus:
        return Worded(body, plain=not counts)
    more = phrase(number(abs(amount.plus)), "more" if amount.plus > 0 else noun.less)
    if place in voice.met:
        because = phrase("because", condition(amount.when, voice))
        return Worded((*body, Span(" ("), *more, Span(" "), *because, Span(")")), plain=not counts)
    return Worded(body, (amount.when, phrase(more, noun.of(abs(amount.plus)))), plain=not counts)


def negated(amount: Amount) -> Amount | None:
    """What is lost by an amount that can only be below 0; None for one that is gained."""
    if isinstance(amount, int):
        return -amount if amount < 0 else None
    parts = (amount.base, amount.plus, amount.times if _counts(amount) else 0)
    if max(parts) > 0 or not any(parts):
        return None
    return msgspec.structs.replace(amount, base=-amount.base, times=-amount.times, plus=-amount.plus)


def lost_or_gained(amount: Amount, noun: Noun, voice: Voice, place: Place) -> tuple[bool, Worded]:
    """Whether less than nothing is gained, and the amount in words without its minus sign."""
    live = voice.numbers.get(place)
    lost = -live if live is not None and live < 0 and voice.announces else negated(amount)
    if lost is None:
        return False, worded(amount, noun, voice, place)
    numbers = {} if live is None else {place: -live}
    return True, worded(lost, noun, replace(voice, numbers=numbers), place)


def _counts(quantity: Quantity) -> bool:
    """Whether anything is counted at all."""
    return bool((quantity.of or quantity.word) and quantity.times and quantity.percent)


def _counted(amount: int, noun: Noun, live: int | None) -> Phrase:
    shown = amount if live is None else live
    return phrase(number(shown, amount), noun.of(shown))


def _quantity(quantity: Quantity, fixed: int, noun: Noun, voice: Voice, live: int | None) -> Phrase:
    """All but what a condition adds; `fixed` is the part that never changes."""
    of = MEASURES[quantity.of] if quantity.of is not None else None
    share = quantity.times * quantity.percent
    if of is not None and of.carrier == "status":
        if isinstance(voice.stacks, int):
            return _counted(voice.stacks * share // 100 + fixed, noun, live)
        if fixed == 0 and share == 100:
            return phrase(Span(voice.stacks, "number"), noun.many)
    if quantity.per > 1 and share > 0 and fixed >= 0:
        times = share // 100
        every = phrase(number(times), noun.of(times), _every(quantity, voice))
        whole = phrase(number(fixed), noun.of(fixed), "plus", every) if fixed else every
    elif of is not None and of.each and share > 0 and share % 100 == 0 and fixed >= 0:
        times = share // 100
        each = phrase(number(times), noun.of(times), "for each", of.text)
        whole = phrase(number(fixed), noun.of(fixed), "plus", each) if fixed else each
    elif (
        noun == HP
        and of is not None
        and not of.percent
        and of.text.endswith(" HP")
        and share > 0
        and share % 100
        and not fixed
    ):
        whole = phrase(_product(quantity, share, voice))
    elif share < 0:
        whole = phrase(noun.many, "equal to", number(fixed), "−", _product(quantity, -share, voice))
    elif fixed > 0 and share != 100:  # `twice your Block + 3` would say that the 3 are doubled as well
        whole = phrase(noun.many, "equal to", number(fixed), "+", _product(quantity, share, voice))
    else:
        whole = phrase(noun.many, "equal to", _product(quantity, share, voice))
        if fixed:
            whole = phrase(whole, "+" if fixed > 0 else "−", number(abs(fixed)))
    if quantity.most is not None:
        whole = phrase(whole, "(at most", number(quantity.most))
        whole = (*whole, Span(")"))
    return whole if live is None else (*whole, Span(" ("), number(live), Span(")"))


def _product(quantity: Quantity, share: int, voice: Voice) -> Phrase:
    """`your missing HP`, `twice your Block`, `10% of your max HP`; the share is in a hundred."""
    if quantity.word:
        words = voice.library.words.get(quantity.word, quantity.word)
    else:
        words = _measure(MEASURES[quantity.of], voice) if quantity.of is not None else ""
    if share % 100:
        return (number(share), Span("% of "), *phrase(words))
    times = share // 100
    if quantity.per > 1:
        return phrase(number(times), _every(quantity, voice))
    return phrase(words) if times == 1 else phrase(often(times), words)


def _every(quantity: Quantity, voice: Voice) -> Phrase:
    """`for every 30 of your Gold`, `for every 2 enemies`."""
    of = MEASURES[quantity.of] if quantity.of is not None else None
    if of is not None and of.each:
        return phrase("for every", number(quantity.per), _many(of))
    return phrase(
        "for every", number(quantity.per), "of", _product(msgspec.structs.replace(quantity, per=1), 100, voice)
    )


def _measure(of: Measure, voice: Voice) -> str:
    if of.each:
        return f"the number of {_many(of)}"
    return f"{of.text.format(own=voice.own)}{' in percent' if of.percent else ''}"


def _many(of: Measure) -> str:
    return of.many or several(of.text)


def often(times: int) -> Phrase:
    """How often, in words: `twice`, `3 times`."""
    return phrase("twice") if times == 2 else phrase(number(times), "times")


def several(counted: str) -> str:
    """`cards in your hand`, `enemies`."""
    first, space, rest = counted.partition(" ")
    many = f"{first[:-1]}ies" if first.endswith("y") else IRREGULAR.get(first, f"{first}s")
    return f"{many}{space}{rest}"


IRREGULAR = {"die": "dice"}
"""What several are called of what has more than an s then."""


READS: dict[str, str] = {
    field: one.text
    for field, hint in reversed(get_type_hints(Condition, include_extras=True).items())
    for one in getattr(hint, "__metadata__", ())
    if isinstance(one, Reads)
}
"""How the fields of a condition read that say all by themselves; the target comes last."""


def condition(what: Condition, voice: Voice) -> Phrase:
    """`the enemy has Weak`, `you have no cards in hand`, `your HP is 20 or less and there is 1 enemy`."""
    return listed(list(_conditions(what, voice)))


def _conditions(what: Condition, voice: Voice) -> Iterator[Phrase]:
    def read(field: str) -> Phrase:
        marks: dict[str, Mark] = {
            "self": lambda _: phrase(voice.actor.has),
            "target": lambda _: phrase(voice.parties["target"].has),
            "status": lambda _: voice.status(getattr(what, field)),
        }
        return filled(READS[field], marks)

    yield from (read(field) for field in READS if getattr(what, field))
    if what.fight:
        yield phrase(f"it is {FIGHTS[what.fight]}")
    if what.target_is:
        yield phrase(f"{voice.parties['target'].subject} is {TIERS[what.target_is]}")
    if what.count:
        yield from _bounded(what, voice)
    for one in what.every:
        yield from _conditions(one, voice)


FIGHTS = {
    "normal": "an everyday fight",
    "elite": "an elite fight",
    "boss": "a boss fight",
    "hard": "an elite fight or a boss fight",
}
TIERS = {"normal": "an everyday enemy", "elite": "an elite", "boss": "a boss", "minion": "a minion"}


def _bounded(what: Condition, voice: Voice) -> Iterator[Phrase]:
    """`your HP is 20 or less`, `there are 3 or more cards in your hand`, `the number of enemies is even`."""
    of = MEASURES.get(what.count)
    if what.least is not None or what.most is not None:
        if of is not None and of.each:
            yield _there(what.least, what.most, of)
        elif of is not None and of.percent:
            yield phrase(of.text.format(own=voice.own), "is", _bounds(what.least, what.most, "less", "%"))
        else:
            yield phrase(_subject(what, voice), _bounds(what.least, what.most, "less"))
    if what.even is not None:
        yield phrase(_subject(what, voice), "even" if what.even else "odd")


def _subject(what: Condition, voice: Voice) -> str:
    """`your HP is`, `its stacks are`."""
    of = MEASURES.get(what.count)
    words = voice.library.words.get(what.count, what.count) if of is None else _measure(of, voice)
    return f"{words} are" if words.endswith("stacks") else f"{words} is"


def _there(least: int | None, most: int | None, of: Measure) -> Phrase:
    """`there is 1 enemy`, `there are no cards in your hand`."""
    if most is not None and most <= 0:
        return phrase("there are no", _many(of))
    if (least or 0) > 1 or (most is not None and most > 1):
        return phrase("there are", _bounds(least, most, "fewer"), _many(of))
    if most is None:
        return phrase("there is at least", number(least or 0), of.text)
    return phrase("there is" if least == most else "there is at most", number(most), of.text)


def _bounds(least: int | None, most: int | None, fewer: str, unit: str = "") -> Phrase:
    """`3 or more`, `3 or fewer`, `3 to 5`, `exactly 3`, `50% or less`."""

    def bound(value: int | None) -> Phrase:
        return (number(value or 0), *([Span(unit)] if unit else []))

    if least is None or most is None:
        return phrase(bound(least), "or more") if most is None else phrase(bound(most), f"or {fewer}")
    if least == most:
        return phrase("exactly", bound(least))
    return phrase(bound(least), "to", bound(most))
