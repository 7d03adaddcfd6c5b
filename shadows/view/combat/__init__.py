"""A fight as it is seen, whatever it is fought with."""
