"""D18, D24: a run that has ended is credited to its player's profile, once, whatever happens."""

from functools import partial

import msgspec
import pytest
from msgspec.structs import replace

from components.commands import Abandon
from components.growth import PARTS
from shadows.saves import slot as run_slot
from shadows.saves.format import opened, sealed
from shadows.saves.history import History
from shadows.saves.paths import Paths
from shadows.saves.profile import ProfileSlot
from shadows.saves.saved_game import SavedGame
from shadows.saves.writer import WRITER
from tests.saves.growing_game import DECK
from tests.saves.test_crash import killed_at

LIBRARY = DECK.load()
FLOORS = 6
"""Parts for floors 8 to 10."""


@pytest.fixture
def profile(paths: Paths) -> ProfileSlot:
    return ProfileSlot(paths, DECK, LIBRARY)


def new(seed: str = "CREDIT") -> SavedGame:
    return SavedGame.new("hellforged", seed, game=DECK, library=LIBRARY)


def parts(profile: ProfileSlot) -> list[int]:
    """What each credited run has earned."""
    return [gain.parts for gain in profile.load().profile.gains]


def test_a_run_that_ends_is_credited_at_once(profile: ProfileSlot) -> None:
    game = new()
    assert game.credit is None
    game.submit(Abandon())
    assert str(game.credit) == "+0 Skill Points (0/12)"
    assert parts(profile) == [FLOORS]
    assert profile.load().profile.best == {"floors": 10, "damage": 0}


def test_what_only_the_game_counts_goes_through_the_save(profile: ProfileSlot) -> None:
    game = new()
    while not game.tally.counts:
        game.submit(next(iter(game.legal())))
    counted = dict(game.tally.counts)
    again = SavedGame.continued(game=DECK, library=LIBRARY).game
    assert again.tally.counts == counted
    again.submit(Abandon())
    assert str(again.credit) == "+3 Skill Points (3/12)"
    assert again.credit.earned.achievements == ("hard_hand",)
    assert parts(profile) == [FLOORS + 3 * PARTS]


def test_a_game_in_which_no_one_grows_has_no_credit_and_no_profile(paths: Paths) -> None:
    game = SavedGame.new("hellforged", "PLAIN")
    game.submit(Abandon())
    game.flush()
    assert game.credit is None
    assert not paths.profile.exists()


def test_a_run_with_other_rules_than_the_games_own_earns_nothing(
    profile: ProfileSlot, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = LIBRARY.__copy__()
    other.fingerprint = "other"
    game = SavedGame.new("hellforged", "MODDED", game=DECK, library=other)
    game.submit(Abandon())
    assert str(game.credit) == "+0 Skill Points (0/12)"
    assert parts(profile) == []


def test_a_run_that_went_on_without_its_mods_earns_nothing_either(profile: ProfileSlot, paths: Paths) -> None:
    other = LIBRARY.__copy__()
    other.fingerprint = "other"
    SavedGame.new("hellforged", "MODDED", game=DECK, library=other).flush()
    game = SavedGame.continued(game=DECK, library=LIBRARY).game
    assert game.changed
    game.submit(game.legal()[0])
    assert opened(paths.run.read_bytes()).altered
    game.submit(Abandon())
    assert parts(profile) == []


def test_killed_at_any_touch_of_the_disk_a_run_that_ended_is_credited_once(
    profile: ProfileSlot, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    touch, killed = 0, True
    while killed:
        touch += 1
        game = new(f"END {touch}")
        killed = killed_at(touch, partial(game.submit, Abandon()), monkeypatch)
        again = SavedGame.continued(game=DECK, library=LIBRARY)
        assert again.message == ""
        if again.game is not None:
            again.game.submit(Abandon())
        assert SavedGame.continued(game=DECK, library=LIBRARY) == (None, "")
        assert parts(profile) == [FLOORS] * touch
        assert len(History(paths.history).runs()) == touch
    assert touch > 8


def test_where_the_profile_cannot_be_kept_the_run_waits_and_is_credited_at_a_later_start(
    profile: ProfileSlot, paths: Paths
) -> None:
    game = new()
    paths.profile.mkdir(parents=True)
    game.submit(Abandon())
    game.flush()
    assert game.credit is None
    assert [warning.partition(" (")[0] for warning in game.warnings] == ["The profile cannot be read"]
    assert game.warnings[0].endswith(f": it is left as it is. {run_slot.LATER}")
    found = SavedGame.continued(game=DECK, library=LIBRARY)
    assert found.game is None
    assert found.message.endswith(run_slot.LATER)
    assert (paths.home / "run.ended.json").is_file()
    paths.profile.rmdir()
    assert SavedGame.continued(game=DECK, library=LIBRARY) == (None, "")
    assert not (paths.home / "run.ended.json").exists()
    assert parts(profile) == [FLOORS]
    assert len(History(paths.history).runs()) == 1


def test_an_ended_run_of_which_nothing_is_told_goes_without_a_credit(profile: ProfileSlot, paths: Paths) -> None:
    game = new()
    paths.profile.mkdir(parents=True)
    game.submit(Abandon())
    WRITER.wait()
    run = opened(paths.run.read_bytes())
    paths.run.write_bytes(sealed(replace(run, summary=msgspec.Raw(b'{"hero": 3}'))))
    paths.profile.rmdir()
    assert SavedGame.continued(game=DECK, library=LIBRARY) == (None, "")
    assert not paths.run.exists()
    assert parts(profile) == []
