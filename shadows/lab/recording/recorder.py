"""A run of any game as it is watched: from the facts of each command, and from what is seen between the fights."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

from components import facts
from shadows.lab.records import DamageRow, EventRow, FightRow, FloorRow, Kind, PotionRow, Record, RelicRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.facts import Fact
    from shadows import Session
    from shadows.lab.plan import Task
    from shadows.picture.models import Picture


class Recorder:
    """Watches one run: `note` it after each command, and ask for the `record` at its end.

    What only one game has, its own recorder takes in.
    """

    kind: ClassVar[Kind]
    """What is kept of a run of the game."""

    def __init__(self, session: Session) -> None:
        self._session = session
        library = session.library
        self._ids = {
            "relic": {prefab.name: prefab.id for prefab in library.relics.values()},
            "status": {prefab.name: prefab.id for prefab in library.statuses.values()},
        }
        self._player = session.look().player.entity
        self._floors: list[FloorRow] = []
        self._fights: list[FightRow] = []
        self._relics: list[RelicRow] = []
        self._potions: dict[str, PotionRow] = {}
        self._events: list[EventRow] = []
        self._act = self._floor = self._turns = self._commands = self._failures = 0
        self._kind = self._killer = ""
        self._acting: dict[str, str] = {}
        """The id of what acted last, by the kinds of causes that have no entity of their own."""
        self._fight: Fight | None = None
        self._seen = session.look()
        self._note(tuple(session.history))

    def note(self, happened: Sequence[Fact]) -> None:
        """Take in what a command has led to."""
        self._commands += 1
        self._note(happened)

    def record(self, task: Task, bot: str) -> Record:
        """All of the run, which is over or goes nowhere."""
        seen = self._session.look()
        self._close(seen)
        outcome = "stalled" if self._session.outcome == "ongoing" else self._session.outcome
        run = self.kind.run(
            number=task.number,
            hero=task.hero,
            map=task.map,
            seed=task.seed,
            build=task.build,
            bot=bot,
            outcome=outcome,
            act=self._act,
            floor=self._floor,
            floors=len(self._floors),
            hp=seen.player.hp,
            max_hp=seen.player.max_hp,
            gold=seen.player.gold,
            turns=self._turns,
            commands=self._commands,
            killer=self._killer,
            failures=self._failures,
            **self._of_run(seen),
        )
        return self.kind.record(
            run=run,
            floors=tuple(self._floors),
            fights=tuple(self._fights),
            relics=tuple(self._relics),
            potions=tuple(self._potions[potion] for potion in sorted(self._potions)),
            events=tuple(self._events),
            **self._of_record(),
        )

    def _of_run(self, _seen: Picture) -> dict[str, Any]:
        """What only this game has in the row of a run, by field."""
        return {}

    def _of_floor(self, _seen: Picture) -> dict[str, Any]:
        """What only this game has in the row of a floor, by field."""
        return {}

    def _of_record(self) -> dict[str, Any]:
        """The rows that only this game has, by field."""
        return {}

    def _fact(self, fact: Fact) -> None:
        """Take in what only this game has of what happened."""

    def _sees(self, seen: Picture) -> None:
        """Take in what is to be seen between fights."""

    def _enters(self) -> None:
        """A new place has been entered."""

    def _note(self, happened: Sequence[Fact]) -> None:
        if self._fight is not None and any(isinstance(fact, facts.HpLost) for fact in happened):
            self._fight.names |= self._session.names()
        for fact in happened:
            self._take_in(fact)
        if self._fight is None:
            self._look()

    def _take_in(self, fact: Fact) -> None:
        if self._fight is None and isinstance(fact, facts.EnemyJoined):
            self._fight = Fight(self._player, self._seen.player.hp)
        match fact:
            case facts.ActBegan(act=act):
                self._close(self._seen)
                self._act = act + 1
            case facts.NodeEntered(floor=floor, kind=kind):
                self._close(self._seen)
                self._floor, self._kind = floor, kind
                self._enters()
            case facts.CombatEnded(outcome=outcome):
                self._end_fight(outcome)
            case facts.RoundBegan():
                self._turns += 1
            case facts.RelicGained(prefab=relic):
                self._relics.append(RelicRow(relic, self._act, self._floor, self._kind))
            case facts.PotionGained(prefab=potion):
                self._potion_row(potion).gained += 1
            case facts.PotionUsed(prefab=potion):
                self._potion_row(potion).used += 1
                self._acting["potion"] = potion
            case facts.PotionDiscarded(prefab=potion):
                self._potion_row(potion).thrown += 1
            case facts.EventMet(event=event):
                self._events.append(EventRow(event, self._act, self._floor))
            case facts.ChoiceTaken(event=event, choice=choice):
                self._events[-1].choice = self._session.library.events[event].choices[choice].label
            case facts.EffectFailed():
                self._failures += 1
            case facts.PlayerDied(cause=cause, kind=kind):
                self._killer = self._source(kind, cause)
            case _:
                pass
        self._fact(fact)
        if self._fight is not None:
            self._in_fight(self._fight, fact)
        elif self._events and self._kind == "event" and isinstance(fact, facts.HpLost | facts.Healed):
            self._events[-1].hp += fact.amount if isinstance(fact, facts.Healed) else -fact.amount

    def _in_fight(self, fight: Fight, fact: Fact) -> None:
        fight.count(fact)
        if isinstance(fact, facts.HpLost):
            side = "taken" if fact.target == self._player else "dealt"
            fight.damage[side, fact.kind, self._source(fact.kind, fact.cause)] += fact.amount

    def _source(self, kind: str, cause: int) -> str:
        """The id of what did something: a card's, an enemy's …; the kind alone where that cannot be told."""
        if kind in self._acting:
            return self._acting[kind]
        if self._fight is None:
            return kind
        known = self._fight.prefabs.get(cause)
        return known or self._ids.get(kind, {}).get(self._fight.names.get(cause, ""), kind)

    def _end_fight(self, outcome: str) -> None:
        fight, self._fight = self._fight, None
        if fight is None:
            return
        damage = tuple(DamageRow(*source, hp) for source, hp in sorted(fight.damage.items()))
        self._fights.append(
            FightRow(
                self._act,
                self._floor,
                fight.kind,
                tuple(fight.foes),
                outcome,
                fight.turns,
                fight.hp_before,
                fight.hp,
                fight.blocked,
                damage,
            )
        )

    def _look(self) -> None:
        """See how the hero stands between fights."""
        self._seen = self._session.look()
        self._sees(self._seen)

    def _close(self, seen: Picture) -> None:
        """Leave the place that was entered last, as the hero stood then."""
        if self._kind:
            player = seen.player
            place = self._act, self._floor, self._kind
            row = self.kind.floor(*place, player.hp, player.max_hp, player.gold, **self._of_floor(seen))
            self._floors.append(row)
            self._kind = ""

    def _potion_row(self, potion: str) -> PotionRow:
        return self._potions.setdefault(potion, PotionRow(potion))


class Fight:
    """A combat under way."""

    def __init__(self, player: int, hp: int) -> None:
        self.kind = ""
        self.hp_before = self.hp = hp
        self.foes: list[str] = []
        self.turns = 0
        self.blocked = 0
        self.prefabs: dict[int, str] = {}
        """The ids of enemies and of what else has any, by entity."""
        self.names: dict[int, str] = {}
        """What the others are called, by entity."""
        self.damage: Counter[tuple[str, str, str]] = Counter()
        self._player = player

    def count(self, fact: Fact) -> None:
        """Take in what happened."""
        match fact:
            case facts.EnemyJoined(enemy=entity, prefab=prefab, summoner=summoner):
                self.prefabs[entity] = prefab
                if not summoner:
                    self.foes.append(prefab)
            case facts.RuleActed(entity=entity, prefab=prefab, kind=kind) if kind != "enemy":
                self.prefabs[entity] = prefab
            case facts.CombatStarted(kind=kind):
                self.kind = kind
            case facts.RoundBegan():
                self.turns += 1
            case facts.HpLost(target=target, amount=amount) if target == self._player:
                self.hp -= amount
            case facts.Healed(target=target, amount=amount) if target == self._player:
                self.hp += amount
            case facts.DamageDealt(target=target, blocked=blocked) if target == self._player:
                self.blocked += blocked
            case _:
                pass
