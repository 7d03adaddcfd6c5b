"""The modders' reference: every kind, field, effect and word, from the definitions that the loader goes by.

`python -m shadows.reference` writes it to `docs/modding/reference`; a test keeps what is there fresh.
"""

from pathlib import Path

from shadows.games import DEFAULT, Game, known
from shadows.reference.pages import pages, place

__all__ = ["pages", "place", "write"]


def write(folder: Path, game: str | Game = DEFAULT) -> None:
    """Write every page about a game's content to its place in the folder of the reference, and delete pages about it
    that are no more."""
    game = known(game)
    folder /= place(game)
    folder.mkdir(parents=True, exist_ok=True)
    written = pages(game)
    for old in folder.glob("*.md"):
        if old.name not in written:
            old.unlink()
    for name, text in written.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
