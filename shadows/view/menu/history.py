"""The runs that have ended, and each of them in whole."""

from __future__ import annotations

from pathlib import Path

from shadows.content.text.spans import Span, Tip
from shadows.content.text.wording import counted
from shadows.saves.history import History, HistoryError, Record, left_out
from shadows.saves.replay import ReplayError, replay_of
from shadows.view.engine import assets, cosmetics, theme
from shadows.view.menu.navigation import MenuNavigation, MenuScene
from shadows.view.panels.game import Game
from shadows.view.panels.overlay import Dialog
from shadows.view.replay.recording import Recording
from shadows.view.run import account
from shadows.view.run.ending import Ending
from shadows.view.widgets.button import Button, hints, plaque
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Align, Label
from shadows.view.widgets.pieces import block, plate, sprite

MOST = 2000
"""So many runs are shown; older ones stay in the file."""

ROW, TOP = 0.081, 0.345
ROWS = 9
LINE = 0.036
"""How high each of the two lines of a row may be."""

WIDTH = 1.66
COLOURS = {"won": theme.GOLD, "lost": theme.HURT, "abandoned": theme.ASH}

Upper = tuple[str, float, str, str]
"""The upper line of a column: its words, size, colour and typeface."""

Lower = tuple[str, str]
"""The lower line: its words and colour."""


