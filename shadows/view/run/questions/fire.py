"""A fire to rest at: a panel for each of the actions, in front of the flames."""

from __future__ import annotations

from shadows.picture.models import OptionLook
from shadows.view.engine import assets, theme
from shadows.view.panels.questions.context import Asked, icon_of, refused
from shadows.view.panels.questions.frame import Frame, heading, paragraph
from shadows.view.widgets.button import Button, key_cap
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import line_height, measure
from shadows.view.widgets.pieces import halo, sprite

WIDTH, STEP = 0.46, 0.50
HEAD, FOOT = 0.074, 0.040
ICON = 0.120
FLOOR = 0.130
"""How far above the lower edge the panels begin."""


class Fire(Asked):
    """The panels stand side by side; more of them are narrower."""

    keys = (("1-9", "Choose"), ("←→", "Look"), ("Enter", "Confirm"))

    def build(self) -> None:
        """Title, words, panels, and the way on."""
        context, question = self.context, self.question
        root, canvas = context.root, context.canvas
        heading(root, question.title, question.story or question.prompt, 0)
        count = max(len(question.options), 1)
        step = min(STEP, (canvas.width - 0.10) / count)
        width = step - (STEP - WIDTH)
        inner = width - 0.06
        tall = max((self._height(option, inner) for option in question.options), default=0.2)
        bottom = FLOOR - canvas.top
        for place, option in enumerate(question.options):
            x = (place - (count - 1) / 2) * step
            self._panel(option, place, Box(x, bottom + tall / 2, width, tall), inner)
        if question.enough:
            key = "" if self.gives_up else "E"
            leave = Button(
                root, "leave", question.leave, 0, bottom - 0.046, lambda: context.choose(None), 0.28, 0.056, key=key
            )
            context.add(leave.spot)

    @property
    def gives_up(self) -> bool:
        """The one thing that it gives, if any can be had."""
        return any(not option.refusal for option in self.question.options)

    @staticmethod
    def _height(option: OptionLook, inner: float) -> float:
        told = measure(option.text, theme.SMALL, "body", inner)[1]
        noted = measure(option.refusal or option.note, theme.SMALL, "bold", inner)[1]
        return HEAD + line_height(theme.H2, "head") + told + noted + 0.022 + FOOT

    def _panel(self, option: OptionLook, place: int, box: Box, inner: float) -> None:
        free = not option.refusal
        name = f"option:{option.place}"
        root = self.context.root.attach_new_node(name)
        root.set_pos(box.x, box.y, 0)
        frame = Frame(root, ("panel", "panel_hot"), box.width, box.height, 0.05)
        top = box.height / 2
        halo(root, 0, top - 0.02, 0.22, 0.22, theme.rgba("#ffb060", 0.35 if free else 0.1))
        icon = sprite(root, assets.icon(icon_of(option)), 0, top - 0.014, ICON, colour=None if free else (1, 1, 1, 0.5))
        key_cap(root, str(place + 1), box.width / 2 - 0.036, top - 0.034)
        y = top - HEAD
        y -= paragraph(
            root, 0, y, option.name, inner, theme.H2, theme.HEADING if free else theme.FADED, "head", "centre"
        )
        y -= paragraph(root, 0, y, option.text, inner, align="centre") + 0.012
        paragraph(root, 0, y, refused(option.refusal) if not free else option.note, inner, role="bold", align="centre")

        def show(hot: bool) -> None:
            frame.show(hot=hot and free)
            icon.set_scale(ICON * (1.12 if hot and free else 1.0))

        spot = Spot(name, box, self.press(option), show, lambda: self.tips(option), enabled=free)
        self.spots.append(self.context.add(spot))
