"""The choice of an encounter, grouped by act."""

from __future__ import annotations

from collections.abc import Sequence

from components.prefabs import EncounterPrefab
from shadows.content.text import wording
from shadows.content.text.spans import Span, Tip
from shadows.view.engine import cosmetics, theme
from shadows.view.menu.navigation import MenuNavigation, MenuScene
from shadows.view.panels.game import Game
from shadows.view.widgets.button import Row, hints, plaque
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import block, plate

AROUND_NAME = 0.20
"""What a row has around its name, the panel's rim included."""

KIND_COLOURS = {"normal": theme.BONE, "elite": "#ffc08a", "boss": "#ff8a74"}


class Encounters(MenuScene):
    """Every group of enemies that can be met, act by act."""

    music = "title"

    def __init__(self, game: Game, navigation: MenuNavigation) -> None:
        super().__init__(game, navigation)
        self.board.layers[0].leave = self._back

    def build(self) -> None:
        """A column for each act, and one for those of no act."""
        canvas, library = self.game.canvas, self.game.library
        hero = library.heroes[self.navigation.wish.hero or ""]
        block(self.root, 0, 0, canvas.width + 0.1, canvas.top * 2 + 0.1, theme.rgba(theme.ABYSS, 0.66))
        plaque(self.root, "Choose your Foe", 0, canvas.top - 0.062, theme.H2)
        Label(
            self.root,
            canvas.width / 2 - 0.04,
            canvas.top - 0.062,
            theme.H3,
            cosmetics.hero(hero.id).colour,
            "head",
            "right",
            hero.name,
        )
        acts = sorted(library.acts.values(), key=lambda act: act.order)
        columns = [(act.name, act.text, self._of(act.id)) for act in acts]
        strays = [group for group in library.encounters.values() if group.act not in library.acts]
        if strays:
            columns.append(("Elsewhere", "", sorted(strays, key=lambda group: group.order)))
        columns = [column for column in columns if column[2]]
        longest = max(len(groups) for _, _, groups in columns)
        row = min(0.062, (canvas.top * 2 - 0.33) / longest)
        wanted = [_wanted(name, groups) for name, _, groups in columns]
        left = 0.03 - canvas.width / 2
        for part, (name, text, groups) in zip(wanted, columns, strict=True):
            width = (canvas.width - 0.06) * part / sum(wanted)
            x = left + width / 2
            left += width
            tall = 0.125 + row * longest + 0.02
            top = canvas.top - 0.125
            plate(self.root, "panel", x, top - tall / 2, width - 0.02, tall, 0.05)
            Label(self.root, x, top - 0.048, theme.H3, theme.HEADING, "head", text=name).fit(width - 0.08)
            Label(self.root, x, top - 0.088, theme.TINY * 0.94, theme.ASH, "italic", text=text).fit(width - 0.07)
            for number, group in enumerate(groups):
                self._row(group, x, top - 0.132 - row * number, width - 0.07, row - 0.006)
        keys = [("←→↑↓", "Choose"), ("Enter", "Fight"), ("Esc", "Back")]
        hints(self.root, -canvas.width / 2 + theme.EDGE, -canvas.top + 0.028, keys)
        if self.board.hot is None and not self.board.by_keys:
            first = next((spot for spot in self.board.reach if spot.name == f"foe:{columns[0][2][0].id}"), None)
            self.board.mean(first, by_keys=True)

    def _of(self, act: str) -> list[EncounterPrefab]:
        groups = [group for group in self.game.library.encounters.values() if group.act == act]
        return sorted(groups, key=lambda group: group.order)

    def _row(self, group: EncounterPrefab, x: float, y: float, width: float, height: float) -> None:
        row = Row(
            self.root,
            f"foe:{group.id}",
            group.name,
            x,
            y,
            width,
            lambda: self._fight(group.id),
            height,
            theme.icon_of(group.kind),
            colour=KIND_COLOURS[group.kind],
            tips=lambda: self._tips(group),
        )
        self.add(row.spot)

    def _tips(self, group: EncounterPrefab) -> list[Tip]:
        """The enemies of a group, with what they do."""
        library = self.game.library
        found = []
        for name in dict.fromkeys(group.foes):
            enemy = library.enemies[name]
            count = group.foes.count(name)
            lines = [Span(f"{enemy.health} HP"), *([Span(f"   ×{count}")] if count > 1 else [])]
            for text in wording.enemy_text(library, enemy):
                lines += [Span("\n"), *text]
            found.append(Tip("", theme.icon_of(group.kind), enemy.name, tuple(lines)))
        return found

    def _fight(self, encounter: str) -> None:
        self.navigation.wish.foe = encounter
        self.navigation.fight()

    def _back(self) -> None:
        self.navigation.wish.foe = None
        self.navigation.choose_hero()


def _wanted(name: str, groups: Sequence[EncounterPrefab]) -> float:
    """How wide a column would be if nothing in it had to be shrunk."""
    rows = max(measure(group.name, theme.BODY, "bold")[0] for group in groups)
    return max(rows + AROUND_NAME, measure(name, theme.H3, "head")[0] + 0.08)
