"""How each fact looks and sounds: the movements, particles and numbers that go with it."""

from shadows.view.combat.performing import enemies, harm
from shadows.view.combat.performing.performance import Performance
from shadows.view.deck import card_motions

__all__ = ["Performance", "card_motions", "enemies", "harm"]
