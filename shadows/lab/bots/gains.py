"""What has happened to a run on its way, in points: one is worth a hit point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components import facts

if TYPE_CHECKING:
    from components.facts import Fact


def gain(fact: Fact, player: int) -> float:
    """The points of what any game can bring; `player` is the entity."""
    match fact:
        case facts.HpLost(target=target, amount=amount) if target == player:
            return -amount
        case facts.Healed(target=target, amount=amount) if target == player:
            return amount
        case facts.MaxHpChanged(amount=amount):
            return amount
        case facts.GoldGained(amount=amount):
            return amount / 10
        case facts.GoldLost(amount=amount):
            return -amount / 10
        case facts.RelicGained():
            return 15
        case facts.PotionGained():
            return 6
        case facts.CombatStarted():
            return -10
        case facts.PlayerDied():
            return -1000
        case _:
            return 0
