"""Content: prefab files to the library that the rules read."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shadows.content.library.files import base_prefabs
    from shadows.content.library.loading import check, load
    from shadows.content.problems import ContentError, Problem

__all__ = ["ContentError", "Problem", "base_prefabs", "check", "load"]

_HOMES = {
    "ContentError": "problems",
    "Problem": "problems",
    "base_prefabs": "library.files",
    "check": "library.loading",
    "load": "library.loading",
}


def __getattr__(name: str) -> Any:
    """What reads and checks content is loaded only when content is read, so that the window opens quickly."""
    if name not in _HOMES:
        raise AttributeError(f"module 'shadows.content' has no attribute {name!r}")
    return getattr(import_module(f"shadows.content.{_HOMES[name]}"), name)
