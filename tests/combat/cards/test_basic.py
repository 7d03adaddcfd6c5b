"""The basic cards, the colorless ones, and those that nobody offers."""

import pytest

from shadows import IllegalCommand, sandbox

FOE = {"prefab": "skeleton_warrior", "hp": 50}


@pytest.mark.parametrize(("card", "damage"), [("strike", 6), ("strike+", 8), ("quick_slash", 7), ("quick_slash+", 9)])
def test_a_plain_attack_deals_its_damage(card: str, damage: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    assert fight.foes[0].hp == 50 - damage
    assert (fight.player.energy, fight.hand, fight.discard) == (2, [], [card])


@pytest.mark.parametrize(("card", "block"), [("defend", 5), ("defend+", 8), ("iron_will", 8), ("iron_will+", 11)])
def test_a_plain_defence_gains_its_block(card: str, block: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    assert (fight.player.block, fight.player.energy, fight.discard) == (block, 2, [card])


@pytest.mark.parametrize(("card", "drawn"), [("flash_of_insight", 2), ("flash_of_insight+", 3)])
def test_flash_of_insight_draws(card: str, drawn: int) -> None:
    fight = sandbox(hand=[card], draw=["strike", "defend", "strike+", "defend+"], foes=[FOE])
    fight.play(card)
    assert fight.hand == ["strike", "defend", "strike+"][:drawn]
    assert (fight.player.energy, fight.discard) == (2, [card])


@pytest.mark.parametrize(("card", "gained"), [("potent_brew", 1), ("potent_brew+", 2)])
def test_potent_brew_gains_energy_and_exhausts(card: str, gained: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    assert (fight.player.energy, fight.exhaust, fight.discard) == (3 + gained, [card], [])


@pytest.mark.parametrize(("card", "damage"), [("imp_claw", 4), ("imp_claw+", 6)])
def test_an_imp_claw_costs_nothing_and_exhausts(card: str, damage: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE], player={"energy": 0})
    fight.play(card)
    assert (fight.foes[0].hp, fight.exhaust, fight.discard) == (50 - damage, [card], [])


@pytest.mark.parametrize("card", ["wound", "dazed"])
def test_wound_and_dazed_cannot_be_played_and_exhaust_with_the_hand(card: str) -> None:
    """R28"""
    fight = sandbox(hand=[card, "strike"], foes=[FOE])
    with pytest.raises(IllegalCommand, match="cannot be played"):
        fight.play(card)
    fight.end_turn()
    assert fight.exhaust == [card]
    assert card not in fight.hand + fight.draw + fight.discard


@pytest.mark.parametrize("card", ["wound", "dazed"])
def test_drawing_a_wound_or_a_dazed_has_no_effect(card: str) -> None:
    """R28"""
    fight = sandbox(hand=["flash_of_insight"], draw=[card, "strike"], foes=[FOE])
    fight.play("flash_of_insight")
    assert fight.hand == [card, "strike"]
    assert (fight.player.hp, fight.player.energy, fight.player.statuses) == (70, 2, {})


def test_doubt_takes_1_hp_at_the_end_of_the_turn_and_is_discarded() -> None:
    """R28"""
    fight = sandbox(hand=["doubt"], draw=["strike"] * 5, foes=[{**FOE, "step": 2}])
    with pytest.raises(IllegalCommand, match="cannot be played"):
        fight.play("doubt")
    fight.end_turn()
    assert (fight.player.hp, fight.discard) == (69, ["doubt"])


def test_doubt_does_nothing_outside_the_hand() -> None:
    """R28"""
    fight = sandbox(hand=[], draw=["strike"] * 5 + ["doubt"], discard=["doubt"], foes=[{**FOE, "step": 2}])
    fight.end_turn()
    assert fight.player.hp == 70


def test_two_doubts_take_1_hp_each() -> None:
    fight = sandbox(hand=["doubt", "doubt"], foes=[{**FOE, "step": 2}])
    fight.end_turn()
    assert fight.player.hp == 68
