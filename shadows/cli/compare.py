"""The command `compare`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from shadows.cli.errors import CommandError
from shadows.cli.output import tell
from shadows.cli.parser import CommandParser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from shadows.lab.comparing import Comparison
    from shadows.lab.intervals import Estimate


def declare(commands: CommandParser) -> None:
    """Add the command."""
    parser = commands.command(
        "compare",
        compare,
        "Say what a change does: two simulations, run by run at equal seeds. In parentheses are 95% intervals.",
        examples=[
            "shadows simulate --seed ONE --out base",
            "shadows simulate --seed ONE --mods examples/mods/frost --out frost",
            "shadows compare base frost",
        ],
    )
    parser.add_argument("first", metavar="A", type=Path, help="the folder of a simulation, before the change")
    parser.add_argument("second", metavar="B", type=Path, help="the folder of one after it, with the same seed")


def compare(*, first: Path, second: Path) -> None:
    """Print the comparison. Raises CommandError."""
    from shadows.lab import comparing
    from shadows.lab.errors import LabError
    from shadows.lab.journal import read_plan

    try:
        for name, folder in (("A", first), ("B", second)):
            plan = read_plan(folder)
            mods = ", ".join(plan.mods) or "no mods"
            tell(f"{name} {folder}: {plan.bot} bot, seed {plan.seed}, version {plan.version}, {mods}")
        for part in comparing.compare(first, second):
            for line in _lines(part):
                tell(line)
    except LabError as error:
        raise CommandError(str(error)) from None


def _lines(part: Comparison) -> Iterator[str]:
    yield f"{part.hero}, {part.map} map, {part.pairs} pairs:" if part.hero else f"All {part.pairs} pairs:"
    yield f"  won by A    {_share(part.first)}"
    yield f"  won by B    {_share(part.second)}"
    yield f"  B less A    {_points(part.won)}, {_p(part.p)} (McNemar's exact test)"
    yield f"  floors      {_change(part.floors)}"
    yield f"  HP at end   {_change(part.hp)}"


def _share(share: Estimate) -> str:
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def _points(change: Estimate) -> str:
    return f"{100 * change.value:+.1f} points ({100 * change.low:+.1f} to {100 * change.high:+.1f})"


def _p(p: float) -> str:
    return f"p = {p:.3f}" if p >= 0.001 else "p < 0.001"


def _change(change: Estimate) -> str:
    return f"{change.value:+.1f} ({change.low:+.1f} to {change.high:+.1f})"
