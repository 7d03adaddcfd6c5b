"""The commands about runs that have ended: `runs`, `replay`."""

from pathlib import Path
from typing import TYPE_CHECKING

from shadows.cli import display
from shadows.cli.errors import CommandError
from shadows.cli.mods import loadout
from shadows.cli.output import tell
from shadows.cli.parser import CommandParser, add_game, add_mods, count

if TYPE_CHECKING:
    from shadows.mods.loading import Loadout


def declare(commands: CommandParser) -> None:
    """Add the commands."""
    ended = commands.command("runs", runs, "List the runs that have ended, the newest first, each with its replay.")
    ended.add_argument("--limit", metavar="N", type=count, default=20, help="how many at most (20 if not given)")
    add_game(ended)
    add_mods(ended)

    again = commands.command(
        "replay",
        replay,
        "Watch a run again, in a window or told in the terminal.",
        examples=["shadows replay --verify RUN.jsonl", "shadows replay --text RUN.jsonl"],
    )
    again.add_argument("file", metavar="FILE", type=Path, help="the replay's file; `shadows runs` names them")
    again.add_argument("--text", action="store_true", help="tell it in the terminal")
    again.add_argument(
        "--verify",
        action="store_true",
        help="only check that every command leads to the state that was recorded: exit status 1, and the first "
        "difference, if one does not",
    )
    add_mods(again)


def runs(*, limit: int, game: str | None, mods: list[Path] | None) -> None:
    """List ended runs of a game. Raises CommandError."""
    from shadows.saves import commands
    from shadows.saves.history import HistoryError

    try:
        loaded = loadout(mods, game)
        for line in commands.runs(limit, game=loaded.game, library=loaded.library):
            tell(line)
    except HistoryError as error:
        raise CommandError(str(error)) from None


def replay(*, file: Path, text: bool, verify: bool, mods: list[Path] | None) -> int:
    """Show, tell or verify a replay, of whichever game it is. Raises CommandError."""
    from shadows.saves import commands
    from shadows.saves.replay import Replay, ReplayError

    loaded = loadout(mods)
    try:
        game = Replay.read(file).game
        if game is not loaded.game:
            loaded = loadout(mods, game.name)
        library = loaded.library
        if verify:
            faithful, sentence = commands.verified(file, library=library)
            tell(sentence)
            return 0 if faithful else 1
        if text:
            for line in commands.watched(file, library=library):
                tell(line)
            return 0
        reason = display.shown(loaded.game, lambda: _in_window(file, loaded))
        if reason:
            raise CommandError(f"{reason} `shadows replay --text` tells it in a terminal.")
    except ReplayError as error:
        raise CommandError(str(error)) from None
    return 0


def _in_window(file: Path, loaded: "Loadout") -> None:
    from shadows.view import app

    app.watch_replay(file, loadout=loaded)
