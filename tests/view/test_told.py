"""What cannot be kept is told in the window; so is what breaks down, and the game goes on."""

import logging
from pathlib import Path

import pytest

from components.commands import Abandon, Choose
from shadows import sandbox
from shadows.saves.saved_game import SavedGame
from shadows.saves.slot import RunSlot
from shadows.view.app.breakdown import AT_LAST, TO_TITLE, Breakdown
from shadows.view.engine import clipboard
from shadows.view.menu.heroes import Heroes
from shadows.view.menu.navigation import Wish
from shadows.view.menu.title import Title
from shadows.view.panels.game import UNKEPT
from shadows.view.panels.options.pause import PauseMenu
from shadows.view.run.result import Result
from tests.view.fights import Open, enter
from tests.view.layout import check_layout, texts_of

LOST = "it goes on, but what comes now is lost when the game is closed."
FULL = f"The run cannot be saved (No space left on device): {LOST}"


def test_a_run_that_cannot_be_saved_says_so_and_is_marked_for_as_long(
    opened: Open, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    play = SavedGame.new("blood_reaper", "FULL", folder=home)
    window.navigation.follow(play)
    window.step()
    assert UNKEPT not in texts_of(window.game.canvas.root)
    with monkeypatch.context() as disk:
        disk.setattr(RunSlot, "check", _full)
        window.game.scene.submit(Choose(0))
        window.step()
        told = " ".join(texts_of(window.game.canvas.root)).replace("\n", " ")
        assert FULL in told
        window.game.toast.update(10.0)
        window.step()
        assert UNKEPT in texts_of(window.game.canvas.root)
        assert FULL not in " ".join(texts_of(window.game.canvas.root)).replace("\n", " ")
    window.key("e")
    window.step()
    assert UNKEPT not in texts_of(window.game.canvas.root), "it is saved again"


def _full(_: RunSlot) -> None:
    raise OSError(28, "No space left on device")


def test_a_single_fight_is_marked_by_nothing(opened: Open) -> None:
    window = opened()
    enter(window, sandbox(hand=["defend"], foes=["skeleton_warrior"]))
    assert UNKEPT not in texts_of(window.game.canvas.root)


# --- what breaks down ------------------------------------------------------------


def test_an_error_in_a_handler_is_logged_whole_and_told_in_a_line_and_the_game_goes_on(
    opened: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend"], foes=["skeleton_warrior"]))
    window.engine.on_error = Breakdown(window.game, window.navigation.to_title)
    update = combat.update
    monkeypatch.setattr(combat, "update", _broken)
    with caplog.at_level(logging.ERROR, "shadows"):
        window.step(3)
    errors = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(errors) == 1, "told once, however many frames it lasts"
    assert errors[0].exc_info is not None
    monkeypatch.setattr(combat, "update", update)
    window.step()
    assert "Something broke down (KeyError: 'lost')" in " ".join(texts_of(window.game.canvas.root)).replace("\n", " ")
    window.key("1")
    assert combat.picture.player.block == 5


def test_a_screen_that_breaks_down_again_and_again_is_left_for_the_title(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend"], foes=["skeleton_warrior"]))
    window.engine.on_error = Breakdown(window.game, window.navigation.to_title)
    monkeypatch.setattr(combat, "update", _broken)
    window.step(TO_TITLE + 3)
    assert isinstance(window.game.scene, Title)


def test_where_nothing_helps_the_error_is_raised(opened: Open) -> None:
    window = opened()
    window.navigation.go(lambda: Title(window.game, window.navigation))
    breakdown = Breakdown(window.game, window.navigation.to_title)
    for _ in range(AT_LAST):
        breakdown(KeyError("lost"))
        window.step()
    with pytest.raises(KeyError):
        breakdown(KeyError("lost"))


def _broken(seconds: float) -> None:
    raise KeyError("lost")


# --- seeds -----------------------------------------------------------------------


@pytest.fixture
def clip(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard of its own; the last is what is in it."""
    held: list[str] = []
    monkeypatch.setattr(clipboard, "copy", held.append)
    monkeypatch.setattr(clipboard, "paste", lambda: held[-1])
    return held


@pytest.mark.parametrize("seed", ["ABYSS-00O7", "O0" * 32])
@pytest.mark.parametrize("text", [1.0, 1.6])
def test_r60_the_pause_shows_the_seed_and_copies_it_by_a_click_and_by_keys(
    opened: Open, clip: list[str], home: Path, seed: str, text: float
) -> None:
    window = opened((1024, 576), text=text)
    window.navigation.follow(SavedGame.new("blood_reaper", seed, folder=home))
    window.step()
    window.key("control-c")
    assert clip == [seed]
    window.key("escape")
    window.step()
    assert isinstance(window.game.scene.overlay, PauseMenu)
    assert "".join(texts_of(window.game.scene.overlay.root)).count(seed) == 1
    check_layout(window, window.game.scene, window.game.scene.overlay)
    window.click(window.spot("copy"))
    assert clip == [seed, seed]
    window.step()
    assert f"The seed {seed} is copied." in " ".join(texts_of(window.game.canvas.root)).replace("\n", "")


def test_r60_a_seed_is_pasted_where_it_is_written_and_nowhere_else(opened: Open, clip: list[str]) -> None:
    window = opened()
    window.navigation.wish = Wish(seed="MINE", map="fixed")
    window.navigation.go(lambda: Heroes(window.game, window.navigation))
    window.step()
    clip.append("abyss 7")
    window.key("control-v")
    assert window.navigation.wish.seed == "MINE"
    window.click(window.spot("seed"))
    window.key("control-v", "shift-insert", "enter")
    assert window.navigation.wish.seed == "ABYSS 7ABYSS 7"


def test_without_a_clipboard_a_line_says_so(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(words: str) -> None:
        raise clipboard.NoClipboard("The clipboard cannot be reached.")

    monkeypatch.setattr(clipboard, "copy", none)
    window = opened()
    enter(window, sandbox(hand=["defend"], foes=["skeleton_warrior"]))
    window.key("control-c")
    window.step()
    assert "The clipboard cannot be reached." in texts_of(window.game.canvas.root)


def test_r60_the_seed_of_a_run_that_is_over_is_copied_by_a_click(opened: Open, clip: list[str], home: Path) -> None:
    window = opened()
    play = SavedGame.new("blood_reaper", "OVER-0O", folder=home)
    window.navigation.follow(play)
    window.step()
    window.game.scene.submit(Abandon())
    window.step()
    assert isinstance(window.game.scene, Result)
    window.click(window.spot("seed"))
    assert clip == ["OVER-0O"]
