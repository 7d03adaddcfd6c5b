"""Simulations that were never played: their rows are written by hand."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from shadows.lab.journal import PLAN, RUNS
from shadows.lab.plan import Plan
from shadows.lab.records import DamageRow, EventRow, FightRow, PotionRow, Record, RelicRow, RunRow
from shadows.lab.records.deck import CardRow, DeckFloorRow, DeckRecord, DeckRunRow, OfferRow


def run_row(number: int = 0, **changed: object) -> RunRow:
    """A run of the Hellforged that is lost on floor 7 of the first act."""
    row = DeckRunRow(
        number=number,
        hero="hellforged",
        map="fixed",
        seed=f"MADE-{number + 1}",
        bot="good",
        outcome="lost",
        act=1,
        floor=7,
        floors=6,
        hp=0,
        max_hp=70,
        gold=50,
        deck=12,
        turns=20,
        plays=60,
        commands=100,
        killer="tomb_guardian",
    )
    return msgspec.structs.replace(row, **changed)


def record(number: int = 0, **changed: object) -> Record:
    """A run with nothing in it but its row."""
    return DeckRecord(run_row(number, **changed), (), (), (), (), (), ())


def full(number: int, **changed: object) -> Record:
    """A run with a row in each table."""
    damage = (DamageRow("dealt", "card", "strike", 12), DamageRow("taken", "enemy", "rat_swarm", 5))
    return msgspec.structs.replace(
        record(number, **changed),
        floors=(DeckFloorRow(1, 2, "enemy", 65, 70, 110, 11), DeckFloorRow(1, 3, "rest", 70, 70, 110, 11)),
        fights=(FightRow(1, 2, "normal", ("rat_swarm", "dark_cultist"), "won", 4, 70, 65, 9, damage),),
        cards=(CardRow("strike", played=7, kept=5), CardRow("rend_flesh+", 1, 1, 0, 2, 1)),
        relics=(RelicRow("bloodstone", 1, 5, "elite"),),
        potions=(PotionRow("blood_vial", 1, 1),),
        events=(EventRow("cursed_spring", 1, 4, "Drink", -10),),
        offers=(OfferRow("rend_flesh+", 1, 2, "reward_card", taken=True),),
    )


def folder_of(folder: Path, records: Sequence[Record], **changed: object) -> Path:
    """A folder as a simulation leaves it."""
    plan = Plan("deck", "good", ("hellforged",), ("fixed",), len(records), "MADE", "0.1.0", "content")
    folder.mkdir()
    (folder / PLAN).write_bytes(msgspec.json.encode(msgspec.structs.replace(plan, **changed)))
    (folder / RUNS).write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in records))
    return folder
