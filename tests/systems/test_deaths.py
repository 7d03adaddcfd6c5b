"""Who is out, what is finished then and what is not (R20, R42)."""

import pytest

from components.facts import EnemyDied, EnemyVanished, IntentShown, PhaseBegan
from shadows import sandbox
from tests.combat.reading import names, of
from tests.systems.writing import Written, enemy, relic, skill

FOE = {"prefab": "skeleton_warrior", "hp": 50}
KILLS = "{lose_hp: 99, to: all_enemies}"


def test_the_rule_that_kills_the_last_enemy_at_the_turns_start_is_finished_and_those_after_it_do_nothing(
    written: Written,
) -> None:
    """R20: the Spark takes 1 HP, and the Sting, which answers that, kills and gains its 3 Block; the Salve answers the
    same loss and gains 10. The Wall, whose turn at the turn's start has not come, gains nothing."""
    library = written(
        relics=relic("spark", "{when: turn_start, do: {lose_hp: 1}}")
        + relic("sting", f"{{when: hp_lost, do: [{KILLS}, {{gain_block: 3}}]}}")
        + relic("salve", "{when: hp_lost, do: {gain_block: 10}}")
        + relic("wall", "{when: turn_start, do: {gain_block: 100}}")
    )
    fight = sandbox(foes=[FOE], relics=["spark", "sting", "salve", "wall"], library=library)
    assert (fight.outcome, fight.player.block) == ("won", 13)


def test_an_enemy_that_dies_at_the_turns_start_beside_another_keeps_no_rule_from_acting(written: Written) -> None:
    """R20: only the last one's death ends the turn."""
    library = written(
        relics=relic("sting", "{when: turn_start, per_combat: 1, do: {lose_hp: 1, to: all_enemies}}")
        + relic("wall", "{when: turn_start, do: {gain_block: 100}}")
    )
    fight = sandbox(foes=[{"prefab": "rat_swarm", "hp": 1}, FOE], relics=["sting", "wall"], library=library)
    assert ([foe.id for foe in fight.foes], fight.player.block) == (["skeleton_warrior"], 100)


def test_what_answers_a_card_acts_though_the_answer_before_it_has_killed_the_last_enemy(written: Written) -> None:
    """R20: the action under way is finished: the Wall's 100 Block, and the Defend's 5."""
    library = written(
        relics=relic("sting", f"{{when: card_played, do: {KILLS}}}")
        + relic("wall", "{when: card_played, do: {gain_block: 100}}")
    )
    fight = sandbox(hand=["defend"], foes=[FOE], relics=["sting", "wall"], library=library)
    fight.play("defend")
    assert (fight.outcome, fight.player.block, fight.discard) == ("won", 105, ["defend"])


def test_an_enemy_that_dies_in_its_own_move_does_not_flee_as_well(written: Written) -> None:
    """R20: the Thorn Ring's 2 damage answer its hit before it can get away."""
    library = written(
        enemies=enemy("thief", "[{deal_damage: 3}, {escape: true}]", health="2"),
        relics=relic("thorn", "{when: damage_taken, do: {deal_damage: 2, to: target}}"),
    )
    fight = sandbox(hand=[], foes=["thief", FOE], relics=["thorn"], library=library)
    facts = fight.end_turn()
    assert (len(of(facts, EnemyDied)), of(facts, EnemyVanished)) == (1, [])


def test_what_escapes_at_a_won_combats_end_leaves_it_won(written: Written) -> None:
    """R39: the combat is decided before its end is answered."""
    library = written(relics=relic("coattails", "{when: combat_end, do: {escape: true}}"))
    fight = sandbox(hand=["strike"], foes=[{**FOE, "hp": 6}], relics=["coattails"], library=library)
    fight.play("strike")
    assert fight.outcome == "won"


@pytest.mark.parametrize("boss", ["lich_king", "eldritch_treant", "archdemon"])
def test_a_boss_that_dies_at_once_begins_no_other_phase(written: Written, boss: str) -> None:
    """R20, R42"""
    fight = sandbox(
        hand=["ruin"], foes=[boss], kind="boss", library=written(cards=skill("ruin", "{lose_hp: 999, to: all_enemies}"))
    )
    facts = fight.play("ruin")
    assert names(facts) == ["CardPlayed", "HpLost", "EnemyDied", "CardDiscarded", "CombatDecided", "CombatEnded"]


def test_a_phase_that_begins_in_the_players_turn_shows_its_first_move(written: Written) -> None:
    """R42: at 30 HP, and again at 10; one blow may pass a phase over."""
    phases = "{cycle: [{heal: 1}]}, {below: 30, cycle: [{deal_damage: 5}]}, {below: 10, cycle: [{deal_damage: 9}]}"
    golem = f"golem: {{name: Golem, health: 40, phases: [{phases}]}}\n"
    library = written(
        enemies=golem,
        cards=skill("cut", "{lose_hp: 15, to: all_enemies}") + skill("hew", "{lose_hp: 35, to: all_enemies}"),
    )
    fight = sandbox(hand=["cut", "cut"], foes=["golem"], library=library)
    foe = fight.foes[0].entity
    for phase, card in ((1, "cut"), (2, "cut")):
        shown = [fact for fact in fight.play(card) if isinstance(fact, PhaseBegan | IntentShown)]
        assert shown == [PhaseBegan(foe, phase), IntentShown(foe, phase, 0)]
        assert fight.foes[0].intent.damage == (5 if phase == 1 else 9)
    fight = sandbox(hand=["hew"], foes=["golem"], library=library)
    assert [fact.phase for fact in of(fight.play("hew"), PhaseBegan)] == [2]


def test_who_is_out_can_still_be_named() -> None:
    """What has happened to it is told afterwards."""
    fight = sandbox(hand=["strike"], foes=[{"prefab": "rat_swarm", "hp": 6}, FOE])
    rats = fight.foes[0].entity
    fight.play("strike", at=0)
    assert fight.session.names()[rats] == "Rat Swarm"


def test_a_fight_that_is_over_is_still_in_the_act_of_those_who_fell() -> None:
    """One that was set up by hand has no other place."""
    fight = sandbox(hand=["strike"], foes=[{"prefab": "wraith", "hp": 6}])
    fight.play("strike")
    assert (fight.outcome, fight.look().place) == ("won", "blighted_woods")
