"""A fight with cards: hand, piles, card faces, and what is chosen among cards."""
