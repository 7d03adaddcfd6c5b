"""Which hands dice make, and which of the dice score (D2, D4, D31)."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, permutations, product
from operator import itemgetter
from typing import NamedTuple

from msgspec import Struct

from components.dice.hands import NUMBERS, SIDES, HandPrefab, Needs


class Face(NamedTuple):
    """A die as it lies: the number that it shows, and what it adds if it scores."""

    value: int
    worth: int


class Reading(Struct, frozen=True, cache_hash=True):
    """How dice are read beyond what they show (A6). A reading only ever allows more: nothing has to be read so.

    - `wild_ones`: so many dice that show 1 are any number.
    - `wraps`: in a straight 1 follows 6. `skips_one`: a straight may leave out one number, if it does not wrap. Six in
      a row can do neither (D31).
    - `ones_twos_alike`, `ones_sixes_alike`: in groups these two numbers are one; a hand goes by one of the two at most.
    - `four_are_enough`: where all of five dice or more must be something, four of them do.
    - `pair_as_triple`: one group of three or four may be a die short.
    """

    wild_ones: int = 0
    wraps: bool = False
    skips_one: bool = False
    ones_twos_alike: bool = False
    ones_sixes_alike: bool = False
    four_are_enough: bool = False
    pair_as_triple: bool = False


PLAIN = Reading()


class Made(NamedTuple):
    """A hand that dice make.

    `dice` are the places of those that score, in the row of all, left to right, and `worth` is what they add. `plain`
    says that they make it as they show, without a reading.
    """

    hand: HandPrefab
    dice: tuple[int, ...]
    plain: bool
    worth: int = 0


def made(faces: Sequence[Face], hands: Sequence[HandPrefab], reading: Reading = PLAIN) -> tuple[Made, ...]:
    """Every hand that the dice make, least first, each of the dice that bring the most. Among dice that bring as much
    the plain ones score, then those that show more, then those further left."""
    order = sorted(range(len(faces)), key=faces.__getitem__, reverse=True)
    row = tuple([faces[place] for place in order])
    return tuple(
        [
            Made(hand, tuple(sorted([order[place] for place in dice])), plain, worth)
            for hand, dice, plain, worth in made_in_order(row, tuple(hands), reading)
        ]
    )


@lru_cache(maxsize=4096)
def made_in_order(row: tuple[Face, ...], hands: tuple[HandPrefab, ...], reading: Reading) -> tuple[Made, ...]:
    """Likewise, of dice from the highest to the lowest: many rolls are the same so, and each is looked at once."""
    if not row:
        return ()
    looks = [_Look(row, numbers) for numbers in _wild(row, reading.wild_ones)]
    alike = [*looks, *(_Look(row, numbers) for numbers in _alike(looks, reading))]
    found = []
    for hand in _by_rank(hands):
        seen = alike if hand.needs.groups else looks
        choices = [choice for look in seen for choice in _choices(hand.needs, look, reading)]
        if choices:
            worth, plain, dice = max(choices, key=itemgetter(0))  # of equals the first, which is plain if any is
            found.append(Made(hand, dice, plain, worth))
    return tuple(found)


@lru_cache(maxsize=16)
def _by_rank(hands: tuple[HandPrefab, ...]) -> list[HandPrefab]:
    return sorted(hands, key=lambda hand: (hand.rank, hand.id))


class _Look:
    """One way to see the dice: the number that each of them is, in place of what it shows."""

    def __init__(self, row: tuple[Face, ...], numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.plain = numbers == tuple([face.value for face in row])
        self.worths = [face.worth for face in row]
        self.places: dict[int, list[int]] = {number: [] for number in sorted(set(numbers), reverse=True)}
        """Those of the dice of each number, the highest first, and of these the die of the most worth first."""
        for place in sorted(range(len(row)), key=self.worths.__getitem__, reverse=True):
            self.places[numbers[place]].append(place)
        self.alike = list(self.places.values())
        self.counts = tuple(map(len, self.alike))
        self.sums = [[0, *accumulate([self.worths[place] for place in dice])] for dice in self.alike]
        """What the first so many of those of each number bring together."""

    def choice(self, dice: Sequence[int]) -> "_Choice":
        return sum([self.worths[place] for place in dice]), self.plain, tuple(dice)


_Choice = tuple[int, bool, tuple[int, ...]]
"""What dice bring, whether they are plain, and which they are."""


def _wild(row: tuple[Face, ...], count: int) -> Iterator[tuple[int, ...]]:
    """All that the dice can be with so many wild ones, what they show first. Those that bring the most may as well be
    the wild ones: they can be 1 too."""
    shown = tuple([face.value for face in row])
    wild = [place for place, value in enumerate(shown) if value == 1][:count]
    yield shown
    for numbers in product(NUMBERS, repeat=len(wild)):
        read = list(shown)
        for place, number in zip(wild, numbers, strict=True):
            read[place] = number
        if read != list(shown):
            yield tuple(read)


def _alike(looks: Sequence[_Look], reading: Reading) -> Iterator[tuple[int, ...]]:
    """What the dice are besides, where two numbers count as one."""
    ways: dict[tuple[int, ...], None] = {}
    for other in (2,) * reading.ones_twos_alike + (SIDES,) * reading.ones_sixes_alike:
        for look in looks:
            ways[tuple([1 if number == other else number for number in look.numbers])] = None
    return iter(ways)


def _choices(needs: Needs, look: _Look, reading: Reading) -> list[_Choice]:
    """The dice that make a hand as they are seen: the best, and perhaps others."""
    if needs.groups:
        plain = _groups(needs.groups, look)
        if not reading.pair_as_triple:
            return plain
        short = [choice for sizes in _short(needs.groups) for choice in _groups(sizes, look)]
        return plain + [(worth, False, dice) for worth, _, dice in short]
    if needs.straight:
        return _straights(needs.straight, look, reading)
    if needs.all:
        return _all(needs, look, reading)
    if needs.dice == "highest":
        return [look.choice(look.places[max(look.places)][:1])]
    return [look.choice(range(len(look.numbers)))]


def _groups(sizes: tuple[int, ...], look: _Look) -> list[_Choice]:
    """Groups of these sizes, each of another number: the best, of equals the first."""
    ways = _ways(sizes, look.counts)
    if not ways:
        return []
    sums = look.sums
    worths = [sum([sums[number][size] for number, size in way]) for way in ways]
    worth = max(worths)
    way = ways[worths.index(worth)]
    return [(worth, look.plain, tuple([place for number, size in way for place in look.alike[number][:size]]))]


@cache
def _ways(sizes: tuple[int, ...], counts: tuple[int, ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Which of the numbers can be the groups, with their sizes, where there are so many dice of each number."""
    ways = (tuple(zip(some, sizes, strict=True)) for some in permutations(range(len(counts)), len(sizes)))
    fitting = (way for way in ways if all(counts[number] >= size for number, size in way))
    return tuple({tuple(sorted(way)): way for way in fitting}.values())


