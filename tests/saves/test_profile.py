"""D24: what runs have earned is kept in one file, whole at every instant, and never lost."""

import errno
import os
import stat
from functools import partial
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import shadows
from components.dice.summary import RunSummary
from components.growth import PARTS
from shadows.saves import envelope, profile
from shadows.saves.paths import Paths
from shadows.saves.profile import Gain, Profile, ProfileError, ProfileSlot
from tests.saves.growing_game import GAME
from tests.saves.test_crash import killed_at
from tests.saves.test_fuzz import enveloped
from tests.saves.test_slot import BREAKS

LIBRARY = GAME.load()
ENDED = "2026-03-01T12:00:00+00:00"
FALLEN = RunSummary(hero="gambler", floors=10, damage=9, turns=30)
"""Floors 8 to 10: 6 parts."""
WON = RunSummary(hero="gambler", won=True, bosses=(1,), floors=15, damage=12, turns=40)
"""Floors up to the 15th 27 parts, a boss 20, two achievements of 4 and 3 points."""


BROKEN = {**BREAKS, "by a flipped byte": lambda content: content[:-40] + bytes([content[-40] ^ 1]) + content[-39:]}


@pytest.fixture
def slot(paths: Paths) -> ProfileSlot:
    return ProfileSlot(paths, GAME, LIBRARY)


def earned(slot: ProfileSlot) -> None:
    """8 points: 47 parts and 7 points."""
    slot.credit("first", ENDED, WON)


def test_without_a_file_nothing_is_earned_and_none_is_made(slot: ProfileSlot) -> None:
    now = slot.load()
    assert (now.points, now.most, now.nodes, now.spent, now.left, now.answer, now.message) == (0, 12, (), 0, 0, "", "")
    assert now.profile.empty
    assert not slot.path.exists()


def test_a_profile_lies_with_the_runs_of_its_game(slot: ProfileSlot, paths: Paths) -> None:
    earned(slot)
    assert slot.path == paths.home / "coin" / "profile.json"
    assert slot.path.is_file()


def test_a_game_in_which_no_one_grows_has_none(paths: Paths) -> None:
    with pytest.raises(ProfileError, match=r"^Shadows of the Abyss begins every run alike: it has no profile\.$"):
        ProfileSlot(paths, "deck", LIBRARY)


def test_a_run_is_credited_with_its_parts_and_achievements(slot: ProfileSlot) -> None:
    credit = slot.credit("first", ENDED, WON)
    assert credit.earned.parts == 47 + 7 * PARTS
    assert str(credit) == "+8 Skill Points (8/12)"
    now = slot.load()
    assert (now.points, now.left) == (8, 8)
    assert now.profile.gains == [Gain("first", ENDED, 257, ["first_victory", "hard_hand"])]
    assert now.profile.winners == ["gambler"]
    assert now.profile.best == {"floors": 15, "damage": 12, "turns": 40}


def test_fractions_are_kept_and_shown_rounded_down(slot: ProfileSlot) -> None:
    told = [str(slot.credit(f"run {number}", ENDED, FALLEN)) for number in range(5)]
    assert told == [*["+0 Skill Points (0/12)"] * 4, "+1 Skill Point (1/12)"]  # 5 × 6 of 30


def test_a_run_that_was_credited_changes_nothing_more(slot: ProfileSlot) -> None:
    earned(slot)
    before = slot.path.read_bytes()
    assert str(slot.credit("first", ENDED, replace(WON, damage=99))) == "+0 Skill Points (8/12)"
    assert slot.path.read_bytes() == before


def test_a_gain_past_the_most_pays_what_is_left(slot: ProfileSlot) -> None:
    earned(slot)
    full = replace(WON, floors=45, bosses=(1, 2, 3))  # 263 parts, and 103 are left
    assert slot.credit("second", ENDED, full).earned.parts == 12 * PARTS - 257
    assert slot.load().points == 12
    assert str(slot.credit("third", ENDED, full)) == "+0 Skill Points (12/12)"
    assert [gain.run for gain in slot.load().profile.gains] == ["first", "second"]


def test_an_achievement_stays_with_the_run_that_brought_it_first(slot: ProfileSlot) -> None:
    slot.credit("one", ENDED, replace(FALLEN, damage=10))
    slot.credit("two", ENDED, WON)
    done = slot.load().profile.achievements
    assert {deed: gain.run for deed, gain in done.items()} == {"hard_hand": "one", "first_victory": "two"}


def test_best_results_are_the_most_and_of_turns_the_fewest(slot: ProfileSlot) -> None:
    earned(slot)
    slot.credit("two", ENDED, replace(WON, turns=50, damage=11, floors=15))
    assert slot.load().profile.best == {"floors": 15, "damage": 12, "turns": 40}
    slot.credit("three", ENDED, replace(WON, turns=35, damage=13, floors=12))
    assert slot.load().profile.best == {"floors": 15, "damage": 13, "turns": 35}


