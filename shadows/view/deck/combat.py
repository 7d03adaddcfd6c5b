"""The fight with cards."""

from __future__ import annotations

from collections.abc import Sequence

from components.commands import Command, EndTurn
from components.facts import Fact
from shadows.picture.deck.models import DeckPicture
from shadows.picture.models import AimLook, CardLook, PotionAimLook, QuestionLook
from shadows.view.combat.playback import Beat
from shadows.view.combat.scene import CombatScene
from shadows.view.deck.card_motions import CardMotions
from shadows.view.deck.confirmations import Confirmations
from shadows.view.deck.controls import CombatControls
from shadows.view.deck.displayed_cards import DisplayedCards
from shadows.view.deck.first_steps import FirstSteps
from shadows.view.deck.hud import Hud
from shadows.view.deck.layouts import lay_out
from shadows.view.deck.pointing import Pointing
from shadows.view.engine import theme
from shadows.view.engine.keys import CONTROLS
from shadows.view.panels.question_view import QuestionView
from shadows.view.widgets.hit_areas import Box, Place, Spot

FRESH = 0.45
"""For so many seconds after a turn was ended and played, pressing End Turn again still means the one that is over."""


AROUND = 0.015
"""How much wider than what can be pointed at things are seen."""


class Combat(CombatScene[DeckPicture]):
    """One combat of a session, from its first picture to its last."""

    def see(self) -> DeckPicture:
        """All that there is to see now. Raises TypeError for a game without cards."""
        picture = self.session.look()
        if not isinstance(picture, DeckPicture):
            raise TypeError("the fight of a game without cards")
        return picture

    def begin(self) -> None:
        """Hands and cards."""
        self.displayed_cards = DisplayedCards.of(self.picture)
        self.cards = CardMotions(self, self.performance)
        self.enemy_turn = False
        """Whether what is played is the end of a turn: until then nothing can be played."""
        self.pointing = Pointing(self, self)
        self.controls = CombatControls(self, self, self.pointing, self.navigation.ways_out)
        self.steps = FirstSteps(self, self, lambda: self.controls.busy)
        self._confirmations = Confirmations(self, self.session, self.submit)
        self._turn_shown = -1.0
        self._aim: tuple[int, int | None, AimLook] | None = None

    @property
    def hud(self) -> Hud:
        """What is drawn around the enemies; another one after the window has changed."""
        return self._hud

    def opened(self) -> None:
        """The hand is dealt."""
        if not self.game.settings.calm:
            self.hud.hand.deal(self.hud.place_of("draw"))

    def build(self) -> None:
        """The HUD, and spots on everything in it."""
        game, statuses = self.game, self.game.library.statuses.items()
        harmful = {name for name, status in statuses if status.kind == "debuff"}
        self._hud = Hud(self.root, game.canvas, self.tweens, self.picture, self.where(), self.end_turn, harmful)
        self.hud.hand.still = self.game.settings.calm
        self.pointing.lay_out(self.controls)
        self.settle_at_once()

    def update(self, seconds: float) -> None:
        """Per frame: the timeline, the hand, the enemies."""
        seconds, fast = self.pass_time(seconds)
        self.hud.hand.update(fast)
        self.controls.aiming.update()
        self.steps.update(seconds)
        self.show_danger()

    # --- what the player does ----------------------------------------------------

    def happened(self, command: Command, done: Sequence[Fact]) -> None:
        """Whose turn it is now is told at once."""
        self._aim = None
        self.enemy_turn = isinstance(command, EndTurn)
        self.steps.happened(done)
        if self.enemy_turn:
            self.hud.take_turns(enemies=True)

    def begun(self) -> None:
        """What was played leaves the hand."""
        self.show_hand(self.hud.place_of("draw"))

    def play(self, card: int, target: int | None = None) -> None:
        """Play a card; ask first if that would be the player's death."""
        self._confirmations.play(self.picture, card, target)

    def use(self, slot: int, target: int | None = None) -> None:
        """Use a potion; ask first if that would be the player's death."""
        self._confirmations.use(self.picture, slot, target)

    def end_turn(self) -> None:
        """End the turn, once however often it is pressed."""
        if self.skip():
            return
        if self.picture.phase == "play" and self.clock - self._turn_shown >= FRESH:
            self._confirmations.end_turn(self.picture, spare=self.game.settings.confirm_end)

    def skip(self) -> bool:
        """Bring the enemies' turn to its end at once; True if there was one to skip."""
        if not (self.player.busy and self.enemy_turn):
            return False
        self.skip_all()
        return True

    def refuse(self, why: str, sound: str = "error") -> None:
        """Say why something cannot be done."""
        self.game.sounds.play(sound)
        self.hud.notice(why)

    def aim_at(self, card: int, target: int | None) -> AimLook | None:
        """What playing a card would do, worked out once for each target; None if it is no longer in the hand."""
        if self._aim is not None and self._aim[:2] == (card, target):
            return self._aim[2]
        if card not in {look.entity for look in self.picture.hand}:
            return None
        self._aim = (card, target, self.session.aim(card, target))
        return self._aim[2]

    def aim_potion(self, slot: int, target: int | None) -> PotionAimLook | None:
        """What using a potion would do; None if there is none in the slot."""
        return None if self.picture.potions[slot] is None else self.session.aim_potion(slot, target)

    # --- where input goes: the player's hands have it first ----------------------

    def toast_roof(self) -> float:
        """Below what stands above the enemies."""
        return min((plate.whole.bottom for plate in self.hud.plates.values()), default=0.0) - 2 * AROUND

    def kept_free(self) -> Sequence[Box]:
        """What the enemies will do, what the player has, is told to do, and looks at."""
        hud, shown = self.hud, (self.hud.guide.box, self.hud.hand.raised_box())
        bar = Box(0.0, hud.canvas.top - theme.TOP_BAR / 2, hud.canvas.width, theme.TOP_BAR)
        own = [bar, *(hud.boxes[name].grown(AROUND) for name in ("energy", "health", "forecast"))]
        return [*(plate.box for plate in hud.plates.values()), *own, *(box for box in shown if box is not None)]

    def act(self, action: str) -> None:
        """Keys of the fight."""
        if self.overlay is not None or not self.controls.act(action):
            super().act(action)

    def moved(self, place: Place) -> None:
        """The pointer moved."""
        if not self.controls.moved(place):
            super().moved(place)

    def pressed(self, place: Place) -> None:
        """The button went down."""
        if not self.skip() and not self.controls.pressed(place):
            super().pressed(place)

    def released(self, place: Place) -> None:
        """The button went up."""
        if not self.controls.released(place):
            super().released(place)

    def cancel(self) -> None:
        """Let go of what is held or aimed."""
        self.controls.cancel()
        super().cancel()

    def wants_focus(self) -> bool:
        """In the fight itself keys do without, a gamepad does not."""
        if self.overlay is not None:
            return True
        return CONTROLS.by_pad and not self.player.busy and self.controls.aiming.aim is None

    def focus_first(self) -> None:
        """A card, or the end of the turn."""
        if self.overlay is not None:
            super().focus_first()
        else:
            self.board.mean(self.pointing.cards[0] if self.pointing.cards else self.hud.end.spot, by_keys=True)

    def open_menu(self) -> None:
        """Open the pause menu over the fight."""
        self.controls.cancel()
        self.controls.pause()

    def tips_beside(self) -> tuple[Spot, Box] | None:
        """Nothing is explained while something is aimed or happens; a card is where it has risen to."""
        meant = None if self.controls.busy or self.happening else super().tips_beside()
        risen = self.hud.hand.raised_box()
        if meant is None or risen is None or meant[0] not in self.pointing.cards:
            return meant
        return meant[0], risen

    def back(self) -> None:
        """Escape: let go, else close what is open, else pause."""
        if self.overlay is None and self.controls.cancel():
            return
        if self.overlay is None:
            self.controls.pause()
        else:
            super().back()

    # --- what is shown -----------------------------------------------------------

    def show_hand(self, entrance: Place | None) -> None:
        """The hand as it is shown now, with what is new coming from a place."""
        now = {card.entity: card for card in self.picture.hand}
        looks: list[CardLook] = []
        for entity in self.displayed_cards.hand:
            look = now.get(entity) or self.cards.looks.get(entity)
            if look is not None:
                looks.append(look)
        self.hud.hand.set(looks, entrance)
        self.pointing.spread()

    def show_plates(self) -> None:
        """Stand the plates above the heads."""
        count = len(self.lineup.creatures)
        for foe in self.picture.foes:
            creature = self.lineup.creatures.get(foe.entity)
            if creature is not None and foe.entity in self.displayed.bodies:
                fresh = foe.entity not in self.hud.plates
                plate = self.hud.plate(foe, count)
                if fresh:
                    plate.announce(foe.intent)
                    plate.show(self.displayed.bodies[foe.entity])
        self.pointing.spread()

    def prepare(self, before: DeckPicture, done: Sequence[Fact]) -> None:
        """The cards too."""
        super().prepare(before, done)
        self.cards.prepare(before, self.picture, done)

    def apply(self, fact: Fact) -> None:
        """The cards too."""
        super().apply(fact)
        self.displayed_cards.apply(fact)

    def perform(self, beat: Beat) -> None:
        """The cards too."""
        super().perform(beat)
        self.cards.show(beat.fact)

    def show_hud(self) -> None:
        """Draw all numbers as they are displayed now."""
        self.hud.show(self.picture, self.displayed, self.displayed_cards)

    def stand(self, *, instant: bool) -> None:
        """Hand, piles, plates and what is foretold."""
        if self.enemy_turn:
            self._turn_shown = self.clock
        self.enemy_turn = False
        self.displayed_cards = DisplayedCards.of(self.picture)
        self.show_hud()
        self.show_hand(None if instant else self.hud.place_of("draw"))
        self.show_plates()
        for foe in self.picture.foes:
            self.hud.plates[foe.entity].announce(foe.intent)
        self.hud.belt.show(self.picture)
        self.hud.vitals.forecast.show(self.picture.forecast, self.picture.player)
        self.hud.take_turns(enemies=False, over=self.picture.phase != "play")
        self.controls.aiming.preview(fresh=True)

    def ask(self, question: QuestionLook) -> None:
        """Ask over everything."""
        QuestionView(self, question, self.answer, lay_out)
