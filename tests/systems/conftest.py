"""The game's content, and some prefabs that use what no card of the game does."""

from pathlib import Path

import pytest

from components.prefabs import Library
from shadows.content import base_prefabs, load

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
"""


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """Everything together."""
    root: Path = tmp_path_factory.mktemp("extra")
    for kind, content in (("cards", CARDS), ("relics", RELICS)):
        (root / kind).mkdir()
        (root / kind / "extra.yaml").write_text(content, encoding="utf-8")
    return load([base_prefabs(), root])
