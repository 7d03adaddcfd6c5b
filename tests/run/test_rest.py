"""The rest site (16, R54)."""

from pathlib import Path

import pytest

from components.commands import Choose
from components.facts import CardRemoved, CardUpgraded, Healed
from shadows.content.text.wording import plain
from shadows.games import base_prefabs, load
from shadows.play.session import IllegalCommand
from tests.run.playing import asked, begun, choose, deck, enter, gold, hp, leave, of, options, refusal


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
    assert refusal(session, "Forge") == "No card of yours can be upgraded."
    with pytest.raises(IllegalCommand):
        session.submit(Choose(1))


def test_the_last_card_stays_and_bound_curses_too() -> None:
    """R54, R59, R37"""
    assert refusal(resting(deck=["strike"]), "Meditate") == "No card of yours can be removed."
    session = resting(deck=["doubt", "strike", "wound"], relics=["cursed_crown"])
    choose(session, "Meditate")
    assert [option.name for option in options(session)] == ["Strike"]
    bound = resting(deck=["doubt", "wound"], relics=["cursed_crown"])
    assert refusal(bound, "Meditate") == "No card of yours can be removed."


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


ACTIONS = """\
temper: {name: Temper, order: 4, do: [{upgrade_cards: 2}, {lose_hp: 9}]}
sleep: {name: Sleep, do: [{heal: 5}, {upgrade_cards: 1}]}
purge: {name: Purge, order: 5, text: It burns., do: [{remove_from_deck: chosen, if_curse: [{gain_gold: 7}]}]}
"""


@pytest.fixture
def more(tmp_path: Path):
    """A fire with more to be done."""
    (tmp_path / "actions").mkdir()
    (tmp_path / "actions" / "more.yaml").write_text(ACTIONS, encoding="utf-8")
    library = load([base_prefabs(), tmp_path])
    return lambda **given: resting(library=library, **given)


def test_actions_stand_in_their_order_and_say_what_they_do(more) -> None:
    seen = options(more(hp=40))
    assert [option.name for option in seen] == ["Sleep", "Rest", "Forge", "Meditate", "Temper", "Purge"]
    assert [plain(seen[at].text) for at in (0, 4, 5)] == [
        "Heal 5 HP. Upgrade a card.",
        "Upgrade 2 cards. Lose 9 HP.",
        "It burns.",
    ]
    assert plain(seen[0].note) == "40 → 45 / 70 HP"


def test_what_follows_the_choice_of_a_card_waits_for_it_and_is_given_up_with_it(more) -> None:
    session = more(hp=20, deck=["strike", "defend", "life_tap"])
    choose(session, "Temper")
    leave(session)
    assert (hp(session), asked(session).kind) == ((20, 70), "rest")
    choose(session, "Temper")
    choose(session, "Strike")
    with pytest.raises(IllegalCommand, match=r"Choose 1 more\."):
        leave(session)
    choose(session, "Defend")
    assert deck(session) == ["strike+", "defend+", "life_tap"]
    assert (hp(session), asked(session).kind) == ((11, 70), "map")


def test_what_has_happened_before_a_card_is_chosen_cannot_be_taken_back(more) -> None:
    session = more(hp=20)
    choose(session, "Sleep")
    assert (hp(session), asked(session).kind) == ((25, 70), "upgrade")
    assert session.look().question.leave == ""
    with pytest.raises(IllegalCommand, match=r"Choose 1 more\."):
        leave(session)


def test_an_action_that_would_be_the_end_cannot_be_taken(more) -> None:
    assert refusal(more(hp=9), "Temper") == "You would not survive losing 9 HP."
    assert refusal(more(hp=10), "Temper") == ""


def test_what_follows_from_a_curse_follows_at_a_fire_too(more) -> None:
    session = more(deck=["doubt", "strike"], gold=10)
    choose(session, "Purge")
    choose(session, "Doubt")
    assert (deck(session), gold(session)) == (["strike"], 17)


def test_a_fire_without_anything_to_do_is_left() -> None:
    library = load()
    bare = type(library)(**{**{name: getattr(library, name) for name in library.__struct_fields__}, "actions": {}})
    session = begun(library=bare)
    assert any(node.kind == "rest" and plain(node.text) == "A fire." for node in session.look().journey.nodes)
    enter(session, "rest")
    leave(session)
    assert asked(session).kind == "map"
