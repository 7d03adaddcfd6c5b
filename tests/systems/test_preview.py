"""Looking ahead: the same systems on a copy, and nothing of it stays."""

import esper
import msgspec
import pytest
from esper import component_for_entity
from hypothesis import given, settings
from hypothesis import strategies as st

from components.body import Health
from components.effects import ApplyStatus, DealDamage, GainBlock, LoseHp
from components.facts import DamageDealt
from components.flow import Step, by_rule
from components.prefabs import RelicPrefab
from components.rules import Trigger
from shadows import sandbox
from shadows.content.text.wording import plain
from shadows.games import load
from systems.core.fork import fork
from systems.deck.order import DECK, FLOWS, RESOLVE
from systems.deck.preview import foresee
from tests.combat.reading import of

FOE = {"prefab": "skeleton_warrior", "hp": 50}


def test_a_fork_is_dropped_and_leaves_the_world_as_it_was() -> None:
    fight = sandbox(hand=["strike"], foes=[FOE], relics=["bloodstone"], player={"statuses": {"weak": 1}})
    world = fight.session.world
    here, before = esper.current_world, fight.snapshot()
    with fork(world) as copy:
        assert esper.current_world != here
        copy.piles.hand.clear()
        copy.energy.amount = 99
        copy.new_card("defend")
    assert (esper.current_world, fight.snapshot()) == (here, before)
    assert f"{here}>" not in esper.list_worlds()


def test_a_fork_is_dropped_after_an_error_too() -> None:
    fight = sandbox(hand=["strike"], foes=[FOE])
    here, before = esper.current_world, fight.snapshot()
    try:
        with fork(fight.session.world):
            raise RuntimeError("in the copy")
    except RuntimeError:
        pass
    assert (esper.current_world, fight.snapshot()) == (here, before)
    assert f"{here}>" not in esper.list_worlds()


def test_foresight_counts_the_triggers_inside_the_card() -> None:
    """R19: Bloodletting under Blood Pact shows 13."""
    fight = sandbox(hand=["blood_pact", "bloodletting"], foes=[FOE])
    fight.play("blood_pact")
    assert fight.preview("bloodletting") == 13


def test_foresight_counts_the_healing_before_the_cost() -> None:
    """R18: with Black Blood 1 HP comes before the 3 are lost."""
    fight = sandbox(hand=["bloodletting"], foes=[FOE], player={"hp": 10}, relics=["black_blood"])
    world = fight.session.world
    seen = foresee(world, world.piles.hand[0], fight.foes[0].entity)
    assert (seen.hp[world.player], seen.hp[fight.foes[0].entity]) == (10 - 7 + 1 - 3, 38)


def test_looking_ahead_does_not_give_chance_away() -> None:
    """R56: whatever the seed, nothing is foreseen of the enemies that chance picks from; what falls differs."""
    foreseen, fallen = set(), set()
    for number in range(20):
        fight = sandbox(hand=["eternal_darkness"], foes=[FOE, FOE, FOE], seed=f"VEIL {number}")
        look = fight.session.aim(fight.session.world.piles.hand[0])
        foreseen.add(tuple(look.hp_left))
        fight.play("eternal_darkness")
        fallen.add(tuple(foe.hp for foe in fight.foes))
    assert foreseen == {(fight.player.entity,)}
    assert len(fallen) > 3


numbers = st.integers(0, 9)
ANSWERS = st.builds(
    Trigger,
    when=st.sampled_from(
        ["card_played", "card_discarded", "damage_dealt", "hp_lost", "block_gained", "status_applied"]
    ),
    do=st.tuples(
        st.one_of(
            st.builds(DealDamage, numbers, hits=st.integers(1, 3), to=st.sampled_from(["random_enemy", "all_enemies"])),
            st.builds(LoseHp, numbers, to=st.sampled_from(["random_enemy", "self"])),
            st.builds(GainBlock, numbers),
            st.builds(ApplyStatus, st.just("weak"), st.integers(1, 2), to=st.just("random_enemy")),
        )
    ),
    per_combat=st.integers(1, 3),
)
"""What a mod's relic might do, and to whom."""


