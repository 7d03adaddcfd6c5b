"""Fights with the enemies of the dice game: all of them as they are written, and a hero whom nothing ends soon."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

import yaml
from msgspec import structs

from components.dice.maps import KindShare, Row
from components.dice.prefabs import DiceLibrary
from components.facts import Fact
from shadows.content.library.loading import load
from shadows.games.dice import CONTENT, GAME
from shadows.play.dice import sandbox
from shadows.play.dice.fight import Fight
from shadows.root import ROOT

FOLDER = ROOT / "prefabs" / "dice"
AS_WRITTEN = ("combos", "dice", "enemies", "hands", "statuses", "trees")
MIGHT = ("name", "order", "scales", "kindled")
"""What of an act says how mighty its enemies are."""
HERO = {
    "name": "The Patient One",
    "title": "Who Waits",
    "theme": "Nothing but dice.",
    "health": 20_000,
    "gold": 0,
    "potion_slots": 3,
    "dice": ["bone_die"] * 5,
    "rerolls": 2,
}
BARS = ("snipe", "deep_freeze", "burn_die", "steal_reroll", "steal_die", "curse", "rig", "lock_die", "strip")
"""What meddles with so many of something."""
MEDDLERS = {f"{kind}_{n}": (kind, n) for kind in BARS for n in (1, 2)} | {
    "chaos_1": ("chaos", 1),
    "weaken_1": ("weaken", 1),
    "gravity_1": ("gravity", 1),
    "lock_hold_1": ("lock_hold", 1),
    "lock_hold_2": ("lock_hold", 2),
    "odd_1": ("evenodd", 1),
    "even_2": ("evenodd", 2),
}
"""Enemies that do nothing but meddle."""

FRAGILE = {"of": "stun_threshold", "side": "taker", "add": -25}
"""What a glass enemy is easier to stun."""


@cache
def library() -> DiceLibrary:
    """All enemies with what they need, one plain hero, and enemies that do one thing alone."""
    with TemporaryDirectory() as folder:
        root = Path(folder)
        for kind in AS_WRITTEN:
            copytree(FOLDER / kind, root / kind)
        acts = yaml.safe_load((FOLDER / "acts" / "acts.yaml").read_text(encoding="utf-8"))
        _write(root, "acts", {act: {key: wrote[key] for key in MIGHT if key in wrote} for act, wrote in acts.items()})
        _write(root, "heroes", {"patient": HERO, "dull": HERO | {"element_chance": 0}})
        _write(
            root, "potions", {"gulp": {"name": "Gulp", "rarity": "common", "price": 1, "effects": {"gain_block": 1}}}
        )
        (root / "enemies" / "meddlers.yaml").write_text(json.dumps(_meddlers()), encoding="utf-8")
        found = load(CONTENT, [root])
    assert isinstance(found, DiceLibrary)
    road = (Row(floors=(1, 14), kinds=(KindShare("enemy"),)),)
    return structs.replace(found, acts={name: structs.replace(act, rows=road) for name, act in found.acts.items()})


def _write(root: Path, kind: str, entries: Mapping[str, Any]) -> None:
    (root / kind).mkdir()
    (root / kind / "made.yaml").write_text(json.dumps(dict(entries)), encoding="utf-8")


def _meddlers() -> dict[str, Any]:
    plain = {"role": "brute", "act": "depths", "health": 1000}
    return {
        name: {"name": name, **plain, "cycle": [{"do": [{"interfere": kind, "amount": amount}]}]}
        for name, (kind, amount) in MEDDLERS.items()
    } | {
        "dummy": {"name": "Dummy", **plain, "cycle": [{"do": [{"guard": 1}]}]},
        "glass": {"name": "Glass", **plain, "cycle": [{"do": [{"strike": 1}]}], "modifiers": FRAGILE},
        "glass_boss": {
            "name": "Glass Boss",
            **plain,
            "tier": "boss",
            "cycle": [{"do": [{"strike": 1}]}],
            "modifiers": FRAGILE,
        },
    }


def arena(foes: Sequence[Any], dice: Sequence[int | str] = (), hero: str = "patient", **named: Any) -> Fight:
    """A fight of a plain hero with these foes; the `dull` one has no elements."""
    return sandbox(hero, foes=foes, dice=dice, library=library(), game=GAME, relics=(), **named)


def of(facts: Sequence[Fact], *kinds: type[Fact]) -> list[Any]:
    """The facts of these kinds."""
    return [fact for fact in facts if isinstance(fact, kinds)]
