"""Shadows of the Abyss: a dark fantasy roguelike deckbuilder. `Session` is the door to the game, `sandbox` sets up
one fight."""

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

from shadows import root

if TYPE_CHECKING:
    from shadows.sandbox import sandbox
    from shadows.session import IllegalCommand, Session

root.come_first()

__version__ = "0.1.0"
__all__ = ["IllegalCommand", "Session", "__version__", "sandbox"]


def __getattr__(name: str) -> Any:
    """Load the door only when it is used, so that the commands start quickly."""
    if name == "sandbox":
        from shadows.sandbox import sandbox

        return sandbox
    if name in ("Session", "IllegalCommand"):
        from shadows import session

        return getattr(session, name)
    raise AttributeError(f"module 'shadows' has no attribute {name!r}")


class _Package(ModuleType):
    """`shadows.sandbox` is the function, whoever imported the module of that name first."""

    def __setattr__(self, name: str, value: Any) -> None:
        is_module = name == "sandbox" and isinstance(value, ModuleType)
        super().__setattr__(name, value.sandbox if is_module else value)


sys.modules[__name__].__class__ = _Package
