"""D24: what one run of the dice game earns is spent between runs, and the next one begins with it."""

import pytest

from components.commands import Abandon, Choose
from components.dice.summary import RunSummary
from shadows.games.dice import GAME
from shadows.saves.commands import runs
from shadows.saves.paths import Paths
from shadows.saves.profile import ProfileSlot
from shadows.saves.saved_game import SavedGame

TIME = "2026-03-01T12:00:00+00:00"


@pytest.fixture
def profile(paths: Paths) -> ProfileSlot:
    """Of a player whose first run has slain the first boss, with a combo: floors pay 3 × 2 + 4 × 4 + 5, the boss 20,
    the combo 10, and the two deeds 5 and 2 points of 30 parts: 267 of them are 8 points."""
    slot = ProfileSlot(paths, GAME)
    slot.credit("first", TIME, RunSummary(hero="wanderer", bosses=(1,), floors=15, combos={"overload": 1}))
    return slot


def test_a_run_begins_with_the_nodes_that_are_taken(profile: ProfileSlot) -> None:
    profile.take("defence_t1")
    run = SavedGame.new("wanderer", "GROWN", game=GAME)
    health = GAME.load().heroes["wanderer"].health
    assert run.session.world.growth.nodes == ["defence_t1"]
    assert run.look().player.max_hp == health + 2


def test_nodes_that_are_taken_during_a_run_are_for_the_next_one(profile: ProfileSlot) -> None:
    run = SavedGame.new("wanderer", "GROWN", game=GAME)
    profile.take("defence_t1")
    run.flush()
    again = SavedGame.continued(game=GAME).game
    assert again.session.world.growth.nodes == []
    assert SavedGame.new("wanderer", "NEXT", game=GAME).session.world.growth.nodes == ["defence_t1"]


def test_a_single_fight_begins_without_them(profile: ProfileSlot) -> None:
    profile.take("defence_t1")
    encounter = next(iter(GAME.load().encounters))
    assert SavedGame.new("wanderer", "ONE", game=GAME, encounter=encounter).session.world.growth.nodes == []


def test_two_elements_are_named_where_a_node_asks_for_them(profile: ProfileSlot) -> None:
    profile.take("centre_k")
    with pytest.raises(ValueError, match=r"Name 2 elements: fire, ice, wind, lightning\."):
        SavedGame.new("wanderer", "GROWN", game=GAME)
    run = SavedGame.new("wanderer", "GROWN", game=GAME, focus=["ice", "wind"])
    assert run.session.world.growth.focus == ["ice", "wind"]


def test_a_run_that_is_given_up_at_once_earns_nothing(profile: ProfileSlot) -> None:
    run = SavedGame.new("wanderer", "GROWN", game=GAME)
    run.submit(Choose(0))
    run.submit(Abandon())
    run.flush()
    assert str(run.credit) == "+0 Skill Points (8/100)"
    assert [gain.run for gain in profile.load().profile.gains] == ["first"]


def test_where_the_profile_cannot_be_read_a_run_begins_without_nodes_and_says_so(paths: Paths) -> None:
    paths.of(GAME.folder).profile.mkdir(parents=True)
    run = SavedGame.new("wanderer", "GROWN", game=GAME)
    assert run.session.world.growth.nodes == []
    assert [warning.partition(" (")[0] for warning in run.warnings] == ["The profile cannot be read"]


def test_the_history_tells_dice_nodes_and_the_answer_of_the_abyss(profile: ProfileSlot, paths: Paths) -> None:
    profile.take("defence_t1")
    run = SavedGame.new("wanderer", "GROWN", game=GAME)
    run.submit(Choose(0))
    run.submit(Abandon())
    run.flush()
    told = next(iter(runs(game=GAME)))
    assert "30 Gold, 5 dice, 1 node, " in told
    assert told.endswith(f" {GAME.tree.answer(GAME.load(), ['defence_t1'])}")
