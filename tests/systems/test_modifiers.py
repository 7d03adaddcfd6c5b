"""What changes an amount, and how often, in rules that no card or relic of the game uses; and amounts that fall on no
one."""

import pytest

from components.effects import GainGold
from components.facts import EffectFailed, GoldGained, HpLost, RuleActed
from components.flow import Step, by_rule
from components.prefabs import Library
from shadows import sandbox
from tests.combat.reading import hits, of
from tests.systems.writing import Written, relic, skill

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {**FOE, "step": 2}
"""Defends in its next turn."""


def test_a_limited_change_of_attack_damage_is_not_used_up_by_plain_damage(library: Library) -> None:
    """R2: the Firebomb's 10 are no attack damage, and the Strike after it deals 6 + 5; the next one 6 again."""
    fight = sandbox(
        hand=["strike", "strike"], foes=[FOE], relics=["first_blood"], potions=["firebomb"], library=library
    )
    assert hits(fight.use("firebomb")) == [10]
    assert hits(fight.play("strike")) == [11]
    assert hits(fight.play("strike")) == [6]


def test_a_limited_change_of_block_from_cards_is_not_used_up_by_other_block(library: Library) -> None:
    """R3: the Sluice answers a potion with 2 Block; the first Defend gives 5 + 5."""
    fight = sandbox(
        hand=["defend", "defend"],
        foes=[FOE],
        relics=["first_wall", "sluice"],
        potions=["blood_vial"],
        library=library,
    )
    fight.use("blood_vial")
    assert fight.player.block == 2
    fight.play("defend")
    assert fight.player.block == 12
    fight.play("defend")
    assert fight.player.block == 17


def test_energy_is_changed_as_any_other_amount(library: Library) -> None:
    """R10: half of 3 is 1, rounded down; with the Crown's 1 more half of 4."""
    assert sandbox(hand=[], foes=[FOE], relics=["half_moon"], library=library).player.energy == 1
    assert sandbox(hand=[], foes=[FOE], relics=["half_moon", "cursed_crown"], library=library).player.energy == 2


def test_a_limited_change_of_energy_acts_so_often(library: Library) -> None:
    fight = sandbox(hand=[], foes=[FOE], relics=["dawn"], library=library)
    assert fight.player.energy == 5
    fight.end_turn()
    assert fight.player.energy == 3


def test_a_limited_change_of_gold_acts_so_often(library: Library) -> None:
    fight = sandbox(hand=[], foes=[FOE], relics=["first_coin"], library=library)
    world = fight.session.world
    for amount in (10, 10):
        world.push((GainGold(amount),), Step(GainGold(amount), by_rule(world.player)))
    assert [fact.amount for fact in of(fight.session.go_on(), GoldGained)] == [13, 10]


def test_damage_is_never_below_0_and_gives_no_block(library: Library) -> None:
    """R1: 4 less 6 cards in hand."""
    fight = sandbox(hand=["waver", *["defend"] * 6], foes=[{**FOE, "block": 3}], library=library)
    assert fight.preview("waver") == 0
    assert hits(fight.play("waver")) == [0]
    assert (fight.foes[0].hp, fight.foes[0].block) == (50, 3)


def test_strength_lifts_damage_from_below_0(library: Library) -> None:
    """R1: 4 less 6 cards, and 3 Strength."""
    fight = sandbox(hand=["waver", *["defend"] * 6], foes=[FOE], player={"statuses": {"strength": 3}}, library=library)
    assert hits(fight.play("waver")) == [1]


def test_an_aimed_card_can_be_looked_at_before_it_is_aimed(library: Library) -> None:
    fight = sandbox(hand=["leech"], foes=[FOE, FOE], library=library)
    assert [card.name for card in fight.look().hand] == ["Leech"]
    assert fight.preview("leech") == 2
    fight.play("leech", at=1)
    assert [(foe.hp, foe.block) for foe in fight.foes] == [(50, 0), (46, 1)]


