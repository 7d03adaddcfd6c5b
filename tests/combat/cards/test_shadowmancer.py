"""The cards of the Shadowmancer in both forms, with the document's numbers."""

import pytest

from shadows import sandbox

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""


@pytest.mark.parametrize(
    ("card", "damage", "status"),
    [
        ("shadow_bolt", 6, {"weak": 1}),
        ("shadow_bolt+", 8, {"weak": 2}),
        ("grasp_of_despair", 4, {"vulnerable": 1}),
        ("grasp_of_despair+", 5, {"vulnerable": 2}),
    ],
)
def test_an_attack_that_weakens_what_it_hits(card: str, damage: int, status: dict[str, int]) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    assert (fight.foes[0].hp, fight.foes[0].statuses, fight.player.energy) == (50 - damage, status, 2)


@pytest.mark.parametrize(("card", "plain", "on_weak"), [("nightmare_lash", 7, 14), ("nightmare_lash+", 9, 18)])
def test_nightmare_lash_deals_as_much_again_to_the_weak(card: str, plain: int, on_weak: int) -> None:
    fight = sandbox(hand=[card, card], foes=[FOE, {**FOE, "statuses": {"weak": 1}}], player={"energy": 4})
    fight.play(card, at=0)
    fight.play(card, at=1)
    assert [foe.hp for foe in fight.foes] == [50 - plain, 50 - on_weak]
    assert fight.player.energy == 0


@pytest.mark.parametrize(("card", "damage"), [("eternal_darkness", 3), ("eternal_darkness+", 4)])
def test_eternal_darkness_hits_three_times(card: str, damage: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE, FOE])
    fight.play(card)
    assert sum(foe.hp for foe in fight.foes) == 100 - 3 * damage
    assert fight.player.energy == 1


@pytest.mark.parametrize(("card", "block"), [("cloak_of_shadows", 5), ("cloak_of_shadows+", 7)])
def test_cloak_of_shadows_gains_block_and_draws(card: str, block: int) -> None:
    fight = sandbox(hand=[card], draw=["strike", "defend"], foes=[FOE])
    fight.play(card)
    assert (fight.player.block, fight.hand) == (block, ["strike"])


@pytest.mark.parametrize(("card", "block"), [("haunting_mist", 7), ("haunting_mist+", 9)])
def test_haunting_mist_gains_block_and_applies_1_weak_to_all_enemies(card: str, block: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE, FOE])
    fight.play(card)
    assert fight.player.block == block
    assert [foe.statuses for foe in fight.foes] == [{"weak": 1}] * 2


@pytest.mark.parametrize(("card", "block", "dexterity"), [("phantom_armor", 8, 2), ("phantom_armor+", 10, 3)])
def test_phantom_armor_gains_block_and_dexterity_next_turn(card: str, block: int, dexterity: int) -> None:
    fight = sandbox(hand=[card], foes=[IDLE])
    fight.play(card)
    assert (fight.player.block, fight.player.statuses) == (block, {})
    fight.end_turn()
    assert (fight.player.block, fight.player.statuses) == (0, {"dexterity": dexterity})
    fight.end_turn()
    assert fight.player.statuses == {"dexterity": dexterity}


@pytest.mark.parametrize(("card", "block"), [("whispering_shroud", 4), ("whispering_shroud+", 5)])
def test_whispering_shroud_gains_block_now_and_next_turn(card: str, block: int) -> None:
    fight = sandbox(hand=[card], foes=[IDLE])
    fight.play(card)
    assert fight.player.block == block
    fight.end_turn()
    assert fight.player.block == block
    fight.end_turn()
    assert fight.player.block == 0


@pytest.mark.parametrize(("card", "turns"), [("shadowform", 2), ("shadowform+", 3)])
def test_shadowform_gains_intangible_and_exhausts(card: str, turns: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    assert (fight.player.statuses, fight.player.energy, fight.exhaust) == ({"intangible": turns}, 1, [card])


@pytest.mark.parametrize(
    ("card", "strength", "vulnerable"), [("curse_of_misfortune", -3, 1), ("curse_of_misfortune+", -4, 2)]
)
def test_curse_of_misfortune_takes_strength_for_the_next_action(card: str, strength: int, vulnerable: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    foe = fight.foes[0]
    assert (foe.statuses["strength"], foe.statuses["vulnerable"], fight.player.energy) == (strength, vulnerable, 2)
    fight.end_turn()
    assert fight.player.hp == 70 - (6 + strength)
    assert foe.statuses == ({"vulnerable": 1} if vulnerable == 2 else {})


@pytest.mark.parametrize(("card", "pile"), [("dark_ritual", "draw"), ("dark_ritual+", "discard")])
def test_dark_ritual_gains_2_energy_and_leaves_a_dazed(card: str, pile: str) -> None:
    fight = sandbox(hand=[card], draw=["strike"] * 3, discard=["defend"], foes=[FOE])
    fight.play(card)
    assert fight.player.energy == 5
    assert ("dazed" in fight.draw, "dazed" in fight.discard) == (pile == "draw", pile == "discard")
    assert (len(fight.draw), len(fight.discard)) == ((4, 2) if pile == "draw" else (3, 3))


@pytest.mark.parametrize(("card", "weak"), [("umbral_mastery", 1), ("umbral_mastery+", 2)])
def test_umbral_mastery_weakens_all_enemies_at_each_turn_start(card: str, weak: int) -> None:
    fight = sandbox(hand=[card], foes=[IDLE, IDLE])
    fight.play(card)
    assert [foe.statuses for foe in fight.foes] == [{}, {}]
    assert (fight.player.energy, fight.powers) == (1, [card])
    fight.end_turn()
    assert [foe.statuses for foe in fight.foes] == [{"weak": weak}] * 2
