"""Shadows of the Abyss: a dark fantasy roguelike deckbuilder. `Session` is the door to the game, `sandbox` sets up
one fight."""

from typing import TYPE_CHECKING, Any

from shadows import root

if TYPE_CHECKING:
    from shadows.play.deck.sandbox import sandbox
    from shadows.play.session import IllegalCommand, Session

root.come_first()

__version__ = "0.1.0"
__all__ = ["IllegalCommand", "Session", "__version__", "sandbox"]


def __getattr__(name: str) -> Any:
    """Load the door only when it is used, so that the commands start quickly."""
    if name == "sandbox":
        from shadows.play.sandbox import sandbox

        return sandbox
    if name in ("Session", "IllegalCommand"):
        from shadows.play import session

        return getattr(session, name)
    raise AttributeError(f"module 'shadows' has no attribute {name!r}")
