"""The results of a simulation as Parquet files, a table each, for notebooks. Needs the extra `lab`."""

from __future__ import annotations

from contextlib import ExitStack
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import msgspec

from shadows.lab.journal import read_plan, records
from shadows.lab.records import DamageRow, EventRow, FightRow, PotionRow, RelicRow
from shadows.lab.records.games import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from shadows.lab.records import Record

BEFORE = {"runs": (), "fights": ("run", "fight"), "damage": ("run", "fight")}
"""The columns before those of a row: the number of the run, and that of the fight within its run, from 0."""


def tables(game: str) -> dict[str, type[msgspec.Struct]]:
    """The tables of a game by name, and what a row of each holds."""
    kind = KINDS[game]
    return {
        "runs": kind.run,
        "floors": kind.floor,
        "fights": FightRow,
        "damage": DamageRow,
        "relics": RelicRow,
        "potions": PotionRow,
        "events": EventRow,
        **kind.more,
    }


BATCH = 500
"""Runs that are held in memory at a time."""


def available() -> bool:
    """Whether Parquet can be written here."""
    return find_spec("pyarrow") is not None


def write(folder: Path) -> list[Path]:
    """Write all tables of a simulation into its folder, each whole or not at all; returns the files. Raises LabError
    where there is no simulation, OSError if nothing can be written."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    forms = tables(read_plan(folder).game)
    files = {name: folder / f"{name}.parquet" for name in forms}
    asides = {name: file.with_suffix(".parquet.new") for name, file in files.items()}
    with ExitStack() as stack:
        schemas = {name: _schema(name, form) for name, form in forms.items()}
        writers = {name: stack.enter_context(pq.ParquetWriter(asides[name], schemas[name])) for name in forms}
        for batch in _batches(folder, list(forms)):
            for name, rows in batch.items():
                writers[name].write_table(pa.Table.from_pylist(rows, schemas[name]))
    for name, file in files.items():
        asides[name].replace(file)
    return list(files.values())


def _schema(name: str, form: type[msgspec.Struct]) -> Any:
    """The columns of a table."""
    import pyarrow as pa

    kinds = {int: pa.int64(), bool: pa.bool_(), str: pa.string(), tuple[str, ...]: pa.list_(pa.string())}
    before = BEFORE.get(name, ("run",))
    fields = [(field.name, kinds[field.type]) for field in msgspec.structs.fields(form) if field.type in kinds]
    return pa.schema([*((column, pa.int64()) for column in before), *fields])


def _batches(folder: Path, names: Sequence[str]) -> Iterator[dict[str, list[dict[str, Any]]]]:
    """The rows of all tables, of so many runs at a time; of the first batch even if it is empty."""
    batch: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    for record in records(folder):
        _add(batch, record)
        if len(batch["runs"]) == BATCH:
            yield batch
            batch = {name: [] for name in names}
    yield batch


def _add(batch: dict[str, list[dict[str, Any]]], record: Record) -> None:
    run = record.run.number
    batch["runs"].append(msgspec.structs.asdict(record.run))
    for name in batch:
        if name not in BEFORE:
            batch[name] += [{"run": run, **msgspec.structs.asdict(row)} for row in getattr(record, name)]
    for number, fight in enumerate(record.fights):
        batch["fights"].append({"run": run, "fight": number, **msgspec.structs.asdict(fight)})
        batch["damage"] += [{"run": run, "fight": number, **msgspec.structs.asdict(row)} for row in fight.damage]
