"""The stages of a turn, in rules that no card or relic of the game uses (R9–R12, R17)."""

from components.facts import (
    BlockGained,
    CardDiscarded,
    DamageDealt,
    EnemyActed,
    EnemyDied,
    EnemyJoined,
    EnergyGained,
    Healed,
    HpLost,
    IntentShown,
    TurnEnded,
)
from shadows import sandbox
from tests.combat.reading import hits, losses, of
from tests.systems.writing import Written, enemy, relic, skill, status

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {**FOE, "step": 2}
"""Defends in its next turn."""


def test_ticks_of_one_moment_act_low_order_first_and_then_as_they_were_gained(written: Written) -> None:
    """R21: statuses act as gained; an order comes before that."""
    tick = "{{at: turn_end, order: {}, do: [{{lose_hp: stacks}}], then: one_less}}"
    library = written(
        statuses=status("late", "debuff", tick=tick.format(2))
        + status("one", "debuff", tick=tick.format(1))
        + status("two", "debuff", tick=tick.format(1))
    )
    fight = sandbox(hand=[], foes=[IDLE], player={"statuses": {"late": 3, "two": 2, "one": 1}}, library=library)
    assert losses(fight.end_turn(), fight.player.entity) == [2, 1, 3]


def test_next_turns_effects_arrive_in_the_order_in_which_they_were_played(written: Written) -> None:
    """R10.5: after the 8 Block of the Skeleton's own turn."""
    library = written(
        cards=skill("rest", "{next_turn: [{heal: 1}, {gain_block: 2}]}")
        + skill("wake", "{next_turn: {gain_energy: 1}}")
    )
    fight = sandbox(hand=["rest", "wake"], foes=[IDLE], player={"hp": 40}, library=library)
    fight.play("rest")
    fight.play("wake")
    came = [fact for fact in fight.end_turn() if isinstance(fact, Healed | BlockGained | EnergyGained)]
    you = fight.player.entity
    assert came[1:] == [Healed(you, 1, "card"), BlockGained(you, 2, "card"), EnergyGained(1)]


def test_the_hand_that_was_laid_out_counts_as_drawn(written: Written) -> None:
    """R10.7"""
    library = written(relics=relic("lens", "{when: card_drawn, do: {gain_block: 1}}"))
    fight = sandbox(hand=["strike", "defend", "defend"], foes=[FOE], relics=["lens"], library=library)
    assert fight.player.block == 3


def test_what_answers_the_discarded_hand_acts_before_burn(written: Written) -> None:
    """R11: (2) the hand, (4) Burn."""
    library = written(relics=relic("rake", "{when: card_discarded, do: {heal: 1}}"))
    fight = sandbox(
        hand=["strike"], foes=[IDLE], player={"hp": 40, "statuses": {"burn": 3}}, relics=["rake"], library=library
    )
    told = [type(fact) for fact in fight.end_turn() if isinstance(fact, CardDiscarded | Healed | HpLost | TurnEnded)]
    assert told == [CardDiscarded, Healed, HpLost, TurnEnded, TurnEnded]


def test_a_rule_of_a_card_in_hand_is_gone_with_the_hand(written: Written) -> None:
    """R11: the Trap takes 2 of a Strike's 6 as long as it is held."""
    trap = (
        "trap: {name: Trap, type: curse, rarity: special, unplayable: true, where: hand, "
        "modifiers: {of: attack_damage, add: -2}}\n"
    )
    fight = sandbox(hand=["strike", "trap"], draw=["strike"] * 5, foes=[IDLE], library=written(cards=trap))
    assert hits(fight.play("strike")) == [4]
    fight.end_turn()
    assert hits(fight.play("strike")) == [6]


def test_who_is_called_shows_its_first_move_and_is_answered_before_the_move_goes_on(written: Written) -> None:
    """R17, R19: 4 of the 5 damage that follow the call fall on the Drum's Block."""
    library = written(
        enemies=enemy("piper", "[{summon: rat_swarm}, {deal_damage: 5}]"),
        relics=relic("drum", "{when: enemy_joined, do: {gain_block: 4}}"),
    )
    fight = sandbox(hand=[], foes=["piper"], relics=["drum"], library=library)
    piper = fight.foes[0].entity
    facts = fight.end_turn()
    rat = fight.foes[1].entity
    assert of(facts, EnemyJoined) == [EnemyJoined(rat, "rat_swarm", piper)]
    assert IntentShown(rat, 0, 0) in facts
    assert [(fact.amount, fact.blocked) for fact in of(facts, DamageDealt)] == [(5, 4)]
    assert [fact.enemy for fact in of(facts, EnemyActed)] == [piper]


def test_who_is_called_brings_its_own_rules(written: Written) -> None:
    """The Golem answers each card with 3 damage."""
    library = written(
        enemies=enemy("piper", "{summon: golem}", "{heal: 1}")
        + enemy("golem", triggers="{when: card_played, do: {deal_damage: 3}}")
    )
    fight = sandbox(hand=[], draw=["defend"] * 5, foes=["piper"], library=library)
    fight.end_turn()
    assert hits(fight.play("defend")) == [3]


def test_an_enemy_that_dies_in_its_own_move_calls_no_one(written: Written) -> None:
    """R20"""
    library = written(
        enemies=enemy("piper", "[{deal_damage: 5}, {summon: rat_swarm}]", health="2"),
        relics=relic("thorn", "{when: damage_taken, do: {deal_damage: 2, to: target}}"),
    )
    fight = sandbox(hand=[], foes=["piper", FOE], relics=["thorn"], library=library)
    facts = fight.end_turn()
    assert (len(of(facts, EnemyDied)), of(facts, EnemyJoined)) == (1, [])


def test_enemies_that_take_their_places_were_called_by_no_one() -> None:
    """R9"""
    fight = sandbox(foes=["rat_swarm", "dark_cultist"])
    rat, cultist = (foe.entity for foe in fight.foes)
    joined = [EnemyJoined(rat, "rat_swarm", 0), EnemyJoined(cultist, "dark_cultist", 0)]
    assert [fact for fact in fight.opening if isinstance(fact, EnemyJoined | IntentShown)] == [
        *joined,
        IntentShown(rat, 0, 0),
        IntentShown(cultist, 0, 0),
    ]


def test_an_enemy_shows_what_it_will_do_next_when_it_has_acted() -> None:
    """R41: the Skeleton attacks twice, then defends."""
    fight = sandbox(hand=[], foes=[FOE])
    skeleton = fight.foes[0].entity
    shown = [fact for _ in range(3) for fact in of(fight.end_turn(), IntentShown)]
    assert shown == [IntentShown(skeleton, 0, step) for step in (1, 2, 0)]