def test_a_run_that_earns_nothing_leaves_no_file(slot: ProfileSlot) -> None:
    assert str(slot.credit("run", ENDED, replace(WON, unranked="mods"))) == "+0 Skill Points (0/12)"
    assert not slot.path.exists()


def test_points_are_spent_given_back_and_spent_otherwise(slot: ProfileSlot) -> None:
    earned(slot)
    slot.take("root")
    now = slot.take("fork")
    assert (now.nodes, now.spent, now.left) == (("root", "fork"), 4, 4)
    assert now.answer == "The Abyss answers: enemies +4.4% HP."
    assert slot.load() == now
    now = slot.give_back("fork")
    assert (now.nodes, now.spent, now.left) == (("root",), 1, 7)
    slot.take("fork")
    assert slot.give_all_back().nodes == ()
    assert slot.load().left == 8


@pytest.mark.parametrize(
    ("act", "why"),
    [
        (lambda slot: slot.take("fork"), "Nothing beside Weighted Coin is taken."),
        (lambda slot: slot.take("nowhere"), "There is no node 'nowhere' in the tree."),
        (lambda slot: slot.give_back("root"), "Steady Hand is not taken."),
        (
            lambda slot: [slot.take(node) for node in ("root", "fork", "heads")],
            "Two Heads costs 5 points, and 4 are left.",
        ),
        (
            lambda slot: [slot.take("root"), slot.take("fork"), slot.give_back("root")],
            "Without Steady Hand these have no way to the start: Weighted Coin.",
        ),
    ],
)
def test_what_the_tree_refuses_is_told_and_changes_nothing_more(slot: ProfileSlot, act: object, why: str) -> None:
    earned(slot)
    with pytest.raises(ProfileError) as error:
        act(slot)
    assert str(error.value) == why
    assert slot.load().message == ""


def test_nodes_of_another_tree_cost_nothing_and_wait_for_the_day_when_they_are_back(slot: ProfileSlot) -> None:
    earned(slot)
    profile = slot.load().profile
    profile.nodes = ["mod:gone", "root"]
    slot.path.write_bytes(envelope.sealed(profile))
    now = slot.take("fork")
    assert (now.nodes, now.spent) == (("root", "fork"), 4)
    assert now.profile.nodes == ["root", "fork", "mod:gone"]


@pytest.mark.parametrize("broken", BROKEN)
def test_a_damaged_profile_is_kept_aside_and_the_one_before_the_last_change_goes_on(
    broken: str, slot: ProfileSlot
) -> None:
    earned(slot)
    slot.take("root")
    content = slot.path.read_bytes()
    damaged = BROKEN[broken](content)
    slot.path.write_bytes(damaged)
    now = slot.load()
    kept = "The profile is damaged: it is kept as profile.damaged.json, and the one before the last change goes on."
    assert (now.message, now.points, now.nodes) == (kept, 8, ())
    assert slot.path.with_name("profile.damaged.json").read_bytes() == damaged
    assert slot.load().message == ""
    assert slot.take("root").nodes == ("root",)


def test_with_both_files_damaged_a_new_profile_begins_and_both_are_kept(slot: ProfileSlot) -> None:
    earned(slot)
    slot.take("root")
    for path in (slot.path, slot.path.with_name("profile.previous.json")):
        path.write_bytes(b"\0")
    now = slot.load()
    assert now.message == "The profile is damaged: it is kept as profile.damaged.json, and a new one begins."
    assert now.profile.empty
    assert len(list(slot.path.parent.glob("profile.damaged*.json"))) == 2
    assert slot.credit("next", ENDED, WON).points == 8


def test_a_file_of_another_program_is_kept_aside_too(slot: ProfileSlot) -> None:
    slot.path.parent.mkdir(parents=True)
    slot.path.write_bytes(b'{"name": "someone"}')
    told = "The file of the profile is not one of this game: it is kept as profile.foreign.json, and a new one begins."
    assert slot.load().message == told


@pytest.mark.parametrize(("name", "value"), [("version", "99.0.0"), ("format", profile.FORMAT + 1)])
def test_a_profile_of_a_later_version_is_left_as_it_is_and_nothing_is_written(
    slot: ProfileSlot, name: str, value: object
) -> None:
    earned(slot)
    later = msgspec.to_builtins(slot.load().profile) | {name: value}
    content = enveloped(msgspec.json.encode(later))
    slot.path.write_bytes(content)
    for act in (slot.load, partial(slot.credit, "next", ENDED, WON), partial(slot.take, "root"), slot.reset):
        with pytest.raises(ProfileError, match=r"^The profile is of version .*, newer than this one .*: it is left as"):
            act()
    assert slot.path.read_bytes() == content


def test_a_profile_that_cannot_be_read_is_left_where_it_is(slot: ProfileSlot) -> None:
    slot.path.mkdir(parents=True)
    with pytest.raises(ProfileError, match=r"^The profile cannot be read \(.*\): it is left as it is\.$"):
        slot.load()
    assert stat.S_ISDIR(slot.path.stat().st_mode)


