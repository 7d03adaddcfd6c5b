"""Prefab folders to a library, and what is wrong with them."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from components.prefabs import Library
from shadows.content.library.linking import Gathered, gather, own_packs
from shadows.content.library.packs import Pack
from shadows.content.problems import ContentError, Problem
from shadows.content.schema.authoring import Definitions


def load(definitions: Definitions, roots: Sequence[Path] | None = None) -> Library:
    """All content of these prefab folders of a game, of its own when none are given (that is read once in a process).

    The folders make one library: what one names, another may hold. Raises `ContentError` with every error in them.
    """
    if roots is None:
        return _base(definitions)
    return whole(gather(definitions, [Pack(root) for root in roots])).library


def check(definitions: Definitions, paths: Sequence[Path] | None = None) -> list[Problem]:
    """All that is wrong with these prefab folders of a game, or folders with one in them, on top of its own.

    With None, all that is wrong with its own. Everything is found at once; an empty list is a clean bill.
    """
    own = [folder.resolve() for folder in definitions.folders]
    added = [path / "prefabs" if (path / "prefabs").is_dir() else path for path in paths or ()]
    packs = [*own_packs(definitions), *(Pack(path) for path in added if path.resolve() not in own)]
    return gather(definitions, packs).problems[""]


def whole(gathered: Gathered) -> Gathered:
    """What was gathered, if what is no mod's has no errors. Raises `ContentError` with every one."""
    errors = [problem for problem in gathered.problems[""] if problem.grade == "error"]
    if errors:
        raise ContentError(errors)
    return gathered


@cache
def _base(definitions: Definitions) -> Library:
    return load(definitions, definitions.folders)
