"""How each fact looks and sounds: the movements, particles and numbers that go with it."""

from shadows.view.combat.performing import enemies, harm
from shadows.view.combat.performing.performance import Performance

__all__ = ["Performance", "enemies", "harm"]
