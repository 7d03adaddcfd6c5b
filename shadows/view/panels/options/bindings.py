"""The keys and buttons, one action in a row: press a row, then the new key."""

from __future__ import annotations

from collections.abc import Callable

from panda3d.core import NodePath

from shadows.view.engine import theme
from shadows.view.engine.keys import CONTROLS, WORDS, Bindings, printed
from shadows.view.panels.input import Input
from shadows.view.panels.options.page import Area, backs
from shadows.view.widgets.hints import further, key_cap
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label

KINDS = {"keys": "Key", "pad": "Gamepad"}
ASKED = {"keys": "Press a key…", "pad": "Press a button…"}
NAMES = 0.44
"""How much of a row the name of its action takes."""


class BindingsPage:
    """A window of rows on the list of all actions, from the `first` on. `say` tells the player what happened, `changed`
    is called after each change."""

    def __init__(
        self,
        root: NodePath,
        area: Area,
        first: int,
        listening: Input,
        say: Callable[[str], None],
        changed: Callable[[str], None],
    ) -> None:
        self.spots: list[Spot] = []
        self._input, self._say, self._changed = listening, say, changed
        self.actions = list(WORDS)
        count = area.rows - 1
        self.last = max(0, len(self.actions) - count)
        """The furthest that the list goes."""
        self.first = min(max(first, 0), self.last)
        start = area.left + area.width * NAMES
        wide = (area.right - start) / 2
        columns = {device: start + wide * (place + 0.5) for place, device in enumerate(KINDS)}
        heading = area.row(0)
        for device, x in columns.items():
            Label(root, x, heading.y, theme.TINY, theme.ASH, text=KINDS[device])
        self.rows = self.actions[self.first : self.first + count]
        told = further(self.first, self.last - self.first)
        Label(root, area.left + 0.024, heading.y, theme.TINY, theme.ASH, align="left", text=told)
        for place, action in enumerate(self.rows):
            box = area.row(place + 1)
            backs(root, box)
            label = Label(root, area.left + 0.024, box.y, theme.BODY * 0.94, theme.BONE, "bold", "left", WORDS[action])
            label.fit(area.width * NAMES - 0.04, box.height)
            for device, x in columns.items():
                self._cell(root, device, action, Box(x, box.y, wide - 0.012, box.height))

    def _cell(self, root: NodePath, device: str, action: str, box: Box) -> None:
        bindings = bindings_of(device)
        name = bindings.name(action)
        bound = action in bindings.actions
        node = root.attach_new_node("cell")
        if not name:
            Label(node, box.x, box.y, theme.TINY, theme.FADED, text="–")
            return
        written = node.attach_new_node("cap")
        key_cap(written, printed(name), box.x, box.y)
        if not bound:
            written.set_color_scale(0.6, 0.6, 0.62, 1)
            return
        hot = backs(node, box)
        written.reparent_to(node)  # over the plates
        asked = Label(node, box.x, box.y, theme.SMALL, theme.BRIGHT, "bold", text=ASKED[device])
        asked.fit(box.width - 0.02, box.height)
        asked.path.hide()

        def ask() -> None:
            written.hide()
            asked.path.show()
            self._say("")
            self._input.waiting = heard

        def heard(on: str, pressed: str) -> None:
            self._input.waiting = None
            written.show()
            asked.path.hide()
            if on == device and not (on == "keys" and pressed == "escape"):
                self._say(bindings.bind(action, pressed))
                self._changed(device)

        self.spots.append(Spot(f"{device}:{action}", box, ask, hot))


def bindings_of(device: str) -> Bindings:
    """Those of the keyboard, or of the gamepad."""
    return CONTROLS.keyboard if device == "keys" else CONTROLS.pad
