"""Print the figures of the rules, of saving and of mods, or those of the window."""

import argparse
from itertools import chain

from benchmarks import mods, rules, saves, window


def main() -> None:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each kind of play is measured")
    parser.add_argument("--window", action="store_true", help="measure the window instead")
    asked = parser.parse_args()
    if not asked.seconds > 0:
        parser.error("--seconds must be above 0")
    for line in window.report() if asked.window else chain(rules.report(asked.seconds), saves.report(), mods.report()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
