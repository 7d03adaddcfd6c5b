"""How a line is understood."""

import pytest

from shadows.text.orders import ORDERS, Mistake, Said, understood

READ = {
    "3": Said("play", (3,), "3"),
    " 3  2 ": Said("play", (3, 2), "3 2"),
    "play 3": Said("play", (3,), "3"),
    "e": Said("end"),
    "END": Said("end"),
    "p 1": Said("potion", (1,), "1"),
    "p 1 2": Said("potion", (1, 2), "1 2"),
    "t 2": Said("throw", (2,), "2"),
    "v 3 2": Said("preview", (3, 2), "3 2"),
    "look 3": Said("look", (3,), "3"),
    "look lich king": Said("look", rest="lich king"),
    "? weak": Said("?", rest="weak"),
    "?weak": Said("?", rest="weak"),
    "?imp claw": Said("?", rest="imp claw"),
    "": Said("show"),
    "quit": Said("quit"),
}

MISTAKES = {
    "foo": "There is no command 'foo': did you mean 'foe'? Write h for help.",
    "%": "There is no command '%'. Write h for help.",
    "-1": "There is no command '-1'. Write h for help.",
    "3 x": "'x' is not a number. Write for example: 3 or 3 2",
    "3 2 1": "That is too much. Write for example: 3 or 3 2",
    "e now": "'now' is not a number. Write for example: e",
    "e 1": "That is too much. Write for example: e",
    "p": "Which one? Write for example: p 1 or p 1 2",
    "play": "Which one? Write for example: 3 or 3 2",
    "?": "Write what to explain, for example: ? bleed",
    "look": "Write what to explain, for example: look 3",
}


@pytest.mark.parametrize(("line", "said"), READ.items(), ids=map(repr, READ))
def test_a_line_is_understood(line: str, said: Said) -> None:
    assert understood(line) == said


@pytest.mark.parametrize(("line", "sentence"), MISTAKES.items(), ids=MISTAKES)
def test_a_line_that_is_no_command_gets_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(Mistake) as mistake:
        understood(line)
    assert str(mistake.value) == sentence


def test_numbers_without_end_are_read_without_harm() -> None:
    assert understood("9" * 10_000).numbers[0] > 10**6


def test_no_two_orders_share_a_word() -> None:
    words = [word for order in ORDERS for word in (order.word, *order.short)]
    assert len(words) == len(set(words))
