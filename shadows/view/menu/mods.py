"""The mods: which are on and in which order, what each of them is, and what is wrong with it."""

from __future__ import annotations

from shadows.mods import switches
from shadows.mods.consent import agree
from shadows.mods.finding import strangers
from shadows.mods.loading import SWITCHED_OFF, load_mods, rests
from shadows.mods.manifest import Mod
from shadows.saves.paths import Paths
from shadows.saves.saved_game import SavedGame
from shadows.view.engine import assets, theme
from shadows.view.menu.consent import ask_about
from shadows.view.menu.mod_account import given, in_short
from shadows.view.menu.mod_page import ModPage
from shadows.view.menu.navigation import MenuNavigation, MenuScene
from shadows.view.panels.game import Game
from shadows.view.widgets.button import Button, Row, hints, plaque
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block

LEFT, RIGHT = -0.845, 0.845
PAGE = 0.005
"""Where the page of one mod begins."""

TOP, BOTTOM = 0.335, -0.340
ROW, ROWS = 0.075, 9
ORDER = "Each mod acts after those that it needs or names, otherwise in the order of their ids."


class ModsScene(MenuScene):
    """A list of all mods, those that are on first, in the order in which they act; a page for the one that is meant.
    What is switched here is played with as soon as the screen is left."""

    music = "title"
    what = "title"

    def __init__(self, game: Game, navigation: MenuNavigation) -> None:
        super().__init__(game, navigation)
        self._places = Paths(game.folder)
        self._first = 0
        self._mod: Mod | None = None
        self.board.layers[0].leave = self._leave
        self._read()

    def build(self) -> None:
        """The list at the left, the page at the right."""
        canvas, root = self.game.canvas, self.root
        block(root, 0, 0, canvas.width + 0.1, canvas.top * 2 + 0.1, theme.rgba(theme.ABYSS, 0.80))
        plaque(root, "Mods", 0, canvas.top - 0.055, theme.H2)
        self._rows = root.attach_new_node("rows")
        if self._mods:
            Label(root, 0, canvas.top - 0.124, theme.SMALL, theme.ASH, text=ORDER).fit(RIGHT - LEFT, 0.04)
            box = Box((PAGE + RIGHT) / 2, (TOP + BOTTOM) / 2, RIGHT - PAGE, TOP - BOTTOM)
            self._page = ModPage(root, box)
            self._show()
        else:
            self._empty()
        self._foot()
        back = Button(root, "back", "Back", 0, -canvas.top + 0.062, self._leave, 0.30, key="Esc")
        self.add(back.spot)
        keys = [("↑↓", "Look"), ("Enter", "On or off"), ("Esc", "Back")]
        hints(root, -canvas.width / 2 + theme.EDGE, -canvas.top + 0.028, keys)
        if not self.board.by_keys:
            self.board.mean(self.board.named(_name(self._mod)) if self._mod else back.spot, by_keys=True)

    def act(self, action: str) -> None:
        """Scroll the page where that is meant, otherwise the list."""
        many = {"scroll_down": 1, "scroll_up": -1, "page_down": ROWS - 1, "page_up": 1 - ROWS}
        arrows = {"down": 1, "up": -1}
        hot = self.board.hot.name if self.board.hot is not None else ""
        if self.overlay is not None:
            super().act(action)
        elif hot == "page" and action in many | arrows:
            self._page.scroll((many | arrows)[action])
        elif hot == "page" and action == "left" and self._mod is not None:
            self._reach(self._mods.index(self._mod))
        elif action in many:
            self._scroll(many[action])
        elif action in arrows and hot == self._edge(action) and self._mod is not None:
            self._reach(self._mods.index(self._mod) + arrows[action])
        else:
            super().act(action)

    def _read(self) -> None:
        """Look which mods there are, and keep to the one that was meant."""
        self._loadout = load_mods(self.game.given, self._places, game=self.game.which.name)
        self._mods = [*self._loadout.mods, *self._loadout.off]
        for mod in self._mods:
            mod.problems += [problem for problem in assets.damaged(mod.id) if problem not in mod.problems]
        folder = self._mod.folder if self._mod is not None else None
        self._mod = next((mod for mod in self._mods if mod.folder == folder), next(iter(self._mods), None))
        if self._mod is not None:
            self._bring_in(self._mods.index(self._mod))

    def _empty(self) -> None:
        lines = (
            (0.09, theme.H2, theme.HEADING, "head", "There are no mods yet"),
            (0.02, theme.BODY, theme.BONE, "body", f"Put the folder of a mod into {self._places.mods}"),
            (-0.03, theme.BODY, theme.BONE, "body", "or make one of your own: python -m shadows mod new ID"),
        )
        for y, size, colour, role, words in lines:
            Label(self.root, 0, y, size, colour, role, text=words).fit(RIGHT - LEFT)

    def _foot(self) -> None:
        """Why an open run does not go on with these mods, or what lies among them and is none; otherwise where more of
        them go."""
        game = self.game
        waits = SavedGame.waiting(game=game.which, library=self._loadout.library, folder=game.folder)
        first, *more = strangers(self._places.mods) or ("",)
        told = waits or (f"{first} ({len(more)} more)" if more else first)
        if told:
            words, colour = told, theme.GOLD
        else:
            words, colour = f"More mods go into {self._places.mods}" if self._mods else "", theme.ASH
        Label(self.root, 0, BOTTOM - 0.030, theme.SMALL, colour, text=words).fit(RIGHT - LEFT, 0.04)

    def _show(self) -> None:
        """The part of the list that is seen, and the page."""
        layer = self.board.layers[0]
        layer.spots = [spot for spot in layer.spots if not spot.name.startswith("mod:")]
        self._rows.get_children().detach()
        for place, mod in enumerate(self._mods[self._first : self._first + ROWS]):
            self._row(self._first + place, mod, TOP - ROW * (place + 0.5))
        for more, y, arrow in (
            (self._first, TOP - 0.02, "↑"),
            (len(self._mods) - self._first - ROWS, TOP - ROW * ROWS + 0.02, "↓"),
        ):
            if more > 0:
                Label(self._rows, PAGE - 0.026, y, theme.SMALL, theme.ASH, text=arrow)
        if self._mod is not None:
            self._look(self._mod)

    def _row(self, at: int, mod: Mod, y: float) -> None:
        wide = PAGE - 0.050 - LEFT
        words = mod.manifest.name if mod.off else f"{at + 1}. {mod.manifest.name}"
        colour = theme.BONE if not mod.off else theme.GOLD if mod.asks else theme.HURT
        if rests(mod):
            colour = theme.FADED
        row = Row(
            self._rows, _name(mod), words, LEFT + wide / 2, y, wide, lambda: self._toggle(mod), ROW - 0.008,
            note=in_short(self._loadout, mod), value="Off" if mod.off else "On", colour=colour,
            tone=theme.FADED if mod.off else theme.GOLD,
        )  # fmt: skip

        def show(hot: bool) -> None:
            row.show(hot)
            if hot and mod is not self._mod:
                self._look(mod)

        row.spot.show = show
        row.spot.enabled = mod.asks or not given(self._loadout, mod)
        self.add(row.spot)

    def _look(self, mod: Mod) -> None:
        """Open the page of a mod."""
        self._mod = mod
        self._page.show(self._loadout, mod)
        layer = self.board.layers[0]
        layer.spots = [spot for spot in layer.spots if spot.name != "page"]
        if self._page.scrolls:
            self.add(Spot("page", self._page.box))

    def _toggle(self, mod: Mod) -> None:
        """Switch a mod on or off; one with code is asked about, and switched off if it may not run."""
        if mod.asks:
            ask_about(self, mod, self._allow, lambda: self._refuse(mod))
        else:
            self._switch(mod, on=mod.off == SWITCHED_OFF)

    def _allow(self, mod: Mod) -> None:
        try:
            agree(mod, self._places)
        except OSError as error:
            self._not_kept(error)
        self._renew()

    def _refuse(self, mod: Mod) -> None:
        if not given(self._loadout, mod):
            self._switch(mod, on=False)

    def _switch(self, mod: Mod, *, on: bool) -> None:
        try:
            if trouble := switches.turn(self._places.switches, mod.id, on=on):
                self.game.toast.say(trouble)
        except OSError as error:
            self._not_kept(error)
        self._renew()
        if on and self._mod is not None and self._mod.asks:
            self._toggle(self._mod)

    def _not_kept(self, error: OSError) -> None:
        self.game.toast.say(f"{self._places.switches} cannot be written: {error.strerror}.")

    def _renew(self) -> None:
        self._read()
        self._lay_out()

    def _edge(self, action: str) -> str:
        """The row at the end of the list's window that an arrow leaves, if there is more that way."""
        at = self._first + ROWS if action == "down" else self._first - 1
        return _name(self._mods[at - 1 if action == "down" else at + 1]) if 0 <= at < len(self._mods) else "none"

    def _reach(self, at: int) -> None:
        """Give the focus to a row that may not be seen yet."""
        self._bring_in(at)
        self._show()
        self.board.mean(self.board.named(_name(self._mods[at])), by_keys=True)

    def _bring_in(self, at: int) -> None:
        self._first = max(0, min(self._first, at, len(self._mods) - ROWS), at - ROWS + 1)

    def _scroll(self, step: int) -> None:
        first = max(0, min(self._first + step, len(self._mods) - ROWS))
        if first == self._first:
            return
        self._first, hot, by_keys = first, self.board.hot, self.board.by_keys
        self._show()
        self.board.hot = None
        if hot is not None and by_keys:
            self.board.mean(self.board.named(hot.name), by_keys=True)
        elif hot is not None:
            self.board.point((hot.box.x, hot.box.y))

    def _leave(self) -> None:
        """Play with what is on now."""
        self.game.play_with(self._loadout)
        self.navigation.to_title()


def _name(mod: Mod) -> str:
    return f"mod:{mod.folder.name}"
