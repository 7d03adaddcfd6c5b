"""The window asks whether the code of a mod may run."""

from pathlib import Path

import pytest

from shadows.mods.loading import load_mods
from shadows.view.menu.consent import ask
from shadows.view.menu.title import Title
from shadows.view.panels.overlay import Dialog
from tests.view.fights import Open


@pytest.fixture
def coded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two mods with code among the player's."""
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "player"))
    for name in ("frost", "snow"):
        folder = tmp_path / "player" / "mods" / name
        folder.mkdir(parents=True)
        (folder / "mod.yaml").write_text(f"id: {name}\nname: {name.title()}\nversion: 1.0.0\n", encoding="utf-8")
        (folder / "plugin.py").write_text("def register(plugin):\n    pass\n", encoding="utf-8")
    return tmp_path


def test_what_the_player_agrees_to_runs_and_the_rest_stays_off(opened: Open, coded: Path) -> None:
    window = opened()
    game = window.game
    window.navigation.begin()
    loadout = load_mods()
    assert [mod.id for mod in loadout.asking] == ["frost", "snow"]
    ask(game, lambda: game.scene, loadout, window.navigation.begin)
    first = game.scene
    assert isinstance(first.overlay, Dialog)
    window.click(window.spot("allow"))
    assert isinstance(first.overlay, Dialog)
    assert game.library.mods == ("frost 1.0.0",)
    window.click(window.spot("leave"))
    window.step(2)
    assert game.library.mods == ("frost 1.0.0",)
    assert isinstance(game.scene, Title)
    assert game.scene is not first
    assert [mod.id for mod in load_mods().mods] == ["frost"]
    assert [mod.id for mod in load_mods().asking] == ["snow"]


def test_where_nothing_is_agreed_to_nothing_changes(opened: Open, coded: Path) -> None:
    window = opened()
    game = window.game
    window.navigation.begin()
    first, library = game.scene, game.library
    ask(game, lambda: game.scene, load_mods(), window.navigation.begin)
    window.click(window.spot("leave"))
    window.click(window.spot("leave"))
    assert first.overlay is None
    assert (game.scene, game.library) == (first, library)


def test_escape_leaves_the_rest_off(opened: Open, coded: Path) -> None:
    window = opened()
    game = window.game
    window.navigation.begin()
    ask(game, lambda: game.scene, load_mods(), window.navigation.begin)
    window.click(window.spot("allow"))
    window.key("escape")
    assert game.scene.overlay is None
    assert game.library.mods == ("frost 1.0.0",)
