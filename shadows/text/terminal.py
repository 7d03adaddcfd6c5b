"""A console on the real terminal, in colour where that is wanted."""

import os
import sys

from shadows.content.wording import plain
from shadows.looks import Text
from shadows.text.console import Console

STYLES = {
    "plain": "",
    "keyword": "bold",
    "number": "",
    "raised": "bold green",
    "lowered": "bold red",
    "struck": "strike",
}


def terminal() -> Console:
    """Standard input and output. Colour only on a terminal that has it, never with NO_COLOR; it says nothing that the
    words do not say."""
    coloured = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Console(input, _write_in_colour if coloured else _write)


def _write(text: Text) -> None:
    print(plain(text), flush=True)


def _write_in_colour(text: Text) -> None:
    from rich import get_console
    from rich.text import Text as RichText

    line = RichText.assemble(*((span.text, STYLES[span.style]) for span in text))
    get_console().print(line, soft_wrap=True, highlight=False)
