"""What to say of a name that nothing has."""

from collections.abc import Iterable

from shadows.content.problems import nearest, quoted

FEW = 12


def unknown(kind: str, word: object, known: Iterable[str]) -> str:
    """`Unknown hero 'blod_reaper' — did you mean 'blood_reaper'? Known: …`, with the list where it is short."""
    names, written = list(known), str(word)
    guess = nearest(written, names)
    listed = f" Known: {', '.join(names)}." if len(names) <= FEW else ""
    return f"Unknown {kind} {quoted(written)}{f' — {guess}' if guess else '.'}{listed}"
