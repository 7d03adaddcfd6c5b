"""What is kept of a run of any game: a row for itself, and rows of what happened in it. The tables of the lab are made
of these; what only one game has stands beside them in a module of its name.

Acts count from 1 here, floors within an act from 1, as players read them.
"""

from typing import NamedTuple

import msgspec

from shadows.lab.builds import NONE, course


class FloorRow(msgspec.Struct, frozen=True):
    """A place of the map as it was left: `kind` is that of the node."""

    act: int
    floor: int
    kind: str
    hp: int
    max_hp: int
    gold: int


class DamageRow(msgspec.Struct, frozen=True):
    """HP lost in a fight: `side` is `dealt` to enemies or `taken` by the player; `kind` (card, hand, relic, status,
    potion, enemy, rule …) and `source` (an id) say by what."""

    side: str
    kind: str
    source: str
    hp: int


class FightRow(msgspec.Struct, frozen=True):
    """A combat: `kind` is normal, elite or boss, `foes` who stood there at the start, `outcome` won, lost or escaped,
    `turns` the player's, `blocked` the damage that the player's Block took."""

    act: int
    floor: int
    kind: str
    foes: tuple[str, ...]
    outcome: str
    turns: int
    hp_before: int
    hp_after: int
    blocked: int
    damage: tuple[DamageRow, ...]


class RelicRow(msgspec.Struct, frozen=True):
    """A relic that was gained, and in which kind of place."""

    relic: str
    act: int
    floor: int
    kind: str


class PotionRow(msgspec.Struct):
    """A potion in a run: how often it was gained, used and thrown away."""

    potion: str
    gained: int = 0
    used: int = 0
    thrown: int = 0


class EventRow(msgspec.Struct):
    """An event that was met, the label of the choice that was taken, and the HP that it brought or took."""

    event: str
    act: int
    floor: int
    choice: str = ""
    hp: int = 0


class RunRow(msgspec.Struct, frozen=True):
    """A run. `number` is its place in the plan; `outcome` is won or lost, or stalled where the bot came to no end.
    `act` and `floor` are where it ended, `floors` how many places were entered, `killer` (an id) what killed the hero.
    `failures` are rules that broke down on the way, `build` is the choice of nodes that the hero began with."""

    number: int
    hero: str
    map: str
    seed: str
    bot: str
    outcome: str
    act: int
    floor: int
    floors: int
    hp: int
    max_hp: int
    gold: int
    turns: int
    commands: int
    killer: str = ""
    failures: int = 0
    build: str = NONE

    @property
    def course(self) -> str:
        """The map, with the points of the build if there is one."""
        return course(self.map, self.build)

    @property
    def won(self) -> bool:
        """Whether the last boss fell."""
        return self.outcome == "won"


class Record(msgspec.Struct, frozen=True):
    """What is kept of a run of any game; each has a record of its own, with more."""

    run: RunRow
    floors: tuple[FloorRow, ...]
    fights: tuple[FightRow, ...]
    relics: tuple[RelicRow, ...]
    potions: tuple[PotionRow, ...]
    events: tuple[EventRow, ...]


class Kind(NamedTuple):
    """What is kept of the runs of a game: the form of a record, the rows of a run and of a floor, and of what is in no
    record of another game, by the names of their fields."""

    record: type[Record]
    run: type[RunRow]
    floor: type[FloorRow]
    more: dict[str, type[msgspec.Struct]]
