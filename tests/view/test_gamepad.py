"""A gamepad: presses, sticks, plugging in and out, and a fight with nothing else."""

from types import SimpleNamespace

import pytest
from panda3d.core import InputDevice

from shadows import sandbox
from shadows.view.app.offscreen import Offscreen
from shadows.view.deck.combat import Combat
from shadows.view.deck.viewer import PileViewer
from shadows.view.engine.gamepad import EVERY, WAIT, Pads
from shadows.view.engine.keys import CONTROLS
from shadows.view.menu.title import Title
from shadows.view.panels.log_view import LogView
from shadows.view.panels.options.panel import Options
from tests.view.fights import Open, enter
from tests.view.layout import texts_of

MOST = 120
"""More presses than these are never needed."""


class Device:
    """What the engine gives for a gamepad: `down` are its buttons, `axes` its sticks and triggers."""

    def __init__(self) -> None:
        self.down: set[str] = set()
        self.axes: dict[InputDevice.Axis, float] = {}
        self._polled: set[str] = set()

    def poll(self) -> None:
        self._polled = set(self.down)

    @property
    def buttons(self) -> list[SimpleNamespace]:
        names = (
            "face_a",
            "face_b",
            "face_x",
            "face_y",
            "start",
            "back",
            "lshoulder",
            "rshoulder",
            "hat_left",
            "lstick",
        )
        names += ("dpad_left", "dpad_right", "dpad_up", "dpad_down")
        return [SimpleNamespace(handle=SimpleNamespace(name=name), pressed=name in self._polled) for name in names]

    def find_axis(self, axis: InputDevice.Axis) -> SimpleNamespace:
        return SimpleNamespace(value=self.axes.get(axis, 0.0))


class Hand:
    """A player with a gamepad in front of a window."""

    def __init__(self, window: Offscreen) -> None:
        self.window, self.device = window, Device()
        window.game.input.pads = Pads(lambda: [self.device])

    def press(self, *names: str) -> None:
        """One button after the other, each for a frame."""
        for name in names:
            self.window.game.input.attend()
            self.device.down = {name}
            self.window.step()
            self.device.down = set()
            self.window.step()


def test_a_button_is_pressed_once_however_long_it_is_held() -> None:
    device = Device()
    pads = Pads(lambda: [device])
    device.down = {"face_a"}
    assert pads.update(0.016) == ["face_a"]
    assert [pads.update(0.5) for _ in range(4)] == [[], [], [], []]
    device.down = set()
    assert pads.update(0.016) == []
    device.down = {"face_a"}
    assert pads.update(0.016) == ["face_a"]


def test_a_direction_that_is_held_comes_again() -> None:
    device = Device()
    pads = Pads(lambda: [device])
    device.down = {"dpad_left"}
    assert pads.update(0.01) == ["dpad_left"]
    assert pads.update(WAIT - 0.01) == []
    assert pads.update(0.02) == ["dpad_left"]
    assert pads.update(EVERY - 0.01) == []
    assert pads.update(0.02) == ["dpad_left"]


@pytest.mark.parametrize(
    ("x", "y", "button"),
    [
        (0.5, 0.0, []),
        (0.9, 0.0, ["dpad_right"]),
        (-0.9, 0.4, ["dpad_left"]),
        (0.7, 0.8, ["dpad_up"]),
        (0.2, -1.0, ["dpad_down"]),
    ],
)
def test_the_stick_is_a_cross_with_a_dead_middle(x: float, y: float, button: list[str]) -> None:
    device = Device()
    device.axes = {InputDevice.Axis.left_x: x, InputDevice.Axis.left_y: y}
    assert Pads(lambda: [device]).update(0.016) == button


def test_a_stick_that_trembles_at_the_edge_is_one_press() -> None:
    device, presses = Device(), []
    pads = Pads(lambda: [device])
    for value in (0.6, 0.5, 0.6, 0.45, 0.58, 0.2, 0.6):
        device.axes = {InputDevice.Axis.left_x: value}
        presses += pads.update(0.01)
    assert presses == ["dpad_right", "dpad_right"]


def test_triggers_and_hats_are_buttons_too() -> None:
    device = Device()
    device.down = {"hat_left"}
    device.axes = {InputDevice.Axis.right_trigger: 1.0}
    assert Pads(lambda: [device]).update(0.016) == ["dpad_left", "rtrigger"]


def test_pads_come_and_go_at_any_time() -> None:
    first, second, plugged = Device(), Device(), []
    pads = Pads(lambda: plugged)
    assert pads.update(0.016) == []
    plugged.append(first)
    first.down = {"face_a"}
    assert pads.update(0.016) == ["face_a"]
    plugged.remove(first)
    assert pads.update(0.016) == []
    plugged.append(second)
    second.down = {"face_x"}
    assert pads.update(0.016) == ["face_x"]


