"""The window itself: other sizes, other scales, no sound, and words for everything that has an explanation."""

import logging
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from panda3d.core import NodePath, Point2, Point3, WindowProperties

from shadows import sandbox
from shadows.games import base_prefabs, load
from shadows.saves.settings import Settings
from shadows.view.app.offscreen import Offscreen
from shadows.view.combat.displayed import Displayed
from shadows.view.deck.displayed_cards import DisplayedCards
from shadows.view.engine import assets, engine
from shadows.view.engine.engine import LEFT, Engine
from shadows.view.engine.sound import Sounds
from tests.view.fights import Open, card, enter
from tests.view.layout import texts_of

TWO = ["skeleton_warrior", "skeleton_warrior"]


# --- the start -------------------------------------------------------------------


def test_the_title_is_seen_and_can_be_used_before_rules_content_and_places_are_loaded(
    opened: Open, tmp_path: Path
) -> None:
    opened()  # where nothing can be drawn there is nothing to see
    code = """
import sys
from shadows.view.app.offscreen import Offscreen
window = Offscreen((640, 360))
window.navigation.begin()
window.step()
window.key("down arrow")
print(window.game.scene.board.hot.name, [name for name in ("esper", "yaml", "numpy") if name in sys.modules])
window.step()
print(window.game.stage is not None, "numpy" in sys.modules, "esper" in sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        text=True,
        encoding="utf-8",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == ["fight []", "True True False"]


# --- sizes -----------------------------------------------------------------------


def test_uw_03_a_window_of_no_size_is_borne_and_comes_back(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(speed=1)
    combat = enter(window, sandbox(hand=["defend"], draw=["strike"] * 9, foes=TWO))
    window.key("e")
    window.step(2)
    with monkeypatch.context() as minimised:
        minimised.setattr(window.engine, "_measured", lambda: (1, 1))
        window.engine._resized()
        window.step(3)
    assert window.engine.size == (640, 360)
    window.engine.resize((900, 500))
    window.engine.resize((640, 360))
    window.step(2)
    assert (combat.picture.round, combat.picture.player.hp) == (2, 58)
    assert combat.displayed == Displayed.of(combat.picture)
    assert combat.displayed_cards == DisplayedCards.of(combat.picture)


def test_uw_03_fullscreen_in_the_enemies_turn_changes_nothing_but_the_window(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(speed=1)
    combat = enter(window, sandbox(hand=["defend"], draw=["strike"] * 9, foes=TWO))
    monkeypatch.setattr(window.engine, "set_fullscreen", lambda on, size: window.engine.resize((800, 450)))
    window.key("e")
    window.step(2)
    window.key("f11")
    window.step(2)
    assert window.engine.size == (800, 450)
    assert window.game.settings.size == (640, 360), "the size of the window that is gone back to"
    assert (combat.picture.round, combat.picture.player.hp) == (2, 58)
    window.engine.resize((640, 360))


def test_uw_03_a_window_that_is_left_in_the_middle_of_a_drag_puts_the_card_back(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend", "strike"], foes=TWO))
    window.point(window.spot(card(combat, "defend")))
    window.key("left mouse down")
    window.point((0.0, 0.1))
    assert combat.hud.hand.drag is not None
    window.key(LEFT)
    window.step()
    assert combat.hud.hand.drag is None
    window.key("left mouse up")
    assert len(combat.picture.hand) == 2
    assert combat.picture.player.energy == 3


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_uw_04_what_is_clicked_is_what_is_drawn_there(opened: Open, scale: float) -> None:
    """Pixels are worked out from the pictures' own nodes and cameras, past all that the window knows of its spots."""
    window = opened()
    combat = enter(window, sandbox(hand=["defend", "strike", "defend"], foes=["skeleton_warrior", "wraith"]))
    window.engine.resize((round(640 * scale), round(360 * scale)))
    window.game.settings.calm = combat.hud.hand.still = True
    window.step(2)
    for entity, held in combat.hud.hand._cards.items():
        for across, up in ((0, 0), (-0.4, 0.3), (0.4, -0.2)):
            point(window, flat(window, held.sprite.root, (across * 512 / 716, up)))
            assert combat.board.hot is combat.board.named(f"card:{entity}")
            point(window, (window.engine.size[0] / 2, 4.0))
            window.step()  # the card that was looked at lies down again
    window.key("2")
    for enemy, creature in combat.lineup.creatures.items():
        (x, z), half = creature.seat, creature.build.width / 2
        for side in (-0.8, 0.0, 0.8):
            point(window, deep(window, (x + side * half, creature.build.height * 0.5, z)))
            assert combat.controls.aiming.aim.target == enemy
    window.key("left mouse down", "left mouse up")
    assert [body.hp < body.max_hp for body in combat.picture.foes] == [False, True]
    window.engine.resize((640, 360))


