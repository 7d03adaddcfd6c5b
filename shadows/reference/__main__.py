"""`python -m shadows.reference`: write the reference of a game, in a clone of it."""

import argparse
from pathlib import Path

from shadows.games import DEFAULT, NAMES
from shadows.reference import write

if __name__ == "__main__":
    parser = argparse.ArgumentParser("python -m shadows.reference", description="Write the reference of a game.")
    parser.add_argument("--game", default=DEFAULT, choices=NAMES, help=f"the game ({DEFAULT} if not given)")
    parser.add_argument("--out", type=Path, default=Path("docs") / "modding" / "reference", help="the folder for it")
    asked = parser.parse_args()
    write(asked.out, asked.game)
