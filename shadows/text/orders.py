"""The words that a player can write: which there are, and how a line is read."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from shadows.content.problems import nearest, quoted
from shadows.content.text.spans import Text
from shadows.text.console import Mistake, line
from shadows.text.naming import Named


class Order(NamedTuple):
    """A word with its short forms. `usage` and `help` are for the help, `group` is its heading there; `needs` says
    what must follow, and `open` that something may."""

    word: str
    short: tuple[str, ...]
    usage: str
    help: str
    group: str
    needs: str = ""
    open: bool = False


ACT, KNOW, GAME = "To act", "To know", "The game"

ORDERS: tuple[Order, ...] = (
    Order("play", (), "3, strike or strike 2", "play card 3 or a card by its name, at enemy 2", ACT, "card"),
    Order("potion", ("p",), "p 1, p firebomb", "use a potion, with the enemy after it if it needs one", ACT, open=True),
    Order("throw", ("t",), "t 1", "throw a potion away", ACT, "potion"),
    Order("end", ("e",), "e", "end your turn", ACT),
    Order("take", (), "take all", "take all of the spoils that needs no choice", ACT, open=True),
    Order("preview", ("v",), "v 3, v strike 2", "what a card or potion would do, at enemy 2", KNOW, "card"),
    Order("incoming", ("i",), "i", "what ending your turn now would do", KNOW),
    Order("hand", ("c",), "c", "the cards in your hand, with what they do", KNOW),
    Order("enemies", ("n",), "n", "the enemies, what lies on them and what they mean to do", KNOW),
    Order("intent", (), "intent, intent 2", "what the enemies mean to do, or one of them", KNOW, open=True),
    Order("foe", ("f",), "f 2, f cultist", "all about an enemy, and all that it can do", KNOW, open=True),
    Order("me", ("m",), "m", "your HP, Block and Energy, and what lies on you", KNOW),
    Order("energy", (), "energy", "your Energy", KNOW),
    Order("gold", ("g",), "gold", "your Gold", KNOW),
    Order("potions", (), "potions", "your potions, with what they do", KNOW),
    Order("relics", (), "relics", "your relics, with what they do", KNOW),
    Order("piles", (), "piles", "how many cards lie in each pile", KNOW),
    Order("draw", ("d",), "d", "your draw pile, sorted by name", KNOW),
    Order("discard", ("s",), "s", "your discard pile", KNOW),
    Order("exhaust", ("x",), "x", "your exhaust pile", KNOW),
    Order("powers", ("q",), "q", "your powers in play", KNOW),
    Order("deck", ("k",), "k", "the cards that you own", KNOW),
    Order("map", ("w",), "w", "the floors above and what can still be reached", KNOW),
    Order("look", (), "look 3, look strike", "explain an answer, a card, a potion or a relic", KNOW, "name"),
    Order("?", (), "? bleed", "explain any card, status, enemy, relic, potion or term of the game", KNOW, "name"),
    Order("log", ("l",), "l", "what has happened, the latest last", KNOW),
    Order("show", ("r",), "r", "where things stand, in full", KNOW),
    Order("repeat", (), "repeat", "what was said last once more", KNOW),
    Order("brief", (), "brief", "tell only what has changed; the rest when you ask", GAME),
    Order("full", (), "full", "tell all there is after each command", GAME),
    Order("guide", (), "guide", "tell the first steps again", GAME),
    Order("plain", (), "plain", "switch line editing, completion and colour off, or on again", GAME),
    Order("seed", (), "seed", "the seed of this game", GAME),
    Order("help", ("h",), "h", "this help", GAME),
    Order("back", ("b",), "back", "go back from a choice, where there is a way", GAME),
    Order("abandon", (), "abandon", "give your run up, for good", GAME),
    Order("quit", ("exit",), "quit", "leave the game; a run is kept", GAME),
)

_BY_WORD = {form: order for order in ORDERS for form in (order.word, *order.short)}


class Said(NamedTuple):
    """A line as it was understood: the order's word, and what was written after it."""

    word: str
    rest: str = ""


def understood(text: str) -> Said | None:
    """A line that begins with one of the words and has after it what belongs there; None if it is something else, the
    name of a card for example. Raises Mistake with a sentence where something is left out."""
    words = text.split()
    if not words:
        return None
    if words[0].startswith("?") and words[0] != "?":
        words = ["?", words[0][1:], *words[1:]]
    order = _BY_WORD.get(words[0].casefold())
    rest = " ".join(words[1:])
    if order is None or (rest and not (order.needs or order.open)):
        return None
    if order.needs and not rest:
        raise Mistake(f"Write the {order.needs} after it, for example: {order.usage}")
    return Said(order.word, rest)


def words() -> list[str]:
    """All words that can begin a line, for their completion."""
    return [order.word for order in ORDERS if len(order.word) > 1]


def all_explained() -> Iterator[Text]:
    """All orders under their headings."""
    for group in dict.fromkeys(order.group for order in ORDERS):
        yield line(f"{group}:")
        for order in ORDERS:
            if order.group == group:
                yield line(f"  {order.usage}: {order.help}.")
    yield line("Everything goes by its number or name; as much of a name is enough as tells it apart.")


def unknown(said: str, hand: Sequence[Named[Any]]) -> Mistake:
    """A sentence about a line that is neither an order nor a card."""
    guess = nearest(said.casefold(), [*words(), *(card.name.casefold() for card in hand)])
    return Mistake(f"There is no command or card {quoted(said)}{f': {guess}' if guess else '.'} Write h for help.")