def point(window: Offscreen, pixel: tuple[float, float]) -> None:
    """Move the mouse to a pixel."""
    window.engine.pointer = pixel
    window.step()


def flat(window: Offscreen, node: NodePath, place: tuple[float, float]) -> tuple[float, float]:
    """The pixel of a place on a node of the 2D picture: its lens is one high, and as wide as the window."""
    wide, high = window.engine.size
    at = window.game.canvas._scene.get_relative_point(node, Point3(*place, 0))
    return wide / 2 + at.x * high, high / 2 - at.y * high


def deep(window: Offscreen, place: tuple[float, float, float]) -> tuple[float, float]:
    """The pixel of a place in the 3D picture."""
    base, (wide, high) = window.engine.base, window.engine.size
    at = Point2()
    assert base.camLens.project(base.cam.get_relative_point(window.game.stage.root, Point3(*place)), at)
    return (at.x + 1) / 2 * wide, (1 - at.y) / 2 * high


# --- sound -----------------------------------------------------------------------


@pytest.fixture
def sounds(opened: Open) -> Sounds:
    """The sounds of a window, switched on; its engine has a device that plays nothing."""
    made = Sounds(opened().engine, Settings())
    made.on = True
    return made


def test_uw_06_without_a_device_that_sounds_all_goes_on(sounds: Sounds, caplog: pytest.LogCaptureFixture) -> None:
    table = assets.table("sounds", "sounds.json")
    for kind in table["effects"]:
        sounds.play(kind)
    for group in ("music", "ambience"):
        for name in table[group]:
            sounds.loop(group, name)
            sounds.update(0.5)
    assert caplog.records == []


