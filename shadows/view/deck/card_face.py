"""Cards' faces, painted once into pictures: illustration, frame, words with icons and live numbers."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import cache

from panda3d.core import Texture
from PIL import Image, ImageDraw, ImageFont

from shadows.content import letters as faces
from shadows.content.text.spans import Span
from shadows.picture.models import CardLook
from shadows.view.engine import assets, theme
from shadows.view.widgets.label import shaped, span_colour

MARGIN = 8
"""Pixels around the face, for orbs that stand out."""

KEPT = 96
"""So many faces are kept as textures; the longest unused gives way."""

LARGEST, SMALLEST, STEP = 52, 25, 3
"""Pixels of the text's letters: the largest that fits. The largest grows as the player wants it."""

EMPTY, SPARING = 0.38, 0.80
"""A line that fills less than this part of the width is next to empty; to spare it letters shrink to this part."""

TITLE, KIND = (42, 48), (33, 36)
"""Pixels of the name's and the type's letters, and how many they may grow to."""

LEADING = 1.06
GLUE = "\u00a0"
UPGRADED = "#8fe06a"


def _layout(part: str) -> tuple[int, int, int, int]:
    x, y, width, height = assets.table("cards", "layout.json")[part]
    return x + MARGIN, y + MARGIN, width, height


def size() -> tuple[int, int]:
    """Of a face's picture, in pixels."""
    width, height = assets.table("cards", "layout.json")["face"]
    return width + 2 * MARGIN, height + 2 * MARGIN


@cache
def _font(file: str, pixels: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(assets.path("fonts", file)), pixels, layout_engine=ImageFont.Layout.BASIC)


def _fitted(file: str, pixels: int, words: str, width: int) -> ImageFont.FreeTypeFont:
    """The font in a size in which the words are no wider than this; one with more letters where it lacks any."""
    if not faces.letters(file).issuperset(map(ord, words)):
        file = faces.WIDEST
    font = _font(file, pixels)
    while pixels > 12 and font.getlength(words) > width:
        pixels -= 1
        font = _font(file, pixels)
    return font


@dataclass(frozen=True, slots=True)
class _Word:
    """A piece of a line: letters and what they are coloured with, or an icon; `space` before it."""

    letters: str
    colour: str
    icon: str
    space: bool


def _words(text: tuple[Span, ...]) -> list[list[_Word]]:
    """The text as paragraphs of words. An icon is glued to its keyword, and so is a number before it."""
    paragraphs: list[list[_Word]] = [[]]
    space = False
    for span in text:
        colour = span_colour(span)
        icon = span.ref if span.style == "keyword" and assets.has_icon(span.ref) else ""
        for number, line in enumerate(shaped(span).split("\n")):
            if number:
                paragraphs.append([])
                space = False
            for place, letters in enumerate(line.split(" ")):
                space = space or place > 0
                if letters:
                    paragraphs[-1].append(_Word(letters, colour, icon, space))
                    space, icon = False, ""
    return [paragraph for paragraph in paragraphs if paragraph]


def _width(word: _Word, pixels: int) -> float:
    font = _font("AlegreyaSans-Bold.ttf" if word.colour else "AlegreyaSans-Medium.ttf", pixels)
    return font.getlength(word.letters) + (pixels * 0.98 if word.icon else 0)


def _lines(words: list[_Word], pixels: int, width: float) -> list[list[_Word]]:
    """Words in lines of about the same width, no wider than this."""
    space = pixels * 0.24
    tokens: list[list[_Word]] = []
    for word in words:
        glued = word.icon and tokens and tokens[-1][-1].letters.rstrip("+").isdigit()
        if tokens and (not word.space or glued):
            tokens[-1].append(word)
        else:
            tokens.append([word])

    def long(token: list[_Word]) -> float:
        return sum(_width(word, pixels) + (space if word.space and place else 0) for place, word in enumerate(token))

    lengths = [long(token) for token in tokens]

    def broken(room: float) -> list[list[int]]:
        lines: list[list[int]] = [[]]
        used = 0.0
        for place, length in enumerate(lengths):
            if lines[-1] and used + space + length > room:
                lines.append([])
                used = 0.0
            used += length + (space if lines[-1] else 0)
            lines[-1].append(place)
        return lines

    count = len(broken(width))
    room = width
    while room > width * 0.5 and len(broken(room - 8)) == count:
        room -= 8
    return [[word for place in line for word in tokens[place]] for line in broken(room)]


def _typeset(text: tuple[Span, ...], width: int, height: int) -> tuple[int, list[list[_Word]]]:
    """The size of the letters and the lines, as large as they fit; a little smaller where that spares a line that is
    next to empty."""
    largest: tuple[int, list[list[_Word]]] | None = None
    for pixels in range(round(LARGEST * theme.READING.text), SMALLEST, -STEP):
        if largest is not None and pixels < largest[0] * SPARING:
            break
        lines = [line for paragraph in _words(text) for line in _lines(paragraph, pixels, width)]
        wide = [_line_width(line, pixels) for line in lines]
        if len(lines) * pixels * LEADING <= height and max(wide, default=0) <= width:
            if len(lines) < 2 or min(wide) >= width * EMPTY:
                return pixels, lines
            largest = largest or (pixels, lines)
    return largest or (SMALLEST, [line for paragraph in _words(text) for line in _lines(paragraph, SMALLEST, width)])


