"""R64: a run whose mods, content or version have changed goes on if the player wants it, and carries the mark; what
does not load waits, and is offered again at the first start that fits."""

import msgspec
import pytest
from msgspec.structs import replace

import shadows
from components.commands import Abandon
from components.prefabs import Library
from shadows.games import load
from shadows.saves import commands
from shadows.saves.format import opened, sealed
from shadows.saves.history import History
from shadows.saves.paths import Paths
from shadows.saves.replay import Replay, state_of, verify
from shadows.saves.saved_game import SavedGame


@pytest.fixture
def other() -> Library:
    """The game with another rule in it."""
    return replace(load(), fingerprint="other", mods=("frost 1.0.0",))


def two_steps() -> SavedGame:
    """A run with two commands taken."""
    game = SavedGame.new("blood_reaper", "CHANGED")
    for _ in range(2):
        game.submit(game.legal()[0])
    game.flush()
    return game


def files(paths: Paths) -> dict[str, bytes]:
    """What lies in the player's folder but the history."""
    return {path.name: path.read_bytes() for path in paths.home.rglob("*.json*")}


def test_the_player_is_asked_by_what_has_changed_and_nothing_is_written_before_the_answer(
    other: Library, paths: Paths
) -> None:
    state = state_of(two_steps().session)
    before = files(paths)
    found = SavedGame.continued(library=other)
    assert found.message == ""
    assert found.game is not None
    assert found.game.changed == "without the mod frost 1.0.0, which is on now"
    assert state_of(found.game.session) == state
    assert files(paths) == before
    assert SavedGame.continued().game.changed == ""


