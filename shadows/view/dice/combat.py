"""The fight with dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from components import facts
from components.commands import Command, EndTurn
from components.dice.commands import Hold, Release, Reroll, Score
from components.facts import Fact
from shadows.picture.dice.models import AskLook, DicePicture, FallLook, HandLook, HintLook
from shadows.picture.models import QuestionLook
from shadows.saves.saved_game import SavedGame
from shadows.view.combat.playback import Beat, Timeline, timeline
from shadows.view.combat.scene import CombatScene
from shadows.view.dice.controls import Controls
from shadows.view.dice.displayed_dice import DisplayedDice
from shadows.view.dice.first_steps import FirstSteps
from shadows.view.dice.hud import Hud
from shadows.view.dice.motions import DiceMotions
from shadows.view.dice.owned import OWNED, look_through
from shadows.view.dice.pointing import Pointing
from shadows.view.engine import theme
from shadows.view.engine.keys import CONTROLS
from shadows.view.panels.overlay import Dialog
from shadows.view.panels.question_view import QuestionView
from shadows.view.stage.table import Table
from shadows.view.widgets.hit_areas import Box

FRESH = 0.45
"""For so many seconds after a turn was ended and played, what ends a turn still means the one that is over."""

AROUND = 0.015
"""How much wider than what can be pointed at things are seen."""


class Combat(CombatScene[DicePicture]):
    """One combat of a session, from its first picture to its last."""

    def see(self) -> DicePicture:
        """All that there is to see now. Raises TypeError for a game without dice."""
        picture = self.session.look()
        if not isinstance(picture, DicePicture):
            raise TypeError("the fight of a game without dice")
        return picture

    def begin(self) -> None:
        """Hands and dice."""
        self.displayed_dice = DisplayedDice.of(self.picture)
        self.motions = DiceMotions(self, self.performance)
        self.pointing = Pointing(self, self, OWNED)
        self.controls = Controls(
            self, self, self.pointing, self.navigation.ways_out, lambda: look_through(self, self.picture)
        )
        self.steps = FirstSteps(self, self)
        self._table: Table | None = None
        self._turn_passes, self._turn_shown = False, -1.0
        self._target = 0
        self._chosen = ""
        self._picked = ""
        """The hand that was chosen by a click: one more scores it."""

    @property
    def hud(self) -> Hud:
        """What is drawn around the enemies; another one after the window has changed."""
        return self._hud

    def build(self) -> None:
        """The HUD, and spots on everything in it."""
        game = self.game
        harmful = {name for name, status in game.library.statuses.items() if status.kind == "debuff"}
        self._hud = Hud(
            self.root,
            game.canvas,
            self.tweens,
            self.picture,
            self.where(),
            self.reroll,
            self.score,
            self.end_turn,
            harmful,
            table=self.table,
        )
        self.pointing.lay_out(self.controls)
        self.settle_at_once()

    @property
    def table(self) -> Table:
        """The slab and the dice on it. Raises RuntimeError before the fight is seen."""
        if self._table is None:
            raise RuntimeError("the fight is not seen yet")
        return self._table

    def set_stage(self) -> None:
        """With the slab before it."""
        if self._table is not None:
            self._table.remove()
        super().set_stage()
        self._table = Table(self.stage, self.picture.place)
        self._table.lay(self.motions.states())

    def close(self) -> None:
        """Clear the stage, and take the slab away."""
        self.table.remove()
        super().close()

    def opened(self) -> None:
        """The first dice are thrown."""
        dice = self.displayed_dice
        if dice.dice and not self.game.settings.calm:
            self.game.sounds.play("die_throw")
            self.motions.throw(tuple(dice.dice))

    def update(self, seconds: float) -> None:
        """Per frame: the timeline, the dice, the enemies."""
        seconds, _ = self.pass_time(seconds)
        table, game = self.table, self.game
        table.calm, table.pace = game.settings.calm, min(game.pace, 1000.0)
        table.altar.tremor = game.camera.tremor * game.settings.shake
        table.update(seconds)
        if not self.player.busy:
            self.hud.tray.put_keys()
        self.steps.update(seconds)
        self.show_danger()

    # --- what can be scored, and at whom -----------------------------------------

    @property
    def target(self) -> int:
        """The enemy that a hand would be scored at; 0 where none is left."""
        ids = [foe.entity for foe in self.picture.foes]
        return self._target if self._target in ids else ids[0] if ids else 0

    @property
    def hands(self) -> list[tuple[HandLook, FallLook]]:
        """What the dice make, with what each hand would do to the target, the most damage first."""
        made = [(hand, fall) for hand in self.picture.hands for fall in hand.falls if fall.target == self.target]
        return sorted(made, key=lambda one: (-one[1].damage, -one[0].rank))

    @property
    def chosen(self) -> str:
        """The hand that would be scored, by its id; empty for none."""
        made = [hand.id for hand, _ in self.hands]
        return self._chosen if self._chosen in made else made[0] if made else ""

    def aim_at(self, enemy: int) -> None:
        """Another enemy is the target."""
        self._target = enemy
        self.tell()

    def mean_hand(self, hand: str | None) -> None:
        """A hand is looked at, or none any more."""
        if self.player.busy:
            return
        self._chosen = self._picked if hand is None else hand
        looked = next((one for one, _ in self.hands if one.id == hand), None)
        places = {die.place: die.entity for die in self.picture.dice}
        self.hud.lift(None if looked is None else [places[place] for place in looked.dice])
        rows = tuple(self.hud.hands.boxes)
        self._tell_hands()
        if rows != tuple(self.hud.hands.boxes):
            self.pointing.spread()

    def choose_hand(self, hand: str) -> None:
        """A hand shall be scored; once more chosen, it is."""
        if self._picked == hand and self.chosen == hand:
            self.score()
            return
        self._chosen = self._picked = hand
        self.tell()

    def tell(self) -> None:
        """The hands, the formula, what would be left of the target, and what can be pointed at."""
        self._tell_hands()
        self.pointing.spread()

    def _tell_hands(self) -> None:
        made, picture = self.hands, self.picture
        mine = picture.phase == "play"
        chosen = next((one for one in made if one[0].id == self.chosen), None) if mine else None
        combo = " or ".join(one.name for one in picture.combos) if chosen is not None else ""
        self.hud.tell_hands(made if mine else (), chosen, combo, picture.player.streak)
        name = next((foe.name for foe in picture.foes if foe.entity == self.target), "")
        self.hud.aim(self.target if mine else 0, name)
        left = {}
        if chosen is not None:
            for fall in chosen[0].falls:
                if fall.target == self.target:
                    left[fall.target] = max(0, self.displayed.bodies[fall.target].hp - fall.hp)
        self.hud.show(picture, self.displayed, self.displayed_dice, left)

    # --- what the player does ----------------------------------------------------

    def toggle(self, die: int) -> None:
        """Hold a die, or let go of it."""
        self.skip()
        shown = self.pointing.die(die)
        if shown is not None and self.picture.phase == "play":
            self.submit(Release((die,)) if shown.held else Hold((die,)))

    def reroll(self) -> None:
        """Roll all dice again that are not held."""
        self.skip()
        if self.picture.phase == "play":
            self.submit(Reroll())

    def score(self) -> None:
        """Score the hand that is chosen; where several combos could act, the player says which."""
        if self.skip() or not self._in_turn:
            return
        hand, target = self.chosen, self.target
        if not hand:
            self.refuse("Your dice make no hand.")
            return
        combos = self.picture.combos
        if len(combos) < 2:
            self.submit(Score(hand, target))
            return
        answers: list[tuple[str, str, Callable[[], None]]] = [
            (f"combo:{one.id}", one.name, partial(self.submit, Score(hand, target, one.id))) for one in combos
        ]
        words = "\n".join(f"{one.name}: {''.join(span.text for span in one.text)}" for one in combos)
        Dialog(self, "Which combo acts?", words, [*answers, ("keep", "Back", lambda: None)])

    @property
    def _in_turn(self) -> bool:
        """Whether the turn that is seen can be ended: one that has just begun is not meant yet."""
        return self.picture.phase == "play" and self.clock - self._turn_shown >= FRESH

    def end_turn(self) -> None:
        """End the turn without a hand; ask first, where one could be scored."""
        if self.skip() or not self._in_turn:
            return
        if self.hands and self.game.settings.confirm_end:
            answers = [("end", "End the turn", lambda: self.submit(EndTurn())), ("stay", "Go on", lambda: None)]
            Dialog(self, "End the turn?", "No hand would be scored.", answers)
        else:
            self.submit(EndTurn())

    def use(self, thing: AskLook) -> None:
        """Use a consumable or a relic; what it asks for is asked."""
        if self.skip() or self.picture.phase != "play":
            return
        self.controls.using.take(thing)
        if self.controls.using.words:
            self.hud.notice(self.controls.using.words, theme.BRIGHT)

    def tell_odds(self) -> None:
        """Say what is best held, and what comes of it on average."""
        self.skip()
        session = self.session.session if isinstance(self.session, SavedGame) else self.session
        found = session.hint(self.target) if self.target and self.picture.phase == "play" else None
        if not isinstance(found, HintLook):
            self.hud.notice("There is nothing to hold now.")
        elif not found.rolls:
            self.hud.notice(f"Score now: {found.now} damage. No reroll would bring more on average.", theme.BRIGHT)
        else:
            kept = ", ".join(str(place + 1) for place in found.holds)
            what = f"Hold {kept}" if kept else "Hold nothing"
            words = f"{what} and reroll: about {found.expected} damage on average. Now: {found.now}."
            self.hud.notice(words, theme.BRIGHT)
            places = {die.place: die.entity for die in self.picture.dice}
            self.hud.lift([places[place] for place in found.holds])

    def legal(self) -> Sequence[Command]:
        """All that can be done now."""
        return self.session.legal()

    def skip(self) -> bool:
        """Bring what is played to its end at once; True if there was anything."""
        if not self.player.busy:
            return False
        self.table.settle()
        self.skip_all()
        return True

    def refuse(self, why: str) -> None:
        """Say why something cannot be done."""
        self.game.sounds.play("error")
        self.hud.notice(why)

    def happened(self, command: Command, done: Sequence[Fact]) -> None:
        """What was chosen is no more; nothing can be pressed twice."""
        del command
        self._chosen = self._picked = ""
        self._turn_passes = any(isinstance(fact, facts.RoundBegan) for fact in done)
        self.controls.cancel()
        self.steps.happened(done)
        self.hud.lift(None)

    def begun(self) -> None:
        """While it is seen what came of a command, the buttons rest."""
        if any(self.motions.lasts(fact) > 0.1 for fact in self.motions.done):
            self.hud.take_turns(mine=False, rerolls=False, hands=False, ends=False)

    # --- where input goes --------------------------------------------------------

    def kept_free(self) -> Sequence[Box]:
        """What the enemies will do, what the player has, and the dice."""
        hud = self.hud
        bar = Box(0.0, hud.canvas.top - theme.TOP_BAR / 2, hud.canvas.width, theme.TOP_BAR)
        dice = [spot.box for spot in self.pointing.dice]
        shown = [hud.guide.box] if hud.guide.box is not None else []
        return [*(plate.box for plate in hud.plates.values()), bar, *dice, hud.formula.box, *shown]

    def toast_roof(self) -> float:
        """Below what stands above the enemies."""
        return min((plate.whole.bottom for plate in self.hud.plates.values()), default=0.0) - 2 * AROUND

    def typed(self, key: str) -> bool:
        """The letters of this game."""
        return self.overlay is None and self.controls.typed(key)

    def act(self, action: str) -> None:
        """Keys of the fight."""
        if self.overlay is not None or not self.controls.act(action):
            super().act(action)

    def pressed(self, place: tuple[float, float]) -> None:
        """The button went down: a click on the way skips ahead."""
        if self.overlay is not None or not self.skip():
            super().pressed(place)

    def cancel(self) -> None:
        """Use nothing."""
        self.controls.cancel()
        super().cancel()

    def wants_focus(self) -> bool:
        """In the fight itself keys do without, a gamepad does not."""
        return self.overlay is not None or (CONTROLS.by_pad and not self.player.busy)

    def focus_first(self) -> None:
        """A die."""
        if self.overlay is not None:
            super().focus_first()
        elif self.pointing.dice:
            self.board.mean(self.pointing.dice[0], by_keys=True)

    def open_menu(self) -> None:
        """Open the pause menu over the fight."""
        self.controls.cancel()
        self.controls.pause()

    def back(self) -> None:
        """Escape: take back, else close what is open, else pause."""
        if self.overlay is not None:
            super().back()
        elif self.controls.cancel() or self._picked or (self.board.hot is not None and self.board.by_keys):
            self._chosen = self._picked = ""
            self.board.mean(None)
            self.hud.lift(None)
            self.tell()
        else:
            self.controls.pause()

    # --- what is shown -----------------------------------------------------------

    def prepare(self, before: DicePicture, done: Sequence[Fact]) -> None:
        """The dice too."""
        super().prepare(before, done)
        self.motions.prepare(before, self.picture, done)

    def line(self, done: Sequence[Fact]) -> Timeline:
        """Dice and hands have times of their own."""
        return timeline(done, self.blow, self.motions.lasts)

    def apply(self, fact: Fact) -> None:
        """The dice too."""
        super().apply(fact)
        self.displayed_dice.apply(fact, self.picture)

    def perform(self, beat: Beat) -> None:
        """The dice too."""
        super().perform(beat)
        self.motions.show(beat.fact)

    def show_hud(self) -> None:
        """Draw all numbers as they are displayed now."""
        self.hud.show(self.picture, self.displayed, self.displayed_dice)

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

    def stand(self, *, instant: bool) -> None:
        """Dice, plates, hands and what is foretold."""
        del instant
        picture, hud = self.picture, self.hud
        if self._turn_passes:
            self._turn_passes, self._turn_shown = False, self.clock
        self.displayed_dice = DisplayedDice.of(picture)
        hud.lay(self.displayed_dice)
        self.show_plates()
        for foe in picture.foes:
            hud.plates[foe.entity].announce(foe.intent)
        hud.belt.show(picture)
        hud.laws.show(picture.meddling)
        hud.vitals.forecast.show(picture.forecast, picture.player)
        self.tell()
        legal = self.session.legal() if picture.phase == "play" else ()
        hud.take_turns(
            mine=picture.phase == "play",
            rerolls=any(isinstance(command, Reroll) for command in legal),
            hands=any(isinstance(command, Score) for command in legal),
            ends=any(isinstance(command, EndTurn) for command in legal),
        )

    def ask(self, question: QuestionLook) -> None:
        """Ask over everything."""
        QuestionView(self, question, self.answer)
