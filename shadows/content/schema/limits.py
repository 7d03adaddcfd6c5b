"""What a field may hold beyond its type, as its annotation says (`components.limits`)."""

from functools import cache
from typing import Annotated, Any, NamedTuple, get_origin, get_type_hints

from components.limits import LARGEST, Bounds, Names, OneOf, Where


class Limit(NamedTuple):
    """The least and the most, both allowed: of a number its value, of a list or text its length.

    `names` is a folder of prefabs; `words` are those that may stand in place of an id. `table` is the one of a game's
    tables of words (`components.limits.OneOf`) in which it is looked for. `where` is the word that a game must have,
    with its table, for there to be such a field.
    """

    least: int = -LARGEST
    most: int = LARGEST
    names: str = ""
    words: tuple[str, ...] = ()
    table: str = ""
    where: Where | None = None


NO_LIMIT = Limit()


@cache
def limit(owner: type, attribute: str) -> Limit:
    """The limit of a field, the one of a base class included."""
    limit = NO_LIMIT
    for said in _said(owner)[attribute]:
        match said:
            case Bounds(least, most):
                limit = limit._replace(least=least, most=most)
            case Names(kind, words):
                limit = limit._replace(names=kind, words=words)
            case OneOf(table):
                limit = limit._replace(table=table)
            case Where():
                limit = limit._replace(where=said)
    return limit


@cache
def _said(owner: type) -> dict[str, tuple[Any, ...]]:
    """What the annotation of each field says beyond its type."""
    hints = get_type_hints(owner, include_extras=True)
    return {name: hint.__metadata__ if get_origin(hint) is Annotated else () for name, hint in hints.items()}
