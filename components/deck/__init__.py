"""What only the card game has: its cards, commands, verbs."""
