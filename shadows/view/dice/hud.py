"""The whole picture around the enemies of a fight with dice, put together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Mapping, Sequence

from panda3d.core import NodePath

from shadows.content.text.spans import Tip
from shadows.picture.dice.models import DicePicture, FallLook, HandLook
from shadows.picture.models import FoeLook
from shadows.view.combat.cuts import Cuts
from shadows.view.combat.displayed import Displayed
from shadows.view.combat.floats import Floats
from shadows.view.combat.guide import Guide
from shadows.view.combat.plate import Plate
from shadows.view.combat.plate_row import PlateRow
from shadows.view.combat.vitals import Vitals
from shadows.view.combat.words import Banner, Notice
from shadows.view.dice.comet import Comet
from shadows.view.dice.displayed_dice import DisplayedDice
from shadows.view.dice.formula import UP, Formula
from shadows.view.dice.hands_list import HandsList
from shadows.view.dice.left import Column, Laws, Tokens
from shadows.view.dice.tray import Tray
from shadows.view.engine import assets, theme
from shadows.view.engine.tween import Tweens
from shadows.view.panels.belt import Belt
from shadows.view.stage.dice import DieState
from shadows.view.stage.table import Table
from shadows.view.stage.turning import COMMON
from shadows.view.widgets import tips
from shadows.view.widgets.button import Button, key_cap
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box, Place
from shadows.view.widgets.label import Label, line_height
from shadows.view.widgets.pieces import fade, part, sprite

SCORE, REROLL, END = "Score", "Reroll", "End without a hand"
WIDTH, TALL, SMALL, GAP = 0.262, 0.076, 0.050, 0.010
"""The buttons at the right."""

PLAIN = "bone"
"""What dice are made of that have no element."""

ABOVE_EDGE = 0.045
"""Where what a new player is told stands, above the window's lower side: in the tray, beside what is held."""


