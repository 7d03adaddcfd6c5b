"""A small dice game to tell of: the hands, dice, combos and statuses as they are, and a few things around them that
stay as they are here."""

from functools import cache
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any, cast

import msgspec

from components.dice.maps import KindShare, Row
from components.dice.prefabs import DiceLibrary
from shadows.games.dice import GAME
from shadows.play.dice.fight import Fight
from shadows.play.dice.sandbox import sandbox
from shadows.root import ROOT

AS_THEY_ARE = ("hands", "dice", "combos", "statuses", "trees")

WRITTEN = {
    "heroes": """
wanderer:
  name: The Wanderer
  title: The One Who Walked On
  theme: Five dice, two rerolls, and no trick but patience.
  order: 1
  health: 85
  gold: 30
  potion_slots: 3
  dice: [bone_die, bone_die, bone_die, bone_die, bone_die]
  rerolls: 2
""",
    "acts": """
depths:
  name: The Depths
  order: 1
  shop: stall
  scales:
    - {of: alone, health: [200, 300], attack: [1000, 1500]}
    - {of: pair, health: [100, 150], attack: [680, 1020]}
    - {of: swarm, health: [70, 110], attack: [450, 680]}
    - {of: elite, health: [300, 400], attack: [1500, 1800]}
    - {of: boss, health: [700, 700], attack: [1200, 1200]}
""",
    "shops": """
stall:
  name: The Stall
  relics: [{count: 1, weights: {common: 1, uncommon: 0, rare: 0}}]
  potions: 1
""",
    "enemies": """
guard:
  name: Guard
  role: brute
  act: depths
  health: 100
  cycle:
    - {name: Hack, do: [{strike: 90}]}
    - {name: Flurry, do: [{strike: 40, hits: 3}]}
    - {name: Raise shield, do: [{guard: 10}]}
web:
  name: Web
  role: disruptor
  act: depths
  health: 100
  cycle:
    - {name: Web shot, do: [{interfere: snipe, amount: 2}, {strike: 50}]}
    - {name: Mend, do: [{mend: 10}]}
    - {name: Shield all, do: [{guard: 10, to: all_allies}]}
""",
    "encounters": "guard: {name: Guard, act: depths, kind: normal, foes: [guard]}\n",
    "relics": """
glove:
  name: Glove
  rarity: common
  modifiers: [{of: keep_block, add: 1}]
  use: {per: combat, do: [{turn_over: chosen}]}
compass: {name: Compass, rarity: common, modifiers: [{of: chips, add: 2}]}
""",
    "potions": """
flip: {name: Flip, rarity: common, price: 20, effects: [{turn_over: chosen}]}
loaded: {name: Loaded Die, rarity: rare, price: 40, effects: [{set_die: 0}]}
charge: {name: Charge, rarity: uncommon, price: 30, effects: [{give_element: chosen}]}
idol: {name: Idol, rarity: common, price: 20, target: enemy, effects: [{throw: 3}, {take_die_out: chosen}]}
""",
    "boons": "second_breath: {name: Second Breath, kind: boon, text: +1 reroll a turn.}\n",
    "keywords": """
snipe: {name: Snipe, text: Your lowest dice are fixed at what they show.}
chips: {name: Chips, text: They are added to the values of dice.}
""",
}


@cache
def library() -> DiceLibrary:
    """All of it."""
    with TemporaryDirectory() as folder:
        for kind in AS_THEY_ARE:
            copytree(ROOT / "prefabs" / "dice" / kind, Path(folder) / kind)
        for kind, text in WRITTEN.items():
            (Path(folder) / kind).mkdir()
            (Path(folder) / kind / "small.yaml").write_text(text, encoding="utf-8")
        found = cast(DiceLibrary, GAME.load([Path(folder)]))
    climbed = msgspec.structs.replace(found.acts["depths"], rows=(Row((1, 14), (KindShare("enemy"),)),))
    return msgspec.structs.replace(found, acts={"depths": climbed})


def fight(*dice: int | str, foes: Any = ("guard",), **given: Any) -> Fight:
    """A fight in which these faces fall; see `sandbox`."""
    return sandbox(dice=dice, foes=foes, game=GAME, **({"library": library(), "consumables": ()} | given))
