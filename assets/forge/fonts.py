"""The game's typefaces -> assets/fonts: fixed weights of Cinzel, Alegreya Sans with lining figures, their licences.

A game engine takes a variable font's lightest weight, and Alegreya's own digits are old-style: both are settled here.
The fonts come from the PyPI packages fontpkg-cinzel and fontpkg-alegreya-sans (SIL Open Font License).
"""

import io
from importlib.resources import files

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from PIL import ImageFont

from assets.forge import ASSETS

CINZEL_WEIGHTS = (500, 700, 900)
ALEGREYA_STYLES = ("Medium", "Bold", "Italic", "BoldItalic")
DIGITS = range(0x30, 0x3A)
BAR = 0.085
"""How thick the bar through a zero is, by an em; it goes up through these parts of the zero."""
BAR_ACROSS, BAR_UP = (0.30, 0.70), (0.16, 0.84)


def cinzel_file(weight):
    """Cinzel at one weight, as the bytes of a TrueType file."""
    source = files("fontpkg_cinzel") / "files" / "Cinzel[wght].ttf"
    font = TTFont(io.BytesIO(source.read_bytes()), recalcTimestamp=False)
    out = io.BytesIO()
    instantiateVariableFont(font, {"wght": weight}).save(out)
    return out.getvalue()


def cinzel(weight, size):
    """Cinzel for drawing with Pillow; `size` in pixels."""
    return ImageFont.truetype(io.BytesIO(cinzel_file(weight)), size)


def alegreya_file(style):
    """Alegreya Sans with lining figures as its digits, as the bytes of a TrueType file."""
    source = files("fontpkg_alegreya_sans") / "files" / f"AlegreyaSans-{style}.ttf"
    font = TTFont(io.BytesIO(source.read_bytes()), recalcTimestamp=False)
    lining = _lining_figures(font["GSUB"].table)
    for table in font["cmap"].tables:
        table.cmap = {code: lining.get(glyph, glyph) if code in DIGITS else glyph for code, glyph in table.cmap.items()}
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def seed_file():
    """Alegreya Sans Bold with a bar through its zero, for what is copied letter by letter."""
    font = TTFont(io.BytesIO(alegreya_file("Bold")), recalcTimestamp=False)
    glyphs, zero = font.getGlyphSet(), font.getBestCmap()[ord("0")]
    pen = TTGlyphPen(glyphs)
    glyphs[zero].draw(pen)
    shape = font["glyf"][zero]
    wide, tall = shape.xMax - shape.xMin, shape.yMax - shape.yMin
    left, right = (shape.xMin + wide * part for part in BAR_ACROSS)
    low, high = (shape.yMin + tall * part for part in BAR_UP)
    half = font["head"].unitsPerEm * BAR / 2
    corners = ((left - half, low), (right - half, high), (right + half, high), (left + half, low))
    for draw, corner in zip((pen.moveTo, pen.lineTo, pen.lineTo, pen.lineTo), corners, strict=True):
        draw(corner)
    pen.closePath()
    font["glyf"][zero] = pen.glyph()
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def _lining_figures(substitutions):
    mapping = {}
    for record in substitutions.FeatureList.FeatureRecord:
        if record.FeatureTag != "lnum":
            continue
        for index in record.Feature.LookupListIndex:
            for table in substitutions.LookupList.Lookup[index].SubTable:
                mapping.update(getattr(getattr(table, "ExtSubTable", table), "mapping", {}))
    return mapping


def build():
    """Write every face the window uses, and the two licences."""
    folder = ASSETS / "fonts"
    folder.mkdir(parents=True, exist_ok=True)
    for weight in CINZEL_WEIGHTS:
        (folder / f"Cinzel-{weight}.ttf").write_bytes(cinzel_file(weight))
    for style in ALEGREYA_STYLES:
        (folder / f"AlegreyaSans-{style}.ttf").write_bytes(alegreya_file(style))
    (folder / "AlegreyaSans-Seed.ttf").write_bytes(seed_file())
    for package, name in (("fontpkg_cinzel", "Cinzel"), ("fontpkg_alegreya_sans", "AlegreyaSans")):
        licence = (files(package) / "LICENSE").read_text(encoding="utf-8")
        (folder / f"{name}-OFL.txt").write_text(licence, encoding="utf-8")
