"""The terminal of the card game: the hand, the piles and Energy, and how a card is played by its name or number."""

from shadows.text.deck.terminal import DeckTerminal

TERMINAL = DeckTerminal
"""What the record of the game names."""
