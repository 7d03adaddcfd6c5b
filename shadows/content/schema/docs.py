"""What the definitions mean to an author, read from the docstrings of components, their fields and their words.

A field's docstring stands below it, and so does that of a `Literal` with a name. The meaning of each of its words is a
line of it: "- `word`: meaning".
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, get_args

import msgspec

from components import rules, terms
from shadows.content.schema import forms
from shadows.content.schema.authoring import Tables
from shadows.content.schema.limits import limit

_NAMING: tuple[ModuleType, ...] = (rules, terms, forms)
"""The modules in which words stand under a name."""

_WORD = re.compile(r"^- `([^`]+)`: (.*(?:\n  .*)*)", re.MULTILINE)


class NoSourceError(OSError):
    """The source of the game is not there, as in some frozen programs; the text names the module."""


class Meaning(NamedTuple):
    """What a field says, and what each word means that may stand there, in the order in which they are listed."""

    text: str
    words: dict[str, str]


NOTHING = Meaning("", {})


def of_struct(cls: type[msgspec.Struct]) -> str:
    """What a component, effect or prefab is."""
    return _joined(inspect.cleandoc(cls.__doc__ or ""))


def of_field(cls: type[msgspec.Struct], attribute: str, tables: Tables, values: Iterable[str] = ()) -> Meaning:
    """What a field means. `values` are the words that may stand there: named ones need no docstring at the field, nor
    do those of one of the game's `tables`."""
    bases = (base for base in cls.__mro__ if issubclass(base, msgspec.Struct) and base is not msgspec.Struct)
    own = next((found for base in bases if (found := _fields(base).get(attribute))), NOTHING)
    table = limit(cls, attribute).table
    named = Meaning("", dict(tables[table])) if table else of_words(values)
    return Meaning(own.text or named.text, own.words or named.words)


def of_words(values: Iterable[str]) -> Meaning:
    """What words mean that stand under a name."""
    return _named().get(frozenset(values), NOTHING)


@cache
def _fields(cls: type[msgspec.Struct]) -> dict[str, Meaning]:
    definition = next(
        one for one in _source(cls.__module__) if isinstance(one, ast.ClassDef) and one.name == cls.__name__
    )
    return dict(_documented(definition.body))


@cache
def _named() -> dict[frozenset[str], Meaning]:
    return {
        frozenset(get_args(getattr(module, name))): meaning
        for module in _NAMING
        for name, meaning in _documented(_source(module.__name__))
    }


@cache
def _source(module: str) -> list[ast.stmt]:
    """What a module declares. Raises NoSourceError."""
    file = sys.modules[module].__file__ or ""
    try:
        return ast.parse(Path(file).read_text(encoding="utf-8")).body
    except (OSError, ValueError, SyntaxError) as error:
        raise NoSourceError(f"the source of {module}, where its words are explained, cannot be read") from error


def _documented(body: list[ast.stmt]) -> Iterator[tuple[str, Meaning]]:
    """Everything that is declared here and has a docstring below it."""
    for declared, below in pairwise(body):
        match declared, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                text = inspect.cleandoc(text)
                words = {word: _joined(meaning) for word, meaning in _WORD.findall(text)}
                yield name, Meaning(_joined(_WORD.sub("", text)), words)


def _joined(text: str) -> str:
    return " ".join(text.split())
