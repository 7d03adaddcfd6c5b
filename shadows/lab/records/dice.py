"""What is kept of a run of the dice game besides what every game has."""

import msgspec

from shadows.lab.records import FloorRow, Kind, Record, RunRow


class HandRow(msgspec.Struct):
    """A hand in a run: how often it was scored, the damage of all of these as it fell on the target before Block, and
    of the greatest."""

    hand: str
    scored: int = 0
    damage: int = 0
    most: int = 0


class ComboRow(msgspec.Struct):
    """A combo in a run, and how often it acted."""

    combo: str
    acted: int = 0


class DiceRunRow(RunRow, frozen=True, kw_only=True):
    """A run, with the rerolls that were used, the hands that were scored and the combos that acted in it, how often an
    enemy lost an action, and the nodes of the tree with which it began."""

    rerolls: int
    hands: int
    combos: int
    lost_actions: int
    nodes: int


class DiceRecord(Record, frozen=True):
    """All that is kept of a run."""

    run: DiceRunRow
    hands: tuple[HandRow, ...]
    combos: tuple[ComboRow, ...]


DICE = Kind(DiceRecord, DiceRunRow, FloorRow, {"hands": HandRow, "combos": ComboRow})
