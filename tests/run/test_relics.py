"""What relics do on pickup and between combats (13, 20; R36 to R39, R53)."""

import pytest

from components.body import Health
from components.commands import UsePotion
from components.effects import GainRelic
from components.facts import CardRemoved, GoldLost, MaxHpChanged, RelicGained
from components.flow import Question
from shadows import IllegalCommand
from tests.run.playing import (
    asked,
    begun,
    choose,
    deck,
    enter,
    gold,
    happen,
    hp,
    leave,
    of,
    offers,
    options,
    potions,
    relics,
    win,
)


def found(relic: str, **given: object):
    session = begun(**given)
    facts = happen(session, GainRelic(relic))
    return session, facts


@pytest.mark.parametrize(
    "relic",
    [
        *("ashen_armor", "black_blood", "bleeding_edge", "bloodstone", "cursed_amulet", "cursed_crown", "demon_horns"),
        *("eternal_hourglass", "greedy_imp", "philosophers_stone", "sacrificial_dagger", "shadow_cloak", "soul_ember"),
        "tome_of_dark_rituals",
    ],
)
def test_most_relics_change_nothing_when_they_are_found(relic: str) -> None:
    session, facts = found(relic, hp=33)
    assert [type(fact) for fact in facts] == [RelicGained]
    assert (hp(session), gold(session), relics(session)) == ((33, 70), 99, [relic])


@pytest.mark.parametrize(
    ("before", "after", "lost"),
    [((70, 70), (55, 55), 15), ((60, 70), (55, 55), 5), ((40, 70), (40, 55), 0), ((9, 10), (1, 1), 8)],
)
def test_r38_shadow_amulet_takes_15_max_hp_and_leaves_at_least_1(before, after, lost: int) -> None:
    session, facts = found("shadow_amulet", hp=before[0], max_hp=before[1])
    assert hp(session) == after
    assert of(facts, MaxHpChanged) == [MaxHpChanged(after[1] - before[1], lost)]


def test_r37_ectoplasm_takes_all_gold() -> None:
    session, facts = found("ectoplasm")
    assert (gold(session), of(facts, GoldLost)) == (0, [GoldLost(99)])
    poor, facts = found("ectoplasm", gold=0)
    assert (gold(poor), of(facts, GoldLost)) == (0, [])


def test_r39_the_vial_asks_for_a_card_that_must_go() -> None:
    session, _ = found("vial_of_shadows")
    question = session.look().question
    assert (question.kind, question.enough, len(question.options)) == ("remove", False, 10)
    facts = choose(session, "Sanguine Strike")
    assert of(facts, CardRemoved) == [CardRemoved("sanguine_strike")]
    assert "sanguine_strike" not in deck(session)


def test_r39_the_vial_does_nothing_where_no_card_can_be_removed() -> None:
    for given in ({"deck": ["strike"]}, {"deck": ["doubt", "wound"], "relics": ["cursed_crown"]}):
        session, facts = found("vial_of_shadows", **given)
        assert of(facts, CardRemoved) == []
        assert deck(session) == given["deck"]
        assert session.world.queue.question is None


@pytest.mark.parametrize("relic", ["cursed_crown", "ectoplasm", "philosophers_stone"])
def test_boss_relics_give_an_energy_each_turn(relic: str) -> None:
    session = begun(relics=[relic])
    enter(session, "enemy", encounter="rat_swarm")
    assert session.look().player.energy == 4


def test_r39_ashen_armor_heals_6_after_every_combat_that_is_survived() -> None:
    session = begun(hp=20, relics=["ashen_armor"])
    enter(session, "enemy", encounter="rat_swarm")
    win(session)
    assert hp(session) == (26, 70)


def test_r39_r40_a_smoke_bomb_passes_the_node_without_a_reward_and_the_armor_heals() -> None:
    session = begun(hp=20, relics=["ashen_armor"], potions=["smoke_bomb"])
    floor = session.look().journey.floor
    enter(session, "elite", encounter="tomb_guardian")
    session.submit(UsePotion(0))
    assert (hp(session), gold(session), offers(session)) == ((26, 70), 99, [])
    assert (asked(session).kind, session.outcome) == ("map", "ongoing")
    assert session.look().journey.floor == floor + 1


