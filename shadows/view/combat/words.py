"""Words that are said for a moment in a fight."""

from __future__ import annotations

from panda3d.core import NodePath

from shadows.view.engine import theme
from shadows.view.engine.tween import Tweens, bump
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import halo, part

PROCLAIMED = 1.0
"""Seconds that large words are seen."""

SAID = 1.8
"""Seconds that a notice is seen."""


class Notice:
    """A line that says why something cannot be done, or what was changed."""

    def __init__(self, parent: NodePath, tweens: Tweens, y: float, room: float) -> None:
        self._tweens = tweens
        self._label = Label(parent, 0, y, theme.H3, theme.BRIGHT, "bold").fit(room)
        part(self._label.path, "notice").set_transparency(True)

    def say(self, words: str, colour: str = theme.BAD) -> None:
        """Say something for a moment."""
        label = self._label
        label.say(words, colour)
        label.path.show()
        self._tweens.add(SAID, lambda t: label.path.set_alpha_scale(min(1.0, (1 - t) * 3)), after=label.path.hide)


class Banner:
    """A few large words in the middle."""

    def __init__(self, parent: NodePath, canvas: Canvas, tweens: Tweens) -> None:
        self._canvas, self._tweens = canvas, tweens
        self._root = parent.attach_new_node("banner")
        self._root.set_transparency(True)
        self._root.hide()
        halo(self._root, 0, 0.13, 0.26, 1.30, theme.rgba(theme.ABYSS, 0.9))
        self._label = Label(self._root, 0, 0.13, theme.H1, theme.HEADING, "head")

    def proclaim(self, words: str, colour: str = theme.HEADING) -> None:
        """Say them."""
        root = self._root
        self._label.say(words, colour)
        self._label.fit(self._canvas.width * 0.9)
        root.show()
        self._tweens.add(PROCLAIMED, lambda t: root.set_alpha_scale(min(1.0, bump(t) * 1.6)), after=root.hide)