@cache
def _short(sizes: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The sizes with one die less in a group of three or four: a pair stands in it for three."""
    return tuple((*sizes[:at], size - 1, *sizes[at + 1 :]) for at, size in enumerate(sizes) if size in (3, 4))


def _straights(length: int, look: _Look, reading: Reading) -> list[_Choice]:
    """So many numbers in a row."""
    choices = []
    for run, straight in _runs(length, reading.wraps, reading.skips_one):
        if look.places.keys() >= run:
            worth, plain, dice = look.choice([dice[0] for number, dice in look.places.items() if number in run])
            choices.append((worth, plain and straight, dice))
    return choices


@cache
def _runs(length: int, wraps: bool, skips_one: bool) -> tuple[tuple[frozenset[int], bool], ...]:
    """The numbers of all straights of a length, the highest first, and whether each is one without a reading."""
    runs: list[tuple[Sequence[int], bool]] = [
        (range(first, first + length), True) for first in range(SIDES - length + 1, 0, -1)
    ]
    if wraps:
        over = range(SIDES, SIDES - length + 1, -1)
        runs += [([(first + step - 1) % SIDES + 1 for step in range(length)], False) for first in over]
    if skips_one:
        for first in range(SIDES - length, 0, -1):
            span = range(first, first + length + 1)
            runs += [([number for number in span if number != out], False) for out in span[1:-1]]
    return tuple([(frozenset(run), straight) for run, straight in runs])


_QUALIFIES = {
    "low": frozenset((1, 2, 3)),
    "even": frozenset((2, 4, 6)),
    "odd": frozenset((1, 3, 5)),
    "high": frozenset((4, 5, 6)),
}


def _all(needs: Needs, look: _Look, reading: Reading) -> list[_Choice]:
    """All dice that qualify, if they are enough."""
    if len(look.numbers) < needs.least:
        return []
    qualify = _QUALIFIES[needs.all]
    scoring = [place for place, number in enumerate(look.numbers) if number in qualify]
    if len(scoring) < (min(needs.least, 4) if reading.four_are_enough else needs.least):
        return []
    worth, plain, dice = look.choice(scoring)
    return [(worth, plain and len(dice) >= needs.least, dice)]
