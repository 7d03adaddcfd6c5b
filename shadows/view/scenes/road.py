"""The way between the fights: the map, rewards, shop, rest and events, one question after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components import facts
from components.commands import Abandon, Choose, Command
from shadows.content import chronicle
from shadows.session import IllegalCommand
from shadows.view import theme
from shadows.view.hud.belt import Belt
from shadows.view.hud.choices import Choices
from shadows.view.hud.overlay import Dialog
from shadows.view.hud.pause import PauseMenu
from shadows.view.hud.viewer import LogView, PileViewer
from shadows.view.hud.way import Way
from shadows.view.scenes.scene import Scene
from shadows.view.widgets.button import hints
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block

if TYPE_CHECKING:
    from shadows.saves.game import Game as Play
    from shadows.view.game import Game

SOUNDS = {
    facts.NodeEntered: "map_move",
    facts.EventMet: "event",
    facts.GoldGained: "gold",
    facts.GoldLost: "gold",
    facts.RelicGained: "relic",
    facts.PotionGained: "potion",
    facts.CardGained: "card_add",
    facts.CardRemoved: "card_exhaust",
    facts.CardUpgraded: "upgrade",
    facts.Healed: "rest",
    facts.HpLost: "hp_loss",
}
"""What is heard of a step on the way."""


class Road(Scene):
    """A run between two fights. Each answer goes to the game at once; then the next question is laid out."""

    music = "map"

    def __init__(self, game: Game, play: Play) -> None:
        super().__init__(game)
        self.play = play
        self.picture = play.look()
        self.place = self.picture.place
        self.log: list[str] = []
        self.board.layers[0].leave = self._pause

    def build(self) -> None:
        """The bar above, the question below it."""
        canvas, picture = self.game.canvas, self.picture
        block(self.root, 0, 0, canvas.width + 0.1, canvas.top * 2 + 0.1, theme.rgba(theme.ABYSS, 0.55))
        journey = picture.journey
        if journey is not None:
            Belt(self.root, canvas, picture, f"Floor {journey.floor} · {journey.act_name}")
        question = picture.question
        if question is None:
            return
        if question.kind == "map" and journey is not None:
            Way(self, journey, question, self.choose)
        else:
            Choices(self, question, self.choose)
        keys = [("1-9", "Choose"), ("Q", "Deck"), ("L", "Log"), ("Esc", "Menu")]
        hints(self.root, -canvas.width / 2 + theme.EDGE, -canvas.top + 0.028, keys)
        if self.log:
            last = Label(
                self.root, canvas.width / 2 - theme.EDGE, -canvas.top + 0.028, theme.SMALL, theme.ASH, align="right"
            )
            last.say(self.log[-1])
            last.fit(canvas.width * 0.5)

    def choose(self, place: int | None) -> None:
        """Answer the open question."""
        self.submit(Choose(place))

    def submit(self, command: Command) -> None:
        """Do it, and show what comes next."""
        names = self.play.names()
        try:
            happened = self.play.submit(command)
        except IllegalCommand as refusal:
            self.log.append(str(refusal))
            self.game.sounds.play("error")
            self.resize()
            return
        self.picture = self.play.look()
        names |= self.play.names() | {self.picture.player.entity: chronicle.YOU}
        self.log += chronicle.story(self.game.library, happened, names)
        for sound in dict.fromkeys(SOUNDS[type(fact)] for fact in happened if type(fact) in SOUNDS):
            self.game.sounds.play(sound)
        if self.picture.foes or self.play.outcome != "ongoing":
            self.game.follow(self.play)
        else:
            self.place = self.picture.place
            self.game.set_place(self.place)
            self.resize()

    def act(self, action: str) -> None:
        """Deck, log, and the digits for options."""
        question = self.picture.question
        if len(self.board.layers) == 1:
            if action == "deck" and self.picture.journey is not None:
                PileViewer(self, "Your deck", self.picture.journey.deck)
                return
            if action == "log":
                LogView(self, self.log)
                return
            if action.startswith("card_") and question is not None and action[5:].isdigit():
                place = int(action[5:])
                if 0 <= place < len(question.options):
                    self.choose(place)
                return
        super().act(action)

    def pause(self) -> None:
        """The menu, or back."""
        if self.overlay is None:
            self._pause()
        else:
            self.back()

    def _pause(self) -> None:
        PauseMenu(self, [("To the title", self.game.to_title), ("Abandon the run", self._abandon)])

    def _abandon(self) -> None:
        answers = [("abandon", "Abandon", lambda: self.submit(Abandon())), ("stay", "Climb on", lambda: None)]
        Dialog(self, "Abandon the run?", "An abandoned run can never be gone on with.", answers)
