"""The pause menu, with the few settings that can be changed in a fight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from shadows.view import settings, theme
from shadows.view.hud.overlay import Overlay
from shadows.view.widgets.button import Button, plaque
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import plate
from shadows.view.widgets.spots import Box, Spot

if TYPE_CHECKING:
    from shadows.view.scenes.scene import Scene

SPEED_NAMES = {1: "1×", 2: "2×", 4: "4×", 0: "Instant"}
VOLUMES = tuple(part / 10 for part in range(11))
WIDTH = 0.74


class Choice:
    """A setting with an arrow to each side; Enter or a click goes on to the next value."""

    def __init__(
        self, menu: Overlay, name: str, words: str, y: float, values: Sequence[object], at: int,
        show: Callable[[object], str], choose: Callable[[object], None],
    ) -> None:  # fmt: skip
        self._values, self._at, self._text, self._choose = tuple(values), at, show, choose
        left = -WIDTH / 2 + 0.06
        Label(menu.root, left, y, theme.BODY, theme.BONE, "bold", "left", words)
        self._skins = [plate(menu.root, skin, 0.15, y, 0.34, 0.050, 0.014) for skin in ("slot", "slot_hot")]
        self._label = Label(menu.root, 0.15, y, theme.SMALL, theme.BRIGHT, "bold")
        Label(menu.root, 0.006, y + 0.002, 0.040, theme.GOLD, "bold", text="‹")
        Label(menu.root, 0.294, y + 0.002, 0.040, theme.GOLD, "bold", text="›")
        self.spot = menu.add(Spot(name, Box(0.15, y, 0.34, 0.056), lambda: self.step(1, around=True), self.show))
        self.show(False)
        self._write()

    def show(self, hot: bool) -> None:
        """Draw it as it is."""
        (self._skins[1].show if hot else self._skins[1].hide)()

    def step(self, way: int, *, around: bool = False) -> None:
        """Another value."""
        place = self._at + way
        self._at = place % len(self._values) if around else min(max(place, 0), len(self._values) - 1)
        self._choose(self._values[self._at])
        self._write()

    def _write(self) -> None:
        self._label.say(self._text(self._values[self._at]))


class PauseMenu(Overlay):
    """Go on, change settings, or leave."""

    def __init__(self, scene: Scene, leave: Sequence[tuple[str, Callable[[], None]]]) -> None:
        super().__init__(scene)
        self._settings = scene.game.settings
        tall = 0.50 + 0.078 * (len(leave) + 1)
        roof = tall / 2
        plate(self.root, "panel", 0, 0, WIDTH, tall, 0.05)
        plaque(self.root, "Pause", 0, roof - 0.005, theme.H2)
        self._choices: list[Choice] = []
        y = roof - 0.105
        kept = self._settings
        for name, words, values, show in (
            ("speed", "Speed", settings.SPEEDS, lambda value: SPEED_NAMES[value]),
            ("quality", "Picture", settings.QUALITIES, lambda value: str(value).capitalize()),
            ("shake", "Screen shake", (True, False), lambda value: "On" if value else "Off"),
            ("effects", "Sounds", VOLUMES, lambda value: f"{value:.0%}"),
            ("music", "Music", VOLUMES, lambda value: f"{value:.0%}"),
        ):
            now = getattr(kept, name)
            at = min(
                range(len(values)),
                key=lambda i: values[i] != now if isinstance(now, str | bool) else abs(values[i] - now),
            )
            self._choices.append(Choice(self, name, words, y, values, at, show, lambda v, n=name: self._set(n, v)))
            y -= 0.068
        y -= 0.028
        for number, (words, press) in enumerate((("Go on", self.close), *leave)):
            kind = "plain" if number else "primary"
            button = Button(self.root, f"pause:{number}", words, 0, y, press, 0.44, 0.064, kind, 0.029)
            self.add(button.spot)
            y -= 0.078

    def act(self, action: str) -> bool:
        """Left and right change a setting."""
        if action in ("left", "right"):
            for choice in self._choices:
                if choice.spot is self.scene.board.hot:
                    choice.step(-1 if action == "left" else 1)
                    return True
        return False

    def close(self) -> None:
        """Keep the settings."""
        settings.keep(self._settings)
        super().close()

    def _set(self, name: str, value: object) -> None:
        setattr(self._settings, name, value)
