"""The fight: what the player does goes to the session at once, what happens is played after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from components import facts
from components.commands import Choose, Command, EndTurn, UsePotion
from components.deck.commands import PlayCard
from components.facts import Fact
from shadows.content.text import log_text
from shadows.picture.models import AimLook, CardLook, Picture, PotionAimLook
from shadows.play.session import IllegalCommand, Session
from shadows.saves.saved_game import SavedGame
from shadows.view.combat.displayed import Displayed
from shadows.view.combat.first_steps import FirstSteps
from shadows.view.combat.impact import Impact
from shadows.view.combat.performing.performance import Performance
from shadows.view.combat.playback import BLOW, Beat, Player, timeline
from shadows.view.deck.combat_input import CombatInput
from shadows.view.deck.controls import CombatControls
from shadows.view.deck.hud import Hud
from shadows.view.deck.pointing import Pointing
from shadows.view.deck.question_view import QuestionView
from shadows.view.panels.game import Game
from shadows.view.panels.overlay import Dialog
from shadows.view.stage.chamber import turn
from shadows.view.stage.lineup import Lineup, pitch
from shadows.view.widgets.hit_areas import Place

if TYPE_CHECKING:
    from shadows.view.stage.stage import Stage

FRESH = 0.45
"""For so many seconds after a turn was ended and played, pressing End Turn again still means the one that is over."""


class CombatNavigation(Protocol):
    """The ways from a fight."""

    def combat_over(self, session: Session) -> None:
        """The fight, or the run that it belongs to, is over."""

    def follow(self, play: SavedGame) -> None:
        """The fight is won, and its run goes on."""

    def ways_out(self) -> list[tuple[str, Callable[[], None]]]:
        """How to leave it: words, and what that does."""

    def to_title(self) -> None:
        """The title; a run stays open."""


class Combat(CombatInput):
    """One combat of a session, from its first picture to its last."""

    def __init__(self, game: Game, navigation: CombatNavigation, session: Session) -> None:
        super().__init__(game)
        self.navigation = navigation
        self.session = session
        self.picture: Picture = session.look()
        self.place, self.what, self.turn = self.picture.place, self.picture.kind, turn(self.picture)
        self.music = "boss" if self.picture.kind == "boss" else "combat"
        self.shown = Displayed.of(self.picture)
        self.performance = Performance(self)
        self.performance.prepare(self.picture, self.picture, ())
        self.player = Player(self._beat, self._settle)
        self.enemy_turn = False
        """Whether what is played is the end of a turn: until then nothing can be played."""
        self.log: list[str] = []
        self._names: dict[int, str] = {}
        """What bodies and cards were called so far, those of this fight that are gone too."""
        self.troupe: Lineup | None = None
        self.clock = 0.0
        self.hands = CombatControls(self)
        self.spotting = Pointing(self)
        self.steps = FirstSteps(self)
        self._turn_shown = -1.0
        self.impact = Impact(game)
        self._aim: tuple[int, int | None, AimLook] | None = None
        self._ended = False
        self._tell(_of_this_fight(session.history))

    @property
    def played(self) -> SavedGame | None:
        """The fight, or the run it belongs to."""
        return self.session if isinstance(self.session, SavedGame) else None

    @property
    def seed(self) -> str:
        """That of the fight, or of the run it belongs to."""
        return self.picture.seed

    @property
    def stage(self) -> Stage:
        """The chamber that it is fought in."""
        return self.game.stage

    def open(self) -> None:
        """The enemies come out of the dark, and the hand is dealt."""
        super().open()
        if self.game.pace != float("inf") and not self._ended:
            self.troupe.appear()
            for ruler in [foe.name for foe in self.picture.foes if foe.tier == "boss"][:1]:
                self.hud.proclaim(ruler)
            if not self.game.settings.calm:
                self.hud.hand.deal(self.hud.place_of("draw"))

    def set_stage(self) -> None:
        """With the enemies on it."""
        if self.troupe is not None:
            self.troupe.remove()
        super().set_stage()
        self.troupe = Lineup(self.stage, self.tweens)
        self.troupe.gather(self.picture.foes, at_once=True)

    def close(self) -> None:
        """Clear the stage."""
        self.tweens.clear()
        self.troupe.remove()
        self.stage.particles.clear()
        self.stage.hurt = 0.0
        self.stage.action.colour = (0.0, 0.0, 0.0)
        super().close()

    def build(self) -> None:
        """The HUD, and spots on everything in it."""
        game, statuses = self.game, self.game.library.statuses.items()
        harmful = {name for name, status in statuses if status.kind == "debuff"}
        self.hud = Hud(self.root, game.canvas, self.tweens, self.picture, self._where(), self.end_turn, harmful)
        self.hud.hand.still = self.game.settings.calm
        self.spotting.lay_out()
        if self.player.busy:
            self.player.skip()
        self._settle(at_once=True)

    def update(self, seconds: float) -> None:
        """Per frame: the timeline, the hand, the enemies."""
        self.clock += seconds
        seconds = self.impact.passed(seconds)
        self.troupe.halt(self.impact.holds)
        fast = seconds * min(self.game.pace, 1000.0)
        self.player.update(fast)
        super().update(seconds)
        self.hud.hand.update(fast)
        self.hands.sight.update()
        self.steps.update(seconds)
        self.troupe.update(self.stage.time)
        own = self.shown.bodies[self.shown.player]
        danger = own.hp * 4 <= own.max_hp
        self.stage.hurt = self.impact.redness(danger=danger)
        self.game.sounds.intensity = 1.0 if danger or self.picture.kind != "normal" else 0.35

    # --- what the player does ----------------------------------------------------

    def submit(self, command: Command) -> None:
        """Do it, then play what happened."""
        if self.player.busy:
            self.player.skip()
            self._settle()
        before = self.picture
        try:
            happened = self.session.submit(command)
        except IllegalCommand as refusal:
            self.refuse(str(refusal))
            return
        self.picture = self.session.look()
        self.game.warn(happened)
        self._aim = None
        self._tell(happened)
        self.performance.prepare(before, self.picture, happened)
        self.enemy_turn = isinstance(command, EndTurn)
        self.steps.happened(happened)
        if self.enemy_turn:
            self.hud.take_turns(enemies=True)
        self.player.begin(timeline(happened, self._blow))
        if self.game.pace == float("inf"):
            self.player.skip()
            self._settle()
        elif self.player.busy:
            self.show_hand(self.hud.place_of("draw"))

    def play(self, card: int, target: int | None = None) -> None:
        """Play a card; ask first if that would be the player's death."""
        command = PlayCard(card, target)
        if command in self.session.legal() and self.session.aim(card, target).deadly:
            name = next(look.name for look in self.picture.hand if look.entity == card)
            answers = [("die", "Play it", lambda: self.submit(command)), ("live", "Keep it", lambda: None)]
            Dialog(self, "This would kill you", f"Playing {name} would cost your last HP.", answers)
            return
        self.submit(command)

    def use(self, slot: int, target: int | None = None) -> None:
        """Use a potion; ask first if that would be the player's death."""
        command, potion = UsePotion(slot, target), self.picture.potions[slot]
        if potion is not None and command in self.session.legal() and self.session.aim_potion(slot, target).deadly:
            answers = [("die", "Use it", lambda: self.submit(command)), ("live", "Keep it", lambda: None)]
            Dialog(self, "This would kill you", f"Using {potion.name} would cost your last HP.", answers)
            return
        self.submit(command)

    def end_turn(self) -> None:
        """End the turn, once however often it is pressed."""
        if self.skip():
            return
        if self.picture.phase != "play" or self.clock - self._turn_shown < FRESH:
            return
        if self._deadly():
            return
        energy = self.picture.player.energy
        if self.game.settings.confirm_end and energy:
            answers = [("end", "End the turn", lambda: self.submit(EndTurn())), ("stay", "Go on", lambda: None)]
            Dialog(self, "End the turn?", f"You have {energy} Energy left.", answers)
            return
        self.submit(EndTurn())

    def _deadly(self) -> bool:
        """Whether ending the turn would be the player's death while something else can still be done: then it is asked
        first."""
        seen = self.picture.forecast
        others = (command for command in self.session.legal() if isinstance(command, PlayCard | UsePotion))
        if seen is None or not seen.deadly or not any(others):
            return False
        would = "would" if seen.certain else "may"
        answers = [("end", "End the turn", lambda: self.submit(EndTurn())), ("live", "Go on", lambda: None)]
        Dialog(self, f"This {would} kill you", f"Ending the turn {would} cost your last HP.", answers)
        return True

    def skip(self) -> bool:
        """Bring the enemies' turn to its end at once; True if there was one to skip."""
        if not (self.player.busy and self.enemy_turn):
            return False
        self.player.skip()
        self.tweens.finish()
        self._settle()
        return True

    def refuse(self, why: str) -> None:
        """Say why something cannot be done."""
        self.game.sounds.play("error")
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

    # --- what is shown -----------------------------------------------------------

    def show_hand(self, entrance: Place | None) -> None:
        """The hand as it is shown now, with what is new coming from a place."""
        now = {card.entity: card for card in self.picture.hand}
        looks: list[CardLook] = []
        for entity in self.shown.hand:
            look = now.get(entity) or self.performance.card(entity)
            if look is not None:
                looks.append(look)
        self.hud.hand.set(looks, entrance)
        self.spotting.spread()

    def show_plates(self) -> None:
        """Stand the plates above the heads."""
        count = len(self.troupe.creatures)
        for foe in self.picture.foes:
            creature = self.troupe.creatures.get(foe.entity)
            if creature is not None and foe.entity in self.shown.bodies:
                fresh = foe.entity not in self.hud.plates
                plate = self.hud.plate(foe, count)
                if fresh:
                    plate.announce(foe.intent)
                    plate.show(self.shown.bodies[foe.entity])
        self.spotting.spread()

    def _beat(self, beat: Beat, swift: bool) -> None:
        """Show one fact; `swift` moves the numbers alone."""
        self.shown.apply(beat.fact, self.picture.foes)
        if swift:
            return
        self.performance.show(beat.fact, beat.volley)
        self.hud.show(self.picture, self.shown)

    def _settle(self, *, at_once: bool = False) -> None:
        """Everything as it is now: what was animated and what was skipped end alike."""
        if self.enemy_turn:
            self._turn_shown = self.clock
        self.enemy_turn = False
        self.impact.let_go()
        self.shown = Displayed.of(self.picture)
        instant = at_once or self.game.pace == float("inf")
        self.troupe.gather(self.picture.foes, at_once=instant)
        for enemy in [enemy for enemy in self.hud.plates if enemy not in self.shown.bodies]:
            self.hud.drop_plate(enemy)
        self.hud.show(self.picture, self.shown)
        self.game.tilt(pitch(self.troupe.tallest))
        self.show_hand(None if instant else self.hud.place_of("draw"))
        self.show_plates()
        for foe in self.picture.foes:
            self.hud.plates[foe.entity].announce(foe.intent)
        self.hud.belt.show(self.picture)
        self.hud.corner.forecast.show(self.picture.forecast, self.picture.player)
        self.hud.take_turns(enemies=False, over=self.picture.phase != "play")
        self.hands.sight.preview(fresh=True)
        if self.picture.phase == "over":
            self._leave(self.navigation.combat_over)
        elif self.picture.journey is not None and not self.picture.foes:
            self._leave(self.navigation.follow)
        elif self.picture.question is not None:
            QuestionView(self, self.picture.question, self._answer)

    def _answer(self, option: int | None) -> None:
        if self.overlay is not None:
            self.overlay.close()
        self.submit(Choose(option))

    def _leave(self, way: Callable[[Session], None]) -> None:
        """The fight is decided: go on, once."""
        if not self._ended:
            self._ended = True
            way(self.session)

    def _where(self) -> str:
        """The place in words, and that it is more than a usual fight."""
        act = self.game.library.acts.get(self.picture.place)
        kind = self.picture.kind.capitalize() if self.picture.kind in ("elite", "boss") else ""
        floor = f"Floor {self.picture.journey.floor}" if self.picture.journey is not None else ""
        return " · ".join(word for word in (floor, act.name if act else "", kind) if word)

    def _blow(self, enemy: int) -> float:
        creature = self.troupe.creatures.get(enemy)
        return creature.build.strike if creature is not None else BLOW

    def _tell(self, happened: object) -> None:
        names = self._names | self.session.names() | {self.picture.player.entity: log_text.YOU}
        self._names = names
        self.log += log_text.story(self.game.library, happened, names)


def _of_this_fight(history: Sequence[Fact]) -> Sequence[Fact]:
    """What happened since the fight began: in those before it others had the same numbers."""
    begins = [at for at, fact in enumerate(history) if isinstance(fact, facts.CombatStarted)]
    return history[begins[-1] :] if begins else history
