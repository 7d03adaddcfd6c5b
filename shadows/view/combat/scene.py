"""A fight as a screen, whatever it is fought with: what the player does goes to the session at once, what happens is
played after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, Protocol, TypeVar

from components import facts
from components.commands import Choose, Command
from components.facts import Fact
from shadows.content.text import log_text
from shadows.picture.models import Picture, QuestionLook
from shadows.play.session import IllegalCommand, Session
from shadows.saves.saved_game import SavedGame
from shadows.view.combat.displayed import Displayed
from shadows.view.combat.fight import FightHud
from shadows.view.combat.impact import Impact
from shadows.view.combat.performing import Performance
from shadows.view.combat.playback import BLOW, Beat, Player, Timeline, timeline
from shadows.view.combat.tension import Tension
from shadows.view.engine import cosmetics
from shadows.view.panels.game import Game
from shadows.view.panels.scene import Scene
from shadows.view.stage.chamber import turn
from shadows.view.stage.lineup import Lineup, pitch
from shadows.view.stage.stage import Stage

Seen = TypeVar("Seen", bound=Picture)


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


class CombatScene(Scene, Generic[Seen]):
    """One combat of a session, from its first picture to its last. A game's own adds what it is fought with: a HUD,
    hands for it, and how its facts are shown."""

    picture: Seen

    def __init__(self, game: Game, navigation: CombatNavigation, session: Session | SavedGame) -> None:
        super().__init__(game)
        self.navigation = navigation
        self.session = session
        self.picture = self.see()
        self.place, self.what, self.turn = self.picture.place, self.picture.kind, turn(self.picture)
        self.music = cosmetics.fight_music(self.place, self.what, [foe.id for foe in self.picture.foes])
        self.displayed = Displayed.of(self.picture)
        self.performance = Performance(self)
        self.player = Player(self._beat, self._settle)
        self.log: list[str] = []
        self._names: dict[int, str] = {}
        """What bodies and things were called so far, those of this fight that are gone too."""
        self._lineup: Lineup | None = None
        self.clock = 0.0
        self.impact = Impact(game)
        self.tension = Tension(game.sounds, self.picture.kind)
        self._ended = False
        self.begin()
        self.prepare(self.picture, ())
        self._tell(_of_this_fight(session.history))

    # --- what a game's own fight adds --------------------------------------------

    def see(self) -> Seen:
        """All that there is to see now. Raises TypeError for another game's."""
        raise NotImplementedError

    def begin(self) -> None:
        """What is needed before anything is shown."""

    @property
    def hud(self) -> FightHud:
        """What is drawn around the enemies; another one after the window has changed."""
        raise NotImplementedError

    def show_hud(self) -> None:
        """Draw all numbers as they are displayed now."""
        raise NotImplementedError

    def show_plates(self) -> None:
        """Stand the enemies' plates above their heads."""
        raise NotImplementedError

    def prepare(self, before: Seen, done: Sequence[Fact]) -> None:
        """Get ready to show what led from a picture to the one of now."""
        del done
        self.performance.prepare(before, self.picture)

    def apply(self, fact: Fact) -> None:
        """Move on by one fact what is displayed."""
        self.displayed.apply(fact, self.picture.foes)

    def perform(self, beat: Beat) -> None:
        """Let a fact be seen and heard, after its numbers have been moved on."""
        self.performance.show(beat.fact, beat.volley)

    def happened(self, command: Command, done: Sequence[Fact]) -> None:
        """A command was carried out; nothing of it is shown yet."""

    def line(self, done: Sequence[Fact]) -> Timeline:
        """What happened, in time."""
        return timeline(done, self.blow)

    def stand(self, *, instant: bool) -> None:
        """Everything as it is now, at once or with a movement."""
        raise NotImplementedError

    def ask(self, question: QuestionLook) -> None:
        """Ask what is open; the answer is given to `answer`."""
        raise NotImplementedError

    # --- the screen --------------------------------------------------------------

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

    @property
    def instant(self) -> bool:
        """Whether nothing moves."""
        return self.game.pace == float("inf")

    def open(self) -> None:
        """The enemies come out of the dark."""
        super().open()
        if not self.instant and not self._ended:
            self.lineup.appear()
            self.game.sounds.play(f"combat_start_{self.picture.kind}")
            for ruler in [foe.name for foe in self.picture.foes if foe.tier == "boss"][:1]:
                self.hud.proclaim(ruler)
            self.opened()

    def opened(self) -> None:
        """The fight has come to be seen, and what it is fought with may come in."""

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
        self.tension.end()
        self.lineup.remove()
        self.stage.particles.clear()
        self.stage.hurt = 0.0
        self.stage.action.colour = (0.0, 0.0, 0.0)
        super().close()

    def pass_time(self, seconds: float) -> tuple[float, float]:
        """Per frame: the timeline and all that moves. Returns the seconds that pass in the fight, as they are and at
        the speed of animations."""
        self.clock += seconds
        seconds = self.impact.passed(seconds)
        self.lineup.halt(self.impact.holds)
        fast = seconds * min(self.game.pace, 1000.0)
        self.player.update(fast)
        super().update(seconds)
        return seconds, fast

    def show_danger(self) -> None:
        """Per frame: how close the player is to death is seen and heard."""
        self.lineup.update(self.stage.time)
        own = self.displayed.bodies[self.displayed.player]
        self.tension.feel(own)
        self.stage.hurt = self.impact.redness(danger=self.tension.danger)

    # --- what the player does ----------------------------------------------------

    def submit(self, command: Command) -> None:
        """Do it, then play what happened."""
        if self.player.busy:
            self.player.skip()
            self._settle()
        before = self.picture
        try:
            done = self.session.submit(command)
        except IllegalCommand as refusal:
            self.refuse(str(refusal))
            return
        self.picture = self.see()
        self.game.warn(done)
        self._tell(done)
        self.prepare(before, done)
        self.happened(command, done)
        self.player.begin(self.line(done))
        if not self.player.busy:  # nothing was to be seen of it: all is settled, and the fight may have been left
            return
        if self.instant:
            self.player.skip()
            self._settle()
        else:
            self.begun()

    def begun(self) -> None:
        """What happened has begun to be played."""

    def refuse(self, why: str) -> None:
        """Say why something cannot be done."""
        raise NotImplementedError

    def answer(self, option: int | None) -> None:
        """Answer the open question with the place of an option, or None for enough."""
        if self.overlay is not None:
            self.overlay.close()
        self.submit(Choose(option))

    # --- what is shown -----------------------------------------------------------

    @property
    def happening(self) -> bool:
        """Whether it is seen what came of the last command."""
        return self.overlay is None and self.player.busy

    def _beat(self, beat: Beat, swift: bool) -> None:
        """Show one fact; `swift` moves the numbers alone."""
        self.apply(beat.fact)
        if not swift:
            self.perform(beat)
            self.show_hud()

    def _settle(self, *, at_once: bool = False) -> None:
        """Everything as it is now: what was animated and what was skipped end alike."""
        self.impact.let_go()
        self.tension.see(self.picture.foes)
        self.displayed = Displayed.of(self.picture)
        instant = at_once or self.instant
        self.lineup.gather(self.picture.foes, at_once=instant)
        for enemy in [enemy for enemy in self.hud.plates if enemy not in self.displayed.bodies]:
            self.hud.drop_plate(enemy)
        self.game.tilt(pitch(self.lineup.tallest))
        self.stand(instant=instant)
        if self.picture.phase == "over":
            self._leave(partial(self.navigation.combat_over, self.session))
        elif self.played is not None and self.picture.journey is not None and not self.picture.foes:
            self._leave(partial(self.navigation.follow, self.played))
        elif self.picture.question is not None:
            self.ask(self.picture.question)

    def settle_at_once(self) -> None:
        """After everything was laid out: what was still to be shown is, and all stands."""
        if self.player.busy:
            self.player.skip()
        self._settle(at_once=True)

    def skip_all(self) -> None:
        """Bring what is played to its end at once."""
        self.player.skip()
        self.game.sounds.call_off()
        self.tweens.finish()
        self._settle()

    def _leave(self, way: Callable[[], None]) -> None:
        """The fight is decided: go on, once."""
        if not self._ended:
            self._ended = True
            way()

    def where(self) -> str:
        """The place in words, and that it is more than a usual fight."""
        act = self.game.library.acts.get(self.picture.place)
        kind = self.picture.kind.capitalize() if self.picture.kind in ("elite", "boss") else ""
        floor = f"Floor {self.picture.journey.floor}" if self.picture.journey is not None else ""
        return " · ".join(word for word in (floor, act.name if act else "", kind) if word)

    def blow(self, enemy: int) -> float:
        """How long the move of an enemy takes until it strikes, in seconds."""
        creature = self.lineup.creatures.get(enemy)
        return creature.build.strike if creature is not None else BLOW

    def _tell(self, happened: Sequence[Fact]) -> None:
        names = self._names | self.session.names() | {self.picture.player.entity: log_text.YOU}
        self._names = names
        self.log += log_text.story(self.game.library, happened, names)


def _of_this_fight(history: Sequence[Fact]) -> Sequence[Fact]:
    """What happened since the fight began: in those before it others had the same numbers."""
    begins = [at for at, fact in enumerate(history) if isinstance(fact, facts.CombatStarted)]
    return history[begins[-1] :] if begins else history
