"""What kinds of node stand on the maps of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class NodeKind:
    """A kind of node, as `MapNode.kind` names it.

    `begin` is what happens when one is entered, a matter of the game at hand; `fight` is the kind of the encounters
    that wait there (`normal`, `elite` or `boss`), empty where nobody does.

    `name` stands on the map, and `met` is said of whoever comes there. `meaning` is what it is to an author. `text` is
    what players read of what is to be had there, where nothing that is drawn for the node says more.
    """

    name: str
    met: str
    meaning: str
    begin: Callable[[Any], None] = field(compare=False)
    fight: str = ""
    text: str = ""
