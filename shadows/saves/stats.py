"""What a run has come to, counted from its facts alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

import msgspec

from components import facts
from components.facts import Fact


class Stop(NamedTuple):
    """A place that was entered: acts count from 0, floors from 1."""

    act: int
    floor: int
    kind: str


class Stats(msgspec.Struct):
    """The numbers of a run so far.

    `combats` were won, `elites` and `bosses` among them; `slain` enemies fell; `turns` are the player's. `damage_dealt`
    is the HP that enemies lost, `damage_taken` what the player lost, whatever the cause, `sacrificed` what of it the
    player's own cards took; `blocked` is damage that the player's Block took. `cause` names what killed the player.
    """

    path: list[Stop] = []
    combats: int = 0
    elites: int = 0
    bosses: int = 0
    slain: int = 0
    turns: int = 0
    cards_played: int = 0
    damage_dealt: int = 0
    damage_taken: int = 0
    sacrificed: int = 0
    blocked: int = 0
    healed: int = 0
    gold_gained: int = 0
    gold_lost: int = 0
    cause: str = ""
    act: int = 0
    fight: str = ""
    """The kind of the fight under way or last fought."""
    counts: dict[str, int] = {}
    """What only the game at hand counts, by its words (`shadows.games.Tree.count`)."""

    @property
    def floors(self) -> int:
        """How many places were entered."""
        return len(self.path)

    def count(self, happened: Iterable[Fact], player: int, names: Callable[[], Mapping[int, str]]) -> None:
        """Take in what happened; `names` asks for those of the moment after it."""
        for fact in happened:
            match fact:
                case facts.ActBegan():
                    self.act = fact.act
                case facts.NodeEntered():
                    self.path.append(Stop(self.act, fact.floor, fact.kind))
                case facts.CombatStarted():
                    self.fight = fact.kind
                case facts.CombatEnded(outcome="won"):
                    self.combats += 1
                    self.elites += self.fight == "elite"
                    self.bosses += self.fight == "boss"
                case facts.EnemyDied():
                    self.slain += 1
                case facts.RoundBegan():
                    self.turns += 1
                case facts.CardPlayed():
                    self.cards_played += 1
                case facts.HpLost():
                    if fact.target == player:
                        self.damage_taken += fact.amount
                        self.sacrificed += fact.amount if fact.kind == "card" else 0
                    else:
                        self.damage_dealt += fact.amount
                case facts.DamageDealt(target=target) if target == player:
                    self.blocked += fact.blocked
                case facts.Healed(target=target) if target == player:
                    self.healed += fact.amount
                case facts.GoldGained():
                    self.gold_gained += fact.amount
                case facts.GoldLost():
                    self.gold_lost += fact.amount
                case facts.PlayerDied():
                    self.cause = names().get(fact.cause, fact.kind)
                case _:
                    pass
