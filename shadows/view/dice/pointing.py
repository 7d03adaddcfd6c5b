"""What can be pointed at in a fight with dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from msgspec.structs import replace

from shadows.content.text.spans import Span, Tip
from shadows.content.text.wording.dice_sentences import meddling
from shadows.content.text.wording.phrases import hundredths
from shadows.picture.dice.models import AskLook, DieLook, HandLook
from shadows.picture.models import FoeLook, PotionLook
from shadows.view.combat.pointing import framed, look_through_relics, status_spots
from shadows.view.dice.fight import DiceFight
from shadows.view.dice.hands_list import worth
from shadows.view.panels.belt_areas import button_spots, buttons, potion_spots, relic_spots
from shadows.view.panels.scene import Scene
from shadows.view.widgets import tips
from shadows.view.widgets.hit_areas import Box, Place, Spot, always


class Presses(Protocol):
    """What is done with what is pointed at."""

    def press_die(self, die: int) -> None:
        """A die is pressed."""

    def press_foe(self, enemy: int) -> None:
        """An enemy is pressed."""

    def drink(self, potion: PotionLook) -> None:
        """A consumable is meant."""

    def view(self, what: str) -> None:
        """Something is to be opened: what the player owns, the log or the map."""

    def pause(self) -> None:
        """The pause menu is to be opened."""


class Pointing:
    """Makes the spots of a fight: once for what stays, anew for dice, hands, enemies and what they carry."""

    def __init__(self, scene: Scene, fight: DiceFight, owned: str) -> None:
        """`scene` and `fight` are the same, as it is laid out and as it is fought; `owned` is what the player owns, in
        words."""
        self._scene, self._fight, self._owned = scene, fight, owned
        self.dice: list[Spot] = []
        self.foes: list[Spot] = []
        self.hands: list[Spot] = []
        self.potions: list[Spot] = []
        self._others: list[Spot] = []
        self._presses: Presses

    def lay_out(self, presses: Presses) -> None:
        """Spots for what stays where it is."""
        scene, fight, hud = self._scene, self._fight, self._fight.hud
        self._presses = presses
        library = scene.game.library
        self.dice, self.foes, self.hands, self.potions, self._others = [], [], [], [], []
        health = hud.vitals.boxes["health"]
        scene.add(Spot("health", health, tips=lambda: tips.of_player(library, fight.picture), focusable=False))
        scene.add(Spot("tokens", hud.boxes["tokens"], tips=self._of_rerolls, focusable=False))
        told = tips.words("Target", "A hand strikes this enemy. Click another one, or press Tab.")
        scene.add(Spot("target", hud.boxes["target"], tips=always(told), focusable=False))
        for button in (hud.reroll, hud.end, hud.score):
            scene.add(button.spot)
        shown = buttons(presses.pause, presses.view, self._owned, on_a_map=fight.picture.journey is not None)
        for spot in button_spots(scene.root, scene.game.canvas, shown):
            scene.add(spot)

    def spread(self) -> None:
        """Spots for what comes and goes; what was meant stays so."""
        fight, board = self._fight, self._scene.board
        hud, library, picture = fight.hud, self._scene.game.library, fight.picture
        layer, old = board.layers[0], [*self.dice, *self.foes, *self.hands, *self.potions, *self._others]
        gone = {id(spot) for spot in old}
        layer.spots = [spot for spot in layer.spots if id(spot) not in gone]
        lost = board.hot if board.hot is not None and id(board.hot) in gone else None
        canvas, creatures = self._scene.game.canvas, fight.lineup.creatures
        hud.put_plates({enemy: canvas.project(creature.head) for enemy, creature in creatures.items()})
        self.foes = [spot for foe in picture.foes if (spot := self._foe(foe)) is not None]
        self.dice = [self._die(die) for die in picture.dice if hud.tray.box(die.entity) is not None]
        self.hands = [self._hand(hand) for hand, _ in fight.hands if hand.id in hud.hands.boxes]
        self.potions = potion_spots(library, picture, hud.belt, self._presses.drink)
        uses = {use.relic: use for use in picture.uses if use.relic is not None}
        relics = relic_spots(library, picture, hud.belt, lambda: look_through_relics(self._scene, fight))
        for spot, relic in zip(relics, picture.relics, strict=False):
            if relic.entity in uses:
                spot.press = partial(fight.use, uses[relic.entity])
                spot.tips = partial(self._of_use, uses[relic.entity], tips.of_relic(library, relic))
        foretold = Spot("forecast", hud.vitals.boxes["forecast"], tips=hud.vitals.forecast.tips, focusable=False)
        self._others = [*relics, *status_spots(self._scene, fight), *self._laws(), foretold, *self._combo()]
        layer.spots = [*self.foes, *layer.spots, *self._others, *self.hands, *self.potions, *self.dice]
        if lost is not None:
            by_keys = board.by_keys
            board.hot = None
            board.mean(board.named(lost.name), by_keys=by_keys)

    def foe(self, entity: int) -> FoeLook | None:
        """An enemy as it is now."""
        return next((foe for foe in self._fight.picture.foes if foe.entity == entity), None)

    def die(self, entity: int) -> DieLook | None:
        """A die as it is now."""
        return next((die for die in self._fight.picture.dice if die.entity == entity), None)

    def foe_at(self, place: Place) -> Spot | None:
        """The enemy under a place, whatever else is there."""
        return next((spot for spot in reversed(self.foes) if spot.box.holds(place)), None)

    # --- dice and hands ----------------------------------------------------------

    def _die(self, die: DieLook) -> Spot:
        box = self._fight.hud.tray.box(die.entity) or Box(0, 0, 0, 0)
        return Spot(
            f"die:{die.place}",
            box,
            partial(self._presses.press_die, die.entity),
            tips=lambda: self._of_die(self.die(die.entity) or die),
        )

    def _of_die(self, die: DieLook) -> list[Tip]:
        told = [Span(f"Shows {die.value}")]
        if die.worth != die.value:
            told.append(Span(f", worth {die.worth}"))
        told.append(Span("."))
        if die.faces != tuple(range(1, 7)):
            told.append(Span(f" Its faces: {', '.join(map(str, die.faces))}."))
        if die.fixed:
            told.append(Span(" It cannot be rolled again."))
        if die.copied:
            told.append(Span(" It is a copy."))
        if die.held:
            told.append(Span(" You hold it."))
        library = self._scene.game.library
        found = [Tip("", "", f"{die.name} {die.place + 1}", tuple(told))]
        found += tips.keyword(library, die.element) if die.element else []
        if die.struck:
            found += tips.keyword(library, die.struck) or [Tip("", "", die.trouble, ())]
        return found

    def _hand(self, hand: HandLook) -> Spot:
        fight = self._fight
        return Spot(
            f"hand:{hand.id}",
            fight.hud.hands.boxes[hand.id],
            partial(fight.choose_hand, hand.id),
            lambda hot: fight.mean_hand(hand.id if hot else None),
            lambda: self._of_hand(hand),
            framed=False,
        )

    def _of_hand(self, hand: HandLook) -> list[Tip]:
        foes = {foe.entity: foe.name for foe in self._fight.picture.foes}
        places = ", ".join(str(place + 1) for place in hand.dice)
        streak = self._fight.picture.player.streak
        lines = [Span(f"{hand.chips} chips + {hand.values} of dice {places}, × {hundredths(hand.mult)}")]
        if hand.streak != 100:
            lines.append(Span(f" × {hundredths(hand.streak)} streak"))
        lines.append(Span("."))
        for one in hand.falls:
            end = ", who dies" if one.kills else ", who is stunned" if one.stuns else ""
            blocked = f" ({one.hp} HP)" if one.hp != one.damage and not one.kills else ""
            lines += [Span(f"\n{one.damage}", "number"), Span(f" to {foes.get(one.target, 'the enemy')}{blocked}{end}")]
        if "ends streak" in worth(hand, streak):
            lines.append(Span("\nIt ends your streak.", "lowered"))
        return [Tip("", "", hand.name, tuple(lines)), *tips.keyword(self._scene.game.library, "streak")[: bool(streak)]]

    def _combo(self) -> list[Spot]:
        """The formula explains the combo that would act."""
        fight = self._fight
        box = fight.hud.formula.box
        if not fight.picture.combos or not box.width:
            return []
        told = [
            Tip("", "", f"{one.name}: {' and '.join(kind.capitalize() for kind in one.elements)}", one.text)
            for one in fight.picture.combos
        ]
        return [Spot("combo", box, tips=always(told), focusable=False)]

    def _of_rerolls(self) -> list[Tip]:
        player = self._fight.picture.player
        told = f"{player.rerolls} of {player.rerolls_per_turn} are left this turn."
        if player.spare:
            told += f" {player.spare} more may be used in any one turn."
        if player.hold_limit < len(self._fight.picture.dice):
            told += f" At most {player.hold_limit} dice can be held."
        told += f"\nA die that is rolled is elemental with a chance of {player.element_chance}%."
        streak = tips.keyword(self._scene.game.library, "streak")
        if player.streak and streak:
            streak = [replace(streak[0], name=f"Streak {player.streak}")]
        return [*tips.words("Rerolls", told), *streak[: bool(player.streak)]]

    def _laws(self) -> list[Spot]:
        spots, shown = [], self._fight.picture.meddling
        for place, box in enumerate(self._fight.hud.laws.boxes):
            last = place == len(self._fight.hud.laws.boxes) - 1
            those = shown[place:] if last else shown[place : place + 1]
            told = [
                Tip(
                    "keyword",
                    one.id,
                    f"{one.name}, {'next turn' if one.coming else 'this turn'}",
                    (Span(f"{meddling(one.id, one.amount).capitalize()}.\n"), *one.text),
                )
                for one in those
            ]
            spots.append(Spot(f"law:{place}", box, tips=always(told), focusable=False))
        return spots

    # --- bodies and things -------------------------------------------------------

    def _foe(self, foe: FoeLook) -> Spot | None:
        """All of an enemy: its body and its plate."""
        fight, presses, entity = self._fight, self._presses, foe.entity
        box = framed(fight, entity, fight.hud.formula.box.top)
        if box is None:
            return None
        return Spot(
            f"foe:{entity}", box, partial(presses.press_foe, entity), tips=lambda: self._of_foe(self.foe(entity) or foe)
        )

    def _of_foe(self, foe: FoeLook) -> list[Tip]:
        footing = {one.target: one for one in self._fight.picture.footing}.get(foe.entity)
        first, *others = tips.of_foe(self._scene.game.library, foe)
        told: Sequence[Tip] = ()
        if footing is not None:
            words = (
                "It loses its next action."
                if footing.loses_action
                else f"A hit of {footing.stuns_from} or more stuns it, above {footing.threshold}% of its max HP."
            )
            told = tips.words("Footing", words)
        return [first, *told, *others]

    def _of_use(self, use: AskLook, told: list[Tip]) -> list[Tip]:
        words = use.refusal or "Click it to use it."
        return [*told, *tips.words("Can be used", words)]
