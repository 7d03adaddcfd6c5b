"""A mod is tried out while it is written: a combat with all that it brings, which goes on when a file was saved."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from shadows.content.library.files import files_in
from shadows.mods.loading import Loadout, with_needs
from shadows.mods.manifest import open_mod
from shadows.play.sandbox import by_hand
from shadows.play.session import Session
from shadows.play.snapshots import SnapshotError

if TYPE_CHECKING:
    from components.prefabs import Library
    from shadows.mods.manifest import Mod

UNCHANGED = "The fight goes on with what was there before."
ANEW = "The fight begins anew."


class News(NamedTuple):
    """What a look at the files has brought: sentences, whether they tell of errors, and the session to go on with,
    None if it is still the same one."""

    lines: list[str]
    wrong: bool
    session: Session | None


class Trial:
    """A combat with a mod. `session` is the one to play, `loadout` what it is played with."""

    def __init__(self, folder: Path, *, run_code: bool = False) -> None:
        """With `run_code` the mod's code runs, also when it changes; otherwise only what the player has allowed."""
        self.folder, self._run_code = folder, run_code
        self._seen = _stamps(folder)
        self._mod, self.loadout = self._load()
        self.session = by_hand(self.loadout.game).arranged(self.loadout.library, self._mod.id)

    @property
    def problems(self) -> list[str]:
        """All that is wrong with the mod, in a line each."""
        return [str(problem) for problem in self._mod.problems]

    def look(self) -> News | None:
        """Look whether a file was saved since the last time; None if not.

        With an error in the mod the fight goes on as it was. Otherwise it goes on with the new rules, and what can
        join it does, as new cards do; it begins anew where it cannot, or where something else came or went.
        """
        stamps = _stamps(self.folder)
        if stamps == self._seen:
            return None
        self._seen = stamps
        mod, loadout = self._load()
        lines = [str(problem) for problem in mod.problems if problem.grade != "hint"]
        if mod.off or any(problem.grade == "error" for problem in mod.problems):
            return News([*lines, UNCHANGED], True, None)
        before, self._mod, self.loadout = self.loadout.library, mod, loadout
        library, name = loadout.library, mod.manifest.name
        session, fights = None, by_hand(loadout.game)
        if fights.lasting(before, mod.id) == fights.lasting(library, mod.id):
            session = _carried_over(self.session, library)
        if session is None:
            self.again()
            return News([*lines, f"{name} was read anew. {ANEW}"], False, self.session)
        self.session = session
        told = [f"{name} was read anew.", fights.joined(session, before, mod.id)]
        return News([*lines, " ".join(filter(None, told))], False, session)

    def again(self) -> None:
        """Begin the combat anew."""
        self.session = by_hand(self.loadout.game).arranged(self.loadout.library, self._mod.id)

    def _load(self) -> tuple[Mod, Loadout]:
        mod = open_mod(self.folder)
        return mod, with_needs([mod], run_code=self._run_code)


def _carried_over(session: Session, library: Library) -> Session | None:
    """The same combat under other rules, or None where they do not know what is in it."""
    if session.outcome != "ongoing":
        return None
    snapshot = session.snapshot() | {"content": library.fingerprint}
    try:
        again = Session.restore(snapshot, library=library, games=(session.game,))
        again.world.strict = session.world.strict
        again.look()
        again.legal()
    except (SnapshotError, LookupError, AttributeError, TypeError):
        return None
    return again


def _stamps(folder: Path) -> dict[Path, tuple[int, int]]:
    """What tells whether a file of a folder was written, came or went."""
    stamps = {}
    for path in files_in(folder):
        with suppress(OSError):
            found = path.stat()
            stamps[path] = (found.st_mtime_ns, found.st_size)
    return stamps
