"""A mod is tried out in the window."""

from pathlib import Path

import pytest

from shadows.mods.trying import UNCHANGED, Trial
from shadows.view.app.trial import EVERY, STAYS, TrialNavigation
from shadows.view.deck.combat import Combat
from shadows.view.panels.news import MOST_LINES
from tests.view.fights import Open

CARD = "ice: {{name: Ice, type: skill, rarity: special, cost: 1, effects: {{gain_block: {block}}}}}\n"


@pytest.fixture
def mod(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "player"))
    folder = tmp_path / "frost"
    (folder / "prefabs" / "cards").mkdir(parents=True)
    (folder / "mod.yaml").write_text("id: frost\nname: Frost\nversion: 1.0.0\n", encoding="utf-8")
    (folder / "prefabs" / "cards" / "ice.yaml").write_text(CARD.format(block=5), encoding="utf-8")
    return folder


def test_a_saved_file_changes_the_fight_and_an_error_stays_in_sight(opened: Open, mod: Path) -> None:
    window = opened()
    window.game.close()
    navigation = window.navigation = TrialNavigation(window.engine, window.game.settings, Trial(mod))
    navigation.welcome()
    game = window.game = navigation.game
    window.step(2)
    assert isinstance(game.scene, Combat)
    assert navigation.news.lines == ["Save a file of the mod, and the fight goes on with what it says."]
    cards = mod / "prefabs" / "cards" / "ice.yaml"
    cards.write_text(CARD.format(block=88), encoding="utf-8")
    navigation.frame(EVERY)
    assert navigation.news.lines == ["Frost was read anew."]
    assert [card.id for card in game.scene.picture.hand] == ["frost:ice"]
    assert game.library.cards["frost:ice"].effects[0].amount == 88
    cards.write_text("\n".join(f"ice{number}: 1" for number in range(20)), encoding="utf-8")
    navigation.frame(EVERY)
    navigation.frame(2 * STAYS)
    assert len(navigation.news.lines) == MOST_LINES + 1
    assert navigation.news.lines[-1] == "and 13 more"
    cards.write_text(CARD.format(block="x"), encoding="utf-8")
    navigation.frame(EVERY)
    assert navigation.news.lines[-1] == UNCHANGED
    cards.write_text(CARD.format(block=6), encoding="utf-8")
    navigation.frame(EVERY)
    assert navigation.news.lines == ["Frost was read anew."]
    navigation.frame(STAYS)
    assert navigation.news.lines == []


def test_a_fight_that_is_over_begins_anew(opened: Open, mod: Path) -> None:
    window = opened()
    window.game.close()
    trial = Trial(mod)
    navigation = window.navigation = TrialNavigation(window.engine, window.game.settings, trial)
    navigation.welcome()
    game = window.game = navigation.game
    first = trial.session
    navigation.combat_over(first)
    window.step(2)
    assert isinstance(game.scene, Combat)
    assert game.scene.session is trial.session is not first
