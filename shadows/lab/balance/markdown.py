"""How figures are written in Markdown, and how a section is put into a file that has others."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING

from shadows.lab.errors import LabError
from shadows.lab.intervals import wilson

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from shadows.lab.intervals import Estimate
    from shadows.lab.report.figures import Share

NONE = "–"

LINE = 150
"""Letters of a line at most."""


def prose(text: str) -> str:
    """A paragraph in lines that can be read in the file as well."""
    return fill(text, LINE, break_long_words=False, break_on_hyphens=False)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], *, left: int = 1) -> str:
    """A table, the first `left` columns to the left and the others to the right; nothing without rows."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    rule = "|".join("---" if place < left else "---:" for place in range(len(heads)))
    return "\n".join([f"| {' | '.join(heads)} |", f"|{rule}|", *lines]) if lines else ""


def escaped(text: str) -> str:
    """What others wrote, without a mark that would end a cell or begin a tag."""
    return " ".join(text.replace("&", "&amp;").replace("<", "&lt;").replace("|", "\\|").split())


def percent(share: Share) -> str:
    """A share alone."""
    return f"{share.hits / share.of:.1%}" if share.of else NONE


def interval(share: Share) -> str:
    """A share with Wilson's 95% interval."""
    low, high = wilson(share.hits, share.of)
    return f"{percent(share)} ({100 * low:.1f} to {100 * high:.1f})" if share.of else NONE


def of(share: Share) -> str:
    """A share, and of how many."""
    return f"{percent(share)} of {share.of:,}" if share.of else NONE


def points(change: Estimate) -> str:
    """A difference of shares with its interval, in points."""
    return f"{100 * change.value:+.1f} ({100 * change.low:+.1f} to {100 * change.high:+.1f})"


def rate(q: float | None) -> str:
    """A false discovery rate, if there is one."""
    if q is None:
        return NONE
    return f"{q:.3f}" if q >= 0.001 else "under 0.001"


def listed(words: Sequence[str]) -> str:
    """Words one after the other: `a, b and c`."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)


def spliced(text: str, name: str, section: str) -> str:
    """A document with a section of a name put into it, in place of what that section held before, otherwise at the end.
    Raises LabError if only one of its marks is there, or they are in the wrong order."""
    first, last = f"<!-- balance: {name} -->", f"<!-- end of balance: {name} -->"
    whole = f"{first}\n{section.strip()}\n{last}"
    marks = [text.count(first), text.count(last)]
    if marks == [0, 0]:
        return f"{text.rstrip()}\n\n{whole}\n"
    before, _, rest = text.partition(first)
    _, end, after = rest.partition(last)
    if marks != [1, 1] or not end:
        raise LabError(f"`{first}` and `{last}` have to stand there once each, in this order, or not at all.")
    return f"{before}{whole}{after}"
