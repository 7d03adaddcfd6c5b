"""What can be done with a potion, in a small panel below it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from shadows.content.text.spans import Span, Text
from shadows.picture.models import PotionLook
from shadows.view.engine import theme
from shadows.view.panels.overlay import Overlay
from shadows.view.widgets.button import Button
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import block, plate

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

WIDTH, WIDENS = 0.44, 0.7
"""How wide it is, and by which part of the growth of its letters it is wider."""

PAD, BELOW, EDGE = 0.024, 0.010, 0.012
BUTTON, BETWEEN = 0.054, 0.012
HEAD = theme.H3

USE, THROW, KEEP = "Use", "Throw away", "Keep"
GONE: Text = (Span("Throw it away? Then it is gone for good."),)


@dataclass(frozen=True, slots=True)
class HeldPotion:
    """A potion and what may be done with it now: `use` and `throw` are None where that cannot be. `where` is the place
    of its icon; `mean` is told when its use is thought of, and when it is not."""

    potion: PotionLook
    where: Callable[[], Box]
    use: Callable[[], None] | None
    throw: Callable[[], None] | None
    mean: Callable[[bool], None] = lambda _: None


class PotionMenu(Overlay):
    """What it does, and Use and Throw away; that asks once more. A press elsewhere closes it, as Escape does."""

    def __init__(self, scene: Scene, held: HeldPotion, *, throwing: bool = False) -> None:
        """`throwing`: whether it is asked once more."""
        super().__init__(scene, shade=0.0)
        self._held, self._throwing = held, throwing
        whole = self.canvas
        self.add(Spot("elsewhere", Box(0, 0, whole.width, whole.top * 2), self.close, focusable=False))
        width = theme.grown(WIDTH, WIDENS)
        words, inner = self._words(), width - 2 * PAD
        head, button = line_height(HEAD, "head"), theme.grown(BUTTON, 0.4)
        answers = self._answers()
        told = measure(words, theme.SMALL, wrap=inner)[1]
        tall = 2 * PAD + head + 0.014 + told + ((0.018 + button) if answers else 0.0)
        icon, half = held.where(), whole.width / 2 - EDGE
        x = min(max(icon.x, width / 2 - half), half - width / 2)
        top = icon.bottom - BELOW
        self.box = Box(x, top - tall / 2, width, tall)
        plate(self.root, "tooltip", x, self.box.y, width, tall, 0.022)
        self.add(Spot("menu", self.box, focusable=False))
        left, y = x - width / 2 + PAD, top - PAD - head / 2
        Label(self.root, left, y, HEAD, theme.HEADING, "head", "left", held.potion.name).fit(inner)
        y -= head / 2 + 0.006
        block(self.root, x, y, inner, 0.0016, theme.rgba(theme.BRASS, 0.55))
        y -= 0.008 + line_height(theme.SMALL) / 2
        Label(self.root, left, y, theme.SMALL, theme.BONE, "body", "left", words, wrap=inner)
        wide = (inner - BETWEEN * (len(answers) - 1)) / max(len(answers), 1)
        for place, (name, answer, press, kind) in enumerate(answers):
            middle = left + wide / 2 + place * (wide + BETWEEN)
            low = self.box.bottom + PAD + button / 2
            made = Button(self.root, name, answer, middle, low, press, wide, button, kind, 0.027)
            if name == "use":
                made.spot.show = self._meaning(made)
            self.add(made.spot)
        spots = [spot for spot in self._layer.spots if spot.focusable]
        self.first = (spots[-1] if throwing else spots[0]) if spots else None
        scene.board.mean(self.first, by_keys=True)

    @property
    def asks(self) -> object:
        """Of which potion, and whether it is asked once more."""
        return type(self), self._held.potion, self._throwing

    def renew(self) -> None:
        """Open the menu of the same potion again."""
        PotionMenu(self.scene, self._held, throwing=self._throwing)

    def _words(self) -> Text:
        potion = self._held.potion
        if self._throwing:
            return GONE
        return potion.text + ((Span(f"\n{potion.refusal}", "lowered"),) if potion.refusal else ())

    def _answers(self) -> list[tuple[str, str, Callable[[], None], str]]:
        held = self._held
        if self._throwing:
            return [("gone", THROW, self._then(held.throw), "primary"), ("keep", KEEP, self.close, "plain")]
        found = [("use", USE, self._then(held.use), "primary")] if held.use is not None else []
        return found + ([("throw", THROW, self._ask, "plain")] if held.throw is not None else [])

    def _ask(self) -> None:
        self.close()
        PotionMenu(self.scene, self._held, throwing=True)

    def _meaning(self, use: Button) -> Callable[[bool], None]:
        """What shows whether its use is thought of, on the button and to whoever is told."""

        def show(hot: bool) -> None:
            use.show(hot)
            self._held.mean(hot)

        return show

    def _then(self, do: Callable[[], None] | None) -> Callable[[], None]:
        def press() -> None:
            self.close()
            if do is not None:
                do()

        return press
