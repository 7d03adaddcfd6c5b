"""Nodes to components: walks what was written along its definition and reports everything that differs.

It knows the definitions only through their types, so a new field or effect needs no word here. Short forms:

- an effect is a mapping in which one key is a verb, with the value of the effect's first field;
- a list of mappings with a single entry may be that entry;
- a quantity may be its measure alone (`missing_hp`), a ratio is written `3/2`;
- an enemy's move may be its effects alone.
"""

import re
from typing import Any, Final

import msgspec
from msgspec import inspect

from components.amounts import Quantity
from components.effects import ModEffect
from components.limits import LARGEST
from components.prefabs import Move, Prefab
from components.rules import Ratio
from shadows.content.problems import STEERING, Place, allowed, nearest, quoted, shortened, spelled
from shadows.content.schema.definitions import (
    EFFECT,
    expected,
    fields,
    fields_in,
    is_effect,
    literals,
    members,
    one_of,
    takes_measure,
)
from shadows.content.schema.forms import EXTENDS, REPLACE
from shadows.content.schema.hints import (
    AN_EFFECT,
    as_a_fraction,
    as_a_list,
    counted,
    found_in,
    misplaced,
    miswritten,
    plain_digits,
)
from shadows.content.schema.limits import NO_LIMIT, Limit, limit
from shadows.content.yaml.reading import Mapping, Node, Scalar, Sequence
from shadows.content.yaml.source_file import Reference, Sheet

_WHOLE_NUMBER = re.compile(r"-?(0|[1-9][0-9]*)")
_RATIO = re.compile(r"([0-9]{1,6})/([0-9]{1,6})")


class _Broken:
    """Stands for a value that could not be shaped; the reason is in the sheet."""


BROKEN: Final = _Broken()


def shape(
    sheet: Sheet, kind: type[Prefab], key: Scalar, node: Node, entry_id: str | None, inherited: dict[str, Any]
) -> Any:
    """An entry of a prefab file as the struct `kind`, or `BROKEN`. Its problems and references go to the sheet.

    `entry_id` is None where the key cannot be an id; `inherited` are the fields, by attribute, that it has where
    nothing else is written.
    """
    place = Place(key.line, key.column, key.text)
    if not isinstance(node, Mapping):
        sheet.report(place, f"an entry has fields, found {found_in(node)}", "begin with 'name:'")
        return BROKEN
    given = {**inherited, "id": entry_id, "origin": f"{sheet.origin or sheet.file}:{key.line}"}
    entry = shape_struct(sheet, node, kind, place, given)
    return BROKEN if entry_id is None else entry


def _shape(sheet: Sheet, node: Node, kind: inspect.Type, place: Place, bounds: Limit) -> Any:
    """A node as a value of a type."""
    match kind:
        case inspect.IntType():
            return _shape_number(sheet, node, place, bounds)
        case inspect.StrType() if bounds.table:
            return _shape_word(sheet, node, tuple(sorted(sheet.tables[bounds.table])), place, bounds.table)
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
            return shape_struct(sheet, node, cls, place)
        case inspect.CustomType() if is_effect(kind):
            return _shape_effect(sheet, node, place)
        case inspect.UnionType():
            return _shape_union(sheet, node, kind, place, bounds)
    return _mismatch(sheet, node, place, expected(kind, bounds, sheet.tables))


def _shape_union(sheet: Sheet, node: Node, union: inspect.UnionType, place: Place, bounds: Limit) -> Any:
    kinds = members(union)
    if len(kinds) == 1:
        return _shape(sheet, node, kinds[0], place, bounds)
    for member in kinds:
        match member:
            case inspect.IntType() if isinstance(node, Scalar) and _WHOLE_NUMBER.fullmatch(node.text):
                return _shape(sheet, node, member, place, bounds)
            case inspect.LiteralType(values=values) if isinstance(node, Scalar) and node.text in values:
                return node.text
            case inspect.StrType() if isinstance(node, Scalar):
                return _shape(sheet, node, member, place, bounds)
            case inspect.StructType(cls=cls) if cls is Quantity and (word := _measure(sheet, node)):
                return _written(sheet, Quantity(word=word), place, {})
            case inspect.StructType() if isinstance(node, Mapping):
                return _shape(sheet, node, member, place, bounds)
            case inspect.StructType(cls=cls) if cls is Quantity and isinstance(node, Scalar) and _counts(sheet, node):
                quantity = Quantity(of=node.text)
                sheet.write(quantity, place, {})
                return quantity
    hint = ""
    if isinstance(node, Scalar):
        hint = plain_digits(node) or nearest(node.text, literals(union))
        if takes_measure(union) and not node.meaning:
            hint = counted(node.text, [*sheet.tables["measures"], *_added(sheet, "measures")])
    return _mismatch(sheet, node, place, expected(union, bounds, sheet.tables), hint)


def _counts(sheet: Sheet, node: Scalar) -> bool:
    """Whether it is the word of a quantity of the game's."""
    return node.text in sheet.tables["measures"]


