"""The streams of chance: the same everywhere, independent of each other, and even."""

from collections import Counter

import pytest

from components.flow import Streams
from systems.core.rng import BlindDice, BranchingDice, StreamDice, seeded


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The published sequence for the seed 1234567: the same on every machine and Python."""
    dice = StreamDice(Streams("", {"any": 1234567}))
    drawn = [dice.below("any", 2**64) for _ in range(5)]
    assert drawn == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_stream_begins_with_the_seed_and_its_own_name() -> None:
    """R56"""
    starts = {seeded(seed, stream) for seed in ("A", "B") for stream in ("shuffles", "targets")}
    assert len(starts) == 4
    assert seeded("A", "shuffles") == seeded("A", "shuffles")


def test_what_happens_in_one_stream_never_moves_another() -> None:
    """R56"""
    quiet, busy = StreamDice(Streams("SEED")), StreamDice(Streams("SEED"))
    drawn = []
    for number in range(50):
        for _ in range(number % 4):
            busy.below("targets", 6)
        drawn.append((quiet.below("shuffles", 1000), busy.below("shuffles", 1000)))
    assert all(one == other for one, other in drawn)


def test_a_stream_goes_on_from_its_saved_state() -> None:
    streams = Streams("SEED")
    dice = StreamDice(streams)
    dice.below("shuffles", 10)
    again = StreamDice(Streams("SEED", dict(streams.states)))
    assert [again.below("shuffles", 10) for _ in range(20)] == [dice.below("shuffles", 10) for _ in range(20)]


@pytest.mark.parametrize("bound", [2, 3, 6, 7])
def test_all_numbers_below_a_bound_are_as_likely(bound: int) -> None:
    """Of 6,000 draws each number has its share within a fifth."""
    dice = StreamDice(Streams("EVEN"))
    counts = Counter(dice.below("any", bound) for _ in range(6000))
    share = 6000 / bound
    assert set(counts) == set(range(bound))
    assert all(abs(count - share) < share / 5 for count in counts.values())


def test_a_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    dice = StreamDice(Streams("ORDER"))
    orders = Counter()
    for _ in range(1200):
        cards = [1, 2, 3]
        dice.shuffle("shuffles", cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(abs(count - 200) < 60 for count in orders.values())


def test_a_single_item_is_picked_without_a_draw() -> None:
    streams = Streams("SEED")
    assert StreamDice(streams).pick("targets", ["only"]) == "only"
    assert streams.states == {}


def test_blind_dice_draw_nothing() -> None:
    """Previews look ahead with these."""
    cards = [3, 1, 2]
    dice = BlindDice()
    dice.shuffle("shuffles", cards)
    assert (cards, dice.below("any", 9), dice.pick("targets", [7, 8])) == ([3, 1, 2], 0, 7)


def test_a_number_that_would_favour_some_results_is_drawn_anew() -> None:
    """Half of all 64-bit numbers are beyond this bound; those that are not come one after the other, as they are."""
    bound = 2**63 + 1
    raw = StreamDice(Streams("", {"any": 1234567}))
    fitting = [number for number in (raw.below("any", 2**64) for _ in range(40)) if number < bound]
    dice = StreamDice(Streams("", {"any": 1234567}))
    assert 10 < len(fitting) < 30
    assert [dice.below("any", bound) for _ in fitting] == fitting


def test_blind_dice_say_that_they_guessed_until_the_end() -> None:
    """What is picked of one is no guess, and does not undo one."""
    dice = BlindDice()
    dice.pick("targets", [7])
    assert not dice.guessed
    dice.pick("targets", [7, 8])
    dice.pick("targets", [9])
    assert dice.guessed
    assert dice.top([4, 2, 9]) == 2


def test_branching_dice_go_every_way_with_the_least_and_the_greatest_number() -> None:
    """R61: a number below 1 is no branching."""
    ways = []
    way: list[int] | None = []
    while way is not None:
        dice = BranchingDice(way)
        ways.append([dice.below("any", bound) for bound in (10, 1, 100)] + [dice.pick("any", ["only"])])
        way = dice.another()
    assert ways == [[0, 0, 0, "only"], [0, 0, 99, "only"], [9, 0, 0, "only"], [9, 0, 99, "only"]]


def test_branching_dice_bring_the_named_cards_first_and_the_others_as_they_were_made() -> None:
    """R61"""
    dice = BranchingDice(first=[5, 3])
    cards = [1, 3, 5, 2]
    dice.shuffle("shuffles", cards)
    pile = [4, 2, 5, 9]
    assert (cards, [dice.top(pile) for _ in range(4)]) == ([5, 3, 1, 2], [5, 2, 4, 9])
