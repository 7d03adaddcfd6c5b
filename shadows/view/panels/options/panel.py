"""The settings, as a panel over any screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from panda3d.core import NodePath

from shadows.saves import settings
from shadows.view.engine import assets, theme
from shadows.view.engine.keys import CONTROLS
from shadows.view.panels.options.bindings import BindingsPage
from shadows.view.panels.options.entries import sheets
from shadows.view.panels.options.page import Area, Page
from shadows.view.panels.overlay import Dialog, Overlay
from shadows.view.widgets.button import Button, hints, plaque
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import block, halo, plate, sprite
from shadows.view.widgets.seed import seed_box

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

WIDTH, HEIGHT = 0.99, 0.80
MENU = 0.345
"""How much wider the panel is with a menu at its left."""

TURNS = {"next": 1, "previous": -1}
SHOULDERS = {"discard": 1, "draw": -1}
"""The shoulders of a gamepad usually open piles; here they turn over the tabs."""

SAMPLES = {"master": "button_press", "interface": "button_press", "effects": "block_hit"}
"""What is heard of a setting while it is changed, where it is not the slider itself."""


class Options(Overlay):
    """Tabs of settings. `menu` (words, what it does) stands at the left; the first of it has the focus."""

    def __init__(
        self,
        scene: Scene,
        title: str = "Settings",
        menu: Sequence[tuple[str, Callable[[], None]]] = (),
        tab: int = 0,
        first: int = 0,
    ) -> None:
        super().__init__(scene, shade=0.86)
        self._layer.wraps = True
        self._title, self._menu = title, tuple(menu)
        self._sheets = sheets(scene.game)
        self._tab, self._first = tab, first
        self._page: Page | BindingsPage | None = None
        self._page_root: NodePath | None = None
        room = self.canvas.width - 0.05
        width = min(room, theme.grown(WIDTH, 0.4) + (theme.grown(MENU, 0.3) if menu else 0.0))
        tall = min(self.canvas.top * 2 - 0.17, theme.grown(HEIGHT, 0.3))
        middle = -0.020
        self._roof, self._floor = middle + tall / 2, middle - tall / 2
        plate(self.root, "panel", 0, middle, width, tall, 0.05)
        plaque(self.root, title, 0, self._roof - 0.008, theme.H2)
        left, right = -width / 2 + 0.055, width / 2 - 0.055
        if menu:
            left = self._draw_menu(left)
        foot = self._floor + 0.075
        self._tab_spots = self._draw_tabs(left, right)
        self._area = Area(left, right, self._tab_spots[0].box.bottom - 0.020, foot + 0.050)
        self._done = self._draw_foot(left, right, foot)
        halo(self.root, 0, self._floor - 0.034, 0.16, 1.6, theme.rgba(theme.ABYSS, 0.95))
        items = [("←→", "Change"), ("Tab", "Next group"), ("Esc", "Back")]
        hints(self.root, -0.24, self._floor - 0.034, items, 0.9)
        self._fixed = tuple(self._layer.spots)
        self._show()

    def act(self, action: str) -> bool:
        """Left and right change a setting, others turn over the tabs or scroll."""
        hot = self.scene.board.hot
        turn = TURNS.get(action) or (SHOULDERS.get(action) if CONTROLS.by_pad else None)
        if turn:
            self._turn_to((self._tab + turn) % len(self._sheets))
            return True
        if isinstance(self._page, BindingsPage):
            return self._scrolled(self._page, action)
        control = self._page.controls.get(hot.name) if self._page is not None and hot is not None else None
        if control is None or action not in ("left", "right"):
            return False
        control.step(1 if action == "right" else -1)
        return True

    def renew(self) -> None:
        """As it was, with the same tab."""
        self.scene.game.input.waiting = None
        Options(self.scene, self._title, self._menu, self._tab, self._first)

    def close(self) -> None:
        """Keep the settings."""
        self.scene.game.input.waiting = None
        settings.keep(self.scene.game.settings)
        super().close()

    def _draw_menu(self, left: float) -> float:
        """Buttons, one below the other; returns where the rest of the panel begins."""
        wide = theme.grown(0.27, 0.3)
        step = theme.grown(0.082, 0.2)
        entries = [("Resume", self.close), ("Settings", self._enter)]
        entries += [(words, partial(self._leave, press)) for words, press in self._menu]
        for place, (words, press) in enumerate(entries):
            y = self._roof - 0.135 - place * step
            kind = "plain" if place else "primary"
            button = Button(
                self.root, f"menu:{place}", words, left + wide / 2, y, press, wide, step - 0.014, kind, 0.027
            )
            self.add(button.spot)
        if self.scene.seed:
            self.add(
                seed_box(
                    self.root, self.scene.seed, left + wide / 2, self._floor + 0.050, wide, self.scene.game.copy_seed
                )
            )
        x = left + wide + 0.026
        block(self.root, x, (self._roof + self._floor) / 2, 0.0018, self._roof - self._floor - 0.18, RULE)
        return x + 0.030

    def _draw_tabs(self, left: float, right: float) -> list[Spot]:
        names = list(self._sheets)
        size, gap = theme.H3 * 0.94, 0.006
        wide = [measure(name, size, "head")[0] + 0.05 for name in names]
        part = min(1.0, (right - left - gap * (len(names) - 1)) / sum(wide))
        height = theme.grown(0.054, 0.5)
        y, spots = self._roof - 0.105 - height / 2, []
        self._tabs = []
        for place, (name, width) in enumerate(zip(names, wide, strict=True)):
            width *= part
            x = left + width / 2
            left += width + gap
            skins = [plate(self.root, skin, x, y, width, height, 0.020) for skin in ("tab", "tab_on")]
            mark = sprite(self.root, assets.skin("knob"), x, y - height / 2, 0.020)
            label = Label(self.root, x, y, size, theme.ASH, "head", text=name).fit(width - 0.03, height)
            self._tabs.append((skins, mark, label))
            press, box = partial(self._turn_to, place), Box(x, y, width, height)
            spots.append(self.add(Spot(f"tab:{name}", box, press, partial(self._lit, place))))
        return spots

    def _draw_foot(self, left: float, right: float, y: float) -> Button:
        small, large = theme.grown(0.20, 0.4), theme.grown(0.25, 0.3)
        done = Button(self.root, "done", "Done", right - large / 2, y, self.close, large, 0.066, "primary", 0.028)
        x = right - large - 0.020 - small / 2
        usual = Button(self.root, "defaults", "Defaults", x, y, self._defaults, small, 0.058, size=0.026)
        self.add(usual.spot)
        self.add(done.spot)
        self._said = Label(self.root, left + 0.012, y, theme.SMALL, theme.BRIGHT, align="left")
        self._said.fit(x - small / 2 - left - 0.03, 0.08)
        return done

    def _lit(self, place: int, hot: bool) -> None:
        skins, mark, label = self._tabs[place]
        on = place == self._tab
        (skins[1].show if on else skins[1].hide)()
        (skins[0].hide if on else skins[0].show)()
        (mark.show if on else mark.hide)()
        label.say(label.text, theme.BRIGHT if on or hot else theme.ASH)

    def _turn_to(self, tab: int) -> None:
        """Show another tab."""
        if tab != self._tab:
            self._first = 0
        self._tab = tab
        self._said.say("")
        self._show()
        self._enter()

    def _leave(self, press: Callable[[], None]) -> None:
        self.close()
        press()

    def _enter(self) -> None:
        """Keys go on from the first row."""
        board = self.scene.board
        if self.scene.game.input.by_keys and self._page is not None:
            board.mean(self._page.spots[0], by_keys=True)

    def _show(self) -> None:
        """The rows of the tab, made anew."""
        board = self.scene.board
        name = board.hot.name if board.hot is not None else ""
        by_keys = board.by_keys
        board.mean(None)
        if self._page_root is not None:
            self._page_root.remove_node()
        self._page_root = self.root.attach_new_node("page")
        for place in range(len(self._tabs)):
            self._lit(place, False)
        game, entries = self.scene.game, list(self._sheets.values())[self._tab]
        if entries:
            self._page = Page(self._page_root, self._area, entries, game.settings, self._change)
        else:
            self._page = BindingsPage(
                self._page_root, self._area, self._first, game.input, self._said.say, self._rebound
            )
            self._first = self._page.first
        self._layer.spots[:] = [*self._fixed, *self._page.spots]
        self.first = self._fixed[0] if self._menu else self._page.spots[0]
        board.mean(board.named(name), by_keys=by_keys)

    def _scrolled(self, page: BindingsPage, action: str) -> bool:
        """Whether a key moved the list."""
        hot = self.scene.board.hot
        device, _, meant = hot.name.partition(":") if hot is not None else ("", "", "")
        step = {"scroll_down": 1, "scroll_up": -1, "page_down": len(page.rows), "page_up": -len(page.rows)}.get(
            action, 0
        )
        if action == "down" and meant == page.rows[-1]:
            step = 1
        elif action == "up" and meant == page.rows[0]:
            step = -1
        first = min(max(self._first + step, 0), page.last)
        if first == self._first:
            return bool(step) and action not in ("up", "down")
        self._first = first
        self._show()
        if action in ("up", "down"):
            self._follow(device, page.actions[first + (len(page.rows) - 1 if action == "down" else 0)])
        return True

    def _follow(self, device: str, action: str) -> None:
        """Give the focus to the row of an action that came in, in the same column if that can be changed there."""
        board = self.scene.board
        names = [f"{device}:{action}", f"keys:{action}", f"pad:{action}"]
        found = next((spot for name in names if (spot := board.named(name)) is not None), None)
        board.mean(found, by_keys=True)

    def _change(self, name: str, value: object) -> None:
        game = self.scene.game
        game.change(name, value)
        game.sounds.play(SAMPLES.get(name, "slider"))

    def _rebound(self, device: str) -> None:
        said = self._said.text
        self.scene.game.act_on(device)
        self._show()
        self._said.say(said)

    def _defaults(self) -> None:
        """Ask whether the tab shall be as it usually is, where it is not."""
        game, usual = self.scene.game, settings.Settings()
        tab, entries = list(self._sheets.items())[self._tab]
        names = [entry.name for entry in entries] or ["keys", "pad"]
        changed = [name for name in names if getattr(game.settings, name) != getattr(usual, name)]
        self._said.say("" if changed else "All is as usual already.")
        if changed:
            words = f"What was changed under {tab} becomes what it usually is."
            answers = [("usual", "As usual", lambda: self._reset(changed)), ("stay", "Leave it", lambda: None)]
            Dialog(self.scene, "Back to the defaults?", words, answers)

    def _reset(self, changed: Sequence[str]) -> None:
        """These settings as they usually are."""
        game, usual = self.scene.game, settings.Settings()
        for name in changed:
            setattr(game.settings, name, getattr(usual, name))
        game.act_on(*changed)
        if self in self.scene.overlays:  # it has not been made anew by that
            self._show()


RULE = theme.rgba(theme.BRASS, 0.45)
