"""Every kind of question is seen in the window, in a layout of its name, and every answer to it can be reached."""

from typing import get_args

import pytest

from components.commands import Choose
from shadows.picture.models import Layout
from shadows.view.run.questions import LAYOUTS
from tests.run.questions import DECK
from tests.view.fights import Open
from tests.view.fights import enter as fight
from tests.view.layout import check_layout, texts_of
from tests.view.test_road import reachable, walk

SCREENS = {"map"}
"""Layouts that are screens of their own."""

CARDS = ("cards", "large_cards", "shop", "relics")
"""Layouts that show an option by its picture, some of them with its name painted on it."""


def test_the_window_has_each_layout_by_its_name() -> None:
    assert LAYOUTS.keys() | SCREENS == set(get_args(Layout))


@pytest.mark.parametrize("kind", sorted(DECK.keys() - {"encounter"}))  # which has a screen of its own
def test_a_question_is_seen_with_all_its_answers(kind: str, opened: Open) -> None:
    window, session = opened(), DECK[kind].session()
    scene = walk(window, session) if session.look().journey is not None else fight(window, session)
    question = session.look().question
    answers = {command for command in session.legal() if isinstance(command, Choose)}
    assert answers <= reachable(window, scene)
    check_layout(window, scene, scene.overlay)
    told = " ".join(texts_of((scene.overlay or scene).root)).replace("\n", " ")
    assert question.title in told
    if question.layout not in CARDS and question.layout != "map":
        for option in question.options:
            assert option.name in told
            assert option.refusal in told
