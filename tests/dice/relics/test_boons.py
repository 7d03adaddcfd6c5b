"""What temples and shrines give for the run (D14, D23). A Pair of sixes deals 19."""

import pytest

from components.dice.effects import Practise, SwapDie
from components.effects import GainPotion
from components.facts import Interfered
from tests.dice.relics.fights import blocks, comes_to, fight, happen, hits, library, win

SIXES = (6, 6, 1, 2, 4)


@pytest.mark.parametrize(
    ("boon", "damage"),
    [("whole_hand", 21), ("steady_flame", 20)],  # (6 + 12) × 1.2; 16 × 1.3
)
def test_a_blessing_makes_hands_stronger(boon: str, damage: int) -> None:
    assert comes_to(fight(boons=[boon]), "pair") == damage


def test_the_steady_flame_is_ten_hundredths_of_mult() -> None:
    assert fight(boons=["steady_flame"]).preview("pair").mult == 130


def test_warm_blood_is_12_max_hp_which_are_healed() -> None:
    held = fight(player={"hp": 40})
    for effect in library().boons["warm_blood"].pickup:
        happen(held, effect)
    assert (held.player.hp, held.player.max_hp) == (52, 97)


@pytest.mark.parametrize(("boon", "chance"), [("four_winds", 7), ("kindled_bone", 7)])
def test_a_boon_makes_elements_more_likely(boon: str, chance: int) -> None:
    assert fight(boons=[boon]).element_chance == chance


@pytest.mark.parametrize(("boon", "first", "second"), [("second_thought", 3, 2), ("second_breath", 3, 3)])
def test_a_boon_gives_rerolls(boon: str, first: int, second: int) -> None:
    held = fight(boons=[boon])
    assert held.rerolls == first
    held.end_turn()
    assert held.rerolls == second


@pytest.mark.parametrize(("boon", "first", "second"), [("thick_skin", 1, 1), ("stone_skin", 6, 0)])
def test_a_boon_gives_block(boon: str, first: int, second: int) -> None:
    held = fight(boons=[boon])
    assert held.player.block == first
    held.end_turn()
    assert held.player.block == second


def test_the_heavy_fist_stuns_earlier() -> None:
    assert fight(boons=["heavy_fist"]).stun_threshold() == 26


def test_the_closed_wound_heals_3_at_a_combats_end() -> None:
    held = fight(boons=["closed_wound"], player={"hp": 50})
    win(held)
    assert held.player.hp == 53


def test_loud_thunder_raises_combos_and_burn() -> None:
    """Firestorm: 45 in a hundred of (20 + 30) × 3, and two stacks of 4 HP."""
    held = fight(boons=["loud_thunder"], dice=["6 fire", "6 wind", 6, 6, 6])
    assert hits(held.score("five_of_a_kind")) == [150, 67]
    assert held.foes[0].hp == 1000 - 150 - 67 - 8


def test_long_memory_and_the_red_thread_begin_at_two() -> None:
    assert fight(boons=["long_memory"]).streak == 1
    assert fight("red_thread", boons=["long_memory"]).streak == 2


def test_the_blind_witness_sees_nothing_of_the_first_meddling() -> None:
    held = fight(boons=["blind_witness"], foes=["witch"])
    assert [fact.amount for fact in held.end_turn() if isinstance(fact, Interfered)] == [0, 1]


def test_salt_and_witness_both_spend_themselves_on_the_first() -> None:
    held = fight("ward_of_salt", boons=["blind_witness"], foes=["witch"])
    happened = held.end_turn()
    assert [fact.amount for fact in happened if isinstance(fact, Interfered)] == [0, 1]
    assert blocks(happened) == [4]


def test_the_keeping_flame_keeps_one_element_a_turn() -> None:
    held = fight(boons=["keeping_flame"], dice=["6 fire", "6 ice", 1, 2, 4, 3, 3, 5, "6 fire", 1, 1, 1, 1, 2])
    held.reroll(0, 1)
    assert held.dice[:2] == ["3 fire", "3"]
    held.reroll(0)
    assert held.dice[0] == "5"
    held.end_turn()
    held.reroll(0)
    assert held.dice[0] == "2 fire"


def test_a_filed_die_takes_the_place_of_one_of_the_pool_for_the_run() -> None:
    held = fight()
    happen(held, SwapDie("filed_die"))
    assert held.session.world.pool.dice == ["filed_die", *["bone_die"] * 4]
    assert library().dice["filed_die"].faces == (6, 2, 3, 4, 5, 6)


def test_no_die_is_filed_twice() -> None:
    held = fight(pool=["filed_die"] * 5)
    assert not happen(held, SwapDie("filed_die"))
    assert held.session.world.pool.dice == ["filed_die"] * 5


def test_a_satchel_has_a_slot_more() -> None:
    held = fight(consumables=["flip", "flip", "flip"])
    slot, _ = library().boons["deep_satchel"].pickup
    happen(held, slot)
    assert held.consumables == ["flip", "flip", "flip", None]
    happen(held, GainPotion("prism"))
    assert held.consumables == ["flip", "flip", "flip", "prism"]


def test_the_carver_marks_one_of_three_hands() -> None:
    held = fight()
    (mark,) = library().boons["carvers_mark"].pickup
    happen(held, mark)
    question = held.session.world.queue.question
    assert len(question.options) == 3
    hands = sorted(library().hands.values(), key=lambda hand: hand.rank)
    marked = hands[question.options[1]].id
    held.choose(1)
    assert held.session.world.practice.chips == {marked: 8}


def test_practice_of_ones_choice_shows_every_hand_with_what_it_is_worth() -> None:
    held = fight(practice={"pair": 2})
    happen(held, Practise(2))
    question = held.look().question
    assert question is not None
    names = [option.name for option in question.options]
    assert (len(names), names[0], names[2]) == (19, "High Die", "Pair")
    assert "".join(span.text for span in question.options[2].text) == "6 chips, ×1.2"
    assert question.prompt == "Choose a hand: it is worth 2 chips more."
    held.choose(2)
    assert held.session.world.practice.chips == {"pair": 4}
    assert comes_to(held, "pair") == 24  # (4 + 4 + 12) × 1.2


def test_practice_of_a_named_hand_asks_nothing() -> None:
    held = fight()
    happen(held, Practise(3, "chance"))
    assert held.session.world.practice.chips == {"chance": 3}
    assert comes_to(held, "chance") == 22


@pytest.mark.parametrize(
    ("boon", "does"),
    [
        ("warm_blood", "change_max_hp heal"),
        ("filed_face", "swap_die"),
        ("carvers_mark", "practise"),
        ("deep_satchel", "gain_slots gain_potion"),
    ],
)
def test_what_a_boon_gives_at_once(boon: str, does: str) -> None:
    assert " ".join(effect.verb() for effect in library().boons[boon].pickup) == does
