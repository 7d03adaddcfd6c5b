"""The end of a run on a screen: numbers at the left; why, the path and what was owned at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows.content.text import wording
from shadows.content.text.spans import Span, Tip
from shadows.saves.stats import Stop
from shadows.view.combat.game_view import view_of
from shadows.view.engine import assets, cosmetics, theme
from shadows.view.engine.keys import COPY_CAP
from shadows.view.run import account
from shadows.view.run.account import Account
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block, halo, plate, sprite

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

TOP, BOTTOM = 0.272, -0.338
LEFT, LEFT_WIDTH = -0.62, 0.455
RIGHT, RIGHT_WIDTH = 0.255, 1.175
GAP = 0.020
WHY_LEAST, WHY_MOST, KEPT = 0.135, 0.200, 0.262
LINE = 0.031
RELIC, ACROSS = 0.048, 9
"""How high a row of relics is, and how many stand in one."""

STOP = 0.046
OUTCOME_ICONS = {"won": "map_boss", "lost": "map_elite", "abandoned": "map_start"}


class Ending:
    """Draws an account into a scene, and makes known what of it explains itself."""

    def __init__(self, scene: Scene, told: Account) -> None:
        self._scene, self._told = scene, told
        self._root, self._library = scene.root, scene.game.library
        self._numbers()
        acts = account.stops(told.path)
        row = min(0.060, 0.19 / max(1, len(acts)))
        path = row * max(1, len(acts)) + 0.034
        why = min(max(TOP - BOTTOM - path - KEPT - 2 * GAP, WHY_LEAST), WHY_MOST)
        y = TOP
        self._why(y, why)
        y -= why + GAP
        self._path(acts, y, path, row)
        y -= path + GAP
        self._kept(y, y - BOTTOM)

    def _numbers(self) -> None:
        told, root = self._told, self._root
        middle, tall = (TOP + BOTTOM) / 2, TOP - BOTTOM
        plate(root, "panel", LEFT, middle, LEFT_WIDTH, tall, 0.05)
        left, right = LEFT - LEFT_WIDTH / 2 + 0.040, LEFT + LEFT_WIDTH / 2 - 0.040
        y = TOP - 0.052
        portrait = assets.path("heroes", f"{told.hero}_portrait.webp")
        if portrait.is_file():
            sprite(root, assets.skin("slot"), left + 0.028, y, 0.072)
            sprite(root, assets.texture("heroes", portrait.name), left + 0.028, y, 0.060)
            start = left + 0.076
        else:
            start = left
        accent = cosmetics.hero(told.hero).colour
        Label(root, start, y, theme.H3, accent, "head", "left", told.name).fit(right - start)
        y -= 0.058
        room = y - BOTTOM - 0.100 - RELIC * self._relic_rows
        step = min(0.044, room / max(1, len(told.numbers) - 1))
        for words, value in told.numbers:
            number = Label(root, right, y, theme.SMALL, theme.BONE, "bold", "right", value).fit(0.22, step)
            name = Label(root, left, y, theme.SMALL * 0.94, theme.ASH, align="left", text=words)
            name.fit(right - left - number.width - 0.012, step)
            block(root, LEFT, y - step / 2, right - left, 0.0012, theme.rgba(theme.BRASS, 0.30))
            y -= step
        self._relics(left, right, BOTTOM + 0.105)
        Label(root, left, BOTTOM + 0.048, theme.SMALL, theme.ASH, align="left", text="Seed")
        plate(root, "slot", right - 0.135, BOTTOM + 0.048, 0.27, 0.046, 0.012)
        Label(root, right - 0.135, BOTTOM + 0.048, theme.SMALL, theme.GOLD, "seed", text=told.seed).fit(0.25)
        box = Box(right - 0.135, BOTTOM + 0.048, 0.27, 0.046)
        copied = (Tip("", "", "Seed", (Span(f"A click copies it, and so does {COPY_CAP}."),)),)
        self._scene.add(Spot("seed", box, self._scene.game.copy_seed, tips=lambda: copied, focusable=False))

    def _relics(self, left: float, right: float, y: float) -> None:
        """In as many rows as they need, the last at this height."""
        relics = self._told.relics
        rows = self._relic_rows
        across = -(-len(relics) // max(1, rows))
        step = min(0.050, (right - left) / max(1, across))
        for place, name in enumerate(relics):
            row, column = divmod(place, across)
            x, middle = left + step * (column + 0.5), y + (rows - 1 - row) * RELIC
            sprite(self._root, assets.icon(name), x, middle, min(0.044, step))
            relic = self._library.relics.get(name)
            if relic is None:
                told: tuple[Tip, ...] = (Tip("", "", name, ()),)
            else:
                text = wording.relic_text(self._library, relic)
                told = (Tip("relic", name, relic.name, text), *wording.tips(self._library, text))
            self._spot(f"relic:{place}", Box(x, middle, step, RELIC), told)

    @property
    def _relic_rows(self) -> int:
        return min(3, -(-len(self._told.relics) // ACROSS))

    def _why(self, top: float, tall: float) -> None:
        told, root = self._told, self._root
        plate(root, "panel", RIGHT, top - tall / 2, RIGHT_WIDTH, tall, 0.045)
        left = RIGHT - RIGHT_WIDTH / 2 + 0.045
        sprite(root, assets.icon(OUTCOME_ICONS.get(told.outcome, "map_start")), left + 0.036, top - tall / 2, 0.080)
        left += 0.105
        room = RIGHT + RIGHT_WIDTH / 2 - 0.04 - left
        tale = told.tale[-int((tall - 0.075) / LINE) :]
        y = top - tall / 2 + 0.018 * len(tale)
        Label(root, left, y, theme.H3, theme.HEADING, "head", "left", told.why).fit(room)
        for number, words in enumerate(tale):
            last = number == len(tale) - 1
            y -= LINE if number else 0.040
            tone = theme.BONE if last else theme.ASH
            Label(root, left, y, theme.SMALL * 0.94, tone, align="left", text=words).fit(room)

    def _path(self, acts: list[list[Stop]], top: float, tall: float, row: float) -> None:
        root = self._root
        plate(root, "panel", RIGHT, top - tall / 2, RIGHT_WIDTH, tall, 0.045)
        left = RIGHT - RIGHT_WIDTH / 2 + 0.045
        if not acts:
            Label(root, left, top - tall / 2, theme.SMALL, theme.ASH, "italic", "left", "No floor was entered.")
            return
        names = [act.name for act in sorted(self._library.acts.values(), key=lambda act: act.order)]
        start, longest = left + 0.205, max(len(stops) for stops in acts)
        step = min(0.062, (RIGHT + RIGHT_WIDTH / 2 - 0.05 - start) / longest)
        size = min(STOP, row * 0.86, step * 0.86)
        for number, stops in enumerate(acts):
            y = top - 0.017 - row * (number + 0.5)
            act = stops[0].act
            name = names[act] if act < len(names) else f"Act {account.roman(act)}"
            Label(root, left, y, theme.TINY, theme.MIST, "bold", "left", name).fit(0.19)
            for place, stop in enumerate(stops):
                x = start + step * (place + 0.5)
                if place:
                    block(root, x - step / 2, y, step - size, 0.0022, theme.rgba(theme.BRASS, 0.8))
                end = number == len(acts) - 1 and place == len(stops) - 1
                self._stop(stop, x, y, size, end=end)

    def _stop(self, stop: Stop, x: float, y: float, size: float, *, end: bool) -> None:
        if end:
            halo(self._root, x, y, size * 2.6, size * 2.6, theme.rgba("#ff5a3a", 0.8))
        sprite(self._root, assets.skin("node_hot" if end else "node"), x, y, size * 1.12)
        icon = theme.icon_of(stop.kind)
        icon = icon if assets.has_icon(icon) else "map_start"
        sprite(self._root, assets.icon(icon), x, y, size * 0.74)
        told = (Tip("", icon, stop.kind.capitalize(), (Span(account.place(stop.act, stop.floor)),)),)
        self._spot(f"stop:{stop.act}:{stop.floor}", Box(x, y, size * 1.2, size * 1.2), told)

    def _kept(self, top: float, tall: float) -> None:
        plate(self._root, "panel", RIGHT, top - tall / 2, RIGHT_WIDTH, tall, 0.045)
        box = Box(RIGHT, top - tall / 2, RIGHT_WIDTH - 0.090, tall)
        view_of(self._told.game).show_kept(self._scene, self._told.kept, box)

    def _spot(self, name: str, box: Box, told: tuple[Tip, ...]) -> None:
        self._scene.add(Spot(name, box, tips=lambda: told, focusable=False))
