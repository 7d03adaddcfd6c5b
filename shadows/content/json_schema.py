"""JSON Schemas of the prefab files, with which editors complete and check what is being written.

They are made from the definitions that the loader goes by, short forms included, and tell what is wrong with the
structure of a file. What a prefab means as a whole only `check` can say.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect

from components.amounts import Quantity
from components.effect import Effect, Verb
from components.effects import ModEffect
from components.limits import LARGEST
from components.prefabs import Library, Move
from components.rules import Modifier, Ratio, Trigger
from shadows.content.library.ids import ID
from shadows.content.schema import docs
from shadows.content.schema.authoring import Definitions
from shadows.content.schema.definitions import EFFECT, fields, fields_in, is_effect, left_out, literals, members
from shadows.content.schema.forms import EXTENDS, REPLACE
from shadows.content.schema.limits import NO_LIMIT, Limit, limit

Schema = dict[str, Any]

CHANGES = {
    EXTENDS: "The entry whose fields this one has wherever it writes none of its own.",
    REPLACE: "The entry of the game, or of a mod that is needed, whose place this one takes.",
}
"""What an entry of any kind may say besides its fields."""

DRAFT = "http://json-schema.org/draft-07/schema#"
"""The draft that all editors know."""


def schemas(definitions: Definitions, library: Library) -> dict[str, Schema]:
    """A schema for the files of each kind of a game, by its folder. The ids of the library are offered, and others
    allowed."""
    return {
        kind: _Draft(definitions, library, verbs(definitions, kind), code=kind not in ("events", "actions")).file(kind)
        for kind in definitions.kinds
    }


def verbs(definitions: Definitions, kind: str) -> dict[str, type[Verb]]:
    """The effects that a kind of prefab can have: events and what is done at a fire happen outside combat, and events
    alone begin a fight."""
    known = definitions.words.verbs.items()
    if kind == "actions":
        return {verb: cls for verb, cls in known if cls in definitions.outside}
    if kind == "events":
        return {verb: cls for verb, cls in known if cls in definitions.in_events}
    return {verb: cls for verb, cls in known if cls.happens != "in_events"}


def schema_of(cls: type[msgspec.Struct], definitions: Definitions, library: Library) -> Schema:
    """A schema for a file that is nothing but this struct."""
    return _Draft(definitions, library, {}).single(cls)


class _Draft:
    """One schema while it is being written."""

    def __init__(
        self, definitions: Definitions, library: Library, verbs: Mapping[str, type[Verb]], *, code: bool = False
    ) -> None:
        self._game = definitions
        self._library = library
        self._verbs = verbs
        self._definitions: dict[str, Schema] = {}
        plugins = library.plugins if code else ()
        self._effects_of_code = {word: text for one in plugins for word, text in _words_of(one, one.effects)}
        self._words_of_code = {
            "occasions": {word: text for one in plugins for word, text in _words_of(one, one.occasions)},
            "measures": {word: text for one in plugins for word, text in _words_of(one, one.measures)},
        }

    def file(self, kind: str) -> Schema:
        """The schema of a file with entries of a kind."""
        singular, form = self._game.kinds[kind].singular, self._game.kinds[kind].form
        self._definitions[form.__name__] = self._entry(kind)
        return {
            "$schema": DRAFT,
            "title": kind.capitalize(),
            **_told(docs.of_struct(form)),
            "type": ["object", "null"],
            "propertyNames": {"title": f"{singular}_id", "pattern": f"^{ID.pattern}$"},
            "additionalProperties": self._struct(form),
            "definitions": self._definitions,
        }

    def single(self, cls: type[msgspec.Struct]) -> Schema:
        """The schema of a file that is one struct."""
        return {"$schema": DRAFT, **self._fields(cls), "definitions": self._definitions}

    def _entry(self, kind: str) -> Schema:
        """An entry: its fields, all of them or what it has in place of those of another."""
        entry = self._fields(self._game.kinds[kind].form) | {"title": self._game.kinds[kind].singular.capitalize()}
        for word, meaning in CHANGES.items():
            entry["properties"][word] = _told(meaning) | {"type": "string", "allOf": [self._id(kind, upgraded=False)]}
        whole = {"required": entry.pop("required"), **self._game.kinds[kind].together}
        return entry | {"if": {"not": _has(EXTENDS)}, "then": whole}

    def _value(self, kind: inspect.Type, bounds: Limit, words: dict[str, str]) -> Schema:
        """What may stand for a value of a type, as `shaping` takes it."""
        match kind:
            case inspect.IntType():
                return {"type": "integer", "minimum": bounds.least, "maximum": bounds.most}
            case inspect.StrType() if bounds.table:
                return self._word(bounds.table)
            case inspect.StrType():
                return self._text(bounds, words)
            case inspect.BoolType():
                return {"type": "boolean"}
            case inspect.LiteralType(values=values):
                return _words([str(value) for value in values if value], words)
            case inspect.VarTupleType(item_type=item):
                return self._list(item, bounds)
            case inspect.StructType(cls=cls):
                return self._struct(cls)
            case inspect.CustomType() if is_effect(kind):
                return self._effect()
            case inspect.UnionType():
                return self._either(kind, bounds, words)
        raise TypeError(f"no prefab can hold {kind}")

    def _text(self, bounds: Limit, words: dict[str, str]) -> Schema:
        if bounds.names and bounds.names not in self._game.kinds:
            return _words(list(bounds.words), words)
        if bounds.names:
            one = self._id(bounds.names, upgraded=self._game.kinds[bounds.names].upgrades)
            return {"anyOf": [_words(list(bounds.words), words), one]} if bounds.words else one
        return {"type": "string", "pattern": r"\S"} if bounds.least > 0 else {"type": "string"}

    def _id(self, kind: str, *, upgraded: bool) -> Schema:
        """An id. Those of the library are offered, each with what it does."""
        name = f"{kind}+" if upgraded else kind
        if name not in self._definitions:
            does = self._game.kinds[kind].summary
            known = {one: prefab for one, prefab in self._library.shelf(kind).items() if upgraded or one[-1] != "+"}
            told = {one: f"{prefab.name}. {does(self._library, prefab)}" for one, prefab in known.items()}
            self._definitions[name] = {
                "type": "string",
                "pattern": rf"^{ID.pattern}\+?$" if upgraded else f"^{ID.pattern}$",
                "defaultSnippets": [
                    {"label": one, "bodyText": one, "description": line.strip()} for one, line in told.items()
                ],
            }
        return {"$ref": f"#/definitions/{name}"}

    def _list(self, item: inspect.Type, bounds: Limit) -> Schema:
        """A list, or in place of one with a single entry that entry."""
        entry = self._value(item, Limit(names=bounds.names) if bounds.names else NO_LIMIT, {})
        several: Schema = {"type": "array", "items": entry}
        if bounds.least > 0:
            several["minItems"] = bounds.least
        if bounds.most < LARGEST:
            several["maxItems"] = bounds.most
        if isinstance(item, inspect.StrType):
            return several
        return several | {"type": ["array", "object"], "if": {"type": "object"}, "then": entry}

    def _either(self, union: inspect.UnionType, bounds: Limit, words: dict[str, str]) -> Schema:
        options = [self._value(member, bounds, words) for member in members(union)]
        if any(isinstance(member, inspect.StructType) and member.cls is Quantity for member in members(union)):
            options.append(self._word("measures"))  # its short form
        return options[0] if len(options) == 1 else {"anyOf": options}

    def _word(self, table: str) -> Schema:
        """A word of a table, or one that the code of a mod adds to it."""
        known = {**self._game.tables[table]} | self._words_of_code.get(table, {})
        return _words(list(known), known)

    def _effect(self) -> Schema:
        """An effect by the verb that it names; without one, only verbs may stand there."""
        if "Effect" not in self._definitions:
            self._definitions["Effect"] = {}
            named = {verb: self._struct(cls) for verb, cls in self._verbs.items()}
            named |= {word: self._effect_of_code(word) for word in self._effects_of_code}
            verbs = {verb: self._field(cls, verb, fields(cls)[verb]) for verb, cls in self._verbs.items()}
            verbs |= {word: _told(text) for word, text in self._effects_of_code.items()}
            self._definitions["Effect"] = {
                "title": "Effect",
                **_told("A verb with its amount, and what else it needs: `{deal_damage: 6, hits: 2}`."),
                "type": "object",
                "allOf": [{"if": _has(verb), "then": written} for verb, written in named.items()],
                "if": {"not": _has(*named)},
                "then": {"properties": verbs, "additionalProperties": False, "minProperties": 1},
            }
        return {"$ref": "#/definitions/Effect"}

    def _effect_of_code(self, word: str) -> Schema:
        """An effect that the code of a mod adds, by its word."""
        written = self._fields(ModEffect)
        verb = written["properties"].pop(ModEffect.verb())
        return written | {
            "title": word,
            **_told(self._effects_of_code[word]),
            "properties": {word: verb, **written["properties"]},
            "required": [word],
        }

    def _struct(self, cls: type[msgspec.Struct]) -> Schema:
        if cls is Ratio:
            return {"type": "string", "pattern": r"^[0-9]{1,6}/(?!0+$)[0-9]{1,6}$"}
        name = cls.__name__
        if name not in self._definitions:
            self._definitions[name] = {}
            self._definitions[name] = self._fields(cls)
        written: Schema = {"$ref": f"#/definitions/{name}"}
        if cls is not Move:
            return written
        effects = self._list(EFFECT, limit(Move, "do"))
        return {"if": _has("do", "name"), "then": written, "else": effects}

    def _fields(self, cls: type[msgspec.Struct]) -> Schema:
        """All that may stand in a struct."""
        known = fields_in(cls, self._game.tables)
        required = [key for key, field in known.items() if field.required]
        return {
            "title": _title(cls),
            **_told(docs.of_struct(cls)),
            "type": "object",
            "properties": {key: self._field(cls, key, field) for key, field in known.items()},
            **({"required": required} if required else {"minProperties": 1}),
            "additionalProperties": False,
            **self._narrowed(cls),
        }

    def _narrowed(self, cls: type[msgspec.Struct]) -> Schema:
        """Which words stand after `for:`, by the amount that a modifier changes or the occasion that a trigger
        answers."""
        if cls is Modifier:
            key, narrows = "of", {word: one.narrows for word, one in self._game.words.channels.items()}
        elif cls is Trigger:
            key, narrows = "when", {word: one.narrows for word, one in self._game.words.occasions.items()}
        else:
            return {}
        told = _told(docs.of_field(cls, "which", self._game.tables).text)
        lists = {word: told | {"items": _words(list(known), dict(known))} for word, known in narrows.items() if known}
        named = [{"if": _being(key, word), "then": {"properties": {"for": them}}} for word, them in lists.items()]
        return {"allOf": [*named, {"if": {"not": _being(key, *lists)}, "then": {"properties": {"for": False}}}]}

    def _field(self, cls: type[msgspec.Struct], key: str, field: inspect.Field) -> Schema:
        meaning = docs.of_field(cls, field.name, self._game.tables, literals(field.type))
        value = self._value(field.type, limit(cls, field.name), meaning.words)
        if "$ref" in value:  # a draft-07 reader looks at nothing beside a reference
            value = {"type": "string" if isinstance(field.type, inspect.StrType) else "object", "allOf": [value]}
        told = [meaning.text]
        if key in self._game.words.verbs:
            told.insert(0, docs.of_struct(cls))
        if default := left_out(field):
            told.append(f"Left out: `{default}`.")
        return _told(" ".join(told)) | value


def _words_of(plugin: Any, added: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Words that the code of a mod adds, as its own files write them and as others do, with how a card says them."""
    for word in added:
        yield word.partition(":")[2], plugin.words[word]
        yield word, plugin.words[word]


def _has(*keys: str) -> Schema:
    """A mapping with one of these keys."""
    return {"type": "object", "anyOf": [{"required": [key]} for key in keys]}


def _being(key: str, *words: str) -> Schema:
    """A mapping in which one of these words stands for a key."""
    return {"type": "object", "properties": {key: {"enum": list(words)}}, "required": [key]}


def _told(text: str) -> Schema:
    """A description; some editors show it as it is, others look for Markdown beside it."""
    return {"description": text.replace("`", "'"), "markdownDescription": text}


def _title(cls: type[msgspec.Struct]) -> str:
    return cls.verb() if issubclass(cls, Effect) else cls.__name__.removesuffix("Form").removesuffix("Prefab")


def _words(values: list[str], meaning: dict[str, str]) -> Schema:
    """Words, each with its meaning where all have one."""
    if set(meaning) != set(values):
        return {"enum": values}
    return {"enum": list(meaning), "markdownEnumDescriptions": list(meaning.values())}
