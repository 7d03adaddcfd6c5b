"""The modders' reference: every kind, field, effect and word, from the definitions that the loader goes by.

`python -m shadows.reference` writes it to `docs/modding/reference`; a test keeps what is there fresh.
"""

from pathlib import Path

from shadows.games import DEFAULT, Game
from shadows.reference.pages import pages

__all__ = ["pages", "write"]


def write(folder: Path, game: str | Game = DEFAULT) -> None:
    """Write every page about a game's content into a folder, and delete pages that are no more."""
    folder.mkdir(parents=True, exist_ok=True)
    written = pages(game)
    for old in folder.glob("*.md"):
        if old.name not in written:
            old.unlink()
    for name, text in written.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