class Hud:
    """Draws a combat. It knows nothing of input: the scene makes spots of its boxes."""

    def __init__(
        self,
        root: NodePath,
        canvas: Canvas,
        tweens: Tweens,
        picture: DicePicture,
        place: str,
        reroll: Callable[[], None],
        score: Callable[[], None],
        end_turn: Callable[[], None],
        harmful: Container[str],
        *,
        table: Table,
    ) -> None:
        """`harmful` are the ids of the statuses that harm their bearer."""
        self.canvas = canvas
        floor = -canvas.top
        fade(root, 0, floor + 0.27, canvas.width + 0.02, 0.54, theme.rgba("#050409", 0.9))
        self.hands = HandsList(root.attach_new_node("right"), canvas)
        self._row = PlateRow(root, canvas, harmful, self.hands.width + theme.EDGE, lines=1)
        self.belt = Belt(root, canvas, picture, place)
        self.column = Column.of(canvas)
        self.tray = Tray(root, canvas, tweens, table)
        self.vitals = Vitals(root, canvas, harmful, self.column.vitals)
        self.tokens = Tokens(root, self.column.tokens)
        self.laws = Laws(root, self.column)
        left = self.column.button
        self.reroll = Button(
            root, "reroll", REROLL, left.x, left.y, reroll, left.width, left.height, "plain", 0.033, "R",
            lambda: tips.words(REROLL, "All dice that you do not hold are rolled again."),
        )  # fmt: skip
        width = WIDTH * theme.grown(1, 0.25)
        x, y = canvas.width / 2 - theme.EDGE * 0.6 - width / 2, floor + 0.024 + TALL / 2
        self.score = Button(root, "score", SCORE, x, y, score, width, TALL, "primary", 0.036, "Enter", self._score_tips)
        y += TALL / 2 + GAP + SMALL / 2
        self.end = Button(root, "end_turn", END, x, y, end_turn, width, SMALL, "plain", 0.022, "E", self._end_tips)
        for button in (self.reroll, self.score, self.end):
            part(button.root, "button")
        y += SMALL / 2 + GAP + line_height(theme.BODY) / 2
        self.boxes: dict[str, Box] = {
            "target": Box(x, y, width, line_height(theme.BODY)),
            "tokens": self.column.tokens,
        }
        target = part(root.attach_new_node("target"), "target")
        sprite(target, assets.icon("intent_attack"), x - width / 2 + 0.018, y, 0.034)
        self._target = Label(target, x - width / 2 + 0.042, y, theme.BODY, theme.HURT, "bold", "left")
        self._target_cap = key_cap(target, "Tab", x + width / 2 - 0.032, y, 0.026)
        self._target.fit(width - 0.050 - self._target_cap - 0.012)
        self.formula = Formula(root, canvas, tweens)
        self.guide = Guide(root, canvas, left.right, ABOVE_EDGE)
        self.comet = Comet(root, tweens)
        self.cuts = Cuts(root, tweens)
        self.floats = Floats(root, tweens)
        self._notice = Notice(root, tweens, floor + UP + 0.055 + line_height(theme.H3) / 2, canvas.width * 0.5)
        self._banner = Banner(root, canvas, tweens)
        self._tells: tuple[HandLook, FallLook] | None = None

    @property
    def plates(self) -> dict[int, Plate]:
        """Those of the enemies, by entity."""
        return self._row.plates

    def plate(self, foe: FoeLook, count: int) -> Plate:
        """The plate of an enemy, one of so many, made if need be."""
        return self._row.plate(foe, count)

    def drop_plate(self, enemy: int) -> None:
        """An enemy is out."""
        self._row.drop(enemy)

    def put_plates(self, heads: Mapping[int, Place]) -> None:
        """Stand the plates above the heads of their enemies, above the formula."""
        self._row.put(heads, self.belt, self.formula.box.top)

    def show(
        self, picture: DicePicture, shown: Displayed, dice: DisplayedDice, left: Mapping[int, int] | None = None
    ) -> None:
        """All numbers but those of hands; `left` are the HP that would be left to enemies."""
        left = {} if left is None else left
        body = shown.bodies[shown.player]
        self.vitals.show(body, left.get(shown.player))
        self.belt.show_hp(body.hp, body.max_hp)
        self.tokens.show(dice.rerolls, picture.player)
        for enemy, found in self.plates.items():
            if enemy in shown.bodies:
                found.show(shown.bodies[enemy], left.get(enemy))

    def lay(self, dice: DisplayedDice) -> None:
        """The dice as they lie."""
        self.tray.lay(states(dice))

    def tell_hands(
        self,
        hands: Sequence[tuple[HandLook, FallLook]],
        chosen: tuple[HandLook, FallLook] | None,
        combo: str,
        streak: int,
    ) -> None:
        """The hands against the enemy that is meant, and the formula of the one that is chosen."""
        self._tells = chosen
        self.hands.show(hands, chosen[0].id if chosen is not None else "", streak)
        if chosen is None:
            self.formula.hide()
            return
        hand, fall = chosen
        self.formula.show(hand.name, hand.chips + hand.values, hand.mult, hand.streak, fall.damage, combo)

    def aim(self, target: int, name: str) -> None:
        """At whom a hand would be scored."""
        self._target.say(name)
        for enemy, found in self.plates.items():
            found.aim(enemy == target)

    def take_turns(self, *, mine: bool, rerolls: bool, hands: bool, ends: bool) -> None:
        """What the player can do now."""
        self.reroll.enable(mine and rerolls)
        self.score.enable(mine and hands)
        self.end.enable(mine and ends)

    def notice(self, words: str, colour: str = theme.BAD) -> None:
        """Say something for a moment, above the formula."""
        self._notice.say(words, colour)

    def fade_plates(self, part: float) -> None:
        """How much of the enemies' plates is seen, 0 to 1."""
        self._row.fade(part)

    def proclaim(self, words: str) -> None:
        """A few large words in the middle."""
        self._banner.proclaim(words)

    def lift(self, dice: Collection[int] | None) -> None:
        """The dice of the hand that is looked at stand out."""
        self.tray.lift(dice)

    def _score_tips(self) -> Sequence[Tip]:
        """What scoring means, and what comes after it."""
        name = self._tells[0].name if self._tells is not None else "a hand"
        means = tips.words(SCORE, f"Scores {name} at your target; then the enemies act, and your next turn begins.")
        return (*means, *self.vitals.forecast.tips())

    def _end_tips(self) -> Sequence[Tip]:
        """What the end of the turn means, and what it would come to."""
        means = tips.words("End your turn", "No hand is scored. The enemies act, and your next turn begins.")
        return (*means, *self.vitals.forecast.tips())


def states(dice: DisplayedDice) -> list[DieState]:
    """Dice as they are laid out, each in its column."""
    return [
        DieState(die.entity, place, die.value, die.element or PLAIN, die.held, die.struck, faces=die.faces or COMMON)
        for place, die in enumerate(dice.dice.values())
    ]
