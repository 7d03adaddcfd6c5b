"""The command `tour`."""

from pathlib import Path

from shadows.cli.errors import CommandError
from shadows.cli.output import tell
from shadows.cli.parser import CommandParser

LEAST_SIDE, MOST_SIDE = 64, 8192
LONGEST_SIDE = 9
"""In digits."""


def declare(commands: CommandParser) -> None:
    """Add the command."""
    parser = commands.command(
        "tour",
        tour,
        "Render the window's screens to PNG files, without a display too.",
        examples=["shadows tour --out pictures --size 1920x1080"],
    )
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="the folder for the pictures")
    parser.add_argument(
        "--size", metavar="WxH", type=size, default=(1280, 720), help="their size in pixels (1280x720 if not given)"
    )


def tour(*, out: Path, size: tuple[int, int]) -> None:
    """Render the screens, and name each when it is written. Raises CommandError."""
    if out.exists() and not out.is_dir():
        raise CommandError(f"{out} is a file: name a folder for the pictures.")
    from shadows.view.app import NoWindow
    from shadows.view.tour import render

    try:
        for number, (file, total) in enumerate(render(out, size), start=1):
            tell(f"{number}/{total} {file}", at_once=True)
    except NoWindow as error:
        raise CommandError(f"The screens cannot be rendered here. {error}") from None


def size(word: str) -> tuple[int, int]:
    """`1280x720` as two numbers. Raises CommandError."""
    from shadows.content.problems import quoted

    width, _, height = word.lower().partition("x")
    if not all(side.isdecimal() and len(side) <= LONGEST_SIDE for side in (width, height)):
        raise CommandError(f"Unknown size {quoted(word)}: write width x height in pixels, 1280x720 for example.")
    sides = (int(width), int(height))
    if not all(LEAST_SIDE <= side <= MOST_SIDE for side in sides):
        raise CommandError(f"A side of a picture has {LEAST_SIDE} to {MOST_SIDE} pixels, not {quoted(word)}.")
    return sides
