"""Nodes and piles have their names in one place each."""

from typing import get_args

from components.run import NodeKind
from components.terms import Pile
from shadows.content.text.names import NODES, PILES, pile_title, your_pile


def test_every_node_and_every_pile_has_a_name() -> None:
    assert NODES.keys() == set(get_args(NodeKind))
    assert PILES.keys() == set(get_args(Pile))


def test_a_pile_is_the_players_in_a_sentence_and_by_itself_in_a_title() -> None:
    assert (your_pile("draw"), pile_title("draw")) == ("your draw pile", "Draw pile")
    assert your_pile("hand") == "your hand"
