"""The commands about mods: new, try, list, on, off, allow; and how the other commands come to their mods."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from shadows.cli import display
from shadows.cli.errors import CommandError
from shadows.cli.output import tell
from shadows.cli.parser import CommandParser, add_game, add_mods

if TYPE_CHECKING:
    from shadows.mods.loading import Loadout
    from shadows.mods.manifest import Mod
    from shadows.mods.trying import Trial


def declare(commands: CommandParser) -> None:
    """Add the command `mod` with those below it."""
    group = commands.command("mod", lambda: _show_commands(group), "Make a mod, see which there are, switch them.")
    making = group.command(
        "new", new, "Make a mod that works, with one thing in it.", examples=["shadows mod new frost"]
    )
    making.add_argument("mod", metavar="ID", help="its id: small letters, digits and _")
    add_game(making)
    making.add_argument("--in", dest="folder", metavar="DIR", type=Path, help="the folder in which it is made")

    trying = group.command(
        "try",
        try_out,
        "Fight with all that a mod brings. Whenever a file is saved the fight goes on with what it says.",
        examples=["shadows mod try frost"],
    )
    trying.add_argument("path", metavar="DIR", type=Path, help="the mod's folder")
    trying.add_argument("--text", action="store_true", help="in the terminal")
    trying.add_argument("--run-code", action="store_true", help="run its code without asking, whatever it says")

    listing = group.command("list", list_mods, "List the mods in the order in which they act, and why one is off.")
    add_game(listing)
    add_mods(listing)
    for name, switch, told in (("on", on, "Switch a mod on."), ("off", off, "Switch a mod off.")):
        group.command(name, switch, told).add_argument("mod", metavar="ID", help="the mod's id")

    allowing = group.command(
        "allow", allow, "Let the code of a mod run, as it is now. It may do all that you may do on this computer."
    )
    allowing.add_argument("mod", metavar="ID", help="the mod's id")
    add_mods(allowing)


def loadout(folders: list[Path] | None, game: str | None = None) -> "Loadout":
    """What a game, the usual one if None, is played with. A CommandError if there is no mod in one of the folders."""
    from shadows.games import DEFAULT
    from shadows.mods.finding import find, packed
    from shadows.mods.loading import load_mods

    for folder in folders or ():
        if not find([folder]):
            raise CommandError(packed(folder) or f"There is no mod in {folder}: name a folder with a mod.yaml in it.")
    return load_mods(folders or (), game=game or DEFAULT)


def asked(loaded: "Loadout", folders: list[Path] | None) -> "Loadout":
    """What is played with after the player was asked, in the terminal, about each mod with code."""
    from shadows.mods.consent import agree, question

    for mod in loaded.asking:
        tell(question(mod))
        if _said_yes():
            try:
                agree(mod)
            except OSError as error:
                tell(f"That cannot be kept ({error.strerror}), so it does not run.")
                continue
            loaded = loadout(folders, loaded.game.name)
    return loaded


def list_mods(*, game: str | None, mods: list[Path] | None) -> None:
    """The mods that there are for a game, in the order in which they act, and why one is off."""
    from shadows.saves.paths import Paths, home

    loaded = loadout(mods, game)
    for number, mod in enumerate(loaded.mods, start=1):
        authors = f", by {', '.join(mod.manifest.authors)}" if mod.manifest.authors else ""
        tell(f"{number:2}. {mod.stamp}: {mod.manifest.name}{authors}{_of_game(mod)}")
    for mod in loaded.off:
        tell(f"off {mod.stamp}: {mod.manifest.name}{_of_game(mod)}; {mod.off}")
    if not loaded.mods and not loaded.off:
        tell(f"There are no mods. Put one into {Paths(home()).mods}, or play with --mods.")
    for notice in loaded.notices:
        tell(notice)


def _of_game(mod: "Mod") -> str:
    """The game that a mod is for, where that is not the usual one."""
    from shadows.games import DEFAULT

    return "" if mod.game.id == DEFAULT else f", for {mod.game.id}"


def on(*, mod: str) -> None:
    """Switch a mod of the player's folder on."""
    _switch(mod, on=True)


def off(*, mod: str) -> None:
    """Switch a mod of the player's folder off."""
    _switch(mod, on=False)


