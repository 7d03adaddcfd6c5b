"""How a combat ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows.content import chronicle
from shadows.credits import CREDITS
from shadows.looks import Span
from shadows.saves.game import Game as Play
from shadows.saves.tally import Tally
from shadows.session import Session
from shadows.view import assets, flavour, theme
from shadows.view.scenes.scene import Scene
from shadows.view.widgets.button import Button, hints, plaque
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block, halo, plate, sprite

if TYPE_CHECKING:
    from shadows.view.game import Game

TITLES = {"won": "Victory", "lost": "You Have Fallen", "escaped": "Escaped", "abandoned": "You Turned Away"}
MOTTOES = {
    "won": "The dark gives way, for now.",
    "lost": "The abyss keeps what it is given.",
    "escaped": "To run is to live another night.",
    "abandoned": "The climb goes on without you.",
}
TALE = 7
"""So many lines of the end are told."""


class Result(Scene):
    """Victory or defeat, with the numbers of the fight, and the way on."""

    def __init__(self, game: Game, session: Session | Play) -> None:
        super().__init__(game)
        self._session = session
        self._outcome = session.outcome
        self._picture = session.look()
        self.place = self._picture.place
        self.board.layers[0].leave = self._other

    def open(self) -> None:
        """With the sound that goes with it."""
        super().open()
        self.game.sounds.play("victory" if self._outcome != "lost" else "defeat")

    def close(self) -> None:
        """The red rim fades with it."""
        if self.game.stage is not None:
            self.game.stage.hurt = 0.0
        super().close()

    def build(self) -> None:
        """Numbers at the left, at the right the end of the story, or the credits of a run that was won."""
        canvas, root = self.game.canvas, self.root
        lost = self._outcome == "lost"
        tone = "#3a0408" if lost else theme.ABYSS
        block(root, 0, 0, canvas.width + 0.1, canvas.top * 2 + 0.1, theme.rgba(tone, 0.62))
        glow = theme.rgba("#ff2a1a" if lost else "#ffcf6a", 0.30)
        halo(root, 0, canvas.top - 0.11, 0.5, 1.5, glow)
        plaque(root, TITLES.get(self._outcome, "It is over"), 0, canvas.top - 0.105, theme.H1 * 0.9, red=lost)
        Label(root, 0, canvas.top - 0.196, theme.BODY, theme.BONE, "italic", text=MOTTOES.get(self._outcome, ""))
        self._numbers(-0.50)
        if self._picture.journey is not None and self._outcome == "won":
            self._credits(0.30)
        else:
            self._tale(0.30)
        y = -canvas.top + 0.115
        run = self._picture.journey is not None
        words = ("New run", "Another hero") if run else ("Fight again", "Another foe")
        again = Button(root, "again", words[0], -0.28, y, self._again, 0.34, kind="primary", key="Enter")
        other = Button(root, "other", words[1], 0.10, y, self._other, 0.34, key="Esc")
        title = Button(root, "title", "To the title", 0.48, y, self._title, 0.34)
        for button in (again, other, title):
            self.add(button.spot)
        hints(root, -canvas.width / 2 + theme.EDGE, -canvas.top + 0.026, [("←→", "Choose"), ("Enter", "Confirm")])
        if self.board.hot is None:
            self.board.mean(again.spot, by_keys=True)

    def _numbers(self, x: float) -> None:
        player, tally = self._picture.player, self._tally()
        hero = self.game.library.heroes[self.game.wish.hero] if self.game.wish.hero else None
        if self._picture.journey is not None:
            own = [("Floors", str(tally.floors)), ("Combats won", str(tally.combats))]
        else:
            own = [("Turns", str(tally.turns)), ("Damage blocked", str(tally.blocked))]
        rows = [
            ("Hero", hero.name if hero else player.name, flavour.hero(player.theme).colour),
            ("HP left", f"{max(player.hp, 0)} / {player.max_hp}", theme.HURT),
            *((words, number, theme.BONE) for words, number in own),
            ("HP taken from enemies", str(tally.damage_dealt), theme.BONE),
            ("HP lost", str(tally.damage_taken), theme.BONE),
            ("Cards played", str(tally.cards_played), theme.BONE),
            ("Seed", self._picture.seed, theme.GOLD),
        ]
        width, tall = 0.58, 0.085 + 0.050 * len(rows)
        plate(self.root, "panel", x, 0.01, width, tall, 0.05)
        y = 0.01 + tall / 2 - 0.068
        for words, value, colour in rows:
            Label(self.root, x - width / 2 + 0.05, y, theme.SMALL, theme.ASH, align="left", text=words)
            Label(self.root, x + width / 2 - 0.05, y, theme.SMALL, colour, "bold", "right", value).fit(0.30)
            block(self.root, x, y - 0.025, width - 0.09, 0.0012, theme.rgba(theme.BRASS, 0.35))
            y -= 0.050

    def _tally(self) -> Tally:
        """A run has its own, kept from its first floor on; a single fight is counted now."""
        if isinstance(self._session, Play) and self._session.tally is not None:
            return self._session.tally
        tally = Tally()
        tally.count(self._session.history, self._picture.player.entity, self._session.names)
        return tally

    def _tale(self, x: float) -> None:
        names = self._session.names() | {self._picture.player.entity: chronicle.YOU}
        left, y, width = self._panel(x, "log", "How it ended")
        for words in chronicle.story(self.game.library, self._session.history, names)[-TALE:]:
            Label(self.root, left, y, theme.SMALL, theme.BONE, align="left", text=words).fit(width)
            y -= 0.049

    def _credits(self, x: float) -> None:
        left, y, width = self._panel(x, "heart", "Made by")
        for what, whose in CREDITS:
            words = (Span(f"{what}: ", "keyword"), Span(whose))
            y -= Label(self.root, left, y, theme.SMALL, theme.BONE, align="left", text=words, wrap=width).height + 0.008

    def _panel(self, x: float, icon: str, heading: str) -> tuple[float, float, float]:
        """A plate with a heading; returns the left end of its first line, and how wide lines may be."""
        width, tall = 0.90, 0.485
        plate(self.root, "panel", x, 0.01, width, tall, 0.05)
        left, y = x - width / 2 + 0.05, 0.01 + tall / 2 - 0.065
        sprite(self.root, assets.icon(icon), left + 0.018, y, 0.044)
        Label(self.root, left + 0.052, y, theme.H3, theme.HEADING, "head", "left", heading)
        return left, y - 0.060, width - 0.10

    def _again(self) -> None:
        if self.game.wish.map and self.game.wish.hero:
            self.game.wish.seed = None
            self.game.descend()
        elif self.game.wish.hero and self.game.wish.foe:
            self.game.wish.seed = None
            self.game.fight()
        else:
            self._other()

    def _other(self) -> None:
        from shadows.view.scenes.encounters import Encounters
        from shadows.view.scenes.heroes import Heroes

        if self.game.wish.hero is None:
            self._title()
            return
        if self.game.wish.map:
            self.game.go(lambda: Heroes(self.game))
            return
        self.game.go(lambda: Encounters(self.game))

    def _title(self) -> None:
        from shadows.view.scenes.title import Title

        self.game.go(lambda: Title(self.game))
