"""A new mod that works, for its author to go on from."""

from pathlib import Path

import shadows
from shadows.games import DEFAULT, Game
from shadows.mods.manifest import FILE, misfit

SCHEMA = "# yaml-language-server: $schema={}/schema/{}.json\n"
"""The line by which an editor knows what may stand in a file; the schemas lie in the mod's own folder."""

MANIFEST = """\
id: {id}
name: {name}
version: 0.1.0
authors: []
text: A mod for {title}.
game: "{game}"
"""


class NoMod(ValueError):  # it says why there is none
    """A mod that cannot be made, with the reason."""


def create(mod: str, folder: Path, game: Game) -> Path:
    """Write a mod of a game with what that begins with into a new folder of its name, with schemas for its author's
    editor; gives that folder. Raises NoMod."""
    if wrong := misfit(mod):
        raise NoMod(f"{wrong}.")
    from shadows.mods import schema

    made = folder / mod
    if made.exists():
        raise NoMod(f"{made} is there already: choose another id, or another folder with --in.")
    begins = game.starter
    named = "" if game.name == DEFAULT else f"{game.name} "
    words = {
        "id": mod,
        "name": mod.replace("_", " ").title(),
        "title": game.title,
        "game": f"{named}>={shadows.__version__}",
    }
    try:
        _write(made / FILE, SCHEMA.format(".", "mod") + MANIFEST.format(**words))
        file = made / "prefabs" / begins.kind / f"{begins.kind}.yaml"
        _write(file, SCHEMA.format("../..", begins.kind) + begins.yaml.format(**words))
        (made / "assets" / begins.pictures).mkdir(parents=True)
        schema.write(made / "schema", game, game.load())
    except OSError as error:
        raise NoMod(f"{made} cannot be written: {error.strerror}.") from error
    return made


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
