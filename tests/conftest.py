"""For all tests: the error of a broken rule is let out, not skipped as for a player."""

from shadows.session import Session

Session.strict = True
