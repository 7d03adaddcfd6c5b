"""Fields and words in Markdown."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

import msgspec
from msgspec import inspect

from components.amounts import Condition, Quantity
from components.prefabs import Move
from components.rules import Modifier, Origin, Tick, Trigger
from components.terms import Pile, Target
from shadows.content.schema import docs
from shadows.content.schema.authoring import Definitions
from shadows.content.schema.definitions import expected, fields, fields_in, is_effect, left_out, literals, members
from shadows.content.schema.limits import NO_LIMIT, Limit, limit

_ELSEWHERE: dict[type[msgspec.Struct], str] = {
    Quantity: "[quantity](quantities.md)",
    Condition: "[condition](quantities.md#conditions)",
    Trigger: "[trigger](triggers.md)",
    Modifier: "[modifier](modifiers.md)",
    Tick: "[tick](ticks.md)",
}
"""What has a page of its own."""

_NAMED: dict[frozenset[str], str] = {
    frozenset(get_args(Target)): "[whom](effects.md#whom)",
    frozenset(get_args(Pile)): "[a pile](effects.md#piles)",
    frozenset(get_args(Origin)): "[a source](triggers.md#sources)",
}
"""Words that are explained in one place."""

_TABLES: dict[str, str] = {
    "measures": "[what is counted](quantities.md#what-can-be-counted)",
    "occasions": "[an occasion](triggers.md#occasions)",
}
"""Likewise the words of these tables."""


def component(cls: type[msgspec.Struct], game: Definitions) -> str:
    """What a component is and its fields, with the words that may stand there and what it is made of."""
    return "\n\n".join([_alone(cls, game), *(f"## {_title(part)}\n\n{_alone(part, game)}" for part in _made_of(cls))])


def _alone(cls: type[msgspec.Struct], game: Definitions) -> str:
    parts = [prose(docs.of_struct(cls)), _table(cls, game), *_word_lists(cls, game)]
    if cls is Move:
        parts.append("A move without a name may be its effects alone: `{deal_damage: 6}`, or a list of several.")
    return "\n\n".join(parts)


def _table(cls: type[msgspec.Struct], game: Definitions) -> str:
    """The fields of a component, effect or prefab."""
    rows = []
    for key, field in fields_in(cls, game.tables).items():
        meaning = _meaning(cls, field, game)
        may_be = _allowed(field.type, limit(cls, field.name), game, meaning.words)
        rows.append(f"| `{key}` | {prose(meaning.text)} | {may_be} | {_without(field)} |")
    return "\n".join(["| field | meaning | may be | left out |", "|---|---|---|---|", *rows])


def words(meaning: Mapping[str, str]) -> str:
    """Words, each with its meaning, as a list."""
    return "\n".join(f"- `{word}`: {prose(said)}" for word, said in meaning.items())


def prose(text: str) -> str:
    """A docstring's sentence for a page: rules that it cites lead to the rules."""
    text = re.sub(r"\bR([0-9]+)\b", r"[R\1](../../rules.md)", text)
    return re.sub(r"\bD([0-9]+)\b", r"[D\1](../../dice_rules.md)", text).replace("|", r"\|")


def _meaning(cls: type[msgspec.Struct], field: inspect.Field, game: Definitions) -> docs.Meaning:
    return docs.of_field(cls, field.name, game.tables, literals(field.type))


def _without(field: inspect.Field) -> str:
    if field.required:
        return "**required**"
    default = left_out(field)
    return f"`{default}`" if default else ""


def _allowed(kind: inspect.Type, bounds: Limit, game: Definitions, order: Iterable[str] = ()) -> str:
    """What may stand there, words in this order, with links to where it is explained."""
    match kind:
        case inspect.StrType() if bounds.table:
            return _TABLES.get(bounds.table) or ", ".join(f"`{word}`" for word in order)
        case inspect.StrType() if bounds.names:
            words = [f"`{word}`" for word in bounds.words]
            return " or ".join([", ".join(words), _id(bounds.names, game)] if words else [_id(bounds.names, game)])
        case inspect.BoolType():
            return "`true`, `false`"
        case inspect.LiteralType(values=values):
            return _NAMED.get(frozenset(map(str, values))) or ", ".join(f"`{word}`" for word in order or values if word)
        case inspect.VarTupleType(item_type=item):
            entry = _allowed(item, Limit(names=bounds.names), game)
            return f"list of lists: {entry[6:]}" if entry.startswith("list: ") else f"list: {entry}"
        case inspect.StructType(cls=cls) if cls in _ELSEWHERE:
            return _ELSEWHERE[cls]
        case inspect.StructType(cls=cls) if _has_a_section(cls):
            name = _title(cls).lower()
            return f"[{name}](#{name.replace(' ', '-')})"
        case inspect.CustomType() if is_effect(kind):
            return "[effect](effects.md)"
        case inspect.UnionType():
            return " or ".join(_allowed(member, bounds, game, order) for member in members(kind))
    return expected(kind, bounds, game.tables)


def _id(kind: str, game: Definitions) -> str:
    singular = game.kinds[kind].singular
    return f"the id of {'an' if singular[0] in 'aeiou' else 'a'} [{singular}]({kind}.md)"


def _word_lists(cls: type[msgspec.Struct], game: Definitions) -> Iterator[str]:
    """The words of each field that are explained nowhere else."""
    for key, field in fields_in(cls, game.tables).items():
        meaning = _meaning(cls, field, game)
        elsewhere = limit(cls, field.name).table in _TABLES or frozenset(literals(field.type)) in _NAMED
        if meaning.words and not elsewhere:
            yield f"`{key}`:\n\n{words(meaning.words)}"


def _made_of(cls: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The components that stand in this one and have no page, each once."""
    found: dict[type[msgspec.Struct], None] = {}
    for field in fields(cls).values():
        for part in _structs(field.type):
            if _has_a_section(part):
                found |= dict.fromkeys([part, *_made_of(part)])
    return list(found)


def _structs(kind: inspect.Type) -> Iterator[type[msgspec.Struct]]:
    match kind:
        case inspect.StructType(cls=cls):
            yield cls
        case inspect.VarTupleType(item_type=item):
            yield from _structs(item)
        case inspect.UnionType() if not is_effect(kind):
            for member in members(kind):
                yield from _structs(member)


def _has_a_section(cls: type[msgspec.Struct]) -> bool:
    return bool(fields(cls)) and cls not in _ELSEWHERE and expected(inspect.type_info(cls), NO_LIMIT, {}) == "a mapping"


def _title(cls: type[msgspec.Struct]) -> str:
    """`CardChanges` -> `Card changes`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", cls.__name__).capitalize()
