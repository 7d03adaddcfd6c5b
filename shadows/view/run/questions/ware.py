"""Something that a shop sells beside its cards: an icon in a slot, or a service on a plate, with its price below."""

from __future__ import annotations

from shadows.picture.models import OptionLook
from shadows.view.engine import assets, theme
from shadows.view.panels.questions.context import Asked, QuestionContext, icon_of
from shadows.view.panels.questions.frame import Frame, price, price_height
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label, line_height
from shadows.view.widgets.pieces import sprite

SLOT = 0.100
ICON, GROWN = 0.76, 0.90
"""The size of an icon by that of its slot, and of one that is meant."""

SIGN, BIG_SIGN = 0.070, 0.078
NARROW = 0.22
"""A plate that has less room than this shows its icon alone."""


class Ware:
    """One of them at a place, in so much width; dull and with a red price where it cannot be bought."""

    def __init__(
        self,
        asked: Asked,
        context: QuestionContext,
        option: OptionLook,
        x: float,
        y: float,
        width: float,
        *,
        plate: bool,
    ) -> None:
        self._asked, self._option = asked, option
        dear = bool(option.refusal)
        plate = plate and width >= NARROW
        name = f"option:{option.place}"
        root = context.root.attach_new_node(name)
        root.set_pos(x, y, 0)
        wide, tall = (width, SLOT) if plate else (min(SLOT, width),) * 2
        self._frame = Frame(root, ("slot", "slot_hot"), wide, tall, 0.022)
        self._sizes = (SIGN, BIG_SIGN) if plate else (tall * ICON, tall * GROWN)
        at = 0.052 - wide / 2 if plate else 0.0
        tint = (1, 1, 1, 0.4) if dear else None
        self._icon = sprite(root, assets.icon(icon_of(option)), at, 0, self._sizes[0], colour=tint)
        if plate:
            left, room = 0.098 - wide / 2, wide - 0.112
            colour = theme.FADED if dear else theme.BONE
            Label(root, left, 0.026, theme.SMALL, colour, "bold", "left", option.name).fit(room, 0.034)
            below = 0.012 - line_height(theme.TINY) / 2
            Label(root, left, below, theme.TINY, theme.ASH, "body", "left", option.text, room).fit(room, 0.050)
        price(root, option.price, 0, -tall / 2 - 0.008 - price_height(theme.TINY) / 2, dear=dear, size=theme.TINY)
        box = Box(x, y, wide, tall)
        self.spot = Spot(name, box, asked.press(option), self.show, lambda: asked.tips(option), enabled=not dear)

    def show(self, hot: bool) -> None:
        """It is meant, or no longer."""
        self._frame.show(hot=hot)
        self._icon.set_scale(self._sizes[hot])
        self._asked.mean(self._option, hot)
