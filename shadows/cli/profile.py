"""The command `profile`: what runs have earned for the next ones, and how to begin anew."""

from pathlib import Path
from typing import TYPE_CHECKING

from shadows.cli.errors import CommandError
from shadows.cli.mods import loadout
from shadows.cli.output import tell
from shadows.cli.parser import CommandParser, add_game, add_mods

if TYPE_CHECKING:
    from shadows.mods.loading import Loadout
    from shadows.saves.profile import ProfileSlot

LEFT_OUT = "the one that grows if not given"
WORD = "RESET"
"""What is written to begin anew."""


def declare(commands: CommandParser) -> None:
    """Add the command with those below it."""
    group = commands.command(
        "profile",
        profile,
        "Show what runs have earned: skill points, the nodes that they are spent on, achievements, best results.",
        examples=["shadows profile", "shadows profile export my-profile.json"],
    )
    resetting = group.command("reset", reset, "Begin anew, without points and nodes. It asks twice and keeps the file.")
    exporting = group.command("export", export, "Write the profile into a file of its own.")
    exporting.add_argument("file", metavar="FILE", type=Path, help="the file, which must not be there yet")
    for parser in (group, resetting, exporting):
        inner = parser is not group
        add_game(parser, left_out=LEFT_OUT, inner=inner)
        add_mods(parser, inner=inner)


def profile(*, game: str | None, mods: list[Path] | None) -> None:
    """What the player of a game has earned, and how it is spent. Raises CommandError."""
    from shadows.saves import commands
    from shadows.saves.profile import ProfileError

    loaded = _loaded(game, mods)
    try:
        for line in commands.profile(loaded.game, loaded.library):
            tell(line)
    except ProfileError as error:
        raise CommandError(str(error)) from None


def reset(*, game: str | None, mods: list[Path] | None) -> None:
    """Begin anew, after the player was asked twice. Raises CommandError."""
    from shadows.content.text.wording import counted
    from shadows.saves.profile import ProfileError

    slot = _slot(game, mods)
    try:
        now = slot.load()
        if now.profile.empty:
            raise CommandError("There is nothing in the profile yet.")
        points, nodes = counted(now.points, "skill point"), counted(len(now.nodes), "node")
        tell(f"This takes away {points}, {nodes} and {counted(len(now.profile.achievements), 'achievement')}.")
        if input("Write y to go on: ").strip().casefold() not in ("y", "yes"):
            raise CommandError("Nothing was changed.")
        if input(f"It begins at nothing again. Write {WORD} to do it: ").strip() != WORD:
            raise CommandError("Nothing was changed.")
        kept = slot.reset()
    except ProfileError as error:
        raise CommandError(str(error)) from None
    tell(f"The profile begins anew; the old one is kept as {slot.path.with_name(kept)}.")


def export(*, file: Path, game: str | None, mods: list[Path] | None) -> None:
    """Write the profile into a file. Raises CommandError."""
    from shadows.saves.profile import ProfileError

    slot = _slot(game, mods)
    try:
        slot.export(file)
    except ProfileError as error:
        raise CommandError(str(error)) from None
    tell(f"{file} holds the profile. Put in place of {slot.path}, it is the profile again.")


def _slot(game: str | None, mods: list[Path] | None) -> "ProfileSlot":
    from shadows.saves.paths import Paths, home
    from shadows.saves.profile import ProfileError, ProfileSlot

    loaded = _loaded(game, mods)
    try:
        return ProfileSlot(Paths(home()), loaded.game, loaded.library)
    except ProfileError as error:
        raise CommandError(str(error)) from None


def _loaded(game: str | None, mods: list[Path] | None) -> "Loadout":
    """The game that is meant, with its content: the first whose player grows, where none is named."""
    from shadows import games

    growing = [name for name in games.NAMES if games.known(name).tree is not None]
    if not growing:
        raise CommandError("No game here grows between runs.")
    return loadout(mods, game or growing[0])
