"""Nodes to components: walks what was written along its definition and reports everything that differs.

It knows the definitions only through their types, so a new field or effect needs no word here. Short forms:

- an effect is a mapping in which one key is a verb, with the value of the effect's first field;
- a list of mappings with a single entry may be that entry;
- a quantity may be its measure alone (`missing_hp`), a ratio is written `3/2`;
- an enemy's move may be its effects alone.
"""

import re
from functools import cache
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from components.amounts import Measure, Quantity
from components.effects import INTERNAL, AnyEffect, Effect
from components.prefabs import Move, Prefab
from components.rules import Ratio
from shadows.content.limits import LARGEST, NO_LIMIT, Limit, limit
from shadows.content.problems import Place, allowed, nearest, quoted, shortened
from shadows.content.reading import Mapping, Node, Scalar, Sequence
from shadows.content.sheet import Reference, Sheet

VERBS: dict[str, type[Effect]] = {cls.verb(): cls for cls in get_args(AnyEffect) if cls not in INTERNAL}
"""Every effect that a prefab can name."""

_FILLED_IN = ("id", "origin")
_WHOLE_NUMBER = re.compile(r"-?(0|[1-9][0-9]*)")
_RATIO = re.compile(r"([0-9]{1,6})/([0-9]{1,6})")
_ID = re.compile(r"([a-z][a-z0-9_]*:)?[a-z][a-z0-9_]*")


class _Broken:
    """Stands for a value that could not be shaped; the reason is in the sheet."""


BROKEN: Final = _Broken()


def shape(sheet: Sheet, kind: type[Prefab], key: Scalar, node: Node) -> Any:
    """An entry of a prefab file as the struct `kind`, or `BROKEN`. Its problems and references go to the sheet."""
    place = Place(key.line, key.column, key.text)
    entry_id = _shape_id(sheet, key)
    if not isinstance(node, Mapping):
        sheet.report(place, f"an entry has fields, found {_found(node)}", "begin with 'name:'")
        return BROKEN
    given = {"id": entry_id, "origin": f"{sheet.file}:{key.line}"}
    entry = _shape_struct(sheet, node, kind, place, given)
    return BROKEN if entry_id is None else entry


def _shape_id(sheet: Sheet, key: Scalar) -> str | None:
    place = Place(key.line, key.column, key.text)
    if key.meaning:
        sheet.report(place, f"an id must be text, found {_found(key)}", f'write it in quotes: "{key.text}"')
        return None
    if not _ID.fullmatch(key.text):
        sheet.report(place, f"{quoted(key.text)} cannot be an id", "use small letters, digits and _, a letter first")
        return None
    return key.text


def _shape(sheet: Sheet, node: Node, kind: inspect.Type, place: Place, bounds: Limit) -> Any:
    """A node as a value of a type."""
    match kind:
        case inspect.IntType():
            return _shape_number(sheet, node, place, bounds)
        case inspect.StrType():
            return _shape_text(sheet, node, place, bounds)
        case inspect.BoolType():
            if isinstance(node, Scalar) and node.plain and node.text in ("true", "false"):
                return node.text == "true"
        case inspect.LiteralType(values=values):
            return _shape_word(sheet, node, values, place)
        case inspect.VarTupleType(item_type=item):
            return _shape_list(sheet, node, item, place, bounds)
        case inspect.StructType(cls=cls):
            return _shape_struct(sheet, node, cls, place)
        case inspect.UnionType():
            return _shape_union(sheet, node, kind, place, bounds)
    return _mismatch(sheet, node, place, _expected(kind, bounds))


def _shape_union(sheet: Sheet, node: Node, union: inspect.UnionType, place: Place, bounds: Limit) -> Any:
    members = _members(union)
    if _is_effect(union):
        return _shape_effect(sheet, node, place)
    if len(members) == 1:
        return _shape(sheet, node, members[0], place, bounds)
    for member in members:
        match member:
            case inspect.IntType() if isinstance(node, Scalar) and node.plain and _WHOLE_NUMBER.fullmatch(node.text):
                return _shape(sheet, node, member, place, bounds)
            case inspect.LiteralType(values=values) if isinstance(node, Scalar) and node.text in values:
                return node.text
            case inspect.StructType() if isinstance(node, Mapping):
                return _shape(sheet, node, member, place, bounds)
            case inspect.StructType(cls=cls) if cls is Quantity and isinstance(node, Scalar) and node.text in _MEASURES:
                quantity = Quantity(of=node.text)  # type: ignore[arg-type]  # one of _MEASURES
                sheet.write(quantity, place, {})
                return quantity
    hint = ""
    if isinstance(node, Scalar):
        hint = allowed(node.text, _MEASURES) if _takes_measure(members) and not node.meaning else _plain_digits(node)
    return _mismatch(sheet, node, place, _expected(union, bounds), hint)


