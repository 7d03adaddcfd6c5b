"""Pictures of the dice game."""
