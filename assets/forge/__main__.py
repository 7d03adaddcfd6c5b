"""`python -m assets.forge [part…]`: make the named parts of the game's art and sound."""

import argparse
import inspect
import time
from importlib import import_module

PARTS = {
    "icons": "assets.forge.icons",
    "frames": "assets.forge.frames",
    "cards": "assets.forge.cards",
    "fonts": "assets.forge.fonts",
    "ui": "assets.forge.ui",
    "enemies": "assets.forge.enemies",
    "heroes": "assets.forge.heroes",
    "sound": "assets.forge.sound",
    "places": "assets.forge.places",
    "dice": "assets.forge.dice",
    "sheet": "assets.forge.sheet",
    "examples": "assets.forge.examples",
}
"""Part by name: a module with `build(only=())`, where `only` names single pieces of it, all of them when empty."""


def main() -> None:
    """Make each named part in turn; `part:piece,piece` makes single pieces, `all` makes everything."""
    parser = argparse.ArgumentParser(prog="python -m assets.forge", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part[:piece,…]", help=f"all, or any of: {', '.join(PARTS)}")
    wanted = parser.parse_args().parts or parser.error(f"name at least one part: all, {', '.join(PARTS)}")
    for word in PARTS if "all" in wanted else wanted:
        name, _, pieces = word.partition(":")
        if name not in PARTS:
            parser.error(f"unknown part {name!r}; there are: {', '.join(PARTS)}")
        start = time.perf_counter()
        build = import_module(PARTS[name]).build
        only = tuple(piece for piece in pieces.split(",") if piece)
        if only and not inspect.signature(build).parameters:
            parser.error(f"{name} is made as a whole; it has no single pieces")
        build(only) if only else build()
        print(f"{name}: {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
