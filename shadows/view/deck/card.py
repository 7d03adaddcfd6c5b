"""A card on the screen: its face, and a glow or a shadow behind it."""

from __future__ import annotations

from panda3d.core import NodePath, Texture

from shadows.picture.models import CardLook
from shadows.view.deck.card_face import FACES, MARGIN, size
from shadows.view.engine import assets, theme
from shadows.view.widgets.pieces import part, sprite

GLOW_WIDTH, GLOW_HEIGHT = 640 / 512, 844 / 716
SHADE = theme.rgba("#000000", 0.60)
PLAYABLE = theme.rgba("#7fd8ff", 0.45)
HOT = theme.rgba("#ffb054", 0.95)
FLYING = theme.rgba("#ffd9a0", 0.80)
CHOSEN = theme.rgba("#8fe388", 0.95)
DULL = (0.50, 0.47, 0.52, 1.0)
BRIGHT = (1.0, 1.0, 1.0, 1.0)


class CardSprite:
    """One card, of height 1 before it is placed. Pooled: `show` gives it another face."""

    def __init__(self, parent: NodePath) -> None:
        self.root = parent.attach_new_node("card")
        self._glow = sprite(
            self.root, assets.texture("cards", "glow.png"), 0, 0, GLOW_HEIGHT, theme.CARD_RATIO * GLOW_WIDTH
        )
        width, height = size()
        tall = height / (height - 2 * MARGIN)
        self._face = part(sprite(self.root, None, 0, 0, tall, tall * width / height), "card")
        self._texture: Texture | None = None
        self._lit: tuple[theme.Colour, bool] | None = None

    def show(self, card: CardLook) -> None:
        """Turn the card's face up."""
        self._paint(FACES.face(card))

    def turn_over(self) -> None:
        """Show its back."""
        self._paint(assets.texture("cards", "back.png"))

    def place(self, x: float, y: float, height: float, roll: float = 0.0) -> None:
        """Where its centre is, how high it is, how far it is turned clockwise (degrees)."""
        self.root.set_pos_hpr_scale(x, y, 0, 0, 0, roll, height, height, height)

    def light(self, colour: theme.Colour, *, dull: bool = False) -> None:
        """The glow behind it, and whether it is greyed."""
        if self._lit == (colour, dull):
            return  # it is asked for in every frame
        self._lit = (colour, dull)
        self._glow.set_color(*colour)
        self._face.set_color(*(DULL if dull else BRIGHT))

    def fade(self, part: float) -> None:
        """How much of it is seen, 0 to 1."""
        self.root.set_alpha_scale(part)

    def _paint(self, texture: Texture) -> None:
        if texture is not self._texture:
            self._texture = texture
            self._face.set_texture(texture, 1)
