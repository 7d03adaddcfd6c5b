"""Terms: where hand-written texts use them, and what explains them."""

import re
from collections.abc import Iterator
from functools import lru_cache

from components.prefabs import Library
from shadows.content.text.spans import Span
from shadows.content.text.wording.phrases import Phrase


def _terms(library: Library) -> Iterator[tuple[str, str]]:
    """The words that texts may use and the ids of what they mean; a status goes before a keyword, and that before a
    card."""
    for keyword in library.keywords.values():
        for form in keyword.forms:
            yield form, keyword.id
    for prefabs in (library.shelf("cards"), library.keywords, library.statuses):
        for prefab in prefabs.values():
            yield prefab.name, prefab.id


def marked(library: Library, text: str) -> Phrase:
    """A hand-written text with its terms and numbers marked."""
    return _marked(text, tuple(_terms(library))) if text else ()


@lru_cache(maxsize=2048)
def _marked(text: str, terms: tuple[tuple[str, str], ...]) -> Phrase:
    ids = dict(terms)
    spans: list[Span] = []
    end = 0
    for found in _pattern(terms).finditer(text):
        if found.start() > end:
            spans.append(Span(text[end : found.start()]))
        word = found.group()
        spans.append(Span(word, "keyword", ids[word]) if word in ids else Span(word, "number"))
        end = found.end()
    if end < len(text):
        spans.append(Span(text[end:]))
    return tuple(spans)


@lru_cache(maxsize=8)
def _pattern(terms: tuple[tuple[str, str], ...]) -> re.Pattern[str]:
    """Any term as a whole word, the longest first, or a number."""
    names = sorted((re.escape(name) for name, _ in terms), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join([*names, '[-−]?[0-9]+'])})(?!\w)")