@settings(max_examples=120)
@given(
    st.lists(ANSWERS, min_size=1, max_size=3), st.sampled_from(["strike", "defend", "bloodletting"]), st.integers(1, 3)
)
def test_what_relics_of_mods_answer_is_foreseen_or_left_to_chance(
    triggers: list[Trigger], card: str, crowd: int
) -> None:
    """R56: for every enemy what will be left, or for none of them, and then by chance."""
    relic = RelicPrefab(id="odd", name="Odd", rarity="common", triggers=tuple(triggers))
    library = msgspec.structs.replace(load(), relics={**load().relics, "odd": relic})
    fight = sandbox(hand=[card], foes=[FOE] * crowd, relics=["odd"], library=library, seed="ODD")
    session = fight.session
    entity, aimed = session.world.piles.hand[0], session.world.card(session.world.piles.hand[0]).aim
    enemies = {foe.entity for foe in session.look().foes}
    look = session.aim(entity, min(enemies) if aimed else None)
    assert set(look.hp_left) == set(look.block_left) == {fight.player.entity} | (set() if look.by_chance else enemies)
    fight.play(0, at=0 if aimed else None)
    if not look.by_chance and fight.outcome == "ongoing":
        assert all(session.component(enemy, Health).hp == look.hp_left[enemy] for enemy in enemies)
        assert fight.player.hp == look.hp_left[fight.player.entity]


def test_a_card_without_a_target_shows_the_givers_side_alone() -> None:
    """R32: Strength and Weak count, the enemies' Vulnerable does not."""
    foes = [{**FOE, "statuses": {"vulnerable": 1}}, {**FOE, "statuses": {"intangible": 1}}]
    fight = sandbox(hand=["strike"], foes=foes, player={"statuses": {"strength": 2, "weak": 1}})
    assert fight.preview("strike") == 6
    assert [fight.preview("strike", at=place) for place in (0, 1)] == [9, 1]


def test_every_verb_of_the_game_is_carried_out_by_some_system() -> None:
    named = {verb for system in RESOLVE for verb in system.verbs}
    assert named == set(DECK.verbs)


def test_every_flow_has_its_stages() -> None:
    assert all(flow.stages for flow in FLOWS.values())


def test_every_flow_that_follows_another_is_there() -> None:
    assert {name for flow in FLOWS.values() for name in (flow.then, flow.over) if name} <= set(FLOWS)


@pytest.mark.parametrize(("vulnerable", "falls"), [(0, 13), (2, 19)])
def test_an_area_attack_shows_what_falls_though_the_dying_boss_takes_its_minion_along(
    vulnerable: int, falls: int
) -> None:
    """R32, R44: 9 and 4 Strength, half as much again on the boss; the minion is gone before its turn has come."""
    boss = {"prefab": "lich_king", "step": 1}
    fight = sandbox("hellforged", hand=["hellfire_blast"], foes=[boss], kind="boss")
    while len(fight.foes) < 2:
        fight.end_turn()
    world = fight.session.world
    king, minion = (foe.entity for foe in fight.foes)
    component_for_entity(king, Health).hp = 3
    for body, status, stacks in ((world.player, "strength", 4), (king, "vulnerable", vulnerable)):
        world.push((ApplyStatus(status, stacks, "self"),), Step(ApplyStatus(status), by_rule(body)))
    fight.session.go_on()
    card = world.new_card("hellfire_blast")
    world.piles.hand.append(card)
    for target in (None, king, minion):
        assert f"Deal {falls} damage" in plain(fight.session.aim(card, target).card.text)
    assert fight.session.aim(card, king).damage == falls
    assert fight.session.aim(card, minion).damage == 0
    facts = fight.play("hellfire_blast")
    assert [(fact.target, fact.amount) for fact in of(facts, DamageDealt)] == [(king, falls)]


def test_what_would_lie_on_everyone_is_foreseen() -> None:
    """R14, R16: 6 Bleed on the one that is aimed at; Dexterity, and what takes it back."""
    foes = [{**FOE, "statuses": {"weak": 1}}, {**FOE, "statuses": {"burn": 2}}]
    fight = sandbox(hand=[], foes=foes, potions=["bleeding_flask", "dex_tonic"], player={"statuses": {"strength": 1}})
    first, second = (foe.entity for foe in fight.foes)
    you = fight.player.entity
    aimed = fight.session.aim_potion(0, first).statuses_left
    assert aimed == {you: {"strength": 1}, first: {"weak": 1, "bleed": 6}, second: {"burn": 2}}
    drunk = fight.session.aim_potion(1).statuses_left
    assert drunk[you] == {"strength": 1, "dexterity": 3, "temporary_dexterity": 3}
    assert fight.foes[0].statuses == {"weak": 1}
