"""Effects at their edges: amounts of nothing, several hits on several, and conditions (R4, R6, R19, R22)."""

import pytest

from components.facts import BlockGained, DamageDealt, EnergyGained, HpLost, StatusApplied
from shadows import sandbox
from tests.combat.reading import hits, names, of
from tests.systems.writing import Written, attack, skill

FOE = {"prefab": "skeleton_warrior", "hp": 50}
NOTHING = "{of: cards_in_exhaust_pile}"
LESS = "{base: -1}"


def test_what_comes_to_nothing_leaves_no_fact(written: Written) -> None:
    """Nothing is exhausted: no Block, no Strength, no Energy; and an amount below 0 takes none away."""
    library = written(
        cards=skill(
            "hollow",
            f"{{gain_block: {NOTHING}}}",
            f"{{gain_block: {LESS}}}",
            f"{{gain_energy: {NOTHING}}}",
            f"{{gain_energy: {LESS}}}",
            f"{{heal: {NOTHING}}}",
            f"{{lose_hp: {NOTHING}}}",
            f"{{apply_status: strength, stacks: {NOTHING}, to: self}}",
        )
    )
    fight = sandbox(hand=["hollow"], foes=[FOE], player={"hp": 40, "block": 3}, library=library)
    assert names(fight.play("hollow")) == ["CardPlayed", "CardDiscarded"]
    assert (fight.player.block, fight.player.energy, fight.player.statuses) == (3, 3, {})


def test_the_rest_of_a_hit_that_block_does_not_absorb_is_lost_as_damage() -> None:
    """Document 5.4: of the Skeleton's 6 the Block absorbs 2."""
    fight = sandbox(hand=[], foes=[FOE], player={"block": 2})
    skeleton = fight.foes[0].entity
    facts = fight.end_turn()
    assert [(fact.amount, fact.blocked, fact.attack) for fact in of(facts, DamageDealt)] == [(6, 2, True)]
    assert [(fact.amount, fact.damage, fact.source, fact.kind) for fact in of(facts, HpLost)] == [
        (4, True, skeleton, "enemy")
    ]


def test_each_of_several_hits_falls_on_each_enemy_before_the_next_hit(written: Written) -> None:
    """R6, R24"""
    library = written(cards=attack("volley", "{deal_damage: 3, hits: 2, to: all_enemies}"))
    fight = sandbox(hand=["volley"], foes=[FOE, FOE], library=library)
    left, right = (foe.entity for foe in fight.foes)
    facts = fight.play("volley")
    assert [fact.target for fact in of(facts, DamageDealt)] == [left, right, left, right]
    assert hits(facts) == [3, 3, 3, 3]


def test_an_area_attack_on_one_enemy_shows_what_the_card_gives_itself_before(written: Written) -> None:
    """R19, R32: 6 and 2 Strength."""
    library = written(
        cards=attack("frenzy", "{apply_status: strength, stacks: 2, to: self}", "{deal_damage: 6, to: all_enemies}")
    )
    fight = sandbox(hand=["frenzy"], foes=[FOE], library=library)
    assert fight.preview("frenzy") == 8


def test_a_condition_on_a_status_asks_nothing_of_the_hand(written: Written) -> None:
    """2 and 5 for one's own Weak, less a quarter: 5, with a card in hand."""
    library = written(
        cards=attack("spite", "{deal_damage: {base: 2, plus: 5, when: {self_has: weak}}, to: all_enemies}")
    )
    fight = sandbox(hand=["spite", "defend"], foes=[FOE], player={"statuses": {"weak": 1}}, library=library)
    assert hits(fight.play("spite")) == [5]


def test_block_that_is_gained_is_told_with_who_gained_it_and_by_what() -> None:
    fight = sandbox(hand=["defend"], foes=[{**FOE, "step": 2}])
    skeleton = fight.foes[0].entity
    facts = [*fight.play("defend"), *fight.end_turn()]
    assert of(facts, BlockGained) == [BlockGained(fight.player.entity, 5, "card"), BlockGained(skeleton, 8, "enemy")]


def test_a_status_is_told_with_who_put_it_on_whom(written: Written) -> None:
    """R14: 1 Weak, then 2 more are 3."""
    library = written(
        cards=skill("jinx", "{apply_status: weak, to: all_enemies}", "{apply_status: weak, stacks: 2, to: all_enemies}")
    )
    fight = sandbox(hand=["jinx"], foes=[FOE], library=library)
    card, you, foe = fight.session.world.piles.hand[0], fight.player.entity, fight.foes[0].entity
    assert of(fight.play("jinx"), StatusApplied) == [
        StatusApplied(you, foe, "weak", 1, 1, card, "card"),
        StatusApplied(you, foe, "weak", 2, 3, card, "card"),
    ]


def test_energy_that_is_gained_is_told() -> None:
    """The document's Potent Brew: 1 Energy."""
    fight = sandbox(hand=["potent_brew"], foes=[FOE])
    assert of(fight.play("potent_brew"), EnergyGained) == [EnergyGained(1)]


COUNTED = {
    "hp": 40,
    "missing_hp": 30,
    "max_hp": 70,
    "block": 3,
    "energy": 4,
    "cards_in_hand": 2,
    "cards_in_draw_pile": 4,
    "cards_in_discard_pile": 5,
    "cards_in_exhaust_pile": 1,
    "enemies": 2,
    "gold": 60,
}


@pytest.mark.parametrize("measure", COUNTED)
def test_a_quantity_counts_what_it_is_called_by(written: Written, measure: str) -> None:
    """Potent Brew has given 1 Energy and is exhausted; the card that counts is in play."""
    library = written(cards=skill("tally", f"{{deal_damage: {{of: {measure}}}, to: all_enemies}}"))
    fight = sandbox(
        hand=["potent_brew", "tally", "strike", "defend"],
        draw=["strike"] * 4,
        discard=["strike"] * 5,
        foes=[{**FOE, "hp": 99}] * 2,
        player={"hp": 40, "max_hp": 70, "block": 3, "gold": 60},
        library=library,
    )
    fight.play("potent_brew")
    assert hits(fight.play("tally")) == [COUNTED[measure]] * 2


def test_two_hits_on_a_random_enemy_fall_twice(written: Written) -> None:
    """R6"""
    library = written(cards=attack("flail", "{deal_damage: 3, hits: 2, to: random_enemy}"))
    fight = sandbox(hand=["flail"], foes=[FOE], library=library)
    assert hits(fight.play("flail")) == [3, 3]
