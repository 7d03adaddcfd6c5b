"""The mods screen: switching, errors, code, the open run. By mouse alone and by keyboard alone."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest

from components.commands import Choose
from shadows.mods.loading import load_mods
from shadows.saves.paths import Paths
from shadows.saves.saved_game import SavedGame
from shadows.view.app.offscreen import Offscreen
from shadows.view.menu.compendium import Compendium
from shadows.view.menu.mods import ROWS, ModsScene
from shadows.view.menu.title import Title
from shadows.view.panels.overlay import Dialog
from tests.view.fights import Open
from tests.view.layout import check_layout, texts_of

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "mods"

CARD = "ice: {name: Ice, type: skill, rarity: common, cost: 1, effects: [{gain_block: 5}]}\n"
BROKEN = "ice: {name: Ice, type: skill, rarity: common, cost: 1, effects: [{gain_blok: 5}]}\n"

Write = Callable[..., Path]


@pytest.fixture
def mod(home: Path) -> Write:
    """Writes a mod with one card into the player's folder, or another one."""

    def write(name: str, cards: str = CARD, *, says: str = "", code: str = "", folder: Path | None = None) -> Path:
        place = (Paths(home).mods if folder is None else folder) / name
        (place / "prefabs" / "cards").mkdir(parents=True)
        manifest = f"id: {name}\nname: The {name.title()}\nversion: 1.0.0\n{says}"
        (place / "mod.yaml").write_text(manifest, encoding="utf-8")
        (place / "prefabs" / "cards" / "cards.yaml").write_text(cards, encoding="utf-8")
        if code:
            (place / "plugin.py").write_text(code, encoding="utf-8")
        return place

    return write


def enter(window: Offscreen) -> ModsScene:
    """The screen, on the way that a player comes to it, with all mods that may run played with."""
    game = window.game
    game.play_with(load_mods(game.given, Paths(game.folder)))
    window.navigation.begin()
    window.step()
    window.click(window.spot("mods"))
    assert isinstance(game.scene, ModsScene)
    return game.scene


def said(window: Offscreen) -> str:
    """All that is to read."""
    return "\n".join(texts_of(window.game.scene.root)).replace("\n", " ")


def row(window: Offscreen, name: str) -> set[str]:
    """What is to read in a row of the list: its switch, the mod's name, and what is said of it."""
    return set(texts_of(window.game.scene.root.find(f"**/mod:{name}")))


def test_a_mod_that_is_switched_off_is_gone_from_the_compendium_and_comes_back(opened: Open, mod: Write) -> None:
    mod("frost")
    window = opened()
    game = window.game
    enter(window)
    assert row(window, "frost") == {"On", "1. The Frost", "Version 1.0.0"}
    window.click(window.spot("mod:frost"))
    assert row(window, "frost") == {"Off", "The Frost", "It is switched off."}
    assert "You have switched it off." in said(window)
    window.click(window.spot("back"))
    assert isinstance(game.scene, Title)
    assert "frost:ice" not in game.library.cards
    assert load_mods().mods == []
    window.navigation.go(lambda: Compendium(game, window.navigation))
    assert "frost:ice" not in [entry.id for entry in game.scene._shelves["cards"]]
    window.navigation.to_title()
    window.click(window.spot("mods"))
    window.click(window.spot("mod:frost"))
    window.key("escape")
    assert "frost:ice" in game.library.cards
    window.navigation.go(lambda: Compendium(game, window.navigation))
    assert "frost:ice" in [entry.id for entry in game.scene._shelves["cards"]]


def test_by_keys_alone_the_focus_stays_on_the_mod_that_was_switched(opened: Open, mod: Write) -> None:
    for name in ("frost", "rime", "snow"):
        mod(name)
    window = opened()
    game = window.game
    window.navigation.begin()
    window.step()
    assert [spot.name for spot in game.scene.board.layers[0].spots].index("mods") == 4
    window.key(*["down arrow"] * 4, "enter")
    window.step()
    assert game.scene.board.hot.name == "mod:frost"
    window.key("down arrow", "enter")
    window.step()
    assert game.scene.board.hot.name == "mod:rime"
    assert game.scene.focus_box() == game.scene.board.hot.box
    assert {"On", "1. The Frost"} < row(window, "frost")
    assert {"On", "2. The Snow"} < row(window, "snow")
    assert {"Off", "The Rime"} < row(window, "rime")
    window.key("enter", "escape")
    assert game.library.mods == ("frost 1.0.0", "rime 1.0.0", "snow 1.0.0")


def test_the_order_follows_from_what_the_mods_need(opened: Open, mod: Write) -> None:
    mod("ash", says="needs: [frost]\n")
    mod("frost")
    window = opened()
    enter(window)
    assert "1. The Frost" in row(window, "frost")
    assert "2. The Ash" in row(window, "ash")
    window.click(window.spot("mod:frost"))
    assert "It needs the mod 'frost', which is off." in said(window)


