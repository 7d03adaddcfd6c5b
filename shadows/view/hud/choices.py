"""A question of the run: a story, options with prices and reasons, or cards to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from shadows.looks import OptionLook, QuestionLook, Tip
from shadows.view import assets, theme, tips
from shadows.view.widgets import card as cards
from shadows.view.widgets.button import Button, plaque
from shadows.view.widgets.card import CardSprite
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import plate, sprite
from shadows.view.widgets.spots import Box, Spot

if TYPE_CHECKING:
    from shadows.view.scenes.road import Road

ICONS = {
    "gold": "gold",
    "cards": "deck",
    "relics": "map_boss",
    "removal": "remove",
    "choice": "map_event",
    "rest": "rest",
    "forge": "forge",
    "meditate": "meditate",
}
"""Icons by an option's id or kind, where the thing itself has none."""

WIDTH = 1.04
BIG, TALL = 0.46, 0.098


class Choices:
    """Draws the question and makes its options known."""

    def __init__(self, road: Road, question: QuestionLook, choose: Callable[[int | None], None]) -> None:
        self._road, self._choose = road, choose
        self._canvas = road.game.canvas
        self._root = road.root
        top = self._canvas.top - theme.TOP_BAR - 0.075
        plaque(self._root, question.title or question.prompt, 0, top, theme.H2)
        if question.options and question.kind != "shop" and all(option.card for option in question.options):
            Label(self._root, 0, top - 0.070, theme.BODY, theme.BONE, text=question.prompt)
            self._cards(question.options, top - 0.10)
        else:
            self._rows(question, top - 0.075)
        if question.enough:
            button = Button(
                self._root,
                "leave",
                question.leave or "Go on",
                0,
                -self._canvas.top + 0.105,
                lambda: choose(None),
                0.34,
                kind="primary",
            )
            road.add(button.spot)

    def _cards(self, options: tuple[OptionLook, ...], top: float) -> None:
        count = len(options)
        rows = 1 if count <= 5 else 2 if count <= 16 else 3
        across = -(-count // rows)
        room = top + self._canvas.top - 0.16
        height = min(BIG, room / rows - 0.02)
        step = min(height * theme.CARD_RATIO + 0.045, (self._canvas.width - 0.14) / across)
        middle = (top - self._canvas.top + 0.16) / 2
        for number, option in enumerate(options):
            row, column = divmod(number, across)
            x = (column - (min(across, count - row * across) - 1) / 2) * step
            y = middle + ((rows - 1) / 2 - row) * (height + 0.02)
            face = CardSprite(self._root)
            face.show(option.card)
            face.place(x, y, height)
            rest = cards.CHOSEN if option.chosen else cards.SHADE
            face.light(rest)
            self._road.add(
                Spot(
                    f"option:{option.place}",
                    Box(x, y, height * theme.CARD_RATIO, height),
                    lambda place=option.place: self._choose(place),
                    lambda hot, face=face, rest=rest: face.light(cards.HOT if hot else rest),
                    lambda option=option: self._tips(option),
                )
            )

    def _rows(self, question: QuestionLook, top: float) -> None:
        options = question.options
        if question.story:
            wrap = WIDTH - 0.10
            tall = measure(question.story, theme.BODY, "italic", wrap)[1] + 0.06
            plate(self._root, "panel", 0, top - tall / 2, WIDTH, tall, 0.05)
            Label(self._root, 0, top - 0.046, theme.BODY, theme.PARCHMENT, "italic", wrap=wrap, text=question.story)
            top -= tall + 0.012
        room = top + self._canvas.top - 0.16
        tall = min(TALL, room / max(1, len(options)))
        for number, option in enumerate(options):
            self._row(option, top - tall * (number + 0.5), tall - 0.008)

    def _row(self, option: OptionLook, y: float, height: float) -> None:
        free = not option.refusal
        root = self._root.attach_new_node(f"option:{option.place}")
        root.set_pos(0, y, 0)
        skins = [plate(root, skin, 0, 0, WIDTH, height, 0.018) for skin in ("row", "row_hot", "row_disabled")]
        side = min(height * 0.8, 0.066)
        left = -WIDTH / 2 + 0.020
        name = next((name for name in (option.id, option.kind) if name and assets.has_icon(ICONS.get(name, name))), "")
        if name:
            sprite(
                root,
                assets.icon(ICONS.get(name, name)),
                left + side / 2,
                0,
                side,
                colour=None if free else (1, 1, 1, 0.4),
            )
        left += side + 0.016
        room = WIDTH / 2 - 0.03 - left - (0.12 if option.price else 0)
        words = option.refusal or option.text
        lift = height * 0.19 if words else 0.0
        colour = theme.BONE if free else theme.FADED
        Label(root, left, lift, min(theme.BODY, height * 0.42), colour, "bold", "left", option.name).fit(room)
        if words:
            tone = theme.MIST if free else theme.BAD
            Label(root, left, -height * 0.24, min(theme.SMALL, height * 0.34), tone, "body", "left", words).fit(room)
        if option.price:
            sprite(root, assets.icon("gold"), WIDTH / 2 - 0.095, 0, 0.036)
            Label(
                root,
                WIDTH / 2 - 0.028,
                0,
                theme.BODY,
                theme.GOLD if free else theme.FADED,
                "bold",
                "right",
                str(option.price),
            )

        def show(hot: bool) -> None:
            for skin, seen in zip(skins, (free and not hot, free and hot, not free), strict=True):
                (skin.show if seen else skin.hide)()

        show(False)
        spot = Spot(
            f"option:{option.place}",
            Box(0, y, WIDTH, height),
            lambda: self._choose(option.place),
            show,
            lambda: self._tips(option),
            enabled=free,
        )
        self._road.add(spot)

    def _tips(self, option: OptionLook) -> list[Tip]:
        library = self._road.game.library
        if option.card is not None:
            return tips.of_card(library, option.card)
        found = [Tip("", "", option.name, option.text)] if option.text else []
        return [*found, *tips.wording.tips(library, option.text)]
