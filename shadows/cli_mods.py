"""The commands about mods: new, try, list, on, off, allow; and how the other commands come to their mods."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from shadows.content.problems import nearest, quoted
from shadows.display import NO_WINDOW, display
from shadows.refusal import Refusal
from shadows.saves.places import Places, home

if TYPE_CHECKING:
    from shadows.mods.loading import Loadout
    from shadows.mods.manifest import Mod

app = typer.Typer(help="Mods: make one, see which there are, switch them on and off.", no_args_is_help=True)

Mods = Annotated[
    list[Path] | None, typer.Option("--mods", help="A mod, or a folder of mods, to play with; may be given repeatedly.")
]


def loadout(folders: list[Path] | None) -> "Loadout":
    """What is played with. A Refusal if there is no mod in one of the folders."""
    from shadows.mods.finding import find
    from shadows.mods.loading import load_mods

    for folder in folders or ():
        if not find([folder]):
            raise Refusal(f"There is no mod in {folder}: name a folder with a mod.yaml in it.")
    return load_mods(folders or ())


def asked(loaded: "Loadout", folders: list[Path] | None) -> "Loadout":
    """What is played with after the player was asked, in the terminal, about each mod with code."""
    from shadows.mods.consent import agree, question

    for mod in loaded.asking:
        print(question(mod))
        if input("Write y to let it run: ").strip().casefold() in ("y", "yes"):
            try:
                agree(mod)
            except OSError as error:
                print(f"That cannot be kept ({error.strerror}), so it does not run.")
                continue
            loaded = loadout(folders)
    return loaded


@app.command("list")
def list_mods(mods: Mods = None) -> None:
    """The mods that there are, in the order in which they act, and why one is off."""
    loaded = loadout(mods)
    for number, mod in enumerate(loaded.mods, start=1):
        authors = f", by {', '.join(mod.manifest.authors)}" if mod.manifest.authors else ""
        print(f"{number:2}. {mod.stamp}: {mod.manifest.name}{authors}")
    for mod in loaded.off:
        print(f"off {mod.stamp}: {mod.manifest.name}; {mod.off}")
    if not loaded.mods and not loaded.off:
        print(f"There are no mods. Put one into {Places(home()).mods}, or play with --mods.")
    for notice in loaded.notices:
        print(notice)


@app.command()
def on(mod: Annotated[str, typer.Argument(help="The mod's id.")]) -> None:
    """Switch a mod of the player's folder on."""
    _switch(mod, on=True)


@app.command()
def off(mod: Annotated[str, typer.Argument(help="The mod's id.")]) -> None:
    """Switch a mod of the player's folder off."""
    _switch(mod, on=False)


@app.command()
def allow(
    mod: Annotated[str, typer.Argument(help="The mod's id.")],
    mods: Mods = None,
) -> None:
    """Let the code of a mod run, as it is now. It may do all that you may do on this computer."""
    from shadows.mods.consent import agree

    places = Places(home())
    found = _known(mod, [*(mods or ()), places.mods])
    if not found.code.is_file():
        raise Refusal(f"{found.manifest.name} has no code: there is nothing to allow.")
    try:
        agree(found, places)
    except OSError as error:
        raise Refusal(f"{places.switches} cannot be written: {error.strerror}.") from None
    print(f"The code of {found.manifest.name} {found.manifest.version} may run, as it is now.")


@app.command()
def new(
    mod: Annotated[str, typer.Argument(help="Its id: small letters, digits and _.")],
    folder: Annotated[Path | None, typer.Option("--in", help="The folder in which it is made.")] = None,
) -> None:
    """Make a mod that works, with one card."""
    from shadows.mods import template

    try:
        made = template.create(mod, folder or Path())
    except template.NoMod as error:
        raise Refusal(str(error)) from None
    print(f"{made} is a mod with one card. Check it with `python -m shadows check {made}`,")
    print(f"and play with it: `python -m shadows play --mods {made}`.")


@app.command("try")
def try_out(
    path: Annotated[Path, typer.Argument(help="The mod's folder.")],
    text: Annotated[bool, typer.Option("--text", help="In the terminal.")] = False,
) -> None:
    """Fight with all that a mod brings; whenever a file is saved the fight goes on with what it says."""
    from shadows.mods.manifest import FILE
    from shadows.mods.trying import Trial

    if not (path / FILE).is_file():
        raise Refusal(f"There is no mod in {path}: name a folder with a {FILE} in it.")
    trial = Trial(path)
    if not text and display():
        from shadows.view import app as window

        try:
            window.try_out(trial)
        except window.NoDisplay:
            print(NO_WINDOW)
        else:
            return
    from shadows.text.terminal import terminal
    from shadows.text.trying import try_out as in_terminal

    in_terminal(terminal(), trial)


def _switch(mod: str, *, on: bool) -> None:
    from shadows.mods import switches
    from shadows.mods.loading import SWITCHED_OFF

    places = Places(home())
    _known(mod, [places.mods])
    try:
        trouble = switches.turn(places.switches, mod, on=on)
    except OSError as error:
        raise Refusal(f"{places.switches} cannot be written: {error.strerror}.") from None
    if trouble:
        print(trouble)
    loaded = loadout(None)
    now = next(one for one in [*loaded.mods, *loaded.off] if one.id == mod)
    if not now.off:
        print(f"{now.manifest.name} is on.")
    else:
        print(f"{now.manifest.name} is off{'' if now.off == SWITCHED_OFF else f': {now.off}'}.")


def _known(mod: str, folders: list[Path]) -> "Mod":
    """The mod of an id. A Refusal names the nearest."""
    from shadows.mods.finding import find

    known = {one.id: one for one in reversed(find(folders))}
    if mod not in known:
        guess = nearest(mod, known)
        where = " and ".join(map(str, folders))
        raise Refusal(f"There is no mod {quoted(mod)} in {where}{f': {guess}' if guess else '.'}")
    return known[mod]
