"""Numbers and words that rise and fade."""

from __future__ import annotations

from panda3d.core import NodePath

from shadows.view.engine import theme, tween
from shadows.view.engine.tween import Tweens
from shadows.view.widgets.label import Label

RISE = 0.13
SECONDS = 1.05


class Floats:
    """A pool of labels."""

    def __init__(self, parent: NodePath, tweens: Tweens) -> None:
        self._root = parent.attach_new_node("floats")
        self._tweens = tweens
        self._free: list[tuple[NodePath, Label]] = []

    def rise(self, words: str, x: float, y: float, size: float, colour: str, lean: float = 0.0) -> None:
        """Let words rise from a place; `lean` is how far they drift aside."""
        holder, label = self._take()
        label.say(words, colour)
        holder.show()

        def move(t: float) -> None:
            grown = 0.6 + 0.75 * min(t * 7, 1.0) - 0.35 * min(max(t * 7 - 1, 0.0), 1.0)
            holder.set_pos(x + lean * tween.out(t), y + RISE * tween.out(t), 0)
            holder.set_scale(theme.em(size) * grown)
            holder.set_alpha_scale(1.0 if t < 0.65 else max(0.0, 1 - (t - 0.65) / 0.35))

        def done() -> None:
            holder.hide()
            self._free.append((holder, label))

        move(0.0)
        self._tweens.add(SECONDS, move, after=done)

    def _take(self) -> tuple[NodePath, Label]:
        if self._free:
            holder, label = self._free.pop()
            holder.reparent_to(self._root)  # on top of the others
            return holder, label
        holder = self._root.attach_new_node("float")
        holder.set_transparency(True)
        return holder, Label(holder, 0, 0, 1.0, theme.WHITE, "number", grows=False)
