"""Drawings of the dice game: relics, consumables, what happens to dice, hands, combos, and the signs of its way."""
