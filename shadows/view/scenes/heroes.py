"""The choice of a hero."""

from __future__ import annotations

from collections import Counter

from shadows import cards as looks
from shadows.content import wording
from shadows.looks import Tip
from shadows.view import assets, theme, tips
from shadows.view.scenes.scene import Scene
from shadows.view.widgets import card as cards
from shadows.view.widgets.button import Button, hints, plaque
from shadows.view.widgets.card import CardSprite
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block, fade, halo, plate, sprite
from shadows.view.widgets.spots import Box, Spot

CARD = 0.212


class Heroes(Scene):
    """Three who fell: their look, their deck and what they live by."""

    music = "title"

    def __init__(self, game) -> None:
        super().__init__(game)
        self._heroes = sorted(game.library.heroes.values(), key=lambda hero: (hero.order, hero.id))
        ids = [hero.id for hero in self._heroes]
        self._at = ids.index(game.wish.hero) if game.wish.hero in ids else 0
        self.board.layers[0].leave = self._back

    def build(self) -> None:
        """A panel for each hero; below, the deck of the one that is chosen."""
        canvas, root = self.game.canvas, self.root
        block(root, 0, 0, canvas.width + 0.1, canvas.top * 2 + 0.1, theme.rgba(theme.ABYSS, 0.55))
        fade(root, 0, -canvas.top + 0.3, canvas.width + 0.1, 0.6, theme.rgba(theme.ABYSS, 0.8))
        plaque(root, "Choose the Cursed", 0, canvas.top - 0.062, theme.H2)
        count = len(self._heroes)
        step = min(0.58, (canvas.width - 0.06) / count)
        for place, hero in enumerate(self._heroes):
            self._panel(place, hero, (place - (count - 1) / 2) * step, step - 0.03)
        self._deck()
        hero = self._heroes[self._at]
        x, y = canvas.width / 2 - 0.27, -canvas.top + 0.13
        button = Button(root, "begin", "Begin", x, y, self._begin, 0.40, 0.082, "primary", 0.034)
        self.add(button.spot)
        Label(root, x, y + 0.105, theme.SMALL, theme.accent(hero.id), "head", text=hero.title)
        told = f"“{hero.text}”" if hero.text else ""
        Label(root, 0.12, y + 0.060, theme.BODY, theme.PARCHMENT, "italic", text=told, wrap=0.48)
        hints(
            root, -canvas.width / 2 + theme.EDGE, -canvas.top + 0.026,
            [("←→", "Hero"), ("Enter", "Begin"), ("Esc", "Back")],
        )  # fmt: skip

    def act(self, action: str) -> None:
        """Left and right choose a hero, Enter begins."""
        if action in ("left", "right"):
            self._choose((self._at + (1 if action == "right" else -1)) % len(self._heroes))
        elif action == "confirm" and (self.board.hot is None or self.board.hot.name.startswith(("hero:", "begin"))):
            self._begin()
        else:
            super().act(action)

    def _panel(self, place: int, hero, x: float, width: float) -> None:
        chosen, y, tall = place == self._at, 0.125, 0.56
        accent = theme.accent(hero.id)
        if chosen:
            halo(self.root, x, y, tall * 1.5, width * 1.6, theme.rgba(accent, 0.30))
        plate(self.root, "panel_hot" if chosen else "panel", x, y, width, tall, 0.05)
        picture = assets.path("heroes", f"{hero.id}.webp")
        top = y + tall / 2
        if picture.is_file():
            art = assets.texture("heroes", f"{hero.id}.webp")
            sprite(self.root, art, x, top - 0.165, 0.26)
        else:
            signature = next(
                (card for card in reversed(hero.deck) if self.game.library.cards[card].hero), hero.deck[-1]
            )
            art_height = width * 0.86 * 0.62
            scene = assets.texture("cards", "art", f"{signature}.webp")
            image = sprite(self.root, scene, x, top - 0.045 - art_height / 2, art_height, width * 0.86)
            stage = image.find_all_texture_stages()[0]
            image.set_tex_scale(stage, 1, 0.827)
            image.set_tex_offset(stage, 0, 0.0865)
            halo(self.root, x, top - 0.045 - art_height, 0.16, width * 0.8, theme.rgba(theme.ABYSS, 0.95))
            sprite(self.root, assets.icon(hero.id), x, top - 0.008 - art_height, 0.085)
        name_y = y - 0.085
        Label(self.root, x, name_y, theme.H2 * 0.95, accent, "head", text=hero.name).fit(width - 0.08)
        line = name_y - 0.046
        for icon, words, colour, dx in (
            ("heart", str(hero.health), theme.HURT, -0.12),
            ("gold", str(hero.gold), theme.GOLD, -0.005),
            ("energy", str(hero.energy), "#ffd35a", 0.115),
        ):
            sprite(self.root, assets.icon(icon), x + dx - 0.024, line, 0.034)
            Label(self.root, x + dx, line, theme.SMALL, colour, "bold", "left", words)
        text = wording.marked(self.game.library, hero.theme)
        Label(self.root, x, line - 0.046, theme.SMALL, theme.BONE, wrap=width - 0.09, text=text).fit(
            width - 0.09, 0.105
        )
        told = (Tip("", hero.id, hero.name, wording.marked(self.game.library, hero.text)),)
        self.add(
            Spot(
                f"hero:{hero.id}",
                Box(x, y, width, tall),
                lambda: self._choose(place),
                tips=lambda: told,
                focusable=False,
            )
        )

    def _deck(self) -> None:
        canvas, library = self.game.canvas, self.game.library
        hero = self._heroes[self._at]
        x, y = -canvas.width / 2 + theme.EDGE, -canvas.top + 0.315
        heading = Label(self.root, x, y, theme.H3, theme.HEADING, "head", "left", "Starting deck")
        Label(
            self.root,
            x + heading.width + 0.03,
            y - 0.001,
            theme.SMALL,
            theme.ASH,
            align="left",
            text=f"{len(hero.deck)} cards",
        )
        x += CARD * theme.CARD_RATIO / 2
        for name, copies in Counter(hero.deck).items():
            prefab = library.cards[name]
            look = looks.card_look(library, 0, prefab)
            sprite_ = CardSprite(self.root)
            sprite_.show(look)
            sprite_.place(x, y - 0.032 - CARD / 2, CARD)
            sprite_.light(cards.SHADE)
            if copies > 1:
                badge = x + CARD * 0.27, y - 0.032 - CARD * 0.93
                sprite(self.root, assets.skin("node"), *badge, 0.056)
                Label(self.root, badge[0], badge[1] + 0.001, 0.028, theme.PARCHMENT, "bold", text=f"×{copies}")
            box = Box(x, y - 0.032 - CARD / 2, CARD * theme.CARD_RATIO, CARD)
            self.add(Spot(f"deck:{name}", box, tips=lambda look=look: tips.of_card(library, look), focusable=False))
            x += CARD * theme.CARD_RATIO + 0.022

    def _choose(self, place: int) -> None:
        if place != self._at:
            self._at = place
            self.game.sounds.play("button_press")
            self._lay_out()

    def _begin(self) -> None:
        from shadows.view.scenes.encounters import Encounters

        wish = self.game.wish
        wish.hero = self._heroes[self._at].id
        if wish.foe is not None:
            self.game.fight()
        elif wish.map:
            self.game.descend()
        else:
            self.game.go(lambda: Encounters(self.game))

    def _back(self) -> None:
        from shadows.view.scenes.title import Title

        self.game.go(lambda: Title(self.game))
