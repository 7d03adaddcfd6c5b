"""How the lab says no."""


class LabError(Exception):
    """A simulation or a comparison cannot go on; the text says why, in one line."""
