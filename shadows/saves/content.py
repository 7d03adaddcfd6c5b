"""What the content of a run was and is not any more, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from components.prefabs import Library

Version = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z.+-]{1,40}$")]
"""A version of the game, as a file of the player names it."""


def other_content(then: Sequence[str], library: Library) -> str:
    """Why a run of these mods (`frost 1.0.0`) does not fit a library, to follow `was played with`."""
    before, now = _versions(then), _versions(library.mods)
    said = [f"the mod {stamp}, which is not on now" for stamp in then if _id(stamp) not in now]
    said += [
        f"the mod {stamp}, which is {now[_id(stamp)]} now"
        for stamp in then
        if now.get(_id(stamp), before[_id(stamp)]) != before[_id(stamp)]
    ]
    added = [f"the mod {stamp}" for stamp in library.mods if _id(stamp) not in before]
    if added:
        said.append(f"without {_listed(added)}, which {'is' if len(added) == 1 else 'are'} on now")
    if said:
        return ", and ".join(said)
    if list(then) != list(library.mods):
        return f"the same mods in another order ({', '.join(map(_id, then))})"
    if then:
        return f"other content (prefabs of the game or of {_listed(then)})"
    return "other content (prefabs or mods)"


def _versions(stamps: Sequence[str]) -> dict[str, str]:
    return {_id(stamp): stamp.partition(" ")[2] for stamp in stamps}


def _id(stamp: str) -> str:
    return stamp.partition(" ")[0]


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
