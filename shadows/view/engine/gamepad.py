"""Gamepads: what their buttons and sticks do becomes presses of named buttons. Plugging in and out is no event."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from panda3d.core import InputDevice

DEAD, AGAIN = 0.55, 0.35
"""A stick or trigger counts as pressed beyond the first, and as let go within the second (of 1)."""

WAIT, EVERY = 0.40, 0.13
"""Seconds until a direction that is held is pressed again, and between all further times."""

AXIS = InputDevice.Axis
CROSS = ("dpad_left", "dpad_right", "dpad_up", "dpad_down")
ALIKE = {f"hat_{way}": f"dpad_{way}" for way in ("left", "right", "up", "down")}
"""Some pads call their cross a hat."""


class Pads:
    """Asks all gamepads once a frame. `devices` gives those that are plugged in."""

    def __init__(self, devices: Callable[[], Iterable[InputDevice]]) -> None:
        self._devices = devices
        self._down: dict[str, float] = {}

    def update(self, seconds: float) -> list[str]:
        """The buttons that were pressed since the last time, directions that are held again and again."""
        before, self._down = self._down, {}
        pressed = []
        for name in sorted(self._held(before)):
            left = before.get(name)
            if left is None:
                pressed.append(name)
                self._down[name] = WAIT
            elif name in CROSS and left <= seconds:
                pressed.append(name)
                self._down[name] = EVERY
            else:
                self._down[name] = left - seconds
        return pressed

    def _held(self, before: Iterable[str]) -> set[str]:
        """All that is down now, on any of them."""
        held: set[str] = set()
        for device in self._devices():
            device.poll()
            held |= {ALIKE.get(button.handle.name, button.handle.name) for button in device.buttons if button.pressed}
            x, y = device.find_axis(AXIS.left_x).value, device.find_axis(AXIS.left_y).value
            across = ("dpad_right", x) if x > 0 else ("dpad_left", -x)
            along = ("dpad_up", y) if y > 0 else ("dpad_down", -y)
            pulls = [max(across, along, key=lambda pull: pull[1])]  # one way at a time
            pulls += [("ltrigger", device.find_axis(AXIS.left_trigger).value)]
            pulls += [("rtrigger", device.find_axis(AXIS.right_trigger).value)]
            held |= {name for name, part in pulls if part > (AGAIN if name in before else DEAD)}
        return held
