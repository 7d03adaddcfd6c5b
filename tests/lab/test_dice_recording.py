"""What is kept of a run of the dice game, by hand-made fights."""

from pathlib import Path

import msgspec

from shadows.lab import report, tables
from shadows.lab.journal import PLAN, RUNS, records
from shadows.lab.plan import Plan, Task
from shadows.lab.recording import RECORDERS
from shadows.lab.records import DamageRow
from shadows.lab.records.dice import ComboRow, DiceRecord, HandRow
from tests.dice.small import fight


def recorded(bot: str = "careful") -> DiceRecord:
    """A fight in which nothing is rolled again, then all but two sixes are. Three of a Kind deals (8 + 18) × 1.6 = 41
    to a guard of 60, and a pair of sixes, (4 + 12) × 1.2 = 19, kills it with 19 left. Fire and Wind make a Firestorm,
    a quarter of that: 10 of the 19, and Burn takes 3 HP for each of two stacks."""
    fought = fight(6, 6, 6, "1 fire", "2 wind", 6, 6, 1, 1, 3, 1, 2, 4, foes=[{"prefab": "guard", "hp": 60}])
    recorder = RECORDERS["dice"](fought.session)
    recorder.note(fought.score("three_of_a_kind"))
    recorder.note(fought.reroll(2, 3, 4))
    recorder.note(fought.score("pair"))
    assert fought.outcome == "won"
    record = recorder.record(Task(0, "wanderer", "wandering", "MADE-1", "purist-30"), bot)
    assert isinstance(record, DiceRecord)
    return record


def test_hands_and_combos_are_counted_with_their_damage() -> None:
    record = recorded()
    assert record.hands == (HandRow("pair", 1, 19, 19), HandRow("three_of_a_kind", 1, 41, 41))
    assert record.combos == (ComboRow("firestorm", 1),)
    assert (record.run.hands, record.run.combos, record.run.rerolls, record.run.build) == (2, 1, 1, "purist-30")


def test_damage_names_the_hand_and_the_combo_that_dealt_it() -> None:
    (fought,) = recorded().fights
    dealt = [row for row in fought.damage if row.side == "dealt"]
    assert dealt == [
        DamageRow("dealt", "combo", "firestorm", 10),
        DamageRow("dealt", "hand", "pair", 3),
        DamageRow("dealt", "hand", "three_of_a_kind", 41),
        DamageRow("dealt", "status", "burn", 6),
    ]


def test_a_folder_of_the_dice_game_has_tables_and_a_report_of_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    plan = Plan("dice", "careful", ("wanderer",), ("wandering",), 1, "MADE", "0", "0", builds=("purist-30",))
    (folder / PLAN).write_bytes(msgspec.json.encode(plan))
    (folder / RUNS).write_bytes(msgspec.json.encode(recorded()) + b"\n")
    assert list(records(folder)) == [recorded()]
    names = {file.stem for file in tables.write(folder)}
    assert names == {"runs", "floors", "fights", "damage", "relics", "potions", "events", "hands", "combos"}
    page = report.write(folder).read_text(encoding="utf-8")
    assert "Three Of A Kind" in page
    assert "Firestorm" in page