@pytest.mark.usefixtures("two_games")
def test_a_mod_of_another_game_is_listed_with_its_game_and_is_no_part_of_this_one(opened: Open, mod: Write) -> None:
    mod("frost", says="game: deck >=0.1\n")
    mod("rime", says="game: coin\n")
    window = opened()
    enter(window)
    assert window.game.library.mods == ("frost 1.0.0",)
    assert {"Off", "The Rime", "It is for another game."} == row(window, "rime")
    assert "For the game in version >=0.1." in said(window)
    window.key("down arrow")
    window.step()
    assert "For the game coin." in said(window)


def test_a_broken_mod_tells_its_errors_within_its_folder(opened: Open, mod: Write) -> None:
    mod("frost", BROKEN)
    window = opened()
    enter(window)
    assert "Version 1.0.0 · 1 error" in said(window)
    assert "prefabs/cards/cards.yaml:1:67: unknown effect 'gain_blok' — did you mean 'gain_block'?" in said(window)


def test_what_a_mod_adds_is_counted(opened: Open, home: Path) -> None:
    copytree(EXAMPLES / "frost", Paths(home).mods / "frost")
    window = opened()
    enter(window)
    assert "Adds 5 cards, 1 status, 1 relic, 1 potion, 1 enemy, 1 encounter and 1 event." in said(window)


def test_what_a_mod_changes_and_takes_away_is_counted_too(opened: Open, mod: Write) -> None:
    change = "x: {replace: defend, extends: defend, effects: {gain_block: 6}, upgrade: {cost: 0}}\n"
    mod("frost", CARD + change, says="remove: {relics: [bloodstone], events: [impish_gambler, cursed_spring]}\n")
    window = opened()
    enter(window)
    assert {"Adds 1 card.", "Changes 1 card.", "Takes away 1 relic and 2 events."} < set(
        texts_of(window.game.scene.root)
    )


def test_of_two_mods_with_one_id_the_other_says_which_is_taken(opened: Open, mod: Write, home: Path) -> None:
    taken = mod("frost")
    copytree(taken, home / "mods" / "frost_again")
    window = opened()
    enter(window)
    window.point(window.spot("mod:frost_again"))
    assert f"There are two mods 'frost', and the one in {taken} is taken." in said(window)


def test_a_mod_with_code_asks_first_and_runs_once_it_may(opened: Open, mod: Write) -> None:
    mod("frost", code="def register(plugin):\n    pass\n")
    window = opened()
    game = window.game
    enter(window)
    assert "It waits for your word to run its code." in said(window)
    window.click(window.spot("mod:frost"))
    assert isinstance(game.scene.overlay, Dialog)
    window.key("escape")
    assert game.scene.overlay is None
    assert [one.id for one in load_mods().asking] == ["frost"]
    window.click(window.spot("mod:frost"))
    window.click(window.spot("allow"))
    assert "It brings code of its own (plugin.py), which you let run." in said(window)
    window.key("escape")
    assert game.library.mods == ("frost 1.0.0",)


def test_code_that_is_left_off_is_switched_off_and_asks_again_when_it_is_switched_on(opened: Open, mod: Write) -> None:
    mod("frost", code="def register(plugin):\n    pass\n")
    window = opened()
    enter(window)
    window.click(window.spot("mod:frost"))
    window.click(window.spot("leave"))
    assert load_mods().asking == []
    assert row(window, "frost") == {"Off", "The Frost", "It is switched off."}
    window.click(window.spot("mod:frost"))
    assert isinstance(window.game.scene.overlay, Dialog)


def test_mods_that_were_given_are_kept_and_have_no_switch(opened: Open, mod: Write, tmp_path: Path) -> None:
    given = mod("rime", folder=tmp_path / "given")
    mod("frost")
    window = opened()
    window.game.given = (given,)
    scene = enter(window)
    assert scene.board.named("mod:rime").enabled is False
    window.click(window.spot("mod:rime"))
    window.click(window.spot("mod:frost"))
    window.key("escape")
    assert window.game.library.mods == ("rime 1.0.0",)


def test_code_of_a_given_mod_that_is_left_off_leaves_the_switches_alone(
    opened: Open, mod: Write, home: Path, tmp_path: Path
) -> None:
    window = opened()
    window.game.given = (mod("rime", code="def register(plugin):\n    pass\n", folder=tmp_path / "given"),)
    enter(window)
    window.click(window.spot("mod:rime"))
    window.click(window.spot("leave"))
    assert not Paths(home).switches.exists()
    window.click(window.spot("mod:rime"))
    window.click(window.spot("allow"))
    window.key("escape")
    assert window.game.library.mods == ("rime 1.0.0",)


