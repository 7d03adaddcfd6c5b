"""The page of one thing in the compendium."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import NodePath

from components.deck.prefabs import cards_in
from shadows.content.text.spans import Tip
from shadows.picture.deck import cards as looks
from shadows.view.deck import card as cards
from shadows.view.deck.card import CardSprite
from shadows.view.engine import assets, theme
from shadows.view.menu.shelves import Entry
from shadows.view.panels.game import Game
from shadows.view.run import account
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import block, plate, sprite

PAD = 0.036
CARD, UPGRADED = 0.41, 0.345
SHADOW = theme.rgba("#1a1724")
"""What an icon is coloured with whose thing is not known."""


class EntryPage:
    """Shows an entry within a box; `shown` says whether its secret is out."""

    def __init__(self, game: Game, root: NodePath, box: Box) -> None:
        self._game, self._parent, self._box = game, root, box
        self.root = root.attach_new_node("inspector")

    def show(self, entry: Entry | None, *, shown: bool) -> None:
        """Show another entry, or none."""
        self.root.remove_node()
        self.root = self._parent.attach_new_node("inspector")
        box = self._box
        plate(self.root, "panel", box.x, box.y, box.width, box.height, 0.05)
        if entry is None:
            Label(self.root, box.x, box.y, theme.BODY, theme.ASH, "italic", text="Nothing is like this.")
        elif not shown:
            self._secret(entry)
        elif entry.kind == "cards":
            self._card(entry)
        else:
            self._thing(entry)

    def _secret(self, entry: Entry) -> None:
        box = self._box
        if entry.kind == "cards":
            face = CardSprite(self.root)
            face.turn_over()
            face.place(box.x, box.y + 0.06, CARD)
            face.light(cards.SHADE, dull=True)
        elif entry.kind != "enemies" and assets.has_icon(entry.id):
            sprite(self.root, assets.icon(entry.id), box.x, box.y + 0.07, 0.20, colour=SHADOW)
        y = box.y - 0.20 if entry.kind != "enemies" else box.y + 0.02
        Label(self.root, box.x, y, theme.H2, theme.HEADING, "head", text="Not met yet")
        words = "What you have not seen in any run stays in the dark."
        Label(self.root, box.x, y - 0.050, theme.SMALL, theme.ASH, "italic", text=words).fit(box.width - 2 * PAD)

    def _card(self, entry: Entry) -> None:
        box, library = self._box, self._game.library
        known = cards_in(library)
        prefab = known[entry.id]
        upgrade = known.get(prefab.upgrade)
        top = box.top - 0.040
        x = box.x if upgrade is None else box.left + PAD + CARD * theme.CARD_RATIO / 2 + 0.005
        face = CardSprite(self.root)
        face.show(looks.card_look(library, 0, prefab))
        face.place(x, top - CARD / 2, CARD)
        face.light(cards.SHADE)
        if upgrade is not None:
            other = box.right - PAD - UPGRADED * theme.CARD_RATIO / 2
            face = CardSprite(self.root)
            face.show(looks.card_look(library, 0, upgrade))
            face.place(other, top - CARD / 2 + 0.012, UPGRADED)
            face.light(cards.SHADE)
            Label(self.root, other, top - CARD + 0.022, theme.TINY, theme.GOOD, "bold", text="Upgraded")
        y = top - CARD - 0.026
        self._lines(entry.about, entry.first, y)
        self._terms(entry.tips, y - 0.050)

    def _thing(self, entry: Entry) -> None:
        """An icon where it has one, a name, what it does, its story."""
        box, root = self._box, self.root
        left, room, y = box.left + PAD, box.width - 2 * PAD, box.top - 0.062
        start = left
        if entry.kind != "enemies" and assets.has_icon(entry.id):
            sprite(root, assets.icon(entry.id), left + 0.060, y - 0.022, 0.115)
            start = left + 0.140
        Label(root, start, y, theme.H2, theme.HEADING, "head", "left", entry.name).fit(box.right - PAD - start)
        Label(root, start, y - 0.042, theme.SMALL, theme.ASH, "body", "left", entry.about).fit(box.right - PAD - start)
        y -= 0.078 if start == left else 0.115
        block(root, box.x, y + 0.006, room, 0.0014, theme.rgba(theme.BRASS, 0.5))
        y -= 0.026
        label = Label(root, left, y, theme.BODY, theme.BONE, "body", "left", entry.text, room)
        label.fit(room, y - box.bottom - 0.024)
        y -= label.height + 0.010
        if entry.story:
            high = measure(f"“{entry.story}”", theme.SMALL, "italic", room)[1]
            if y - high > box.bottom + 0.03:
                Label(root, left, y, theme.SMALL, theme.PARCHMENT, "italic", "left", f"“{entry.story}”", room)
                y -= high + 0.014
        if entry.first:
            y = self._met(entry.first, left, y)
        self._terms(entry.tips, y)

    def _lines(self, about: str, first: str, y: float) -> None:
        left = self._box.left + PAD
        room = self._box.width - 2 * PAD
        met = f"Met first on {account.when(first)[:10]}" if first else ""
        Label(self.root, left, y, theme.SMALL, theme.HEADING, "bold", "left", about).fit(room - 0.23)
        Label(self.root, left + room, y, theme.TINY, theme.ASH, "body", "right", met).fit(0.22)

    def _met(self, first: str, left: float, y: float) -> float:
        if y - theme.TINY < self._box.bottom + 0.02:
            return y
        words = f"Met first on {account.when(first)[:10]}"
        Label(self.root, left, y, theme.TINY, theme.ASH, "body", "left", words)
        return y - 0.044

    def _terms(self, tips: Sequence[Tip], y: float) -> None:
        """The terms that it speaks of, as far as there is room."""
        root, box = self.root, self._box
        left, right = box.left + PAD, box.right - PAD
        for tip in tips:
            size, x = theme.H3 * 0.86, left
            tall = measure(tip.text, theme.TINY, "body", right - left - 0.02)[1]
            if y - tall - 0.032 < box.bottom + 0.026:
                return
            if assets.has_icon(tip.id):
                sprite(root, assets.icon(tip.id), x + 0.016, y, 0.032)
                x += 0.040
            name = Label(root, x, y, size, theme.HEADING, "head", "left", tip.name)
            x += name.width + 0.016
            block(root, (x + right) / 2, y, right - x, 0.0012, theme.rgba(theme.BRASS, 0.35))
            Label(root, left, y - 0.032, theme.TINY, theme.BONE, "body", "left", tip.text, right - left)
            y -= tall + 0.048
