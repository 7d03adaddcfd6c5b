"""What a hero of the card game brings along: the starting deck, and what the hero lives by."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from panda3d.core import Texture

from components.deck.prefabs import DeckHeroPrefab, cards_in
from components.prefabs import HeroPrefab, Library
from shadows.content.deck.signatures import lives_by
from shadows.content.text.wording import counted
from shadows.picture.deck import cards as looks
from shadows.view.combat.game_view import HeroNumber
from shadows.view.deck import card as cards
from shadows.view.deck.card import CardSprite
from shadows.view.engine import assets, theme
from shadows.view.widgets import tips
from shadows.view.widgets.button import Row
from shadows.view.widgets.hit_areas import Box, Spot, always
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import sprite

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

CARD, ROOM = 0.205, 0.53
"""The height of a card, and how wide all of them may be."""

CRAFT = 0.56
"""How far from the left side that stands what the hero lives by."""

ROW, STEP = 0.054, 0.062


def numbers(hero: HeroPrefab) -> list[HeroNumber]:
    """What is told of a hero besides HP and Gold."""
    return [HeroNumber("energy", str(hero.energy), "#ffd35a")] if isinstance(hero, DeckHeroPrefab) else []


def likeness(library: Library, hero: HeroPrefab) -> Texture | None:
    """The picture of the hero's own card in the starting deck."""
    deck = hero.deck if isinstance(hero, DeckHeroPrefab) else ()
    own = [card for card in deck if cards_in(library)[card].hero]
    return assets.texture("cards", "art", f"{(own or deck)[-1]}.webp") if deck else None


def belongings(scene: Scene, hero: HeroPrefab, x: float, y: float) -> None:
    """All of it, from a left side on."""
    if isinstance(hero, DeckHeroPrefab):
        _deck(scene, hero, x, y)
    _craft(scene, hero, x + CRAFT, y)


def _deck(scene: Scene, hero: DeckHeroPrefab, x: float, y: float) -> None:
    """The starting deck, each card once with how many of it there are."""
    library, root = scene.game.library, scene.root
    heading = Label(root, x, y, theme.H3, theme.HEADING, "head", "left", "Starting deck")
    words = counted(len(hero.deck), "card")
    Label(root, x + heading.width + 0.03, y - 0.001, theme.SMALL, theme.ASH, "body", "left", words)
    copies = Counter(hero.deck)
    width = CARD * theme.CARD_RATIO
    step = min(width + 0.024, (ROOM - width) / max(1, len(copies) - 1))
    x, y = x + width / 2, y - 0.022 - CARD / 2
    for name, count in copies.items():
        look = looks.card_look(library, 0, cards_in(library)[name])
        face = CardSprite(root)
        face.show(look)
        face.place(x, y, CARD)
        face.light(cards.SHADE)
        if count > 1:
            badge = x + CARD * 0.27, y - CARD * 0.43
            sprite(root, assets.skin("node"), *badge, 0.056)
            Label(root, badge[0], badge[1] + 0.001, 0.028, theme.PARCHMENT, "bold", text=f"×{count}")
        told = tips.of_card(library, look)
        scene.add(Spot(f"deck:{name}", Box(x, y, width, CARD), tips=always(told), focusable=False))
        x += step


def _craft(scene: Scene, hero: HeroPrefab, x: float, y: float) -> None:
    """What the hero lives by, in rows."""
    Label(scene.root, x, y, theme.H3, theme.HEADING, "head", "left", "Lives by")
    for number, tip in enumerate(lives_by(scene.game.library, hero.id)):
        icon = tip.id if assets.has_icon(tip.id) else ""
        row = Row(
            scene.root, f"craft:{tip.id}", tip.name, x + 0.155, y - 0.052 - number * STEP, 0.31, lambda: None, ROW,
            icon, tips=always((tip,)),
        )  # fmt: skip
        row.spot.focusable = False
        scene.add(row.spot)
