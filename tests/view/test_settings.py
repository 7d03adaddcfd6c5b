"""Settings: what is kept on the disk, how they are changed, and that each acts at once."""

import json
import logging
import os
from pathlib import Path

import msgspec
import pytest

from shadows import sandbox
from shadows.saves import settings
from shadows.saves.settings import Settings
from shadows.view.app.offscreen import Offscreen
from shadows.view.engine.keys import CONTROLS
from shadows.view.menu.title import Title
from shadows.view.panels.options.entries import sheets
from shadows.view.panels.options.panel import Options
from tests.view.fights import Open, card, enter
from tests.view.layout import texts_of


def write(words: str) -> Path:
    """Put these words where the settings lie."""
    settings.place().parent.mkdir(parents=True, exist_ok=True)
    settings.place().write_text(words, encoding="utf-8")
    return settings.place()


# --- on the disk -----------------------------------------------------------------


def test_a_wrong_value_is_told_with_its_line_and_what_would_be_right() -> None:
    write('{\n  "music": 0.5,\n  "speed": 3\n}')
    assert settings.load().notices == ("settings.json:3: speed must be 1, 2, 4, or 0 for instant, not 3: 1 is used.",)


def test_settings_lie_in_the_players_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "mine"))
    settings.keep(Settings(speed=4))
    assert json.loads((tmp_path / "mine" / "settings.json").read_text(encoding="utf-8"))["speed"] == 4
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["settings.json"]


def test_what_is_kept_comes_back() -> None:
    kept = Settings(
        size=(1600, 1200), fullscreen=True, vsync=False, quality="medium", master=0.3, music=0.0, effects=1.0,
        interface=0.1, ambience=0.25, hush=True, speed=0, confirm_end=True, guide=False, text=1.6, shake=0.5,
        flashes=False, calm=True, shapes=True, brief=False, plain=True, keys={"deck": "z"},
        pad={"map": "rstick", "speed": "back"}, read={"block": 3},
    )  # fmt: skip
    assert all(getattr(kept, name) != getattr(Settings(), name) for name in Settings.__struct_fields__)
    settings.keep(kept)
    assert settings.load() == (kept, ())


def test_without_a_file_all_is_as_usual() -> None:
    assert settings.load() == (Settings(), ())


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("speed", 3),
        ("speed", "fast"),
        ("quality", "ultra"),
        ("music", 1.5),
        ("music", -0.1),
        ("shake", None),
        ("text", 4),
        ("text", 0.5),
        ("size", [0, 0]),
        ("size", [1280]),
        ("flashes", "no"),
        ("keys", ["e"]),
        ("pad", {"map": 4}),
    ],
)
def test_one_wrong_value_is_the_usual_one_and_the_others_stay(
    name: str, wrong: object, caplog: pytest.LogCaptureFixture
) -> None:
    right = {"effects": 0.5, "calm": True, "vsync": False}
    file = write(json.dumps(right | {name: wrong}, indent=2))
    kept, notices = settings.load()
    assert kept == msgspec.convert(right, Settings)
    assert len(notices) == 1
    assert notices[0].startswith(f"settings.json:5: {name} must be ")
    assert f", not {json.dumps(wrong, separators=(',', ':'))}: " in notices[0]
    assert [record.getMessage() for record in caplog.records] == list(notices)
    assert file.exists()


@pytest.mark.parametrize("words", ["", "{", "[1, 2]", "null", '{"speed": 1', '"speed"'])
def test_a_broken_file_is_kept_aside_and_all_is_as_usual(words: str) -> None:
    file = write(words)
    kept, notices = settings.load()
    assert kept == Settings()
    assert notices == ("settings.json is broken: it is kept as settings.broken.json, and the usual settings are used.",)
    assert file.with_name("settings.broken.json").read_text(encoding="utf-8") == words
    settings.keep(Settings())
    assert file.with_name("settings.broken.json").read_text(encoding="utf-8") == words


def test_a_second_broken_file_does_not_cost_the_first() -> None:
    for words in ("{1", "{2"):
        folder = write(words).parent
        settings.load()
    assert {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()} == {
        "settings.broken.json": "{1",
        "settings.broken-2.json": "{2",
    }


def test_a_file_that_is_no_text_is_broken_too() -> None:
    write("").write_bytes(b"\xff\xfe\x00{")
    assert "is broken" in settings.load().notices[0]


