"""Which letters the game's typefaces have: an author is told of those that none has."""

from collections.abc import Iterator
from functools import cache
from struct import unpack_from

from shadows.root import ROOT

WIDEST = "AlegreyaSans-Bold.ttf"
"""The typeface with the most letters: Latin, Greek and Cyrillic. It steps in where another has none."""


@cache
def letters(file: str) -> frozenset[int]:
    """The code points that a typeface of the game has a picture for."""
    held = ROOT.joinpath("assets", "fonts", file).read_bytes()
    tables = (unpack_from(">4s4xI", held, 12 + 16 * number) for number in range(unpack_from(">H", held, 4)[0]))
    start = next(offset for tag, offset in tables if tag == b"cmap")
    found: set[int] = set()
    for number in range(unpack_from(">H", held, start + 2)[0]):
        at = start + unpack_from(">I", held, start + 8 + 8 * number)[0]
        kind = unpack_from(">H", held, at)[0]
        if kind == 4:
            found.update(_segments(held, at))
        elif kind == 12:
            groups = (
                unpack_from(">3I", held, at + 16 + 12 * group) for group in range(unpack_from(">I", held, at + 12)[0])
            )
            found.update(code for first, last, _ in groups for code in range(first, last + 1))
    return frozenset(found)


def boxes(text: str) -> str:
    """The letters of a text that no typeface has, each once: they would be drawn as empty boxes."""
    if text.isascii():
        return ""
    return "".join(
        letter for letter in dict.fromkeys(text) if letter.isprintable() and ord(letter) not in letters(WIDEST)
    )


def _segments(held: bytes, at: int) -> Iterator[int]:
    """The code points of a table of format 4: ranges, some of which look their pictures up one by one."""
    double = unpack_from(">H", held, at + 6)[0]
    for place in range(0, double, 2):
        end, start, delta, lookup = (
            unpack_from(">H", held, at + part + place)[0]
            for part in (14, 16 + double, 16 + 2 * double, 16 + 3 * double)
        )
        for code in range(start, min(end, 0xFFFE) + 1):
            picture = code + delta
            if lookup:
                found = unpack_from(">H", held, at + 16 + 3 * double + place + lookup + 2 * (code - start))[0]
                picture = found and found + delta
            if picture & 0xFFFF:
                yield code
