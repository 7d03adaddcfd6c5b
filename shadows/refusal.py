"""How a command says no."""


class Refusal(Exception):  # the player's mistake, not an error of the game
    """What was asked for cannot be done; the text says why, in one line."""
