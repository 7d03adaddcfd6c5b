"""`python -m shadows.reference`: write the reference, in a clone of the game."""

from pathlib import Path

from shadows.reference import write

if __name__ == "__main__":
    write(Path("docs") / "modding" / "reference")
