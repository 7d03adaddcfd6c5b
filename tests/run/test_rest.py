"""The rest site (16, R54)."""

import pytest

from components.commands import Choose
from components.facts import CardRemoved, CardUpgraded, Healed
from shadows.content.wording import plain
from shadows.session import IllegalCommand
from tests.run.playing import asked, begun, choose, deck, enter, hp, leave, of, options, refusal


def resting(**given: object):
    session = begun(**given)
    enter(session, "rest")
    return session


@pytest.mark.parametrize(
    ("before", "after"),
    [((40, 70), 57), ((60, 70), 70), ((70, 70), 70), ((1, 55), 14), ((1, 3), 1)],
)
def test_rest_heals_a_quarter_of_max_hp_rounded_down(before: tuple[int, int], after: int) -> None:
    """25% of 70 = 17, of 55 = 13, of 3 = 0 (R7); never above max (R8)."""
    session = resting(hp=before[0], max_hp=before[1])
    facts = choose(session, "Rest")
    assert hp(session) == (after, before[1])
    assert sum(fact.amount for fact in of(facts, Healed)) == after - before[0]
    assert asked(session).kind == "map"


def test_forge_upgrades_one_card_that_can_be() -> None:
    session = resting(deck=["strike+", "defend", "doubt", "life_tap"])
    choose(session, "Forge")
    assert [(option.name, plain(option.text)) for option in options(session)] == [
        ("Defend", "Gain 8 Block."),
        ("Life Tap", "Draw 3 cards. Lose 3 HP."),
    ]
    facts = choose(session, "Life Tap")
    assert of(facts, CardUpgraded) == [CardUpgraded("life_tap")]
    assert deck(session) == ["strike+", "defend", "doubt", "life_tap+"]
    assert asked(session).kind == "map"


def test_meditate_removes_one_card() -> None:
    session = resting(deck=["strike", "defend", "doubt"])
    choose(session, "Meditate")
    facts = choose(session, "Doubt")
    assert of(facts, CardRemoved) == [CardRemoved("doubt")]
    assert deck(session) == ["strike", "defend"]
    assert asked(session).kind == "map"


def test_ml_10_there_is_no_forge_where_every_card_is_upgraded() -> None:
    """R32, R54"""
    session = resting(deck=["strike+", "defend+", "wound"])
    assert refusal(session, "Forge") == "No card can be upgraded."
    with pytest.raises(IllegalCommand):
        session.submit(Choose(1))


def test_the_last_card_stays_and_bound_curses_too() -> None:
    """R54, R59, R37"""
    assert refusal(resting(deck=["strike"]), "Meditate") == "No card can be removed."
    session = resting(deck=["doubt", "strike", "wound"], relics=["cursed_crown"])
    choose(session, "Meditate")
    assert [option.name for option in options(session)] == ["Strike"]
    bound = resting(deck=["doubt", "wound"], relics=["cursed_crown"])
    assert refusal(bound, "Meditate") == "No card can be removed."


@pytest.mark.parametrize("action", ["Forge", "Meditate"])
def test_an_action_can_be_taken_back_before_a_card_is_chosen(action: str) -> None:
    session = resting(hp=10)
    before = deck(session)
    choose(session, action)
    assert session.look().question.leave == "Back"
    leave(session)
    assert (asked(session).kind, deck(session)) == ("rest", before)
    choose(session, "Rest")
    assert (hp(session), asked(session).kind) == ((27, 70), "map")


def test_one_action_a_fire_or_none() -> None:
    session = resting(hp=10)
    assert [option.name for option in options(session)] == ["Rest", "Forge", "Meditate"]
    leave(session)
    assert (hp(session), asked(session).kind) == ((10, 70), "map")
