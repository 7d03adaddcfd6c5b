"""Piles have their names in one place."""

from typing import get_args

from components.terms import Pile
from shadows.content.text.names import PILES, pile_title, your_pile


def test_every_pile_has_a_name() -> None:
    assert PILES.keys() == set(get_args(Pile))


def test_a_pile_is_the_players_in_a_sentence_and_by_itself_in_a_title() -> None:
    assert (your_pile("draw"), pile_title("draw")) == ("your draw pile", "Draw pile")
    assert your_pile("hand") == "your hand"
