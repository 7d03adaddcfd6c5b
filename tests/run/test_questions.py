"""Every kind of question has a rule, a picture of its own, and a layout that every client knows."""

from collections import Counter
from importlib import import_module
from typing import get_args

import pytest

from components.flow import Question
from shadows.games import NAMES, known
from shadows.picture.models import Layout, OptionLook
from shadows.picture.question import Head, QuestionPicture, question_look
from tests.run.playing import begun, options, refusal
from tests.run.questions import ASKED, DECK, TRAITS, spoils

LOOKS = known("deck").questions


@pytest.mark.parametrize("name", NAMES)
def test_whatever_the_rules_of_a_game_can_ask_has_a_picture_in_a_layout_and_is_asked_in_a_test(name: str) -> None:
    game = known(name)
    assert game.ruleset.questions.keys() == game.questions.keys() == ASKED[name].keys()
    for kind, picture in game.questions.items():
        assert picture.layout in get_args(Layout), kind


EACH = [(name, kind) for name, kinds in ASKED.items() for kind in kinds]


@pytest.mark.parametrize(("name", "kind"), EACH)
def test_a_question_shows_its_prompt_and_what_can_be_chosen(name: str, kind: str) -> None:
    look = ASKED[name][kind].session().look().question
    assert look is not None
    assert (look.kind, look.layout) == (kind, known(name).questions[kind].layout)
    assert look.prompt
    assert [option.place for option in look.options] == list(range(len(look.options)))
    assert look.options[0].name == ASKED[name][kind].first
    assert all(option.name for option in look.options)


@pytest.mark.parametrize(("name", "kind"), EACH)
def test_a_question_says_whether_it_is_a_decision_leads_back_or_improves_a_card(name: str, kind: str) -> None:
    look = ASKED[name][kind].session().look().question
    assert tuple(trait for trait in TRAITS if getattr(look, trait)) == ASKED[name][kind].traits


def test_the_scene_of_a_rulers_relics_is_its_own() -> None:
    assert DECK["boss_relic"].session().look().journey.scene == "boss_relic"
    assert DECK["rewards"].session().look().journey.scene == "boss"


def test_only_offers_look_alike_in_two_kinds_of_question() -> None:
    """A kind that was copied from another, and makes its options still, shows what it does not ask."""
    makers = Counter(picture.option.__qualname__ for picture in LOOKS.values())
    offered = LOOKS["shop"].option.__qualname__
    assert [maker for maker, kinds in makers.items() if kinds > 1] == [offered]


def test_place_refusal_and_choice_are_filled_in_for_an_option() -> None:
    session = begun(gold=0)
    session.world.queue.question = Question("map", "", [2, 3], chosen=[3])
    picture = QuestionPicture(lambda world, question: Head("Which?"), lambda *_: OptionLook("A name"))
    look = question_look(session.world, session.world.queue.question, {"map": picture})
    assert [(option.place, option.chosen) for option in look.options] == [(0, False), (1, True)]
    assert (look.prompt, look.title, look.layout, look.decides) == ("Which?", "", "list", False)


def test_a_refusal_stands_at_its_option_and_is_not_said_twice() -> None:
    session = DECK["shop"].session()
    session.world.purse.gold = 0
    assert refusal(session, "Blood Ward").endswith("Gold; you have 0.")
    assert all(option.refusal for option in options(session))


@pytest.mark.parametrize("name", NAMES)
def test_whatever_can_be_offered_has_a_picture(name: str) -> None:
    """Each kind of offer, and a choice of several relics besides."""
    offers = import_module(f"shadows.picture.{name}.questions").OFFERS
    assert offers.keys() == known(name).ruleset.offers.keys() | {"relics"}


def test_spoils_say_what_is_simply_had_and_what_has_to_be_chosen_first() -> None:
    said = {option.kind: (option.at_once, option.sort, option.choosing) for option in options(spoils())}
    assert said == {
        "gold": (True, "", ""),
        "potion": (True, "Potion", "Make room"),
        "cards": (False, "Card", "Choose a card"),
        "relics": (False, "Relic", "Choose a relic"),
    }
