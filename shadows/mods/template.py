"""A new mod that works, for its author to go on from."""

from pathlib import Path

import shadows
from shadows.games import known
from shadows.mods.manifest import FILE, misfit

SCHEMA = "# yaml-language-server: $schema={}/schema/{}.json\n"
"""The line by which an editor knows what may stand in a file; the schemas lie in the mod's own folder."""

MANIFEST = """\
id: {id}
name: {name}
version: 0.1.0
authors: []
text: A mod for Shadows of the Abyss.
game: ">={version}"
"""

CARD = """\
# The cards of {name}. In this mod's files they are called as written here, everywhere else {id}:first_light.

first_light:
  name: First Light
  type: attack
  rarity: common
  pool: shop
  cost: 1
  target: enemy
  effects: [{{deal_damage: 6}}, {{apply_status: vulnerable, stacks: 1}}]
  upgrade: {{effects: [{{deal_damage: 8}}, {{apply_status: vulnerable, stacks: 2}}]}}
"""


class NoMod(ValueError):  # it says why there is none
    """A mod that cannot be made, with the reason."""


def create(mod: str, folder: Path) -> Path:
    """Write a mod with one card into a new folder of its name, with schemas for its author's editor; gives that
    folder. Raises NoMod."""
    if wrong := misfit(mod):
        raise NoMod(f"{wrong}.")
    from shadows.mods import schema

    made = folder / mod
    if made.exists():
        raise NoMod(f"{made} is there already: choose another id, or another folder with --in.")
    words = {"id": mod, "name": mod.replace("_", " ").title(), "version": shadows.__version__}
    try:
        _write(made / FILE, SCHEMA.format(".", "mod") + MANIFEST.format(**words))
        _write(made / "prefabs" / "cards" / "cards.yaml", SCHEMA.format("../..", "cards") + CARD.format(**words))
        (made / "assets" / "cards" / "art").mkdir(parents=True)
        game = known()
        schema.write(made / "schema", game, game.load())
    except OSError as error:
        raise NoMod(f"{made} cannot be written: {error.strerror}.") from error
    return made


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
