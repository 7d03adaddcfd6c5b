"""The hand: cards in a fan that come, go, rise and are dragged."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import NodePath

from shadows.picture.models import CardLook
from shadows.view.deck import card as cards
from shadows.view.deck.card import CardSprite
from shadows.view.deck.card_face import FACES
from shadows.view.deck.fan import Seat, fan, raised
from shadows.view.deck.flight import Flights
from shadows.view.engine import theme, tween
from shadows.view.engine.tween import Tweens
from shadows.view.widgets.hit_areas import Box, Place

SETTLED = 0.0006
INSTANT = 9.0
"""So many seconds bring anything to its goal."""

DRAGGED = 0.30
"""The height of a card that is dragged."""

DEALT = 0.09
"""From one card that is dealt to the next, in seconds."""

BAKES = 2
"""So many faces are painted in a frame at most; the others keep theirs until the next."""


class _HeldCard:
    """A card of the hand as it is drawn: where it is and where it goes."""

    def __init__(self, sprite: CardSprite, look: CardLook) -> None:
        self.sprite, self.look = sprite, look
        self.painted: CardLook | None = None
        self.x = self.y = self.roll = 0.0
        self.height = 0.1
        self.goal = Seat(0, 0, 0.1, 0)
        self.wait = 0.0
        """Seconds until it starts to move."""


class Hand:
    """All cards in the hand, by entity, and the sprites of those that fly away."""

    def __init__(self, parent: NodePath, tweens: Tweens, width: float, floor: float) -> None:
        self.root = parent.attach_new_node("hand")
        self.flights = Flights(parent, tweens)
        self._width, self._floor = width, floor
        self._cards: dict[int, _HeldCard] = {}
        self._order: list[int] = []
        self._free: list[CardSprite] = []
        self.hover: int | None = None
        self.drag: tuple[int, Place] | None = None
        """The card that is dragged, and where its centre is held."""
        self.still = False
        """Whether cards come, go and rise without a movement."""
        self._dirty = True

    @property
    def order(self) -> tuple[int, ...]:
        """The cards left to right."""
        return tuple(self._order)

    def set(self, looks: Sequence[CardLook], entrance: Place | None = None) -> None:
        """The hand is now this; what is new comes from `entrance`, what is gone is gone."""
        wanted = {look.entity for look in looks}
        for entity in [card for card in self._cards if card not in wanted]:
            self._release(self._cards.pop(entity).sprite)
        for look in looks:
            held = self._cards.get(look.entity)
            if held is None:
                held = self._cards[look.entity] = _HeldCard(self._take(self.root), look)
                held.sprite.light(cards.SHADE)
                if entrance is not None:
                    held.x, held.y = entrance
                self._dirty = True
            held.look = look
        order = [look.entity for look in looks]
        if order != self._order:
            self._order, self._dirty = order, True
        if entrance is None:
            self._paint(None)
            self.arrange(at_once=True)
        if self.hover not in self._cards:
            self.hover = None

    def deal(self, start: Place) -> None:
        """All cards of the hand come from a place, one after the other."""
        for number, card in enumerate(self._order):
            held = self._cards[card]
            held.x, held.y, held.height, held.roll = *start, 0.06, 0.0
            held.wait = DEALT * number
            held.sprite.place(held.x, held.y, held.height, held.roll)

    def look(self, card: int, look: CardLook) -> None:
        """Show other numbers on a card."""
        if card in self._cards:
            self._cards[card].look = look

    def seats(self) -> list[Seat]:
        """Where the cards stand while none is looked at."""
        return fan(len(self._order), self._width, self._floor)

    def boxes(self) -> list[Box]:
        """What of each card can be pointed at."""
        return [Box(s.x, s.y, s.height * theme.CARD_RATIO, s.height, s.roll) for s in self.seats()]

    def raised_box(self) -> Box | None:
        """The box of the card that is looked at."""
        if self.hover is None:
            return None
        seat = raised(self.seats()[self._order.index(self.hover)], self._floor, self._width)
        return Box(seat.x, seat.y, seat.height * theme.CARD_RATIO, seat.height)

    def lift(self, card: int | None) -> None:
        """Look at a card, or at none."""
        if card != self.hover:
            self.hover = card if card in self._cards else None
            self._dirty = True

    def arrange(self, *, at_once: bool = False) -> None:
        """Give all cards their seats."""
        self._dirty = False
        place = self._order.index(self.hover) if self.hover in self._order else None
        seats = fan(len(self._order), self._width, self._floor, place)
        flat = self.seats()
        for number, card in enumerate(self._order):
            held = self._cards[card]
            held.goal = raised(flat[number], self._floor, self._width) if card == self.hover else seats[number]
            held.sprite.root.reparent_to(self.root, 1000 if card == self.hover else number)
            if at_once:
                goal = held.goal
                held.x, held.y, held.height, held.roll = goal.x, goal.y, goal.height, goal.roll
                held.sprite.place(goal.x, goal.y, goal.height, goal.roll)

    def light(self, hot: int | None, *, mine: bool) -> None:
        """Glows: of what can be played, and of the one that is meant. `mine`: it is the player's turn."""
        for card, held in self._cards.items():
            playable = mine and not held.look.refusal
            colour = cards.HOT if card == hot else cards.PLAYABLE if playable else cards.SHADE
            held.sprite.light(colour, dull=mine and not playable and card != hot)

    def update(self, seconds: float) -> None:
        """Per frame: faces that changed, cards that move."""
        if self._dirty:
            self.arrange()
        self._paint(BAKES)
        for card, held in self._cards.items():
            goal = held.goal
            held.wait -= seconds
            if held.wait > 0:
                continue
            if self.drag is not None and self.drag[0] == card:
                goal = Seat(*self.drag[1], DRAGGED, 0.0)
            off = abs(held.x - goal.x) + abs(held.y - goal.y) + abs(held.height - goal.height)
            if off < SETTLED and abs(held.roll - goal.roll) < 0.1:
                continue
            passed = INSTANT if self.still else seconds
            held.x = tween.towards(held.x, goal.x, passed)
            held.y = tween.towards(held.y, goal.y, passed)
            held.height = tween.towards(held.height, goal.height, passed)
            held.roll = tween.towards(held.roll, goal.roll, passed)
            held.sprite.place(held.x, held.y, held.height, held.roll)

    def fly(
        self,
        card: int,
        to: Place,
        seconds: float,
        *,
        via: Place | None = None,
        burn: bool = False,
        closes: bool = True,
    ) -> None:
        """A card leaves the hand for a place, over another one if there is one; `burn` lets it go up instead. Where the
        hand `closes`, the others close up."""
        held = self._cards.pop(card, None)
        if held is None:
            return
        self._order.remove(card)
        self._dirty = self._dirty or closes
        if self.hover == card:
            self.hover = None
        if self.drag is not None and self.drag[0] == card:
            self.drag = None
        self._send(held.sprite, Seat(held.x, held.y, held.height, held.roll), to, seconds, via, burn=burn)

    def arrive(self, look: CardLook, start: Place, to: Place, seconds: float) -> None:
        """A card that flies from a place to another without being in the hand."""
        sprite = self._take(self.flights.root)
        sprite.show(look)
        self._send(sprite, Seat(*start, 0.26, 0.0), to, seconds, None, burn=False)

    def _send(
        self, sprite: CardSprite, start: Seat, to: Place, seconds: float, via: Place | None, *, burn: bool
    ) -> None:
        def gone() -> None:
            self._release(sprite)

        if self.still:
            self.flights.fade(sprite, start, seconds, gone)
        elif burn:
            self.flights.burn(sprite, start, seconds, gone)
        else:
            self.flights.send(sprite, start, to, seconds, via, gone)

    def _paint(self, most: int | None) -> None:
        painted = 0
        for card in self._order:
            held = self._cards[card]
            if held.painted is held.look:
                continue
            if held.painted is not None and FACES.key(held.painted) == FACES.key(held.look):
                held.painted = held.look
                continue
            if most is not None and painted >= most and not FACES.ready(held.look):
                continue
            painted += not FACES.ready(held.look)
            held.sprite.show(held.look)
            held.painted = held.look

    def _take(self, parent: NodePath) -> CardSprite:
        if self._free:
            sprite = self._free.pop()
            sprite.root.reparent_to(parent)
            sprite.root.show()
        else:
            sprite = CardSprite(parent)
        sprite.fade(1.0)
        return sprite

    def _release(self, sprite: CardSprite) -> None:
        sprite.root.hide()
        self._free.append(sprite)
