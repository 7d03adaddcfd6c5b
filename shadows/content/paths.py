"""Where paths really lead."""

from pathlib import Path


def lies_in(path: Path, folder: Path) -> bool:
    """Whether a path really leads into a folder, whatever links there are on the way."""
    try:
        return path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError, ValueError):  # a link that leads to itself, a name that no file can have
        return False
