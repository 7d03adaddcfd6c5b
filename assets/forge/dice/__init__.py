"""The dice game's table: the slab, the forms that lie on it, and how dice are thrown -> assets/dice."""

from assets.forge import ASSETS
from assets.forge.dice import forms, slab, throws

MADE = {"forms": forms.build, "slab": slab.build, "throws": throws.build}
"""Piece by name: what makes it in a folder."""


def build(only=()):
    """Make the pieces named in `only`, all of them when empty."""
    folder = ASSETS / "dice"
    folder.mkdir(parents=True, exist_ok=True)
    for name, made in MADE.items():
        if not only or name in only:
            made(folder)
