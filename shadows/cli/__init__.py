"""The command line. Whatever is wrong is said in one line, and the exit status is 2."""

import io
import os
import sys
from collections.abc import Sequence

from shadows.cli.errors import CommandError
from shadows.cli.output import tell
from shadows.cli.parser import CommandParser


def run(words: Sequence[str]) -> int:
    """Carry out a command line; returns the exit status. What is wrong goes to standard error in one line each."""
    _open_streams()
    try:
        status = _carry_out(words)
        sys.stdout.flush()
    except SystemExit as left:  # help and the version are printed by the parser
        return int(left.code or 0)
    except CommandError as error:
        return _complain(str(error))
    except BrokenPipeError:
        _hush()
        return 1
    except OSError as error:
        _hush()
        return _complain(f"{error.strerror or error}{f': {error.filename}' if error.filename else ''}.")
    except (EOFError, KeyboardInterrupt):
        return 130
    return status


def command_line() -> CommandParser:
    """All commands with their options."""
    import shadows
    from shadows.cli import balance, compare, content, mods, play, profile, runs, simulate, tour

    parser = CommandParser(
        "shadows",
        "Shadows of the Abyss: a dark fantasy roguelike deckbuilder. Without a command it plays.",
        examples=[
            "shadows                                       play, in a window where there is a display",
            "shadows play --text                           play in the terminal",
            "shadows play --hero hellforged --seed ABYSS   a run that is the same on every machine",
            "shadows mod new frost                         make a mod that works",
        ],
    )
    parser.add_argument("--version", action="version", version=f"shadows {shadows.__version__}")
    parser.set_defaults(run=play.play)
    for module in (play, runs, profile, content, mods, simulate, compare, balance, tour):
        module.declare(parser)
    return parser


def _carry_out(words: Sequence[str]) -> int:
    arguments = vars(command_line().read(words))
    command = arguments.pop("run")
    arguments.pop("parser", None)
    from shadows.content.problems import ContentError

    try:
        return command(**arguments) or 0
    except ContentError as error:
        tell(error, wrong=True)
        return 1


def _open_streams() -> None:
    """What cannot be shown or read is replaced; a process without a console has nothing to read, and nobody listens."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(message: str) -> int:
    from shadows.content.problems import visible

    tell(visible(message), wrong=True)
    return 2


def _hush() -> None:
    """Where nobody reads on, or there is no room left, not even the last flush is tried."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
