"""The commands. Whatever is wrong is said in one line, and the exit status is 2."""

import io
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import shadows
from shadows import cli_content, cli_mods
from shadows.cli_mods import Mods, asked, loadout
from shadows.content.problems import ContentError, nearest, quoted, visible
from shadows.display import NO_WINDOW, NOWHERE, display
from shadows.refusal import Refusal
from shadows.saves.places import Places, home
from shadows.seeds import SeedError, normalised

if TYPE_CHECKING:
    from shadows.mods.loading import Loadout

app = typer.Typer(
    name="shadows",
    help="Shadows of the Abyss: a dark fantasy roguelike deckbuilder.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.add_typer(cli_mods.app, name="mod")
app.command("check")(cli_content.check_content)
app.command()(cli_content.schema)
app.command()(cli_content.order)

NOT_SHOWN = "No display: set DISPLAY for the window, or use `shadows replay --text` in a terminal."

_USAGE_ERROR: Any = typer.BadParameter.__mro__[1]
"""The parser's own complaint about a command line, from whichever parser typer brings."""


Hero = Annotated[str | None, typer.Option(help="The hero's id, blood_reaper for example.")]
Foe = Annotated[str | None, typer.Option(help="The encounter's id, lich_king for example.")]
Map = Annotated[str | None, typer.Option("--map", help="The run's map: fixed or wandering.")]
Seed = Annotated[str | None, typer.Option(help="The seed: the same one gives the same game.")]


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; returns the exit status. What is wrong goes to standard error in one line each."""
    _open_streams()
    try:
        status = app(list(arguments), prog_name="shadows", standalone_mode=False)
        sys.stdout.flush()
    except Refusal as error:
        return _complain(visible(str(error)))
    except _USAGE_ERROR as error:
        return _complain(error.format_message())
    except ContentError as error:
        print(error, file=sys.stderr)
        return 1
    except BrokenPipeError:
        _hush()
        return 1
    except OSError as error:
        _hush()
        return _complain(visible(f"{error.strerror or error}{f': {error.filename}' if error.filename else ''}."))
    except (typer.Abort, KeyboardInterrupt):
        return 130
    return status if isinstance(status, int) else 0


def _open_streams() -> None:
    """What cannot be shown or read is replaced; a process without a console has nothing to read, and nobody listens."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(message: str) -> int:
    print(message, file=sys.stderr)
    return 2


def _hush() -> None:
    """Where nobody reads on, or there is no room left, not even the last flush is tried."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
) -> None:
    """Shadows of the Abyss: a dark fantasy roguelike deckbuilder. Without a command it plays."""
    if version:
        print(f"shadows {shadows.__version__}")
    elif context.invoked_subcommand is None:
        _play(text=False)


@app.command()
def play(
    text: Annotated[bool, typer.Option("--text", help="Play in the terminal.")] = False,
    hero: Hero = None,
    foe: Foe = None,
    way: Map = None,
    seed: Seed = None,
    mods: Mods = None,
) -> None:
    """Play, in a window or in the terminal: a run, or with --foe a single fight. What is given is not asked."""
    _play(text=text, hero=hero, foe=foe, way=way, seed=seed, mods=mods)


def _play(
    *,
    text: bool,
    hero: str | None = None,
    foe: str | None = None,
    way: str | None = None,
    seed: str | None = None,
    mods: list[Path] | None = None,
) -> None:
    windowed = not text and display()
    plain = hero is foe is way is seed is None and not mods and not Places(home()).modded
    if windowed and plain:
        if _in_window():  # the title is there before any content is read
            return
        windowed = False
    from shadows.session import MAPS

    loaded = loadout(mods)
    if loaded.asking and text and sys.stdin.isatty():
        loaded = asked(loaded, mods)
    library = loaded.library
    hero = _known("hero", hero, library.heroes)
    foe = _known("foe", foe, library.encounters)
    way = _known("map", way, MAPS)
    if foe is not None and way is not None:
        raise Refusal("A single fight has no map: leave --map out, or --foe for a run.")
    try:
        seed = None if seed is None else normalised(seed)
    except SeedError as error:
        raise Refusal(str(error)) from None
    if not text:
        modded = loaded if loaded.mods or loaded.notices else None
        if windowed and _in_window(hero=hero, foe=foe, map=way, seed=seed, loadout=modded):
            return
        if not sys.stdin.isatty():
            raise Refusal(NOWHERE)
        print(NO_WINDOW)
    for notice in loaded.notices:
        print(notice)
    from shadows.text.game import play as play_text
    from shadows.text.terminal import terminal

    play_text(terminal(), hero, foe, seed, library, map=way)


def _in_window(**wishes: Any) -> bool:
    """Play in the window what was wished for; False if none could be opened."""
    from shadows.view import app as window

    try:
        window.play(**{name: wish for name, wish in wishes.items() if wish is not None})
    except window.NoDisplay:
        return False
    return True


def _known(kind: str, word: str | None, known: Iterable[str]) -> str | None:
    """An id as it was meant: capitals, blanks and hyphens do not matter. A Refusal names the nearest and all."""
    if word is None:
        return None
    name = word.strip().lower().replace(" ", "_").replace("-", "_")
    names = list(known)
    if name in names:
        return name
    guess = nearest(name, names)
    unknown = f"Unknown {kind} {quoted(word)}{f': {guess}' if guess else '.'}"
    raise Refusal(f"{unknown} Known: {', '.join(names)}.")


@app.command()
def runs(
    limit: Annotated[int, typer.Option(min=1, help="How many at most.")] = 20,
    mods: Mods = None,
) -> None:
    """The runs that have ended, the newest first, each with its replay."""
    from shadows.saves import commands
    from shadows.saves.history import HistoryError

    try:
        for line in commands.runs(limit, library=loadout(mods).library):
            print(line)
    except HistoryError as error:
        raise Refusal(str(error)) from None


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="The replay's file; `runs` names them.")],
    text: Annotated[bool, typer.Option("--text", help="Tell it in the terminal.")] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that every command leads to the state that was recorded.")
    ] = False,
    mods: Mods = None,
) -> int:
    """Watch a run again, in a window or told in the terminal; with --verify, exit status 1 and the first difference
    if there is one."""
    from shadows.saves import commands
    from shadows.saves.replay import Replay, ReplayError

    loaded = loadout(mods)
    library = loaded.library
    try:
        if verify:
            faithful, sentence = commands.verified(file, library=library)
            print(sentence)
            return 0 if faithful else 1
        if text:
            for line in commands.watched(file, library=library):
                print(line)
            return 0
        Replay.read(file)  # what is wrong with it is said without a window too
        if not _shown(file, loaded):
            raise Refusal(NOT_SHOWN)
    except ReplayError as error:
        raise Refusal(str(error)) from None
    return 0


def _shown(file: Path, loaded: "Loadout") -> bool:
    """Show a replay in the window; False if none could be opened."""
    if not display():
        return False
    from shadows.view import app as window

    try:
        window.watch_replay(file, loadout=loaded)
    except window.NoDisplay:
        return False
    return True


@app.command()
def tour(
    out: Annotated[Path, typer.Option(help="The folder for the pictures.")],
    size: Annotated[str, typer.Option(help="Their size in pixels, 1280x720 for example.")] = "1280x720",
) -> None:
    """Render the window's screens to pictures."""
    pixels = _size(size)
    if out.exists() and not out.is_dir():
        raise Refusal(f"{out} is a file: name a folder for the pictures.")
    from shadows.view import app as window
    from shadows.view.tour import render

    try:
        render(out, pixels)
    except window.NoDisplay as error:
        raise Refusal(f"The screens cannot be rendered here: {error}") from None


LEAST_SIDE, MOST_SIDE = 64, 8192
LONGEST_SIDE = 9
"""In digits."""


def _size(text: str) -> tuple[int, int]:
    """`1280x720` as two numbers."""
    width, _, height = text.lower().partition("x")
    if not all(side.isdecimal() and len(side) <= LONGEST_SIDE for side in (width, height)):
        raise Refusal(f"Unknown size {quoted(text)}: write width x height in pixels, 1280x720 for example.")
    size = (int(width), int(height))
    if not all(LEAST_SIDE <= side <= MOST_SIDE for side in size):
        raise Refusal(f"A side of a picture has {LEAST_SIDE} to {MOST_SIDE} pixels, not {quoted(text)}.")
    return size
