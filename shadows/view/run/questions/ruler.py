"""The relics that a ruler leaves: one of them, each with what it gives and what it asks."""

from __future__ import annotations

import math

from panda3d.core import NodePath

from shadows.content.text.spans import Text, Tip
from shadows.picture.models import OptionLook
from shadows.view.engine import assets, theme
from shadows.view.panels.questions.context import Asked
from shadows.view.panels.questions.frame import Frame, heading, paragraph, rule
from shadows.view.widgets.button import Button
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import halo, sprite

WIDTH, STEP = 0.51, 0.548
FLOOR, HEAD, PAD = 0.148, 0.030, 0.034
RELIC, GROWTH = 0.185, 1.2
SHELF = 0.115
"""Where the relics hover, from the middle up, if there is room."""

MARK = 0.034
SWAY = 0.008
"""How far they rise and fall."""


class RulerRelics(Asked):
    """The relics hover above their panels."""

    keys = (("←→", "Look"), ("Enter", "Take"))

    def build(self) -> None:
        """Title, relics, panels, and the way back."""
        context, question = self.context, self.question
        root, canvas = context.root, context.canvas
        self._time = 0.0
        self._relics: list[NodePath] = []
        roof = heading(root, question.title, f"{question.prompt} Each has its price.", 0, red=True)
        count = max(len(question.options), 1)
        step = min(STEP, (canvas.width - 0.08) / count)
        width = step - (STEP - WIDTH)
        tall = max((self._height(option, width) for option in question.options), default=0.2)
        bottom = FLOOR - canvas.top
        free = roof - bottom - tall
        self._size = min(RELIC, free - 0.02)
        self._shelf = min(SHELF, roof - free / 2) if free > RELIC else roof - free / 2
        for place, option in enumerate(question.options):
            self._relic(option, Box((place - (count - 1) / 2) * step, bottom + tall / 2, width, tall))
        if question.enough:
            back = Button(
                root, "leave", question.leave, 0, bottom - 0.048, lambda: context.choose(None), 0.28, 0.056, key="E"
            )
            context.add(back.spot)

    def update(self, seconds: float) -> None:
        """The relics rise and fall."""
        self._time += seconds
        for place, relic in enumerate(self._relics):
            relic.set_y(self._shelf + SWAY * math.sin(self._time * 1.7 + place * 2.1))

    @staticmethod
    def _lines(option: OptionLook) -> list[tuple[Text, str, str]]:
        """What is written on a panel: words, their mark and their colour."""
        note = [(option.note, "lock", theme.BRIGHT)] if option.note else []
        if not option.boons and not option.banes:
            return [(option.text, "check", theme.BONE), *note]
        return [
            *((text, "check", theme.BONE) for text in option.boons),
            *((text, "cross", theme.HURT) for text in option.banes),
            *note,
        ]

    def _height(self, option: OptionLook, width: float) -> float:
        inner = width - 2 * PAD - MARK
        told = sum(measure(text, theme.SMALL, "body", inner)[1] + 0.016 for text, _, _ in self._lines(option))
        return HEAD + line_height(theme.H2 * 0.9, "head") + 0.026 + told + 0.020

    def _relic(self, option: OptionLook, box: Box) -> None:
        name = f"option:{option.place}"
        root = self.context.root.attach_new_node(name)
        root.set_pos(box.x, 0, 0)
        glow = halo(root, 0, self._shelf, 0.46, 0.46, theme.rgba("#ffb050", 0.42))
        icon = assets.icon(option.id if assets.has_icon(option.id) else "map_boss")
        relic = sprite(root, icon, 0, self._shelf, self._size)
        self._relics.append(relic)
        panel = root.attach_new_node("panel")
        panel.set_y(box.y)
        frame = Frame(panel, ("panel", "panel_hot"), box.width, box.height, 0.05)
        y = box.height / 2 - HEAD
        inner = box.width - 2 * PAD
        size = theme.H2 * 0.9
        Label(panel, 0, y - line_height(size, "head") / 2, size, theme.HEADING, "head", text=option.name).fit(inner)
        y -= line_height(size, "head") + 0.010
        rule(panel, 0, y, inner)
        y -= 0.016
        for text, mark, colour in self._lines(option):
            sprite(panel, assets.icon(mark), -inner / 2 + 0.012, y - line_height(theme.SMALL) / 2, 0.028)
            y -= paragraph(panel, -inner / 2 + MARK, y, text, inner - MARK, theme.SMALL, colour) + 0.016

        def show(hot: bool) -> None:
            frame.show(hot=hot)
            relic.set_scale(self._size * (GROWTH if hot else 1.0))
            (glow.show if hot else glow.hide)()

        show(False)
        top = self._shelf + self._size / 2
        whole = Box(box.x, (top + box.bottom) / 2, box.width, top - box.bottom)
        spot = Spot(name, whole, self.press(option), show, lambda: self.tips(option))
        self.spots.append(self.context.add(spot))

    def tips(self, option: OptionLook) -> list[Tip]:
        """The statuses that it brings; all else stands on its panel."""
        return [tip for tip in super().tips(option) if tip.kind == "status"]