def test_the_screen_names_the_mod_that_an_open_run_was_played_with_and_going_on_without_it_is_asked(
    opened: Open, mod: Write
) -> None:
    """R64: nothing in the run is of the mod, so that it can go on without it; its player is told and asked."""
    mod("frost")
    window = opened()
    game = window.game
    game.play_with(load_mods())
    SavedGame.new("blood_reaper", "WAITS", library=game.library).submit(Choose(0))
    enter(window)
    why = "was played with the mod frost 1.0.0, which is not on now"
    assert why not in said(window)
    window.click(window.spot("mod:frost"))
    assert f"The saved run {why}" in said(window)
    window.key("escape")
    for _ in range(2):  # whenever the run is to go on
        window.click(window.spot("continue"))
        assert f"This run {why}" in said(window)
        window.click(window.spot("leave"))
        assert game.scene.board.named("new") is not None
    window.click(window.spot("mods"))
    window.click(window.spot("mod:frost"))
    assert why not in said(window)
    window.key("escape")
    window.click(window.spot("continue"))
    assert game.scene.board.named("new") is None
    assert why not in said(window)


def test_without_mods_the_screen_says_where_they_go(opened: Open, home: Path) -> None:
    window = opened()
    enter(window)
    assert f"Put the folder of a mod into {home / 'mods'}" in said(window)
    assert "python -m shadows mod new ID" in said(window)
    window.key("enter")
    assert isinstance(window.game.scene, Title)


def test_a_switch_that_cannot_be_kept_is_told(opened: Open, mod: Write, home: Path) -> None:
    mod("frost")
    window = opened()
    enter(window)
    (home / "mods.json").mkdir()
    window.click(window.spot("mod:frost"))
    told = " ".join(texts_of(window.game.canvas.root)).replace("\n", " ")
    assert f"{home / 'mods.json'} cannot be written" in told


def test_a_long_list_and_a_long_page_scroll_by_keys_and_wheel(opened: Open, mod: Write) -> None:
    many = "".join(BROKEN.replace("ice:", f"ice_{number}:") for number in range(30))
    mod("a_first", many)
    for number in range(ROWS + 3):
        mod(f"mod_{number:02}")
    window = opened()
    scene = enter(window)
    window.point(window.spot("mod:a_first"))
    window.key("right arrow")
    assert scene.board.hot.name == "page"
    assert "cards.yaml:1:" in said(window)
    window.key(*["down arrow"] * 40)
    assert "It lies in" in said(window)
    assert "cards.yaml:1:" not in said(window)
    window.key("left arrow")
    assert scene.board.hot.name == "mod:a_first"
    window.key(*["down arrow"] * (ROWS + 3))
    assert scene.board.hot.name == f"mod:mod_{ROWS + 2:02}"
    assert scene.board.named("mod:a_first") is None
    window.key(*["up arrow"] * (ROWS + 3))
    assert scene.board.hot.name == "mod:a_first"
    window.point(window.spot("mod:mod_03"))
    window.key("scroll down")
    assert scene.board.named("mod:a_first") is None


@pytest.mark.parametrize(("size", "text"), [((1024, 576), 1.0), ((1280, 720), 1.6), ((2560, 1080), 1.0)], ids=str)
def test_everything_is_in_the_window_and_no_texts_overlap(
    opened: Open, mod: Write, home: Path, size: tuple[int, int], text: float
) -> None:
    window = opened(size, text=text)
    scene = enter(window)
    check_layout(window, scene)
    copytree(EXAMPLES, Paths(home).mods)
    mod("broken", "".join(BROKEN.replace("ice:", f"ice_{number}:") for number in range(30)))
    mod("needy", says="needs: [the_mod_that_nobody_has_ever_seen_or_heard_of_in_all_these_years]\n")
    for number in range(ROWS):
        mod(f"mod_{number:02}")
    window.game.play_with(load_mods())
    SavedGame.new("hellforged", "SCREENS", library=window.game.library).submit(Choose(0))
    scene = enter(window)
    for name in ("ashen_pilgrim", "broken"):
        window.point(None)
        scene.board.mean(scene.board.named(f"mod:{name}"))
        check_layout(window, scene)
    scene._reach(len(scene._mods) - 1)
    check_layout(window, scene)
    scene._reach(0)
    window.key("enter")
    check_layout(window, window.game.scene)
    window.key("escape")
    window.step()
    assert isinstance(window.game.scene, Title)
    check_layout(window, window.game.scene)


def test_what_lies_among_the_mods_and_is_none_is_told_on_the_screen(opened: Open, mod: Write, home: Path) -> None:
    mod("frost")
    window = opened()
    mods = Paths(home).mods
    (mods / "hail.zip").write_bytes(b"PK")
    enter(window)
    assert "hail.zip is packed: unpack it first." in said(window)
    (mods / "fog").mkdir()
    window.click(window.spot("mod:frost"))
    assert "The folder fog is no mod: there is no mod.yaml in it. (1 more)" in said(window)
    check_layout(window, window.game.scene)
