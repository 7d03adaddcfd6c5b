"""The run under way on the disk: saved after every command, found again at the next start."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from components.prefabs import Library
from shadows.saves.files import flush_to_disk, put, read, set_aside, write_aside
from shadows.saves.history import History, HistoryError, Record
from shadows.saves.places import OTHER_CONTENT, Places
from shadows.saves.saved import LARGEST, NO_SNAPSHOT, SavedRun, Unusable, brought_back, misfit, opened, sealed
from shadows.saves.scribe import SCRIBE
from shadows.session import Session


class Loaded(NamedTuple):
    """What was found: an open run with its session, or None; and a sentence for the player, mostly empty."""

    run: SavedRun | None
    session: Session | None
    message: str


class TakenOver(Exception):  # it says what happened to the file
    """Another game goes on with the run, so this one must not write it any more."""


class RunStore:
    """The run's file and the one before it. One game at a time writes them."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._history = History(places.history)
        self._mark: tuple[int, int, int] | None = None

    def load(self, library: Library) -> Loaded:
        """The open run, from the newest save that is whole. What is not is set aside with its reason, never deleted;
        runs that have ended are put into the history and leave."""
        SCRIBE.wait()
        trouble = ""
        for path in (self._places.run, self._places.previous):
            try:
                run = self._read(path, library)
                if run is None:
                    continue
                if self._over(run):
                    return Loaded(None, None, trouble)
                session = brought_back(run, library)
            except Unusable as error:
                kept = set_aside(path, error.kind)
                trouble = trouble or f"{error}: it is kept as {kept}"
                continue
            except HistoryError as error:
                set_aside(path, "ended")
                return Loaded(None, None, str(error))
            self.claim()
            return Loaded(run, session, trouble and f"{trouble}, and the run goes on from the step before.")
        if trouble:
            return Loaded(None, None, f"{trouble}, and a new run can begin.")
        return Loaded(None, None, "")

    def returned(self, library: Library) -> Loaded:
        """A run that was set aside and fits again, because its content or version is back: of several the last."""
        fitting = []
        for path in self._places.aside():
            with suppress(Unusable, HistoryError):
                run = self._read(path, library)
                if run is not None and run.record is None and not self._history.has(run.id):
                    fitting.append((run.began, run.commands, path.name, run))
        if not fitting:
            return Loaded(None, None, "")
        *_, name, run = max(fitting, key=lambda found: found[:3])
        try:
            session = brought_back(run, library)
            put(self._places.home / name, self._places.run)
        except (Unusable, OSError):
            return Loaded(None, None, "")
        self.claim()
        return Loaded(run, session, "The run that was set aside fits again, and goes on.")

    def waiting(self, library: Library) -> str:
        """Why the run under way, or the last one that was set aside, does not go on, and when it does: by the names of
        the mods; empty if no run waits for mods. Changes nothing."""
        SCRIBE.wait()
        aside = sorted(self._places.aside([OTHER_CONTENT]), key=lambda path: (_mark(path) or (0, 0, 0))[1])
        for path in (self._places.run, *reversed(aside)):
            with suppress(Unusable, HistoryError):
                run = self._read(path, None)
                if run is not None and run.record is None and not self._history.has(run.id):
                    fits = run.mods == list(library.mods)
                    return "" if fits else f"{misfit(run, library)}. It goes on when the mods are as they were."
        return ""

    def claim(self) -> None:
        """From here on this store is the one that writes the run."""
        self._mark = _mark(self._places.run)

    def check(self) -> None:
        """Raises TakenOver if the run's file is not as this store left it."""
        if _mark(self._places.run) != self._mark:
            raise TakenOver("Another game has written this run, so this one is not saved any more.")

    def save(self, run: SavedRun, *also: Path) -> None:
        """Keep the run as it is now, and as it was before. A kill at any instant leaves one of the two.

        The disk is waited for beside the game, for the files `also` too. Raises OSError.
        """
        run_file, previous = self._places.run, self._places.previous
        aside = write_aside(run_file, sealed(run))
        if self._mark is not None:
            put(run_file, previous)
            self._mark = None
        put(aside, run_file)
        self._mark = _mark(run_file)
        SCRIBE.ask("flush", lambda: flush_to_disk(run_file, *also))

    def end(self, run: SavedRun, record: Record, failed: Callable[[str], None]) -> None:
        """The run is over, for good (R55): its file says so before this returns, so that no kill brings it back.

        The history is written beside the game, then the file goes; `failed` hears a sentence if it cannot be.
        Raises OSError.
        """
        run_file, previous = self._places.run, self._places.previous
        run.snapshot, run.record = NO_SNAPSHOT, record
        try:
            try:
                put(write_aside(run_file, sealed(run)), run_file)
            except OSError:
                run_file.unlink(missing_ok=True)  # a full disk has no room to say it, but gives the file up
            previous.unlink(missing_ok=True)
        finally:
            mark = self._mark = _mark(run_file)
            SCRIBE.ask(f"end {run.id}", lambda: self._bury(record, mark, failed))

    def _bury(self, record: Record, mark: tuple[int, int, int] | None, failed: Callable[[str], None]) -> None:
        try:
            self._history.record(record)
        except HistoryError as error:
            failed(str(error))
            return
        with suppress(OSError):
            if _mark(self._places.run) == mark:
                self._places.run.unlink()

    def _read(self, path: Path, library: Library | None) -> SavedRun | None:
        try:
            return opened(read(path, LARGEST), library)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            raise Unusable("unreadable", f"The saved run cannot be read ({error.strerror})") from error

    def _over(self, run: SavedRun) -> bool:
        """Whether a run has ended; if so, it is put into the history and its files leave. Raises HistoryError."""
        if run.record is not None:
            self._history.record(run.record)
        else:
            with suppress(HistoryError):
                if self._history.has(run.id):
                    self._leave()
                    return True
            return False
        self._leave()
        return True

    def _leave(self) -> None:
        for path in (self._places.previous, self._places.run):
            with suppress(OSError):
                path.unlink()


def _mark(path: Path) -> tuple[int, int, int] | None:
    """What tells one writing of a file from another."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
