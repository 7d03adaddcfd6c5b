"""Text on the screen: its measures."""

from panda3d.core import NodePath
from PIL import ImageFont

from shadows.content.letters import letters
from shadows.content.text.spans import Span
from shadows.view.engine import assets
from shadows.view.widgets.label import Label, drawn, measure


def test_an_empty_text_measures_nothing() -> None:
    """The engine answers for one with what its memory held: here the measures of longer texts that are gone."""
    longer = [Label(NodePath(), 0, 0, text="A longer text") for _ in range(100)]
    assert all(label.width > 0 for label in longer)
    del longer
    empty = [Label(NodePath(), 0, 0) for _ in range(100)]
    assert {(label.width, label.height) for label in empty} == {(0.0, 0.0)}
    assert measure("", 0.03) == (0.0, 0.0)


def test_a_text_keeps_its_size_where_it_fits_and_is_shrunk_where_it_does_not() -> None:
    label = Label(NodePath(), 0, 0, size=0.04, text="Bleed")
    label.fit(label.width * 2)
    assert abs(label.path.get_scale().x - 0.04) < 1e-6
    label.fit(label.width / 2)
    assert abs(label.path.get_scale().x - 0.02) < 1e-6


def test_what_the_engine_takes_for_a_mark_or_a_control_is_spelled_out() -> None:
    """\\1 and \\2 switch styles on and off within a text of the engine."""
    assert drawn("Imp \1bold\1 and \2 \x1b[2J") == "Imp \\u0001bold\\u0001 and \\u0002 \\u001b[2J"
    assert "\\u0001" in drawn((Span("\1x", "keyword"), Span("y\2")))
    assert drawn("two\nlines") == "two\nlines"


def test_letters_that_a_typeface_lacks_are_drawn_in_one_that_has_them() -> None:
    """The headings' has no Cyrillic, the texts' has."""
    assert drawn("Удар: Złoty ğşı", "body") == "Удар: Złoty ğşı"
    assert drawn("Złoty ğşı", "head") == "Złoty ğşı"
    assert drawn("Удар II", "head") == "\1lent\1Удар\2 II"


def test_what_is_known_of_the_letters_is_what_is_drawn() -> None:
    """What a typeface lacks is drawn as it draws what no typeface has."""
    for file in {file for file, _, _ in assets.FONTS.values()}:
        font = ImageFont.truetype(str(assets.path("fonts", file)), 40, layout_engine=ImageFont.Layout.BASIC)
        box = bytes(font.getmask("\uffff"))
        for letter in "Aż€УЯαΩẢ×…↑光🔥":
            assert (ord(letter) in letters(file)) == (bytes(font.getmask(letter)) != box), (file, letter)
