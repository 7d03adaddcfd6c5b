"""What a parser of YAML stumbles over, and what its author most likely meant: the parser itself names neither."""

import re
from typing import NamedTuple

import yaml

from shadows.content.problems import Place, quoted, shortened

_SPACES = re.compile("^ *[\u00a0\u2000-\u200b\u3000\ufeff]", re.MULTILINE)
"""A line that is indented with what only looks like a space."""

_COLON_IN_TEXT = re.compile(r"""\s*(?:- +)?[^\s:{["']+:\s+[^\s{["'].*:(\s|$)""")
"""A value without quotes in which a colon stands."""

_CLOSING = {"{": "}", "[": "]"}


class Slip(NamedTuple):
    """A place in a file, what is wrong there, and what would be right, empty where that is anyone's guess."""

    place: Place
    message: str
    hint: str = ""


def slip(error: yaml.MarkedYAMLError, text: str) -> Slip:
    """What the parser's error means in a text."""
    lines = text.splitlines()
    mark = error.problem_mark or error.context_mark
    if mark is None:
        return Slip(Place(1, 1), f"not valid YAML: {error.problem}")
    problem = error.problem or ""
    line = lines[mark.line] if mark.line < len(lines) else ""
    begin = error.context_mark or mark
    place = Place(mark.line + 1, mark.column + 1)
    message = f"not valid YAML: {problem}"
    if "\t" in line[: mark.column + 1]:
        return Slip(place, message, "indent with spaces, not tabs")
    if (found := _SPACES.search(text)) and text.count("\n", 0, found.start()) <= mark.line:
        at = Place(text.count("\n", 0, found.start()) + 1, found.end() - found.start())
        return Slip(
            at, f"the line begins with U+{ord(found[0][-1]):04X}, which is no plain space", "indent with spaces"
        )
    if "expected ':'" in problem:
        return _without_colon(lines, begin.line, begin.column)
    if "mapping values" in problem:
        if _COLON_IN_TEXT.match(line):
            value = line.partition(": ")[2].strip()
            return Slip(place, message, f'text with a colon in it needs quotes: "{shortened(value)}"')
        row = next((row for row in range(mark.line - 1, -1, -1) if lines[row].strip()), 0)
        above = lines[row].lstrip()
        if ": " not in above and len(lines[row]) - len(above) == len(line) - len(line.lstrip()):
            return _without_colon(lines, row, len(lines[row]) - len(above))
        return Slip(place, message, "the line is indented deeper than the one above: line them up")
    if "end of stream" in problem and "scalar" in (error.context or ""):
        quote = lines[begin.line][begin.column] if begin.line < len(lines) else '"'
        return Slip(Place(begin.line + 1, begin.column + 1), "the text is never closed", f"end it with {quote}")
    if "',' or" in problem:
        opened = lines[begin.line][begin.column]
        where = f"the '{opened}' of line {begin.line + 1}, column {begin.column + 1}"
        return Slip(place, message, f"close {where} with '{_CLOSING.get(opened, opened)}', or write a ',' in between")
    if "expected key" in problem or "<block end>" in problem:
        return Slip(place, message, _out_of_line(lines, mark))
    if "cannot start any token" in problem:
        return Slip(place, message, f"text that begins with {quoted(line[mark.column])} needs quotes")
    return Slip(place, message)


def _without_colon(lines: list[str], row: int, column: int) -> Slip:
    """A key that no colon follows; the parser only notices in the next line."""
    said = lines[row][column:].strip() if row < len(lines) else ""
    key, colon, value = said.partition(":")
    right = f"{key}: {value}" if colon else ": ".join(said.split(maxsplit=1))
    hint = f"write '{right}'" if right != said and len(right) < len(said) + 3 else "write a key, ':' and its value"
    return Slip(Place(row + 1, column + 1), f"no ': ' stands in {quoted(said)}", hint)


def _out_of_line(lines: list[str], mark: yaml.Mark) -> str:
    """Why something stands where a key should: it is indented in another way, or a quote ended the text before it."""
    if mark.line < len(lines) and lines[mark.line][: mark.column].strip():
        return "a quote has ended the text before: put all of it in double quotes"
    above = next((line for line in reversed(lines[: mark.line]) if line.strip()), "")
    fields = above.lstrip(" -") if above.lstrip().startswith("- ") else above.lstrip()
    return f"line it up with the fields above, which begin with {len(above) - len(fields)} spaces"
