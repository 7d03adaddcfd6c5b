"""How each fact looks and sounds: the movements, particles and numbers that go with it."""

from shadows.view.performing import cards, enemies, harm
from shadows.view.performing.stagecraft import Performance

__all__ = ["Performance", "cards", "enemies", "harm"]
