"""Where explanations stand."""

from collections.abc import Sequence
from types import SimpleNamespace

import pytest
from panda3d.core import NodePath

from shadows.content.text.spans import Span, Tip
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.tooltip import Tooltip, tip_width

HERE = Box(0.0, 0.0, 0.1, 0.1)
WORDS = "It takes the damage that would otherwise cost HP, and is gone in a turn."
TIP = Tip("keyword", "block", "Block", (Span(WORDS),))


def where(tip: Tip, *others: Box, free: Sequence[Box] = ()) -> Box:
    """Where a tip about a box in the middle of a window stands, with others around it."""
    tooltip = Tooltip(SimpleNamespace(width=16 / 9, top=0.5), NodePath())
    tooltip.show([tip], HERE, others, free)
    return tooltip.boxes[0]


def test_an_explanation_stands_at_the_right_where_all_is_free() -> None:
    assert where(TIP).left > HERE.right
    assert where(TIP).top == HERE.top


def test_it_goes_to_the_side_where_it_covers_least() -> None:
    right, left = Box(0.3, 0.0, 0.2, 0.6), Box(-0.3, 0.0, 0.2, 0.6)
    assert where(TIP, right).right < HERE.left
    assert where(TIP, right, left).bottom > HERE.top
    above = Box(0.0, 0.3, 0.6, 0.2)
    assert where(TIP, right, left, above).top < HERE.bottom


def test_what_lies_behind_the_whole_does_not_count() -> None:
    sheet = Box(0.0, 0.0, 1.6, 0.9)
    assert where(TIP, sheet) == where(TIP)


def test_what_is_to_be_kept_free_is_not_covered_where_there_is_room_anywhere() -> None:
    """All around the box is taken: it goes further away."""
    ring = Box(0.0, 0.0, 1.0, 0.6)
    assert where(TIP, free=[ring]).shared(ring) == 0


def test_what_has_no_room_is_left_out_but_for_the_first() -> None:
    """Twelve of these are higher than the window."""
    tooltip = Tooltip(SimpleNamespace(width=16 / 9, top=0.5), NodePath())
    tooltip.show([TIP] * 12, HERE)
    assert 0 < len(tooltip.boxes) < 12
    tooltip.show([TIP] * 2, HERE, free=[Box(0.0, 0.0, 1.6, 1.0)])
    assert len(tooltip.boxes) == 1


def test_the_same_words_about_another_place_go_there() -> None:
    tooltip = Tooltip(SimpleNamespace(width=16 / 9, top=0.5), NodePath())
    tooltip.show([TIP], HERE)
    tooltip.show([TIP], Box(-0.5, 0.3, 0.1, 0.1))
    assert tooltip.boxes[0].left == pytest.approx(-0.45, abs=0.02)


def test_a_short_explanation_is_no_wider_than_its_words() -> None:
    assert where(Tip("", "map", "The map", ())).width < tip_width() * 0.6
    assert where(TIP).width == tip_width()