def _measure(sheet: Sheet, node: Node) -> str:
    """The full word of a mod's quantity that stands there; empty if none does."""
    return sheet.names.measure(node.text) if sheet.names and isinstance(node, Scalar) else ""


def _added(sheet: Sheet, what: str) -> list[str]:
    """Words that the code of mods adds."""
    return sheet.names.added(what) if sheet.names else []


def _shape_number(sheet: Sheet, node: Node, place: Place, bounds: Limit) -> Any:
    wanted = expected(inspect.IntType(), bounds, sheet.tables)
    if not isinstance(node, Scalar):
        return _mismatch(sheet, node, place, wanted)
    if not _WHOLE_NUMBER.fullmatch(node.text):
        return _mismatch(sheet, node, place, wanted, plain_digits(node))
    if not node.plain:
        return _mismatch(sheet, node, place, wanted, "write it without quotes")
    number = int(node.text) if len(node.text) <= len(str(-LARGEST)) else LARGEST + 1
    if not bounds.least <= number <= bounds.most:
        hint = f"no number is larger than {LARGEST}" if abs(number) > LARGEST else ""
        return _mismatch(sheet, node, place, wanted, hint)
    return number


def _shape_text(sheet: Sheet, node: Node, place: Place, bounds: Limit) -> Any:
    if not isinstance(node, Scalar):
        return _mismatch(sheet, node, place, "text")
    if node.meaning:
        hint = "" if node.meaning == "nothing" else f'write it in quotes: "{node.text}"'
        return _mismatch(sheet, node, place, "text", hint)
    text = node.text.strip()
    if found := STEERING.search(text):
        sheet.report(place, f"{place.last} holds {spelled(found[0])}, a control and no letter", "leave it out")
        return BROKEN
    if len(text) > bounds.most or (bounds.most < LARGEST and "\n" in text):
        hint = f"use one line of at most {bounds.most} letters"
        sheet.report(place, f"{quoted(text.partition(chr(10))[0])} is too long", hint)
        return BROKEN
    if len(text) < bounds.least or (bounds.names and not text):
        return _mismatch(sheet, node, place, "text")
    if bounds.names and text not in bounds.words:
        text = sheet.names.full(bounds.names, text) if sheet.names else text
        sheet.references.append(Reference(bounds.names, text, place, bounds.words))
    return text


def _shape_word(sheet: Sheet, node: Node, values: tuple[Any, ...], place: Place, table: str = "") -> Any:
    """One of these words; those of a `table` may be of a mod's code as well."""
    if not isinstance(node, Scalar):
        return _mismatch(sheet, node, place, one_of(value for value in values if value))
    if node.text and node.text in values:
        return node.text
    words = [value for value in values if value]
    if sheet.names and (meant := {"occasions": sheet.names.occasion, "measures": sheet.names.measure}.get(table)):
        if word := meant(node.text):
            return word
        words += sheet.names.added(table)
    sheet.report(place, f"{place.last} cannot be {quoted(node.text)}", allowed(node.text, words))
    return BROKEN


def _shape_list(sheet: Sheet, node: Node, item: inspect.Type, place: Place, bounds: Limit) -> Any:
    if isinstance(node, Mapping) and not isinstance(item, inspect.StrType):
        return _whole((_shape(sheet, node, item, place, NO_LIMIT),))
    if not isinstance(node, Sequence):
        return _mismatch(sheet, node, place, "a list", as_a_list(node, item))
    if not bounds.least <= len(node.items) <= bounds.most:
        if node.items:
            length, wanted = f"has {len(node.items)} entries", f"write {bounds.least} to {bounds.most}"
        else:
            length, wanted = "is empty", "write at least one entry"
        sheet.report(place, f"{place.last} {length}", wanted)
        return BROKEN
    each = Limit(names=bounds.names)
    places = [Place(one.line, one.column, f"{place.field}[{number}]") for number, one in enumerate(node.items)]
    return _whole(tuple(_shape(sheet, one, item, at, each) for one, at in zip(node.items, places, strict=True)))


def _shape_effect(sheet: Sheet, node: Node, place: Place) -> Any:
    if not isinstance(node, Mapping) or not node.entries:
        return _mismatch(sheet, node, place, "an effect", AN_EFFECT)
    keys = [key for key, _ in node.entries]
    added = {key.text: word for key in keys if sheet.names and (word := sheet.names.effect(key.text))}
    verbs = [key for key in keys if key.text in sheet.verbs or key.text in added]
    if len(verbs) == 1 and verbs[0].text in added:
        return _shape_mod_effect(sheet, node, verbs[0], added[verbs[0].text], place)
    if len(verbs) == 1:
        return shape_struct(sheet, node, sheet.verbs[verbs[0].text], place)
    if verbs:
        second = Place(verbs[1].line, verbs[1].column, place.field)
        message = f"two effects in one mapping: '{verbs[0].text}' and '{verbs[1].text}'"
        sheet.report(second, message, "give each a '-' or braces of its own")
        return BROKEN
    options = {name for cls in sheet.verbs.values() for name in fields(cls)}
    known = [*sheet.verbs, *_added(sheet, "effects")]
    every_verb = f"allowed: {', '.join(known)}"
    unknown = next((key for key in keys if key.text not in options), None)
    if unknown is None:
        sheet.report(place, f"no effect is named beside {quoted(keys[0].text)}", every_verb)
        return BROKEN
    at = Place(unknown.line, unknown.column, place.field)
    hint = miswritten(unknown.text) or nearest(unknown.text, known) or every_verb
    sheet.report(at, f"unknown effect {quoted(unknown.text)}", hint)
    return BROKEN


