"""What can be pointed at in a fight."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from shadows.picture.models import CardLook, FoeLook, PotionLook
from shadows.view.combat.pointing import framed, look_through_relics, status_spots
from shadows.view.deck.fight import CardFight
from shadows.view.panels.belt_areas import button_spots, buttons, potion_spots, relic_spots
from shadows.view.panels.scene import Scene
from shadows.view.widgets import tips
from shadows.view.widgets.hit_areas import Box, Place, Spot, always

PILES = ("draw", "discard", "exhaust")


class Presses(Protocol):
    """What is done with what is pointed at."""

    def choose(self, card: int) -> None:
        """A card is meant to be played."""

    def mean_card(self, card: int, *, hot: bool) -> None:
        """A card is pointed at or focused, or no longer."""

    def press_foe(self, enemy: int) -> None:
        """An enemy is pressed."""

    def mean_foe(self, enemy: int | None) -> None:
        """An enemy is pointed at or focused, or none."""

    def drink(self, potion: PotionLook) -> None:
        """A potion is meant."""

    def view(self, what: str) -> None:
        """Something is to be opened: a pile, the deck, the log or the map."""

    def pause(self) -> None:
        """The pause menu is to be opened."""


class Pointing:
    """Makes the spots of a fight: once for what stays, anew for cards, enemies and what they carry."""

    def __init__(self, scene: Scene, fight: CardFight) -> None:
        """`scene` and `fight` are the same, as it is laid out and as it is fought."""
        self._scene, self._fight = scene, fight
        self.cards: list[Spot] = []
        """Those of the hand, left to right."""
        self.foes: list[Spot] = []
        self.potions: list[Spot] = []
        self._others: list[Spot] = []
        self._presses: Presses

    def lay_out(self, presses: Presses) -> None:
        """Spots for what stays where it is."""
        scene, fight, hud = self._scene, self._fight, self._fight.hud
        self._presses = presses
        library, boxes = scene.game.library, hud.boxes
        self.cards, self.foes, self.potions, self._others = [], [], [], []
        scene.add(Spot("energy", boxes["energy"], tips=lambda: tips.keyword(library, "energy"), focusable=False))
        scene.add(Spot("health", boxes["health"], tips=lambda: tips.of_player(library, fight.picture), focusable=False))
        for pile in PILES:
            told = tips.keyword(library, f"{pile}_pile")
            scene.add(Spot(pile, boxes[pile], partial(presses.view, pile), tips=always(told)))
        scene.add(hud.end.spot)
        shown = buttons(presses.pause, presses.view, "All your cards", on_a_map=fight.picture.journey is not None)
        for spot in button_spots(scene.root, scene.game.canvas, shown):
            scene.add(spot)

    def spread(self) -> None:
        """Spots for what comes and goes. What was meant stays so; in place of a card that is gone, the next one is."""
        fight, board = self._fight, self._scene.board
        hud, library = fight.hud, self._scene.game.library
        layer, old = board.layers[0], [*self.cards, *self.foes, *self.potions, *self._others]
        kept = {id(spot) for spot in old}
        layer.spots = [spot for spot in layer.spots if id(spot) not in kept]
        lost = board.hot if board.hot is not None and id(board.hot) in kept else None
        place = self.cards.index(lost) if lost in self.cards else -1
        canvas, creatures = self._scene.game.canvas, fight.lineup.creatures
        hud.put_plates({enemy: canvas.project(creature.head) for enemy, creature in creatures.items()})
        self.foes = [spot for foe in fight.picture.foes if (spot := self._foe(foe)) is not None]
        self.potions = potion_spots(library, fight.picture, hud.belt, self._presses.drink)
        foretold = Spot("forecast", hud.vitals.boxes["forecast"], tips=hud.vitals.forecast.tips, focusable=False)
        relics = relic_spots(library, fight.picture, hud.belt, lambda: look_through_relics(self._scene, fight))
        self._others = [*relics, *status_spots(self._scene, fight), foretold]
        hand = hud.hand
        self.cards = [
            self._card(look, box)
            for entity, box in zip(hand.order, hand.boxes(), strict=True)
            if (look := self.card(entity)) is not None
        ]
        layer.spots = [*self.foes, *layer.spots, *self._others, *self.potions, *self.cards]
        if lost is not None:
            self._mean_again(lost.name, place)

    def card(self, entity: int) -> CardLook | None:
        """A card of the hand as it is now."""
        return next((look for look in self._fight.picture.hand if look.entity == entity), None)

    def foe(self, entity: int) -> FoeLook | None:
        """An enemy as it is now."""
        return next((foe for foe in self._fight.picture.foes if foe.entity == entity), None)

    def card_at(self, place: Place) -> int | None:
        """The card under a place: in the fan, or the one that is looked at."""
        spot, hand = self._scene.board.at(place), self._fight.hud.hand
        if spot is not None and spot in self.cards:
            return int(spot.name.removeprefix("card:"))
        box = hand.raised_box()
        return hand.hover if box is not None and box.holds(place) else None

    def potion_at(self, place: Place) -> Spot | None:
        """The potion under a place."""
        spot = self._scene.board.at(place)
        return spot if spot in self.potions and spot.focusable else None

    def foe_at(self, place: Place) -> Spot | None:
        """The enemy under a place, whatever else is there."""
        return next((spot for spot in reversed(self.foes) if spot.box.holds(place)), None)

    def hot_card(self) -> int | None:
        """The card that is meant."""
        hot = self._scene.board.hot
        return int(hot.name.removeprefix("card:")) if hot is not None and hot in self.cards else None

    def _mean_again(self, name: str, place: int) -> None:
        board = self._scene.board
        by_keys, again = board.by_keys, board.named(name)
        board.hot = None
        if again is None and by_keys and place >= 0 and self.cards:
            again = self.cards[min(place, len(self.cards) - 1)]
        board.mean(again, by_keys=by_keys)

    def _card(self, card: CardLook, box: Box) -> Spot:
        presses, library, entity = self._presses, self._scene.game.library, card.entity
        return Spot(
            f"card:{entity}",
            box,
            lambda: presses.choose(entity),
            lambda hot: presses.mean_card(entity, hot=hot),
            lambda: tips.of_card(library, self.card(entity) or card),
            framed=False,
        )

    def _foe(self, foe: FoeLook) -> Spot | None:
        """All of an enemy: its body and its plate."""
        fight, presses, library, entity = self._fight, self._presses, self._scene.game.library, foe.entity
        box = framed(fight, entity)
        if box is None:
            return None
        return Spot(
            f"foe:{entity}",
            box,
            lambda: presses.press_foe(entity),
            lambda hot: presses.mean_foe(entity if hot else None),
            lambda: tips.of_foe(library, self.foe(entity) or foe),
        )
