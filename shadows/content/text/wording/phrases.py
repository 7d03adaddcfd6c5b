"""How texts are put together: spans to phrases, phrases to sentences."""

from collections.abc import Iterable, Sequence

from shadows.content.text.spans import Span, Text

Phrase = tuple[Span, ...]
"""A piece of a sentence, still without its capital letter and its full stop."""

NOTHING: Phrase = ()


def phrase(*pieces: str | Span | Sequence[Span]) -> Phrase:
    """Pieces after one another, with a space between them where none is; empty ones are left out."""
    spans: list[Span] = []
    for piece in pieces:
        added = [Span(piece)] if isinstance(piece, str) else [piece] if isinstance(piece, Span) else list(piece)
        added = [span for span in added if span.text]
        if added and spans and added[0].text[0] not in " ,.:;)":
            spans.append(Span(" "))
        spans.extend(added)
    return tuple(spans)


def keyword(text: str, ref: str = "") -> Span:
    """A term that a tooltip explains; its id is the word itself in small letters if no other is given."""
    return Span(text, "keyword", ref or text.lower())


def number(value: int, printed: int | None = None) -> Span:
    """A number, marked if it stands above or below the printed one."""
    if printed is None or value == printed:
        return Span(signed(value), "number")
    return Span(signed(value), "raised" if value > printed else "lowered")


def struck(spans: Sequence[Span]) -> Phrase:
    """What would not come: still there to be read, but struck out."""
    return tuple(Span(span.text, "struck") for span in spans)


def counted(count: int, one: str, many: str = "") -> str:
    """So many things: `1 card`, `2 cards`; `many` where an s is not enough."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def listing(names: Sequence[str]) -> str:
    """`a, b and c`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def hundredths(value: int) -> str:
    """A number of hundredths as a part of 1: `1.8`, `0.05`, `2`."""
    return f"{value // 100}.{value % 100:02}".rstrip("0").rstrip(".")


def signed(value: int) -> str:
    """A number with a real minus sign."""
    return str(value) if value >= 0 else f"−{-value}"


def article(name: str) -> str:
    """`a` or `an`, as the name asks for it."""
    return "an" if name[:1].lower() in "aeiou" else "a"


def third_person(verb: str) -> str:
    """`loses`, `vanishes`, `applies`; `plays` after a vowel."""
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("s", "sh", "ch")) else f"{verb}s"


AND = " and "


def listed(phrases: Sequence[Phrase], last: str = AND) -> Phrase:
    """`a, b and c`; with another `last` that stands before the last one."""
    spans: list[Span] = []
    for place, item in enumerate(phrases):
        if place:
            spans.append(Span(last if place == len(phrases) - 1 else ", "))
        spans.extend(item)
    return tuple(spans)


def capitalised(spans: Sequence[Span]) -> Phrase:
    """With a capital letter in front."""
    if not spans:
        return NOTHING
    first = spans[0]
    return (Span(first.text[:1].upper() + first.text[1:], first.style, first.ref), *spans[1:])


def sentence(spans: Sequence[Span]) -> Phrase:
    """With a capital letter and a full stop."""
    return (*capitalised(spans), Span(".")) if spans else NOTHING


def text_of(sentences: Iterable[Sequence[Span]]) -> Text:
    """Sentences to a text; neighbouring plain pieces are made one, and those that are struck out."""
    spans: list[Span] = []
    for line in sentences:
        if spans and line:
            spans.append(Span(" "))
        spans.extend(line)
    merged: list[Span] = []
    for span in spans:
        if merged and span.style == merged[-1].style and span.style in ("plain", "struck"):
            merged[-1] = Span(merged[-1].text + span.text, span.style)
        elif span.style == "struck" and len(merged) > 1 and (merged[-2].style, merged[-1].text) == ("struck", " "):
            merged[-2:] = [Span(f"{merged[-2].text} {span.text}", "struck")]
        else:
            merged.append(span)
    return tuple(merged)


def plain(text: Text) -> str:
    """A text without its marks."""
    return "".join(span.text for span in text)
