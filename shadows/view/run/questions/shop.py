"""A shop: its wares on a panel over the right two thirds, its keeper at the left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from shadows.picture.models import OptionLook
from shadows.view.deck.offered_card import OfferedCard
from shadows.view.engine import theme
from shadows.view.panels.questions.context import Asked, QuestionContext
from shadows.view.panels.questions.frame import paragraph, price, price_height, rule
from shadows.view.run.questions.ware import SLOT, Ware
from shadows.view.widgets.button import Button, plaque
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import part, plate

WIDTH, EDGE, PAD = 1.13, 0.020, 0.048
TOP, BOTTOM = 0.372, -0.468
CARDS_TOP, MIDDLE = 0.318, -0.114
"""Where the cards begin, and where the line below them is."""

CARD, GROWN, STEP = 0.300, 0.335, 0.262
ACROSS = 6
"""So many cards stand on a page at most."""

SLOT_STEP, SERVICE, APART = 0.128, 0.300, 0.050
LEAST = 0.80
"""To this part of their usual breadth wares are pushed together before there is another page."""

SHELF = -0.215
SOLD = -1
"""The place of what is no option any more."""

ICONS = {"relic": "Relics", "potion": "Potions"}
"""What is shown as an icon, by the kind of the option; all else is a service."""

TALK = (0.52, 0.116)
FACE = 0.06
"""So far above the middle the keeper's face is seen: explanations stand below that."""


