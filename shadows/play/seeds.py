"""Seeds as players write them (R60)."""

import secrets
from typing import Any

LONGEST = 64
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


class SeedError(ValueError):
    """A seed that cannot be used, with the reason."""


def normalised(seed: Any) -> str:
    """Trimmed and upper-cased; an empty one, or None, is drawn at random, one over 64 characters is refused. What is
    no text in it is spelled out."""
    if not isinstance(seed, str | None):
        raise SeedError(f"A seed is a text; write {str(seed)!r}.")
    text = (seed or "").encode("utf-8", "backslashreplace").decode("utf-8").strip().upper()
    if not text:
        return "".join(secrets.choice(LETTERS) for _ in range(8))
    if len(text) > LONGEST:
        raise SeedError(f"A seed has at most {LONGEST} characters; this one has {len(text)}.")
    return text
