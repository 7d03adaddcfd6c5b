"""The command `play`."""

from pathlib import Path
from typing import TYPE_CHECKING

from shadows.cli import display
from shadows.cli.errors import CommandError
from shadows.cli.mods import asked, loadout
from shadows.cli.output import tell
from shadows.cli.parser import CommandParser, add_game, add_mods, meant

if TYPE_CHECKING:
    from shadows.mods.loading import Loadout


def declare(commands: CommandParser) -> None:
    """Add the command."""
    parser = commands.command(
        "play",
        play,
        "Play, in a window or in the terminal. A run, or with --foe a single fight. What is given is not asked.",
        examples=[
            "shadows play --hero blood_reaper --map wandering",
            "shadows play --text --hero hellforged --foe lich_king --seed ABYSS-1",
            "shadows play --mods examples/mods/frost",
        ],
    )
    parser.add_argument("--text", action="store_true", help="play in the terminal")
    parser.add_argument("--hero", metavar="ID", help="the hero: blood_reaper, hellforged, shadowmancer or a mod's")
    parser.add_argument("--foe", metavar="ID", help="the encounter of a single fight, lich_king for example")
    parser.add_argument("--map", metavar="NAME", help="the run's map: fixed or wandering")
    parser.add_argument("--seed", metavar="TEXT", help="the same seed and choices give the same game")
    add_game(parser)
    add_mods(parser)


def play(
    *,
    text: bool = False,
    hero: str | None = None,
    foe: str | None = None,
    map: str | None = None,
    seed: str | None = None,
    game: str | None = None,
    mods: list[Path] | None = None,
) -> None:
    """Play. Raises CommandError."""
    from shadows.saves.paths import Paths, home

    reason = ""
    if not text and hero is foe is map is seed is game is None and not mods and not Paths(home()).modded:
        reason = display.opened(_in_window)  # the title is there before any content is read
        if not reason:
            return
    _play_with_content(reason, text=text, hero=hero, foe=foe, map=map, seed=seed, game=game, mods=mods)


def _play_with_content(
    reason: str,
    *,
    text: bool,
    hero: str | None,
    foe: str | None,
    map: str | None,
    seed: str | None,
    game: str | None,
    mods: list[Path] | None,
) -> None:
    """Play with the content read, and in the terminal if a window was tried before: `reason` says why it failed."""
    import sys

    from shadows.play.seeds import SeedError, normalised

    loaded = loadout(mods, game)
    if loaded.asking and text and sys.stdin.isatty():
        loaded = asked(loaded, mods)
    library = loaded.library
    hero = None if hero is None else meant("hero", hero, library.heroes)
    foe = None if foe is None else meant("foe", foe, library.encounters)
    map = None if map is None else meant("map", map, loaded.game.ruleset.maps)
    if foe is not None and map is not None:
        raise CommandError("A single fight has no map: leave --map out, or --foe for a run.")
    try:
        seed = None if seed is None else normalised(seed)
    except SeedError as error:
        raise CommandError(str(error)) from None
    if not text:
        reason = reason or display.shown(loaded.game, lambda: _in_window(hero, foe, seed, map, loaded))
        if not reason:
            return
        display.terminal_instead(reason)
    for notice in loaded.notices:
        tell(notice)
    from shadows.text.game import play as play_text
    from shadows.text.terminal import terminal

    play_text(terminal(), hero, foe, seed, library, map=map, game=loaded.game)


def _in_window(
    hero: str | None = None,
    foe: str | None = None,
    seed: str | None = None,
    map: str | None = None,
    loadout: "Loadout | None" = None,
) -> None:
    """Play in the window what was wished for."""
    from shadows.view import app

    app.play(hero=hero, foe=foe, seed=seed, map=map, loadout=loadout)
