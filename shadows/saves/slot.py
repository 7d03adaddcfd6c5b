"""The run under way on the disk: saved after every command, found again at the next start."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from components.prefabs import Library
from shadows.games import DEFAULT, Game, known
from shadows.play.session import Session
from shadows.saves.compatibility import changed_since
from shadows.saves.envelope import Unusable
from shadows.saves.files import Undecodable, decoded, flush_to_disk, put, read, set_aside, write_aside
from shadows.saves.format import LARGEST, NO_SNAPSHOT, SavedRun, brought_back, opened, sealed
from shadows.saves.history import History, HistoryError, Record
from shadows.saves.paths import ENDED, OTHER_CONTENT, UNREADABLE, Paths
from shadows.saves.profile import Credit, ProfileError, ProfileSlot
from shadows.saves.writer import WRITER

BACK = "The run that was set aside fits again, and goes on."
LATER = "The run that has ended is kept, and is put in at the next start that can."
LOST = "The run that has ended could not be kept anywhere."


class Loaded(NamedTuple):
    """What was found: an open run with its session, or None; a sentence for the player, mostly empty; and half a
    sentence about what it was played with that is another now, mostly empty too (R64)."""

    run: SavedRun | None
    session: Session | None
    message: str
    changed: str = ""


class TakenOver(Exception):  # it says what happened to the file
    """Another game goes on with the run, so this one must not write it any more."""


class RunSlot:
    """The run's file and the one before it. One game at a time writes them."""

    def __init__(self, paths: Paths, game: str | Game = DEFAULT) -> None:
        """The runs of a game lie in its own folder."""
        self._game = known(game)
        self._paths = paths = paths.of(self._game.folder)
        self._history = History(paths.history)
        self._mark: tuple[int, int, int] | None = None
        self._held: tuple[str, int] | None = None
        """The run that this store goes on with, and after how many commands it lies on the disk."""
        self._alone = False
        """Whether copies of that run that were set aside are gone."""

    def load(self, library: Library) -> Loaded:
        """The open run, from the newest save that is whole. What is not is set aside with its reason, never deleted;
        runs that have ended are put into the history and leave. Nothing of the open run is written yet."""
        WRITER.wait()
        self._put_in_what_waits(library)
        trouble = ""
        for path in self._newest_first():
            run = None
            try:
                run = self._read(path)
                if run is None:
                    continue
                if self._over(run, library):
                    continue
                session, changed = brought_back(run, library, self._game)
                self._bring(path, run)
            except Unusable as error:
                if path in (self._paths.run, self._paths.previous):
                    kept = set_aside(path, error.kind)
                    trouble = trouble or f"{error}: it is kept as {kept}"
                    if run is not None and error.kind == OTHER_CONTENT:
                        self._drop([self._paths.previous], run)
            except (HistoryError, ProfileError) as error:
                set_aside(path, ENDED)
                return Loaded(None, None, f"{error} {LATER}")
            else:
                goes_on = trouble and f"{trouble}, and the run goes on from the step before."
                return Loaded(run, session, goes_on, changed)
        return Loaded(None, None, trouble and f"{trouble}, and a new run can begin.")

    def returned(self, library: Library) -> Loaded:
        """A run that was set aside and can go on again: of several the last whose content and version are back, or
        else the last that loads with those of now."""

        def nearest(found: tuple[Path, SavedRun]) -> tuple[bool, str, int]:
            return not changed_since(found[1], library), found[1].began, found[1].commands

        for path, run in sorted(self._aside(), key=nearest, reverse=True):
            with suppress(Unusable):
                session, changed = brought_back(run, library, self._game)
                self._bring(path, run)
                return Loaded(run, session, "" if changed else BACK, changed)
        return Loaded(None, None, "")

    def waiting(self, library: Library) -> str:
        """Why the open run, or the last one that was set aside, does not go on as it was: by the names of the mods;
        empty if there is none, or if it does. Changes nothing."""
        WRITER.wait()
        aside = sorted(
            (run for path, run in self._aside() if OTHER_CONTENT in path.name),
            key=lambda run: (run.began, run.commands),
        )
        with suppress(Unusable):
            aside += filter(None, [self._read(self._paths.run)])
        changed = changed_since(aside[-1], library) if aside and aside[-1].record is None else ""
        return changed and f"The saved run was played {changed}. It goes on as it was when that is as it was."

    def lay_aside(self) -> str:
        """Keep the open run for the day when its content is back; returns the name of its file."""
        run = None
        with suppress(Unusable):
            run = self._read(self._paths.run) or self._read(self._paths.previous)
        path = self._paths.run if self._paths.run.exists() else self._paths.previous
        kept = set_aside(path, OTHER_CONTENT)
        if run is not None:
            self._drop([self._paths.previous], run)
        return kept

    def claim(self) -> None:
        """From here on this store is the one that writes the run, whatever lies there."""
        self._mark = _mark(self._paths.run)

    def check(self) -> None:
        """Raises TakenOver if another game goes on with the run, OSError if the run's file cannot be looked at. The
        same save, touched or put back by someone else, does not count."""
        mark = _mark(self._paths.run)
        if mark != self._mark:
            try:
                found = self._read(self._paths.run) or self._read(self._paths.previous)
            except Unusable as error:
                if isinstance(error.__cause__, OSError):
                    raise error.__cause__ from None
                ours = error.kind == "damaged"
            else:
                ours = self._ours(found)
            if not ours:
                raise TakenOver("Another game has written this run, so this one is not saved any more.")
            self._mark = mark

    def save(self, run: SavedRun, *also: Path) -> None:
        """Keep the run as it is now, and as it was before. A kill at any instant leaves one of the two, and so does a
        power cut: what is put in place is on the disk.

        The places of the files in their folder, and the files `also`, are waited for beside the game. Raises OSError.
        """
        run_file, previous = self._paths.run, self._paths.previous
        aside = write_aside(run_file, sealed(run))
        if self._mark is not None:
            put(run_file, previous)
            self._mark = None
        put(aside, run_file)
        self._mark = _mark(run_file)
        self._held = run.id, run.commands
        if not self._alone:
            self._drop(self._paths.aside(), run)
            self._alone = True
        WRITER.ask("flush", lambda: flush_to_disk(run_file, *also))

    def end(self, run: SavedRun, record: Record, library: Library, failed: Callable[[str], None]) -> Credit | None:
        """The run is over, for good (R55): its file says so before this returns, so that no kill brings it back. Gives
        what it has earned, in a game whose player grows (D18).

        The history is written beside the game, then the file goes. Where that cannot be, or the profile cannot be kept,
        the file waits for a later start, and `failed` hears a sentence. Raises OSError.
        """
        credit: Credit | None = None
        credited = False
        run_file, previous = self._paths.run, self._paths.previous
        run.snapshot, run.record = NO_SNAPSHOT, record
        try:
            try:
                put(write_aside(run_file, sealed(run)), run_file)
            except OSError:
                previous.unlink(missing_ok=True)  # a full disk has room for it now
                self._end_in_place(run)
            previous.unlink(missing_ok=True)
            self._drop(self._paths.aside(), run)
        finally:
            mark = self._mark = _mark(run_file)
            try:
                credit = self._credit(run, library)
                credited = True
            except ProfileError as error:
                failed(f"{error} {LATER if mark else LOST}")
            WRITER.ask(f"end {run.id}", lambda: self._bury(record, mark, credited, failed))
        return credit

    def _end_in_place(self, run: SavedRun) -> None:
        """The second try. Where there is no room even now, the run's file is given up, since it must not go on."""
        try:
            put(write_aside(self._paths.run, sealed(run)), self._paths.run)
        except OSError:
            self._paths.run.unlink(missing_ok=True)

    def _bury(
        self, record: Record, mark: tuple[int, int, int] | None, credited: bool, failed: Callable[[str], None]
    ) -> None:
        try:
            trouble = self._history.record(record)
        except HistoryError as error:
            failed(f"{error} {LATER if mark else LOST}")
            return
        if trouble:
            failed(trouble)
        with suppress(OSError):
            if credited and _mark(self._paths.run) == mark:
                self._paths.run.unlink()

    def _credit(self, run: SavedRun, library: Library) -> Credit | None:
        """What a run that has ended has earned, once; None where no player grows, or nothing is told of it. Raises
        ProfileError."""
        tree = self._game.tree
        if tree is None or run.record is None:
            return None
        try:
            told = decoded(bytes(run.summary), msgspec.json.Decoder(tree.told))
        except Undecodable:
            return None
        return ProfileSlot(self._paths, self._game, library).credit(run.id, run.record.ended, told)

    def _put_in_what_waits(self, library: Library) -> None:
        """Ended runs that could not be put into the history, or credited, when they ended."""
        for path in self._paths.aside([ENDED]):
            with suppress(Unusable, HistoryError, ProfileError, OSError):
                run = self._read(path)
                if run is not None and run.record is not None:
                    self._history.record(run.record)
                    self._credit(run, library)
                    path.unlink()

    def _aside(self) -> Iterator[tuple[Path, SavedRun]]:
        """The runs that were set aside and may go on one day. One that has ended since is gone for good (R55)."""
        for path in self._paths.aside():
            with suppress(Unusable, HistoryError, OSError):
                run = self._read(path)
                if run is None or run.record is not None:
                    continue
                if self._history.has(run.id):
                    path.unlink()
                    continue
                yield path, run

    def _bring(self, path: Path, run: SavedRun) -> None:
        """A run that lies elsewhere comes to its place, and this store goes on with it."""
        if path not in (self._paths.run, self._paths.previous):
            with suppress(OSError):  # then its next save comes there
                put(path, self._paths.run)
        self._mark = _mark(self._paths.run)
        self._held = run.id, run.commands
        self._alone = False

    def _drop(self, paths: list[Path], run: SavedRun) -> None:
        """Other copies of a run: where it goes on from they are behind, and where it is over they are dead."""
        for path in paths:
            with suppress(Unusable, OSError):
                found = self._read(path)
                if found is not None and found.id == run.id:
                    path.unlink()

    def _ours(self, found: SavedRun | None) -> bool:
        """Whether a save that lies there is one that this store wrote. If there is none, whether nobody ended the
        run."""
        if self._held is None:
            return False
        held, commands = self._held
        if found is not None:
            return found.record is None and found.id == held and found.commands <= commands
        with suppress(HistoryError):
            return not self._history.has(held)
        return True

    def _read(self, path: Path) -> SavedRun | None:
        try:
            return opened(read(path, LARGEST))
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            raise Unusable(UNREADABLE, f"The saved run cannot be read ({error.strerror})") from error

    def _newest_first(self) -> Iterator[Path]:
        """Where the open run may lie: in its place, or else in one of these, the last save first."""
        yield self._paths.run
        yield from sorted([self._paths.previous, *self._paths.aside([UNREADABLE])], key=self._age, reverse=True)

    def _age(self, path: Path) -> tuple[str, int]:
        with suppress(Unusable):
            run = self._read(path)
            if run is not None:
                return run.began, run.commands
        return "", 0

    def _over(self, run: SavedRun, library: Library) -> bool:
        """Whether a run has ended; if so, it is put into the history and credited, and its files leave. Raises
        HistoryError and ProfileError."""
        if run.record is not None:
            self._history.record(run.record)
            self._credit(run, library)
        else:
            try:
                if not self._history.has(run.id):
                    return False
            except HistoryError:
                return False
        self._drop(self._paths.saves(), run)
        return True


def _mark(path: Path) -> tuple[int, int, int] | None:
    """What tells one writing of a file from another."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
