"""A shop: its wares on a panel over the right two thirds, its keeper at the left."""

from __future__ import annotations

from collections.abc import Sequence

from shadows.looks import OptionLook
from shadows.view import assets, theme
from shadows.view.questions.desk import Asked, icon_of
from shadows.view.questions.offered import OfferedCard
from shadows.view.questions.parts import Frame, paragraph, price, rule
from shadows.view.widgets.button import Button, plaque
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import plate, sprite
from shadows.view.widgets.spots import Box, Spot

WIDTH, EDGE, PAD = 1.13, 0.020, 0.048
TOP, BOTTOM = 0.372, -0.468
CARDS = (0.318, -0.106)
"""From where to where the cards and their prices go, in height."""

CARD, STEP, TAG = 0.300, 0.262, 0.066
SLOT, SLOT_STEP, SERVICE = 0.100, 0.128, 0.300
SHELF = -0.215
NARROW = 0.22
"""A service that has less room than this is an icon, too."""

GROUPS = {"relic": "Relics", "potion": "Potions"}
TALK = (0.52, 0.116)
FACE = 0.06
"""So far above the middle the keeper's face is seen: explanations stand below that."""


class Shop(Asked):
    """Cards as cards, relics and potions as icons, services as plates; each with its price below."""

    keys = (("←→↑↓", "Look"), ("Enter", "Buy"))

    def build(self) -> None:
        """Panel, wares, the keeper's words, the way out."""
        desk, question = self.desk, self.question
        root, canvas = desk.root, desk.canvas
        self._x = canvas.width / 2 - EDGE - WIDTH / 2
        self._inner = WIDTH - 2 * PAD
        self._left = self._x - self._inner / 2
        plate(root, "panel", self._x, (TOP + BOTTOM) / 2, WIDTH, TOP - BOTTOM, 0.05)
        plaque(root, question.title, self._x, TOP - 0.004, theme.H2 * 0.88)
        self._cards([option for option in question.options if option.card is not None])
        rule(root, self._x, CARDS[1] - 0.008, self._inner)
        self._shelves([option for option in question.options if option.card is None])
        self._says = root.attach_new_node("about")
        self._tell(question.prompt, theme.ASH)
        if question.enough:
            x, y = self._x + self._inner / 2 - 0.125, BOTTOM + 0.062
            leave = Button(root, "leave", question.leave, x, y, lambda: desk.choose(None), 0.25, 0.064, key="E")
            desk.add(leave.spot)
        self._talk(question.story)

    def beside(self, spot: Spot) -> Box:
        """At the left of the panel, below the keeper's face."""
        del spot
        return Box(self._x, 0.0, WIDTH, 2 * FACE)

    def mean(self, option: OptionLook, *, hot: bool) -> None:
        """Say why a ware cannot be bought."""
        if hot and option.refusal:
            self._tell(option.refusal, theme.BAD)
        else:
            self._tell(self.question.prompt, theme.ASH)

    def _tell(self, words: str, colour: str) -> None:
        self._says.get_children().detach()
        y = BOTTOM + 0.062
        Label(self._says, self._left, y, theme.SMALL, colour, align="left", text=words).fit(self._inner - 0.29)

    def _talk(self, words: str) -> None:
        """What the keeper says, below the keeper."""
        if not words:
            return
        width, least = TALK
        free = self._x - WIDTH / 2 + self.desk.canvas.width / 2
        width = min(width, free - 0.06)
        said = f"“{words}”"
        told = measure(said, theme.BODY, "italic", width - 0.08)[1]
        tall = max(least, told + 0.044)
        x, y = -self.desk.canvas.width / 2 + free / 2, 0.155 - self.desk.canvas.top
        plate(self.desk.root, "tooltip", x, y, width, tall, 0.022)
        paragraph(self.desk.root, x, y + told / 2, said, width - 0.08, theme.BODY, theme.BONE, "italic", "centre")

    def _cards(self, options: Sequence[OptionLook]) -> None:
        """Cards of a kind stand together, under what they are."""
        themes = dict.fromkeys(option.card.theme for option in options if option.card is not None)
        groups = [[option for option in options if option.card and option.card.theme == theme] for theme in themes]
        gap = 0.04 if len(groups) > 1 else 0.0
        room = self._inner - gap * max(len(groups) - 1, 0)
        rows = 1 if len(options) <= 6 else 2 if len(options) <= 16 else 3
        across = -(-len(options) // rows) or 1
        step = min(STEP, room / across)
        tall = CARDS[0] - CARDS[1]
        height = min(CARD, step * 0.94 / theme.CARD_RATIO, tall / rows - TAG - 0.026)
        x = self._left
        number = 0
        for group in groups:
            hero = self.desk.library.heroes.get(group[0].card.theme)  # type: ignore[union-attr]
            words = "Cards of your kind" if hero is not None else "Colorless"
            if rows == 1:
                Label(self.desk.root, x + 0.01, CARDS[0] - 0.008, theme.SMALL, theme.ASH, align="left", text=words).fit(
                    step
                )
            for option in group:
                row, column = divmod(number, across)
                where = x + step / 2 if rows == 1 else self._left + (column + 0.5) * step
                y = CARDS[0] - 0.030 - height / 2 - row * (tall / rows)
                self._card(option, where, y, height)
                x += step
                number += 1
            x += gap

    def _card(self, option: OptionLook, x: float, y: float, height: float) -> None:
        dear = bool(option.refusal)
        card = OfferedCard(
            self.desk,
            f"option:{option.place}",
            option.card,  # type: ignore[arg-type]
            (x, y),
            height,
            height * 1.12,
            self.press(option),
            lambda: self.tips(option),
            lambda hot: self.mean(option, hot=hot),
            dull=dear,
        )
        price(self.desk.root, option.price, x, y - height / 2 - 0.036, dear=dear)
        self.spots.append(card.spot)

    def _shelves(self, options: Sequence[OptionLook]) -> None:
        """Icons in slots, kind by kind, and services on plates at the right; all narrower where there are many."""
        kinds = dict.fromkeys(option.kind for option in options)
        groups = [(kind, [option for option in options if option.kind == kind]) for kind in kinds]
        wide = sum((SLOT_STEP if kind in GROUPS else SERVICE) * len(group) for kind, group in groups)
        gap = 0.05
        shrink = min(1.0, (self._inner - gap * max(len(groups) - 1, 0)) / wide) if wide else 1.0
        x = self._left
        for kind, group in groups:
            words = GROUPS.get(kind, "Services" if len(group) > 1 else "Service")
            step = (SLOT_STEP if kind in GROUPS else SERVICE) * shrink
            y = CARDS[1] - 0.036
            Label(self.desk.root, x + 0.008, y, theme.TINY, theme.ASH, align="left", text=words)
            for option in group:
                if kind in GROUPS or step < NARROW:
                    self._ware(option, x + step / 2, min(SLOT, step - 0.012))
                else:
                    self._service(option, x + step / 2, step - 0.010)
                x += step
            x += gap

    def _ware(self, option: OptionLook, x: float, side: float) -> None:
        name, dear = f"option:{option.place}", bool(option.refusal)
        root = self.desk.root.attach_new_node(name)
        root.set_pos(x, SHELF, 0)
        frame = Frame(root, ("slot", "slot_hot"), side, side, 0.022, glow=1.2)
        icon = sprite(root, assets.icon(icon_of(option)), 0, 0, side * 0.76, colour=(1, 1, 1, 0.4) if dear else None)
        price(self.desk.root, option.price, x, SHELF - side / 2 - 0.032, dear=dear, size=theme.TINY)

        def show(hot: bool) -> None:
            frame.show(hot=hot, focused=self.desk.by_keys)
            icon.set_scale(side * (0.9 if hot else 0.76))
            self.mean(option, hot=hot)

        box = Box(x, SHELF, side, side)
        self.spots.append(self.desk.add(Spot(name, box, self.press(option), show, lambda: self.tips(option), not dear)))

    def _service(self, option: OptionLook, x: float, width: float) -> None:
        name, dear = f"option:{option.place}", bool(option.refusal)
        root = self.desk.root.attach_new_node(name)
        root.set_pos(x, SHELF, 0)
        frame = Frame(root, ("slot", "slot_hot"), width, SLOT, 0.022, glow=1.0)
        icon = sprite(
            root, assets.icon(icon_of(option)), 0.052 - width / 2, 0, 0.070, colour=(1, 1, 1, 0.4) if dear else None
        )
        colour = theme.FADED if dear else theme.BONE
        left, room = 0.098 - width / 2, width - 0.112
        Label(root, left, 0.026, theme.SMALL, colour, "bold", "left", option.name).fit(room)
        paragraph(root, left, 0.012, option.text, room, theme.TINY, theme.ASH)
        price(self.desk.root, option.price, x, SHELF - SLOT / 2 - 0.032, dear=dear, size=theme.TINY)

        def show(hot: bool) -> None:
            frame.show(hot=hot, focused=self.desk.by_keys)
            icon.set_scale(0.078 if hot else 0.070)
            self.mean(option, hot=hot)

        box = Box(x, SHELF, width, SLOT)
        self.spots.append(self.desk.add(Spot(name, box, self.press(option), show, lambda: self.tips(option), not dear)))
