"""The fight: what the player does goes to the session at once, what happens is played after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from components import facts
from components.commands import Choose, Command, EndTurn
from components.facts import Fact
from shadows.content.text import log_text
from shadows.picture.deck.models import DeckPicture
from shadows.picture.models import AimLook, CardLook, PotionAimLook
from shadows.play.session import IllegalCommand, Session
from shadows.saves.saved_game import SavedGame
from shadows.view.combat.displayed import Displayed
from shadows.view.combat.impact import Impact
from shadows.view.combat.performing import Performance
from shadows.view.combat.playback import BLOW, Beat, Player, timeline
from shadows.view.deck.card_motions import CardMotions
from shadows.view.deck.confirmations import Confirmations
from shadows.view.deck.controls import CombatControls
from shadows.view.deck.displayed_cards import DisplayedCards
from shadows.view.deck.first_steps import FirstSteps
from shadows.view.deck.hud import Hud
from shadows.view.deck.pointing import Pointing
from shadows.view.deck.question_view import QuestionView
from shadows.view.engine import theme
from shadows.view.engine.keys import CONTROLS
from shadows.view.panels.game import Game
from shadows.view.panels.scene import Scene
from shadows.view.stage.chamber import turn
from shadows.view.stage.lineup import Lineup, pitch
from shadows.view.stage.stage import Stage
from shadows.view.widgets.hit_areas import Box, Place, Spot

FRESH = 0.45
"""For so many seconds after a turn was ended and played, pressing End Turn again still means the one that is over."""


AROUND = 0.015
"""How much wider than what can be pointed at things are seen."""


class CombatNavigation(Protocol):
    """The ways from a fight."""

    def combat_over(self, session: Session | SavedGame) -> None:
        """The fight, or the run that it belongs to, is over."""

    def follow(self, play: SavedGame) -> None:
        """The fight is won, and its run goes on."""

    def ways_out(self) -> list[tuple[str, Callable[[], None]]]:
        """How to leave it: words, and what that does."""

    def to_title(self) -> None:
        """The title; a run stays open."""


class Combat(Scene):
    """One combat of a session, from its first picture to its last."""

    def __init__(self, game: Game, navigation: CombatNavigation, session: Session | SavedGame) -> None:
        super().__init__(game)
        self.navigation = navigation
        self.session = session
        self.picture: DeckPicture = _seen(session)
        self.place, self.what, self.turn = self.picture.place, self.picture.kind, turn(self.picture)
        self.music = "boss" if self.picture.kind == "boss" else "combat"
        self.displayed = Displayed.of(self.picture)
        self.displayed_cards = DisplayedCards.of(self.picture)
        self.performance = Performance(self)
        self.cards = CardMotions(self, self.performance)
        self._prepare(self.picture, ())
        self.player = Player(self._beat, self._settle)
        self.enemy_turn = False
        """Whether what is played is the end of a turn: until then nothing can be played."""
        self.log: list[str] = []
        self._names: dict[int, str] = {}
        """What bodies and cards were called so far, those of this fight that are gone too."""
        self._lineup: Lineup | None = None
        self.clock = 0.0
        self.pointing = Pointing(self, self)
        self.controls = CombatControls(self, self, self.pointing, navigation.ways_out)
        self.steps = FirstSteps(self, self, lambda: self.controls.busy)
        self._confirmations = Confirmations(self, session, self.submit)
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
        """The chamber that it is fought in. Raises RuntimeError before the fight is seen."""
        if self.game.stage is None:
            raise RuntimeError("the fight is not seen yet")
        return self.game.stage

    @property
    def lineup(self) -> Lineup:
        """The enemies on the stage. Raises RuntimeError before the fight is seen."""
        if self._lineup is None:
            raise RuntimeError("the fight is not seen yet")
        return self._lineup

    def open(self) -> None:
        """The enemies come out of the dark, and the hand is dealt."""
        super().open()
        if self.game.pace != float("inf") and not self._ended:
            self.lineup.appear()
            for ruler in [foe.name for foe in self.picture.foes if foe.tier == "boss"][:1]:
                self.hud.proclaim(ruler)
            if not self.game.settings.calm:
                self.hud.hand.deal(self.hud.place_of("draw"))

    def set_stage(self) -> None:
        """With the enemies on it."""
        if self._lineup is not None:
            self._lineup.remove()
        super().set_stage()
        self._lineup = Lineup(self.stage, self.tweens)
        self._lineup.gather(self.picture.foes, at_once=True)

    def close(self) -> None:
        """Clear the stage."""
        self.tweens.clear()
        self.lineup.remove()
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
        self.pointing.lay_out(self.controls)
        if self.player.busy:
            self.player.skip()
        self._settle(at_once=True)

    def update(self, seconds: float) -> None:
        """Per frame: the timeline, the hand, the enemies."""
        self.clock += seconds
        seconds = self.impact.passed(seconds)
        self.lineup.halt(self.impact.holds)
        fast = seconds * min(self.game.pace, 1000.0)
        self.player.update(fast)
        super().update(seconds)
        self.hud.hand.update(fast)
        self.controls.aiming.update()
        self.steps.update(seconds)
        self.lineup.update(self.stage.time)
        own = self.displayed.bodies[self.displayed.player]
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
        self.picture = _seen(self.session)
        self.game.warn(happened)
        self._aim = None
        self._tell(happened)
        self._prepare(before, happened)
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

    # --- where input goes: the player's hands have it first ----------------------

    @property
    def happening(self) -> bool:
        """Whether it is seen what came of the last command."""
        return self.overlay is None and self.player.busy

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

    def _prepare(self, before: DeckPicture, happened: Sequence[Fact]) -> None:
        """Get ready to show what led from a picture to the one of now."""
        self.performance.prepare(before, self.picture)
        self.cards.prepare(before, self.picture, happened)

    def _beat(self, beat: Beat, swift: bool) -> None:
        """Show one fact; `swift` moves the numbers alone."""
        self.displayed.apply(beat.fact, self.picture.foes)
        self.displayed_cards.apply(beat.fact)
        if swift:
            return
        self.performance.show(beat.fact, beat.volley)
        self.cards.show(beat.fact)
        self.hud.show(self.picture, self.displayed, self.displayed_cards)

    def _settle(self, *, at_once: bool = False) -> None:
        """Everything as it is now: what was animated and what was skipped end alike."""
        if self.enemy_turn:
            self._turn_shown = self.clock
        self.enemy_turn = False
        self.impact.let_go()
        self.displayed = Displayed.of(self.picture)
        self.displayed_cards = DisplayedCards.of(self.picture)
        instant = at_once or self.game.pace == float("inf")
        self.lineup.gather(self.picture.foes, at_once=instant)
        for enemy in [enemy for enemy in self.hud.plates if enemy not in self.displayed.bodies]:
            self.hud.drop_plate(enemy)
        self.hud.show(self.picture, self.displayed, self.displayed_cards)
        self.game.tilt(pitch(self.lineup.tallest))
        self.show_hand(None if instant else self.hud.place_of("draw"))
        self.show_plates()
        for foe in self.picture.foes:
            self.hud.plates[foe.entity].announce(foe.intent)
        self.hud.belt.show(self.picture)
        self.hud.vitals.forecast.show(self.picture.forecast, self.picture.player)
        self.hud.take_turns(enemies=False, over=self.picture.phase != "play")
        self.controls.aiming.preview(fresh=True)
        if self.picture.phase == "over":
            self._leave(partial(self.navigation.combat_over, self.session))
        elif self.played is not None and self.picture.journey is not None and not self.picture.foes:
            self._leave(partial(self.navigation.follow, self.played))
        elif self.picture.question is not None:
            QuestionView(self, self.picture.question, self._answer)

    def _answer(self, option: int | None) -> None:
        if self.overlay is not None:
            self.overlay.close()
        self.submit(Choose(option))

    def _leave(self, way: Callable[[], None]) -> None:
        """The fight is decided: go on, once."""
        if not self._ended:
            self._ended = True
            way()

    def _where(self) -> str:
        """The place in words, and that it is more than a usual fight."""
        act = self.game.library.acts.get(self.picture.place)
        kind = self.picture.kind.capitalize() if self.picture.kind in ("elite", "boss") else ""
        floor = f"Floor {self.picture.journey.floor}" if self.picture.journey is not None else ""
        return " · ".join(word for word in (floor, act.name if act else "", kind) if word)

    def _blow(self, enemy: int) -> float:
        creature = self.lineup.creatures.get(enemy)
        return creature.build.strike if creature is not None else BLOW

    def _tell(self, happened: Sequence[Fact]) -> None:
        names = self._names | self.session.names() | {self.picture.player.entity: log_text.YOU}
        self._names = names
        self.log += log_text.story(self.game.library, happened, names)


def _seen(session: Session | SavedGame) -> DeckPicture:
    """All there is to see. Raises TypeError for a game without cards."""
    picture = session.look()
    if not isinstance(picture, DeckPicture):
        raise TypeError("the fight of a game without cards")
    return picture


def _of_this_fight(history: Sequence[Fact]) -> Sequence[Fact]:
    """What happened since the fight began: in those before it others had the same numbers."""
    begins = [at for at, fact in enumerate(history) if isinstance(fact, facts.CombatStarted)]
    return history[begins[-1] :] if begins else history
