"""R26–R34 and R57: cards and the piles."""

import pytest

from components.deck.commands import PlayCard
from components.facts import CardAdded, CardDrawn, CardExhausted, PileShuffled
from shadows import IllegalCommand, sandbox
from shadows.content.text.spans import Span
from shadows.content.text.wording import plain
from tests.combat.reading import hits, names, of

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""


@pytest.mark.parametrize("energy", [0, 1, 5])
def test_cost_x_uses_up_all_energy_and_may_be_played_with_0(energy: int) -> None:
    """R26"""
    fight = sandbox(hand=["vital_surge"], foes=[FOE], player={"hp": 60, "energy": energy})
    fight.play("vital_surge")
    assert (fight.player.energy, fight.player.block) == (0, 10)


def test_an_imp_claw_is_not_ethereal_and_is_discarded_with_the_hand() -> None:
    """R27"""
    fight = sandbox(hand=["summon_imp"], draw=["strike"] * 5, foes=[IDLE])
    fight.play("summon_imp")
    fight.end_turn()
    assert (fight.discard, fight.exhaust) == (["imp_claw"], ["summon_imp"])


def test_a_dazed_goes_to_a_random_place_of_the_draw_pile() -> None:
    """R29: over many seeds to each of the five places, and the others keep their order."""
    others = ["strike", "defend", "strike+", "defend+"]
    places = set()
    for number in range(60):
        fight = sandbox(hand=["dark_ritual"], draw=others, foes=[FOE], seed=f"PLACE {number}")
        fight.play("dark_ritual")
        places.add(fight.draw.index("dazed"))
        assert [card for card in fight.draw if card != "dazed"] == others
    assert places == {0, 1, 2, 3, 4}


def test_an_upgraded_dark_ritual_puts_the_dazed_on_top_of_the_discard_pile() -> None:
    """R29: below the ritual itself, which comes to its place after it."""
    fight = sandbox(hand=["dark_ritual+"], draw=["strike"], discard=["defend"], foes=[FOE])
    fight.play("dark_ritual+")
    assert (fight.draw, fight.discard) == (["strike"], ["defend", "dazed", "dark_ritual+"])


def test_drawing_with_both_piles_empty_draws_nothing() -> None:
    """R30"""
    fight = sandbox(hand=["flash_of_insight"], foes=[FOE])
    facts = fight.play("flash_of_insight")
    assert (fight.hand, of(facts, CardDrawn), of(facts, PileShuffled)) == ([], [], [])


def test_the_discard_pile_is_shuffled_in_only_when_a_card_has_to_be_drawn() -> None:
    """R30: drawing the last two cards leaves the discard pile alone."""
    fight = sandbox(hand=["flash_of_insight"], draw=["strike", "defend"], discard=["doubt"], foes=[FOE])
    facts = fight.play("flash_of_insight")
    assert of(facts, PileShuffled) == []
    assert (fight.draw, fight.discard) == ([], ["doubt", "flash_of_insight"])


def test_what_is_left_is_drawn_before_the_discard_pile_is_shuffled_in() -> None:
    """R30"""
    fight = sandbox(hand=[], draw=["defend", "defend"], discard=["strike"] * 5, foes=[IDLE])
    facts = fight.end_turn()
    assert names(fact for fact in facts if isinstance(fact, CardDrawn | PileShuffled)) == [
        *["CardDrawn"] * 2,
        "PileShuffled",
        *["CardDrawn"] * 3,
    ]
    assert fight.hand == ["defend"] * 2 + ["strike"] * 3
    assert fight.draw == ["strike"] * 2


def test_fewer_cards_than_asked_for_are_drawn_as_far_as_they_go() -> None:
    """R30"""
    fight = sandbox(hand=["flash_of_insight+"], draw=["strike"], discard=["defend"], foes=[FOE])
    fight.play("flash_of_insight+")
    assert (fight.hand, fight.draw, fight.discard) == (["strike", "defend"], [], ["flash_of_insight+"])


def test_exhausted_cards_are_never_shuffled_in() -> None:
    """R30, document 5.5"""
    fight = sandbox(hand=["immolate"], draw=[], discard=["strike"], foes=[IDLE])
    fight.play("immolate")
    fight.end_turn()
    assert (fight.hand, fight.exhaust) == (["strike"], ["immolate"])


def test_a_hand_has_no_limit() -> None:
    fight = sandbox(hand=["flash_of_insight+"] * 12, draw=["strike"] * 40, foes=[FOE], player={"energy": 12})
    for _ in range(12):
        fight.play("flash_of_insight+")
    assert fight.hand == ["strike"] * 36


def test_a_second_copy_of_a_power_adds_its_own_trigger() -> None:
    """R31"""
    fight = sandbox(hand=["hellfire_aura", "hellfire_aura+"], foes=[FOE], player={"energy": 4})
    fight.play("hellfire_aura")
    fight.play("hellfire_aura+")
    assert (fight.powers, fight.discard) == (["hellfire_aura", "hellfire_aura+"], [])
    assert hits(fight.end_turn())[-2:] == [3, 5]
    assert fight.foes[0].hp == 42


def test_powers_stay_out_of_the_shuffled_discard_pile() -> None:
    """R31"""
    fight = sandbox(hand=["blood_pact", "strike"], foes=[IDLE])
    fight.play("blood_pact")
    fight.end_turn()
    assert (fight.hand, fight.powers) == (["strike"], ["blood_pact"])