def test_r40_between_combats_a_potion_is_kept_with_the_reason() -> None:
    session = begun(hp=20, potions=["blood_vial"])
    with pytest.raises(IllegalCommand, match="Potions are for your turn in a combat"):
        session.submit(UsePotion(0))
    assert (hp(session), potions(session)[0]) == ((20, 70), "blood_vial")


def test_r40_a_smoke_bomb_ends_the_thiefs_fight_without_the_75_gold() -> None:
    session = begun(potions=["smoke_bomb"])
    session.world.journey.bag.insert(0, "shadowy_peddler")
    enter(session, "event")
    choose(session, "Attack")
    session.submit(UsePotion(0))
    assert (gold(session), asked(session).kind) == (99, "map")


def test_r53_the_mark_fades_after_an_escape_too() -> None:
    session, _ = found("forgotten_knowledge", potions=["smoke_bomb"])
    enter(session, "enemy", encounter="rat_swarm")
    assert session.look().player.energy == 4
    session.submit(UsePotion(0))
    assert relics(session) == []
    enter(session, "enemy", encounter="rat_swarm")
    assert session.look().player.energy == 3


def test_r9_relics_act_in_the_order_acquired_also_after_a_mark_has_faded() -> None:
    session = begun(relics=["cursed_amulet"])
    happen(session, GainRelic("forgotten_knowledge"))
    happen(session, GainRelic("shadow_cloak"))
    enter(session, "enemy", encounter="rat_swarm")
    win(session)
    leave(session)
    happen(session, GainRelic("bloodstone"))
    assert relics(session) == ["cursed_amulet", "shadow_cloak", "bloodstone"]


def test_tr_01_relics_of_the_start_act_once_in_a_combat_of_a_run() -> None:
    """Shadow Cloak, Cursed Amulet × 2, Demon Horns: Intangible 1, each enemy Weak 2, hand 5 + 1 Imp Claw."""
    session = begun("hellforged", relics=["shadow_cloak", "cursed_amulet", "cursed_amulet", "demon_horns"])
    enter(session, "enemy", encounter="two_skeleton_warriors")
    look = session.look()
    assert [(status.id, status.stacks) for status in look.player.statuses] == [("intangible", 1)]
    assert [[(status.id, status.stacks) for status in foe.statuses] for foe in look.foes] == [[("weak", 2)]] * 2
    assert sorted(card.id for card in look.hand).count("imp_claw") == 1
    assert len(look.hand) == 6


def test_what_a_combat_leaves_behind_is_hp_gold_potions_and_the_deck_alone() -> None:
    """R28: Imp Claws, statuses, Block and exhausted cards are gone."""
    session = begun("hellforged", deck=["summon_imp"] * 5, potions=["dex_tonic"])
    enter(session, "enemy", encounter="rat_swarm")
    session.submit(UsePotion(0))
    session.submit(session.legal()[0])
    win(session)
    look = session.look()
    assert (look.hand, look.draw, look.discard, look.exhaust, look.player.statuses) == ((), (), (), (), ())
    assert (deck(session), potions(session)) == (["summon_imp"] * 5, [None, None, None])
    leave(session)
    enter(session, "enemy", encounter="rat_swarm")
    assert [card.id for card in session.look().hand] == ["summon_imp"] * 5


def test_bloodstone_answers_the_first_combat_as_the_second() -> None:
    """Uses per combat begin anew: the Dagger saves 1 HP in each."""
    session = begun(deck=["bloodletting"] * 5, relics=["sacrificial_dagger"])
    for _ in range(2):
        session.component(session.world.player, Health).hp = 70
        enter(session, "enemy", encounter="zombie_brute")
        session.submit(session.legal()[0])
        assert hp(session)[0] == 68
        session.submit(session.legal()[0])
        assert hp(session)[0] == 65
        win(session)
        leave(session)


def test_the_open_question_of_a_pickup_waits_with_its_options() -> None:
    session, _ = found("vial_of_shadows", deck=["strike", "defend"])
    question = asked(session)
    assert isinstance(question, Question)
    assert [option.name for option in options(session)] == ["Strike", "Defend"]