def test_another_version_of_the_game_is_another_game(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    """R56: the same version, content, seed and choices give the same run."""
    two_steps()
    monkeypatch.setattr(shadows, "__version__", "0.2.0")
    assert SavedGame.continued().game.changed == "with version 0.1.0 of the game, which is 0.2.0 now"


def test_a_run_that_goes_on_is_of_the_game_of_now_and_its_save_replay_and_history_carry_the_mark(
    other: Library, paths: Paths
) -> None:
    two_steps()
    game = SavedGame.continued(library=other).game
    game.submit(game.legal()[0])
    assert game.changed == ""
    game.flush()
    run = opened(paths.run.read_bytes())
    (mark,) = run.changes
    assert (mark.commands, mark.content, mark.mods) == (2, "other", ["frost 1.0.0"])
    assert (run.content, run.mods) == ("other", ["frost 1.0.0"])
    game = SavedGame.continued(library=other).game
    assert game.changed == ""
    assert game.warnings == []
    game.submit(Abandon())
    game.flush()
    (record,) = History(paths.history).runs()
    assert record.changes == [mark]
    (path,) = paths.replays.iterdir()
    replay = Replay.read(path)
    assert (len(replay.moves), replay.changed) == (2, mark)
    assert len(path.read_bytes().splitlines()) == 1 + 2 + 1 + 2
    assert verify(path) is None
    sentence = "The run went on after command 2 with version 0.1.0 and frost 1.0.0: what came then cannot be shown."
    assert commands.verified(path)[1].endswith(f": all 2 commands lead where they led. {sentence}")
    assert list(commands.watched(path))[-1] == sentence
    assert "    went on after command 2 with version 0.1.0 and frost 1.0.0" in list(commands.runs())


def test_a_run_that_goes_on_twice_has_two_marks_and_one_whole_replay(other: Library, paths: Paths) -> None:
    two_steps()
    for library in (other, load()):
        game = SavedGame.continued(library=library).game
        for _ in range(2):
            game.submit(game.legal()[0])
        assert game.warnings == []
    assert [mark.commands for mark in opened(paths.run.read_bytes()).changes] == [2, 4]
    (path,) = paths.replays.iterdir()
    assert [b'{"changed":' in line for line in path.read_bytes().splitlines()] == [
        False, False, False, True, False, False, True, False, False,
    ]  # fmt: skip


def test_a_new_run_sets_the_changed_one_aside_and_it_is_offered_at_the_first_start_that_fits(
    other: Library, paths: Paths
) -> None:
    state = state_of(two_steps().session)
    game = SavedGame.new("hellforged", "NEW", library=other)
    assert game.warnings == [
        "The saved run was played without the mod frost 1.0.0, which is on now: it is kept as run.other-content.json."
    ]
    assert SavedGame.continued(library=other).game.look().seed == "NEW"
    game.submit(Abandon())
    game.flush()
    back = SavedGame.continued()
    assert back.message == "The run that was set aside fits again, and goes on."
    assert state_of(back.game.session) == state
    assert [record.seed for record in History(paths.history).runs()] == ["NEW"]


def test_the_first_start_that_fits_offers_the_run_even_while_another_is_set_aside(paths: Paths) -> None:
    """One run waits for its content; the open one, of other content again, does not load."""
    state = state_of(two_steps().session)
    other = replace(load(), fingerprint="other")
    SavedGame.new("hellforged", "OTHER", library=other).flush()
    run = opened(paths.run.read_bytes())
    snapshot = msgspec.json.decode(run.snapshot)
    snapshot["world"][0][1]["Deck"]["cards"].append("frost:ice")
    run.snapshot = msgspec.Raw(msgspec.json.encode(snapshot))
    paths.run.write_bytes(sealed(run))
    found = SavedGame.continued()
    assert found.game is not None
    assert state_of(found.game.session) == state
    assert found.message.endswith(
        "it is kept as run.other-content-2.json, and a new run can begin. "
        "The run that was set aside fits again, and goes on."
    )


def test_a_run_that_went_on_leaves_no_copy_behind_that_could_come_back_at_an_old_command(
    other: Library, paths: Paths
) -> None:
    two_steps()
    old = paths.run.read_bytes()
    for name in ("other-content", "other-content-2", "newer", "unreadable"):
        (paths.home / f"run.{name}.json").write_bytes(old)
    game = SavedGame.continued().game
    game.submit(game.legal()[0])
    assert sorted(path.name for path in paths.home.glob("run.*json")) == ["run.json", "run.previous.json"]


def test_a_run_that_is_over_leaves_no_copy_that_could_come_back(paths: Paths) -> None:
    """R55, with no history that could tell."""
    game = two_steps()
    game.flush()
    (paths.home / "run.other-content.json").write_bytes(paths.run.read_bytes())
    paths.history.unlink()
    paths.history.mkdir()
    game.submit(Abandon())
    game.flush()
    paths.history.rmdir()
    paths.run.unlink()
    assert SavedGame.continued() == (None, "")


def test_a_run_that_waits_for_a_later_version_is_offered_by_any_that_can_read_it(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    two_steps()
    for path in (paths.run, paths.previous):
        run = opened(path.read_bytes())
        run.version = "0.2.0"
        path.write_bytes(sealed(run))
    assert SavedGame.continued().game is None
    monkeypatch.setattr(shadows, "__version__", "0.3.0")
    assert SavedGame.continued().game.changed == "with version 0.2.0 of the game, which is 0.3.0 now"


def test_a_save_that_names_what_the_content_lacks_is_no_save(paths: Paths) -> None:
    def deck(world: list) -> None:
        world[0][1]["Deck"]["cards"].append("nowhere")

    def encounter(world: list) -> None:
        world[0][1]["Journey"]["nodes"][-1]["encounter"] = "nowhere"

    def potion(world: list) -> None:
        world[0][1]["Belt"]["slots"][0] = "nowhere"

    for change in (deck, encounter, potion):
        two_steps()
        paths.previous.unlink()
        run = opened(paths.run.read_bytes())
        snapshot = msgspec.json.decode(run.snapshot)
        change(snapshot["world"])
        run.snapshot = msgspec.Raw(msgspec.json.encode(snapshot))
        paths.run.write_bytes(sealed(run))
        assert SavedGame.continued().message.startswith("The saved run is damaged: ")
