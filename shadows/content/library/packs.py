"""Folders of prefabs, and whose they are."""

from pathlib import Path
from typing import NamedTuple

from shadows.content.yaml.source_file import Sheet


class Pack(NamedTuple):
    """A folder of prefabs.

    `mod` is the id of the mod that it belongs to, empty for the game itself; `needs` are the mods whose ids it may
    name too. `sheet` is that of the mod's own file, whose references are the entries to take away.
    """

    root: Path
    mod: str = ""
    needs: tuple[str, ...] = ()
    sheet: Sheet | None = None
