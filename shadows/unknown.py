"""What to say of a name that nothing has."""

from collections.abc import Iterable

from shadows.content.problems import nearest, quoted

FEW = 12


def unknown(kind: str, word: str, known: Iterable[str]) -> str:
    """`Unknown hero 'blod_reaper' — did you mean 'blood_reaper'? Known: …`, with the list where it is short."""
    names = list(known)
    guess = nearest(word, names)
    listed = f" Known: {', '.join(names)}." if len(names) <= FEW else ""
    return f"Unknown {kind} {quoted(word)}{f' — {guess}' if guess else '.'}{listed}"
