"""The player's hands in a fight: pointing, dragging, aiming, and the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.commands import DiscardPotion, UsePotion
from shadows.looks import CardLook, FoeLook, PotionLook
from shadows.view import theme, tips
from shadows.view.hud.overlay import Dialog
from shadows.view.hud.pause import PauseMenu
from shadows.view.hud.viewer import LogView, PileViewer
from shadows.view.scenes.aiming import Aiming, Grip
from shadows.view.widgets.spots import Box, Place, Spot

if TYPE_CHECKING:
    from shadows.view.scenes.combat import Combat

AWAY = 0.022
"""A card that is moved this far is dragged, not clicked."""

PLAY_LINE = 0.34
"""A card that is let go this far above the lower edge is played."""

DOUBLE = 0.28
"""A second click within so many seconds belongs to the first."""

HELD_Y = 0.24
"""Where an aimed card waits, above the lower edge."""

PILE_TITLES = {"draw": "Draw pile", "discard": "Discard pile", "exhaust": "Exhaust pile"}
PILE_NOTES = {"draw": "Sorted by name, not as they will be drawn.", "discard": "", "exhaust": ""}


class Hands:
    """Knows what is held, what is aimed, and which spots a fight has."""

    def __init__(self, combat: Combat) -> None:
        self._combat = combat
        self._cards: list[Spot] = []
        self._foes: list[Spot] = []
        self._belt: list[Spot] = []
        self._own: list[Spot] = []
        self._grip: Grip | None = None
        self._aiming: Aiming | None = None
        self._played_at = -1.0
        self._last_target: int | None = None
        self._random: set[str] = {
            card.id
            for card in combat.game.library.cards.values()
            if any(getattr(effect, "to", "") == "random_enemy" for effect in card.effects)
        }

    @property
    def aiming(self) -> Aiming | None:
        """What is aimed now."""
        return self._aiming

    # --- spots -------------------------------------------------------------------

    def lay_out(self) -> None:
        """Spots for what stays where it is."""
        combat, hud = self._combat, self._combat.hud
        library = combat.game.library
        self._cards, self._foes, self._belt, self._own = [], [], [], []
        self._grip = self._aiming = None
        boxes = hud.corner.boxes
        fixed = [
            Spot("energy", boxes["energy"], tips=lambda: tips.keyword(library, "energy"), focusable=False),
            Spot("health", boxes["health"], tips=lambda: tips.of_player(library, combat.picture), focusable=False),
            Spot("incoming", boxes["incoming"], tips=self._incoming_tips, focusable=False),
            *(
                Spot(
                    pile,
                    boxes[pile],
                    lambda pile=pile: self.view(pile),
                    tips=lambda p=pile: tips.keyword(library, f"{p}_pile"),
                )
                for pile in PILE_TITLES
            ),
            hud.end.spot,
        ]
        top = combat.game.canvas.top - 0.029
        right = combat.game.canvas.width / 2
        self._buttons = combat.root.attach_new_node("buttons")
        for place, (name, icon, words) in enumerate(
            (("pause", "settings", "Pause"), ("deck", "deck", "Your deck"), ("log", "log", "What happened"))
        ):
            x = right - 0.045 - place * 0.062
            from shadows.view import assets
            from shadows.view.widgets.pieces import sprite

            sprite(self._buttons, assets.icon(icon), x, top, 0.042)
            press = {"pause": self.pause, "deck": lambda: self.view("deck"), "log": lambda: self.view("log")}[name]
            fixed.append(Spot(name, Box(x, top, 0.056, 0.054), press, tips=lambda words=words: tips.words(words, "")))
        for spot in fixed:
            combat.add(spot)

    def spread(self) -> None:
        """Spots for what comes and goes: cards, enemies, potions, relics, statuses."""
        combat, hud, board = self._combat, self._combat.hud, self._combat.board
        layer = board.layers[0]
        gone = {*map(id, self._cards), *map(id, self._foes), *map(id, self._belt), *map(id, self._own)}
        layer.spots = [spot for spot in layer.spots if id(spot) not in gone]
        lost = board.hot if board.hot is not None and id(board.hot) in gone else None
        place = self._cards.index(lost) if lost in self._cards else -1
        self._belt = [*self._potion_spots(), *self._relic_spots()]
        self._own = self._status_spots()
        self._foes = [spot for foe in combat.picture.foes if (spot := self._foe_spot(foe)) is not None]
        now = {card.entity: card for card in combat.picture.hand}
        self._cards = [
            self._card_spot(now[entity], box)
            for entity, box in zip(hud.hand.order, hud.hand.boxes(), strict=True)
            if entity in now
        ]
        layer.spots += [*self._foes, *self._own, *self._belt, *self._cards]
        if lost is None:
            return
        again = board.named(lost.name)
        if again is None and board.by_keys and place >= 0 and self._cards:
            again = self._cards[min(place, len(self._cards) - 1)]
        by_keys = board.by_keys
        board.hot = None
        if by_keys:
            board.mean(again, by_keys=True)
        elif again is not None:
            board.mean(again)

    def _card_spot(self, card: CardLook, box: Box) -> Spot:
        hand, entity = self._combat.hud.hand, card.entity

        def show(hot: bool) -> None:
            hand.lift(entity if hot else None)
            if hot:
                self._combat.game.sounds.play("card_hover", 0.7)
            self.preview()

        library = self._combat.game.library
        return Spot(
            f"card:{entity}",
            box,
            lambda: self.choose(entity),
            show,
            lambda: tips.of_card(library, self._look(entity) or card),
        )

    def _foe_spot(self, foe: FoeLook) -> Spot | None:
        combat = self._combat
        creature, plate = combat.troupe.creatures.get(foe.entity), combat.hud.plates.get(foe.entity)
        if creature is None or plate is None:
            return None
        canvas = combat.game.canvas
        x, _, z = creature.seat[0], 0.0, creature.seat[1]
        foot, head = canvas.project((x, 0.0, z)), canvas.project(creature.head)
        combat.hud.put_plate(foe.entity, head)
        plate_x, plate_y, _ = plate.root.get_pos()
        side = canvas.project((x + creature.build.width / 2, 0.9, z))[0] - foot[0]
        top, bottom = max(head[1], plate_y + 0.17), foot[1]
        width = max(abs(side) * 2, plate.width)
        plate.frame(foot[0], (head[1] + foot[1]) / 2, abs(side) * 2.1, head[1] - foot[1])
        box = Box((foot[0] + plate_x) / 2, (top + bottom) / 2, width, top - bottom)

        def press() -> None:
            if self._aiming is not None:
                self.shoot(foe.entity)

        def show(hot: bool) -> None:
            if self._aiming is not None:
                self._aiming.target = foe.entity if hot else None
            self.preview()

        return Spot(
            f"foe:{foe.entity}",
            box,
            press,
            show,
            lambda: tips.of_foe(combat.game.library, self._foe(foe.entity) or foe),
        )

    def _potion_spots(self) -> list[Spot]:
        combat = self._combat
        spots = []
        for slot, potion in enumerate(combat.picture.potions):
            box = combat.hud.belt.boxes[f"potion:{slot}"]
            if potion is None:
                empty = tips.words("Empty", "A potion that you find goes here.")
                spots.append(Spot(f"potion:{slot}", box, tips=lambda empty=empty: empty, focusable=False))
            else:
                spots.append(
                    Spot(
                        f"potion:{slot}",
                        box,
                        lambda potion=potion: self.drink(potion),
                        tips=lambda potion=potion: tips.of_potion(combat.game.library, potion),
                    )
                )
        return spots

    def _relic_spots(self) -> list[Spot]:
        combat = self._combat
        return [
            Spot(
                f"relic:{place}",
                combat.hud.belt.boxes[f"relic:{place}"],
                tips=lambda relic=relic: tips.of_relic(combat.game.library, relic),
            )
            for place, relic in enumerate(combat.picture.relics)
        ]

    def _status_spots(self) -> list[Spot]:
        corner = self._combat.hud.corner
        x, y = corner.status_place
        spots = []
        for place, status in enumerate(self._combat.picture.player.statuses):
            dx, dy = corner.statuses.centre(place)
            box = Box(x + dx, y + dy, 0.050, 0.048)
            spots.append(Spot(f"status:{status.id}", box, tips=lambda status=status: [tips.of_status(status)]))
        return spots

    def _incoming_tips(self):
        picture = self._combat.picture
        lost = max(0, picture.incoming - picture.player.block)
        words = f"All attacks together would do {picture.incoming} damage now; {lost} of it would reach your HP."
        return tips.words("Incoming", words, "intent_attack")

    # --- what is done ------------------------------------------------------------

    def choose(self, card: int) -> None:
        """A card is meant to be played: at once, or when its target is chosen."""
        combat = self._combat
        look = self._look(card)
        if look is None or combat.picture.phase != "play":
            return
        if look.refusal:
            combat.refuse(look.refusal)
            return
        foes = combat.picture.foes
        if not look.aim:
            self._played_at = combat.clock
            combat.play(card)
        elif len(foes) == 1:
            self._played_at = combat.clock
            combat.play(card, foes[0].entity)
        else:
            self._take_aim(Aiming(self._waiting_place(), card=card))

    def drink(self, potion: PotionLook) -> None:
        """A potion is meant: use it or throw it away."""
        combat = self._combat
        if combat.picture.phase != "play" or combat.skip():
            return
        answers = [
            ("throw", "Throw away", lambda: combat.submit(DiscardPotion(potion.slot))),
            ("keep", "Keep", lambda: None),
        ]
        if not potion.refusal:
            answers.insert(0, ("use", "Use", lambda: self._use(potion)))
        words = "".join(span.text for span in potion.text)
        combat.show_overlay(Dialog(combat, potion.name, words, answers))
        if not potion.refusal:
            combat.board.mean(combat.board.named("use"), by_keys=combat.board.by_keys)

    def _use(self, potion: PotionLook) -> None:
        foes = self._combat.picture.foes
        if not potion.aim:
            self._combat.submit(UsePotion(potion.slot))
        elif len(foes) == 1:
            self._combat.submit(UsePotion(potion.slot, foes[0].entity))
        else:
            box = self._combat.hud.belt.boxes[f"potion:{potion.slot}"]
            self._take_aim(Aiming((box.x, box.y - 0.03), slot=potion.slot))

    def shoot(self, target: int) -> None:
        """What is aimed is played at an enemy."""
        aiming = self._aiming
        if aiming is None:
            return
        self._let_go()
        self._last_target = target
        self._played_at = self._combat.clock
        if aiming.card is not None:
            self._combat.play(aiming.card, target)
        else:
            self._combat.submit(aiming.command(target))

    def view(self, pile: str) -> None:
        """Open a pile, the deck, or the log."""
        combat, picture = self._combat, self._combat.picture
        self.cancel()
        if pile == "log":
            combat.show_overlay(LogView(combat, combat.log))
        elif pile == "deck":
            every = [*picture.hand, *picture.draw, *picture.discard, *picture.exhaust, *picture.powers]
            every.sort(key=lambda card: (card.name, card.entity))
            combat.show_overlay(PileViewer(combat, "All your cards", every))
        else:
            combat.show_overlay(PileViewer(combat, PILE_TITLES[pile], getattr(picture, pile), PILE_NOTES[pile]))

    def pause(self) -> None:
        """Open the pause menu."""
        self._combat.show_overlay(PauseMenu(self._combat, self._combat.game.ways_out()))

    def act(self, action: str) -> bool:
        """A key; True if it meant something here."""
        combat = self._combat
        if action in ("draw", "discard", "exhaust", "deck", "log"):
            self.view(action)
        elif action == "end_turn":
            self.cancel()
            combat.end_turn()
        elif action.startswith("card_"):
            self._key_card(int(action.removeprefix("card_")))
        elif action == "potions":
            spot = next((spot for spot in self._belt if spot.focusable and spot.name.startswith("potion")), None)
            combat.board.mean(spot, by_keys=True)
        elif action == "speed":
            self._next_speed()
        elif self._aiming is not None and action in ("left", "right", "next", "previous"):
            self._turn_to(-1 if action in ("left", "previous") else 1)
        elif self._aiming is not None and action == "confirm":
            if self._aiming.target is not None:
                self.shoot(self._aiming.target)
        elif action in ("left", "right") and combat.board.hot is None and self._cards:
            combat.board.mean(self._cards[0 if action == "right" else -1], by_keys=True)
        elif action == "confirm" and combat.skip():
            pass
        else:
            return False
        return True

    def _key_card(self, place: int) -> None:
        combat = self._combat
        if combat.skip() or place >= len(self._cards):
            return
        self.cancel()
        spot = self._cards[place]
        combat.board.mean(spot, by_keys=True)
        spot.press()

    def _next_speed(self) -> None:
        from shadows.view import settings
        from shadows.view.hud.pause import SPEED_NAMES

        kept = self._combat.game.settings
        kept.speed = settings.SPEEDS[(settings.SPEEDS.index(kept.speed) + 1) % len(settings.SPEEDS)]
        settings.keep(kept)
        self._combat.hud.notice(f"Speed {SPEED_NAMES[kept.speed]}", theme.BRIGHT)

    # --- the mouse ---------------------------------------------------------------

    def moved(self, place: Place) -> bool:
        """The pointer moved; True if that was all about what is held or aimed."""
        combat = self._combat
        if self._grip is not None:
            self._drag(place)
            return True
        if self._aiming is not None:
            spot = next((spot for spot in reversed(self._foes) if spot.box.holds(place)), None)
            combat.board.mean(spot)
            return True
        box = combat.hud.hand.raised_box()
        if box is not None and combat.overlay is None and not combat.board.by_keys:
            found = combat.board.at(place)
            if box.holds(place) and (found is None or found not in self._cards):
                return True
        return False

    def pressed(self, place: Place) -> bool:
        """The button went down; True if it took hold of a card or chose a target."""
        combat = self._combat
        if combat.overlay is not None:
            return False
        if self._aiming is not None:
            spot = next((spot for spot in reversed(self._foes) if spot.box.holds(place)), None)
            if spot is None:
                self.cancel()
            else:
                spot.press()
            return True
        card = self._card_at(place)
        if card is None:
            return False
        if combat.clock - self._played_at >= DOUBLE:
            self._grip = Grip(card, place)
        return True

    def released(self, place: Place) -> bool:
        """The button went up; True if it let go of a card or a target."""
        combat, grip, aiming = self._combat, self._grip, self._aiming
        self._grip = None
        if aiming is not None and aiming.dragged:
            if aiming.target is not None:
                self.shoot(aiming.target)
            else:
                self.cancel()
            return True
        if grip is None:
            return False
        combat.hud.hand.drag = None
        if not grip.dragged or (
            place[1] > PLAY_LINE - combat.game.canvas.top and abs(place[0]) < combat.game.canvas.width / 2
        ):
            self.choose(grip.card)
        if self._aiming is None:
            combat.moved(place)
        return True

    def _drag(self, place: Place) -> None:
        grip, hand = self._grip, self._combat.hud.hand
        if not grip.dragged and abs(place[0] - grip.place[0]) + abs(place[1] - grip.place[1]) < AWAY:
            return
        grip.dragged = True
        look = self._look(grip.card)
        if look is None:
            self.cancel()
        elif look.aim and not look.refusal:
            self._grip = None
            self._take_aim(Aiming(self._waiting_place(), card=grip.card, dragged=True))
            self.moved(place)
        else:
            hand.drag = (grip.card, place)

    def cancel(self) -> bool:
        """Let go of everything; True if there was anything."""
        held = self._grip is not None or self._aiming is not None
        self._grip = None
        self._combat.hud.hand.drag = None
        self._let_go()
        return held

    # --- aiming ------------------------------------------------------------------

    def _take_aim(self, aiming: Aiming) -> None:
        self._aiming = aiming
        board = self._combat.board
        if aiming.card is not None:
            self._combat.hud.hand.lift(aiming.card)
        if not aiming.dragged and board.by_keys:
            ids = [foe.entity for foe in self._combat.picture.foes]
            aiming.target = self._last_target if self._last_target in ids else ids[0]
            board.mean(board.named(f"foe:{aiming.target}"), by_keys=True)
        elif self._combat.game.pointer is not None:
            self.moved(self._combat.game.pointer)
        self.preview()

    def _turn_to(self, way: int) -> None:
        """The next enemy, or the one before."""
        ids = [foe.entity for foe in self._combat.picture.foes]
        at = ids.index(self._aiming.target) if self._aiming.target in ids else -way if way < 0 else -1
        target = ids[(at + way) % len(ids)]
        self._combat.board.mean(self._combat.board.named(f"foe:{target}"), by_keys=True)
        self._aiming.target = target
        self.preview()

    def _let_go(self) -> None:
        card = self._aiming.card if self._aiming is not None else None
        self._aiming = None
        hud = self._combat.hud
        hud.arrow.hide()
        for plate in hud.plates.values():
            plate.aim(False)
        if card is not None:
            hud.hand.lift(None)
        self.preview()

    def _waiting_place(self) -> Place:
        return 0.0, HELD_Y - self._combat.game.canvas.top

    def update(self) -> None:
        """Per frame: glows, and the arrow."""
        combat, hud = self._combat, self._combat.hud
        mine = combat.picture.phase == "play" and not combat.enemy_turn
        hot = combat.board.hot
        card = int(hot.name.removeprefix("card:")) if hot is not None and hot.name.startswith("card:") else None
        aiming = self._aiming
        hud.hand.light(aiming.card if aiming is not None else card, mine=mine)
        if aiming is None:
            return
        end = combat.game.pointer
        if aiming.target is not None and (combat.board.by_keys or end is None):
            creature = combat.troupe.creatures.get(aiming.target)
            end = combat.game.canvas.project(creature.chest) if creature is not None else None
        if aiming.card is not None and hud.hand.raised_box() is not None:
            box = hud.hand.raised_box()
            aiming.start = (box.x, box.top - 0.02)
        if end is not None:
            hud.arrow.point(aiming.start, end, hot=aiming.target is not None)
        for enemy, plate in hud.plates.items():
            plate.aim(enemy == aiming.target)

    def preview(self, *, fresh: bool = False) -> None:
        """Show what the card that is meant would do: on its face, and what would be left of everyone's HP."""
        combat, hud = self._combat, self._combat.hud
        if combat.player.busy and not fresh:
            return
        aiming, aim, card = self._aiming, None, None
        if aiming is not None and aiming.card is not None:
            card = aiming.card
            if aiming.target is not None:
                aim = combat.aim_at(card, aiming.target)
        elif hud.hand.hover is not None:
            card = hud.hand.hover
            look = self._look(card)
            if look is not None and not look.refusal and look.id not in self._random:
                foes = combat.picture.foes
                if not look.aim or len(foes) == 1:
                    aim = combat.aim_at(card, foes[0].entity if look.aim else None)
        for look in combat.picture.hand:
            hud.hand.look(look.entity, aim.card if aim is not None and look.entity == card else look)
        hud.show(combat.picture, combat.shown, aim)

    def _card_at(self, place: Place) -> int | None:
        spot = self._combat.board.at(place)
        if spot is None or spot not in self._cards:
            box = self._combat.hud.hand.raised_box()
            if box is None or not box.holds(place):
                return None
            return self._combat.hud.hand.hover
        return int(spot.name.removeprefix("card:"))

    def _look(self, card: int) -> CardLook | None:
        return next((look for look in self._combat.picture.hand if look.entity == card), None)

    def _foe(self, enemy: int) -> FoeLook | None:
        return next((foe for foe in self._combat.picture.foes if foe.entity == enemy), None)