def test_a_full_disk_is_told_and_what_was_kept_stays(slot: ProfileSlot, monkeypatch: pytest.MonkeyPatch) -> None:
    earned(slot)
    before = slot.path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(ProfileError, match=r"^The profile cannot be kept \(No space left on device\)\.$"):
            slot.take("root")
    assert slot.path.read_bytes() == before
    assert sorted(path.name for path in slot.path.parent.iterdir()) == ["profile.json"]


def test_killed_at_any_touch_of_the_disk_a_change_is_there_or_was_never_made(
    slot: ProfileSlot, monkeypatch: pytest.MonkeyPatch
) -> None:
    earned(slot)
    touch, killed = 0, True
    while killed:
        touch += 1
        killed = killed_at(touch, partial(slot.take, "root"), monkeypatch)
        now = slot.load()
        assert (now.message, now.points) == ("", 8)
        assert now.nodes in ((), ("root",))
        assert killed or now.nodes == ("root",)
        if now.nodes:
            slot.give_back("root")
    assert touch > 4


def test_killed_at_any_touch_of_the_disk_a_run_is_credited_once(
    paths: Paths, slot: ProfileSlot, monkeypatch: pytest.MonkeyPatch
) -> None:
    touch, killed = 0, True
    while killed:
        touch += 1
        credit = partial(slot.credit, f"run {touch}", ENDED, replace(FALLEN, damage=0))
        killed = killed_at(touch, credit, monkeypatch)
        credit()
        assert sum(gain.parts for gain in slot.load().profile.gains) == 6 * touch
    assert touch > 4


def test_two_games_side_by_side_do_not_take_from_each_other(slot: ProfileSlot, paths: Paths) -> None:
    other = ProfileSlot(paths, GAME, LIBRARY)
    slot.credit("one", ENDED, WON)
    other.credit("two", ENDED, FALLEN)
    slot.take("root")
    other.take("fork")
    now = slot.load()
    assert [gain.run for gain in now.profile.gains] == ["one", "two"]
    assert now.nodes == ("root", "fork")


def test_reset_begins_anew_and_keeps_the_old_file(slot: ProfileSlot) -> None:
    earned(slot)
    slot.take("root")
    content = slot.path.read_bytes()
    assert slot.reset() == "profile.reset.json"
    assert slot.path.with_name("profile.reset.json").read_bytes() == content
    assert slot.load().profile.empty
    assert slot.load().message == ""
    earned(slot)
    assert slot.reset() == "profile.reset-2.json"
    with pytest.raises(ProfileError, match=r"^There is no profile yet\.$"):
        slot.reset()


def test_killed_at_any_touch_of_the_disk_a_reset_is_done_or_not(
    slot: ProfileSlot, monkeypatch: pytest.MonkeyPatch
) -> None:
    touch, killed = 0, True
    while killed:
        touch += 1
        earned(slot)
        slot.take("root")
        whole = slot.path.read_bytes()
        killed = killed_at(touch, slot.reset, monkeypatch)
        now = slot.load()
        assert now.message == ""
        assert now.profile.empty or now.nodes == ("root",)
        kept = [path.read_bytes() for path in slot.path.parent.glob("profile.reset*.json")]
        assert (whole in kept) == now.profile.empty
        if not now.profile.empty:
            slot.reset()
        for path in slot.path.parent.glob("profile.reset*.json"):
            path.unlink()
    assert touch > 2


def test_an_export_is_the_profile_again_where_it_is_put_in_place(slot: ProfileSlot, tmp_path: Path) -> None:
    earned(slot)
    slot.take("root")
    before = slot.load()
    file = tmp_path / "mine.json"
    slot.export(file)
    slot.reset()
    slot.path.write_bytes(file.read_bytes())
    assert slot.load() == before
    with pytest.raises(ProfileError, match=r"mine\.json is there already: name a file that is not\.$"):
        slot.export(file)
    with pytest.raises(ProfileError, match=r"cannot be written \(No such file or directory\)\.$"):
        slot.export(tmp_path / "nowhere" / "mine.json")


def test_what_is_kept_names_the_version_that_wrote_it(slot: ProfileSlot) -> None:
    earned(slot)
    saved = msgspec.json.decode(slot.path.read_bytes())["save"]
    assert (saved["format"], saved["version"]) == (1, shadows.__version__)
    assert Profile(gains=[Gain("run", ENDED, 5)]).past.parts == 5


@pytest.mark.parametrize("time", ["yesterday", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_a_time_that_is_none_makes_a_profile_a_damaged_one(slot: ProfileSlot, time: str) -> None:
    earned(slot)
    gain = msgspec.to_builtins(slot.load().profile)
    gain["gains"][0]["ended"] = time
    slot.path.write_bytes(enveloped(msgspec.json.encode(gain)))
    assert slot.load().message.startswith("The profile is damaged")
