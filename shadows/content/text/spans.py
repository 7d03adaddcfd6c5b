"""Text as the game writes it: spans with a meaning, and terms explained."""

from typing import Literal

import msgspec


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of text. `style` is how it is meant, `ref` the id of the status, keyword or card that a tooltip explains.

    `number` is a plain amount, `raised` and `lowered` one that stands above or below what is printed; `struck` is what
    would not come as things stand.
    """

    text: str
    style: Literal["plain", "keyword", "number", "raised", "lowered", "struck"] = "plain"
    ref: str = ""


Text = tuple[Span, ...]


class Tip(msgspec.Struct, frozen=True):
    """A term explained: what a tooltip shows. `kind` is `status`, `keyword`, `card`, `relic`, `potion` or `intent`.

    A `term` is a word that something else is told with; what is no term is the thing itself that is asked about.
    """

    kind: str
    id: str
    name: str
    text: Text
    term: bool = False
