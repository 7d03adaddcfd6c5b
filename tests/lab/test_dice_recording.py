"""What is kept of a run of the dice game, by hand-made fights."""

from pathlib import Path

import msgspec

from shadows.lab import report, tables
from shadows.lab.balance.dice import DiceEvidence
from shadows.lab.balance.games import gathered
from shadows.lab.balance.targets import targets
from shadows.lab.journal import PLAN, RUNS, records
from shadows.lab.plan import Plan, Task
from shadows.lab.recording import RECORDERS
from shadows.lab.records import DamageRow
from shadows.lab.records.dice import ComboRow, DiceRecord, HandRow
from tests.dice.small import fight, library


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


def evidence(*ends: tuple[str, str, bool]) -> DiceEvidence:
    """Runs by hero and build, and whether they were won."""
    plan = Plan("dice", "careful", ("wanderer", "bruiser"), ("wandering",), 1, "MADE", "0", "0", builds=("none",))
    one = recorded()
    runs = [
        msgspec.structs.replace(
            one, run=msgspec.structs.replace(one.run, hero=hero, build=build, outcome="won" if won else "lost")
        )
        for hero, build, won in ends
    ]
    found = gathered(plan, library(), runs)
    assert isinstance(found, DiceEvidence)
    return found


def test_the_document_says_where_the_careful_player_stands_to_the_aims() -> None:
    """20 of 100 runs are won with no tree, where 3 to 7% are aimed at: Wilson's interval begins at 13.3%. With 30
    points a fifth is won, as is aimed at, by the Bruiser three times as often as by the Wanderer."""
    none = [("wanderer", "none", number < 20) for number in range(100)]
    thirty = [("wanderer", "purist-30", number < 10) for number in range(100)]
    thirty += [("bruiser", "purist-30", number < 30) for number in range(100)]
    section = targets([evidence(*none, *thirty)])
    assert section.findings == ["none: the careful bot wins 20.0%, more than the 3% to 7% that are aimed at."]
    assert "| 30 points | 16% to 24% | 20.0% (15.0 to 26.1) |" in section.body
    assert "| purist-30 | 20.0% (15.0 to 26.1) |" in section.body
    assert "30.0%, The Wanderer 10.0%: 3.00 |" in section.body


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
