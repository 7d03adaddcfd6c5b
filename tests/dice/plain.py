"""The tree and the achievements as plain YAML: their graph and numbers, without their rules."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from components.dice.prefabs import DiceAchievementPrefab, DiceLibrary, NodePrefab, TreePrefab

FOLDER = Path(__file__).parents[2] / "prefabs" / "dice"
RULES = ("triggers", "modifiers", "pickup")


@cache
def written(kind: str) -> dict[str, dict[str, Any]]:
    """All entries of a kind, by id."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted((FOLDER / kind).glob("*.yaml")):
        entries = yaml.safe_load(file.read_text(encoding="utf-8"))
        assert not found.keys() & entries.keys()
        found |= entries
    return found


def plain_library() -> DiceLibrary:
    """A library of them alone."""

    def made(kind: str, prefab: type) -> dict[str, Any]:
        return {
            name: msgspec.convert({"id": name, **{k: v for k, v in fields.items() if k not in RULES}}, prefab)
            for name, fields in sorted(written(kind).items())
        }

    none: dict[str, Any] = {field: {} for field in DiceLibrary.__struct_fields__} | {
        "fingerprint": "",
        "mods": (),
        "plugins": (),
    }
    return DiceLibrary(
        **{
            **none,
            "nodes": made("nodes", NodePrefab),
            "trees": made("trees", TreePrefab),
            "achievements": made("achievements", DiceAchievementPrefab),
        }
    )
