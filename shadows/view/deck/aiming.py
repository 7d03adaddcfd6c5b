"""What is aimed, at whom, and what it would do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from shadows.picture.models import AimLook, PotionAimLook
from shadows.view.widgets.hit_areas import Place

if TYPE_CHECKING:
    from shadows.view.deck.combat import Combat

HELD_Y = 0.24
"""Where the arrow begins if no card is seen, above the lower edge."""


@dataclass(slots=True)
class Aiming:
    """A card of the hand, or the potion of a slot, that waits for its target. `dragged`: the button of the mouse is
    still down. `start` is where the arrow begins."""

    start: Place
    card: int | None = None
    slot: int = 0
    dragged: bool = False
    target: int | None = None


class Sight:
    """Aims cards and potions, and shows beforehand what they would do."""

    def __init__(self, combat: Combat) -> None:
        self._combat = combat
        self.aiming: Aiming | None = None
        """What is aimed now."""
        self._last: int | None = None
        self._thought: int | None = None

    def take(self, card: int | None = None, slot: int = 0, *, dragged: bool = False) -> None:
        """Begin to aim."""
        combat, board = self._combat, self._combat.board
        start = (0.0, HELD_Y - combat.game.canvas.top)
        if card is None:
            box = combat.hud.belt.boxes[f"potion:{slot}"]
            start = (box.x, box.bottom)
        by_keys = board.by_keys
        self.aiming = Aiming(start, card, slot, dragged)
        if card is not None:
            combat.hud.hand.lift(card)
        if by_keys and not dragged:
            ids = [foe.entity for foe in combat.picture.foes]
            target = self._last if self._last in ids else ids[0]
            board.mean(board.named(f"foe:{target}"), by_keys=True)
        elif combat.game.pointer is not None:
            self.follow(combat.game.pointer)
        self.preview()

    def follow(self, place: Place) -> None:
        """The pointer is here."""
        self._combat.board.mean(self._combat.spotting.foe_at(place))

    def mean(self, enemy: int | None) -> None:
        """An enemy is pointed at, or none."""
        if self.aiming is not None:
            self.aiming.target = enemy
        self.preview()

    def think_of(self, slot: int | None) -> None:
        """The potion of a slot is meant to be used, without an aim; None for no more."""
        if slot != self._thought:
            self._thought = slot
            self.preview()

    def turn(self, way: int) -> None:
        """The next enemy, or the one before."""
        ids = [foe.entity for foe in self._combat.picture.foes]
        target = self.aiming.target if self.aiming is not None else None
        at = ids.index(target) + way if target in ids else 0 if way > 0 else -1
        self._combat.board.mean(self._combat.board.named(f"foe:{ids[at % len(ids)]}"), by_keys=True)

    def shoot(self, target: int) -> None:
        """What is aimed goes at an enemy."""
        aiming = self.aiming
        if aiming is None:
            return
        self.lower()
        self._last = target
        if aiming.card is not None:
            self._combat.play(aiming.card, target)
        else:
            self._combat.use(aiming.slot, target)

    def lower(self) -> bool:
        """Aim at nothing any more; True if there was an aim."""
        aimed, self.aiming = self.aiming, None
        hud = self._combat.hud
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
        combat, hud, aiming = self._combat, self._combat.hud, self.aiming
        mine = combat.picture.phase == "play" and not combat.enemy_turn
        hud.hand.light(aiming.card if aiming is not None else combat.spotting.hot_card(), mine=mine)
        if aiming is None:
            return
        end = combat.game.pointer
        creature = combat.troupe.creatures.get(aiming.target or 0)
        if creature is not None and (combat.board.by_keys or end is None):
            end = combat.game.canvas.project(creature.chest)
        box = hud.hand.raised_box() if aiming.card is not None else None
        if box is not None:
            aiming.start = (box.x, box.top - 0.02)
        if end is not None:
            hud.arrow.point(aiming.start, end, hot=creature is not None)
        for enemy, plate in hud.plates.items():
            plate.aim(enemy == aiming.target)

    def preview(self, *, fresh: bool = False) -> None:
        """Show what the card or potion that is meant would do: on its face, and what would be left of everyone's HP."""
        combat, hud = self._combat, self._combat.hud
        if combat.player.busy and not fresh:
            return
        aim = self._foreseen()
        face = aim.card if isinstance(aim, AimLook) else None
        for look in combat.picture.hand:
            hud.hand.look(look.entity, face if face is not None and look.entity == face.entity else look)
        hud.show(combat.picture, combat.shown, aim)
        hud.warn(on=aim is not None and aim.deadly)

    def _foreseen(self) -> AimLook | PotionAimLook | None:
        """What comes of that which is meant; None while its target is not known yet."""
        combat, aiming = self._combat, self.aiming
        foes = combat.picture.foes
        if aiming is not None:
            if aiming.target is None:
                return None
            if aiming.card is None:
                return combat.aim_potion(aiming.slot, aiming.target)
            return combat.aim_at(aiming.card, aiming.target)
        alone = foes[0].entity if len(foes) == 1 else None
        if self._thought is not None:
            potion = combat.picture.potions[self._thought]
            if potion is None or (potion.aim and alone is None):
                return None
            return combat.aim_potion(potion.slot, alone if potion.aim else None)
        look = combat.spotting.card(combat.hud.hand.hover or 0)
        if look is None or look.refusal or (look.aim and alone is None):
            return None
        return combat.aim_at(look.entity, alone if look.aim else None)
