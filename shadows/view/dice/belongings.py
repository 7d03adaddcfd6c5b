"""What a hero of the dice game brings along: the dice, and what stands beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from components.dice.prefabs import DiceHeroPrefab, DiePrefab
from components.prefabs import HeroPrefab, Library
from shadows.content.text import wording
from shadows.content.text.spans import Span, Tip
from shadows.content.text.wording import counted
from shadows.view.combat.game_view import HeroNumber
from shadows.view.engine import assets, theme
from shadows.view.widgets.button import Row
from shadows.view.widgets.hit_areas import Box, Spot, always
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import plate, sprite

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

DIE, STEP = 0.072, 0.084
"""The side of a die, and how far it is to the next."""

WIDTH, BESIDE = 0.86, 0.44
"""How wide all of it is, and how wide a row of it."""

ROW, DOWN = 0.054, 0.062

PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, 1), (1, 1), (-1, -1), (1, -1)),
    5: ((-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)),
    6: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
}
"""Where the pips of a face are, in quarters of the side from the middle."""


def numbers(hero: HeroPrefab) -> list[HeroNumber]:
    """What is told of a hero besides HP and Gold."""
    return [HeroNumber("reroll", str(hero.rerolls), theme.MIST)] if isinstance(hero, DiceHeroPrefab) else []


def belongings(scene: Scene, hero: HeroPrefab, x: float, y: float) -> None:
    """Dice above; relics and consumables below, in rows of two from a left side on."""
    if not isinstance(hero, DiceHeroPrefab):
        return
    heading = Label(scene.root, x, y, theme.H3, theme.HEADING, "head", "left", "Dice")
    words = f"{counted(len(hero.dice), 'die', 'dice')}, {counted(hero.rerolls, 'reroll')} each turn"
    Label(scene.root, x + heading.width + 0.03, y - 0.001, theme.SMALL, theme.ASH, "body", "left", words)
    step = min(STEP, WIDTH / len(hero.dice))
    shelf = scene.game.library.shelf("dice")
    dice = [die for name in hero.dice if isinstance(die := shelf[name], DiePrefab)]
    for place, die in enumerate(dice):
        _die(scene, f"die:{place}", die, x + DIE / 2 + place * step, y - 0.030 - DIE / 2)
    for place, (kind, tip) in enumerate(_beside(scene.game.library, hero)):
        down, across = divmod(place, 2)
        middle = x + BESIDE / 2 + across * (BESIDE + 0.012)
        icon = tip.id if assets.has_icon(tip.id) else ""
        row = Row(
            scene.root, f"brings:{kind}:{tip.id}", tip.name, middle, y - 0.148 - down * DOWN, BESIDE, lambda: None, ROW,
            icon, tips=always((tip,)),
        )  # fmt: skip
        row.spot.focusable = False
        scene.add(row.spot)


def _die(scene: Scene, name: str, die: DiePrefab, x: float, y: float) -> None:
    """A die with its highest face up."""
    plate(scene.root, "slot", x, y, DIE, DIE, 0.014)
    best = max(die.faces)
    for across, up in PIPS.get(best, ()):
        sprite(scene.root, assets.skin("knob"), x + across * DIE / 4.4, y + up * DIE / 4.4, DIE * 0.20)
    if best not in PIPS:
        Label(scene.root, x, y, theme.H3, theme.BONE, "head", text=str(best))
    tip = Tip("", "", die.name, (Span(f"Its faces: {', '.join(map(str, die.faces))}."),))
    scene.add(Spot(name, Box(x, y, DIE, DIE), tips=always((tip,)), focusable=False))


def _beside(library: Library, hero: DiceHeroPrefab) -> Iterator[tuple[str, Tip]]:
    for name, count in Counter(hero.relics).items():
        relic = library.relics[name]
        yield "relic", Tip("", name, _many(relic.name, count), wording.relic_text(library, relic))
    for name, count in Counter(hero.consumables).items():
        potion = library.potions[name]
        yield "potion", Tip("", name, _many(potion.name, count), wording.potion_text(library, potion))


def _many(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"
