"""`python -m shadows.reference`: write the reference of every game, or of one, in a clone of them."""

import argparse
from pathlib import Path

from shadows.games import NAMES
from shadows.reference import write

if __name__ == "__main__":
    parser = argparse.ArgumentParser("python -m shadows.reference", description="Write the reference of the games.")
    parser.add_argument("--game", choices=NAMES, help="one game alone")
    parser.add_argument("--out", type=Path, default=Path("docs") / "modding" / "reference", help="the folder for it")
    asked = parser.parse_args()
    for game in [asked.game] if asked.game else NAMES:
        write(asked.out, game)
