"""All runs that have ended, and all that was met in any, in one SQLite file."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec

from shadows.saves.compatibility import Change
from shadows.saves.files import MEGABYTE, decoded, set_aside
from shadows.saves.stats import Stats

MIGRATIONS = (
    """
    CREATE TABLE runs (
        id TEXT PRIMARY KEY,
        outcome TEXT NOT NULL,
        hero TEXT NOT NULL,
        map TEXT NOT NULL,
        seed TEXT NOT NULL,
        began TEXT NOT NULL,
        ended TEXT NOT NULL,
        seconds REAL NOT NULL,
        act INTEGER NOT NULL,
        floor INTEGER NOT NULL,
        fight TEXT NOT NULL,
        hp INTEGER NOT NULL,
        max_hp INTEGER NOT NULL,
        gold INTEGER NOT NULL,
        deck TEXT NOT NULL,
        relics TEXT NOT NULL,
        potions TEXT NOT NULL,
        tally TEXT NOT NULL,
        replay TEXT NOT NULL,
        version TEXT NOT NULL,
        content TEXT NOT NULL,
        mods TEXT NOT NULL
    );
    CREATE INDEX runs_by_end ON runs (ended);
    """,
    """
    CREATE TABLE met (
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        first TEXT NOT NULL,
        PRIMARY KEY (kind, id)
    ) WITHOUT ROWID;
    INSERT OR IGNORE INTO met SELECT 'cards', rtrim(value, '+'), ended FROM runs, json_each(runs.deck) ORDER BY ended;
    INSERT OR IGNORE INTO met SELECT 'relics', value, ended FROM runs, json_each(runs.relics) ORDER BY ended;
    INSERT OR IGNORE INTO met SELECT 'potions', value, ended FROM runs, json_each(runs.potions) ORDER BY ended;
    """,
    "ALTER TABLE runs ADD COLUMN changes TEXT NOT NULL DEFAULT '[]'",
    """
    ALTER TABLE runs RENAME COLUMN deck TO kept;
    UPDATE runs SET kept = '{"cards":' || kept || '}';
    """,
)
"""What brings a file from each version of its tables to the next; the first makes them. Only ever added to."""


MOST = 1_000_000
"""More runs than this are never asked for."""

FIRST_YEAR, LAST_YEAR = 1900, 3000
PATIENCE = 0.75
"""Seconds to wait for a file that someone else holds; what cannot be put in then waits for another time."""

LONGEST = 4 * MEGABYTE
"""In bytes: what one value may have at most."""

Result = TypeVar("Result")
Whole = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
Seconds = Annotated[float, msgspec.Meta(ge=0.0, le=1e9)]

Thing = tuple[str, str]
"""Something that can be met: its kind as the library's shelves are called (`cards`, `enemies` …), and its id."""


class HistoryError(Exception):
    """The history cannot be read or written; the text is a sentence about it."""


class Record(msgspec.Struct, kw_only=True):
    """One run that has ended.

    `outcome` is `won`, `lost` or `abandoned`; `act` (from 0) and `floor` where it ended, 0 without a map, `fight` the
    encounter there, empty outside of combat. `began` and `ended` are UTC times, `seconds` the time played. `kept` is
    what the player owned besides `relics` and `potions`, all of it as ids: `cards` for example. `tally` holds path,
    numbers and cause of death; `replay` is the name of its file; `changes` are where it went on although the game was
    another (R64).
    """

    id: str
    outcome: str
    hero: str
    map: str
    seed: str
    began: str
    ended: str
    seconds: Seconds
    act: Count
    floor: Count
    fight: str
    hp: Whole
    max_hp: Whole
    gold: Whole
    kept: dict[str, list[str]] = {}
    deck: list[str] = []
    """The cards, of a run that version 0.1.0 ended; they are then among what is kept."""
    relics: list[str]
    potions: list[str]
    tally: Stats
    replay: str
    version: str
    content: str
    mods: list[str]
    changes: list[Change] = []

    def __post_init__(self) -> None:
        """Raises ValueError for times that are none."""
        if self.deck:
            self.kept, self.deck = {"cards": self.deck}, []
        for time in (self.began, self.ended):
            check_time(time)


def check_time(time: str) -> None:
    """Raises ValueError for a time that is none, or out of the calendar."""
    try:
        year = datetime.fromisoformat(time).astimezone(UTC).year
    except OverflowError:
        year = 0
    if not FIRST_YEAR < year < LAST_YEAR:
        raise ValueError(f"{time} is out of the calendar")


_PLAIN = (str, int, float)
_COLUMNS = tuple(name for name in Record.__struct_fields__ if name != "deck")
_LAST = "SELECT * FROM runs ORDER BY ended DESC, rowid DESC LIMIT ?"
_INSERT = f"INSERT OR IGNORE INTO runs ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"


class Runs(NamedTuple):
    """Runs that have ended, the newest first; how many beside them cannot be read; and a sentence about what was wrong
    with the file, mostly empty."""

    records: list[Record]
    broken: int = 0
    trouble: str = ""


def left_out(broken: int) -> str:
    """A sentence about runs that cannot be read."""
    return (
        "One run cannot be read and is left out." if broken == 1 else f"{broken} runs cannot be read and are left out."
    )


