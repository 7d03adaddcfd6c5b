"""Terms: where hand-written texts use them, and what explains them."""

import re
from collections.abc import Iterator
from functools import lru_cache

from components.prefabs import Library
from shadows.content.text.spans import Span
from shadows.content.text.wording.phrases import Phrase

KNOWN = 8
"""So many libraries at most are known at a time."""


class _Terms:
    """The words that texts of a library may use, with the ids of what they mean."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.ids = dict(_words(library))
        names = sorted(map(re.escape, self.ids), key=len, reverse=True)
        self.pattern = re.compile(rf"(?<!\w)(?:{'|'.join([*names, '[-−]?[0-9]+'])})(?!\w)")
        """Any term as a whole word, the longest first, or a number."""


_known: list[_Terms] = []


def _terms(library: Library) -> _Terms:
    """Those of a library, found once as long as it is one of the last that were asked for."""
    for terms in _known:
        if terms.library is library:
            return terms
    _known.insert(0, _Terms(library))
    del _known[KNOWN:]
    return _known[0]


def _words(library: Library) -> Iterator[tuple[str, str]]:
    """A status goes before a keyword, and that before a card."""
    for keyword in library.keywords.values():
        for form in keyword.forms:
            yield form, keyword.id
    for prefabs in (library.shelf("cards"), library.keywords, library.statuses):
        for prefab in prefabs.values():
            yield prefab.name, prefab.id


def marked(library: Library, text: str) -> Phrase:
    """A hand-written text with its terms and numbers marked."""
    return _marked(text, _terms(library)) if text else ()


@lru_cache(maxsize=2048)
def _marked(text: str, terms: _Terms) -> Phrase:
    spans: list[Span] = []
    end = 0
    for found in terms.pattern.finditer(text):
        if found.start() > end:
            spans.append(Span(text[end : found.start()]))
        word = found.group()
        spans.append(Span(word, "keyword", terms.ids[word]) if word in terms.ids else Span(word, "number"))
        end = found.end()
    if end < len(text):
        spans.append(Span(text[end:]))
    return tuple(spans)
