"""The game's content, and some prefabs that use what no card of the game does."""

from pathlib import Path

import pytest

from components.prefabs import Library
from shadows.games import base_prefabs, load
from tests.systems.writing import Written

CARDS = """
sift:
  name: Sift
  type: skill
  rarity: special
  cost: 0
  effects: [{move_cards: 2, pile: hand, to: discard}, {gain_block: 3}]
seek:
  name: Seek
  type: skill
  rarity: special
  cost: 0
  effects: [{move_cards: 1, pile: draw, to: hand}]
discharge:
  name: Discharge
  type: skill
  rarity: special
  cost: 0
  effects: [{move_cards: 1, pile: hand, to: discard, everything: true}]
flee:
  name: Flee
  type: skill
  rarity: special
  cost: 0
  effects: [{escape: true}, {gain_block: 3}]
bury:
  name: Bury
  type: skill
  rarity: special
  cost: 0
  effects: [{move_cards: 1, pile: hand, to: exhaust, at_random: true}]
purge:
  name: Purge
  type: skill
  rarity: special
  cost: 0
  effects: [{move_cards: 1, pile: discard, to: exhaust, everything: true}]
cleanse:
  name: Cleanse
  type: skill
  rarity: special
  cost: 0
  effects: [{remove_status: weak}, {remove_status: vulnerable, to: target}]
  target: enemy
tally:
  name: Tally
  type: attack
  rarity: special
  cost: 0
  target: enemy
  effects: [{deal_damage: {base: 1, of: cards_in_hand, times: 2}}]
opportunist:
  name: Opportunist
  type: attack
  rarity: special
  cost: 0
  target: enemy
  effects: [{deal_damage: {base: 2, plus: 5, when: {self_has: weak}}}]
meteor:
  name: Meteor
  type: attack
  rarity: special
  cost: 0
  effects: [{next_turn: [{deal_damage: 5, to: all_enemies}]}]
waver:
  name: Waver
  type: attack
  rarity: special
  cost: 0
  target: enemy
  effects: [{deal_damage: {base: 4, of: cards_in_hand, times: -1}}]
leech:
  name: Leech
  type: attack
  rarity: special
  cost: 0
  target: enemy
  effects: [{deal_damage: 2}, {lose_hp: 3, to: target}, {gain_block: 1, to: target}, {heal: 1, to: target}]
"""

RELICS = """
iron_heart:
  name: Iron Heart
  rarity: common
  flavour: It beats twice.
  triggers:
    - when: damage_taken
      per_combat: 2
      do: [{gain_block: 4}]
grave_bell:
  name: Grave Bell
  rarity: common
  flavour: It tolls for each.
  triggers:
    - when: enemy_died
      do: [{gain_energy: 1}]
    - when: card_exhausted
      do: [{draw_cards: 1}]
thorn_ring:
  name: Thorn Ring
  rarity: common
  flavour: It bites back.
  triggers:
    - when: damage_taken
      do: [{deal_damage: 2, to: target}]
sluice:
  name: Sluice
  rarity: common
  flavour: It turns with the water.
  triggers:
    - when: pile_shuffled
      do: [{heal: 1}]
    - when: potion_used
      do: [{gain_block: 2}]
    - when: status_received
      status: weak
      do: [{lose_hp: 1}]
first_blood:
  name: First Blood
  rarity: common
  flavour: The second is cheaper.
  modifiers: [{of: attack_damage, add: 5, per_combat: 1}]
first_wall:
  name: First Wall
  rarity: common
  flavour: The second leans on it.
  modifiers: [{of: card_block, add: 5, per_combat: 1}]
half_moon:
  name: Half Moon
  rarity: common
  flavour: It wanes.
  modifiers: [{of: energy, times: 1/2}]
dawn:
  name: Dawn
  rarity: common
  flavour: It comes once.
  modifiers: [{of: energy, add: 2, per_combat: 1}]
first_coin:
  name: First Coin
  rarity: common
  flavour: The rest only follow.
  modifiers: [{of: gold, add: 3, per_combat: 1}]
toll:
  name: Toll
  rarity: common
  flavour: It rings for whoever is struck.
  triggers:
    - when: card_played
      do: [{lose_hp: 1, to: target}, {heal: 1, to: target}, {gain_block: 1, to: target}]
"""

ENEMIES = """
coward:
  name: Coward
  act: crypts
  health: 9
  flavour: It was never here.
  cycle: [{deal_damage: 2}, [{escape: true}, {deal_damage: 5}]]
"""


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """Everything together."""
    root: Path = tmp_path_factory.mktemp("extra")
    for kind, content in (("cards", CARDS), ("relics", RELICS), ("enemies", ENEMIES)):
        (root / kind).mkdir()
        (root / kind / "extra.yaml").write_text(content, encoding="utf-8")
    return load([base_prefabs(), root])


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """The game's content with what the test writes."""

    def together(**kinds: str) -> Library:
        for kind, text in kinds.items():
            (tmp_path / kind).mkdir()
            (tmp_path / kind / "own.yaml").write_text(text, encoding="utf-8")
        return load([base_prefabs(), tmp_path])

    return together
