"""The content of the dice game: what only its authors write."""
