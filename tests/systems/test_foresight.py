"""What is shown before it happens, in rules that no card or relic of the game uses (R32, R41, R42, R61)."""

import pytest

from components.effects import ApplyStatus
from shadows import sandbox
from shadows.content.text.wording import plain
from shadows.picture.models import ForecastLook
from shadows.play.deck.fight import Fight
from systems.combat.preview import intent_effects
from systems.deck.preview import conditions_met
from tests.combat.reading import hits
from tests.run.playing import begun, enter, happen
from tests.systems.writing import Written, attack, enemy, relic

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {**FOE, "step": 2}
"""Defends in its next turn."""


def told(fight: Fight) -> ForecastLook:
    """What ending the turn is told to do."""
    seen = fight.look().forecast
    assert seen is not None
    return seen


@pytest.mark.parametrize("whom", ["self", "ally", "all_allies"])
def test_what_an_enemy_does_to_its_own_side_is_shown_by_the_rules_of_its_side(written: Written, whom: str) -> None:
    """R41: the player's Intangible caps no loss of the Imp's 4."""
    library = written(enemies=enemy("imp", f"{{lose_hp: 4, to: {whom}}}"))
    fight = sandbox(hand=[], foes=["imp"], player={"statuses": {"intangible": 2}}, library=library)
    world = fight.session.world
    assert [amount for _, amount in intent_effects(world, fight.foes[0].entity)] == [4]


def test_a_change_that_asks_where_an_amount_comes_from_is_shown(written: Written) -> None:
    """6 less 2 for an enemy's move; 6 and 3 for an Attack, whether it is aimed or not."""
    library = written(
        relics=relic("pelt", modifiers="{of: damage, side: taker, add: -2, from: enemy}")
        + relic("edge", modifiers="{of: damage, add: 3, from: attack}")
    )
    fight = sandbox(hand=["strike"], foes=[FOE, FOE], relics=["pelt", "edge"], library=library)
    assert [foe.intent.damage for foe in fight.foes] == [4, 4]
    assert (fight.preview("strike"), fight.preview("strike", at=1)) == (9, 9)
    assert hits(fight.play("strike", at=1)) == [9]
    assert hits(fight.end_turn()) == [4, 4]


def test_a_bosss_strength_of_its_turns_start_is_shown_beside_other_answers_to_turns(written: Written) -> None:
    """R42: Lich King 12, though a relic answers the player's own turns."""
    library = written(relics=relic("bell", "{when: turn_start, do: {gain_block: 1}}"))
    fight = sandbox(hand=[], foes=[{"prefab": "lich_king", "hp": 30}], kind="boss", relics=["bell"], library=library)
    assert fight.foes[0].intent.damage == 12


def test_the_moves_of_an_intent_are_shown_in_their_order_and_without_a_number_where_they_have_none(
    written: Written,
) -> None:
    """R41"""
    library = written(enemies=enemy("imp", "[{gain_block: 3}, {remove_status: weak}, {deal_damage: 4}]"))
    fight = sandbox(hand=[], foes=["imp"], library=library)
    measured = intent_effects(fight.session.world, fight.foes[0].entity)
    assert [(effect.verb(), amount) for effect, amount in measured] == [
        ("gain_block", 3),
        ("remove_status", 0),
        ("deal_damage", 4),
    ]


def test_a_summon_that_is_not_possible_is_shown_as_what_takes_its_place(written: Written) -> None:
    """R43: the one Rat that it may call stands already."""
    call = "[{summon: rat_swarm, limit: 1, else: [{deal_damage: 5}]}, {gain_block: 2}]"
    fight = sandbox(hand=[], foes=["piper"], library=written(enemies=enemy("piper", call)))
    fight.end_turn()
    measured = intent_effects(fight.session.world, fight.foes[0].entity)
    assert [(effect.verb(), amount) for effect, amount in measured] == [("deal_damage", 5), ("gain_block", 2)]


@pytest.mark.parametrize(("sparks", "certain"), [(5, True), (7, False)])
def test_of_more_ways_of_chance_than_64_none_is_certain(written: Written, sparks: int, certain: bool) -> None:
    """R61: 2 enemies and 5 picks are 32 ways, all gone; 7 are 128, though each comes to the same."""
    library = written(
        relics=relic("spark", f"{{when: turn_end, do: {{deal_damage: 1, hits: {sparks}, to: random_enemy}}}}")
    )
    fight = sandbox(hand=[], foes=[IDLE, IDLE], relics=["spark"], library=library)
    assert (told(fight).hp, told(fight).certain) == (70, certain)


def test_of_two_choices_that_come_up_the_worst_pair_is_told(written: Written) -> None:
    """R61: two of three cards go. Strike and Defend, and the Grudge in the hand takes 4 HP for each; or the Grudge
    itself goes, and takes nothing any more."""
    library = written(
        relics=relic("tithe", "{when: turn_end, do: {move_cards: 2, to: exhaust}}"),
        cards="grudge: {name: Grudge, type: curse, rarity: special, unplayable: true, where: hand, "
        "triggers: {when: card_exhausted, do: {lose_hp: 4}}}\n",
    )
    fight = sandbox(hand=["strike", "defend", "grudge"], foes=[IDLE], relics=["tithe"], library=library)
    assert (told(fight).hp, told(fight).certain) == (62, False)


