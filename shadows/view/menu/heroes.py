"""The choice of a hero, a seed and a map."""

from __future__ import annotations

from shadows.content.text import wording
from shadows.content.text.spans import Span, Tip
from shadows.play.seeds import LONGEST, normalised
from shadows.view.combat.game_view import HeroNumber, view_of
from shadows.view.engine import assets, cosmetics, theme
from shadows.view.menu.navigation import MenuNavigation, MenuScene
from shadows.view.panels.game import Game
from shadows.view.panels.overlay import Dialog
from shadows.view.widgets.button import Button, hints, plaque
from shadows.view.widgets.field import Field
from shadows.view.widgets.hit_areas import Box, Place, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block, fade, halo, plate, sprite
from shadows.view.widgets.stepper import Stepper

MOST = 5
"""So many heroes are seen side by side; of more, those around the chosen one."""

PANEL_TOP, PANEL = -0.040, 0.185
FEET = -0.085
"""Where the figures stand, behind the upper edge of their panels."""

TALL = 0.485
STOPS = ("seed", "roll", "map", "begin")
MAPS = (("fixed", "Fixed plan"), ("wandering", "Wandering paths"))
MAP_TIPS = (
    Tip("", "map", "Fixed plan", (Span("The floors that are told of: the same in every run."),)),
    Tip("", "map", "Wandering paths", (Span("Paths that branch, drawn anew from the seed in every act."),)),
)
SEED_TIP = (Tip("", "", "Seed", (Span("The same hero, seed, map and choices give the same run."),)),)


