"""Which game is seen and played as numbers in which way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shadows.lab.env.deck import DeckEncoding
from shadows.lab.env.dice import DiceEncoding

if TYPE_CHECKING:
    from collections.abc import Callable

    from shadows.lab.env.encoding import Encoding

ENCODINGS: dict[str, Callable[[Any], Encoding]] = {"deck": DeckEncoding, "dice": DiceEncoding}
"""By the names of the games, each made with its library."""
