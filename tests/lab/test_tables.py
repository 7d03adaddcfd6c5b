"""The results as Parquet say what the journal says."""

from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

from shadows.lab import tables
from shadows.lab.journal import RUNS, records
from tests.lab.made import folder_of, full, record


def rows(folder: Path, name: str) -> list[dict[str, object]]:
    return pq.read_table(folder / f"{name}.parquet").to_pylist()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = folder_of(tmp_path / "out", [full(0), record(1, outcome="won", killer=""), full(2)])
    tables.write(folder)
    return folder


def test_every_table_has_a_file_and_nothing_else_is_left(folder: Path) -> None:
    assert sorted(path.stem for path in folder.glob("*.parquet*")) == sorted(tables.tables("deck"))


def test_rows_name_their_run(folder: Path) -> None:
    assert [row["number"] for row in rows(folder, "runs")] == [0, 1, 2]
    assert [row["outcome"] for row in rows(folder, "runs")] == ["lost", "won", "lost"]
    for name in ("floors", "fights", "damage", "cards", "offers", "relics", "potions", "events"):
        assert {row["run"] for row in rows(folder, name)} == {0, 2}


def test_a_row_holds_what_was_recorded(folder: Path) -> None:
    assert rows(folder, "floors")[1] == {
        "run": 0, "act": 1, "floor": 3, "kind": "rest", "hp": 70, "max_hp": 70, "gold": 110, "deck": 11,
    }  # fmt: skip
    (fight, _) = rows(folder, "fights")
    assert fight["foes"] == ["rat_swarm", "dark_cultist"]
    assert (fight["fight"], fight["turns"], fight["hp_before"], fight["hp_after"]) == (0, 4, 70, 65)
    assert rows(folder, "damage")[1] == {
        "run": 0, "fight": 0, "side": "taken", "kind": "enemy", "source": "rat_swarm", "hp": 5,
    }  # fmt: skip
    assert rows(folder, "cards")[1] == {
        "run": 0, "card": "rend_flesh+", "offered": 1, "picked": 1, "given": 0, "played": 2, "kept": 1,
    }  # fmt: skip
    assert rows(folder, "offers")[0] == {
        "run": 0, "card": "rend_flesh+", "act": 1, "floor": 2, "kind": "reward_card", "taken": True,
    }  # fmt: skip
    assert rows(folder, "events")[0]["choice"] == "Drink"


def test_many_runs_are_written_batch_by_batch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "BATCH", 2)
    folder = folder_of(tmp_path / "out", [full(number) for number in range(5)])
    tables.write(folder)
    assert [row["number"] for row in rows(folder, "runs")] == [0, 1, 2, 3, 4]
    assert len(rows(folder, "floors")) == 10


def test_no_runs_give_tables_without_rows(tmp_path: Path) -> None:
    folder = folder_of(tmp_path / "out", [])
    tables.write(folder)
    assert rows(folder, "runs") == []
    assert pq.read_schema(folder / "fights.parquet").names[:3] == ["run", "fight", "act"]


def test_runs_that_were_recorded_before_offers_were_can_be_read(folder: Path) -> None:
    lines = [msgspec.json.decode(line) for line in (folder / RUNS).read_bytes().splitlines()]
    for line in lines:
        del line["offers"]
    (folder / RUNS).write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    assert [record.offers for record in records(folder)] == [(), (), ()]
