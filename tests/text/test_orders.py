"""How a line is understood."""

import pytest

from shadows.text.console import Mistake, whole
from shadows.text.deck.orders import ORDERS
from shadows.text.naming import Named, cut, meant

READ = {
    "play 3": ("play", "3"),
    "play strike 2": ("play", "strike 2"),
    "e": ("end", ""),
    "END": ("end", ""),
    "p": ("potion", ""),
    "p 1 2": ("potion", "1 2"),
    "  p   fire  bomb ": ("potion", "fire bomb"),
    "t 2": ("throw", "2"),
    "v 3 2": ("preview", "3 2"),
    "look lich king": ("look", "lich king"),
    "? weak": ("?", "weak"),
    "?weak": ("?", "weak"),
    "?imp claw": ("?", "imp claw"),
    "intent": ("intent", ""),
    "intent 2": ("intent", "2"),
    "quit": ("quit", ""),
    "exit": ("quit", ""),
}

NO_ORDERS = ["", "3", "3 2", "strike", "e now", "draw blood", "-1", "%"]

MISTAKES = {
    "play": "Write the card after it, for example: 3, strike or strike 2",
    "t": "Write the potion after it, for example: t 1",
    "?": "Write the name after it, for example: ? bleed",
    "look": "Write the name after it, for example: look 3, look strike",
}


@pytest.mark.parametrize(("line", "said"), READ.items(), ids=map(repr, READ))
def test_an_order_is_understood(line: str, said: tuple[str, str]) -> None:
    found = ORDERS.understood(line)
    assert found is not None
    assert (found.order.word, found.rest) == said


@pytest.mark.parametrize("line", NO_ORDERS)
def test_what_begins_with_no_order_or_goes_on_after_one_may_be_a_name(line: str) -> None:
    assert ORDERS.understood(line) is None


@pytest.mark.parametrize(("line", "sentence"), MISTAKES.items(), ids=MISTAKES)
def test_an_order_that_says_too_little_gets_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(Mistake) as mistake:
        ORDERS.understood(line)
    assert str(mistake.value) == sentence


def test_numbers_without_end_are_read_without_harm() -> None:
    assert (whole("9" * 10_000) or 0) > 10**6
    assert meant("9" * 10_000, THINGS) is None


def test_no_two_orders_share_a_word() -> None:
    words = [word for order in ORDERS.all for word in (order.word, *order.short)]
    assert len(words) == len(set(words))


THINGS = [
    Named(1, "Strike", "first", ("strike",)),
    Named(2, "Strike", "second", ("strike",)),
    Named(3, "Strike+", "better", ("strike+",)),
    Named(5, "Imp-in-a-Bottle", "imp", ("imp_bottle",)),
    Named(8, "Dark Cultist 2", "cultist", ("dark_cultist",)),
    Named(9, "Executioner's Axe", "axe"),
]

MEANT = {
    "1": "first",
    "2": "second",
    "4": None,
    "strike": "first",
    "STRIKE+": "better",
    "imp in a bottle": "imp",
    "imp_bottle": "imp",
    "bottle": "imp",
    "dark": "cultist",
    "cult": "cultist",
    "cultist 2": "cultist",
    "executioners": "axe",
    "ultist": None,
    "": None,
    "?!": None,
}


@pytest.mark.parametrize(("words", "thing"), MEANT.items(), ids=map(repr, MEANT))
def test_a_thing_is_meant_by_its_number_or_as_much_of_its_name_as_tells_it_apart(words: str, thing: str | None) -> None:
    assert meant(words, THINGS) == thing


def test_of_several_that_fit_it_is_asked_which() -> None:
    with pytest.raises(Mistake, match=r"^Which one: Strike or Strike\+\?$"):
        meant("str", THINGS)


def test_a_line_is_cut_behind_the_longest_name() -> None:
    assert cut(["imp", "in", "a", "bottle", "dark", "cultist"], THINGS) == ("imp", ["dark", "cultist"])
    assert cut(["strike", "8"], THINGS) == ("first", ["8"])
    assert cut(["nothing", "at", "all"], THINGS) is None
