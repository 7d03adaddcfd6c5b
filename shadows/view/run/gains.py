"""What comes in and goes out on the way: things fly to where they are kept, numbers rise to those that they change."""

from __future__ import annotations

from collections.abc import Sequence

from components import facts
from components.deck.prefabs import cards_in
from components.facts import Fact
from shadows.picture.deck.cards import card_look
from shadows.picture.models import Picture
from shadows.picture.outcomes import ChangeLook
from shadows.view.combat.floats import RISE, Floats
from shadows.view.deck.card import CardSprite
from shadows.view.deck.fan import Seat
from shadows.view.deck.flight import Flights
from shadows.view.engine import assets, theme, tween
from shadows.view.engine.tween import Tweens
from shadows.view.panels.belt import Belt
from shadows.view.panels.game import Game
from shadows.view.run.passage import moves
from shadows.view.widgets.hit_areas import Place
from shadows.view.widgets.pieces import sprite

ABOVE = 300
"""Over what is asked, below the veil between two screens."""

FLIES, BURNS, ICON, CARD = 0.62, 0.75, 0.115, 0.34
BESIDE = 0.055
"""Where a number comes to rest, below that which it changes."""


class Gains:
    """Lives beside the layout of a screen: what is on its way does not stop because something else is asked."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._tweens = Tweens()
        self._root = game.canvas.root.attach_new_node("gains", ABOVE)
        self._flights = Flights(self._root, self._tweens)
        self._floats = Floats(self._root, self._tweens)

    def update(self, seconds: float) -> None:
        """Per frame."""
        self._tweens.update(seconds * min(self._game.pace, 1000.0))

    def remove(self) -> None:
        """Take all of it away."""
        self._tweens.clear()
        self._root.remove_node()

    def show(self, happened: Sequence[Fact], start: Place, belt: Belt, deck: Place) -> None:
        """Show what these facts brought and took. Things come from `start`, cards go to the `deck`."""
        if self._game.pace == float("inf"):
            return
        still = self._game.settings.calm
        for fact in happened:
            match fact:
                case facts.GoldGained() | facts.GoldLost() if fact.amount:
                    gained = isinstance(fact, facts.GoldGained)
                    self._number(fact.amount if gained else -fact.amount, belt.gold_place, theme.GOLD)
                case facts.Healed() if fact.amount:
                    self._number(fact.amount, belt.hp_place, theme.GOOD)
                case facts.HpLost():
                    self._number(-fact.amount, belt.hp_place, theme.HURT)
                case facts.RelicGained() if not still:
                    self._thing(fact.prefab, start, belt.relic_place(fact.relic))
                case facts.PotionGained() if not still:
                    box = belt.boxes[f"potion:{fact.slot}"]
                    self._thing(fact.prefab, start, (box.x, box.y))
                case facts.CardGained() if not still:
                    self._card(fact.prefab, start, deck)
                case facts.CardUpgraded() if not still:
                    self._card(cards_in(self._game.library)[fact.prefab].upgrade or fact.prefab, start, deck)
                case facts.CardRemoved() if not still:
                    self._card(fact.prefab, start, None)

    def count(self, changes: Sequence[ChangeLook], belt: Belt) -> None:
        """Show what a decision changed in HP and Gold."""
        if self._game.pace == float("inf"):
            return
        for kind, place, colour in (("hp", belt.hp_place, theme.GOOD), ("gold", belt.gold_place, theme.GOLD)):
            changed = sum(change.amount for change in changes if change.kind == kind)
            if changed:
                self._number(changed, place, colour)

    def carry(self, seen: Sequence[tuple[ChangeLook, Place]], picture: Picture, belt: Belt, deck: Place) -> None:
        """What a decision brought goes from where it was seen to where it is kept."""
        if not moves(self._game):
            return
        relics = {relic.id: belt.relic_place(relic.entity) for relic in picture.relics}
        slots = {potion.id: f"potion:{potion.slot}" for potion in picture.potions if potion is not None}
        for change, start in seen:
            match change.kind:
                case "relic" if change.id in relics:
                    self._thing(change.id, start, relics[change.id])
                case "potion" if change.id in slots:
                    box = belt.boxes[slots[change.id]]
                    self._thing(change.id, start, (box.x, box.y))
                case "gained" | "upgraded":
                    look = change.becomes or change.card
                    self._card(look.id if look is not None else change.id, start, deck)

    def _number(self, amount: int, place: Place, colour: str) -> None:
        words = f"{amount:+d}".replace("-", "−")
        self._floats.rise(words, place[0], place[1] - BESIDE - RISE, 0.046, theme.HURT if amount < 0 else colour)

    def _thing(self, name: str, start: Place, end: Place) -> None:
        icon = sprite(self._root, assets.icon(name), *start, ICON)

        def move(t: float) -> None:
            x, y = (a + (b - a) * t for a, b in zip(start, end, strict=True))
            icon.set_pos(x, y + 0.10 * tween.bump(t) * (1 - t), 0)
            icon.set_scale(ICON * (1 - 0.58 * t))

        self._tweens.add(FLIES, move, tween.smooth, after=icon.remove_node)

    def _card(self, name: str, start: Place, end: Place | None) -> None:
        """It flies to its end, or burns where there is none."""
        library, seat = self._game.library, Seat(*start, CARD, 0.0)
        card = CardSprite(self._flights.root)
        card.show(card_look(library, 0, cards_in(library)[name]))
        if end is None:
            self._flights.burn(card, seat, BURNS, card.root.remove_node)
        else:
            self._flights.send(card, seat, end, FLIES, None, card.root.remove_node)
