"""Content: prefab files to the library that the rules read."""

from shadows.content.files import base_prefabs
from shadows.content.library import check, load
from shadows.content.problems import ContentError, Problem

__all__ = ["ContentError", "Problem", "base_prefabs", "check", "load"]