def test_a_fight_is_begun_and_won_with_a_gamepad_alone(opened: Open) -> None:
    window = opened()
    hand = Hand(window)
    window.navigation.begin(None, None, "PAD")
    window.step()
    for _ in range(MOST):
        scene = window.game.scene
        hot = scene.board.hot.name if scene.board.hot is not None else ""
        if isinstance(scene, Combat):
            break
        hand.press("dpad_down" if isinstance(scene, Title) and hot != "fight" else "face_a")
    combat = window.game.scene
    assert isinstance(combat, Combat)
    turns = 0
    for _ in range(MOST):
        if combat.picture.outcome != "ongoing":
            break
        if combat.controls.aiming.aim is not None:
            hand.press("face_a")
            continue
        at = next((at for at, look in enumerate(combat.picture.hand) if look.type == "attack" and not look.refusal), -1)
        if at < 0:
            turns += 1
            hand.press("face_x")
            continue
        hot = combat.board.hot
        assert hot is not None
        assert hot in combat.pointing.cards
        here = combat.pointing.cards.index(hot)
        hand.press("face_a" if here == at else "dpad_right" if here < at else "dpad_left")
    assert combat.picture.outcome == "won"
    assert turns > 0


def test_the_buttons_open_what_the_keys_open(opened: Open) -> None:
    window = opened()
    hand = Hand(window)
    combat = enter(window, sandbox(hand=["defend"], draw=["strike"] * 14, foes=["skeleton_warrior"]))
    for name, what in (("lshoulder", PileViewer), ("rshoulder", PileViewer), ("lstick", LogView), ("start", Options)):
        hand.press(name)
        assert isinstance(combat.overlay, what), name
        hand.press("face_b")
        assert combat.overlay is None, name
    hand.device.axes = {InputDevice.Axis.right_trigger: 1.0}
    window.step()
    assert isinstance(combat.overlay, PileViewer)


def test_settings_are_changed_and_left_with_a_gamepad_alone(opened: Open) -> None:
    window = opened()
    hand = Hand(window)
    combat = enter(window, sandbox(hand=["defend"], foes=["skeleton_warrior"]))
    hand.press("start")
    assert combat.board.hot is combat.board.named("menu:0")
    hand.press("dpad_down", "face_a", "rshoulder")
    assert combat.board.hot is combat.board.named("set:master")
    hand.press("dpad_left")
    assert window.game.settings.master == 0.95
    hand.press("start")
    assert combat.overlay is None


def test_a_button_gets_another_action(opened: Open) -> None:
    window = opened()
    hand = Hand(window)
    combat = enter(window, sandbox(hand=["defend"], foes=["skeleton_warrior"]))
    Options(combat, tab=4)
    window.step()
    combat.board.mean(combat.board.named("pad:end_turn"), by_keys=True)
    hand.press("face_a", "face_y")
    assert window.game.settings.pad == {"end_turn": "face_y", "potions": "face_x"}
    hand.press("face_b", "face_y")
    assert combat.overlay is None
    assert combat.picture.round == 2


def test_a_direction_of_the_pad_cannot_be_taken() -> None:
    CONTROLS.load({}, {})
    assert CONTROLS.pad.bind("deck", "dpad_left") == "← always means focus left."


def test_the_hints_follow_the_device_in_hand(opened: Open) -> None:
    window = opened()
    hand = Hand(window)
    window.navigation.go(lambda: Title(window.game, window.navigation))
    window.step()
    assert "Enter" in texts_of(window.game.scene.root)
    hand.press("dpad_down")
    assert "Enter" not in texts_of(window.game.scene.root)
    assert "A" in texts_of(window.game.scene.root)
    window.key("up arrow")
    assert "Enter" in texts_of(window.game.scene.root)


def test_with_a_gamepad_something_always_has_the_focus_and_is_framed_unless_it_shows_that_itself(opened: Open) -> None:
    window = opened()
    hand = Hand(window)
    fight = sandbox(hand=["defend", "strike"], draw=["strike"], foes=["skeleton_warrior"])
    combat = enter(window, fight)
    for buttons in (
        ("dpad_right",),
        ("dpad_up",),
        ("face_y",),
        ("start",),
        ("dpad_down",),
        ("face_b",),
        ("lshoulder",),
    ):
        hand.press(*buttons)
        hot = combat.board.hot
        assert hot is not None, buttons
        assert hot.framed == (combat.root.find("focus").get_num_children() == 1), buttons
        if hot in combat.pointing.cards:
            assert combat.hud.hand.hover == int(hot.name.removeprefix("card:"))
