"""What the words after `from:` mean."""

from typing import Protocol

from components.rules import Origin

CARD_TYPES = ("attack", "skill", "power")


class HasKind(Protocol):
    """A step or a fact that says what caused it."""

    @property
    def kind(self) -> str:
        """`card`, `relic`, `potion`, `status`, `enemy`, `death` or `rule`."""


def comes_from(what: HasKind, origin: Origin) -> bool:
    """Whether it was caused by such a thing: `attack`, `skill`, `power` are cards of that type (R22, R33)."""
    if origin in CARD_TYPES:
        return what.kind == "card" and getattr(what, "card_type", "") == origin
    return what.kind == origin
