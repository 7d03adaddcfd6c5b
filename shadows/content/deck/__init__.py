"""The content of the card game: what only its authors write."""
