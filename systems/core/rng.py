"""Random numbers: named streams that never move one another, the only place that draws (R56).

Each stream is a SplitMix64 generator whose state is one integer, so that it is saved and copied like all other data
and gives the same numbers on every machine and under every version of Python.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Protocol, TypeVar

from components.flow import Streams

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF


class Dice(Protocol):
    """What the rules may ask of chance."""

    def below(self, stream: str, bound: int) -> int:
        """A whole number from 0 to `bound - 1`, all equally likely."""

    def several(self, stream: str, bounds: Iterable[int]) -> list[int]:
        """A number below each bound, one after the other."""

    def shuffle(self, stream: str, items: list[int]) -> None:
        """Bring a list into a random order, in place."""

    def pick(self, stream: str, items: Sequence[T]) -> T:
        """One of the items."""

    def top(self, pile: list[int]) -> int:
        """The top card of a pile that nobody sees into, taken off it."""


class StreamDice:
    """Draws from the named streams of a session."""

    __slots__ = ("_streams",)

    def __init__(self, streams: Streams) -> None:
        self._streams = streams

    def below(self, stream: str, bound: int) -> int:
        """A whole number from 0 to `bound - 1`."""
        return self.several(stream, (bound,))[0]

    def shuffle(self, stream: str, items: list[int]) -> None:
        """Fisher-Yates, from the end."""
        if len(items) < 2:
            return
        drawn = self.several(stream, range(len(items), 1, -1))
        for last, other in zip(range(len(items) - 1, 0, -1), drawn, strict=True):
            items[last], items[other] = items[other], items[last]

    def pick(self, stream: str, items: Sequence[T]) -> T:
        """One of the items; a single one is taken without a draw."""
        return items[0] if len(items) == 1 else items[self.below(stream, len(items))]

    def top(self, pile: list[int]) -> int:
        """The last: the order was drawn when the pile was shuffled."""
        return pile.pop()

    def several(self, stream: str, bounds: Iterable[int]) -> list[int]:
        """A number below each bound; those that would favour some results are drawn anew."""
        states = self._streams.states
        state = states.get(stream)
        if state is None:
            state = seeded(self._streams.seed, stream)
        numbers: list[int] = []
        for bound in bounds:
            fair = _MASK + 1 - bound
            while True:
                state = (state + 0x9E3779B97F4A7C15) & _MASK
                drawn = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
                drawn = ((drawn ^ (drawn >> 27)) * 0x94D049BB133111EB) & _MASK
                drawn ^= drawn >> 31
                number = drawn % bound
                if drawn - number <= fair:  # as many drawn numbers lead to it as to any other
                    break
            numbers.append(number)
        states[stream] = state
        return numbers


class BlindDice:
    """For previews: always the first, so that looking ahead neither moves a stream nor gives one away.

    `guessed` says that something was picked where chance would have decided.
    """

    __slots__ = ("guessed",)

    def __init__(self) -> None:
        self.guessed = False

    def below(self, stream: str, bound: int) -> int:
        """0."""
        return 0

    def several(self, stream: str, bounds: Iterable[int]) -> list[int]:
        """0 for each."""
        return [0 for _ in bounds]

    def shuffle(self, stream: str, items: list[int]) -> None:
        """Leaves the order as it is."""

    def pick(self, stream: str, items: Sequence[T]) -> T:
        """The first."""
        self.guessed |= len(items) > 1
        return items[0]

    def top(self, pile: list[int]) -> int:
        """The card that was made first, wherever it lies."""
        return pile.pop(pile.index(min(pile)))


class BranchingDice:
    """For looking ahead into every way that chance may go: one way each, and `another` names the next.

    `way` holds the outcomes of the draws, in their order; a draw beyond its end has its first. A number is the least
    or the greatest that there is, a pick any of the items. `first` are the cards that come first of a pile that nobody
    sees into, and of what is shuffled, in this order; the others follow as they were made. `settled` are streams that
    have no part in what is looked for: they always have their first outcome.
    """

    __slots__ = ("_outcomes", "_rank", "_settled", "_way")

    def __init__(self, way: Sequence[int] = (), first: Sequence[int] = (), settled: Sequence[str] = ()) -> None:
        self._way = list(way)
        self._settled = settled
        self._outcomes: list[int] = []
        self._rank = {card: rank for rank, card in enumerate(first)}

    def below(self, stream: str, bound: int) -> int:
        """0 or the greatest."""
        return 0 if bound == 1 or stream in self._settled else (0, bound - 1)[self._outcome(2)]

    def several(self, stream: str, bounds: Iterable[int]) -> list[int]:
        """0 or the greatest, for each."""
        return [self.below(stream, bound) for bound in bounds]

    def shuffle(self, stream: str, items: list[int]) -> None:
        """Those that come first, then the others."""
        items.sort(key=self._place)

    def pick(self, stream: str, items: Sequence[T]) -> T:
        """Each of the items in turn."""
        return items[0] if len(items) == 1 or stream in self._settled else items[self._outcome(len(items))]

    def top(self, pile: list[int]) -> int:
        """The one that comes first."""
        return pile.pop(pile.index(min(pile, key=self._place)))

    def another(self) -> list[int] | None:
        """A way that was not gone yet, if each is gone as it is named; None after the last."""
        way = self._way[: len(self._outcomes)]
        while way and way[-1] + 1 == self._outcomes[len(way) - 1]:
            way.pop()
        if not way:
            return None
        way[-1] += 1
        return way

    def _outcome(self, outcomes: int) -> int:
        drawn = len(self._outcomes)
        self._outcomes.append(outcomes)
        if drawn == len(self._way):
            self._way.append(0)
        return self._way[drawn]

    def _place(self, card: int) -> tuple[int, int]:
        return self._rank.get(card, len(self._rank)), card


def seeded(seed: str, stream: str) -> int:
    """The first state of a stream: 64 bits from the seed's text and the stream's name."""
    return int.from_bytes(blake2b(f"{seed}\x00{stream}".encode(), digest_size=8).digest(), "big")
