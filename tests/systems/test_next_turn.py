"""What comes next turn, and what wears off (R2, R3, R10, R15, R19)."""

from components.facts import DamageDealt, EffectDelayed, HpLost, StatusFell
from shadows import sandbox
from tests.combat.reading import of
from tests.systems.writing import Written, attack, skill, status

FOE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""


def test_what_an_attack_does_next_turn_falls_on_whom_it_was_aimed_at_and_is_worked_out_then(written: Written) -> None:
    """R2, R19: 5, and the 2 Strength that came after the Attack was played; the one that it was aimed at has 8 Block
    of its own turn by then."""
    library = written(
        cards=attack("meteor", "{next_turn: {deal_damage: 5}}", target="enemy")
        + skill("flex", "{apply_status: strength, stacks: 2, to: self}")
    )
    fight = sandbox(hand=["meteor", "flex"], draw=["defend"] * 5, foes=[FOE, FOE], library=library)
    card, right = fight.session.world.piles.hand[0], fight.foes[1].entity
    assert of(fight.play("meteor", at=1), EffectDelayed) == [EffectDelayed(card)]
    fight.play("flex")
    fell = of(fight.end_turn(), DamageDealt)
    assert [(fact.target, fact.amount, fact.blocked, fact.attack) for fact in fell] == [(right, 7, 7, True)]


def test_hp_that_a_card_costs_next_turn_is_lost_from_a_card_of_its_type(written: Written) -> None:
    """R22"""
    fight = sandbox(hand=["debt"], foes=[FOE], library=written(cards=attack("debt", "{next_turn: {lose_hp: 3}}")))
    fight.play("debt")
    (lost,) = of(fight.end_turn(), HpLost)
    assert (lost.amount, lost.kind, lost.card_type) == (3, "card", "attack")


def test_a_status_that_takes_itself_away_has_nothing_left_to_wear_off(written: Written) -> None:
    """R15: the Fuse of 3 is gone with its own tick, and does not fall to 2 as well."""
    tick = "{at: turn_end, do: [{lose_hp: stacks}, {remove_status: fuse}], then: one_less}"
    library = written(statuses=status("fuse", "debuff", tick=tick))
    fight = sandbox(hand=[], foes=[FOE], player={"statuses": {"fuse": 3}}, library=library)
    facts = fight.end_turn()
    assert of(facts, StatusFell) == [StatusFell(fight.player.entity, "fuse", 3, 0)]
    assert (fight.player.hp, fight.player.statuses) == (67, {})
