"""The game's typefaces -> assets/fonts: fixed weights of Cinzel, Alegreya Sans with lining figures, their licences.

A game engine takes a variable font's lightest weight, and Alegreya's own digits are old-style: both are settled here.
The fonts come from the PyPI packages fontpkg-cinzel and fontpkg-alegreya-sans (SIL Open Font License).
"""

import io
from importlib.resources import files

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from PIL import ImageFont

from assets.forge import ASSETS

CINZEL_WEIGHTS = (500, 700, 900)
ALEGREYA_STYLES = ("Medium", "Bold", "Italic", "BoldItalic")
DIGITS = range(0x30, 0x3A)


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
    for package, name in (("fontpkg_cinzel", "Cinzel"), ("fontpkg_alegreya_sans", "AlegreyaSans")):
        licence = (files(package) / "LICENSE").read_text(encoding="utf-8")
        (folder / f"{name}-OFL.txt").write_text(licence, encoding="utf-8")
