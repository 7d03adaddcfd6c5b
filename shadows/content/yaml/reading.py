"""YAML text to nodes that know where they stand.

Only what prefabs need is let through: mappings, lists and scalars. Anchors, aliases, tags and several documents in one
file are refused, so are files above a megabyte and deep nesting: no file can make the game slow or build anything but
plain content.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import yaml

from shadows.content.letters import boxes
from shadows.content.problems import Place, quoted
from shadows.content.yaml.source_file import Sheet
from shadows.content.yaml.yaml_hints import slip

MOST_BYTES = 1_000_000
"""The largest file that is read."""

MOST_DEPTH = 32
"""How deep lists and mappings may lie in each other."""

_NULL = re.compile(r"|~|null|Null|NULL")
_BOOLEAN = re.compile(r"y|Y|n|N|(yes|no|true|false|on|off)|(Yes|No|True|False|On|Off)|(YES|NO|TRUE|FALSE|ON|OFF)")
_NUMBER = re.compile(
    r"[-+]?[0-9][0-9_]*(:[0-5]?[0-9])*(\.[0-9_]*)?([eE][-+]?[0-9]+)?|[-+]?\.[0-9][0-9_]*([eE][-+]?[0-9]+)?"
    r"|[-+]?0[bB][01_]+|[-+]?0[oO][0-7_]+|[-+]?0[xX][0-9a-fA-F_]+|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)"
)
_DATE = re.compile(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt \t].*)?")
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_OTHER_ENCODINGS = {b"\xff\xfe": "UTF-16", b"\xfe\xff": "UTF-16"}


@dataclass(slots=True)
class Scalar:
    """A word, number or text; `plain` when it was written without quotes. Line and column count from 1."""

    line: int
    column: int
    text: str
    plain: bool

    @property
    def meaning(self) -> Literal["", "nothing", "boolean", "number", "date"]:
        """What YAML makes of a word without quotes; empty if it is text in every version of YAML."""
        if not self.plain:
            return ""
        if _NULL.fullmatch(self.text):
            return "nothing"
        if _BOOLEAN.fullmatch(self.text):
            return "boolean"
        if _NUMBER.fullmatch(self.text):
            return "number"
        return "date" if _DATE.fullmatch(self.text) else ""


@dataclass(slots=True)
class Sequence:
    """A YAML list: its items as nodes, with its place."""

    line: int
    column: int
    items: list["Node"] = field(default_factory=list)


@dataclass(slots=True)
class Mapping:
    """A mapping, in the order in which it was written; no key stands in it twice."""

    line: int
    column: int
    entries: list[tuple[Scalar, "Node"]] = field(default_factory=list)


Node = Scalar | Sequence | Mapping


class _RefusedError(Exception):
    """Reading stops here."""

    def __init__(self, place: Place, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.place, self.message, self.hint = place, message, hint


def read(path: Path, sheet: Sheet) -> Mapping:
    """The entries of a prefab file; what is wrong with its YAML goes to the sheet.

    A file that cannot be read at all gives one problem and no entries.
    """
    try:
        return _compose(_decoded(path), sheet)
    except _RefusedError as refused:
        sheet.report(refused.place, refused.message, refused.hint)
        return Mapping(1, 1)


def _decoded(path: Path) -> str:
    """The text of a UTF-8 file, without its byte order mark."""
    start = Place(1, 1)
    try:
        with path.open("rb") as stream:
            raw = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise _RefusedError(start, f"the file cannot be read: {error.strerror}") from error
    if len(raw) > MOST_BYTES:
        raise _RefusedError(start, f"the file is larger than {MOST_BYTES:,} bytes", "split it")
    if encoding := _OTHER_ENCODINGS.get(raw[:2]):
        raise _RefusedError(start, f"the file is written in {encoding}", "save it as UTF-8")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        good = raw[: error.start].decode("utf-8-sig")
        message = f"the file is not UTF-8: byte 0x{raw[error.start]:02X} cannot be read"
        raise _RefusedError(_place(good), message, "save it as UTF-8") from error
    if found := _UNPRINTABLE.search(text):
        message = f"character U+{ord(found[0]):04X} is not allowed"
        raise _RefusedError(_place(text[: found.start()]), message, "delete it")
    return text


def _place(before: str) -> Place:
    """Where the character stands that follows this text."""
    lines = before.splitlines() or [""]
    return Place(len(lines) + 1, 1) if before.endswith("\n") else Place(len(lines), len(lines[-1]) + 1)


@dataclass(slots=True)
class _Frame:
    """A list or mapping that is still open, with the key that waits for its value and the keys so far."""

    node: Sequence | Mapping
    key: Scalar | None = None
    keys: dict[str, Scalar] = field(default_factory=dict)


def _compose(text: str, sheet: Sheet) -> Mapping:
    """The mapping that a file consists of, from the parser's events and without recursion; empty for an empty file."""
    root: Node | None = None
    stack: list[_Frame] = []
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            if isinstance(event, yaml.CollectionEndEvent):
                stack.pop()
            if not isinstance(event, yaml.NodeEvent):
                continue
            node = _node(event)
            if stack:
                _put(stack[-1], node, sheet)
            elif root is None:
                root = node
            else:
                raise _RefusedError(Place(node.line, node.column), "a second document begins here", "delete the '---'")
            if not isinstance(node, Scalar):
                if len(stack) == MOST_DEPTH:
                    raise _RefusedError(Place(node.line, node.column), f"nested deeper than {MOST_DEPTH} levels")
                stack.append(_Frame(node))
    except yaml.MarkedYAMLError as error:
        raise _RefusedError(*slip(error, text)) from error
    except yaml.YAMLError as error:
        raise _RefusedError(Place(1, 1), "the file is not valid YAML") from error
    if root is None or (isinstance(root, Scalar) and root.meaning == "nothing"):
        return Mapping(1, 1)
    if not isinstance(root, Mapping):
        raise _RefusedError(Place(root.line, root.column), "a prefab file holds entries", "begin with an id and ':'")
    return root


def _node(event: yaml.NodeEvent) -> Node:
    """The node that begins with this event."""
    mark = event.start_mark
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    place = Place(line, column)
    if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
        raise _RefusedError(place, "anchors and aliases ('&', '*') are not allowed", "write it out, or quote the text")
    if isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent) and event.tag is not None:
        raise _RefusedError(
            place, f"tags are not allowed: {quoted(event.tag)}", "write plain values, or quote the text"
        )
    if isinstance(event, yaml.ScalarEvent):
        return Scalar(line, column, event.value, plain=not event.style)
    return Mapping(line, column) if isinstance(event, yaml.MappingStartEvent) else Sequence(line, column)


def _put(frame: _Frame, node: Node, sheet: Sheet) -> None:
    """Put a node into the list or mapping that is open."""
    if isinstance(node, Scalar) and (unseen := boxes(node.text)):
        place, hint = Place(node.line, node.column), "write it in Latin, Greek or Cyrillic letters"
        sheet.report(place, f"no typeface of the game has {quoted(unseen)}, which is drawn as boxes", hint, "warning")
    if isinstance(frame.node, Sequence):
        frame.node.items.append(node)
    elif frame.key is None:
        if not isinstance(node, Scalar):
            raise _RefusedError(Place(node.line, node.column), "a key must be a word")
        frame.key = node
    else:
        key, frame.key = frame.key, None
        first = frame.keys.setdefault(key.text, key)
        if first is key:
            frame.node.entries.append((key, node))
        else:
            place = Place(key.line, key.column)
            sheet.report(place, f"{quoted(key.text)} is written twice", f"first in line {first.line}")
