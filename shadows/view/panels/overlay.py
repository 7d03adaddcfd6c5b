"""Panels over a screen: while one is open, nothing below it can be meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from shadows.content.text.spans import Text
from shadows.view.engine import theme
from shadows.view.widgets.button import Button, plaque
from shadows.view.widgets.hit_areas import Layer, Spot
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import block, plate

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene


class Overlay:
    """A shade over the screen, with a layer of spots of its own. Escape closes it, where that is allowed."""

    heard: ClassVar[str] = ""
    """The sound with which it opens."""

    def __init__(self, scene: Scene, *, shade: float = 0.72, closes: bool = True) -> None:
        scene.cancel()  # what is held below cannot be let go there any more
        self.scene = scene
        self.canvas = scene.game.canvas
        self.root = scene.layer()
        block(self.root, 0, 0, self.canvas.width + 0.1, self.canvas.top * 2 + 0.1, theme.rgba(theme.ABYSS, shade))
        self._layer = scene.board.push(Layer(modal=True, leave=self.close if closes else None))
        self.first: Spot | None = None
        """What has the focus first; the topmost spot if it does not matter."""
        scene.overlays.append(self)
        if self.heard and not scene.renewing:
            scene.game.sounds.play(self.heard)

    @property
    def asks(self) -> object:
        """What it asks: that of the same panel that was opened once more is the same."""
        return type(self)

    def add(self, spot: Spot) -> Spot:
        """Make a spot known."""
        self._layer.spots.append(spot)
        return spot

    def forget(self) -> None:
        """Forget all spots."""
        self.scene.board.mean(None)
        self._layer.spots.clear()

    def act(self, action: str) -> bool:
        """A key that the panel has a use for; True if it had."""
        del action
        return False

    def renew(self) -> None:
        """After the window has changed: open it once more as it was. One that does not is closed by that."""

    def close(self) -> None:
        """Take it away."""
        self.scene.board.pop(self._layer)
        self.root.remove_node()
        if self in self.scene.overlays:
            self.scene.overlays.remove(self)


class Dialog(Overlay):
    """A question with a few answers; the first of them has the focus."""

    def __init__(
        self, scene: Scene, title: str, words: str | Text, answers: Sequence[tuple[str, str, Callable[[], None]]]
    ) -> None:
        """`answers` are (name of the spot, words, what it does); each closes the dialog first. The last is the harmless
        one: it is what Escape gives."""
        super().__init__(scene, shade=0.6)
        self._told = title, words, tuple(answers)
        width = theme.grown(0.86, 0.5)
        wrap, button = width - 0.14, theme.grown(theme.BUTTON, 0.3)
        lines = max(measure(words, theme.BODY, wrap=wrap)[1], theme.BODY * 2.4)
        tall = lines + button + 0.190
        roof, floor = 0.030 + tall / 2, 0.030 - tall / 2
        plate(self.root, "panel", 0, 0.030, width, tall, 0.05)
        plaque(self.root, title, 0, roof, theme.H2 * 0.94)
        first = roof - 0.075 - line_height(theme.BODY) / 2
        Label(self.root, 0, first, theme.BODY, theme.BONE, wrap=wrap, text=words)
        step = width / len(answers)
        for place, (name, answer, press) in enumerate(answers):
            x = (place - (len(answers) - 1) / 2) * step * 0.94

            def do(press: Callable[[], None] = press) -> None:
                self.close()
                press()

            kind = "primary" if place == 0 else "plain"
            y = floor + 0.055 + button / 2
            made = Button(self.root, name, answer, x, y, do, min(0.40, step - 0.05), button, kind)
            self.add(made.spot)
        self.scene.board.mean(self._layer.spots[-1], by_keys=True)

    @property
    def asks(self) -> object:
        """The question in words."""
        return self._told[:2]

    def renew(self) -> None:
        """Ask the same question again, at the present size of letters."""
        Dialog(self.scene, *self._told)
