"""The deck of a run that has ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from components.deck.prefabs import cards_in
from shadows.picture.deck import cards as looks
from shadows.picture.models import CardLook
from shadows.saves.stats import Stats
from shadows.view.deck import card as cards
from shadows.view.deck.card import CardSprite
from shadows.view.engine import assets, theme
from shadows.view.widgets import tips
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import sprite

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

RAISED = 0.42
"""The height of a card of the deck that is looked at."""


def numbers(tally: Stats) -> list[tuple[str, str]]:
    """What is counted of a run with cards alone."""
    return [("HP lost to own cards", f"{tally.sacrificed:,}"), ("Cards played", f"{tally.cards_played:,}")]


class KeptCards:
    """Side by side on a panel, copies on each other; the one that is meant is seen large above it."""

    def __init__(self, scene: Scene, kept: Mapping[str, Sequence[str]], box: Box) -> None:
        self._scene = scene
        root, library = scene.root, scene.game.library
        copies, prefabs = Counter(kept.get("cards", ())), cards_in(library)
        known = sorted((prefabs[name].name, name) for name in copies if name in prefabs)
        head = Label(root, box.left, box.top - 0.034, theme.H3 * 0.92, theme.HEADING, "head", "left", "Deck")
        many = sum(copies.values())
        count = f"{many} card{'s' * (many != 1)}"
        x = box.left + head.width + 0.024
        Label(root, x, box.top - 0.035, theme.SMALL, theme.ASH, align="left", text=count)
        looked = {name: looks.card_look(library, 0, prefabs[name]) for _, name in known}
        size = min(0.19, box.height - 0.080)
        width = size * theme.CARD_RATIO
        step = min(width + 0.012, (box.width - width) / max(1, len(looked) - 1))
        y = box.bottom + 0.022 + size / 2
        for place, (name, look) in enumerate(looked.items()):
            x = box.left + width / 2 + step * place
            face = CardSprite(root)
            face.show(look)
            face.place(x, y, size)
            face.light(cards.SHADE)
            if copies[name] > 1:
                badge = x - width * 0.5 + min(step, width) * 0.5, y - size * 0.5 + 0.004
                wide = min(0.044, max(0.026, step))
                sprite(root, assets.skin("node"), *badge, wide)
                Label(root, *badge, wide * 0.5, theme.PARCHMENT, "bold", text=f"×{copies[name]}", grows=False)
        self._raised = CardSprite(root.attach_new_node("raised", 50))
        self._raised.root.hide()
        for place, (name, look) in enumerate(looked.items()):
            seen = width if place == len(looked) - 1 else min(step, width)
            x = box.left + step * place + seen / 2
            spot = Spot(
                f"card:{place}:{name}",
                Box(x, y, seen, size),
                show=partial(self._look_at, look, x, y + size / 2),
                tips=partial(tips.of_card, library, look),
            )
            scene.add(spot)

    def _look_at(self, look: CardLook, x: float, y: float, hot: bool) -> None:
        """Show a card of the deck large above its place."""
        if not hot:
            self._raised.root.hide()
            return
        half = RAISED * theme.CARD_RATIO / 2
        edge = self._scene.game.canvas.width / 2 - half - 0.02
        self._raised.show(look)
        self._raised.place(min(max(x, -edge), edge), y + RAISED / 2 - 0.06, RAISED)
        self._raised.light(cards.HOT)
        self._raised.root.show()