class Shop(Asked):
    """Cards as cards, relics and potions as icons, services as plates. What does not fit is on further pages."""

    def build(self) -> None:
        """Panel, wares, the keeper's words, the way out."""
        context, question = self.context, self.question
        root, canvas = context.root, context.canvas
        self._x = canvas.width / 2 - EDGE - WIDTH / 2
        self._inner = WIDTH - 2 * PAD
        self._left = self._x - self._inner / 2
        plate(root, "panel", self._x, (TOP + BOTTOM) / 2, WIDTH, TOP - BOTTOM, 0.05)
        plaque(root, question.title, self._x, TOP - 0.004, theme.H2 * 0.88)
        rule(root, self._x, MIDDLE, self._inner)
        wares = context.memory["wares"] = in_their_places(context.memory.get("wares", ()), question.options)
        cards = [option for option in wares if option.card is not None]
        self._cards = [cards[first : first + ACROSS] for first in range(0, len(cards), ACROSS)]
        self._shelves = self._shelved([option for option in wares if option.card is None])
        self._pages = max(len(self._cards), len(self._shelves), 1)
        self._page = 0
        pages = (("PgDn", "More wares"),) if self._pages > 1 else ()
        self.keys = (("←→↑↓", "Look"), ("Enter", "Buy"), *pages)
        self._says = root.attach_new_node("about")
        if question.enough:
            x, y = self._x + self._inner / 2 - 0.125, BOTTOM + 0.062
            leave = Button(root, "leave", question.leave, x, y, lambda: context.choose(None), 0.25, 0.064, key="E")
            context.add(leave.spot)
        self._talk(question.story)
        self._wares = QuestionContext(
            context.scene, root.attach_new_node("wares"), context.layer, context.choose, context.open
        )
        self.show_page()

    def act(self, action: str) -> bool:
        """Another page; True if there is one."""
        step = {"page_down": 1, "scroll_down": 1, "page_up": -1, "scroll_up": -1}.get(action, 0)
        page = min(max(self._page + step, 0), self._pages - 1)
        if page == self._page:
            return False
        self._page = page
        self.show_page()
        return True

    def show_page(self) -> None:
        """The wares of the page."""
        self.context.drop(self.spots)
        self.context.scene.board.refresh()
        self.spots = []
        self._wares.root.get_children().detach()
        if self._page < len(self._cards):
            self._show_cards(self._cards[self._page])
        if self._page < len(self._shelves):
            self._show_shelf(self._shelves[self._page])
        self._tell(self._about(), theme.ASH)

    def beside(self, spot: Spot) -> Box:
        """At the left of the panel, below the keeper's face."""
        del spot
        return Box(self._x, 0.0, WIDTH, 2 * FACE)

    def mean(self, option: OptionLook, hot: bool) -> None:
        """Say why a ware cannot be bought."""
        if hot and option.refusal:
            self._tell(option.refusal, theme.BAD)
        else:
            self._tell(self._about(), theme.ASH)

    def _about(self) -> str:
        pages = f"  Page {self._page + 1} of {self._pages}." if self._pages > 1 else ""
        return self.question.prompt + pages

    def _tell(self, words: str, colour: str) -> None:
        self._says.get_children().detach()
        y = BOTTOM + 0.062
        Label(self._says, self._left, y, theme.SMALL, colour, align="left", text=words).fit(self._inner - 0.29)

    def _talk(self, words: str) -> None:
        """What the keeper says, below the keeper."""
        if not words:
            return
        canvas = self.context.canvas
        free = self._x - WIDTH / 2 + canvas.width / 2
        width = min(TALK[0], free - 0.06)
        said = f"“{words}”"
        told = measure(said, theme.BODY, "italic", width - 0.08)[1]
        x, y = free / 2 - canvas.width / 2, 0.155 - canvas.top
        plate(self.context.root, "tooltip", x, y, width, max(TALK[1], told + 0.044), 0.022)
        paragraph(self.context.root, x, y + told / 2, said, width - 0.08, theme.BODY, theme.BONE, "italic", "centre")

    def _show_cards(self, options: Sequence[OptionLook]) -> None:
        """Cards of a kind stand together, under what they are."""
        looks = [(option, option.card) for option in options if option.card is not None]
        themes = dict.fromkeys(card.theme for _, card in looks)
        apart = APART if len(themes) > 1 else 0.0
        step = min(STEP, (self._inner - apart * (len(themes) - 1)) / len(looks))
        head, tag = line_height(theme.SMALL), price_height() + 0.030
        roof, growth = CARDS_TOP - head, GROWN / CARD
        height = min(CARD, step * 0.94 / theme.CARD_RATIO, 2 * (roof - MIDDLE - tag) / (1 + growth))
        x, y = self._left, roof - height * growth / 2
        for kind in themes:
            words = "Cards of your kind" if kind in self.context.library.heroes else "Colorless"
            label = Label(
                self._wares.root,
                x + 0.01,
                CARDS_TOP - head / 2 + 0.006,
                theme.SMALL,
                theme.ASH,
                align="left",
                text=words,
            )
            group = [(option, card) for option, card in looks if card.theme == kind]
            part(label.fit(step * len(group) - 0.01).path, "heading")
            for option, card in group:
                if option.place == SOLD:
                    self._gap(x + step / 2, y, height * theme.CARD_RATIO, height)
                    x += step
                    continue
                dear = bool(option.refusal)
                offered = OfferedCard(
                    self._wares,
                    f"option:{option.place}",
                    card,
                    (x + step / 2, y),
                    height,
                    height * growth if height > CARD * 0.8 else GROWN,
                    self.press(option),
                    partial(self.tips, option),
                    partial(self.mean, option),
                    dull=dear,
                    roof=roof,
                )
                price(self._wares.root, option.price, x + step / 2, y - height / 2 - tag / 2 - 0.002, dear=dear)
                self.spots.append(offered.spot)
                x += step
            x += apart

    def _gap(self, x: float, y: float, width: float, height: float) -> None:
        """Where something was that is sold."""
        plate(self._wares.root, "slot", x, y, width, height, 0.018, (1, 1, 1, 0.35))
        Label(self._wares.root, x, y, theme.TINY, theme.FADED, "italic", text="Sold").fit(width - 0.012)

    def _shelved(self, options: Sequence[OptionLook]) -> list[list[OptionLook]]:
        """What stands on the shelf of each page: as much as there is room for, kind by kind."""
        kinds = list(dict.fromkeys(option.kind for option in options))
        pages: list[list[OptionLook]] = []
        for option in sorted(options, key=lambda option: kinds.index(option.kind)):
            if not pages or _breadth([*pages[-1], option]) * LEAST > self._inner:
                pages.append([])
            pages[-1].append(option)
        return pages

    def _show_shelf(self, options: Sequence[OptionLook]) -> None:
        """Icons in slots, kind by kind, and services on plates."""
        shrink = min(1.0, self._inner / _breadth(options))
        x = self._left
        for kind in dict.fromkeys(option.kind for option in options):
            group = [option for option in options if option.kind == kind]
            words = ICONS.get(kind, "Services" if len(group) > 1 else "Service")
            step = _step(kind) * shrink
            Label(
                self._wares.root,
                x + 0.008,
                MIDDLE - 0.006 - line_height(theme.TINY) / 2,
                theme.TINY,
                theme.ASH,
                align="left",
                text=words,
            )
            for option in group:
                if option.place == SOLD:
                    wide = step - 0.012 if kind not in ICONS else min(SLOT, step - 0.012)
                    self._gap(x + step / 2, SHELF, wide, SLOT if kind not in ICONS else wide)
                    x += step
                    continue
                ware = Ware(self, self._wares, option, x + step / 2, SHELF, step - 0.012, plate=kind not in ICONS)
                self.spots.append(self.context.add(ware.spot))
                x += step
            x += APART * shrink


def in_their_places(before: Sequence[OptionLook], now: Sequence[OptionLook]) -> list[OptionLook]:
    """Wares where they stood before, those that are gone with the place SOLD; where others have come, all of them as
    they are."""
    left, found = list(now), []
    for ware in before:
        if left and (left[0].kind, left[0].id, left[0].name) == (ware.kind, ware.id, ware.name):
            found.append(left.pop(0))
        else:
            found.append(replace(ware, place=SOLD))
    return list(now) if left else found


def _step(kind: str) -> float:
    return SLOT_STEP if kind in ICONS else SERVICE


def _breadth(options: Sequence[OptionLook]) -> float:
    """How much room wares take at their usual breadth."""
    kinds = [option.kind for option in options]
    return sum(map(_step, kinds)) + APART * (len(set(kinds)) - 1)
