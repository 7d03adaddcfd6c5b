"""How a command line is read: argparse, with errors of one line that guess what was meant."""

import argparse
import textwrap
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from shadows.cli.errors import CommandError

MOST_LISTED = 1_000_000
"""No list is longer."""


class CommandParser(argparse.ArgumentParser):
    """One command, or a group of them. What it does not understand is raised as a CommandError."""

    def __init__(self, prog: str, description: str, *, examples: Sequence[str] = ()) -> None:
        super().__init__(
            prog,
            description=textwrap.fill(description, 78),
            epilog="\n  ".join(["examples:", *examples]) if examples else None,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self._commands: dict[str, CommandParser] = {}
        self._listed: Any = None

    def command(
        self, name: str, run: Callable[..., int | None], description: str, *, examples: Sequence[str] = ()
    ) -> "CommandParser":
        """Add a command: `run` is called with its arguments by name and gives the exit status, None for 0."""
        if self._listed is None:
            self._listed = self.add_subparsers(title="commands", metavar="COMMAND", parser_class=CommandParser)
        told = f"{description[0].lower()}{description[1:].partition('. ')[0].rstrip('.')}"
        parser: CommandParser = self._listed.add_parser(
            name, prog=f"{self.prog} {name}", help=told, description=description, examples=examples
        )
        parser.set_defaults(run=run, parser=parser)
        self._commands[name] = parser
        return parser

    @property
    def commands(self) -> Iterable[str]:
        """Every command below this one, `mod new` for example."""
        for name, parser in self._commands.items():
            yield name
            yield from (f"{name} {inner}" for inner in parser.commands)

    @property
    def options(self) -> list[str]:
        """What may be written with dashes: `--seed`."""
        return [word for action in self._actions for word in action.option_strings]

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As in argparse; an unknown command is named with the nearest one."""
        if self._commands and args and not args[0].startswith("-") and args[0] not in self._commands:
            raise CommandError(f"Unknown command {_guessed(args[0], self._commands)} {self._advice}")
        return super().parse_known_args(args, namespace)

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The arguments of a command line. Raises CommandError; SystemExit where help or the version was printed."""
        arguments: argparse.Namespace
        arguments, unknown = self.parse_known_args(list(words))
        if unknown:
            asked: CommandParser = getattr(arguments, "parser", self)
            what = "option" if unknown[0].startswith("-") else "argument"
            raise CommandError(f"Unknown {what} {_guessed(unknown[0], asked.options)} {asked._advice}")
        return arguments

    def error(self, message: str) -> NoReturn:
        """Raise what argparse found wrong, in a line."""
        told = message.removeprefix("argument ").replace(
            "expected one argument", "a value is missing (one that starts with a dash is written after =)"
        )
        raise CommandError(f"{told[0].upper()}{told[1:]}. {self._advice}")

    @property
    def _advice(self) -> str:
        return f"See `{self.prog} -h`."


def add_mods(parser: CommandParser, *, inner: bool = False) -> None:
    """The option `--mods`, which many commands have. In an `inner` command the group's own value stays where it is
    left out."""
    parser.add_argument(
        "--mods",
        metavar="DIR",
        type=Path,
        action="append",
        default=argparse.SUPPRESS if inner else None,
        help="a mod, or a folder of mods, to play with; may be given repeatedly",
    )


def add_game(parser: CommandParser, *, left_out: str = "deck if not given", inner: bool = False) -> None:
    """The option `--game`: one of the games, None where it is left out; `inner` as in `add_mods`."""
    default = argparse.SUPPRESS if inner else None
    parser.add_argument("--game", metavar="NAME", type=_game, default=default, help=f"the game ({left_out})")


def _game(word: str) -> str:
    from shadows.games import NAMES

    return meant("game", word, NAMES)


def meant(kind: str, word: str, names: Iterable[str]) -> str:
    """An id as it was meant: capitals, blanks and hyphens do not matter. A CommandError names the nearest and all."""
    from shadows.content.problems import nearest, quoted

    name = word.strip().lower().replace(" ", "_").replace("-", "_")
    all_names = list(names)
    if name in all_names:
        return name
    guess = nearest(name, all_names)
    unknown = f"Unknown {kind} {quoted(word)}{f': {guess}' if guess else '.'}"
    raise CommandError(f"{unknown} Known: {', '.join(all_names)}.")


def count(word: str) -> int:
    """A number of things to list. Raises CommandError."""
    if not word.isdecimal() or len(word) > len(str(MOST_LISTED)) or not 1 <= int(word) <= MOST_LISTED:
        from shadows.content.problems import quoted

        raise CommandError(f"Unknown number {quoted(word)}: write 1 to {MOST_LISTED:,}".replace(",", " ") + ".")
    return int(word)


def _guessed(word: str, known: Iterable[str]) -> str:
    """The word in quotes, with a guess at what was meant."""
    from shadows.content.problems import nearest, quoted

    guess = nearest(word, known)
    return f"{quoted(word)}: {guess}" if guess else f"{quoted(word)}."
