"""The books of a run: what the facts say must be there, no more and no less."""

from collections import Counter
from collections.abc import Iterable

from components.body import Health
from components.facts import (
    CardGained,
    CardRemoved,
    CardUpgraded,
    Fact,
    GoldGained,
    GoldLost,
    Healed,
    HpLost,
    MaxHpChanged,
    PotionDiscarded,
    PotionGained,
    PotionUsed,
    RelicFaded,
    RelicGained,
)
from shadows.play.session import Session
from tests.run.playing import deck, gold, hp, potions, relics


class Ledger:
    """Opened on a session that has not moved yet, and kept with the facts of each command."""

    def __init__(self, session: Session) -> None:
        self.player = session.world.player
        self.hp, self.max_hp = hp(session)
        self.gold = gold(session)
        self.deck = Counter(deck(session))
        self.potions = potions(session)
        self.relics = Counter(relics(session))

    def note(self, facts: Iterable[Fact]) -> None:
        """Enter what happened."""
        for fact in facts:
            match fact:
                case HpLost(target=self.player, amount=amount):
                    self.hp -= amount
                case Healed(target=self.player, amount=amount):
                    self.hp += amount
                case MaxHpChanged(amount, lost):
                    self.max_hp, self.hp = self.max_hp + amount, self.hp - lost
                case GoldGained(amount):
                    self.gold += amount
                case GoldLost(amount):
                    self.gold -= amount
                case CardGained(card):
                    self.deck[card] += 1
                case CardRemoved(card):
                    self.deck[card] -= 1
                case CardUpgraded(card):
                    self.deck[card] -= 1
                    self.deck[f"{card}+"] += 1
                case PotionGained(slot, potion):
                    assert self.potions[slot] is None
                    self.potions[slot] = potion
                case PotionUsed(slot, potion) | PotionDiscarded(slot, potion):
                    assert self.potions[slot] == potion
                    self.potions[slot] = None
                case RelicGained(_, relic):
                    self.relics[relic] += 1
                case RelicFaded(_, relic):
                    self.relics[relic] -= 1

    def check(self, session: Session) -> None:
        """What is there is what was entered."""
        assert (self.hp, self.max_hp) == hp(session)
        assert self.gold == gold(session) >= 0
        assert +self.deck == Counter(deck(session))
        assert self.potions == potions(session)
        assert +self.relics == Counter(relics(session))
        health = session.component(session.world.player, Health)
        assert 0 <= health.hp <= health.max_hp
        assert session.world.deck.cards