def test_uw_06_a_file_that_is_missing_is_no_sound_and_told_once(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found = assets.path
    lost = assets.table("sounds", "sounds.json")["effects"]["button_press"]["files"]

    def path(*parts: str) -> Path:
        return Path("nowhere", parts[-1]) if "/".join(parts[1:]) in lost else found(*parts)

    monkeypatch.setattr(assets, "path", path)
    for _ in range(40 * len(lost)):  # takes are chosen by chance
        sounds._last.clear()
        sounds.play("button_press")
    sounds.play("card_play")
    assert sorted(record.getMessage() for record in caplog.records) == [
        f"the sound {file} is missing: it is left out" for file in sorted(lost)
    ]


@pytest.mark.parametrize("there", [True, False])
def test_uw_06_a_machine_without_a_device_plays_silently_and_says_so(
    there: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(engine, "_sound_device", lambda: there)
    with caplog.at_level(logging.WARNING):
        engine._tell_if_silent()
    assert engine._audio(offscreen=False) == ("" if there else "audio-library-name null\n")
    told = [record.getMessage() for record in caplog.records]
    assert told == ([] if there else ["There is no sound device: the game is silent."])
    caplog.clear()  # the window's own frames are watched for warnings


def test_after_fullscreen_the_window_is_where_it_was() -> None:
    there, asked = WindowProperties(), []
    there.set_origin(120, 80)

    def ask(wanted: WindowProperties) -> None:
        asked.append(WindowProperties(wanted))

    win = SimpleNamespace(get_properties=lambda: there, request_properties=ask)
    pipe = SimpleNamespace(get_display_width=lambda: 1920, get_display_height=lambda: 1080)
    engine = object.__new__(Engine)
    engine.offscreen, engine.base = False, SimpleNamespace(win=win, pipe=pipe)
    engine.set_fullscreen(True, (1280, 720))
    engine.set_fullscreen(False, (1280, 720))
    assert [wanted.get_fullscreen() for wanted in asked] == [True, False]
    assert not asked[0].has_origin()
    assert (asked[1].get_x_origin(), asked[1].get_y_origin()) == (120, 80)


# --- words -----------------------------------------------------------------------

MOD = {
    "statuses/rust.yaml": "rust:\n  name: Rust\n  kind: debuff\n  countdown: turn_start\n",
    "relics/nail.yaml": "nail: {name: Nail, rarity: common, triggers: [{when: turn_start, do: [{gain_gold: 1}]}]}\n",
    "potions/mud.yaml": "mud:\n  name: Mud\n  effects: [{gain_block: 1}]\n",
}
"""Content without a word of explanation."""

RAW = re.compile(r"[a-z]+[._][a-z_.]+|[{}<>]")
"""What ids and places to fill in look like."""


def test_uw_08_nothing_is_ever_explained_by_its_id(opened: Open, tmp_path: Path) -> None:
    for file, written in MOD.items():
        (tmp_path / "mod" / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "mod" / file).write_text(written, encoding="utf-8")
    library = load([base_prefabs(), tmp_path / "mod"])
    window = opened()
    seen: set[str] = set()
    potions, enemies = sorted(library.potions), sorted(library.enemies)
    for start in range(0, max(len(potions), len(enemies)), 3):
        group = enemies[start : start + 3] or enemies[:1]
        foes = [{"prefab": group[0], "statuses": dict.fromkeys(library.statuses, 2)}, *group[1:]]
        fight = sandbox(
            hand=["strike"],
            foes=foes,
            player={"statuses": dict.fromkeys(library.statuses, 1)},
            relics=sorted(library.relics),
            potions=potions[start : start + 3],
            library=library,
        )
        combat = enter(window, fight)
        reach = list(combat.board.reach)
        for fold in [spot for spot in reach if spot.name.endswith(":more")]:
            fold.press()
            reach += combat.board.reach
            combat.overlay.close()
        for spot in reach:
            for tip in spot.tips():
                seen.add(f"{tip.kind}:{tip.id}")
                assert tip.name, tip
                for words in (tip.name, "".join(span.text for span in tip.text)):
                    assert RAW.findall(words) == [], tip
    for kind, names in (("status", library.statuses), ("relic", library.relics), ("potion", library.potions)):
        assert {f"{kind}:{name}" for name in names} <= seen


def test_uw_09_an_intent_says_what_will_fall_as_soon_as_a_status_changes_it(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox("shadowmancer", hand=["shadow_bolt"], draw=["strike"] * 9, foes=["zombie_brute"]))
    enemy = combat.picture.foes[0].entity
    assert "8" in texts_of(combat.hud.plates[enemy].root)
    window.key("1")
    window.step()
    assert "6" in texts_of(combat.hud.plates[enemy].root)
    before = combat.picture.player.hp
    combat.end_turn()
    assert before - combat.picture.player.hp == 6


def test_the_engine_takes_no_script_of_ours_for_its_own(opened: Open) -> None:
    """It runs a settings.py that lies in the folder of the game, and looks through all of it."""
    opened()
    from ursina import application

    assert application.asset_folder.is_dir()
    assert list(application.asset_folder.rglob("*.py")) == []
