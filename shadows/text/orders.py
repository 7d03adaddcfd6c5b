"""The words that a player can write: what an order is, and how a line is read by those that a game has."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from components.commands import Command
from shadows.content.problems import nearest, quoted
from shadows.content.text.spans import Text
from shadows.text.console import Mistake, line


class Wish(NamedTuple):
    """A command that a line asks for. `deadly` names what would kill the player by it (R57), empty for nothing."""

    command: Command
    deadly: str = ""


Tells: TypeAlias = Callable[[Any, str], Iterable[Text]]
"""Answers an order that changes nothing: told what is seen (`shadows.text.seen.Seen`) and the rest of the line."""

Asks: TypeAlias = Callable[[Any, str], Wish]
"""Finds what an order asks for; told the same. Raises Mistake."""


class Order(NamedTuple):
    """A word with its short forms. `usage` and `help` are for the help, `group` is its heading there; `needs` says
    what must follow, and `open` that something may.

    It `tells` something or `asks` for a command; one that does neither is for `shadows.text.playing.Playing`.
    """

    word: str
    short: tuple[str, ...]
    usage: str
    help: str
    group: str
    needs: str = ""
    open: bool = False
    tells: Tells | None = None
    asks: Asks | None = None


ACT, KNOW, GAME = "To act", "To know", "The game"


class Said(NamedTuple):
    """A line as it was understood: the order, and what was written after it."""

    order: Order
    rest: str = ""


class Orders:
    """All orders of a game, as its help lists them under their headings. `also` is what a line can be besides, in the
    singular: `card`, where a card is played by its name alone."""

    def __init__(self, orders: Sequence[Order], also: str = "") -> None:
        self.all = tuple(orders)
        self._also = also
        self._by_word = {form: order for order in orders for form in (order.word, *order.short)}

    def understood(self, text: str) -> Said | None:
        """A line that begins with one of the words and has after it what belongs there; None if it is something else,
        the name of a card for example. Raises Mistake with a sentence where something is left out."""
        words = text.split()
        if not words:
            return None
        if words[0].startswith("?") and words[0] != "?":
            words = ["?", words[0][1:], *words[1:]]
        order = self._by_word.get(words[0].casefold())
        rest = " ".join(words[1:])
        if order is None or (rest and not (order.needs or order.open)):
            return None
        if order.needs and not rest:
            raise Mistake(f"Write the {order.needs} after it, for example: {order.usage}")
        return Said(order, rest)

    def words(self) -> list[str]:
        """All words that can begin a line, for their completion."""
        return [order.word for order in self.all if len(order.word) > 1]

    def explained(self) -> Iterator[Text]:
        """All orders under their headings."""
        for group in dict.fromkeys(order.group for order in self.all):
            yield line(f"{group}:")
            for order in self.all:
                if order.group == group:
                    yield line(f"  {order.usage}: {order.help}.")
        yield line("Everything goes by its number or name; as much of a name is enough as tells it apart.")

    def unknown(self, said: str, names: Iterable[str] = ()) -> Mistake:
        """A sentence about a line that is no order, and none of the names that it could be besides."""
        guess = nearest(said.casefold(), [*self.words(), *(name.casefold() for name in names)])
        what = f"command or {self._also}" if self._also else "command"
        return Mistake(f"There is no {what} {quoted(said)}{f': {guess}' if guess else '.'} Write h for help.")
