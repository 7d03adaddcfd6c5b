"""What can be pointed at in a fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shadows.picture.models import CardLook, FoeLook, StatusLook
from shadows.view.panels.belt_areas import button_spots, buttons, potion_spots, relic_spots, relics_of
from shadows.view.panels.things import Thing, ThingsView
from shadows.view.widgets import tips
from shadows.view.widgets.hit_areas import Box, Place, Spot

if TYPE_CHECKING:
    from shadows.view.deck.combat import Combat

PILES = ("draw", "discard", "exhaust")


class Pointing:
    """Makes the spots of a fight: once for what stays, anew for cards, enemies and what they carry."""

    def __init__(self, combat: Combat) -> None:
        self._combat = combat
        self.cards: list[Spot] = []
        """Those of the hand, left to right."""
        self.foes: list[Spot] = []
        self.potions: list[Spot] = []
        self._others: list[Spot] = []

    def lay_out(self) -> None:
        """Spots for what stays where it is."""
        combat, hud, hands = self._combat, self._combat.hud, self._combat.hands
        library, boxes = combat.game.library, hud.corner.boxes
        self.cards, self.foes, self.potions, self._others = [], [], [], []
        combat.add(Spot("energy", boxes["energy"], tips=lambda: tips.keyword(library, "energy"), focusable=False))
        combat.add(
            Spot("health", boxes["health"], tips=lambda: tips.of_player(library, combat.picture), focusable=False)
        )
        for pile in PILES:
            told = tips.keyword(library, f"{pile}_pile")
            combat.add(Spot(pile, boxes[pile], lambda pile=pile: hands.view(pile), tips=lambda told=told: told))
        combat.add(hud.end.spot)
        shown = buttons(hands.pause, hands.view, "All your cards", on_a_map=combat.picture.journey is not None)
        for spot in button_spots(combat.root, combat.game.canvas, shown):
            combat.add(spot)

    def spread(self) -> None:
        """Spots for what comes and goes. What was meant stays so; in place of a card that is gone, the next one is."""
        combat, board = self._combat, self._combat.board
        hud, library = combat.hud, combat.game.library
        layer, old = board.layers[0], [*self.cards, *self.foes, *self.potions, *self._others]
        kept = {id(spot) for spot in old}
        layer.spots = [spot for spot in layer.spots if id(spot) not in kept]
        lost = board.hot if board.hot is not None and id(board.hot) in kept else None
        place = self.cards.index(lost) if lost in self.cards else -1
        canvas, creatures = combat.game.canvas, combat.troupe.creatures
        combat.hud.put_plates({enemy: canvas.project(creature.head) for enemy, creature in creatures.items()})
        self.foes = [spot for foe in combat.picture.foes if (spot := self._foe(foe)) is not None]
        self.potions = potion_spots(library, combat.picture, hud.belt, combat.hands.drink)
        foretold = Spot("forecast", hud.corner.boxes["forecast"], tips=hud.corner.forecast.tips, focusable=False)
        relics = relic_spots(library, combat.picture, hud.belt, self._all_relics)
        self._others = [*relics, *self._statuses(), foretold]
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
        return next((look for look in self._combat.picture.hand if look.entity == entity), None)

    def foe(self, entity: int) -> FoeLook | None:
        """An enemy as it is now."""
        return next((foe for foe in self._combat.picture.foes if foe.entity == entity), None)

    def card_at(self, place: Place) -> int | None:
        """The card under a place: in the fan, or the one that is looked at."""
        spot, hand = self._combat.board.at(place), self._combat.hud.hand
        if spot is not None and spot in self.cards:
            return int(spot.name.removeprefix("card:"))
        box = hand.raised_box()
        return hand.hover if box is not None and box.holds(place) else None

    def potion_at(self, place: Place) -> Spot | None:
        """The potion under a place."""
        spot = self._combat.board.at(place)
        return spot if spot in self.potions and spot.focusable else None

    def foe_at(self, place: Place) -> Spot | None:
        """The enemy under a place, whatever else is there."""
        return next((spot for spot in reversed(self.foes) if spot.box.holds(place)), None)

    def hot_card(self) -> int | None:
        """The card that is meant."""
        hot = self._combat.board.hot
        return int(hot.name.removeprefix("card:")) if hot is not None and hot in self.cards else None

    def _mean_again(self, name: str, place: int) -> None:
        board = self._combat.board
        by_keys, again = board.by_keys, board.named(name)
        board.hot = None
        if again is None and by_keys and place >= 0 and self.cards:
            again = self.cards[min(place, len(self.cards) - 1)]
        board.mean(again, by_keys=by_keys)

    def _card(self, card: CardLook, box: Box) -> Spot:
        hands, library, entity = self._combat.hands, self._combat.game.library, card.entity
        return Spot(
            f"card:{entity}",
            box,
            lambda: hands.choose(entity),
            lambda hot: hands.mean_card(entity, hot=hot),
            lambda: tips.of_card(library, self.card(entity) or card),
            framed=False,
        )

    def _foe(self, foe: FoeLook) -> Spot | None:
        """All of an enemy: its body and its plate."""
        combat, entity = self._combat, foe.entity
        creature, plate = combat.troupe.creatures.get(entity), combat.hud.plates.get(entity)
        if creature is None or plate is None:
            return None
        canvas = combat.game.canvas
        x, z = creature.seat
        foot, head = canvas.project((x, 0.0, z)), canvas.project(creature.head)
        plate_x, plate_y, _ = plate.root.get_pos()
        side = abs(canvas.project((x + creature.build.width / 2, 0.9, z))[0] - foot[0])
        roof = min(head[1], canvas.top - 0.10)
        plate.frame(foot[0], (roof + foot[1]) / 2, side * 2.1, roof - foot[1])
        top = max(head[1], plate_y + plate.height)
        box = Box((foot[0] + plate_x) / 2, (top + foot[1]) / 2, max(side * 2, plate.width), top - foot[1])
        return Spot(
            f"foe:{entity}",
            box,
            lambda: self._press_foe(entity),
            lambda hot: combat.hands.sight.mean(entity if hot else None),
            lambda: tips.of_foe(combat.game.library, self.foe(entity) or foe),
        )

    def _press_foe(self, entity: int) -> None:
        """What is aimed goes at it; with nothing aimed, what lies on it can be looked through, where that is much."""
        combat, foe = self._combat, self.foe(entity)
        if combat.hands.sight.aiming is not None:
            combat.hands.sight.shoot(entity)
        elif foe is not None and combat.hud.plates[entity].statuses.folded:
            self._look_through(foe.name, foe.statuses)

    def _statuses(self) -> list[Spot]:
        """Those of the player; where some are folded, the fold opens them all."""
        corner, spots = self._combat.hud.corner, []
        row, (x, y) = corner.statuses, corner.status_place
        told = {status.id: tips.of_status(status) for status in self._combat.picture.player.statuses}
        for status, box in row.boxes.items():
            if status in told:
                tip = told[status]
                spots.append(Spot(f"status:{status}", box.moved(x, y), tips=lambda tip=tip: [tip]))
        folded = [told[status] for status in row.folded if status in told]
        if row.more is not None:
            box = row.more.moved(x, y)
            spots.append(Spot("statuses:more", box, self._all_statuses, tips=lambda: [tips.folded("status", folded)]))
        return spots

    def _all_statuses(self) -> None:
        self._look_through("What lies on you", self._combat.picture.player.statuses)

    def _look_through(self, title: str, statuses: Sequence[StatusLook]) -> None:
        things = [Thing(status.id, status.name, [tips.of_status(status)], str(status.stacks)) for status in statuses]
        ThingsView(self._combat, title, things)

    def _all_relics(self) -> None:
        ThingsView(self._combat, "Your relics", relics_of(self._combat.game.library, self._combat.picture))