def test_values_of_another_version_are_passed_over() -> None:
    write('{"tomorrow": [1], "speed": 2}')
    assert settings.load() == (Settings(speed=2), ())


def test_a_folder_that_cannot_be_written_to_is_told_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "file" / "below"))
    with caplog.at_level(logging.WARNING):
        settings.keep(Settings())
    assert "the settings could not be kept" in caplog.text


def test_the_old_file_stays_whole_if_writing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    settings.keep(Settings(speed=4))

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    settings.keep(Settings(speed=2))
    assert settings.load() == (Settings(speed=4), ())


# --- in the window ---------------------------------------------------------------


def options(window: Offscreen, tab: str) -> Options:
    """The settings over the title, on a tab."""
    window.navigation.go(lambda: Title(window.game, window.navigation))
    window.step()
    panel = Options(window.game.scene, tab=list(sheets(window.game)).index(tab))
    window.step()
    return panel


def test_a_notice_is_shown_in_the_first_screen_and_goes_by_itself(opened: Open) -> None:
    window = opened(notices=("settings.json is broken.",))
    window.navigation.go(lambda: Title(window.game, window.navigation))
    window.step(2)
    assert "settings.json is broken." in texts_of(window.game.canvas.root)
    window.game.toast.update(10.0)
    assert "settings.json is broken." not in texts_of(window.game.canvas.root)


@pytest.mark.parametrize("tab", ["Picture", "Sound", "Play", "Access"])
def test_every_setting_is_changed_by_keys_and_by_the_mouse_and_is_kept(opened: Open, tab: str) -> None:
    window = opened(size=(1024, 576))
    panel = options(window, tab)
    for entry in sheets(window.game)[tab]:
        before = getattr(window.game.settings, entry.name)
        window.game.scene.board.mean(window.game.scene.board.named(f"set:{entry.name}"), by_keys=True)
        values = [value for value, _ in entry.choices]
        way, back = ("right", "left") if before != values[-1] else ("left", "right")
        window.key(f"{way} arrow")
        window.step()
        changed = getattr(window.game.settings, entry.name)
        at = values.index(before) + (1 if way == "right" else -1)
        assert changed == values[at]
        window.key(f"{back} arrow")
        window.step()
        assert getattr(window.game.settings, entry.name) == before
        press_with_the_mouse(window, entry.name, way)
        assert getattr(window.game.settings, entry.name) != before
    panel = window.game.scene.overlay
    changed = {entry.name: getattr(window.game.settings, entry.name) for entry in sheets(window.game)[tab]}
    panel.close()
    kept = settings.load().settings
    assert {name: getattr(kept, name) for name in changed} == changed
    Options(window.game.scene, tab=list(sheets(window.game)).index(tab))
    window.step()
    window.click(window.spot("defaults"))
    window.click(window.spot("usual"))
    for name in changed:
        if name != "size":  # the window keeps one that the system gave it
            assert getattr(window.game.settings, name) == getattr(Settings(), name)


def press_with_the_mouse(window: Offscreen, name: str, way: str) -> None:
    """Drag its slider, press its arrow, or click its row."""
    board = window.game.scene.board
    slider, arrow = board.named(f"slide:{name}"), board.named(f"step:{name}:{1 if way == 'right' else -1}")
    if slider is not None:
        box = slider.box
        end = box.right if way == "right" else box.left
        window.drag(window.spot(f"slide:{name}"), (end, box.y))
    elif arrow is not None:
        window.click((arrow.box.x, arrow.box.y))
    else:
        window.click(window.spot(f"set:{name}"))


def test_the_size_of_the_window_and_the_quality_act_at_once(opened: Open) -> None:
    window = opened(size=(640, 360), quality="low")
    combat = enter(window, sandbox(hand=["defend"], foes=["skeleton_warrior"]))
    window.game.change("size", (800, 450))
    assert window.engine.size == (800, 450)
    window.game.change("quality", "medium")
    window.step(2)
    assert window.game.stage.quality_name == "medium"
    assert [creature.root.get_top() for creature in combat.lineup.creatures.values()] == [
        window.game.stage.root.get_top()
    ]
    window.click(window.spot(card(combat, "defend")))
    assert combat.picture.player.block == 5
    window.game.change("size", (640, 360))


