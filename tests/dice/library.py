"""The hands of the dice game, read and checked as prefabs are."""

from functools import cache
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

from components.dice.hands import HandPrefab
from components.prefabs import Library
from shadows.content.dice.kinds import KINDS
from shadows.content.library.loading import load
from shadows.content.schema.authoring import Definitions
from shadows.content.words import vocabulary
from shadows.root import ROOT
from systems.dice.order import DICE


class Hands(Library, kw_only=True):
    """Nothing but hands."""

    hands: dict[str, HandPrefab]


CONTENT = Definitions(kinds={"hands": KINDS["hands"]}, library=Hands, folders=(), words=vocabulary([DICE]))


@cache
def hands() -> tuple[HandPrefab, ...]:
    """All of them, least first."""
    with TemporaryDirectory() as folder:
        copytree(ROOT / "prefabs" / "dice" / "hands", Path(folder) / "hands")
        found = load(CONTENT, [Path(folder)]).shelf("hands")
    return tuple(sorted(found.values(), key=lambda hand: hand.rank))
