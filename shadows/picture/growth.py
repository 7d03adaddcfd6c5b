"""What a player sees of the tree between the runs (D19)."""

from __future__ import annotations

from typing import NamedTuple

from shadows.content.text.spans import Text


class TreeNodeLook(NamedTuple):
    """A node of the tree: its name and what it does, its `cost` in skill points, what `kind` of node it is, and the
    `part` of the tree where it lies, as players read them."""

    id: str
    name: str
    text: Text
    cost: int
    kind: str
    part: str


class NamingLook(NamedTuple):
    """What has to be named as a run begins: the `word` by which a run takes it, `number` different ones of a `kind`,
    among these, each an id and a name."""

    word: str
    number: int
    kind: str
    among: tuple[tuple[str, str], ...]