def _shape_number(sheet: Sheet, node: Node, place: Place, bounds: Limit) -> Any:
    expected = _expected(inspect.IntType(), bounds)
    if not isinstance(node, Scalar):
        return _mismatch(sheet, node, place, expected)
    if not _WHOLE_NUMBER.fullmatch(node.text):
        return _mismatch(sheet, node, place, expected, _plain_digits(node))
    if not node.plain:
        return _mismatch(sheet, node, place, expected, "write it without quotes")
    number = int(node.text) if len(node.text) <= len(str(-LARGEST)) else LARGEST + 1
    if not bounds.least <= number <= bounds.most:
        return _mismatch(sheet, node, place, expected if bounds != NO_LIMIT else f"a whole number up to {LARGEST}")
    return number


def _plain_digits(node: Scalar) -> str:
    """The hint for a number that is written so that two readers of YAML may take it for two numbers."""
    return "write plain digits, without a 0 in front" if node.meaning == "number" else ""


def _shape_text(sheet: Sheet, node: Node, place: Place, bounds: Limit) -> Any:
    if not isinstance(node, Scalar):
        return _mismatch(sheet, node, place, "text")
    if node.meaning:
        hint = "" if node.meaning == "nothing" else f'write it in quotes: "{node.text}"'
        return _mismatch(sheet, node, place, "text", hint)
    text = node.text.strip()
    if len(text) < bounds.least:
        return _mismatch(sheet, node, place, "text")
    if bounds.names and text:
        sheet.references.append(Reference(bounds.names, text, place))
    return text


def _shape_word(sheet: Sheet, node: Node, values: tuple[Any, ...], place: Place) -> Any:
    if not isinstance(node, Scalar):
        return _mismatch(sheet, node, place, _expected(inspect.LiteralType(values), NO_LIMIT))
    if node.text in values:
        return node.text
    words = [value for value in values if value]
    sheet.report(place, f"{_last(place.field)} cannot be {quoted(node.text)}", allowed(node.text, words))
    return BROKEN


def _shape_list(sheet: Sheet, node: Node, item: inspect.Type, place: Place, bounds: Limit) -> Any:
    if isinstance(node, Mapping) and not isinstance(item, inspect.StrType):
        return _whole((_shape(sheet, node, item, place, NO_LIMIT),))
    if not isinstance(node, Sequence):
        return _mismatch(sheet, node, place, "a list")
    if not bounds.least <= len(node.items) <= bounds.most:
        least, most = max(bounds.least, 0), bounds.most
        wanted = f"at least {least}" if most == LARGEST else f"{least} to {most}"
        sheet.report(place, f"{_last(place.field)} has {len(node.items)} entries", f"{wanted} must stand here")
        return BROKEN
    each = Limit(names=bounds.names)
    places = [Place(one.line, one.column, f"{place.field}[{number}]") for number, one in enumerate(node.items)]
    return _whole(tuple(_shape(sheet, one, item, at, each) for one, at in zip(node.items, places, strict=True)))


def _shape_effect(sheet: Sheet, node: Node, place: Place) -> Any:
    if not isinstance(node, Mapping) or not node.entries:
        return _mismatch(sheet, node, place, "an effect", "write {verb: amount}, such as {deal_damage: 6}")
    keys = [key for key, _ in node.entries]
    verbs = [key for key in keys if key.text in VERBS]
    if len(verbs) == 1:
        return _shape_struct(sheet, node, VERBS[verbs[0].text], place)
    if verbs:
        second = Place(verbs[1].line, verbs[1].column, place.field)
        message = f"two effects in one mapping: '{verbs[0].text}' and '{verbs[1].text}'"
        sheet.report(second, message, "give each braces of its own")
        return BROKEN
    options = {name for cls in VERBS.values() for name in _fields(cls)}
    unknown = next((key for key in keys if key.text not in options), keys[0])
    at = Place(unknown.line, unknown.column, place.field)
    sheet.report(at, f"unknown effect {quoted(unknown.text)}", allowed_verbs(unknown.text))
    return BROKEN


def allowed_verbs(word: str) -> str:
    """The hint for a verb that is not known: the nearest, or all of them."""
    return nearest(word, VERBS) or f"allowed: {', '.join(VERBS)}"


