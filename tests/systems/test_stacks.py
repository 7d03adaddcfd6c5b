"""Status stacks come, change and go (R13, R14, R16)."""

import pytest

from components.body import Statuses
from components.facts import HpLost, StatusApplied, StatusFell
from shadows import sandbox
from tests.combat.reading import hits, losses, of
from tests.systems.writing import Written, enemy, relic, skill, status

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {**FOE, "step": 2}
"""Defends in its next turn."""
THORNS = "{when: damage_taken, do: {deal_damage: 2, to: target}}"


@pytest.mark.parametrize(("held", "told"), [({"weak": 2}, [(-2, 0)]), ({}, [])])
def test_a_status_that_cannot_be_negative_falls_to_nothing(
    written: Written, held: dict[str, int], told: list[tuple[int, int]]
) -> None:
    """10 less 70: of 2 Weak 2 go, and of none nothing."""
    library = written(cards=skill("sober", "{apply_status: weak, stacks: {base: 10, of: max_hp, times: -1}, to: self}"))
    fight = sandbox(hand=["sober"], foes=[FOE], player={"statuses": held}, library=library)
    facts = fight.play("sober")
    assert [(fact.stacks, fact.total) for fact in of(facts, StatusApplied)] == told
    assert fight.player.statuses == {}


def test_stacks_of_one_enemy_phase_are_fresh_together() -> None:
    """R13: two Zombies put 2 Weak each on the player, and none of the 4 counts down in that round."""
    brute = {"prefab": "zombie_brute", "step": 1}
    fight = sandbox(hand=[], foes=[brute, brute], player={"hp": 70})
    fight.end_turn()
    assert fight.player.statuses == {"weak": 4}
    fight.end_turn()
    assert fight.player.statuses == {"weak": 3}


def test_strength_that_an_enemy_gains_for_this_turn_ends_with_it(written: Written) -> None:
    """R16: 5 and 3, and nothing of it is left."""
    flare = "[{apply_status: strength, stacks: 3, to: self, lasts: this_turn}, {deal_damage: 5}]"
    fight = sandbox(hand=[], foes=["imp"], library=written(enemies=enemy("imp", flare)))
    assert hits(fight.end_turn()) == [8]
    assert fight.foes[0].statuses == {}


def test_a_status_with_a_trigger_answers_from_the_moment_that_it_comes_and_no_longer_than_it_stays(
    written: Written,
) -> None:
    """The Skeleton attacks for 6: no answer, then 2 damage back, then no answer again."""
    library = written(
        statuses=status("thorns", triggers=THORNS),
        cards=skill("bristle", "{apply_status: thorns, to: self}") + skill("shed", "{remove_status: thorns}"),
    )
    fight = sandbox(hand=["strike"], draw=["bristle", "shed"], foes=[FOE], library=library)
    skeleton = fight.foes[0].entity
    assert losses(fight.end_turn(), skeleton) == []
    fight.play("bristle")
    assert losses(fight.end_turn(), skeleton) == [2]
    fight.end_turn()  # it defends
    fight.play("shed")
    assert losses(fight.end_turn(), skeleton) == []


def test_what_falls_is_told_with_what_is_left() -> None:
    """R15: Poison 3 takes 3 HP and falls by 1."""
    fight = sandbox(hand=[], foes=[IDLE], player={"statuses": {"poison": 3}})
    facts = fight.end_turn()
    assert of(facts, StatusFell) == [StatusFell(fight.player.entity, "poison", 1, 2)]


def test_what_lasts_until_the_next_turns_end_does_not_fall_before() -> None:
    """R16: the Dex Tonic's 3 Dexterity are there for one more turn, and nothing is told of them before."""
    fight = sandbox(hand=[], foes=[IDLE], potions=["dex_tonic"])
    fight.use("dex_tonic")
    assert of(fight.end_turn(), StatusFell) == []
    assert fight.player.statuses["dexterity"] == 3


def test_an_enemys_intangible_counts_down_in_the_first_round_too() -> None:
    """R10, R12: only the player's first turn leaves it."""
    fight = sandbox(hand=[], foes=[{**IDLE, "statuses": {"intangible": 1}}])
    fight.end_turn()
    assert fight.foes[0].statuses == {}


def test_a_status_that_is_gone_can_still_wear_off_while_a_choice_waits(written: Written) -> None:
    """The Fuse takes itself away and asks for a card; what was to follow its tick finds nothing to do."""
    tick = "{at: turn_end, do: [{remove_status: fuse}, {move_cards: 1, pile: discard, to: exhaust}], then: one_less}"
    fight = sandbox(
        hand=["strike", "defend"],
        draw=["strike"] * 5,
        foes=[IDLE],
        player={"statuses": {"fuse": 2, "strength": 1}},
        library=written(statuses=status("fuse", "debuff", tick=tick)),
    )
    facts = [*fight.end_turn(), *fight.choose("strike")]
    assert [(fact.status, fact.total) for fact in of(facts, StatusFell)] == [("fuse", 0)]
    assert (fight.player.statuses, fight.exhaust, len(fight.hand)) == ({"strength": 1}, ["strike"], 5)


def test_the_uses_of_a_status_go_with_it_and_those_of_a_relic_stay(written: Written) -> None:
    """The Ward and the Charm each answer one card. The Ward comes back as another one, which answers a card anew."""
    library = written(
        statuses=status("ward", triggers="{when: card_played, per_combat: 1, do: {gain_block: 10}}"),
        relics=relic("charm", "{when: card_played, per_combat: 1, do: {gain_block: 1}}"),
        cards=skill("raise", "{apply_status: ward, to: self}")
        + skill("lower", "{remove_status: ward}", "{apply_status: strength, to: self}"),
    )
    fight = sandbox(
        hand=["raise", "defend", "lower", "raise", "defend"],
        foes=[FOE],
        player={"energy": 9},
        relics=["charm"],
        library=library,
    )
    blocks = []
    for card in ("raise", "defend", "lower", "raise", "defend"):
        fight.play(card)
        blocks.append(fight.player.block)
    assert blocks == [1, 16, 16, 16, 31]
    world = fight.session.world
    (charm,) = world.satchel.relics
    ward = fight.session.component(world.player, Statuses).stacks["ward"]
    assert {int(rule.split()[0]) for rule in world.uses.counts} == {charm, ward}


def test_what_a_statuss_trigger_does_comes_from_a_status(written: Written) -> None:
    """R22: it is lost from no card, though a card has set it off."""
    library = written(statuses=status("hex", "debuff", triggers="{when: card_played, do: {lose_hp: 1}}"))
    fight = sandbox(hand=["defend"], foes=[FOE], player={"statuses": {"hex": 1}}, library=library)
    (lost,) = of(fight.play("defend"), HpLost)
    assert (lost.kind, lost.card_type) == ("status", "")
