"""All checks with one command: `python -m tools.check`. One failed step does not hide the next."""

import argparse
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]


class Step(NamedTuple):
    """One check: what it holds, the command that fails where it does not hold, and the one that mends what it can.

    Commands begin with the name of a script of this environment, as one types it when the environment is active.
    """

    name: str
    holds: str
    command: tuple[str, ...]
    fix: tuple[str, ...] = ()


STEPS = (
    Step("lint", "ruff's rules", ("ruff", "check", "."), fix=("ruff", "check", "--fix", ".")),
    Step("format", "the way code is laid out", ("ruff", "format", "--check", "."), fix=("ruff", "format", ".")),
    Step("types", "mypy, strict", ("mypy",)),
    Step("imports", "the contracts of who may import whom", ("lint-imports", "--no-logo")),
    Step("prefabs", "the game's content", ("shadows", "check")),
    Step("tests", "all tests, those in a window too where there can be one", ("pytest", "-n", "auto")),
)
"""All checks in their order: quick ones first."""


def main(words: Sequence[str] | None = None, steps: Sequence[Step] = STEPS) -> int:
    """Run the steps that the words of a command line name, all of them without a name; 1 if one of them failed."""
    asked = _read(words, steps)
    start = time.perf_counter()
    failed = []
    for step in steps:
        if step.name not in asked.skip and (not asked.steps or step.name in asked.steps):
            fine = _carried_out(step.name, (asked.fix and step.fix) or step.command)
            failed += [] if fine else [step.name]
    _tell(f"\nfailed: {', '.join(failed)}" if failed else f"\nAll is fine, {time.perf_counter() - start:.1f} s.")
    return 1 if failed else 0


def _read(words: Sequence[str] | None, steps: Sequence[Step]) -> argparse.Namespace:
    """What is asked for; a wrong word ends the process with status 2, as argparse does."""
    listed = "\n".join(f"  {step.name:8} {step.holds}: {' '.join(step.command)}" for step in steps)
    parser = argparse.ArgumentParser(
        prog="python -m tools.check",
        description=__doc__,
        epilog=f"steps:\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("steps", nargs="*", metavar="STEP", help="only these steps; without a name all of them")
    parser.add_argument("--skip", action="append", default=[], metavar="STEP", help="all but this step")
    parser.add_argument("--fix", action="store_true", help="mend what can be mended: lint and format")
    asked = parser.parse_args(words)
    names = [step.name for step in steps]
    for name in (*asked.steps, *asked.skip):
        if name not in names:
            guess = get_close_matches(name, names, n=1)
            hint = f"did you mean '{guess[0]}'?" if guess else f"known: {', '.join(names)}"
            parser.error(f"unknown step '{name}': {hint}")
    return asked


def _carried_out(name: str, command: Sequence[str]) -> bool:
    """Run a step at the root of the repository, its output as it comes; whether it went well."""
    _tell(f"\n== {name}: {' '.join(command)}")
    start = time.perf_counter()
    script = shutil.which(command[0], path=sysconfig.get_path("scripts"))
    if script is None:
        _tell(f"'{command[0]}' is not in this environment: run the README's test command, and the .venv that it makes")
    status = 1 if script is None else subprocess.run([script, *command[1:]], cwd=ROOT, check=False).returncode
    _tell(f"== {name}: {'fine' if status == 0 else 'FAILED'}, {time.perf_counter() - start:.1f} s")
    return status == 0


def _tell(text: str) -> None:
    """A line that stands before what the next step writes."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
