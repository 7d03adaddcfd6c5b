"""All runs that have ended, and all that was met in any, in one SQLite file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from shadows.saves.files import set_aside
from shadows.saves.tally import Tally

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
)
"""What brings a file from each version of its tables to the next; the first makes them. Only ever added to."""


MOST = 1_000_000
"""More runs than this are never asked for."""

Thing = tuple[str, str]
"""Something that can be met: its kind as the library's shelves are called (`cards`, `enemies` …), and its id."""


class HistoryError(Exception):
    """The history cannot be read or written; the text is a sentence about it."""


class Record(msgspec.Struct, kw_only=True):
    """One run that has ended.

    `outcome` is `won`, `lost` or `abandoned`; `act` (from 0) and `floor` where it ended, `fight` the encounter there,
    empty outside of combat. `began` and `ended` are UTC times, `seconds` the time played. `deck`, `relics` and
    `potions` are ids; `tally` holds path, numbers and cause of death; `replay` is the name of its file.
    """

    id: str
    outcome: str
    hero: str
    map: str
    seed: str
    began: str
    ended: str
    seconds: float
    act: int
    floor: int
    fight: str
    hp: int
    max_hp: int
    gold: int
    deck: list[str]
    relics: list[str]
    potions: list[str]
    tally: Tally
    replay: str
    version: str
    content: str
    mods: list[str]


_PLAIN = (str, int, float)
_INSERT = (
    f"INSERT OR IGNORE INTO runs ({', '.join(Record.__struct_fields__)}) "
    f"VALUES ({', '.join('?' * len(Record.__struct_fields__))})"
)


class History:
    """The history in a file, which is made at the first record. A file that is no database is set aside."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def record(self, run: Record) -> None:
        """Keep a run that has ended; one that is there already stays as it is. Raises HistoryError."""
        values = [getattr(run, name) for name in Record.__struct_fields__]
        row = [value if isinstance(value, _PLAIN) else msgspec.json.encode(value).decode() for value in values]
        with self._open() as tables, tables:
            tables.execute(_INSERT, row)

    def runs(self, limit: int = 100) -> list[Record]:
        """The runs that ended last, the newest first. Raises HistoryError."""
        if not self._there():
            return []
        with self._open() as tables:
            rows = tables.execute(
                "SELECT * FROM runs ORDER BY ended DESC, rowid DESC LIMIT ?", (min(limit, MOST),)
            ).fetchall()
        return [_record(row) for row in rows]

    def has(self, run: str) -> bool:
        """Whether the run of this id has ended. Raises HistoryError."""
        if not self._there():
            return False
        with self._open() as tables:
            return tables.execute("SELECT 1 FROM runs WHERE id = ?", (run,)).fetchone() is not None

    def meet(self, things: Iterable[Thing]) -> None:
        """Keep that these were met; when they were met first stays as it is. Raises HistoryError."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        with self._open() as tables, tables:
            tables.executemany("INSERT OR IGNORE INTO met VALUES (?, ?, ?)", [(*thing, now) for thing in things])

    def met(self) -> dict[Thing, str]:
        """Everything that was ever met, and the UTC time of the first meeting. Raises HistoryError."""
        if not self._there():
            return {}
        with self._open() as tables:
            return {(kind, name): first for kind, name, first in tables.execute("SELECT kind, id, first FROM met")}

    def _there(self) -> bool:
        return os.path.exists(self._path)  # noqa: PTH110  # pathlib raises where no file can be

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            try:
                tables = self._migrated()
            except sqlite3.DatabaseError as error:
                if isinstance(error, sqlite3.OperationalError):
                    raise
                set_aside(self._path, "damaged")
                tables = self._migrated()
            with closing(tables):
                yield tables
        except (sqlite3.Error, OSError) as error:
            raise HistoryError(f"The history of runs cannot be used ({error}).") from error

    def _migrated(self) -> sqlite3.Connection:
        """The database with its tables brought to this version, all or nothing."""
        tables = sqlite3.connect(self._path, timeout=5.0)
        try:
            tables.row_factory = sqlite3.Row
            version: int = tables.execute("PRAGMA user_version").fetchone()[0]
            if version > len(MIGRATIONS):
                raise HistoryError("The history of runs is of a newer version of the game; it is left as it is.")
            for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
                tables.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")
        except BaseException:
            tables.close()
            raise
        return tables


def _record(row: sqlite3.Row) -> Record:
    fields: dict[str, Any] = {name: row[name] for name in Record.__struct_fields__}
    for name in ("deck", "relics", "potions", "tally", "mods"):
        fields[name] = msgspec.json.decode(fields[name])
    return msgspec.convert(fields, Record)
