"""What is aimed, at whom, and what it would do."""

from __future__ import annotations

from dataclasses import dataclass

from shadows.picture.models import AimLook, PotionAimLook
from shadows.view.deck.fight import CardFight
from shadows.view.deck.pointing import Pointing
from shadows.view.panels.game import Game
from shadows.view.widgets.hit_areas import Board, Place

HELD_Y = 0.24
"""Where the arrow begins if no card is seen, above the lower edge."""


@dataclass(slots=True)
class Aim:
    """A card of the hand, or the potion of a slot, that waits for its target. `dragged`: the button of the mouse is
    still down. `start` is where the arrow begins."""

    start: Place
    card: int | None = None
    slot: int = 0
    dragged: bool = False
    target: int | None = None


class Aiming:
    """Aims cards and potions, and shows beforehand what they would do."""

    def __init__(self, game: Game, board: Board, fight: CardFight, pointing: Pointing) -> None:
        self._game, self._board, self._fight, self._pointing = game, board, fight, pointing
        self.aim: Aim | None = None
        """What is aimed now."""
        self._last: int | None = None
        self._thought: int | None = None

    def take(self, card: int | None = None, slot: int = 0, *, dragged: bool = False) -> None:
        """Begin to aim."""
        fight, board = self._fight, self._board
        start = (0.0, HELD_Y - self._game.canvas.top)
        if card is None:
            box = fight.hud.belt.boxes[f"potion:{slot}"]
            start = (box.x, box.bottom)
        by_keys = board.by_keys
        self.aim = Aim(start, card, slot, dragged)
        if card is not None:
            fight.hud.hand.lift(card)
        if by_keys and not dragged:
            ids = [foe.entity for foe in fight.picture.foes]
            target = self._last if self._last in ids else ids[0]
            board.mean(board.named(f"foe:{target}"), by_keys=True)
        elif self._game.pointer is not None:
            self.follow(self._game.pointer)
        self.preview()

    def follow(self, place: Place) -> None:
        """The pointer is here."""
        self._board.mean(self._pointing.foe_at(place))

    def mean(self, enemy: int | None) -> None:
        """An enemy is pointed at, or none."""
        if self.aim is not None:
            if enemy is not None and enemy != self.aim.target:
                self._game.sounds.play("card_aim", 0.6)
            self.aim.target = enemy
        self.preview()

    def think_of(self, slot: int | None) -> None:
        """The potion of a slot is meant to be used, without an aim; None for no more."""
        if slot != self._thought:
            self._thought = slot
            self.preview()

    def turn(self, way: int) -> None:
        """The next enemy, or the one before."""
        ids = [foe.entity for foe in self._fight.picture.foes]
        target = self.aim.target if self.aim is not None else None
        at = ids.index(target) + way if target in ids else 0 if way > 0 else -1
        self._board.mean(self._board.named(f"foe:{ids[at % len(ids)]}"), by_keys=True)

    def shoot(self, target: int) -> None:
        """What is aimed goes at an enemy."""
        aim = self.aim
        if aim is None:
            return
        self.lower()
        self._last = target
        if aim.card is not None:
            self._fight.play(aim.card, target)
        else:
            self._fight.use(aim.slot, target)

    def lower(self) -> bool:
        """Aim at nothing any more; True if there was an aim."""
        aimed, self.aim = self.aim, None
        hud = self._fight.hud
        hud.arrow.hide()
        for plate in hud.plates.values():
            plate.aim(False)
        if aimed is None:
            return False
        if aimed.card is not None:
            hud.hand.lift(None)
        self.preview()
        return True

    def update(self) -> None:
        """Per frame: glows, and the arrow."""
        fight, hud, aim = self._fight, self._fight.hud, self.aim
        mine = fight.picture.phase == "play" and not fight.enemy_turn
        hud.hand.light(aim.card if aim is not None else self._pointing.hot_card(), mine=mine)
        if aim is None:
            return
        end = self._game.pointer
        creature = fight.lineup.creatures.get(aim.target or 0)
        if creature is not None and (self._board.by_keys or end is None):
            end = self._game.canvas.project(creature.chest)
        box = hud.hand.raised_box() if aim.card is not None else None
        if box is not None:
            aim.start = (box.x, box.top - 0.02)
        if end is not None:
            hud.arrow.point(aim.start, end, hot=creature is not None)
        for enemy, plate in hud.plates.items():
            plate.aim(enemy == aim.target)

    def preview(self, *, fresh: bool = False) -> None:
        """Show what the card or potion that is meant would do: on its face, and what would be left of everyone's HP."""
        fight, hud = self._fight, self._fight.hud
        if fight.player.busy and not fresh:
            return
        seen = self._foreseen()
        face = seen.card if isinstance(seen, AimLook) else None
        for look in fight.picture.hand:
            hud.hand.look(look.entity, face if face is not None and look.entity == face.entity else look)
        hud.show(fight.picture, fight.displayed, fight.displayed_cards, seen)
        hud.warn(on=seen is not None and seen.deadly)

    def _foreseen(self) -> AimLook | PotionAimLook | None:
        """What comes of that which is meant; None while its target is not known yet."""
        fight, aim = self._fight, self.aim
        foes = fight.picture.foes
        if aim is not None:
            if aim.target is None:
                return None
            if aim.card is None:
                return fight.aim_potion(aim.slot, aim.target)
            return fight.aim_at(aim.card, aim.target)
        alone = foes[0].entity if len(foes) == 1 else None
        if self._thought is not None:
            potion = fight.picture.potions[self._thought]
            if potion is None or (potion.aim and alone is None):
                return None
            return fight.aim_potion(potion.slot, alone if potion.aim else None)
        look = self._pointing.card(fight.hud.hand.hover or 0)
        if look is None or look.refusal or (look.aim and alone is None):
            return None
        return fight.aim_at(look.entity, alone if look.aim else None)
