"""The player's hands in a fight: what clicks, drags and keys do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from components.commands import DiscardPotion
from shadows.content.text.names import pile_title
from shadows.picture.models import PotionLook
from shadows.saves import settings
from shadows.view.combat.pointing import look_through_foe
from shadows.view.deck.aiming import Aiming
from shadows.view.deck.fight import CardFight
from shadows.view.deck.pointing import Pointing
from shadows.view.deck.viewer import PileViewer
from shadows.view.engine import theme
from shadows.view.panels.log_view import LogView
from shadows.view.panels.map.view import MapView
from shadows.view.panels.options.entries import SPEED_NAMES
from shadows.view.panels.options.pause import PauseMenu, abandoning
from shadows.view.panels.potion_menu import HeldPotion, PotionMenu
from shadows.view.panels.scene import Scene
from shadows.view.widgets.guard import apart
from shadows.view.widgets.hit_areas import Place, Spot

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
    """Knows what is held; what is aimed is known by `aiming`."""

    def __init__(
        self,
        scene: Scene,
        fight: CardFight,
        pointing: Pointing,
        ways_out: Callable[[], Sequence[tuple[str, Callable[[], None]]]],
    ) -> None:
        """`scene` and `fight` are the same, as it is laid out and as it is fought; `ways_out` is how to leave it:
        words, and what that does."""
        self._scene, self._fight, self._pointing, self._ways_out = scene, fight, pointing, ways_out
        self.aiming = Aiming(scene.game, scene.board, fight, pointing)
        self._grip: Grip | None = None
        self._clicked: tuple[float, Place] = (-1.0, (0.0, 0.0))
        """When and where something was done by a click."""

    @property
    def busy(self) -> bool:
        """Whether something is held or aimed: then nothing is explained."""
        return self.aiming.aim is not None or (self._grip is not None and self._grip.dragged)

    # --- what is done ------------------------------------------------------------

    def mean_card(self, card: int, *, hot: bool) -> None:
        """A card is pointed at or focused, or no longer."""
        hand, aim = self._fight.hud.hand, self.aiming.aim
        if hot:
            hand.lift(card)
            self._scene.game.sounds.play("card_hover", 0.7)
        elif aim is None or aim.card is None:
            hand.lift(None)
        self.aiming.preview()

    def mean_foe(self, enemy: int | None) -> None:
        """An enemy is pointed at or focused, or none."""
        self.aiming.mean(enemy)

    def press_foe(self, enemy: int) -> None:
        """What is aimed goes at it; with nothing aimed, what lies on it can be looked through."""
        if self.aiming.aim is not None:
            self.aiming.shoot(enemy)
        else:
            look_through_foe(self._scene, self._fight, enemy)

    def choose(self, card: int) -> None:
        """A card is meant to be played: at once, or when its target is chosen."""
        fight, look = self._fight, self._pointing.card(card)
        if look is None or fight.picture.phase != "play":
            return
        foes = fight.picture.foes
        if look.refusal:
            short = look.cost.isdigit() and int(look.cost) > fight.picture.player.energy
            fight.refuse(look.refusal, sound="no_energy" if short else "error")
        elif look.aim and len(foes) > 1:
            self.aiming.take(card)
        else:
            fight.play(card, foes[0].entity if look.aim else None)

    def drink(self, potion: PotionLook) -> None:
        """A potion is meant: use it or throw it away."""
        fight, slot = self._fight, potion.slot
        if fight.picture.phase != "play" or fight.skip():
            return
        held = HeldPotion(
            potion,
            lambda: fight.hud.belt.boxes[f"potion:{slot}"],
            None if potion.refusal else lambda: self._use(potion),
            lambda: fight.submit(DiscardPotion(slot)),
            lambda hot: self.aiming.think_of(slot if hot else None),
        )
        PotionMenu(self._scene, held)

    def _use(self, potion: PotionLook) -> None:
        foes = self._fight.picture.foes
        if potion.aim and len(foes) > 1:
            self.aiming.take(slot=potion.slot)
        else:
            self._fight.use(potion.slot, foes[0].entity if potion.aim else None)

    def view(self, what: str) -> None:
        """Open a pile, the deck, the log, or the map of a run."""
        picture = self._fight.picture
        self.cancel()
        if what == "log":
            LogView(self._scene, self._fight.log)
        elif what == "map":
            if picture.journey is not None:
                MapView(self._scene, picture)
        elif what == "deck":
            every = [*picture.hand, *picture.draw, *picture.discard, *picture.exhaust, *picture.powers]
            every.sort(key=lambda card: (card.name, card.entity))
            PileViewer(self._scene, "All your cards", every)
        else:
            PileViewer(self._scene, pile_title(what), getattr(picture, what), PILES[what])

    def pause(self) -> None:
        """Open the pause menu."""
        ways = [*self._ways_out()]
        if self._fight.picture.journey is not None:
            ways.append(abandoning(self._scene, self._fight.submit))
        PauseMenu(self._scene, ways)

    def cancel(self) -> bool:
        """Let go of everything; True if there was anything."""
        held, self._grip = self._grip is not None, None
        self._open_hand()
        return self.aiming.lower() or held

    # --- keys --------------------------------------------------------------------

    def act(self, action: str) -> bool:
        """A key; True if it meant something here."""
        fight, board, aiming = self._fight, self._scene.board, self.aiming
        if action in VIEWS:
            self.view(action)
        elif action == "end_turn":
            self.cancel()
            fight.end_turn()
        elif action.startswith("card_"):
            self._card_key(int(action.removeprefix("card_")))
        elif action == "potions":
            board.step_through(self._pointing.potions)
        elif action == "speed":
            self._next_speed()
        elif aiming.aim is not None and action in ("left", "right", "next", "previous"):
            aiming.turn(-1 if action in ("left", "previous") else 1)
        elif aiming.aim is not None and action == "confirm":
            if aiming.aim.target is not None:
                aiming.shoot(aiming.aim.target)
        elif action in ("left", "right") and board.hot is None and self._pointing.cards:
            board.mean(self._pointing.cards[0 if action == "right" else -1], by_keys=True)
        else:
            return action == "confirm" and fight.skip()
        return True

    def _card_key(self, place: int) -> None:
        fight, cards = self._fight, self._pointing.cards
        if fight.skip() or place >= len(cards):
            return
        spot = cards[place]
        self.cancel()
        self._scene.board.mean(spot, by_keys=True)
        spot.press()

    def _next_speed(self) -> None:
        kept = self._scene.game.settings
        kept.speed = settings.SPEEDS[(settings.SPEEDS.index(kept.speed) + 1) % len(settings.SPEEDS)]
        settings.keep(kept)
        self._fight.hud.notice(f"Speed: {SPEED_NAMES[kept.speed]}", theme.BRIGHT)

    # --- the mouse ---------------------------------------------------------------

    def moved(self, place: Place) -> bool:
        """The pointer moved; True if that was all about what is held, aimed or looked at."""
        fight = self._fight
        if self._grip is not None:
            self._drag(self._grip, place)
            return True
        if self.aiming.aim is not None:
            self.aiming.follow(place)
            return True
        if self._scene.overlay is not None or self._scene.board.by_keys:
            return False
        box = fight.hud.hand.raised_box()
        return box is not None and box.holds(place) and self._scene.board.at(place) not in self._pointing.cards

    def pressed(self, place: Place) -> bool:
        """The button went down; True if it took hold of a card or chose a target."""
        fight = self._fight
        if self._scene.overlay is not None:
            return False
        if self.aiming.aim is not None:
            spot = self._pointing.foe_at(place)
            if spot is None:
                self.cancel()
            else:
                self._clicked = fight.clock, place
                spot.press()
            return True
        card, potion = self._pointing.card_at(place), self._pointing.potion_at(place)
        if card is None and potion is None:
            return False
        when, where = self._clicked
        if fight.clock - when >= DOUBLE or apart(place, where):
            self._grip = Grip(place, card or 0, potion)
        return True

    def released(self, place: Place) -> bool:
        """The button went up; True if it let go of a card or a target."""
        fight, grip, aim = self._fight, self._grip, self.aiming.aim
        self._grip = None
        if aim is not None and aim.dragged:
            foe = self._pointing.foe_at(place)
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
            self._clicked = fight.clock, place
            self.choose(grip.card)
        if self.aiming.aim is None and self._scene.overlay is None:
            self._scene.moved(place)
        return True

    def _let_go_of_potion(self, grip: Grip, spot: Spot, place: Place) -> None:
        """A click opens its menu; dragged out of the bar, one that needs no aim is used."""
        potion = self._potion(spot)
        if not grip.dragged:
            self._scene.press(spot)
        elif potion is not None and self._out_of_the_bar(place):
            self._use(potion)

    def _potion(self, spot: Spot) -> PotionLook | None:
        """The potion that a spot stands for, if it is still there."""
        return self._fight.picture.potions[int(spot.name.removeprefix("potion:"))]

    def _open_hand(self) -> None:
        """What was dragged is dragged no more."""
        self._fight.hud.hand.drag = None
        self._fight.hud.carry()
        self.aiming.think_of(None)

    def _out_of_the_bar(self, place: Place) -> bool:
        canvas = self._scene.game.canvas
        return abs(place[0]) < canvas.width / 2 and -canvas.top < place[1] < canvas.top - theme.TOP_BAR - OUT

    def _over_the_line(self, place: Place) -> bool:
        canvas = self._scene.game.canvas
        return abs(place[0]) < canvas.width / 2 and PLAY_LINE - canvas.top < place[1] < canvas.top

    def _drag(self, grip: Grip, place: Place) -> None:
        if not grip.dragged and not apart(place, grip.place):
            return
        grip.dragged = True
        if grip.potion is not None:
            self._drag_potion(self._potion(grip.potion), place)
            return
        look = self._pointing.card(grip.card)
        if look is None:
            self.cancel()
        elif look.aim and not look.refusal:
            self._grip = None
            self.aiming.take(grip.card, dragged=True)
            self.aiming.follow(place)
        else:
            self._fight.hud.hand.drag = (grip.card, place)

    def _drag_potion(self, potion: PotionLook | None, place: Place) -> None:
        fight = self._fight
        if potion is None or fight.picture.phase != "play":
            self.cancel()
        elif potion.refusal:
            self.cancel()
            fight.refuse(potion.refusal)
        elif potion.aim:
            self._grip = None
            self.aiming.take(slot=potion.slot, dragged=True)
            self.aiming.follow(place)
        else:
            fight.hud.carry(potion.id, place)
            self.aiming.think_of(potion.slot if self._out_of_the_bar(place) else None)
