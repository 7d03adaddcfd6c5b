"""The words that a player can write: which there are, and how a line is read."""

from collections.abc import Sequence
from typing import NamedTuple

from shadows.content.problems import nearest, quoted
from shadows.text.console import whole


class Mistake(Exception):  # the player's, not the game's
    """What was written cannot be done; the text says why, in a sentence."""


class Order(NamedTuple):
    """A word with its short forms; `numbers` is the most that may follow. `usage` and `help` are for the help."""

    word: str
    short: tuple[str, ...]
    usage: str
    help: str
    numbers: int = 0
    words: bool = False


ORDERS: tuple[Order, ...] = (
    Order("play", (), "3 or 3 2", "play card 3, at enemy 2 if it needs a target", 2),
    Order("end", ("e",), "e", "end your turn"),
    Order("potion", ("p",), "p 1 or p 1 2", "use potion 1, at enemy 2 if it needs a target", 2),
    Order("throw", ("t",), "t 1", "throw potion 1 away", 1),
    Order("preview", ("v",), "v 3 or v 3 2", "what card 3 would do, at enemy 2", 2),
    Order("look", (), "look 3", "explain card 3, or answer 3 to a question, and the terms in its text", 1, words=True),
    Order("foe", ("f",), "f 2", "explain enemy 2, what lies on it and all that it can do", 1),
    Order("me", ("m",), "m", "explain what lies on you"),
    Order("?", (), "? bleed", "explain a card, status, enemy, relic, potion or term by its name", words=True),
    Order("draw", ("d",), "d", "your draw pile, sorted by name"),
    Order("discard", ("s",), "s", "your discard pile"),
    Order("exhaust", ("x",), "x", "your exhaust pile"),
    Order("powers", ("q",), "q", "your powers in play"),
    Order("deck", ("k",), "k", "the cards that you own"),
    Order("map", ("w",), "w", "the floors above and what can still be reached"),
    Order("log", ("l",), "l", "what has happened, the latest last"),
    Order("show", ("r",), "r or an empty line", "where things stand, with potions and relics"),
    Order("help", ("h",), "h", "this help"),
    Order("abandon", (), "abandon", "give your run up, for good"),
    Order("quit", (), "quit", "leave the game; a run is kept"),
)

_BY_WORD = {form: order for order in ORDERS for form in (order.word, *order.short)}


class Said(NamedTuple):
    """A line as it was understood: the order's word, the numbers after it, and what was written after it."""

    word: str
    numbers: tuple[int, ...] = ()
    rest: str = ""


def is_order(text: str) -> bool:
    """Whether a line begins with one of the words, and not with a number."""
    words = text.split()
    return not words or words[0].startswith("?") or words[0].casefold() in _BY_WORD


def understood(text: str) -> Said:
    """Read a line. Raises Mistake with a sentence."""
    words = text.split()
    if not words:
        return Said("show")
    if words[0].isdecimal():
        words = ["play", *words]
    elif words[0].startswith("?") and words[0] != "?":
        words = ["?", words[0][1:], *words[1:]]
    first = words[0].casefold()
    order = _BY_WORD.get(first)
    if order is None:
        guess = nearest(first, [form for form in _BY_WORD if len(form) > 1])
        raise Mistake(f"There is no command {quoted(words[0])}{f': {guess}' if guess else '.'} Write h for help.")
    rest = " ".join(words[1:])
    if order.words:
        if not rest:
            raise Mistake(f"Write what to explain, for example: {order.usage}")
        if not (order.numbers and words[1].isdecimal()):
            return Said(order.word, rest=rest)
    return Said(order.word, _numbers(order, words[1:]), rest)


def _numbers(order: Order, words: Sequence[str]) -> tuple[int, ...]:
    numbers: list[int] = []
    for word in words:
        number = whole(word)
        if number is None:
            raise Mistake(f"{quoted(word)} is not a number. Write for example: {order.usage}")
        numbers.append(number)
    if len(words) > order.numbers:
        raise Mistake(f"That is too much. Write for example: {order.usage}")
    if order.numbers and not words:
        raise Mistake(f"Which one? Write for example: {order.usage}")
    return tuple(numbers)
