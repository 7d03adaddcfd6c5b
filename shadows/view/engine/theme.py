"""Every colour, size and place that the window is drawn with. Lengths are fractions of the window's height.

Colours are sRGB hex strings; `rgba` makes numbers of them.
"""

from dataclasses import dataclass
from functools import cache

Colour = tuple[float, float, float, float]

ABYSS, NIGHT, IRON, BRASS, GOLD = "#07060d", "#12101d", "#3a3740", "#b08a45", "#f0c35a"
BONE, PARCHMENT, MIST, ASH = "#ece2cc", "#efe4c8", "#a9b3c4", "#a39c90"
HEADING, BRIGHT, FADED = "#f0d79a", "#fff2d0", "#77727a"
HURT, WARD, GOOD, BAD = "#ff7d70", "#8fc3ff", "#8fe388", "#ff6a5a"
WHITE = "#ffffff"

RARITIES = {
    "basic": "#a39fa8",
    "common": "#c9d2de",
    "uncommon": "#5fb4f0",
    "rare": "#ffc23a",
    "class": "#f0d79a",
    "boss": "#ff7a5a",
    "special": "#b06ae8",
}

STYLES = {"keyword": "#ffd98a", "number": "#ffe9b8", "raised": "#7fe06a", "lowered": "#ff7a66", "struck": "#8d8691"}
"""How the spans of a text are coloured, by their style."""

INTENTS = {"attack": "#ff5a48", "defend": "#7fb4ff", "buff": "#ffb85a", "debuff": "#b57cff", "heal": "#7fe06a"}
"""The glow behind an intent, by its first kind."""

KINDS = {"normal": "map_enemy", "minion": "intent_summon"}
"""The icons of kinds of fight and of enemy that no node is called after."""


def icon_of(kind: str) -> str:
    """The icon of what is met, by the kind of a node, of a fight, or of an enemy."""
    return KINDS.get(kind, f"map_{kind}")


LOGO, H1, H2, H3, BODY, SMALL, TINY = 0.118, 0.056, 0.036, 0.029, 0.0300, 0.0258, 0.0222
"""The type scale: heights of an em."""


@dataclass(slots=True)
class Reading:
    """How the player wants to read: times the usual size of letters, and marks where else colour alone tells."""

    text: float = 1.0
    shapes: bool = False


READING = Reading()
"""That of this process."""


def em(size: float) -> float:
    """A size of letters as the player wants it. Those larger than the body's grow by as much as the body's do."""
    return size * READING.text if size < BODY else size + BODY * (READING.text - 1)


def grown(length: float, share: float = 1.0) -> float:
    """A length that grows with the letters, or by a share of their growth."""
    return length * (1 + share * (READING.text - 1))


GAP, PAD, EDGE = 0.014, 0.026, 0.040

TOP_BAR = 0.062
BUTTON, SMALL_BUTTON, ROW, SLOT, KEY_CAP = 0.070, 0.056, 0.064, 0.082, 0.030
PLAQUE = 0.088
TIP_WIDTH = 0.40

CARD_RATIO = 512 / 716
"""Width of a card by its height."""

HUD = {
    "orb": (0.075, 0.815, 0.146),
    "draw": (0.040, 0.935, 0.105),
    "discard": (0.962, 0.935, 0.105),
    "exhaust": (0.905, 0.945, 0.085),
    "end_turn": (0.0, 0.795, 0.085),
    "health": (0.020, 0.648, 0.205),
    "statuses": (0.030, 0.704, 0.042),
}
"""Where the parts of the combat stand: centre x and y as fractions of the window from its top left, and a height."""

WIDE = 16 / 9
"""In windows narrower than this everything shrinks in proportion."""


@cache
def rgba(colour: str, alpha: float = 1.0) -> Colour:
    """A hex colour as four numbers from 0 to 1."""
    digits = colour.lstrip("#")
    red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return red, green, blue, alpha