class Heroes(MenuScene):
    """Those who fell: their look and what they bring along; and what the run is drawn from."""

    music = "title"
    what = "boss_relic"

    def __init__(self, game: Game, navigation: MenuNavigation) -> None:
        super().__init__(game, navigation)
        self._view = view_of(game.which)
        self._maps = [(name, words) for name, words in MAPS if name in game.which.ruleset.maps]
        self._heroes = sorted(game.library.heroes.values(), key=lambda hero: (hero.order, hero.id))
        ids = [hero.id for hero in self._heroes]
        self._at = ids.index(navigation.wish.hero) if navigation.wish.hero in ids else 0
        self._field: Field | None = None
        self._stepper: Stepper | None = None
        self._clicked: Place | None = None
        navigation.wish.seed = normalised(navigation.wish.seed)
        self.board.layers[0].leave = self._back

    def build(self) -> None:
        """A figure and a panel for each hero; below, what belongs to the one that is chosen."""
        canvas, root = self.game.canvas, self.root
        block(root, 0, 0, canvas.width + 0.1, canvas.top * 2 + 0.1, theme.rgba(theme.ABYSS, 0.42))
        fade(root, 0, -canvas.top + 0.32, canvas.width + 0.1, 0.64, theme.rgba(theme.ABYSS, 0.92))
        first = min(max(0, self._at - MOST // 2), max(0, len(self._heroes) - MOST))
        seen = range(first, min(first + MOST, len(self._heroes)))
        step = min(0.551, (canvas.width - 0.06) / len(seen))
        for number, place in enumerate(seen):
            self._figure(place, (number - (len(seen) - 1) / 2) * step, step)
        for number, place in enumerate(seen):
            self._panel(place, (number - (len(seen) - 1) / 2) * step, step - 0.036)
        plaque(root, "Choose the Cursed", 0, canvas.top - 0.050, theme.H2 * 0.94)
        more = f"{self._at + 1} of {len(self._heroes)}" if len(self._heroes) > MOST else ""
        Label(root, canvas.width / 2 - theme.EDGE, canvas.top - 0.05, theme.SMALL, theme.ASH, align="right", text=more)
        left, y = -min(canvas.width, 2.1) / 2 + theme.EDGE, -canvas.top + 0.245
        self._view.belongings(self, self._heroes[self._at], left, y)
        self._lots(left + 0.93, -left, y)
        keys = [("←→", "Hero"), *([("R", "New seed")] if self._for_run else []), ("Enter", "Begin"), ("Esc", "Back")]
        hints(root, left + 0.93, -canvas.top + 0.030, keys)

    @property
    def field(self) -> Field | None:
        """The seed, while it is written."""
        return self._field if self._field is not None and self._field.writing and self.overlay is None else None

    @property
    def seed(self) -> str:
        """The one that stands there."""
        return self._field.word if self._field is not None else ""

    def typed(self, key: str) -> bool:
        """R rolls another seed."""
        if key == "r" and self._for_run and self.overlay is None:
            self._roll()
            return True
        return False

    def pressed(self, place: Place) -> None:
        """A click elsewhere ends the writing."""
        self._clicked = place
        if self._field is not None and self._field.writing and self.board.at(place) is not self._field.spot:
            self._field.end()
        super().pressed(place)

    def act(self, action: str) -> None:
        """Left and right choose a hero, on the map's line a map; Enter begins."""
        hot, self._clicked = self.board.hot, None
        if self.overlay is not None:
            super().act(action)
        elif action in ("up", "down"):
            self._walk(1 if action == "down" else -1)
        elif action in ("left", "right"):
            way = 1 if action == "right" else -1
            if self._stepper is not None and hot is self._stepper.spot and self.board.by_keys:
                self._stepper.step(way)
            else:
                self._choose((self._at + way) % len(self._heroes))
        elif action == "confirm" and (hot is None or hot.name.startswith("hero:")):
            self._begin()
        else:
            super().act(action)

    def _walk(self, way: int) -> None:
        """Up and down go through what can be set, to the way down and around."""
        stops = [spot for name in STOPS if (spot := self.board.named(name)) is not None]
        at = stops.index(self.board.hot) + way if self.board.hot in stops else -1
        self.board.mean(stops[at % len(stops)], by_keys=True)

    @property
    def _for_run(self) -> bool:
        """Whether a run is begun, not a single fight."""
        return bool(self.navigation.wish.map)

    def _figure(self, place: int, x: float, step: float) -> None:
        """The hero before a light of the own colour; one without a figure is a picture on a plate."""
        hero, chosen = self._heroes[place], place == self._at
        accent = cosmetics.hero(hero.id).colour
        halo(self.root, x, 0.20, 1.15, step * 1.75, theme.rgba(accent, 0.50 if chosen else 0.20))
        shade = None if chosen else theme.rgba("#a8a2b2")
        if assets.path("heroes", f"{hero.id}_figure.webp").is_file():
            picture = assets.texture("heroes", f"{hero.id}_figure.webp")
            tall = min(TALL, step * 1.28) * (1.03 if chosen else 0.97)
            sprite(self.root, picture, x, FEET + tall / 2, tall, colour=shade)
        else:
            width = min(step - 0.10, 0.46)
            likeness = self._view.likeness(self.game.library, hero)
            tall = width * 0.75 if likeness is not None else width
            plate(self.root, "panel", x, 0.19, width + 0.03, tall + 0.03, 0.03)
            if likeness is not None:
                sprite(self.root, likeness, x, 0.19, tall, width, shade)
            elif assets.has_icon(hero.id):
                sprite(self.root, assets.icon(hero.id), x, 0.19, tall * 0.86, colour=shade)
        self.add(
            Spot(f"figure:{hero.id}", Box(x, 0.19, step * 0.8, 0.44), lambda: self._choose(place), focusable=False)
        )

    def _panel(self, place: int, x: float, width: float) -> None:
        hero, chosen, root = self._heroes[place], place == self._at, self.root
        accent, y = cosmetics.hero(hero.id).colour, PANEL_TOP - PANEL / 2
        if chosen:
            halo(root, x, y, PANEL * 2.1, width * 1.4, theme.rgba(accent, 0.35))
        plate(root, "panel_hot" if chosen else "panel", x, y, width, PANEL, 0.045)
        left, room = x - width / 2 + 0.036, width - 0.072
        if width > 0.36 and assets.has_icon(hero.id):
            sprite(root, assets.icon(hero.id), left + 0.034, PANEL_TOP - 0.068, 0.074)
            line, space = left + 0.082, room - 0.082
        else:
            line, space = left, room
        Label(root, line, PANEL_TOP - 0.048, theme.H2 * 0.88, accent, "head", "left", hero.name).fit(space)
        told = [
            HeroNumber("heart", str(hero.health), theme.HURT),
            HeroNumber("gold", str(hero.gold), theme.GOLD),
            *self._view.hero_numbers(hero),
        ]
        for place, (icon, words, colour) in enumerate(told):
            dx = place * 0.094
            if dx + 0.06 < space:
                sprite(root, assets.icon(icon), line + dx + 0.014, PANEL_TOP - 0.085, 0.030)
                Label(root, line + dx + 0.034, PANEL_TOP - 0.085, theme.SMALL, colour, "bold", "left", words)
        text = wording.marked(self.game.library, hero.theme)
        Label(root, left, PANEL_TOP - 0.122, theme.SMALL, theme.BONE, "body", "left", text, room).fit(room, 0.066)
        story = (Tip("", hero.id, f"{hero.name}, {hero.title}", wording.marked(self.game.library, hero.text)),)
        spot = Spot(
            f"hero:{hero.id}", Box(x, y, width, PANEL), lambda: self._choose(place), tips=lambda: story, focusable=False
        )
        self.add(spot)

    def _lots(self, left: float, right: float, y: float) -> None:
        """Seed, map and the way down."""
        hero, wish = self._heroes[self._at], self.navigation.wish
        width = right - left
        x = left + width / 2
        if self._for_run:
            begin_y, begin_tall = y - 0.153, 0.070
            Label(self.root, left, y - 0.012, theme.SMALL, theme.MIST, align="left", text="Seed")
            span = width - 0.105
            self._field = Field(
                self.root, "seed", left + 0.105 + (span - 0.17) / 2, y - 0.012, span - 0.17, wish.seed or "",
                LONGEST + 16, self._take_seed, self._refuse, lambda: SEED_TIP,
            )  # fmt: skip
            roll = Button(
                self.root, "roll", "Roll", right - 0.078, y - 0.012, self._roll, 0.156, theme.SMALL_BUTTON, size=0.024
            )
            for spot in (self._field.spot, roll.spot):
                self.add(spot)
            self._stepper = None
            if len(self._maps) > 1:
                Label(self.root, left, y - 0.076, theme.SMALL, theme.MIST, align="left", text="Map")
                self._stepper = Stepper(
                    self.root, "map", left + 0.105 + span / 2, y - 0.076, span, self._maps, wish.map, self._take_map,
                    lambda: self._clicked, lambda: [tip for tip in MAP_TIPS if tip.name == dict(MAPS)[wish.map]],
                )  # fmt: skip
                self.add(self._stepper.spot)
        else:
            begin_y, begin_tall = y - 0.153, 0.070
            told = f"“{hero.text}”" if hero.text else ""
            Label(self.root, x, y - 0.004, theme.SMALL, cosmetics.hero(hero.id).colour, "head", text=hero.title).fit(
                width, 0.04
            )
            Label(self.root, x, y - 0.045, theme.SMALL, theme.PARCHMENT, "italic", text=told, wrap=width).fit(
                width, 0.08
            )
        words = "Begin the Descent" if self._for_run else "Choose a Foe" if wish.foe is None else "To Arms"
        begin = Button(self.root, "begin", words, x, begin_y, self._begin, width, begin_tall, "primary", 0.034)
        self.add(begin.spot)
        if self.board.hot is None:
            self.board.mean(begin.spot, by_keys=True)

    def _choose(self, place: int) -> None:
        if place != self._at:
            self._at = place
            self.game.sounds.play("button_press")
            self._lay_out()

    def _roll(self) -> None:
        self.navigation.wish.seed = normalised(None)
        if self._field is not None:
            self._field.say(self.navigation.wish.seed)

    def _take_seed(self, word: str) -> str:
        seed = normalised(word)
        self.navigation.wish.seed = seed
        return seed

    def _refuse(self, why: str) -> None:
        self.game.sounds.play("error")
        Dialog(self, "This seed cannot be used", why, [("back", "Back", lambda: None)])

    def _take_map(self, kind: str) -> None:
        self.navigation.wish.map = kind

    def _begin(self) -> None:
        wish = self.navigation.wish
        wish.hero = self._heroes[self._at].id
        if self._for_run:
            found = self.navigation.open_run()
            if found.game is None or found.game.changed:  # that one is set aside (R64)
                self.navigation.descend()
                return
            player = found.game.look().player
            words = f"A run is still open: {player.name}, {player.hp} of {player.max_hp} HP. It would end as abandoned."
            answers = [("give_up", "Begin anew", self.navigation.descend), ("keep", "Back", lambda: None)]
            Dialog(self, "Give up the open run?", words, answers)
        elif wish.foe is not None:
            wish.seed = None
            self.navigation.fight()
        else:
            wish.seed = None
            self.navigation.choose_foe()

    def _back(self) -> None:
        self.navigation.to_title()
