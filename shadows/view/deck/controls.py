"""The player's hands in a fight: what clicks, drags and keys do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from components.commands import DiscardPotion
from shadows.content.text.names import pile_title
from shadows.picture.models import PotionLook
from shadows.saves import settings
from shadows.view.deck.aiming import Sight
from shadows.view.deck.viewer import LogView, PileViewer
from shadows.view.engine import theme
from shadows.view.panels.map.view import MapView
from shadows.view.panels.options.entries import SPEED_NAMES
from shadows.view.panels.options.pause import PauseMenu, abandoning
from shadows.view.panels.potion_menu import HeldPotion, PotionMenu
from shadows.view.widgets.guard import apart
from shadows.view.widgets.hit_areas import Place, Spot

if TYPE_CHECKING:
    from shadows.view.deck.combat import Combat

PLAY_LINE = 0.34
"""A card that is let go this far above the lower edge is played."""

OUT = 0.06
"""A potion that is let go this far below the bar is used."""

DOUBLE = 0.28
"""A second click within so many seconds at the same place belongs to the first."""

PILES = {"draw": "Sorted by name, not as they will be drawn.", "discard": "", "exhaust": ""}
"""The piles that can be looked through, with what is said of each."""

VIEWS = (*PILES, "deck", "log", "map")


@dataclass(slots=True)
class Grip:
    """What the button of the mouse went down on, a card or the spot of a potion: where, and whether it has been dragged
    away since."""

    place: Place
    card: int = 0
    potion: Spot | None = None
    dragged: bool = False


class CombatControls:
    """Knows what is held; what is aimed is the sight's."""

    def __init__(self, combat: Combat) -> None:
        self._combat = combat
        self.sight = Sight(combat)
        self._grip: Grip | None = None
        self._clicked: tuple[float, Place] = (-1.0, (0.0, 0.0))
        """When and where something was done by a click."""

    @property
    def busy(self) -> bool:
        """Whether something is held or aimed: then nothing is explained."""
        return self.sight.aiming is not None or (self._grip is not None and self._grip.dragged)

    # --- what is done ------------------------------------------------------------

    def mean_card(self, card: int, *, hot: bool) -> None:
        """A card is pointed at or focused, or no longer."""
        hand, aiming = self._combat.hud.hand, self.sight.aiming
        if hot:
            hand.lift(card)
            self._combat.game.sounds.play("card_hover", 0.7)
        elif aiming is None or aiming.card is None:
            hand.lift(None)
        self.sight.preview()

    def choose(self, card: int) -> None:
        """A card is meant to be played: at once, or when its target is chosen."""
        combat, look = self._combat, self._combat.spotting.card(card)
        if look is None or combat.picture.phase != "play":
            return
        foes = combat.picture.foes
        if look.refusal:
            combat.refuse(look.refusal)
        elif look.aim and len(foes) > 1:
            self.sight.take(card)
        else:
            combat.play(card, foes[0].entity if look.aim else None)

    def drink(self, potion: PotionLook) -> None:
        """A potion is meant: use it or throw it away."""
        combat, slot = self._combat, potion.slot
        if combat.picture.phase != "play" or combat.skip():
            return
        held = HeldPotion(
            potion,
            lambda: combat.hud.belt.boxes[f"potion:{slot}"],
            None if potion.refusal else lambda: self._use(potion),
            lambda: combat.submit(DiscardPotion(slot)),
            lambda hot: self.sight.think_of(slot if hot else None),
        )
        PotionMenu(combat, held)

    def _use(self, potion: PotionLook) -> None:
        foes = self._combat.picture.foes
        if potion.aim and len(foes) > 1:
            self.sight.take(slot=potion.slot)
        else:
            self._combat.use(potion.slot, foes[0].entity if potion.aim else None)

    def view(self, what: str) -> None:
        """Open a pile, the deck, the log, or the map of a run."""
        combat, picture = self._combat, self._combat.picture
        self.cancel()
        if what == "log":
            LogView(combat, combat.log)
        elif what == "map":
            if picture.journey is not None:
                MapView(combat, picture)
        elif what == "deck":
            every = [*picture.hand, *picture.draw, *picture.discard, *picture.exhaust, *picture.powers]
            every.sort(key=lambda card: (card.name, card.entity))
            PileViewer(combat, "All your cards", every)
        else:
            PileViewer(combat, pile_title(what), getattr(picture, what), PILES[what])

    def pause(self) -> None:
        """Open the pause menu."""
        combat = self._combat
        ways = combat.navigation.ways_out()
        if combat.picture.journey is not None:
            ways.append(abandoning(combat, combat.submit))
        PauseMenu(combat, ways)

    def cancel(self) -> bool:
        """Let go of everything; True if there was anything."""
        held, self._grip = self._grip is not None, None
        self._open_hand()
        return self.sight.lower() or held

    # --- keys --------------------------------------------------------------------

    def act(self, action: str) -> bool:
        """A key; True if it meant something here."""
        combat, sight = self._combat, self.sight
        if action in VIEWS:
            self.view(action)
        elif action == "end_turn":
            self.cancel()
            combat.end_turn()
        elif action.startswith("card_"):
            self._card_key(int(action.removeprefix("card_")))
        elif action == "potions":
            combat.board.step_through(combat.spotting.potions)
        elif action == "speed":
            self._next_speed()
        elif sight.aiming is not None and action in ("left", "right", "next", "previous"):
            sight.turn(-1 if action in ("left", "previous") else 1)
        elif sight.aiming is not None and action == "confirm":
            if sight.aiming.target is not None:
                sight.shoot(sight.aiming.target)
        elif action in ("left", "right") and combat.board.hot is None and combat.spotting.cards:
            combat.board.mean(combat.spotting.cards[0 if action == "right" else -1], by_keys=True)
        else:
            return action == "confirm" and combat.skip()
        return True

    def _card_key(self, place: int) -> None:
        combat, cards = self._combat, self._combat.spotting.cards
        if combat.skip() or place >= len(cards):
            return
        spot = cards[place]
        self.cancel()
        combat.board.mean(spot, by_keys=True)
        spot.press()

    def _next_speed(self) -> None:
        kept = self._combat.game.settings
        kept.speed = settings.SPEEDS[(settings.SPEEDS.index(kept.speed) + 1) % len(settings.SPEEDS)]
        settings.keep(kept)
        self._combat.hud.notice(f"Speed: {SPEED_NAMES[kept.speed]}", theme.BRIGHT)

    # --- the mouse ---------------------------------------------------------------

    def moved(self, place: Place) -> bool:
        """The pointer moved; True if that was all about what is held, aimed or looked at."""
        combat = self._combat
        if self._grip is not None:
            self._drag(self._grip, place)
            return True
        if self.sight.aiming is not None:
            self.sight.follow(place)
            return True
        if combat.overlay is not None or combat.board.by_keys:
            return False
        box = combat.hud.hand.raised_box()
        return box is not None and box.holds(place) and combat.board.at(place) not in combat.spotting.cards

    def pressed(self, place: Place) -> bool:
        """The button went down; True if it took hold of a card or chose a target."""
        combat = self._combat
        if combat.overlay is not None:
            return False
        if self.sight.aiming is not None:
            spot = combat.spotting.foe_at(place)
            if spot is None:
                self.cancel()
            else:
                self._clicked = combat.clock, place
                spot.press()
            return True
        card, potion = combat.spotting.card_at(place), combat.spotting.potion_at(place)
        if card is None and potion is None:
            return False
        when, where = self._clicked
        if combat.clock - when >= DOUBLE or apart(place, where):
            self._grip = Grip(place, card or 0, potion)
        return True

    def released(self, place: Place) -> bool:
        """The button went up; True if it let go of a card or a target."""
        combat, grip, aiming = self._combat, self._grip, self.sight.aiming
        self._grip = None
        if aiming is not None and aiming.dragged:
            foe = combat.spotting.foe_at(place)
            if foe is None:
                self.cancel()
            else:
                foe.press()
            return True
        if grip is None:
            return False
        self._open_hand()
        if grip.potion is not None:
            self._let_go_of_potion(grip, grip.potion, place)
        elif not grip.dragged or self._over_the_line(place):
            self._clicked = combat.clock, place
            self.choose(grip.card)
        if self.sight.aiming is None and combat.overlay is None:
            combat.moved(place)
        return True

    def _let_go_of_potion(self, grip: Grip, spot: Spot, place: Place) -> None:
        """A click opens its menu; dragged out of the bar, one that needs no aim is used."""
        combat, potion = self._combat, self._potion(spot)
        if not grip.dragged:
            combat.press(spot)
        elif potion is not None and self._out_of_the_bar(place):
            self._use(potion)

    def _potion(self, spot: Spot) -> PotionLook | None:
        """The potion that a spot stands for, if it is still there."""
        return self._combat.picture.potions[int(spot.name.removeprefix("potion:"))]

    def _open_hand(self) -> None:
        """What was dragged is dragged no more."""
        self._combat.hud.hand.drag = None
        self._combat.hud.carry()
        self.sight.think_of(None)

    def _out_of_the_bar(self, place: Place) -> bool:
        canvas = self._combat.game.canvas
        return abs(place[0]) < canvas.width / 2 and -canvas.top < place[1] < canvas.top - theme.TOP_BAR - OUT

    def _over_the_line(self, place: Place) -> bool:
        canvas = self._combat.game.canvas
        return abs(place[0]) < canvas.width / 2 and PLAY_LINE - canvas.top < place[1] < canvas.top

    def _drag(self, grip: Grip, place: Place) -> None:
        if not grip.dragged and not apart(place, grip.place):
            return
        grip.dragged = True
        if grip.potion is not None:
            self._drag_potion(self._potion(grip.potion), place)
            return
        look = self._combat.spotting.card(grip.card)
        if look is None:
            self.cancel()
        elif look.aim and not look.refusal:
            self._grip = None
            self.sight.take(grip.card, dragged=True)
            self.sight.follow(place)
        else:
            self._combat.hud.hand.drag = (grip.card, place)

    def _drag_potion(self, potion: PotionLook | None, place: Place) -> None:
        combat = self._combat
        if potion is None or combat.picture.phase != "play":
            self.cancel()
        elif potion.refusal:
            self.cancel()
            combat.refuse(potion.refusal)
        elif potion.aim:
            self._grip = None
            self.sight.take(slot=potion.slot, dragged=True)
            self.sight.follow(place)
        else:
            combat.hud.carry(potion.id, place)
            self.sight.think_of(potion.slot if self._out_of_the_bar(place) else None)
