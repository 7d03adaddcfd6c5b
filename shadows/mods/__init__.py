"""Mods: folders of the player's that add to the game, and what is wrong with them."""