def allow(*, mod: str, mods: list[Path] | None) -> None:
    """Let the code of a mod run, as it is now. It may do all that you may do on this computer."""
    from shadows.mods.consent import agree
    from shadows.saves.paths import Paths, home

    paths = Paths(home())
    found = _known(mod, [*(mods or ()), paths.mods])
    if not found.code.is_file():
        raise CommandError(f"{found.manifest.name} has no code: there is nothing to allow.")
    try:
        agree(found, paths)
    except OSError as error:
        raise CommandError(f"{paths.switches} cannot be written: {error.strerror}.") from None
    tell(f"The code of {found.manifest.name} {found.manifest.version} may run, as it is now.")


def new(*, mod: str, game: str | None, folder: Path | None) -> None:
    """Make a mod of a game that works, with what its mods begin with: a card, for example."""
    from shadows.games import DEFAULT, known
    from shadows.mods import template

    try:
        played = known() if game is None else known(game)
        made = template.create(mod, folder or Path(), played)
    except template.NoMod as error:
        raise CommandError(str(error)) from None
    one = played.content.kinds[played.starter.kind].singular
    tell(f"{made} is a mod with one {one}. Check it with `python -m shadows check {made}`,")
    named = "" if played.name == DEFAULT else f"--game {played.name} "
    tell(f"and play with it: `python -m shadows play {named}--mods {made}`.")


def try_out(*, path: Path, text: bool, run_code: bool) -> None:
    """Fight with all that a mod brings; whenever a file is saved the fight goes on with what it says."""
    from shadows.mods import consent
    from shadows.mods.finding import packed
    from shadows.mods.manifest import FILE, open_mod
    from shadows.mods.trying import Trial

    if not (path / FILE).is_file():
        raise CommandError(packed(path) or f"There is no mod in {path}: name a folder with a {FILE} in it.")
    if not run_code and (asking := consent.needed(open_mod(path))):
        _ask_to_try(asking)
    trial = Trial(path, run_code=True)
    if not text:
        reason = display.opened(lambda: _in_window(trial))
        if not reason:
            return
        display.terminal_instead(reason)
    from shadows.text.terminal import terminal
    from shadows.text.trying import try_out as in_terminal

    in_terminal(terminal(), trial)


def _ask_to_try(question: str) -> None:
    """Go on if the code of a mod may run as long as it is tried out. A CommandError if not."""
    if not sys.stdin.isatty():
        raise CommandError(f"{question} Add --run-code for that.")
    tell(question)
    if not _said_yes():
        raise CommandError("Without its code it cannot be tried out.")


def _said_yes() -> bool:
    return input("Write y to let it run: ").strip().casefold() in ("y", "yes")


def _in_window(trial: "Trial") -> None:
    from shadows.view import app

    app.try_out(trial)


def _show_commands(group: CommandParser) -> int:
    group.print_help(sys.stderr)
    return 2


def _switch(mod: str, *, on: bool) -> None:
    from shadows.mods import switches
    from shadows.mods.loading import SWITCHED_OFF
    from shadows.saves.paths import Paths, home

    paths = Paths(home())
    _known(mod, [paths.mods])
    try:
        trouble = switches.turn(paths.switches, mod, on=on)
    except OSError as error:
        raise CommandError(f"{paths.switches} cannot be written: {error.strerror}.") from None
    if trouble:
        tell(trouble)
    loaded = loadout(None)
    now = next(one for one in [*loaded.mods, *loaded.off] if one.id == mod)
    if not now.off:
        tell(f"{now.manifest.name} is on.")
    else:
        tell(f"{now.manifest.name} is off{'' if now.off == SWITCHED_OFF else f': {now.off}'}.")


def _known(mod: str, folders: list[Path]) -> "Mod":
    """The mod of an id. A CommandError names the nearest."""
    from shadows.content.problems import nearest, quoted
    from shadows.mods.finding import find

    known = {one.id: one for one in reversed(find(folders))}
    if mod not in known:
        guess = nearest(mod, known)
        where = " and ".join(map(str, folders))
        raise CommandError(f"There is no mod {quoted(mod)} in {where}{f': {guess}' if guess else '.'}")
    return known[mod]