def test_card_text_shows_the_numbers_as_they_would_fall_now() -> None:
    """R32"""
    fight = sandbox(hand=["strike", "defend"], foes=[FOE], player={"statuses": {"strength": 2, "dexterity": -2}})
    strike, defend = fight.look().hand
    assert [(span.text, span.style) for span in strike.text if span.style in ("raised", "lowered")] == [("8", "raised")]
    assert [(span.text, span.style) for span in defend.text if span.style in ("raised", "lowered")] == [
        ("3", "lowered")
    ]


def test_card_text_shows_a_loss_of_hp_as_it_would_be_now() -> None:
    """R32, R33, R4: the Dagger makes 2 of the first Attack's 3 HP, Intangible makes 1 of whatever is above."""
    fight = sandbox(
        hand=["bloodletting", "bloodletting", "life_tap"], draw=[], foes=[FOE], relics=["sacrificial_dagger"]
    )
    assert [plain(card.text) for card in fight.look().hand] == [
        "Lose 2 HP. Deal 12 damage.",
        "Lose 2 HP. Deal 12 damage.",
        "Draw 2 cards. Lose 3 HP.",
    ]
    assert Span("2", "lowered") in fight.look().hand[0].text
    fight.play(0)
    assert plain(fight.look().hand[0].text) == "Lose 3 HP. Deal 12 damage."
    fight = sandbox(hand=["crimson_shield", "strike"], foes=[FOE], player={"statuses": {"intangible": 1}})
    assert plain(fight.look().hand[0].text) == "Gain 6 Block. Lose 1 HP."
    assert fight.preview("crimson_shield") == 6


def test_sacrificial_dagger_waits_for_an_attack_that_loses_hp() -> None:
    """R33"""
    fight = sandbox(
        "blood_reaper",
        hand=["strike", "life_tap", "bloodletting", "crimson_eruption"],
        foes=[FOE],
        player={"energy": 9},
        relics=["sacrificial_dagger"],
    )
    lost = []
    for card in ("strike", "life_tap", "bloodletting", "crimson_eruption"):
        before = fight.player.hp
        fight.play(card)
        lost.append(before - fight.player.hp)
    assert lost == [0, 3, 2, 2]


def test_copies_of_sacrificial_dagger_add_up_but_never_below_0() -> None:
    """R33"""
    for copies, lost in ((1, 2), (2, 1), (3, 0), (4, 0)):
        fight = sandbox(hand=["bloodletting"], foes=[FOE], relics=["sacrificial_dagger"] * copies)
        fight.play("bloodletting")
        assert fight.player.hp == 70 - lost


def test_looking_ahead_does_not_use_the_dagger_up() -> None:
    """R33"""
    fight = sandbox(hand=["bloodletting"], foes=[FOE], relics=["sacrificial_dagger"])
    for _ in range(3):
        fight.preview("bloodletting")
        fight.look()
    fight.play("bloodletting")
    assert fight.player.hp == 68


def test_the_two_parts_of_nightmare_lash_are_one_hit() -> None:
    """R34: (14 + 2) × 3/2 = 24 in one piece; Intangible makes 1 of it."""
    weak = {**FOE, "statuses": {"weak": 1, "vulnerable": 1}}
    fight = sandbox(hand=["nightmare_lash"], foes=[weak], player={"statuses": {"strength": 2}})
    assert hits(fight.play("nightmare_lash")) == [24]
    shadow = sandbox(hand=["nightmare_lash"], foes=[{**FOE, "statuses": {"weak": 1, "intangible": 1}}])
    assert hits(shadow.play("nightmare_lash")) == [1]


def test_nightmare_lash_looks_at_the_targets_weak_not_at_anothers() -> None:
    """R34"""
    fight = sandbox(
        hand=["nightmare_lash"], foes=[FOE, {**FOE, "statuses": {"weak": 2}}], player={"statuses": {"weak": 1}}
    )
    assert hits(fight.play("nightmare_lash", at=0)) == [5]


def test_a_card_whose_own_loss_would_kill_is_playable_and_the_view_is_warned() -> None:
    """R57"""
    fight = sandbox(hand=["bloodletting", "strike"], foes=[FOE], player={"hp": 3})
    deadly, harmless = fight.session.world.piles.hand
    target = fight.foes[0].entity
    assert fight.session.aim(deadly, target).deadly
    assert not fight.session.aim(harmless, target).deadly
    assert PlayCard(deadly, target) in fight.legal()
    assert fight.player.hp == 3


def test_a_card_that_costs_more_than_the_energy_is_refused_with_both_numbers() -> None:
    fight = sandbox(hand=["immolate"], foes=[FOE], player={"energy": 1})
    with pytest.raises(IllegalCommand, match="costs 2 Energy; you have 1"):
        fight.play("immolate")


def test_a_dazed_in_hand_exhausts_before_the_hand_is_discarded() -> None:
    """R28"""
    fight = sandbox(hand=["strike", "dazed"], foes=[IDLE])
    facts = fight.end_turn()
    told = names(fact for fact in facts if type(fact).__name__ in ("CardExhausted", "CardDiscarded"))
    assert told == ["CardExhausted", "CardDiscarded"]
    assert [fact.prefab for fact in of(facts, CardExhausted)] == ["dazed"]


def test_a_made_card_is_told_with_its_pile() -> None:
    """R29"""
    fight = sandbox(hand=["summon_imp", "dark_ritual"], foes=[FOE])
    made = [*of(fight.play("summon_imp"), CardAdded), *of(fight.play("dark_ritual"), CardAdded)]
    assert [(fact.prefab, fact.pile) for fact in made] == [("imp_claw", "hand"), ("dazed", "draw")]
