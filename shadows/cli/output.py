"""What the commands print."""

import sys


def tell(words: object, *, wrong: bool = False, at_once: bool = False) -> None:
    """Print lines, to standard error if something is `wrong`; `at_once` waits for no buffer. Whatever would steer the
    terminal in them is spelled out: they name what others wrote."""
    from shadows.content.problems import spelled

    print(spelled(str(words)), file=sys.stderr if wrong else sys.stdout, flush=at_once)