def _line_width(line: list[_Word], pixels: int) -> float:
    return sum(_width(word, pixels) + (pixels * 0.24 if word.space and place else 0) for place, word in enumerate(line))


@assets.stored
@cache
def _small_icon(name: str, side: int) -> Image.Image:
    return assets.image("icons", f"{name}.png").resize((side, side), Image.Resampling.LANCZOS)


@assets.stored
@cache
def _blank(
    card: str, kind: str, theme_name: str, rarity: str, cost: str, name: str, upgraded: bool, text: float, shapes: bool
) -> Image.Image:
    """A face without its text; its letters are `text` times as large, and `shapes` names the rarity."""
    picture = Image.new("RGBA", size())
    _lay(picture, ("cards", "art", f"{card.rstrip('+')}.webp"), "art")
    frame = f"{kind}_{theme_name}.png"
    if not assets.path("cards", "frames", frame).is_file():
        frame = f"{kind}_colorless.png"
    width, height = assets.table("cards", "layout.json")["face"]
    picture.alpha_composite(assets.image("cards", "frames", frame).resize((width, height)), (MARGIN, MARGIN))
    _lay(picture, ("cards", "gems", f"{rarity}.png"), "gem")
    pen = ImageDraw.Draw(picture)
    x, y, width, height = _layout("title")
    font = _fitted("Cinzel-700.ttf", _pixels(TITLE, text), name, width)
    pen.text((x + width / 2, y + height / 2 - 1), name, UPGRADED if upgraded else theme.PARCHMENT, font, "mm")
    x, y, width, height = _layout("plaque")
    kind_name = f"{kind.capitalize()} · {rarity.capitalize()}" if shapes else kind.capitalize()
    pen.text(
        (x + width / 2, y + height / 2 - 1),
        kind_name,
        theme.MIST,
        _fitted("AlegreyaSans-Bold.ttf", _pixels(KIND, text), kind_name, width),
        "mm",
    )
    if cost:
        orb = theme_name if assets.path("cards", "orbs", f"{theme_name}.png").is_file() else "colorless"
        _lay(picture, ("cards", "orbs", f"{orb}.png"), "orb")
        x, y, width, height = _layout("cost")
        pen.text(
            (x + width / 2, y + height / 2 - 2), cost, "#fff6e4", _font("Cinzel-900.ttf", 64), "mm",
            stroke_width=4, stroke_fill="#1a0c08",
        )  # fmt: skip
    return picture


def _pixels(size: tuple[int, int], text: float) -> int:
    """So many at this size of letters."""
    return min(round(size[0] * text), size[1])


def _lay(picture: Image.Image, parts: tuple[str, ...], place: str) -> None:
    x, y, width, height = _layout(place)
    piece = assets.image(*parts)
    if piece.size != (width, height):
        piece = piece.resize((width, height), Image.Resampling.BICUBIC)
    picture.alpha_composite(piece, (x, y))


def paint(card: CardLook) -> Image.Image:
    """A card's whole face."""
    kept = theme.READING
    blank = _blank(
        card.id, card.type, card.theme, card.rarity, card.cost, card.name, card.upgraded, kept.text, kept.shapes
    )
    picture = blank.copy()
    x, y, width, height = _layout("text")
    pixels, lines = _typeset(card.text, width, height)
    pen = ImageDraw.Draw(picture)
    step = pixels * LEADING
    down = y + height / 2 - step * (len(lines) - 1) / 2
    for line in lines:
        across = x + width / 2 - _line_width(line, pixels) / 2
        for place, word in enumerate(line):
            if word.space and place:
                across += pixels * 0.24
            if word.icon:
                side = round(pixels * 0.86)
                picture.alpha_composite(_small_icon(word.icon, side), (round(across), round(down - side * 0.52)))
                across += pixels * 0.98
            font = _font("AlegreyaSans-Bold.ttf" if word.colour else "AlegreyaSans-Medium.ttf", pixels)
            pen.text((across, down), word.letters, word.colour or theme.BONE, font, "lm")
            across += font.getlength(word.letters)
        down += step
    return picture


Key = tuple[object, ...]


class Faces:
    """Painted faces as textures, by what they show."""

    def __init__(self) -> None:
        self._made: OrderedDict[Key, Texture] = OrderedDict()

    def __len__(self) -> int:
        return len(self._made)

    @staticmethod
    def key(card: CardLook) -> Key:
        """What makes two faces different."""
        return card.id, card.cost, card.text, theme.READING.text, theme.READING.shapes

    def forget(self) -> None:
        """After pictures or cards have changed: paint all anew."""
        self._made.clear()

    def ready(self, card: CardLook) -> bool:
        """Whether the face is painted already."""
        return self.key(card) in self._made

    def face(self, card: CardLook) -> Texture:
        """The face of a card, painted if need be (some milliseconds)."""
        key = self.key(card)
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        picture = paint(card)
        if len(self._made) >= KEPT:
            _, texture = self._made.popitem(last=False)
            assets.fill(texture, picture)
        else:
            texture = assets.upload(picture, card.id)
        self._made[key] = texture
        return texture


FACES = Faces()
assets.when_others_are_used(FACES.forget)
"""Those of this process."""
