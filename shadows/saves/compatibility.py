"""What the content of a run was and is not any more, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Protocol

import msgspec

import shadows
from components.prefabs import Library
from shadows.content.problems import shortened

Version = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z.+-]{1,40}$")]
"""A version of the game, as a file of the player names it."""


FEW = 5
"""So many mods are told by name; of the others there are so many more."""


class Change(msgspec.Struct):
    """Where a run was gone on with although the game was another by then (R64): after so many commands, and with
    what."""

    commands: int
    version: Version
    content: str
    mods: list[str] = []

    def __str__(self) -> str:
        """What changed, as the second half of a sentence that begins with "The run"."""
        mods = _listed(self.mods) if self.mods else "no mods"
        return f"went on after command {self.commands} with version {self.version} and {mods}"


class Played(Protocol):
    """What a file says of the game that it was played with."""

    @property
    def version(self) -> str: ...
    @property
    def content(self) -> str: ...
    @property
    def mods(self) -> list[str]: ...


def changed_since(then: Played, library: Library) -> str:
    """What a run was played with and is another now, to follow `was played`; empty if nothing is. A version of
    the game is another game, whatever is in it (R56)."""
    said = []
    if then.version != shadows.__version__:
        said.append(f"with version {then.version} of the game, which is {shadows.__version__} now")
    if then.content != library.fingerprint and (not said or then.mods != list(library.mods)):
        said.append(other_content(then.mods, library))
    return ", and ".join(said)


def question(changed: str) -> str:
    """What the player is asked about a run that was played otherwise (R64), in three sentences."""
    return (
        f"This run was played {changed}. "
        "It can go on all the same, by the rules of now, and its replay and history will say so. "
        "If you leave it, it waits; a new run sets it aside until it fits again."
    )


def other_content(then: Sequence[str], library: Library) -> str:
    """Why a run of these mods (`frost 1.0.0`) does not fit a library, to follow `was played`."""
    before, now = _versions(then), _versions(library.mods)
    said = [f"with the mod {shortened(stamp)}, which is not on now" for stamp in then if _id(stamp) not in now]
    said += [
        f"with the mod {shortened(stamp)}, which is {now[_id(stamp)]} now"
        for stamp in then
        if now.get(_id(stamp), before[_id(stamp)]) != before[_id(stamp)]
    ]
    added = [f"the mod {stamp}" for stamp in library.mods if _id(stamp) not in before]
    if added:
        said.append(f"without {_listed(added)}, which {'is' if len(added) == 1 else 'are'} on now")
    if len(said) > FEW:
        said[FEW:] = [f"{len(said) - FEW} more that differ"]
    if said:
        return ", and ".join(said)
    if list(then) != list(library.mods):
        return f"with the same mods in another order ({_listed(list(map(_id, then)))})"
    if then:
        return f"with other content (prefabs of the game or of {_listed(then)})"
    return "with other content (prefabs or mods)"


def _versions(stamps: Sequence[str]) -> dict[str, str]:
    return {_id(stamp): stamp.partition(" ")[2] for stamp in stamps}


def _id(stamp: str) -> str:
    return stamp.partition(" ")[0]


def _listed(names: Sequence[str]) -> str:
    told = [shortened(name) for name in names[:FEW]] + [f"{len(names) - FEW} more"] * (len(names) > FEW)
    return told[0] if len(told) == 1 else f"{', '.join(told[:-1])} and {told[-1]}"
