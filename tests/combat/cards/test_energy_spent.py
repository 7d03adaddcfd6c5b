"""What a card does with the Energy that playing it has cost (R18)."""

from pathlib import Path

import pytest

from shadows.content.text.wording import card_text, plain
from shadows.games import base_prefabs, load
from shadows.play.deck.sandbox import sandbox

CARDS = """\
torrent:
  name: Torrent
  type: attack
  rarity: special
  cost: X
  effects: [{deal_damage: {of: energy_spent, times: 5}, to: all_enemies}]
brace: {name: Brace, type: skill, rarity: special, cost: 2, effects: [{gain_block: {base: 1, of: energy_spent}}]}
tide: {name: Tide, type: skill, rarity: special, cost: X, effects: [{next_turn: [{gain_energy: energy_spent}]}]}
"""
FOES = [{"prefab": "zombie_brute", "hp": 28}, {"prefab": "zombie_brute", "hp": 28}]


@pytest.fixture
def fight(tmp_path: Path):
    """A fight with these cards in the hand and so much Energy."""
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "spent.yaml").write_text(CARDS, encoding="utf-8")
    library = load([base_prefabs(), tmp_path])
    return lambda *hand, energy: sandbox(hand=list(hand), foes=FOES, player={"energy": energy}, library=library)


def test_5_damage_for_each_energy_to_each_enemy(fight) -> None:
    """28 − 5 × 3 = 13."""
    three = fight("torrent", energy=3)
    assert three.preview("torrent") == 15
    three.play("torrent")
    assert ([foe.hp for foe in three.foes], three.player.energy) == ([13, 13], 0)
    assert plain(card_text(three.session.library, three.session.library.cards["torrent"])) == (
        "Deal damage equal to 5 times the Energy spent to ALL enemies."
    )


def test_a_card_with_a_price_has_cost_that(fight) -> None:
    two = fight("brace", energy=4)
    two.play("brace")
    assert (two.player.block, two.player.energy) == (3, 2)


def test_it_is_known_next_turn_too(fight) -> None:
    """3 + 2 spent."""
    spent = fight("tide", energy=2)
    spent.play("tide")
    spent.end_turn()
    assert spent.player.energy == 5