class HistoryScene(MenuScene):
    """A list of runs, the newest first."""

    music = "title"
    what = "title"

    def __init__(self, game: Game, navigation: MenuNavigation, at: int = 0) -> None:
        """`at` is the place of the run that has the focus."""
        super().__init__(game, navigation)
        self._places = game.places
        self._runs, self._trouble = _read(self._places.history)
        self._first = max(0, min(at - ROWS // 2, len(self._runs) - ROWS))
        self._meant = at
        self.board.layers[0].leave = navigation.to_title

    def build(self) -> None:
        """The runs in rows; what all of them come to above."""
        canvas, root = self.game.canvas, self.root
        block(root, 0, 0, canvas.width + 0.1, canvas.top * 2 + 0.1, theme.rgba(theme.ABYSS, 0.78))
        plaque(root, "The Fallen", 0, canvas.top - 0.055, theme.H2)
        won = sum(run.outcome == "won" for run in self._runs)
        runs = f"{len(self._runs)} run{'s' * (len(self._runs) != 1)}, {won} won"
        words = " · ".join(filter(None, (runs if self._runs else "", self._trouble)))
        Label(root, 0, canvas.top - 0.118, theme.SMALL, theme.ASH, text=words).fit(WIDTH)
        if not self._runs and not self._trouble:
            Label(root, 0, 0.06, theme.H2, theme.HEADING, "head", text="No run has ended yet")
            Label(
                root, 0, 0.0, theme.BODY, theme.BONE, "italic",
                text="Those who went down and did not come back are remembered here.",
            )  # fmt: skip
        self._rows = root.attach_new_node("rows")
        self._show()
        back = Button(root, "back", "Back", 0, -canvas.top + 0.062, self.navigation.to_title, 0.30, key="Esc")
        self.add(back.spot)
        keys = [("↑↓", "Look"), ("Enter", "Open"), ("Esc", "Back")]
        hints(root, -canvas.width / 2 + theme.EDGE, -canvas.top + 0.028, keys)
        if not self.board.by_keys:
            self.board.mean(self.board.named(f"run:{self._meant}") or back.spot, by_keys=True)

    def act(self, action: str) -> None:
        """Scroll, one run or a page at a time."""
        step = {"scroll_down": 2, "scroll_up": -2, "page_down": ROWS, "page_up": -ROWS}.get(action)
        hot = self.board.hot
        if step is not None:
            self._scroll(step)
        elif action in ("down", "up") and hot is not None and hot.name == self._edge(action):
            at = int(hot.name.removeprefix("run:")) + (1 if action == "down" else -1)
            if 0 <= at < len(self._runs):
                self._scroll(1 if action == "down" else -1)
                self.board.mean(self.board.named(f"run:{at}"), by_keys=True)
            else:
                super().act(action)
        else:
            super().act(action)

    def _edge(self, action: str) -> str:
        """The row at the end of the window that an arrow leaves."""
        return f"run:{self._first + ROWS - 1 if action == 'down' else self._first}"

    def _scroll(self, step: int) -> None:
        first = max(0, min(self._first + step, len(self._runs) - ROWS))
        if first != self._first:
            self._first = first
            self._show()

    def _show(self) -> None:
        layer, board = self.board.layers[0], self.board
        hot, by_keys = board.hot, board.by_keys
        layer.spots = [spot for spot in layer.spots if not spot.name.startswith("run:")]
        self._rows.get_children().detach()
        seen = self._runs[self._first : self._first + ROWS]
        for number, run in enumerate(seen):
            self._row(self._first + number, run, TOP - ROW * (number + 0.5))
        below, above = len(self._runs) - self._first - len(seen), self._first
        x = WIDTH / 2 + 0.024
        if above:
            Label(self._rows, x, TOP - 0.02, theme.SMALL, theme.ASH, text="↑")
        if below:
            Label(self._rows, x, TOP - ROW * ROWS + 0.02, theme.SMALL, theme.ASH, text="↓")
        board.hot = None
        if hot is not None and by_keys:
            board.mean(board.named(hot.name), by_keys=True)
        elif hot is not None:
            board.point((hot.box.x, hot.box.y))

    def _row(self, at: int, run: Record, y: float) -> None:
        root, library = self._rows, self.game.library
        told = account.of_record(self.game.which, library, run)
        skins = [plate(root, skin, 0, y, WIDTH, ROW - 0.008, 0.018) for skin in ("row", "row_hot")]
        left = -WIDTH / 2 + 0.045
        portrait = f"{run.hero}_portrait.webp"
        if assets.path("heroes", portrait).is_file():
            sprite(root, assets.texture("heroes", portrait), left, y, 0.062)
        elif assets.has_icon(run.hero):
            sprite(root, assets.icon(run.hero), left, y, 0.056)
        left += 0.045
        middle, why, right = left + 0.37, left + 0.60, WIDTH / 2 - 0.04
        outcome, tone = account.OUTCOMES.get(run.outcome, run.outcome), COLOURS.get(run.outcome, theme.BONE)
        fought = f"{counted(run.tally.combats, 'combat')} won"
        fought = f"{fought}, {counted(len(run.kept.get('cards', ())), 'card')}, {counted(len(run.relics), 'relic')}"
        way = f"{run.map.capitalize()} map · {account.lasted(run.seconds)}"
        accent, large = cosmetics.hero(run.hero).colour, theme.BODY * 0.9
        columns: tuple[tuple[float, float, Align, Upper, Lower], ...] = (
            (left, 0.34, "left", (told.name, large, accent, "head"), (account.when(run.ended), theme.ASH)),
            (middle, 0.20, "left", (outcome, large, tone, "bold"), (account.place(run.act, run.floor), theme.MIST)),
            (why, 0.52, "left", (told.why, theme.SMALL, theme.BONE, "body"), (fought, theme.ASH)),
            (right, 0.34, "right", (run.seed, theme.SMALL, theme.GOLD, "seed"), (way, theme.ASH)),
        )
        for x, room, align, above, below in columns:
            words, size, colour, role = above
            Label(root, x, y + 0.016, size, colour, role, align, words).fit(room, LINE)
            Label(root, x, y - 0.018, theme.TINY, below[1], "body", align, below[0]).fit(room, LINE)

        def show(hot: bool) -> None:
            (skins[1].show if hot else skins[1].hide)()

        show(False)
        self.add(Spot(f"run:{at}", Box(0, y, WIDTH, ROW - 0.006), lambda: self._open(at), show))

    def _open(self, at: int) -> None:
        self.navigation.remembered(self._runs[at], at)


class Remembered(MenuScene):
    """One run of the history."""

    music = "title"
    what = "title"

    def __init__(self, game: Game, navigation: MenuNavigation, run: Record, at: int) -> None:
        """`at` is its place in the list."""
        super().__init__(game, navigation)
        self._run, self._at = run, at
        self._replay = replay_of(game.places.replays, run.replay, run.id)
        self.board.layers[0].leave = self._back

    @property
    def seed(self) -> str:
        """That of the run."""
        return self._run.seed

    def build(self) -> None:
        """The account of it; its replay, if that is still there."""
        canvas, root, run = self.game.canvas, self.root, self._run
        lost = run.outcome == "lost"
        block(root, 0, 0, canvas.width + 0.1, canvas.top * 2 + 0.1, theme.rgba(theme.ABYSS, 0.80))
        title = account.TITLES.get(run.outcome, run.outcome.capitalize())
        plaque(root, title, 0, canvas.top - 0.092, theme.H1 * 0.80, red=lost)
        mods = f" · with {', '.join(run.mods)}" if run.mods else ""
        changed = " · the game changed on the way" if run.changes else ""
        words = f"{account.when(run.ended)} · {run.map.capitalize()} map · Version {run.version}{mods}{changed}"
        Label(root, 0, canvas.top - 0.176, theme.SMALL, theme.BONE, "italic", text=words).fit(1.7)
        Ending(self, account.of_record(self.game.which, self.game.library, run))
        y = -canvas.top + 0.096
        there = self._replay is not None
        why = () if there else (Tip("", "lock", "Not now", (Span("The replay of this run is not there any more."),)),)
        watch = Button(root, "watch", "Watch", -0.20, y, self._watch, 0.36, kind="primary", key="W", tips=lambda: why)
        watch.enable(there)
        back = Button(root, "back", "Back", 0.20, y, self._back, 0.36, key="Esc")
        for button in (watch, back):
            self.add(button.spot)
        hints(root, -canvas.width / 2 + theme.EDGE, -canvas.top + 0.028, [("←→", "Choose"), ("Enter", "Confirm")])
        if self.board.hot is None:
            self.board.mean((watch if there else back).spot, by_keys=True)

    def typed(self, key: str) -> bool:
        """W watches it."""
        if key == "w" and self.overlay is None:
            watch = self.board.named("watch")
            if watch is not None:
                self.press(watch)
            return True
        return False

    def _watch(self) -> None:
        if self._replay is None:
            return
        try:
            recording = Recording.of(self._replay, self.game.library)
        except ReplayError as error:
            Dialog(self, "It cannot be watched", str(error), [("back", "Back", lambda: None)])
            return
        recording.leave = lambda: self.navigation.remembered(self._run, self._at)
        self.navigation.watch(recording)

    def _back(self) -> None:
        self.navigation.history(self._at)


def _read(path: Path) -> tuple[list[Record], str]:
    """The runs, and a sentence about why there are none, or not all."""
    try:
        found = History(path).read(MOST)
        return found.records, found.trouble or (left_out(found.broken) if found.broken else "")
    except HistoryError as error:
        return [], str(error)
