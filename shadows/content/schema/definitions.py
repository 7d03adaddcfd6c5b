"""The definitions of components as an author sees them: the keys of a struct, what may stand where."""

from collections.abc import Iterable
from functools import cache

import msgspec
from msgspec import inspect

from components.amounts import Quantity
from components.effect import Effect
from components.effects import ModEffect
from components.limits import LARGEST, Where
from components.prefabs import Prefab
from components.rules import Ratio
from shadows.content.schema.authoring import Tables
from shadows.content.schema.limits import Limit, limit

EFFECT = inspect.type_info(Effect)
"""The type of an effect."""

_FILLED_IN = ("id", "origin")


@cache
def fields(cls: type[msgspec.Struct]) -> dict[str, inspect.Field]:
    """The fields of a struct by the key that is written; an effect's first field goes by its verb."""
    described = inspect.type_info(cls)
    assert isinstance(described, inspect.StructType)
    left_out = _FILLED_IN if issubclass(cls, Prefab) else ("word",) if cls in (Quantity, ModEffect) else ()
    keys = {field.encode_name: field for field in described.fields if field.name not in left_out}
    if issubclass(cls, Effect):
        first, *others = keys.values()
        return {cls.verb(): first} | {field.encode_name: field for field in others}
    return keys


def fields_in(cls: type[msgspec.Struct], tables: Tables) -> dict[str, inspect.Field]:
    """Those fields that there are in a game with these words."""
    bound = _bound(cls)
    if not bound:
        return fields(cls)
    absent = [key for key, where in bound.items() if where.word not in tables.get(where.table, ())]
    return {key: field for key, field in fields(cls).items() if key not in absent}


@cache
def _bound(cls: type[msgspec.Struct]) -> dict[str, Where]:
    """The fields of a struct that not every game has."""
    wheres = {key: limit(cls, field.name).where for key, field in fields(cls).items()}
    return {key: where for key, where in wheres.items() if where is not None}


def members(union: inspect.UnionType) -> list[inspect.Type]:
    """The types of a union that can be written."""
    return [one for one in union.types if not isinstance(one, inspect.NoneType)]


def is_effect(kind: inspect.Type) -> bool:
    """Whether it is the type of an effect."""
    return isinstance(kind, inspect.CustomType) and kind.cls is Effect


def takes_measure(union: inspect.UnionType) -> bool:
    """Whether a quantity may stand there."""
    return any(isinstance(one, inspect.StructType) and one.cls is Quantity for one in union.types)


def literals(kind: inspect.Type) -> tuple[str, ...]:
    """The words that may stand for a value of a type."""
    match kind:
        case inspect.LiteralType(values=values):
            return tuple(str(value) for value in values)
        case inspect.UnionType(types=types):
            return tuple(word for one in types for word in literals(one) if isinstance(one, inspect.LiteralType))
    return ()


def left_out(field: inspect.Field) -> str:
    """What it is as if someone had written when a field is left out; empty where that needs no word."""
    default = field.default
    return str(default) if isinstance(default, int | str) and not isinstance(default, bool) else ""


def one_of(words: Iterable[str]) -> str:
    """Words, of which one may stand there."""
    known = list(words)
    return known[0] if len(known) == 1 else f"one of {', '.join(known)}"


def expected(kind: inspect.Type, bounds: Limit, tables: Tables) -> str:
    """What may stand there, in words."""
    match kind:
        case inspect.IntType():
            if bounds.most != LARGEST:
                return f"a whole number from {bounds.least} to {bounds.most}"
            return "a whole number" if bounds.least == -LARGEST else f"a whole number from {bounds.least}"
        case inspect.StrType() if bounds.table:
            return one_of(sorted(tables[bounds.table]))
        case inspect.StrType():
            return "text"
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            return one_of(str(value) for value in values if value)
        case inspect.VarTupleType():
            return "a list"
        case inspect.StructType(cls=cls):
            return {Quantity: "a quantity", Ratio: "a fraction such as 3/2"}.get(cls, "a mapping")
        case inspect.CustomType() if is_effect(kind):
            return "an effect"
        case inspect.UnionType():
            return " or ".join(expected(one, bounds, tables) for one in members(kind))
    raise TypeError(f"no prefab can hold {kind}")
