"""Prefab folders to a library, and what is wrong with them."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from components.prefabs import Library
from shadows.content.library.files import base_prefabs
from shadows.content.library.linking import Gathered, gather
from shadows.content.library.packs import Pack
from shadows.content.problems import ContentError, Problem


def load(roots: Sequence[Path] | None = None) -> Library:
    """All content of these prefab folders, of the game's own when none are given (that is read once in a process).

    The folders make one library: what one names, another may hold. Raises `ContentError` with every error in them.
    """
    if roots is None:
        return _base()
    return whole(gather([Pack(root) for root in roots])).library


def check(paths: Sequence[Path] | None = None) -> list[Problem]:
    """All that is wrong with these prefab folders, or folders with one in them, on top of the game's own.

    With None, all that is wrong with the game's own. Everything is found at once; an empty list is a clean bill.
    """
    own = base_prefabs()
    added = [path / "prefabs" if (path / "prefabs").is_dir() else path for path in paths or ()]
    packs = [Pack(own), *(Pack(path) for path in added if path.resolve() != own.resolve())]
    return gather(packs).problems[""]


def whole(gathered: Gathered) -> Gathered:
    """What was gathered, if what is no mod's has no errors. Raises `ContentError` with every one."""
    errors = [problem for problem in gathered.problems[""] if problem.grade == "error"]
    if errors:
        raise ContentError(errors)
    return gathered


@cache
def _base() -> Library:
    return load([base_prefabs()])
