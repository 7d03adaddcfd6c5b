"""A run as it is watched: from the facts of each command, and from what is to be seen between the fights."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from components import facts
from components.commands import Choose
from shadows.lab.records import (
    CardRow,
    DamageRow,
    EventRow,
    FightRow,
    FloorRow,
    OfferRow,
    PotionRow,
    Record,
    RelicRow,
    RunRow,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.facts import Fact
    from shadows import Session
    from shadows.lab.plan import Task
    from shadows.picture.models import Picture

PEEK = "PEEK"
"""The seed of the copies in which closed offers are opened: what they hold is drawn already."""


class Recorder:
    """Watches one run: `note` it after each command, and ask for the `record` at its end."""

    def __init__(self, session: Session) -> None:
        self._session = session
        library = session.library
        self._ids = {
            "card": {prefab.name: prefab.id for prefab in library.shelf("cards").values()},
            "relic": {prefab.name: prefab.id for prefab in library.relics.values()},
            "status": {prefab.name: prefab.id for prefab in library.statuses.values()},
        }
        self._player = session.look().player.entity
        self._floors: list[FloorRow] = []
        self._fights: list[FightRow] = []
        self._cards: dict[str, CardRow] = {}
        self._offers: list[OfferRow] = []
        self._relics: list[RelicRow] = []
        self._potions: dict[str, PotionRow] = {}
        self._events: list[EventRow] = []
        self._act = self._floor = self._turns = self._plays = self._commands = self._failures = 0
        self._kind = self._killer = self._potion = ""
        self._offered: dict[tuple[str, int, str], OfferRow] = {}
        self._fight: _Fight | None = None
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
        deck = Counter(_deck(seen))
        for card, copies in deck.items():
            self._card(card).kept = copies
        outcome = "stalled" if self._session.outcome == "ongoing" else self._session.outcome
        run = RunRow(
            number=task.number,
            hero=task.hero,
            map=task.map,
            seed=task.seed,
            bot=bot,
            outcome=outcome,
            act=self._act,
            floor=self._floor,
            floors=len(self._floors),
            hp=seen.player.hp,
            max_hp=seen.player.max_hp,
            gold=seen.player.gold,
            deck=deck.total(),
            turns=self._turns,
            plays=self._plays,
            commands=self._commands,
            killer=self._killer,
            failures=self._failures,
        )
        return Record(
            run,
            tuple(self._floors),
            tuple(self._fights),
            tuple(self._cards[card] for card in sorted(self._cards)),
            tuple(self._relics),
            tuple(self._potions[potion] for potion in sorted(self._potions)),
            tuple(self._events),
            tuple(self._offers),
        )

    def _note(self, happened: Sequence[Fact]) -> None:
        if self._fight is not None and any(isinstance(fact, facts.HpLost) for fact in happened):
            self._fight.names |= self._session.names()
        for fact in happened:
            self._take_in(fact)
        if self._fight is None:
            self._look()

    def _take_in(self, fact: Fact) -> None:
        if self._fight is None and isinstance(fact, facts.EnemyJoined):
            self._fight = _Fight(self._player, self._seen.player.hp)
        match fact:
            case facts.ActBegan(act=act):
                self._close(self._seen)
                self._act = act + 1
            case facts.NodeEntered(floor=floor, kind=kind):
                self._close(self._seen)
                self._floor, self._kind = floor, kind
                self._offered.clear()
            case facts.CombatEnded(outcome=outcome):
                self._end_fight(outcome)
            case facts.RoundBegan():
                self._turns += 1
            case facts.CardPlayed(prefab=card):
                self._card(card).played += 1
                self._plays += 1
            case facts.CardGained(prefab=card):
                self._gain(card)
            case facts.RelicGained(prefab=relic):
                self._relics.append(RelicRow(relic, self._act, self._floor, self._kind))
            case facts.PotionGained(prefab=potion):
                self._potion_row(potion).gained += 1
            case facts.PotionUsed(prefab=potion):
                self._potion_row(potion).used += 1
                self._potion = potion
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
        if self._fight is not None:
            self._in_fight(self._fight, fact)
        elif self._events and self._kind == "event" and isinstance(fact, facts.HpLost | facts.Healed):
            self._events[-1].hp += fact.amount if isinstance(fact, facts.Healed) else -fact.amount

    def _in_fight(self, fight: _Fight, fact: Fact) -> None:
        fight.count(fact)
        if isinstance(fact, facts.HpLost):
            side = "taken" if fact.target == self._player else "dealt"
            fight.damage[side, fact.kind, self._source(fact.kind, fact.cause)] += fact.amount

    def _source(self, kind: str, cause: int) -> str:
        """The id of what did something: a card's, an enemy's …; the kind alone where that cannot be told."""
        if kind == "potion":
            return self._potion
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
        """See how the hero stands between fights, and what is offered."""
        self._seen = seen = self._session.look()
        question = seen.question
        if question is None:
            return
        self._offer(seen)
        if question.kind == "rewards":
            for option in question.options:
                if option.kind in ("cards", "relics") and not option.refusal:
                    copy = self._session.fork(PEEK)
                    copy.submit(Choose(option.place))
                    self._offer(copy.look())

    def _offer(self, seen: Picture) -> None:
        question = seen.question
        if question is None or question.kind not in ("reward_card", "shop"):
            return
        for option in question.options:
            key = (question.kind, option.place, option.id)
            if option.kind == "card" and key not in self._offered:
                row = self._offered[key] = OfferRow(option.id, self._act, self._floor, question.kind)
                self._offers.append(row)
                self._card(option.id).offered += 1

    def _gain(self, card: str) -> None:
        """Count a card as picked where it was offered, otherwise as given."""
        offers = [row for row in self._offered.values() if row.card == card]
        if not offers:
            self._card(card).given += 1
            return
        self._card(card).picked += 1
        next((row for row in offers if not row.taken), offers[0]).taken = True

    def _close(self, seen: Picture) -> None:
        """Leave the place that was entered last, as the hero stood then."""
        if self._kind:
            deck, player = len(_deck(seen)), seen.player
            self._floors.append(
                FloorRow(self._act, self._floor, self._kind, player.hp, player.max_hp, player.gold, deck)
            )
            self._kind = ""

    def _card(self, card: str) -> CardRow:
        return self._cards.setdefault(card, CardRow(card))

    def _potion_row(self, potion: str) -> PotionRow:
        return self._potions.setdefault(potion, PotionRow(potion))


class _Fight:
    """A combat under way."""

    def __init__(self, player: int, hp: int) -> None:
        self.kind = ""
        self.hp_before = self.hp = hp
        self.foes: list[str] = []
        self.turns = 0
        self.blocked = 0
        self.prefabs: dict[int, str] = {}
        """The ids of enemies and cards, by entity."""
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
            case facts.CardDrawn(card=entity, prefab=prefab) | facts.CardPlayed(card=entity, prefab=prefab):
                self.prefabs[entity] = prefab
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


def _deck(seen: Picture) -> list[str]:
    """The ids of the cards that the hero owns; none in a game without a deck."""
    return [card.id for card in getattr(seen.journey, "deck", ())]
