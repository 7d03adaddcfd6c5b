"""When something is explained, and how much of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from panda3d.core import NodePath

from shadows.content.text.spans import Tip
from shadows.view.engine.keys import CONTROLS
from shadows.view.panels.glossary import Glossary
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Board, Box, Spot
from shadows.view.widgets.tooltip import Tooltip

DELAY = 0.18
"""Seconds until the pointer has rested long enough for an explanation."""

READ = 1.0
"""Seconds after which an explanation has been read."""

LINGERS = 2.0
"""A gamepad has no button to spare for all that can be said: there it comes when the focus has rested so long."""


class Explained(Protocol):
    """A screen on which things are explained."""

    board: Board

    def tips_beside(self) -> tuple[Spot, Box] | None:
        """What to explain, and beside which box."""

    def kept_free(self) -> Sequence[Box]:
        """Where no explanation may lie, besides on what can be meant."""


class Explainer:
    """Explains what the player points at or moves the focus to: nothing that got the focus by itself, and no words that
    the player knows, unless all is asked for."""

    def __init__(self, scene: Explained, canvas: Canvas, glossary: Glossary, *, at_once: bool) -> None:
        """`at_once`: without waiting until the pointer has rested."""
        self._scene, self._canvas, self._glossary, self._at_once = scene, canvas, glossary, at_once
        self._tooltip: Tooltip | None = None
        self._about: Spot | None = None
        self._rest = self._seen = 0.0
        self._told: tuple[Tip, ...] = ()
        self._all = False

    @property
    def tooltip(self) -> Tooltip | None:
        """What the explanations are drawn by, once the screen is laid out."""
        return self._tooltip

    def lay_out(self, root: NodePath) -> None:
        """Explanations hang below this node from now on."""
        self._tooltip = Tooltip(self._canvas, root)

    def ask(self) -> None:
        """Tell all that there is about what is meant, or no more than usual again."""
        self._all = not self._all

    def update(self, seconds: float) -> None:
        """Per frame."""
        board, tooltip = self._scene.board, self._tooltip
        if tooltip is None:
            return
        if board.hot is not self._about:
            same = board.hot is not None and self._about is not None and board.hot.name == self._about.name
            self._about = board.hot
            if not same:
                self._rest, self._all = 0.0, False
        self._rest += seconds
        meant = self._scene.tips_beside() if self._wanted else None
        if meant is None:
            tooltip.hide()
            self._told = ()
            return
        spot, beside = meant
        tips = tuple(spot.tips())
        if not self._all and not (CONTROLS.by_pad and self._rest > LINGERS):
            tips = tuple(self._glossary.news(tips))
        others = [other.box for other in board.reach if other is not spot]
        tooltip.show(tips, beside, others, self._scene.kept_free())
        self._count(tips, seconds)

    @property
    def _wanted(self) -> bool:
        """Whether anything is to be explained now."""
        scene = self._scene
        if scene.board.hot is None or not (scene.board.asked or self._all):
            return False
        return self._rest > DELAY or scene.board.by_keys or self._at_once

    def _count(self, tips: tuple[Tip, ...], seconds: float) -> None:
        """What is seen for long enough has been read, once each time."""
        if tips != self._told:
            self._told, self._seen = tips, 0.0
        before, self._seen = self._seen, self._seen + seconds
        if before < READ <= self._seen:
            self._glossary.was_read(tips)
