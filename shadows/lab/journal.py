"""The folder of a simulation: its plan, and a line for each run that has ended, whole at every instant."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Self, TypeVar

import msgspec

from shadows.lab.errors import LabError
from shadows.lab.plan import Plan
from shadows.lab.records import Record, RunRow
from shadows.lab.records.games import KINDS
from shadows.saves import files

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType
    from typing import BinaryIO

Line = TypeVar("Line")

PLAN, RUNS = "plan.json", "runs.jsonl"

LARGEST_PLAN = files.MEGABYTE
"""In bytes; a plan has some hundred."""


class Journal:
    """The runs of a plan that have ended. A line is written in one piece when its run is over: the end of the process
    at any instant costs the runs under way and no other, and what was cut off in writing is played again."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Begin the folder, or go on with it. Raises LabError if another simulation is in it or at work there, OSError
        if it cannot be written."""
        if not (folder / PLAN).exists():
            if folder.exists() and any(folder.iterdir()):
                raise LabError(f"{folder} is not empty, and holds no simulation: name a new folder.")
            folder.mkdir(parents=True, exist_ok=True)
            files.write(folder / PLAN, msgspec.json.format(msgspec.json.encode(plan)))
        there = read_plan(folder)
        if differing := there.differs(plan):
            raise LabError(f"{folder} holds another simulation ({differing} differ): name a new folder for this one.")
        self._file: BinaryIO = (folder / RUNS).open("a+b")
        try:
            _lock(self._file)
        except OSError:
            self._file.close()
            raise LabError(f"Another process is at work in {folder}.") from None
        places = _places(self._file)
        self.done = frozenset(number for number, _, _ in places)
        """The numbers of the runs that have ended."""
        self._file.truncate(max((start + length for _, start, length in places), default=0))

    def add(self, line: bytes) -> None:
        """Keep a run that has ended: a record as JSON."""
        self._file.write(line + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def read_plan(folder: Path) -> Plan:
    """The plan of a folder. Raises LabError if there is none."""
    try:
        return msgspec.json.decode(files.read(folder / PLAN, LARGEST_PLAN), type=Plan)
    except FileNotFoundError:
        raise LabError(f"There is no simulation in {folder}.") from None
    except msgspec.MsgspecError as error:
        raise LabError(f"{folder / PLAN} cannot be read: {error}.") from None


def records(folder: Path) -> Iterator[Record]:
    """All runs of a folder that have ended, in the order of the plan, one in memory at a time. Raises LabError."""
    return _read(folder, KINDS[read_plan(folder).game].record)


def runs(folder: Path) -> Iterator[RunRow]:
    """The rows of the runs alone, which is quicker. Raises LabError."""
    return (line.run for line in _read(folder, _RunAlone))


class _RunAlone(msgspec.Struct):
    run: RunRow


def _read(folder: Path, kind: type[Line]) -> Iterator[Line]:
    read_plan(folder)
    if not (folder / RUNS).exists():
        return
    decoder = msgspec.json.Decoder(kind)
    with (folder / RUNS).open("rb") as file:
        for _, start, length in sorted(_places(file)):
            file.seek(start)
            yield decoder.decode(file.read(length))


class _Numbered(msgspec.Struct):
    number: int


class _Head(msgspec.Struct):
    """What a line is known by."""

    run: _Numbered


def _places(file: BinaryIO) -> list[tuple[int, int, int]]:
    """The number, first byte and length of every whole line, up to the first that is damaged."""
    decoder = msgspec.json.Decoder(_Head)
    found: list[tuple[int, int, int]] = []
    start = 0
    file.seek(0)
    for line in file:
        try:
            number = decoder.decode(line).run.number
        except msgspec.MsgspecError:
            break
        if not line.endswith(b"\n"):
            break
        found.append((number, start, len(line)))
        start += len(line)
    return found


def _lock(file: BinaryIO) -> None:
    """Keep other processes out until the file is closed, or this process is at its end. Raises OSError."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(2**40)  # a byte far behind the lines, so that they can be read
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0, os.SEEK_END)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