@pytest.mark.parametrize(("card", "lost", "left"), [("strike", [1, 5], 45), ("defend", [], 50)])
def test_an_answer_to_a_card_that_was_aimed_at_no_one_falls_on_no_one(
    library: Library, card: str, lost: list[int], left: int
) -> None:
    """The Toll takes 1 HP, which the target then heals, and 5 of the Strike's 6 are left after its 1 Block."""
    fight = sandbox(hand=[card], foes=[FOE], relics=["toll"], library=library)
    facts = fight.play(card)
    assert of(facts, EffectFailed) == []
    assert [fact.amount for fact in of(facts, HpLost)] == lost
    assert fight.foes[0].hp == left


def test_a_change_that_does_not_apply_leaves_those_after_it(written: Written) -> None:
    """R33: the Charm asks for an Attack, and Life Tap is a Skill: 3 and the Leech's 2. The Leech comes after it."""
    library = written(
        relics=relic("charm", modifiers="{of: hp_loss, side: taker, add: 7, from: attack}")
        + relic("leech", modifiers="{of: hp_loss, side: taker, add: 2}")
    )
    fight = sandbox(hand=["life_tap"], foes=[FOE], relics=["charm", "leech"], library=library)
    assert [fact.amount for fact in of(fight.play("life_tap"), HpLost)] == [5]


def test_a_change_that_is_used_up_leaves_those_after_it(written: Written) -> None:
    """6 + 5 + 2, then 6 + 2."""
    library = written(
        relics=relic("once", modifiers="{of: attack_damage, add: 5, per_combat: 1}")
        + relic("always", modifiers="{of: attack_damage, add: 2}")
    )
    fight = sandbox(hand=["strike", "strike"], foes=[FOE], relics=["once", "always"], library=library)
    assert hits(fight.play("strike")) == [13]
    assert hits(fight.play("strike")) == [8]


def test_a_limited_change_is_used_up_by_block_that_it_changes_for_the_next_turn(written: Written) -> None:
    """R3: 8 + 5 are fixed when the card is played. A Defend after it gives its 5, now and next turn."""
    library = written(
        cards=skill("tomorrow", "{next_turn: {gain_block: 8}}"),
        relics=relic("wall", modifiers="{of: card_block, add: 5, per_combat: 1}"),
    )
    fight = sandbox(hand=["tomorrow", "defend"], draw=["defend"] * 5, foes=[IDLE], relics=["wall"], library=library)
    fight.play("tomorrow")
    fight.play("defend")
    assert fight.player.block == 5
    fight.end_turn()
    assert fight.player.block == 13
    fight.play("defend")
    assert fight.player.block == 18


def test_a_limited_change_is_told_each_time_that_it_acts_and_no_more(written: Written) -> None:
    """6 + 5 + 2, then 6 + 2, then 6: the one is used up before the other."""
    library = written(
        relics=relic("once", modifiers="{of: attack_damage, add: 5, per_combat: 1}")
        + relic("twice", modifiers="{of: attack_damage, add: 2, per_combat: 2}")
    )
    fight = sandbox(hand=["strike"] * 3, foes=[FOE], relics=["once", "twice"], library=library)
    acted = []
    for damage in (13, 8, 6):
        facts = fight.play("strike")
        assert hits(facts) == [damage]
        acted.append([fact.prefab for fact in of(facts, RuleActed)])
    assert acted == [["once", "twice"], ["twice"], []]


def test_a_cap_holds_whatever_is_added_after_it(written: Written) -> None:
    """R4: 5 and 2 are no more than 3."""
    library = written(
        relics=relic("cap", modifiers="{of: hp_loss, side: taker, cap: 3}")
        + relic("leech", modifiers="{of: hp_loss, side: taker, add: 2}"),
        cards=skill("bleed_out", "{lose_hp: 5}"),
    )
    fight = sandbox(hand=["bleed_out"], foes=[FOE], relics=["cap", "leech"], library=library)
    assert [fact.amount for fact in of(fight.play("bleed_out"), HpLost)] == [3]
