"""How a command says no."""


class CommandError(Exception):
    """What was asked for cannot be done; the text says why, in one line."""
