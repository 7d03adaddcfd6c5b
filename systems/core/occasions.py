"""What the words after `when:` mean: which fact, whose it must be, and what `to: target` is in the answer; and those
after `from:`."""

from dataclasses import dataclass
from typing import Protocol

from components import facts
from components.rules import Origin


@dataclass(frozen=True, slots=True)
class Occasion:
    """A trigger word. `subject` is the fact's field that must be the holder (empty: anyone), `target` the one that an
    answer aims at, `opponent` says that the target must stand against the holder."""

    fact: type[facts.Fact]
    subject: str = ""
    target: str = ""
    opponent: bool = False


OCCASIONS: dict[str, Occasion] = {
    "combat_start": Occasion(facts.CombatStarted),
    "combat_end": Occasion(facts.CombatDecided),
    "turn_start": Occasion(facts.TurnStarted, subject="who"),
    "turn_end": Occasion(facts.TurnEnding, subject="who"),
    "card_played": Occasion(facts.CardPlayed, target="target"),
    "card_drawn": Occasion(facts.CardDrawn),
    "card_discarded": Occasion(facts.CardDiscarded),
    "card_exhausted": Occasion(facts.CardExhausted),
    "damage_dealt": Occasion(facts.DamageDealt, subject="source", target="target"),
    "damage_taken": Occasion(facts.DamageDealt, subject="target", target="source"),
    "hp_lost": Occasion(facts.HpLost, subject="target", target="source"),
    "healed": Occasion(facts.Healed, subject="target"),
    "block_gained": Occasion(facts.BlockGained, subject="target"),
    "status_applied": Occasion(facts.StatusApplied, subject="source", target="target", opponent=True),
    "status_received": Occasion(facts.StatusApplied, subject="target", target="source"),
    "enemy_joined": Occasion(facts.EnemyJoined, target="enemy"),
    "enemy_died": Occasion(facts.EnemyDied, target="enemy"),
    "pile_shuffled": Occasion(facts.PileShuffled),
    "potion_used": Occasion(facts.PotionUsed, target="target"),
}

CARD_TYPES = ("attack", "skill", "power", "curse")


class HasKind(Protocol):
    """A step or a fact that says what caused it."""

    @property
    def kind(self) -> str:
        """`card`, `relic`, `potion`, `status`, `enemy` or `rule`."""


def comes_from(what: HasKind, origin: Origin) -> bool:
    """Whether it was caused by such a thing: `attack`, `skill`, `power` are cards of that type (R22, R33)."""
    if origin in CARD_TYPES:
        return what.kind == "card" and getattr(what, "card_type", "") == origin
    return what.kind == origin
