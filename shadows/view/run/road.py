"""The way between the fights: the map, rewards, shop, rest and events, one question after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, Self

import msgspec
from panda3d.core import NodePath

from components import facts
from components.commands import Choose, Command
from components.facts import Fact
from shadows.content.text import log_text
from shadows.picture.models import JourneyLook, OptionLook, Picture, QuestionLook
from shadows.picture.outcomes import OutcomeLook, Outcomes
from shadows.play.session import IllegalCommand
from shadows.saves.saved_game import SavedGame
from shadows.view.combat.game_view import view_of
from shadows.view.engine import cosmetics, theme
from shadows.view.engine.keys import MOVING
from shadows.view.panels.belt import relics_level
from shadows.view.panels.game import Game
from shadows.view.panels.log_view import LogView
from shadows.view.panels.map.map import ActMap
from shadows.view.panels.map.view import MapView
from shadows.view.panels.options.pause import PauseMenu, abandoning
from shadows.view.panels.questions.context import Layout, QuestionContext
from shadows.view.panels.scene import Scene
from shadows.view.run import questions
from shadows.view.run.carried import Carried
from shadows.view.run.gains import Gains
from shadows.view.run.passage import appear, moves, walk_on
from shadows.view.run.questions.outcome import OutcomePage
from shadows.view.run.reaction import Reaction
from shadows.view.stage.chamber import leads_on, turn
from shadows.view.widgets.button import hints
from shadows.view.widgets.hit_areas import Box, Place, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block, fade

SOUNDS = {
    facts.NodeEntered: "map_move",
    facts.EventMet: "event",
    facts.GoldGained: "gold",
    facts.GoldLost: "gold_spend",
    facts.RelicGained: "relic",
    facts.RelicFaded: "status_fade",
    facts.PotionGained: "potion_get",
    facts.PotionUsed: "potion",
    facts.PotionDiscarded: "potion_throw",
    facts.CardGained: "card_add",
    facts.CardRemoved: "card_remove",
    facts.CardUpgraded: "upgrade",
    facts.ChoiceTaken: "choice_taken",
    facts.OffersMade: "chest",
    facts.ActBegan: "act_begin",
    facts.Healed: "heal",
    facts.MaxHpChanged: "max_hp",
    facts.HpLost: "hp_loss",
    facts.BoonGained: "boon",
    facts.BoonFaded: "status_fade",
    facts.DiceThrown: "die_throw",
    facts.DieSwapped: "die_hold",
    facts.HandPractised: "upgrade",
    facts.NodeFound: "hidden",
    facts.PotionKept: "potion_get",
    facts.SlotsGained: "potion_get",
}
"""What is heard of a step on the way."""

MAP = ("M", "Map")

SPOILS, SOFT = ("spoils", "large_cards"), 0.6
"""How is laid out what a won fight gives, and how bright the place is then that it was fought in."""

GOES_ON = "shop"
"""Where the next is asked at once; elsewhere it is seen what came of a decision, until the player goes on."""


class RoadNavigation(Protocol):
    """The ways from here."""

    def follow(self, play: SavedGame, *, on_foot: bool = False) -> None:
        """What the run has come to. `on_foot`: the player walks in."""

    def to_title(self) -> None:
        """The title; the run stays open."""


class Road(Scene):
    """A run between two fights. Each answer goes to the game at once; then the next question is laid out."""

    def __init__(self, game: Game, navigation: RoadNavigation, play: SavedGame) -> None:
        super().__init__(game)
        self._navigation = navigation
        self.play = play
        self.picture: Picture = play.look()
        self.log: list[str] = []
        self.asked: Layout | None = None
        """The question, unless it is the map; or what came of the last one."""
        self.outcome: OutcomeLook | None = None
        """What came of a decision, until the player goes on: only then the next question is asked."""
        self.way: ActMap | None = None
        """The map, while it is asked where to go."""
        self.walking = False
        """Whether the player is on the way to the next node: then nothing can be chosen."""
        self._page: NodePath | None = None
        self._meant: dict[str, str] = {}
        """What was meant last, by the kind of question."""
        self._laid_out = ""
        self._memory: dict[str, Sequence[OptionLook]] = {}
        self._remembered_at = (-1, -1)
        played = play.session.game
        self._view = view_of(played)
        self._outcomes = Outcomes(play.library, played.questions, played.changes)
        self._reaction = Reaction(game)
        self._gains = Gains(game)
        self._stand()
        self.board.layers[0].leave = self._back

    def goes_on(self, log: Sequence[str]) -> Self:
        """What was told before belongs to its log; returns itself."""
        self.log = list(log)
        return self

    @property
    def question(self) -> QuestionLook | None:
        """What is asked now."""
        return self.picture.question if self.outcome is None else None

    @property
    def _focused(self) -> bool:
        """Whether the keys have something that they move from."""
        return self.board.hot is not None and self.board.hot.focusable

    @property
    def played(self) -> SavedGame:
        """The run."""
        return self.play

    @property
    def seed(self) -> str:
        """That of the run."""
        return self.picture.seed

    @property
    def asking(self) -> object:
        """Another question is one of another kind, or about something else; what is left of the same is not."""
        question = self.question
        about = (question.kind, question.title, question.id) if question is not None else ()
        return super().asking, about, self.outcome

    @property
    def lying(self) -> object:
        """Whatever was done, other options may lie there."""
        return self.asking, self.picture

    @property
    def _unrolling(self) -> bool:
        """Whether a map is on its way to be seen, or to be rolled up."""
        return self.way is not None and len(self.tweens) > 0

    @property
    def options(self) -> list[Spot]:
        """The spots of what can be chosen, as far as it is seen."""
        layout = self.asked or self.way
        return layout.spots if layout is not None else []

    def build(self) -> None:
        """The question, and the bar above it."""
        canvas, seen, journey = self.game.canvas, self.outcome or self.question, self.picture.journey
        self.asked = self.way = None
        if journey is None or seen is None:
            return
        page = self._page = self.root.attach_new_node("question")
        kind, layout = (seen.kind, seen.layout) if isinstance(seen, QuestionLook) else ("outcome", "")
        choose = self.choose if isinstance(seen, QuestionLook) else lambda _: self.proceed()
        context = QuestionContext(
            self, page, self.board.layers[0], choose, lambda: self.question, self._memory_of(journey)
        )
        if layout == "map":
            block(page, 0, 0, canvas.width + 0.1, canvas.top * 2 + 0.1, theme.rgba(theme.ABYSS, 0.78))
            self.way = ActMap(context, journey, self.picture.place, self.picture.player.theme, self.choose)
            keys: Sequence[tuple[str, str]] = (("←→↑↓", "Choose the way"), ("Enter", "Walk"), *self.way.keys)
        else:
            fade(page, 0, 0.13 - canvas.top, canvas.width + 0.1, 0.26, theme.rgba("#050409", 0.85))
            self.asked = (
                questions.lay_out(context, seen) if isinstance(seen, QuestionLook) else self._told(context, seen)
            )
            keys = self.asked.keys
        where = f"Floor {journey.floor} · {journey.act_name}"
        relics_to = self._first_title(page)
        self.carried = Carried(
            self,
            self.picture,
            where,
            f"Your {self._view.owned}",
            relics_to,
            lambda: self.carried.belt,
            self.play.legal,
            self.submit,
        )
        elsewhere = self._keys()
        hints(page, theme.EDGE - canvas.width / 2, 0.028 - canvas.top, [*keys, *elsewhere])
        if self.log and self.outcome is None:
            x, y = canvas.width / 2 - theme.EDGE, 0.028 - canvas.top
            Label(page, x, y, theme.TINY, theme.ASH, align="right", text=self.log[-1]).fit(canvas.width * 0.40)
        if kind != self._laid_out:
            self._laid_out = kind
            appear(self, page, self.way)

    def _keys(self) -> list[tuple[str, str]]:
        """What the keys do everywhere on the way; that of the map only where it is not seen already."""
        held = f"{self.game.library.potion.capitalize()}s"
        maps = [MAP] if self.way is None else []
        return [("P", held), ("Q", self._view.owned.capitalize()), *maps, ("Esc", "Menu")]

    def _memory_of(self, journey: JourneyLook) -> dict[str, Sequence[OptionLook]]:
        """What the layouts remember here; at another node they begin anew."""
        here = journey.act, journey.floor
        if here != self._remembered_at:
            self._remembered_at, self._memory = here, {}
        return self._memory

    def _first_title(self, page: NodePath) -> float:
        """Where the first title begins that stands as high as the relics."""
        level, starts = relics_level(self.game.canvas), [self.game.canvas.width]
        for title in page.find_all_matches("**/plaque"):
            low, high = title.get_tight_bounds(self.root)
            if low.y < level.top and high.y > level.bottom:
                starts.append(low.x)
        return min(starts)

    def update(self, seconds: float) -> None:
        """Per frame."""
        super().update(seconds)
        self._gains.update(seconds)
        self._reaction.update(seconds)
        for moving in (self.asked, self.way):
            if moving is not None:
                moving.update(seconds)

    # --- what the player does ----------------------------------------------------

    def choose(self, place: int | None) -> None:
        """Answer the open question."""
        self.submit(Choose(place))

    def submit(self, command: Command) -> None:
        """Do it, and show what comes next."""
        names, before = self.play.names(), self.question
        start = self._start_of(command)
        if before is not None and self.board.hot is not None:
            self._meant[before.kind] = self.board.hot.name
        try:
            happened = self.play.submit(command)
        except IllegalCommand as refusal:
            self.log.append(str(refusal))
            self.game.sounds.play("error")
            self.resize()
            return
        self.picture = self.play.look()
        self.game.warn(happened)
        names |= self.play.names() | {self.picture.player.entity: log_text.YOU}
        came = self._outcomes.follow(before, command, happened, self.picture, names)
        if came is not None and came.layout == GOES_ON and came.story:
            self._answer(came)
        self.log += log_text.story(self.game.library, happened, names)
        if self.play.outcome != "ongoing":
            self.outcome = None
        elif came is not None and came.layout != GOES_ON and (came.story or came.changes):
            self._show(came)
            return
        for sound in _heard(happened):
            self.game.sounds.play(sound)
        if self.outcome is not None:
            self.resize()
            return
        page, way = self._page, self.way
        if page is not None and way is not None and moves(self.game) and self.play.outcome == "ongoing":
            self._walk(page, way)
            return
        if self._ask_next(before):
            self._gains.show(happened, start, self.carried.belt, self.carried.deck)

    def proceed(self) -> None:
        """What came of a decision has been read: on to the next question. While it is still coming to be seen, it is
        seen at once."""
        page, outcome = self.asked, self.outcome
        if len(self.tweens):
            self.tweens.finish()
        elif outcome is not None and isinstance(page, OutcomePage):
            self.outcome = None
            self._reaction.end()
            if self._ask_next(None):
                self._gains.carry(page.places, self.picture, self.carried.belt, self.carried.deck)

    def _ask_next(self, before: QuestionLook | None) -> bool:
        """Lay out what is asked now; False where there is nothing more to ask here. `before` was asked last."""
        if self.picture.foes or self.play.outcome != "ongoing":
            self._navigation.follow(self.play)
            return False
        self._stand()
        self.set_stage()
        by_keys = self.board.by_keys
        self.resize()
        if by_keys:
            self._go_on(before)
        return True

    def _show(self, outcome: OutcomeLook) -> None:
        """Stay where a decision was made until the player has seen what came of it."""
        self.outcome = outcome
        self.log += filter(None, [outcome.story])
        by_keys = self.board.by_keys
        self.resize()
        if by_keys:
            self.focus_first()
        self._gains.count(outcome.changes, self.carried.belt)
        if isinstance(self.asked, OutcomePage) and self.game.pace != float("inf"):
            self._reaction.begin(outcome)
            self.asked.play(self.tweens, self._reaction.feel, self.carried.belt.show_hp)

    def _told(self, context: QuestionContext, outcome: OutcomeLook) -> OutcomePage:
        player = self.picture.player
        return OutcomePage(context, outcome, (player.hp, player.max_hp))

    def _answer(self, outcome: OutcomeLook) -> None:
        """The keeper of a shop has a word for what was bought."""
        self.log.append(f"“{outcome.story}”")
        if self.picture.question is not None:
            question = msgspec.structs.replace(self.picture.question, story=outcome.story)
            self.picture = msgspec.structs.replace(self.picture, question=question)
        self._reaction.sell()

    def _start_of(self, command: Command) -> Place:
        """Where what a command brings comes from: the option that it takes, else the middle."""
        option = command.option if isinstance(command, Choose) else None
        spot = self.board.named(f"option:{option}")
        return (spot.box.x, spot.box.y) if spot is not None else (0.0, 0.0)

    def close(self) -> None:
        """Take it away, and what flies above it."""
        self._gains.remove()
        self._reaction.end()
        super().close()

    def act(self, action: str) -> None:
        """Deck, map, log, potions, and the digits for options."""
        question = self.question
        if self.walking:
            self.tweens.finish()
            return
        if self.overlay is not None or (question is None and self.outcome is None):
            super().act(action)
            return
        layout = self.asked or self.way
        if action == "deck" and self.picture.journey is not None:
            self._view.look_through(self, self.picture)
        elif action == "map":
            MapView(self, self.picture)
        elif action == "log":
            LogView(self, self.log)
        elif action == "potions":
            self.carried.next_potion()
        elif question is None and (action == "end_turn" or (action == "confirm" and not self._focused)):
            self.proceed()
        elif question is not None and action == "end_turn":
            self._end(question)
        elif action.startswith("card_") and action[5:].isdigit():
            self._by_number(int(action[5:]))
        elif action in (*MOVING, "confirm") and not self._focused:
            self.focus_first()
        elif layout is None or not layout.act(action):
            super().act(action)

    def pressed(self, place: Place) -> None:
        """The button went down; on the way that hurries the player on."""
        if self.walking or (self.outcome is not None and self.overlay is None and len(self.tweens)):
            self.tweens.finish()
        else:
            super().pressed(place)

    def resize(self) -> None:
        """On the way there is nothing to lay out."""
        if not self.walking:
            super().resize()

    def _walk(self, page: NodePath, way: ActMap) -> None:
        """Walk to where the choice leads; any key or click is there at once."""
        self.walking = True
        self.cancel()
        self.board.mean(None)
        self.board.layers[0].spots.clear()
        walk_on(self, page, way, lambda: self._navigation.follow(self.play, on_foot=True))

    def _end(self, question: QuestionLook) -> None:
        """What ends a turn goes on here, but gives nothing up: where that would be so, it shows the way out."""
        if not question.enough or (self.asked is not None and self.asked.act("end_turn")):
            return
        if self.asked is not None and self.asked.gives_up:
            self.board.mean(self.board.named("leave"), by_keys=True)
        else:
            self.choose(None)

    def _by_number(self, place: int) -> None:
        """An option by its number, as if it was clicked."""
        spot = self.board.named(f"option:{place}")
        if spot is not None:
            self.board.mean(spot, by_keys=True)
            self.press(spot)

    def _back(self) -> None:
        """Escape: out of a question within another, else the menu."""
        question = self.question
        if question is not None and question.within and question.enough:
            if self.game.input.may_answer():
                self.choose(None)
        else:
            self.open_menu()

    def open_menu(self) -> None:
        """Open the pause menu over the screen."""
        PauseMenu(self, [("To the title", self._navigation.to_title), abandoning(self, self.submit)])

    def tips_beside(self) -> tuple[Spot, Box] | None:
        """An option is explained where its layout wants that."""
        meant = None if self._unrolling else super().tips_beside()
        if meant is None or self.asked is None or meant[0] not in self.asked.spots:
            return meant
        return meant[0], self.asked.beside(meant[0])

    # --- what is shown -----------------------------------------------------------

    @staticmethod
    def where(picture: Picture) -> tuple[str, str, int]:
        """The act, what happens there, and which chamber it is. What a node is like stays in sight while the map is
        looked at, but by then the player has stepped out of a room that does not lead on."""
        what = picture.journey.scene if picture.journey is not None else ""
        on_map = picture.question is not None and picture.question.layout == "map"
        if on_map and not leads_on(picture.place, what):
            what = ""
        return picture.place, what, turn(picture)

    def _stand(self) -> None:
        """Where this happens, and what sounds there."""
        self.place, self.what, self.turn = self.where(self.picture)
        nodes = self.picture.journey.nodes if self.what and self.picture.journey is not None else ()
        here = next((node.kind for node in nodes if node.state == "here"), "")
        self.music = cosmetics.music(self.place, self.what, here, "map")

    def set_stage(self) -> None:
        """The light is softer where something lies there to be taken."""
        super().set_stage()
        if self.game.stage is not None and self.question is not None and self.question.layout in SPOILS:
            self.game.stage.light = SOFT

    def _go_on(self, before: QuestionLook | None) -> None:
        """The keyboard goes on at what it meant when this was asked last, or at the first option."""
        question = self.question
        if question is not None and (before is None or before.kind != question.kind):
            self.board.mean(self.board.named(self._meant.get(question.kind, "")), by_keys=True)
        if self.board.hot is None:
            self.focus_first()

    def focus_first(self) -> None:
        """The first option; on a map that was scrolled away, back to where the player is."""
        if self.overlay is not None or not self.options:
            super().focus_first()
            return
        if self.way is not None:
            self.way.go_home()
        self.board.mean(self.options[0], by_keys=True)

    def wants_focus(self) -> bool:
        """Not on the way."""
        return not self.walking


def _heard(happened: Sequence[Fact]) -> list[str]:
    """What is heard of what happened, each sound once; what is entered has one of its own besides the steps."""
    sounds: list[str] = []
    for fact in happened:
        sounds.append(SOUNDS.get(type(fact), ""))
        if isinstance(fact, facts.NodeEntered):
            sounds.append(cosmetics.node(fact.kind).sound)
    return list(dict.fromkeys(filter(None, sounds)))