class History:
    """The history in a file, which is made at the first record. A file that is no history of ours, or is damaged, is
    set aside, and a new one begins."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def record(self, run: Record) -> str:
        """Keep a run that has ended; one that is there already stays as it is. Gives a sentence about what was wrong
        with the file, mostly empty. Raises HistoryError."""
        values = [getattr(run, name) for name in _COLUMNS]
        row = [value if isinstance(value, _PLAIN) else msgspec.json.encode(value).decode() for value in values]
        return self._with(lambda tables: tables.execute(_INSERT, row))[1]

    def read(self, limit: int = 100) -> Runs:
        """The runs that ended last. One bad row costs no more than itself. Raises HistoryError."""
        if not self._there():
            return Runs([])
        rows, trouble = self._with(lambda tables: tables.execute(_LAST, (min(limit, MOST),)).fetchall())
        records = [record for row in rows or () if (record := _record(row)) is not None]
        return Runs(records, len(rows or ()) - len(records), trouble)

    def runs(self, limit: int = 100) -> list[Record]:
        """The runs that ended last, the newest first, without a word about others. Raises HistoryError."""
        return self.read(limit).records

    def has(self, run: str) -> bool:
        """Whether the run of this id has ended. Raises HistoryError."""
        if not self._there():
            return False
        found, _ = self._with(lambda tables: tables.execute("SELECT 1 FROM runs WHERE id = ?", (run,)).fetchone())
        return found is not None

    def meet(self, things: Iterable[Thing]) -> str:
        """Keep that these were met; when they were met first stays as it is. Gives and raises as `record` does."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        rows = [(*thing, now) for thing in things]
        return self._with(lambda tables: tables.executemany("INSERT OR IGNORE INTO met VALUES (?, ?, ?)", rows))[1]

    def met(self) -> dict[Thing, str]:
        """Everything that was ever met, and the UTC time of the first meeting. Raises HistoryError."""
        if not self._there():
            return {}
        rows, _ = self._with(lambda tables: tables.execute("SELECT kind, id, first FROM met").fetchall())
        return {(kind, name): first for kind, name, first in rows or () if _texts(kind, name, first)}

    def _there(self) -> bool:
        return os.path.exists(self._path)  # noqa: PTH110  # pathlib raises where no file can be

    def _with(self, work: Callable[[sqlite3.Connection], Result]) -> tuple[Result, str]:
        """Do something with the tables, all or nothing. A damaged file, which SQLite may only notice on the way, is
        set aside, and the work is done on a new one. Raises HistoryError."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            try:
                return self._done(work), ""
            except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
                if not _damaged(error):
                    raise
                kept = set_aside(self._path, "damaged")
                return self._done(work), f"The history of runs was damaged: it is kept as {kept}, and begins anew."
        except (sqlite3.Error, OSError, ValueError, OverflowError) as error:
            raise HistoryError(f"The history of runs cannot be used ({error}).") from error

    def _done(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._there() and not self._path.is_file():
            raise OSError(errno.EINVAL, "it is no file of the usual kind")
        with closing(sqlite3.connect(self._path, timeout=PATIENCE)) as tables:
            tables.row_factory = sqlite3.Row
            tables.text_factory = lambda text: text.decode("utf-8", "replace")
            tables.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
            _migrate(tables)
            with tables:
                return work(tables)


def _migrate(tables: sqlite3.Connection) -> None:
    """Bring the tables to this version, all or nothing. Raises HistoryError for a later version, sqlite3.Error."""
    tables.execute("PRAGMA trusted_schema = OFF")
    version: int = tables.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise HistoryError("The history of runs is of a newer version of the game; it is left as it is.")
    there = {(row["type"], row["name"]) for row in tables.execute("SELECT type, name FROM sqlite_master")}
    tables_there = {("table", name) for name in ("runs", "met")[: max(version, 0)]}
    if (
        version < 0
        or not tables_there <= there
        or {kind for kind, _ in there} - {"table", "index"}
        or (there and not version)
    ):
        raise NotOurs("it is no history of this game")
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        tables.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")


class NotOurs(sqlite3.DatabaseError):
    """A database that holds something else, or would do something by itself."""


def _damaged(error: Exception) -> bool:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # without the details
    return isinstance(error, NotOurs | UnicodeDecodeError) or code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _record(row: sqlite3.Row) -> Record | None:
    """A run, or None for a row that is none."""
    try:
        fields: dict[str, Any] = {name: row[name] for name in _COLUMNS}
        for name, decoder in _LISTS.items():
            fields[name] = decoded(fields[name].encode(), decoder)
        return msgspec.convert(fields, Record)
    except (msgspec.MsgspecError, ValueError, AttributeError, IndexError):
        return None


def _texts(*values: object) -> bool:
    return all(isinstance(value, str) for value in values)


_LISTS: dict[str, msgspec.json.Decoder[Any]] = {
    "kept": msgspec.json.Decoder(dict[str, list[str]]),
    "relics": msgspec.json.Decoder(list[str]),
    "potions": msgspec.json.Decoder(list[str]),
    "tally": msgspec.json.Decoder(Stats),
    "mods": msgspec.json.Decoder(list[str]),
    "changes": msgspec.json.Decoder(list[Change]),
}
"""What stands in a row as JSON."""