def test_no_spoils_are_counted_in_when_a_boss_would_die() -> None:
    """R50, R61: the Lich King's poison wins, and the full heal comes after the combat."""
    session = begun(hp=30)
    enter(session, "boss", encounter="lich_king")
    happen(session, ApplyStatus("poison", 99, to="all_enemies"))
    seen = session.look().forecast
    assert seen is not None
    assert (seen.hp, seen.won, seen.certain) == (30, True, True)


def test_what_comes_to_nothing_is_no_change(written: Written) -> None:
    """R61: 2 HP go and come back by the same relic."""
    library = written(relics=relic("tide", "{when: turn_end, do: [{lose_hp: 2}, {heal: 2}]}"))
    fight = sandbox(hand=[], foes=[IDLE], relics=["tide"], library=library)
    assert (told(fight).hp, told(fight).changes) == (70, ())


def curse(name: str, lost: int) -> str:
    return (
        f"{name}: {{name: {name.title()}, type: curse, rarity: special, unplayable: true, where: hand, "
        f"triggers: {{when: card_drawn, do: {{lose_hp: {lost}}}}}}}\n"
    )


def test_of_cards_that_act_from_the_hand_the_worst_come_first_and_then_the_next(written: Written) -> None:
    """R61: each of five draws is answered by each Thorn in the hand with 2 HP, by each Nettle with 1. Three Thorns and
    two Nettles are the worst: 5 × 8."""
    fight = sandbox(
        hand=[],
        draw=["strike"] * 5 + ["thorn"] * 3 + ["nettle"] * 3,
        foes=[IDLE],
        library=written(cards=curse("thorn", 2) + curse("nettle", 1)),
    )
    assert (told(fight).hp, told(fight).certain) == (30, False)


def test_looking_ahead_leaves_what_comes_next_turn_as_it_was(written: Written) -> None:
    """R56: whom it will hit is drawn when it comes."""
    library = written(cards=attack("meteor", "{next_turn: [{deal_damage: 5, to: random_enemy}, {gain_block: 2}]}"))
    fight = sandbox(hand=["meteor"], foes=[IDLE, IDLE, IDLE], library=library)
    fight.play("meteor")
    before = fight.snapshot()
    told(fight)
    assert fight.snapshot() == before


def test_energy_that_a_card_has_cost_is_known_to_what_it_gambles_for(written: Written) -> None:
    """R26: 3 Energy, 2 damage for each, whichever way it falls."""
    strike = "{deal_damage: {of: energy_spent, times: 2}, to: all_enemies}"
    card = attack("bet", f"{{gamble: 50, win: {strike}, lose: {strike}}}").replace("cost: 0", "cost: X")
    fight = sandbox(hand=["bet"], foes=[FOE], library=written(cards=card))
    assert hits(fight.play("bet")) == [6]


def test_what_comes_next_turn_is_shown_as_it_would_be_worked_out_now(written: Written) -> None:
    """R3, R32: 5 and 2 Strength and 1 of the Edge, half as much again on a Vulnerable one; 8 and 3 Dexterity; a loss
    of 1 and 2."""
    library = written(
        cards=attack("meteor", "{next_turn: [{deal_damage: 5}, {gain_block: 8}, {lose_hp: 1}]}", target="enemy"),
        relics=relic("edge", modifiers="{of: damage, add: 1, from: attack}")
        + relic("leech", modifiers="{of: hp_loss, side: taker, add: 2}"),
    )
    fight = sandbox(
        hand=["meteor"],
        foes=[IDLE, {**IDLE, "statuses": {"vulnerable": 1}}],
        player={"statuses": {"strength": 2, "dexterity": 3}},
        relics=["edge", "leech"],
        library=library,
    )
    card, (left, right) = fight.session.world.piles.hand[0], (foe.entity for foe in fight.foes)
    assert plain(fight.session.aim(card, left).card.text) == "Next turn, deal 8 damage, gain 11 Block and lose 3 HP."
    assert plain(fight.session.aim(card, right).card.text) == "Next turn, deal 12 damage, gain 11 Block and lose 3 HP."


def test_a_number_says_whether_what_it_asks_for_is_so(written: Written) -> None:
    """R34: Spite asks for one's own Weak; a Strike asks for nothing."""
    library = written(
        cards=attack("spite", "{deal_damage: {base: 2, plus: 5, when: {self_has: weak}}, to: all_enemies}")
        + attack("rage", "{deal_damage: {base: 2, of: cards_in_hand}, to: all_enemies}")
    )
    met = []
    for statuses in ({"weak": 1}, {"burn": 1}):
        hand = ["spite", "rage", "strike"]
        fight = sandbox(hand=hand, foes=[IDLE], player={"statuses": statuses}, library=library)
        world = fight.session.world
        met.append([conditions_met(world, card) for card in world.piles.hand])
    assert met == [[[(0,)], [], []], [[], [], []]]
