"""Where the player's files lie."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import platformdirs

OTHER_CONTENT: Final = "other-content"
NEWER: Final = "newer"
UNREADABLE: Final = "unreadable"
ASIDE = (OTHER_CONTENT, NEWER, UNREADABLE)
"""Why a run is set aside that may fit again one day."""

ENDED: Final = "ended"
"""Why one is set aside that waits for the history."""


def home() -> Path:
    """The player's folder: `SHADOWS_HOME` where that is set, otherwise the platform's own place."""
    chosen = os.environ.get("SHADOWS_HOME", "").strip()
    folder = Path(chosen) if chosen else platformdirs.user_data_path("shadows-of-the-abyss", appauthor=False)
    try:
        return folder.expanduser()
    except RuntimeError:  # the home of a user who is not there
        return folder


@dataclass(frozen=True, slots=True)
class Paths:
    """The files inside the player's folder; none of them has to be there. `folder` is the one inside it in which the
    runs of a game lie, empty for none of its own."""

    home: Path
    folder: str = ""

    def of(self, folder: str) -> Paths:
        """The same with the runs of another game."""
        return replace(self, folder=folder)

    @property
    def runs(self) -> Path:
        """The folder of a game's runs."""
        return self.home / self.folder

    @property
    def run(self) -> Path:
        """The run under way, after its last command."""
        return self.runs / "run.json"

    @property
    def log(self) -> Path:
        """What went wrong, for whoever mends it."""
        return self.home / "shadows.log"

    @property
    def previous(self) -> Path:
        """The same run one command before."""
        return self.runs / "run.previous.json"

    @property
    def profile(self) -> Path:
        """What the player of a game has earned over all its runs."""
        return self.runs / "profile.json"

    @property
    def previous_profile(self) -> Path:
        """The same one change before."""
        return self.runs / "profile.previous.json"

    def aside(self, kinds: Iterable[str] = ASIDE) -> list[Path]:
        """Runs that were set aside for such reasons."""
        return [path for kind in kinds for path in _found(self.runs, f"run.{kind}*.json")]

    def saves(self) -> list[Path]:
        """All that are there of runs: open, set aside, ended but not in the history yet."""
        return [
            *(path for name in (self.run.name, self.previous.name) for path in _found(self.runs, name)),
            *self.aside((*ASIDE, ENDED)),
        ]

    @property
    def replays(self) -> Path:
        """One file for each run."""
        return self.runs / "replays"

    @property
    def history(self) -> Path:
        """All runs that have ended."""
        return self.runs / "history.sqlite3"

    @property
    def mods(self) -> Path:
        """The mods that the player has, a folder each."""
        return self.home / "mods"

    @property
    def modded(self) -> bool:
        """Whether there may be mods."""
        return bool(_found(self.mods, "*") or _found(self.home, self.switches.name))

    @property
    def models(self) -> Path:
        """What is known of the models of mods: which of them the engine can read."""
        return self.home / "models.json"

    @property
    def switches(self) -> Path:
        """Which of them are on."""
        return self.home / "mods.json"


def _found(folder: Path, pattern: str) -> list[Path]:
    """What lies in a folder; nothing in one that no system can have."""
    try:
        return sorted(folder.glob(pattern))
    except OSError:
        return []
