"""The schemas of all files of a mod, for its author's editor."""

import json
from pathlib import Path

from components.prefabs import Library
from shadows.content import json_schema
from shadows.content.json_schema import Schema
from shadows.games import NAMES, Game
from shadows.mods.manifest import manifest_of

MOD = "mod"
"""The name of the schema for `mod.yaml`; the others are called as the folders of their kinds."""


def schemas(game: Game, library: Library) -> dict[str, Schema]:
    """A schema for the files of each kind of a game, and for `mod.yaml`."""
    manifest = json_schema.schema_of(manifest_of(game), game.content, library)
    manifest["properties"]["game"] |= {"pattern": rf"^\s*({'|'.join(NAMES)})?\s*([<>=!~].*)?$", "examples": [*NAMES]}
    return {MOD: manifest, **json_schema.schemas(game.content, library)}


def write(folder: Path, game: Game, library: Library) -> list[Path]:
    """Write each schema to a file of its own, `cards.json` for example. Raises OSError when that is not possible."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, content in schemas(game, library).items():
        path = folder / f"{name}.json"
        path.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")
        written.append(path)
    return written
