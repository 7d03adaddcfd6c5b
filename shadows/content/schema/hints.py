"""What an author wrote and most likely meant, as words and hints for what cannot stand where it was written."""

import re
from collections.abc import Container
from fractions import Fraction

from msgspec import inspect

from shadows.content.problems import allowed, quoted, shortened
from shadows.content.schema.definitions import is_effect
from shadows.content.schema.forms import EXTENDS
from shadows.content.yaml.reading import Mapping, Node, Scalar, Sequence

AN_EFFECT = "write {verb: amount}, such as {deal_damage: 6}"
_DECIMAL = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6})?")


def found_in(node: Node) -> str:
    """What stands there, in words."""
    if isinstance(node, Sequence):
        return "a list"
    if isinstance(node, Mapping):
        return "a mapping" if node.entries else "an empty mapping"
    if node.meaning == "nothing":
        return node.meaning
    return (
        f"the {node.meaning or 'text'} {quoted(node.text) if node.meaning in ('', 'boolean') else shortened(node.text)}"
    )


def plain_digits(node: Scalar) -> str:
    """The hint for a number that is written so that two readers of YAML may take it for two numbers."""
    return "write a whole number in plain digits, such as 10" if node.meaning == "number" else ""


def counted(word: str, known: list[str]) -> str:
    """The hint for what is neither a number nor something that is counted."""
    if word[:1].isalpha():
        return allowed(word, known)
    return "write a plain number, or what is counted, such as missing_hp or {base: 2, of: missing_hp, times: 3}"


def as_a_list(node: Node, item: inspect.Type) -> str:
    """The hint for what is no list."""
    if is_effect(item):
        return AN_EFFECT
    return f"write [{shortened(node.text)}]" if isinstance(item, inspect.StrType) and isinstance(node, Scalar) else ""


def miswritten(key: str) -> str:
    """The hint for what is no word at all; empty for a word."""
    if key.startswith("-"):
        return "write a space after the '-'"
    return f"YAML's merging is not read: write '{EXTENDS}:' in the entry" if key == "<<" else ""


def misplaced(key: str, known: dict[str, inspect.Field], verbs: Container[str]) -> str:
    """The hint for an effect that stands where fields stand; empty for all else."""
    if key not in verbs:
        return ""
    lists = [name for name, field in known.items() if _holds_effects(field.type)]
    return f"effects stand in '{lists[0]}': [{{{key}: …}}]" if lists else ""


def _holds_effects(kind: inspect.Type) -> bool:
    """Whether it is a list of effects."""
    if isinstance(kind, inspect.UnionType):
        return any(_holds_effects(one) for one in kind.types)
    if not isinstance(kind, inspect.VarTupleType):
        return False
    return is_effect(kind.item_type)


def as_a_fraction(node: Node) -> str:
    """The hint for a number that is no fraction: which one it would be."""
    if not isinstance(node, Scalar) or not _DECIMAL.fullmatch(node.text):
        return ""
    fraction = Fraction(node.text).limit_denominator(100)
    return f"write {fraction.numerator}/{fraction.denominator}"
