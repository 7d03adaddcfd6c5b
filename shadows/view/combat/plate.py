"""What stands above an enemy: intent, name, health, Block, statuses."""

from __future__ import annotations

from collections.abc import Container, Mapping

from panda3d.core import NodePath

from shadows.picture.models import FoeLook, IntentLook
from shadows.view.combat.displayed import DisplayedBody
from shadows.view.combat.statuses import StatusRow
from shadows.view.engine import assets, theme
from shadows.view.widgets.bar import SHIELD, Bar
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block, halo, part, sprite

WIDTH, CROWDED = 0.27, 0.22
HEIGHT = 0.174
"""How far it reaches up from its place."""

LINES = 2
"""So many lines of statuses at most, where nothing else is said."""

BAR = 0.028
ICON = 0.064
MOST_ICONS = 3
CORNER = 0.05
THICK = 0.006
AIMED = theme.rgba("#ff6a2e")


class Plate:
    """One enemy's plate. Its place is the middle of the bar's lower side; all of it grows with the letters.

    It reaches `left` from there, and half its width to the right.
    """

    def __init__(
        self, parent: NodePath, foe: FoeLook, width: float = WIDTH, harmful: Container[str] = (), lines: int = LINES
    ) -> None:
        """`lines` are those of statuses at most, `harmful` the ids of the statuses that harm their bearer."""
        self.root = parent.attach_new_node("plate")
        self.width, self.height = width, theme.grown(HEIGHT)
        grow = self._grow = theme.grown(1)
        self.left = width / 2 + reach()
        self._reticle = parent.attach_new_node("reticle")
        self._reticle.hide()
        self.statuses = StatusRow(self.root, -width / 2, 0.004 * grow, 0.036 * grow, width, lines, harmful)
        self.bar = Bar(self.root, -width / 2, 0.050 * grow, width, BAR * grow)
        name = Label(self.root, 0, 0.086 * grow, 0.029 * grow, theme.BONE, "head", text=foe.name, grows=False)
        name.fit(width)
        part(name.path, "name")
        self._intent = part(self.root.attach_new_node("intent"), "intent")
        self._intent.set_y(0.142 * grow)
        self._glow = halo(self._intent, 0, 0, 0.15, 0.20, theme.rgba(theme.HURT, 0.42))
        self._icons = [sprite(self._intent, assets.icon("intent_attack"), 0, 0, ICON) for _ in range(MOST_ICONS)]
        self._number = Label(self._intent, 0, 0.001, 0.046, "#fff2e0", "number", "left", grows=False)
        self.throb(0.0)
        self._seen: IntentLook | None = None

    def show(self, shown: DisplayedBody, left: int | None = None, statuses: Mapping[str, int] | None = None) -> None:
        """The numbers as they are; `left` is the HP that would be left, `statuses` those that would lie on it."""
        self.bar.show(shown.hp, shown.max_hp, shown.block, left)
        self.statuses.show(shown.statuses if statuses is None else statuses)
        self.statuses.foretell(on=statuses is not None and statuses != shown.statuses)

    def announce(self, intent: IntentLook | None) -> None:
        """The intent, or none while the enemy acts."""
        if intent is None:
            self._intent.hide()
            self._seen = None
            return
        self._intent.show()
        if intent == self._seen:
            return
        self._seen = intent
        number = attack_words(intent)
        self._number.say(number)
        kinds = intent.kinds[:MOST_ICONS] or ("unknown",)
        step = ICON * 0.92
        wide = len(kinds) * step + (self._number.width + 0.006 if number else 0)
        x = -wide / 2 + step / 2
        for place, icon in enumerate(self._icons):
            if place >= len(kinds):
                icon.hide()
                continue
            icon.show()
            icon.set_texture(assets.icon(f"intent_{kinds[place]}"), 1)
            icon.set_x(x)
            x += step
            if place == 0 and number:
                self._number.place(x - step / 2 + 0.004, 0.001)
                x += self._number.width + 0.010
        self._glow.set_color(*theme.rgba(theme.INTENTS.get(kinds[0], theme.ASH), 0.42))

    @property
    def box(self) -> Box:
        """Where all of it stands, but for the statuses."""
        x, y, _ = self.root.get_pos()
        return Box(x + (self.width / 2 - self.left) / 2, y + self.height / 2, self.left + self.width / 2, self.height)

    @property
    def whole(self) -> Box:
        """All of it, with the statuses."""
        box, below = self.box, self.statuses.depth
        return Box(box.x, box.y - below / 2, box.width, box.height + below)

    @property
    def intent_box(self) -> Box:
        """Where the intent stands."""
        x, y, _ = self.root.get_pos()
        return Box(x, y + 0.142 * self._grow, 2 * ICON * self._grow, ICON * self._grow)

    def throb(self, part: float) -> None:
        """Let the intent swell, 0 to 1."""
        self._intent.set_scale(self._grow * (1 + 0.18 * part))

    def frame(self, x: float, y: float, width: float, height: float) -> None:
        """Where the reticle stands when the enemy is aimed at."""
        self._reticle.get_children().detach()
        for across in (-1, 1):
            for up in (-1, 1):
                corner_x, corner_y = x + across * width / 2, y + up * height / 2
                block(self._reticle, corner_x - across * CORNER / 2, corner_y, CORNER, THICK, AIMED)
                block(self._reticle, corner_x, corner_y - up * CORNER / 2, THICK, CORNER, AIMED)

    def aim(self, on: bool) -> None:
        """Whether it is aimed at."""
        (self._reticle.show if on else self._reticle.hide)()

    def remove(self) -> None:
        """Take the plate off the screen."""
        self.root.remove_node()
        self._reticle.remove_node()


def reach() -> float:
    """How far the shield of a plate stands out at its left."""
    return theme.grown(BAR * SHIELD / 2)


def attack_words(intent: IntentLook) -> str:
    """The damage of an intent as it is shown: `6`, or hits × damage: `3×4` (R6)."""
    if intent.damage is None:
        return ""
    return str(intent.damage) if intent.hits == 1 else f"{intent.hits}×{intent.damage}"
