"""The command `simulate`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from shadows.cli.errors import CommandError
from shadows.cli.mods import loadout
from shadows.cli.output import tell
from shadows.cli.parser import CommandParser, add_mods, count, meant
from shadows.games import DEFAULT, NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from shadows.lab.plan import Plan

ALL = "all"

NONE = "none"

MOST_WORKERS = 256


def declare(commands: CommandParser) -> None:
    """Add the command."""
    parser = commands.command(
        "simulate",
        simulate,
        "Let a bot play whole runs by the thousand. When it was stopped, however, the same command goes on.",
        examples=[
            "shadows simulate --bot good --runs 100 --seed BASE --out base",
            "shadows simulate --hero hellforged --map wandering --bot greedy --out woods",
            "shadows simulate --seed BASE --mods examples/mods/frost --out frost",
            "shadows simulate --game dice --bot careful --nodes 30 --out thirty",
        ],
    )
    parser.add_argument("--game", metavar="NAME", default=DEFAULT, help=f"the game: {' or '.join(NAMES)}")
    parser.add_argument("--hero", metavar="ID", default=ALL, help="the hero, or all (if not given)")
    parser.add_argument("--map", metavar="NAME", help="fixed, wandering or all (if not given: the game's first)")
    parser.add_argument("--bot", metavar="NAME", help="one of the game's bots (if not given: the strongest)")
    parser.add_argument(
        "--nodes",
        metavar="NAME",
        default=NONE,
        help="what of a tree runs begin with: none (if not given), one of the lab's builds (purist-30), all of 30, 80 "
        "or 100 points, or all",
    )
    parser.add_argument(
        "--runs", metavar="N", type=count, default=100, help="how many with each hero on each map (100)"
    )
    parser.add_argument("--seed", metavar="TEXT", default="LAB", help="the same seed gives the same runs")
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="the folder for the results")
    parser.add_argument("--workers", metavar="N", type=count, help="how many processes (one for each core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on the workers of this Dask scheduler instead")
    add_mods(parser)


def simulate(
    *,
    game: str,
    hero: str,
    map: str | None,
    bot: str | None,
    runs: int,
    seed: str,
    out: Path,
    workers: int | None,
    cluster: str | None,
    mods: list[Path] | None,
    nodes: str = NONE,
) -> int:
    """Play the runs that are not played yet. Raises CommandError; returns 130 if it was stopped."""
    from shadows.lab import crews
    from shadows.lab.errors import LabError
    from shadows.lab.journal import Journal

    plan = _plan(game, hero, map, bot, runs, seed, mods, nodes)
    hands = min(workers or os.cpu_count() or 1, MOST_WORKERS, plan.total)
    checked_folder(out)
    try:
        with Journal(out, plan) as journal:
            done = len(journal.done)
            left = [task for task in plan.tasks() if task.number not in journal.done]
            try:
                played = crews.cluster(plan, left, cluster) if cluster else crews.local(plan, left, hands)
                for line in _shown(played, done, plan.total):
                    journal.add(line)
                    done += 1
            except KeyboardInterrupt:
                tell(f"Stopped after {done} of {plan.total} runs; the same command goes on.")
                return 130
    except LabError as error:
        raise CommandError(str(error)) from None
    _sum_up(out)
    return 0


def checked_folder(out: Path) -> None:
    """Raises CommandError where no folder can be."""
    if out.exists() and not out.is_dir():
        raise CommandError(f"{out} is a file: name a folder for the results.")


def _plan(
    game: str,
    hero: str,
    map: str | None,
    bot: str | None,
    runs: int,
    seed: str,
    mods: list[Path] | None,
    nodes: str,
) -> Plan:
    """What is to be played. Raises CommandError for a word that is not known."""
    import shadows
    from shadows.games import known
    from shadows.lab.bots import BOTS
    from shadows.lab.plan import Plan
    from shadows.play.seeds import LONGEST, normalised

    game = meant("game", game, NAMES)
    loaded = loadout(mods, game)
    for mod in loaded.asking:
        raise CommandError(f"{mod.manifest.name} has code that may not run yet: `shadows mod allow {mod.id}` lets it.")
    for notice in loaded.notices:
        tell(notice, wrong=True)
    library = loaded.library
    longest = LONGEST - len(f"-{runs}")
    if len(seed.strip()) > longest or not seed.strip():
        raise CommandError(f"The seed of a simulation has 1 to {longest} characters: a number comes after it.")
    return Plan(
        game=game,
        bot=meant("bot", bot or list(BOTS[game])[-1], BOTS[game]),
        heroes=_chosen("hero", hero, list(library.heroes)),
        maps=_chosen("map", map or next(iter(known(game).ruleset.maps)), list(known(game).ruleset.maps)),
        builds=_builds(game, nodes),
        runs=runs,
        seed=normalised(seed),
        version=shadows.__version__,
        content=library.fingerprint,
        mods=library.mods,
        folders=tuple(str(folder.resolve()) for folder in mods or ()),
    )


def _chosen(kind: str, word: str, names: list[str]) -> tuple[str, ...]:
    """One name, or all of them. Raises CommandError."""
    return tuple(names) if word.strip().lower() == ALL else (meant(kind, word, names),)


def _builds(game: str, word: str) -> tuple[str, ...]:
    """The builds that are meant. Raises CommandError."""
    from shadows.lab.builds import POINTS, builds, chosen

    found = chosen(game, word.strip().lower())
    return tuple(found or (meant("build", word, [*builds(game), *map(str, POINTS)]),))


def _shown(lines: Iterator[bytes], done: int, total: int) -> Iterator[bytes]:
    """Pass results on, with a bar on the terminal that tells the time left."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("Runs"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=total, completed=done)
        for line in lines:
            yield line
            progress.advance(bar)


def _sum_up(out: Path) -> None:
    """One line for each hero and map, the report and the tables."""
    from shadows.lab import report, tables
    from shadows.lab.intervals import wilson
    from shadows.lab.journal import RUNS, runs

    won: dict[tuple[str, str], list[bool]] = {}
    for run in runs(out):
        won.setdefault((run.hero, run.course), []).append(run.won)
    for (hero, map), ends in won.items():
        low, high = wilson(sum(ends), len(ends))
        share = sum(ends) / len(ends)
        tell(f"{hero}, {map} map: {share:.1%} of {len(ends)} runs won (95%: {low:.1%} to {high:.1%})")
    written = [report.write(out), *(tables.write(out) if tables.available() else [out / RUNS])]
    tell(f"{out}: {', '.join(file.name for file in written)}")
    if not tables.available():
        tell("With the extra `lab` installed the results are written as Parquet too.")
