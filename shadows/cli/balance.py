"""The command `balance`."""

from __future__ import annotations

from pathlib import Path

from shadows.cli.errors import CommandError
from shadows.cli.mods import loadout
from shadows.cli.output import tell
from shadows.cli.parser import CommandParser, add_mods, count, meant
from shadows.cli.simulate import ALL, checked_folder, simulate
from shadows.games import DEFAULT, NAMES

DOCUMENT = "balance.md"
"""In the folder of the results, where no other is named."""


def declare(commands: CommandParser) -> None:
    """Add the command."""
    parser = commands.command(
        "balance",
        balance,
        "Say how a game is balanced: every bot plays every hero on every map, and a document tells what stands out. "
        "When it was stopped, however, the same command goes on.",
        examples=[
            "shadows balance --runs 2000 --seed BALANCE --out balance --doc docs/balance.md",
            "shadows balance --out balance --no-play",
        ],
    )
    parser.add_argument("--game", metavar="NAME", default=DEFAULT, help=f"the game: {' or '.join(NAMES)}")
    parser.add_argument(
        "--runs", metavar="N", type=count, default=2000, help="how many with each bot and hero on each map (2000)"
    )
    parser.add_argument("--seed", metavar="TEXT", default="BALANCE", help="the same seed gives the same runs")
    parser.add_argument(
        "--out", metavar="DIR", type=Path, required=True, help="the folder for the results, one in it for each bot"
    )
    parser.add_argument(
        "--doc", metavar="FILE", type=Path, help=f"the document that gets the game's section ({DOCUMENT} in DIR)"
    )
    parser.add_argument("--workers", metavar="N", type=count, help="how many processes (one for each core)")
    parser.add_argument(
        "--no-play", dest="play", action="store_false", help="write of the runs that there are, and play none"
    )
    add_mods(parser)


def balance(
    *,
    game: str,
    runs: int,
    seed: str,
    out: Path,
    doc: Path | None,
    workers: int | None,
    play: bool,
    mods: list[Path] | None,
) -> int:
    """Play the runs that are not played yet, and write the document. Raises CommandError; returns 130 if it was
    stopped."""
    from shadows.lab import balance
    from shadows.lab.bots import BOTS
    from shadows.lab.errors import LabError

    game = meant("game", game, NAMES)
    checked_folder(out)
    document = doc or out / DOCUMENT
    folders = {bot: out / bot for bot in BOTS[game]}
    try:
        balance.read_document(document, game)
        for bot, folder in folders.items() if play else ():
            played = simulate(
                game=game,
                hero=ALL,
                map=ALL,
                bot=bot,
                runs=runs,
                seed=seed,
                out=folder,
                workers=workers,
                cluster=None,
                mods=mods,
                nodes=ALL,
            )
            if played:
                return played
        balance.write(document, folders, loadout(mods, game).library)
    except LabError as error:
        raise CommandError(str(error)) from None
    tell(f"{document}: written")
    return 0