def _shape_struct(
    sheet: Sheet, node: Node, cls: type[msgspec.Struct], place: Place, given: dict[str, Any] | None = None
) -> Any:
    if cls is Ratio:
        return _shape_ratio(sheet, node, place)
    if cls is Move and not (isinstance(node, Mapping) and _names(node, ("do", "name"))):
        effects = _shape_list(sheet, node, _EFFECT, place, limit(Move, "do"))
        return _written(sheet, Move(do=effects), place, {}) if effects is not BROKEN else BROKEN
    if not isinstance(node, Mapping) or (not node.entries and given is None):
        return _mismatch(sheet, node, place, f"a mapping with {', '.join(_fields(cls))}")
    fields = _fields(cls)
    values: dict[str, Any] = dict(given or {})
    places: dict[str, Place] = {}
    written = set()
    for key, value in node.entries:
        at = Place(value.line, value.column, f"{place.field}.{key.text}" if place.field else key.text)
        written.add(key.text)
        if field := fields.get(key.text):
            places[field.name] = at
            values[field.name] = _shape(sheet, value, field.type, at, limit(cls, field.name))
        else:
            spot = Place(key.line, key.column, place.field)
            sheet.report(spot, f"unknown field {quoted(key.text)}", allowed(key.text, list(fields)))
    missing = [name for name, field in fields.items() if field.required and name not in written]
    for name in missing:
        wanted = _expected(fields[name].type, limit(cls, fields[name].name))
        sheet.report(place, f"'{name}' is missing", f"{wanted} must stand here")
    if missing or any(value is BROKEN for value in values.values()) or len(written) != len(places):
        return BROKEN
    return _written(sheet, cls(**values), place, places)


def _shape_ratio(sheet: Sheet, node: Node, place: Place) -> Any:
    found = _RATIO.fullmatch(node.text) if isinstance(node, Scalar) else None
    if found is None or not int(found[2]):
        return _mismatch(sheet, node, place, _expected(inspect.type_info(Ratio), NO_LIMIT))
    return _written(sheet, Ratio(int(found[1]), int(found[2])), place, {})


def _written(sheet: Sheet, shaped: msgspec.Struct, place: Place, fields: dict[str, Place]) -> msgspec.Struct:
    sheet.write(shaped, place, fields)
    return shaped


def _whole(items: tuple[Any, ...]) -> Any:
    """The list, or `BROKEN` when one of its items is."""
    return BROKEN if any(item is BROKEN for item in items) else items


def _mismatch(sheet: Sheet, node: Node, place: Place, expected: str, hint: str = "") -> _Broken:
    sheet.report(place, f"{expected} expected, found {_found(node)}", hint)
    return BROKEN


def _found(node: Node) -> str:
    """What stands there, in words."""
    if isinstance(node, Sequence):
        return "a list"
    if isinstance(node, Mapping):
        return "a mapping"
    if node.meaning == "nothing":
        return node.meaning
    return (
        f"the {node.meaning or 'text'} {quoted(node.text) if node.meaning in ('', 'boolean') else shortened(node.text)}"
    )


def _expected(kind: inspect.Type, bounds: Limit) -> str:
    """What may stand there, in words."""
    match kind:
        case inspect.IntType():
            if bounds.most != LARGEST:
                return f"a whole number from {bounds.least} to {bounds.most}"
            return "a whole number" if bounds.least == -LARGEST else f"a whole number from {bounds.least}"
        case inspect.StrType():
            return "text"
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            return " or ".join(str(value) for value in values if value)
        case inspect.VarTupleType():
            return "a list"
        case inspect.StructType(cls=cls):
            return {Quantity: "a quantity", Ratio: "a fraction such as 3/2"}.get(cls, "a mapping")
        case inspect.UnionType():
            return "an effect" if _is_effect(kind) else " or ".join(_expected(one, bounds) for one in _members(kind))
    raise TypeError(f"no prefab can hold {kind}")


def _last(path: str) -> str:
    """The name of the field at the end of a path: `a.b[2].c` -> `'c'`, `a.b[2]` -> `'b'`."""
    return f"'{path.rpartition('.')[2].partition('[')[0]}'"


def _names(node: Mapping, words: tuple[str, ...]) -> bool:
    return any(key.text in words for key, _ in node.entries)


@cache
def _fields(cls: type[msgspec.Struct]) -> dict[str, inspect.Field]:
    """The fields of a struct by the key that is written; an effect's first field goes by its verb."""
    described = inspect.type_info(cls)
    assert isinstance(described, inspect.StructType)
    left_out = _FILLED_IN if issubclass(cls, Prefab) else ()
    fields = {field.encode_name: field for field in described.fields if field.name not in left_out}
    if issubclass(cls, Effect):
        first, *others = fields.values()
        return {cls.verb(): first} | {field.encode_name: field for field in others}
    return fields


def _members(union: inspect.UnionType) -> list[inspect.Type]:
    """The types of a union that can be written."""
    return [one for one in union.types if not isinstance(one, inspect.NoneType)]


def _is_effect(union: inspect.UnionType) -> bool:
    first = union.types[0]
    return isinstance(first, inspect.StructType) and issubclass(first.cls, Effect)


def _takes_measure(members: list[inspect.Type]) -> bool:
    return any(isinstance(one, inspect.StructType) and one.cls is Quantity for one in members)


_MEASURES: tuple[str, ...] = get_args(Measure)
_EFFECT = inspect.type_info(AnyEffect)
