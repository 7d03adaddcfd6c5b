"""The card game's own systems: its turns, piles and plays."""