def test_a_window_that_was_dragged_to_a_size_keeps_it(opened: Open) -> None:
    window = opened(size=(640, 360))
    window.engine.resize((700, 400))
    assert window.game.settings.size == (700, 400)
    window.engine.resize((640, 360))


def test_fullscreen_is_asked_for_and_comes_back_to_the_same_size(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened()
    asked: list[tuple[bool, tuple[int, int]]] = []
    monkeypatch.setattr(window.engine, "set_fullscreen", lambda on, size: asked.append((on, size)))
    window.game.settings.size = (1024, 576)
    window.navigation.go(lambda: Title(window.game, window.navigation))
    window.key("f11", "f11")
    assert asked == [(True, (1024, 576)), (False, (1024, 576))]


@pytest.mark.parametrize("flashes", [True, False])
def test_without_flashes_neither_wounds_nor_hits_light_up(opened: Open, flashes: bool) -> None:
    window = opened(speed=4, flashes=flashes)
    combat = enter(window, sandbox(hand=["strike"], foes=[{"prefab": "skeleton_warrior"}]))
    lit: list[float] = []
    creature = combat.lineup.creatures[combat.picture.foes[0].entity]
    shine = creature.flash
    creature.flash = lambda amount, colour: (lit.append(amount), shine(amount, colour))
    combat.play(combat.picture.hand[0].entity, combat.picture.foes[0].entity)
    for _ in range(80):
        window.step()
        lit += [max(combat.stage.action.colour)]
        if not combat.player.busy:
            break
    combat.end_turn()
    reddest = 0.0
    while combat.player.busy:
        window.step()
        reddest = max(reddest, combat.stage.hurt)
    assert (max(lit) > 0.1) is flashes
    assert (reddest > 0.1) is flashes


@pytest.mark.parametrize("calm", [False, True])
def test_with_reduced_motion_camera_and_cards_keep_still(opened: Open, calm: bool) -> None:
    window = opened(speed=4, calm=calm)
    combat = enter(window, sandbox(hand=["strike"], draw=["defend"] * 9, foes=["skeleton_warrior"]))
    places = []
    combat.end_turn()
    seats = set()
    while combat.player.busy:
        window.step()
        places.append(tuple(window.engine.base.cam.get_pos(window.game.stage.root)))
        for held in combat.hud.hand._cards.values():
            seats.add(abs(held.x - held.goal.x) + abs(held.y - held.goal.y) < 0.001)
    assert (len(set(places)) == 1) is calm
    assert (seats == {True}) is calm


@pytest.mark.parametrize("calm", [False, True])
def test_with_reduced_motion_the_player_does_not_see_himself_walk_or_fall(opened: Open, calm: bool) -> None:
    window = opened(calm=calm)
    enter(window, sandbox(hand=["strike"], foes=["skeleton_warrior"]))
    places = []
    for move, part in (
        (window.game.camera.motion.stand, ()),
        (window.game.camera.motion.walk, (0.5,)),
        (window.game.camera.motion.fall, (0.5,)),
    ):
        move(*part)
        window.step()
        places.append(tuple(round(part, 2) for part in window.engine.base.cam.get_pos(window.game.stage.root)))
    assert (len(set(places)) == 1) is calm


def test_screen_shake_is_as_strong_as_it_is_set(opened: Open) -> None:
    window = opened()
    for part in (1.0, 0.5, 0.0):
        window.game.settings.shake = part
        window.game.camera.tremor = 0.0
        window.game.shake(0.8)
        assert window.game.camera.tremor == pytest.approx(0.8 * part)


def test_end_turn_asks_while_energy_is_left_if_that_is_wished(opened: Open) -> None:
    window = opened(confirm_end=True)
    fight = sandbox(hand=["defend"], draw=["strike"] * 9, foes=["skeleton_warrior"], player={"energy": 1})
    combat = enter(window, fight)
    window.key("e")
    assert combat.overlay is not None
    window.key("enter")
    assert combat.picture.round == 1, "the harmless answer has the focus"
    window.click(window.spot("end_turn"))
    window.click(window.spot("end"))
    assert combat.picture.round == 2
    window.step(30)
    window.key("1", "2", "3", "e")
    assert combat.picture.player.energy == 3, "a turn without Energy ends at once"
    assert combat.picture.round == 3


def test_the_panel_stays_open_when_the_letters_or_the_window_change(opened: Open) -> None:
    window = opened()
    options(window, "Access")
    board = window.game.scene.board
    board.mean(board.named("set:text"), by_keys=True)
    window.key("right arrow", "right arrow")
    window.step()
    assert window.game.settings.text == 1.2
    assert isinstance(window.game.scene.overlay, Options)
    assert board.hot is board.named("set:text")
    window.engine.resize((640, 480))
    window.step()
    assert isinstance(window.game.scene.overlay, Options)
    assert len(window.game.scene.overlays) == 1
    assert "Text size" in texts_of(window.game.scene.root)


# --- keys ------------------------------------------------------------------------


def test_a_key_is_changed_by_pressing_its_row_and_then_the_new_key(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend"], foes=["skeleton_warrior"]))
    panel = Options(combat, tab=4)
    while window.game.scene.board.named("keys:end_turn") is None:
        window.key("scroll down")
    window.click(window.spot("keys:end_turn"))
    window.key("enter up", "t", "t up")
    window.step()
    assert window.game.settings.keys == {"end_turn": "t"}
    assert combat.overlay is panel
    panel.close()
    assert settings.load().settings.keys == {"end_turn": "t"}
    window.key("e")
    assert combat.picture.round == 1
    window.key("t")
    assert combat.picture.round == 2


def test_two_actions_swap_their_keys_and_the_player_is_told() -> None:
    CONTROLS.load({}, {})
    assert CONTROLS.keyboard.bind("deck", "e") == "End turn is now Q."
    assert (CONTROLS.key("e"), CONTROLS.key("q")) == ("deck", "end_turn")
    assert CONTROLS.keyboard.bind("deck", "q") == "End turn is now E."
    assert (CONTROLS.key("e"), CONTROLS.key("q")) == ("end_turn", "deck")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("escape", "Esc always means back."),
        ("enter", "Enter always means confirm."),
        ("left shift", "Left shift cannot stand for anything by itself."),
        ("scroll up", "Scroll up always means to scroll."),
        ("", " cannot stand for anything by itself."),
    ],
)
def test_what_is_fixed_cannot_be_taken(name: str, words: str) -> None:
    changed: dict[str, str] = {}
    CONTROLS.load(changed, {})
    assert CONTROLS.keyboard.bind("deck", name) == words
    assert changed == {}
    assert CONTROLS.key("q") == "deck"


