"""Print the figures of the rules, of saving and of mods."""

import argparse
from itertools import chain

from benchmarks import mods, rules, saves


def main() -> None:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each kind of play is measured")
    for line in chain(rules.report(parser.parse_args().seconds), saves.report(), mods.report()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
