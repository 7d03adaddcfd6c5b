"""An account of a combat that is kept from its facts alone, to be compared with what stands in the world."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from components.facts import (
    BlockFaded,
    BlockGained,
    CardAdded,
    CardPlayed,
    DamageDealt,
    EnemyJoined,
    EnergyGained,
    EnergySet,
    Fact,
    Healed,
    HpLost,
    StatusApplied,
    StatusFell,
)
from shadows.play.deck.fight import Body, Fight


@dataclass
class Account:
    """What a body has: HP, Block, and its statuses."""

    hp: int
    block: int = 0
    statuses: dict[str, int] = field(default_factory=dict)


def account(body: Body) -> Account:
    """What stands in the world."""
    return Account(body.hp, body.block, dict(body.statuses))


class Ledger:
    """Begins with what a fight shows, then follows its facts alone."""

    def __init__(self, fight: Fight) -> None:
        self._fight = fight
        self.bodies = {body.entity: account(body) for body in (fight.player, *fight.foes)}
        self.energy = fight.player.energy
        self.cards = len(zones(fight))
        self.unblocked: dict[int, int] = {}

    def follow(self, facts: Iterable[Fact]) -> None:
        """Book the facts; a total that a fact names must agree."""
        for fact in facts:
            match fact:
                case HpLost(target=target, amount=amount, damage=damage):
                    assert amount > 0
                    if damage:
                        assert amount == min(self.unblocked.pop(target), self.bodies[target].hp)
                    self.bodies[target].hp -= amount
                    assert self.bodies[target].hp >= 0
                case Healed(target=target, amount=amount):
                    assert amount > 0
                    self.bodies[target].hp += amount
                case DamageDealt(target=target, amount=amount, blocked=blocked):
                    assert blocked == min(amount, self.bodies[target].block)
                    self.bodies[target].block -= blocked
                    if amount > blocked:
                        self.unblocked[target] = amount - blocked
                case BlockGained(target=target, amount=amount):
                    assert amount > 0
                    self.bodies[target].block += amount
                case BlockFaded(target=target, amount=amount):
                    assert amount == self.bodies[target].block
                    self.bodies[target].block = 0
                case StatusApplied(target=target, status=status, stacks=stacks, total=total):
                    self._status(target, status, stacks, total)
                case StatusFell(target=target, status=status, stacks=stacks, total=total):
                    self._status(target, status, -stacks, total)
                case EnergySet(amount=amount):
                    self.energy = amount
                case EnergyGained(amount=amount):
                    self.energy += amount
                case CardPlayed(energy=paid):
                    self.energy -= paid
                    assert self.energy >= 0
                case CardAdded():
                    self.cards += 1
                case EnemyJoined(enemy=enemy, prefab=prefab):
                    self.bodies[enemy] = Account(self._fight.session.library.enemies[prefab].health)

    def balance(self) -> None:
        """What the facts say is what stands in the world."""
        fight = self._fight
        assert not self.unblocked
        for body in (fight.player, *fight.foes):
            assert account(body) == self.bodies[body.entity]
            assert 0 <= body.hp <= body.max_hp
            assert body.block >= 0
        assert fight.player.energy == self.energy >= 0
        cards = zones(fight)
        assert len(cards) == len(set(cards)) == self.cards

    def _status(self, target: int, status: str, change: int, total: int) -> None:
        held = self.bodies[target].statuses
        held[status] = held.get(status, 0) + change
        assert held[status] == total
        assert total >= 0 or self._fight.session.library.statuses[status].signed
        if not total:
            del held[status]


def zones(fight: Fight) -> list[int]:
    """Every card of the combat, wherever it lies."""
    piles = fight.session.world.piles
    return [*piles.draw, *piles.hand, *piles.discard, *piles.exhaust, *piles.powers, *piles.in_play]
