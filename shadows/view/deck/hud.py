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
from shadows.view.combat.plate import CROWDED, WIDTH, Plate, reach
from shadows.view.combat.vitals import Vitals
from shadows.view.deck.corner import Corner
from shadows.view.deck.displayed_cards import DisplayedCards
from shadows.view.deck.fan import risen
from shadows.view.deck.hand import Hand
from shadows.view.engine import assets, theme
from shadows.view.engine.tween import Tweens, bump
from shadows.view.panels.belt import Belt
from shadows.view.widgets import tips
from shadows.view.widgets.button import Button
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box, Place
from shadows.view.widgets.label import Label, line_height
from shadows.view.widgets.pieces import fade, halo, part, sprite

END_TURN, NOT_YOURS = "End Turn", "Enemy turn"

PROCLAIMED = 1.0
"""Seconds that large words are seen."""

CARRIED = 0.085
"""The height of a potion in hand."""

APART, ASIDE, BELOW = 0.02, 0.01, 0.016
"""How far plates stand from each other, from the sides of the window, and from what is above them."""


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
        self.canvas, self._tweens, self._harmful = canvas, tweens, harmful
        floor = -canvas.top
        fade(root, 0, floor + 0.20, canvas.width + 0.02, 0.40, theme.rgba("#050409", 0.85))
        self._plates_root = root.attach_new_node("plates")
        self.plates: dict[int, Plate] = {}
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
        self._notice = Label(root, 0, above, theme.H3, theme.BRIGHT, "bold").fit(canvas.width * 0.6)
        part(self._notice.path, "notice").set_transparency(True)
        self._warning = Label(
            root, 0, above + line_height(theme.H3), theme.H3, theme.BAD, "head", text="This would kill you"
        )
        part(self._warning.path, "warning").hide()
        self._banner_root = root.attach_new_node("banner")
        self._banner_root.set_transparency(True)
        self._banner_root.hide()
        halo(self._banner_root, 0, 0.13, 0.26, 1.30, theme.rgba(theme.ABYSS, 0.9))
        self._banner = Label(self._banner_root, 0, 0.13, theme.H1, theme.HEADING, "head")

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
        found = self.plates.get(foe.entity)
        if found is None:
            width = theme.grown(CROWDED if count > 3 else WIDTH)
            room = (self.canvas.width - 2 * ASIDE) / max(count, 1) - APART - reach()
            found = self.plates[foe.entity] = Plate(self._plates_root, foe, min(width, room), self._harmful)
        return found

    def drop_plate(self, enemy: int) -> None:
        """An enemy is out."""
        found = self.plates.pop(enemy, None)
        if found is not None:
            found.remove()

    def put_plates(self, heads: Mapping[int, Place]) -> None:
        """Stand the plates above the heads of their enemies, as far up as there is room below the relics, above what
        the player is told to do, and beside each other."""
        row = sorted((head[0], enemy) for enemy, head in heads.items() if enemy in self.plates)
        plates = [self.plates[enemy] for _, enemy in row]
        half = self.canvas.width / 2 - ASIDE
        xs = [x for x, _ in row]
        for place, plate in enumerate(plates):
            left = xs[place - 1] + plates[place - 1].width / 2 + APART if place else -half
            xs[place] = max(xs[place], left + plate.left)
        for place in reversed(range(len(plates))):
            last = place == len(plates) - 1
            right = half if last else xs[place + 1] - plates[place + 1].left - APART
            xs[place] = min(xs[place], right - plates[place].width / 2)
        for x, plate, (_, enemy) in zip(xs, plates, row, strict=True):
            roof = self.canvas.top - theme.TOP_BAR - BELOW
            relics = self.belt.strip
            if relics is not None and x - plate.left < relics.right:
                roof = relics.bottom - BELOW / 2
            floor = self._guide_roof + BELOW + plate.statuses.depth
            plate.root.set_pos(x, min(max(heads[enemy][1], floor), roof - plate.height), 0)

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
        label = self._notice
        label.say(words, colour)
        label.path.show()
        self._tweens.add(1.8, lambda t: label.path.set_alpha_scale(min(1.0, (1 - t) * 3)), after=label.path.hide)

    def take_turns(self, *, enemies: bool, over: bool = False) -> None:
        """Whose turn it is, as the button for its end tells."""
        self.end.enable(not enemies and not over)
        self.end.say(NOT_YOURS if enemies else END_TURN)

    def fade_plates(self, part: float) -> None:
        """How much of the enemies' plates is seen, 0 to 1."""
        self._plates_root.set_alpha_scale(part)

    def warn(self, *, on: bool) -> None:
        """Whether what is meant would be the player's death."""
        (self._warning.path.show if on else self._warning.path.hide)()

    def proclaim(self, words: str) -> None:
        """A few large words in the middle."""
        root = self._banner_root
        self._banner.say(words)
        self._banner.fit(self.canvas.width * 0.9)
        root.show()
        self._tweens.add(PROCLAIMED, lambda t: root.set_alpha_scale(min(1.0, bump(t) * 1.6)), after=root.hide)

    def _end_tips(self) -> Sequence[Tip]:
        """What the end of the turn means, and what it would come to."""
        means = tips.words(END_TURN, "The rest of your hand is discarded, the enemies act, and your next turn begins.")
        return (*means, *self.vitals.forecast.tips())
