"""A section of the document: what it finds, in sentences, and the tables that it finds it in."""

from __future__ import annotations

from typing import NamedTuple

DISCOVERIES = 0.05
"""Of what is said to stand out, so large a part is by chance at most, on average: the false discovery rate after
Benjamini and Hochberg, over all tests of a table."""


class Section(NamedTuple):
    """`findings` are sentences that go to the top of the document as well, `body` is Markdown."""

    title: str
    findings: list[str]
    body: str
