"""Where the player's files lie."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs


def home() -> Path:
    """The player's folder: `SHADOWS_HOME` where that is set, otherwise the platform's own place."""
    chosen = os.environ.get("SHADOWS_HOME", "").strip()
    if chosen:
        return Path(chosen).expanduser()
    return platformdirs.user_data_path("shadows-of-the-abyss", appauthor=False)


@dataclass(frozen=True, slots=True)
class Places:
    """The files inside the player's folder; none of them has to be there."""

    home: Path

    @property
    def run(self) -> Path:
        """The run under way, after its last command."""
        return self.home / "run.json"

    @property
    def previous(self) -> Path:
        """The same run one command before."""
        return self.home / "run.previous.json"

    @property
    def replays(self) -> Path:
        """One file for each run."""
        return self.home / "replays"

    @property
    def history(self) -> Path:
        """All runs that have ended."""
        return self.home / "history.sqlite3"

    @property
    def mods(self) -> Path:
        """The mods that the player has, a folder each."""
        return self.home / "mods"

    @property
    def switches(self) -> Path:
        """Which of them are on."""
        return self.home / "mods.json"
