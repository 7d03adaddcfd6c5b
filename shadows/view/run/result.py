"""How a run or a single fight ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shadows.content.text import log_text
from shadows.play.session import Session
from shadows.saves.saved_game import SavedGame
from shadows.saves.stats import Stats
from shadows.view.engine import assets, cosmetics, theme
from shadows.view.engine.sound import FADE
from shadows.view.panels.game import Game
from shadows.view.panels.settings_scene import SettingsScene
from shadows.view.run import account
from shadows.view.run.ending import Ending
from shadows.view.stage.chamber import turn
from shadows.view.widgets.button import Button, hints, plaque
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block, halo, plate, sprite

TITLES = {"won": "Victory", "lost": "You Have Fallen", "escaped": "Escaped"}
MOTTOES = {
    "won": "The dark gives way, for now.",
    "lost": "The abyss keeps what it is given.",
    "escaped": "To run is to live another night.",
}
PLACES = {"won": "victory", "lost": "defeat"}
TALE = 7
"""So many lines of a fight's end are told."""

WayOn = tuple[str, str, str, Callable[[], None]]
"""A button: the name of its spot, its words, its key and what it does."""


class Result(SettingsScene):
    """The numbers of what is over, how it ended, and the ways on, the last of them what Escape does."""

    def __init__(self, game: Game, session: Session | SavedGame, ways: Sequence[WayOn]) -> None:
        super().__init__(game)
        self._session, self._outcome = session, session.outcome
        self._picture = session.look()
        self._run = self._picture.journey is not None
        self.music = "defeat" if self._outcome == "lost" else "victory"
        self.place, self.turn = self._picture.place, turn(self._picture)
        self.what = PLACES.get(self._outcome, "") if self._run else self._picture.kind
        self._ways = tuple(ways)
        self.board.layers[0].leave = self._ways[-1][3]

    @property
    def seed(self) -> str:
        """That of what is over."""
        return self._picture.seed

    @property
    def played(self) -> SavedGame:
        """What is over; what could not be kept of it is still to be told."""
        return self._as_play()

    def open(self) -> None:
        """With the call that goes with it, and its music when that dies away."""
        call = self.game.sounds.play("defeat" if self._outcome == "lost" else "victory")
        self.game.sounds.loop("music", self.music, after=call - FADE)
        if account.achieved(self._as_play()):
            self.game.sounds.play("achievement", within=call)
        elif account.gained(self._as_play()):
            self.game.sounds.play("points", within=call)
        super().open()

    def close(self) -> None:
        """The red rim fades with it."""
        if self.game.stage is not None:
            self.game.stage.hurt = 0.0
        super().close()

    def build(self) -> None:
        """A title, the account of it, and the ways on."""
        canvas, root, lost = self.game.canvas, self.root, self._outcome == "lost"
        tone = "#2a0308" if lost else theme.ABYSS
        block(root, 0, 0, canvas.width + 0.1, canvas.top * 2 + 0.1, theme.rgba(tone, 0.62))
        halo(root, 0, canvas.top - 0.10, 0.5, 1.5, theme.rgba("#ff2a1a" if lost else "#ffcf6a", 0.30))
        titles, mottoes = (account.TITLES, account.MOTTOES) if self._run else (TITLES, MOTTOES)
        title = titles.get(self._outcome, "It is over")
        plaque(root, title, 0, canvas.top - 0.092, theme.H1 * 0.88, red=lost)
        motto = mottoes.get(self._outcome, "")
        Label(root, 0, canvas.top - 0.178, theme.BODY, theme.BONE, "italic", text=motto)
        if self._run:
            Ending(self, account.of_play(self.game.library, self._as_play(), self._tally()))
        else:
            self._numbers(-0.50)
            self._tale(0.30)
        self._buttons()

    def typed(self, key: str) -> bool:
        """The letters on the buttons."""
        for _, _, cap, press in self._ways:
            if self.overlay is None and len(cap) == 1 and key == cap.lower():
                press()
                return True
        return False

    def _buttons(self) -> None:
        """The first is the likeliest; the last is what Escape does."""
        root, y = self.root, -self.game.canvas.top + 0.096
        step = min(0.32, 1.70 / len(self._ways))
        x = -step * (len(self._ways) - 1) / 2
        for number, (name, words, key, press) in enumerate(self._ways):
            kind = "plain" if number else "primary"
            button = Button(root, name, words, x, y, press, step - 0.022, kind=kind, size=0.029, key=key)
            self.add(button.spot)
            x += step
        hints(
            root, -self.game.canvas.width / 2 + theme.EDGE, -self.game.canvas.top + 0.028,
            [("←→", "Choose"), ("Enter", "Confirm")],
        )  # fmt: skip
        if self.board.hot is None:
            self.board.mean(self.board.named(self._ways[0][0]), by_keys=True)

    def _as_play(self) -> SavedGame:
        return self._session if isinstance(self._session, SavedGame) else SavedGame(self._session)

    def _tally(self) -> Stats:
        """A run has its own, kept from its first floor on; what has none is counted now."""
        kept = self._as_play().tally
        if kept is not None:
            return kept
        tally = Stats()
        tally.count(self._session.history, self._picture.player.entity, self._session.names)
        return tally

    def _numbers(self, x: float) -> None:
        player, tally = self._picture.player, self._tally()
        rows = [
            ("Hero", player.name, cosmetics.hero(player.theme).colour),
            ("HP left", f"{max(player.hp, 0)} / {player.max_hp}", theme.HURT),
            ("Turns", str(tally.turns), theme.BONE),
            ("Damage blocked", str(tally.blocked), theme.BONE),
            ("HP taken from enemies", str(tally.damage_dealt), theme.BONE),
            ("HP lost", str(tally.damage_taken), theme.BONE),
            ("Cards played", str(tally.cards_played), theme.BONE),
            ("Seed", self._picture.seed, theme.GOLD),
        ]
        width, tall = 0.58, 0.085 + 0.050 * len(rows)
        plate(self.root, "panel", x, 0.01, width, tall, 0.05)
        y = 0.01 + tall / 2 - 0.068
        for words, value, colour in rows:
            role = "seed" if words == "Seed" else "bold"
            told = Label(self.root, x + width / 2 - 0.05, y, theme.SMALL, colour, role, "right", value).fit(0.30)
            room = width - 0.115 - told.width
            Label(self.root, x - width / 2 + 0.05, y, theme.SMALL, theme.ASH, align="left", text=words).fit(room)
            block(self.root, x, y - 0.025, width - 0.09, 0.0012, theme.rgba(theme.BRASS, 0.35))
            y -= 0.050

    def _tale(self, x: float) -> None:
        names = self._session.names() | {self._picture.player.entity: log_text.YOU}
        width, tall = 0.90, 0.485
        plate(self.root, "panel", x, 0.01, width, tall, 0.05)
        left, y = x - width / 2 + 0.05, 0.01 + tall / 2 - 0.065
        sprite(self.root, assets.icon("log"), left + 0.018, y, 0.044)
        Label(self.root, left + 0.052, y, theme.H3, theme.HEADING, "head", "left", "How it ended")
        for words in log_text.story(self.game.library, self._session.history, names)[-TALE:]:
            y -= 0.049
            Label(self.root, left, y - 0.011, theme.SMALL, theme.BONE, align="left", text=words).fit(width - 0.10)
