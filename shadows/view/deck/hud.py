"""The whole picture around the enemies, put together."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence

from panda3d.core import NodePath

from shadows.content.text.spans import Tip
from shadows.picture.deck.models import DeckPicture
from shadows.picture.models import AimLook, FoeLook, Picture, PotionAimLook
from shadows.view.combat.arrow import Arrow
from shadows.view.combat.cuts import Cuts
from shadows.view.combat.displayed import Displayed
from shadows.view.combat.floats import Floats
from shadows.view.combat.guide import Guide
from shadows.view.combat.plate import Plate
from shadows.view.combat.plate_row import ASIDE, PlateRow
from shadows.view.combat.vitals import Vitals
from shadows.view.combat.words import Banner, Notice
from shadows.view.deck.corner import Corner
from shadows.view.deck.displayed_cards import DisplayedCards
from shadows.view.deck.fan import risen
from shadows.view.deck.hand import Hand
from shadows.view.engine import assets, theme
from shadows.view.engine.tween import Tweens
from shadows.view.panels.belt import Belt
from shadows.view.widgets import tips
from shadows.view.widgets.button import Button
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box, Place
from shadows.view.widgets.label import Label, line_height
from shadows.view.widgets.pieces import fade, halo, part, sprite

END_TURN, NOT_YOURS = "End Turn", "Enemy turn"

CARRIED = 0.085
"""The height of a potion in hand."""


class Hud:
    """Draws a combat. It knows nothing of input: the scene makes spots of its boxes."""

    def __init__(
        self,
        root: NodePath,
        canvas: Canvas,
        tweens: Tweens,
        picture: Picture,
        place: str,
        end_turn: Callable[[], None],
        harmful: Container[str] = (),
    ) -> None:
        """`harmful` are the ids of the statuses that harm their bearer."""
        self.canvas = canvas
        floor = -canvas.top
        fade(root, 0, floor + 0.20, canvas.width + 0.02, 0.40, theme.rgba("#050409", 0.85))
        self._row = PlateRow(root, canvas, harmful)
        self.belt = Belt(root, canvas, picture, place)
        self.corner = Corner(root, canvas, picture)
        self.vitals = Vitals(root, canvas, harmful)
        width = theme.grown(0.25, 0.15)
        x, y = canvas.width / 2 - theme.grown(0.025, -0.4) - width / 2, floor + 1 - theme.HUD["end_turn"][1]
        self.end = Button(
            root, "end_turn", END_TURN, x, y, end_turn, width, 0.080, "primary", 0.033, "E", self._end_tips
        )
        part(self.end.root, "button")
        self.guide = Guide(root, canvas, self.vitals.boxes["forecast"].right)
        self._guide_roof = self.guide.roof
        self.hand = Hand(root, tweens, canvas.width, floor)
        self.arrow = Arrow(root)
        self.cuts = Cuts(root, tweens)
        self.floats = Floats(root, tweens)
        self._carried = root.attach_new_node("carried", 60)
        self._carried.hide()
        above = floor + risen() + ASIDE + line_height(theme.H3) / 2
        self._notice = Notice(root, tweens, above, canvas.width * 0.6)
        self._warning = Label(
            root, 0, above + line_height(theme.H3), theme.H3, theme.BAD, "head", text="This would kill you"
        )
        part(self._warning.path, "warning").hide()
        self._banner = Banner(root, canvas, tweens)

    @property
    def plates(self) -> dict[int, Plate]:
        """Those of the enemies, by entity."""
        return self._row.plates

    @property
    def boxes(self) -> dict[str, Box]:
        """Where things at the bottom are, by their names: `energy`, `draw`, `health`, …"""
        return self.corner.boxes | self.vitals.boxes

    def place_of(self, pile: str) -> Place:
        """The middle of a pile."""
        box = self.corner.boxes.get(pile)
        return (box.x, box.y) if box else (0.0, -self.canvas.top)

    def plate(self, foe: FoeLook, count: int) -> Plate:
        """The plate of an enemy, one of so many, made if need be."""
        return self._row.plate(foe, count)

    def drop_plate(self, enemy: int) -> None:
        """An enemy is out."""
        self._row.drop(enemy)

    def put_plates(self, heads: Mapping[int, Place]) -> None:
        """Stand the plates above the heads of their enemies, as far up as there is room below the relics, above what
        the player is told to do, and beside each other."""
        self._row.put(heads, self.belt, self._guide_roof)

    def show(
        self,
        picture: DeckPicture,
        shown: Displayed,
        cards: DisplayedCards,
        aim: AimLook | PotionAimLook | None = None,
    ) -> None:
        """All numbers, with what would be left while something is aimed."""
        left = aim.hp_left if aim is not None else {}
        statuses = aim.statuses_left if aim is not None else {}
        body = shown.bodies[shown.player]
        self.corner.show(cards, picture.player.energy_per_turn)
        self.vitals.show(body, left.get(shown.player))
        self.belt.show_hp(body.hp, body.max_hp)
        for enemy, found in self.plates.items():
            if enemy in shown.bodies:
                found.show(shown.bodies[enemy], left.get(enemy), statuses.get(enemy))

    def carry(self, potion: str = "", place: Place = (0.0, 0.0)) -> None:
        """A potion follows the pointer; none if it has no id."""
        if not potion:
            self._carried.get_children().detach()
            self._carried.hide()
            return
        if not self._carried.get_num_children():
            halo(self._carried, 0, 0, CARRIED * 2.2, CARRIED * 2.2, theme.rgba(theme.BRIGHT, 0.35))
            sprite(self._carried, assets.icon(potion), 0, 0, CARRIED)
        self._carried.set_pos(*place, 0)
        self._carried.show()

    def notice(self, words: str, colour: str = theme.BAD) -> None:
        """Say something for a moment, above the hand and a card that has risen from it."""
        self._notice.say(words, colour)

    def take_turns(self, *, enemies: bool, over: bool = False) -> None:
        """Whose turn it is, as the button for its end tells."""
        self.end.enable(not enemies and not over)
        self.end.say(NOT_YOURS if enemies else END_TURN)

    def fade_plates(self, part: float) -> None:
        """How much of the enemies' plates is seen, 0 to 1."""
        self._row.fade(part)

    def warn(self, *, on: bool) -> None:
        """Whether what is meant would be the player's death."""
        (self._warning.path.show if on else self._warning.path.hide)()

    def proclaim(self, words: str) -> None:
        """A few large words in the middle."""
        self._banner.proclaim(words)

    def _end_tips(self) -> Sequence[Tip]:
        """What the end of the turn means, and what it would come to."""
        means = tips.words(END_TURN, "The rest of your hand is discarded, the enemies act, and your next turn begins.")
        return (*means, *self.vitals.forecast.tips())