def test_escape_leaves_a_key_as_it_was(opened: Open) -> None:
    window = opened()
    options(window, "Keys")
    window.click(window.spot("keys:deck"))
    window.key("escape")
    window.step()
    assert isinstance(window.game.scene.overlay, Options)
    assert window.game.settings.keys == {}
    window.key("escape")
    assert window.game.scene.overlay is None


def test_bindings_that_make_no_sense_are_left_out() -> None:
    changed = {"deck": "e", "end_turn": "e", "dance": "b", "log": "escape", "map": "f11"}
    CONTROLS.load(changed, {})
    meant = [CONTROLS.key(key) for key in ("e", "b", "escape", "f11", "m", "l")]
    assert meant == ["end_turn", "", "back", "map", "fullscreen", "log"]
    assert len(set(map(CONTROLS.keyboard.name, CONTROLS.keyboard.actions))) == len(CONTROLS.keyboard.actions)


def test_hints_show_the_key_that_is_bound(opened: Open) -> None:
    window = opened(keys={"left": "h", "right": "k"})
    options(window, "Sound")
    assert {"HK", "Change"} <= set(texts_of(window.game.scene.root))


def test_the_keys_are_as_usual_again_by_defaults(opened: Open) -> None:
    window = opened(keys={"deck": "z"}, pad={"map": "lstick"})
    options(window, "Keys")
    window.click(window.spot("defaults"))
    window.click(window.spot("stay"))
    assert window.game.settings.keys == {"deck": "z"}
    window.click(window.spot("defaults"))
    window.click(window.spot("usual"))
    assert (window.game.settings.keys, window.game.settings.pad) == ({}, {})
    assert (CONTROLS.key("q"), CONTROLS.key("z"), CONTROLS.pad.action("lstick")) == ("deck", "", "log")
