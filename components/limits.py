"""What a field may hold beyond its type. It stands at the field: `amount: Annotated[Amount, AT_LEAST_0]`."""

from typing import NamedTuple

LARGEST = 999_999
"""No number in a prefab is larger, up or down."""

LONGEST_NAME = 60
"""In letters: names stand in one line."""


class Bounds(NamedTuple):
    """The least and the most, both allowed: of a number its value, of a list or text its length."""

    least: int = -LARGEST
    most: int = LARGEST


class Names(NamedTuple):
    """The id of a prefab of a kind, or one of the words that may stand in its place."""

    kind: str
    words: tuple[str, ...] = ()


class Means(NamedTuple):
    """Of a component's field: an entity that has these components (their names), or a list of them; 0 for none."""

    components: tuple[str, ...]


class OneOf(NamedTuple):
    """A word of a game's: one of its `measures`, `occasions`, `channels`, `nodes`,
    `maps`, `moments` or `countdowns`."""

    table: str


class Where(NamedTuple):
    """Only games have the field that have this word in this one of their tables."""

    table: str
    word: str


AT_LEAST_0 = Bounds(least=0)
AT_LEAST_1 = Bounds(least=1)
NAME = Bounds(least=1, most=LONGEST_NAME)
CHANCE = Bounds(least=1, most=99)
"""In a hundred: what is never sure."""
MOST_AT_ONCE = 100
"""So many hits has an effect at most, and so many cards it makes."""
MOST_ENEMIES = 4
"""So many enemies stand at a time (R43)."""