def _shape_mod_effect(sheet: Sheet, node: Mapping, verb: Scalar, word: str, place: Place) -> Any:
    """An effect of a mod's code: its word stands for that of its first field."""
    renamed = Scalar(verb.line, verb.column, ModEffect.verb(), verb.plain)
    entries = [(renamed if key is verb else key, value) for key, value in node.entries]
    return shape_struct(sheet, Mapping(node.line, node.column, entries), ModEffect, place, {"word": word})


def shape_struct(
    sheet: Sheet, node: Node, cls: type[msgspec.Struct], place: Place, given: dict[str, Any] | None = None
) -> Any:
    """A mapping as a struct, or `BROKEN`. `given` are values of attributes that are not written."""
    if cls is Ratio:
        return _shape_ratio(sheet, node, place)
    if cls is Move and not (isinstance(node, Mapping) and _names(node, ("do", "name"))):
        effects = _shape_list(sheet, node, EFFECT, place, limit(Move, "do"))
        return _written(sheet, Move(do=effects), place, {}) if effects is not BROKEN else BROKEN
    known = fields_in(cls, sheet.tables)
    if not isinstance(node, Mapping) or (not node.entries and given is None):
        needed = [name for name, field in known.items() if field.required]
        word = shortened(node.text) if isinstance(node, Scalar) and len(needed) == 1 and not node.meaning else ""
        hint = f"write {{{needed[0]}: {word}}}" if word else ""
        return _mismatch(sheet, node, place, f"a mapping with {', '.join(known)}", hint)
    values: dict[str, Any] = dict(given or {})
    places: dict[str, Place] = {}
    written = set()
    unknown = []
    for key, value in node.entries:
        at = Place(value.line, value.column, f"{place.field}.{key.text}" if place.field else key.text)
        written.add(key.text)
        if cls is Quantity and key.text == "of" and (word := _measure(sheet, value)):
            places["word"], values["word"] = at, word
        elif field := known.get(key.text):
            places[field.name] = at
            values[field.name] = _shape(sheet, value, field.type, at, limit(cls, field.name))
        else:
            unknown.append(key)
    missing = [name for name, field in known.items() if field.required and field.name not in values]
    for key in unknown:
        hint = miswritten(key.text) or misplaced(key.text, known, sheet.verbs)
        hint = hint or (nearest(key.text, (EXTENDS, REPLACE)) if issubclass(cls, Prefab) else "")
        hint = hint or allowed(key.text, list(known))
        if len(unknown) == len(missing) == 1 and hint.startswith("allowed"):
            hint = f"did you mean '{missing[0]}'?"  # one is too many, and one too few
        sheet.report(Place(key.line, key.column, place.field), f"unknown field {quoted(key.text)}", hint)
    for name in missing if len(unknown) != 1 or len(missing) != 1 else ():
        wanted = expected(known[name].type, limit(cls, known[name].name), sheet.tables)
        sheet.report(place, f"'{name}' is missing", f"write {wanted}")
    if missing or any(value is BROKEN for value in values.values()) or len(written) != len(places):
        return BROKEN
    return _written(sheet, cls(**values), place, places)


def _shape_ratio(sheet: Sheet, node: Node, place: Place) -> Any:
    found = _RATIO.fullmatch(node.text) if isinstance(node, Scalar) else None
    if found is None or not int(found[2]):
        return _mismatch(
            sheet, node, place, expected(inspect.type_info(Ratio), NO_LIMIT, sheet.tables), as_a_fraction(node)
        )
    return _written(sheet, Ratio(int(found[1]), int(found[2])), place, {})


def _written(sheet: Sheet, shaped: msgspec.Struct, place: Place, inside: dict[str, Place]) -> msgspec.Struct:
    sheet.write(shaped, place, inside)
    return shaped


def _whole(items: tuple[Any, ...]) -> Any:
    """The list, or `BROKEN` when one of its items is."""
    return BROKEN if any(item is BROKEN for item in items) else items


def _mismatch(sheet: Sheet, node: Node, place: Place, wanted: str, hint: str = "") -> _Broken:
    sheet.report(place, f"{wanted} expected, found {found_in(node)}", hint)
    return BROKEN


def _names(node: Mapping, words: tuple[str, ...]) -> bool:
    return any(key.text in words for key, _ in node.entries)
