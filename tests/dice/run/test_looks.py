"""How the questions of a run of the dice game look, and what its choices say."""

import pytest

from shadows.content.text.wording import plain
from shadows.picture.dice.questions import QUESTION_LOOKS
from systems.dice.order import DICE
from tests.dice.run.roads import begun, choose, enter, library, meet, options


def test_every_question_has_a_rule_and_a_look() -> None:
    assert set(QUESTION_LOOKS) == set(DICE.questions)


@pytest.mark.parametrize(("act", "wins", "loses", "half"), [(1, 16, 8, 4), (2, 20, 12, 6), (3, 24, 16, 8)])
def test_a_trap_tells_what_it_comes_to_in_its_act(act: int, wins: int, loses: int, half: int) -> None:
    session = begun(act=act)
    meet(session, "dart_gallery")
    assert [plain(option.text) for option in options(session)] == [
        "Throw your dice; any of them may be thrown again, once; if they make Three of a Kind or better, gain"
        f" {wins} Gold. Otherwise, lose {loses} HP, but keep at least 1 HP.",
        f"Lose {half} HP.",
    ]


@pytest.mark.parametrize(
    ("event", "choice", "told"),
    [
        ("silent_vault", 0, "if 5 or more of them show no 1, gain 12 Gold."),
        ("even_scales", 0, "if 4 or more of them show 2, 4 or 6, gain 22 Gold."),
        ("jailers_last_round", 0, "if their sum is more than that of 2 dice of the house, gain 45 Gold."),
        ("smelters_scale", 1, "1 die may be thrown again, once; if their sum is 12 to 16,"),
        ("prisoner_of_pairs", 0, "Otherwise, lose 3 HP, but keep at least 1 HP; at most 3 times."),
        ("bidding_furnace", 0, "Throw 1 die: 1–2: gain 4 Gold; 3–4: gain a random consumable; 5: gain"),
        ("counting_candle", 0, "2 times what it shows in Gold goes on a pile, and you may throw again."),
        ("court_of_odd_and_even", 1, "if all of them are odd or even, as you name it, gain a random Rare relic."),
        ("falling_star", 0, "if they show 4 different numbers, gain A Caught Star (+3% element chance a die)"),
        ("chest_of_the_depths", 0, "20% gain a random Uncommon relic; 15% gain 30–40 Gold."),
        ("mould_garden", 0, "Gain Slightly Elsewhere (One reroll less on the first turn) for 1 combat."),
    ],
)
def test_a_choice_says_what_it_does(event: str, choice: int, told: str) -> None:
    session = begun()
    meet(session, event)
    assert told in plain(options(session)[choice].text)


def test_what_lies_is_told_while_some_may_be_thrown_again() -> None:
    session = begun(rolls={"throws": [5, 4, 3, 2, 1]})
    meet(session, "door_of_pips")
    choose(session, "Ask more: 20 or more")
    question = session.look().question
    assert question is not None
    assert (question.prompt, question.leave) == (
        "The dice show 6, 5, 4, 3, 2. Choose which to throw again.",
        "Let them lie",
    )


def test_each_place_can_be_looked_at() -> None:
    for kind in DICE.nodes:
        if kind in ("enemy", "elite", "boss", "start"):
            continue
        session = begun()
        enter(session, kind)
        question = session.look().question
        assert question is not None
        assert question.title
        assert question.options


def test_all_eighteen_events_are_met_six_in_each_act() -> None:
    events = [event for event in library().events.values() if event.at == "event"]
    acts = [act for event in events for act in event.acts]
    assert sorted(acts) == ["depths"] * 6 + ["inferno"] * 6 + ["throne"] * 6


def test_no_event_is_met_twice_in_a_run() -> None:
    session = begun()
    met = []
    for _ in range(6):
        enter(session, "event")
        met.append(session.world.journey.event)
    assert len(set(met)) == 6


def test_while_dice_lie_the_throw_tells_its_numbers_as_they_are_in_the_act() -> None:
    """The scales pay 550% of the number of the act over 17 in Gold."""
    session = begun(rolls={"throws": [1, 1, 1, 1, 1]})
    meet(session, "even_scales")
    choose(session, "Lay them on")
    question = session.look().question
    assert question is not None
    assert "gain 22 Gold. Otherwise, lose 8 HP" in question.story
