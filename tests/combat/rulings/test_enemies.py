"""R41–R46: cycles, intents, phases, summons and who stands by whom."""

import pytest

from components.facts import EnemyActed, EnemyDied, EnemyJoined, EnemyVanished, IntentShown, PhaseBegan
from shadows import sandbox
from tests.combat.reading import hits, losses, names, of

FOE = {"prefab": "skeleton_warrior", "hp": 50}
STURDY = {"hp": 500, "max_hp": 500}


def test_an_enemy_has_one_number_for_the_whole_fight() -> None:
    """Numbers follow the order in which they came, not the places that are left: they are said and typed."""
    fight = sandbox(hand=["strike"], foes=["lich_king", {"prefab": "dark_cultist", "hp": 1}, "dark_cultist"])
    king, first, second = (foe.entity for foe in fight.foes)
    called = fight.session.names()
    assert [called[foe] for foe in (king, first, second)] == ["Lich King", "Dark Cultist 2", "Dark Cultist 3"]
    fight.play("strike", at=1)
    assert [(foe.entity, foe.number) for foe in fight.look().foes] == [(king, 1), (second, 3)]
    assert fight.session.names() == called


def test_what_is_called_in_gets_the_next_numbers() -> None:
    fight = sandbox(hand=[], foes=["lich_king"], player=STURDY)
    while len(fight.foes) == 1:
        fight.end_turn()
    minions = [foe for foe in fight.look().foes if foe.tier == "minion"]
    assert [foe.number for foe in minions] == list(range(2, 2 + len(minions)))
    called = fight.session.names()
    if len(minions) > 1:
        assert [called[foe.entity] for foe in minions] == [f"{foe.name} {foe.number}" for foe in minions]


def test_a_cycle_runs_in_order_and_repeats() -> None:
    """R41"""
    fight = sandbox(hand=[], foes=["rat_swarm", "skeleton_warrior"], player=STURDY)
    steps = [[fact.step for fact in of(fight.end_turn(), EnemyActed)] for _ in range(6)]
    assert steps == [[0, 0], [1, 1], [0, 2], [1, 0], [0, 1], [1, 2]]


def test_an_enemy_does_what_it_has_shown() -> None:
    """R41"""
    fight = sandbox(hand=[], foes=["zombie_brute", "infernal_imp", "hellhound"], player=STURDY)
    shown = {fact.enemy: fact.step for fact in of(fight.opening, IntentShown)}
    for _ in range(7):
        facts = fight.end_turn()
        for fact in of(facts, EnemyActed):
            assert shown[fact.enemy] == fact.step
        shown |= {fact.enemy: fact.step for fact in of(facts, IntentShown)}


@pytest.mark.parametrize(
    ("strength", "weak", "vulnerable", "damage"),
    [(0, 0, 0, 6), (2, 0, 0, 8), (0, 1, 0, 4), (0, 0, 1, 9), (2, 1, 1, 9), (-6, 0, 1, 0)],
)
def test_an_intent_counts_strength_weak_and_vulnerable_in(
    strength: int, weak: int, vulnerable: int, damage: int
) -> None:
    """R41: (6 + 2) × 9/8 = 9."""
    held = {"strength": strength, "weak": weak}
    foe = {**FOE, "statuses": {status: stacks for status, stacks in held.items() if stacks}}
    fight = sandbox(hand=[], foes=[foe], player={"statuses": {"vulnerable": vulnerable} if vulnerable else {}})
    assert fight.foes[0].intent.damage == damage
    assert hits(fight.end_turn()) == [damage]


def test_an_intent_counts_the_players_intangible_in() -> None:
    """R41, R4"""
    fight = sandbox(hand=["shadowform"], foes=[FOE])
    assert fight.foes[0].intent.damage == 6
    fight.play("shadowform")
    assert fight.foes[0].intent.damage == 1


def test_an_intent_follows_every_change() -> None:
    """R41"""
    fight = sandbox(hand=["shadow_bolt", "curse_of_misfortune"], foes=["zombie_brute"])
    seen = [fight.foes[0].intent.damage]
    for card in ("shadow_bolt", "curse_of_misfortune"):
        fight.play(card)
        seen.append(fight.foes[0].intent.damage)
    assert seen == [8, 6, 3]


@pytest.mark.parametrize(
    ("boss", "hp", "shown"), [("lich_king", 36, 12), ("eldritch_treant", 46, 15), ("archdemon", 51, 18)]
)
def test_phase_2_begins_at_its_threshold_in_the_players_turn_and_shows_its_first_move_at_once(
    boss: str, hp: int, shown: int
) -> None:
    """R42: 30, 40 and 45 HP; the start-of-turn Strength is counted in."""
    fight = sandbox(hand=["strike"], foes=[{"prefab": boss, "hp": hp}], kind="boss", player=STURDY)
    facts = fight.play("strike")
    assert [fact.phase for fact in of(facts, PhaseBegan)] == [1]
    assert fight.foes[0].intent.damage == shown
    assert hits(fight.end_turn()) == [shown]


@pytest.mark.parametrize(("boss", "hp"), [("lich_king", 37), ("eldritch_treant", 47), ("archdemon", 52)])
def test_one_hp_above_the_threshold_is_phase_1(boss: str, hp: int) -> None:
    """R42"""
    fight = sandbox(hand=["strike"], foes=[{"prefab": boss, "hp": hp}], kind="boss")
    assert of(fight.play("strike"), PhaseBegan) == []


def test_a_loss_of_hp_in_the_bosss_own_turn_leaves_the_shown_move_and_then_phase_2_begins() -> None:
    """R42: Poison 3 at 42 HP; Attack 10 without Strength, then 15."""
    treant = {"prefab": "eldritch_treant", "hp": 42, "statuses": {"poison": 3}}
    fight = sandbox(hand=[], foes=[treant], kind="boss", player=STURDY)
    facts = fight.end_turn()
    assert hits(facts) == [10]
    order = [name for name in names(facts) if name in ("EnemyActed", "PhaseBegan", "IntentShown")]
    assert order == ["EnemyActed", "PhaseBegan", "IntentShown"]
    assert (fight.foes[0].statuses.get("strength", 0), fight.foes[0].intent.damage) == (0, 15)
    assert hits(fight.end_turn()) == [15]


def test_burn_at_the_end_of_the_bosss_turn_shows_phase_2_for_the_next() -> None:
    """R42"""
    king = {"prefab": "lich_king", "hp": 33, "step": 1, "statuses": {"burn": 4}}
    fight = sandbox(hand=[], foes=[king], kind="boss", player=STURDY)
    assert hits(fight.end_turn()) == [8]
    assert fight.foes[0].intent.damage == 12


def test_healing_never_leads_back_to_phase_1() -> None:
    """R42: the Treant heals from 40 to 45."""
    fight = sandbox(hand=["strike"], foes=[{"prefab": "eldritch_treant", "hp": 46}], kind="boss", player=STURDY)
    fight.play("strike")
    facts = [*fight.end_turn(), *fight.end_turn()]
    assert fight.foes[0].hp == 45
    assert of(facts, PhaseBegan) == []
    assert hits(fight.end_turn()) == [17]


def test_phase_2_begins_once() -> None:
    """R42: hurt again below the threshold, it goes on in its cycle."""
    fight = sandbox(
        hand=["strike"], draw=["strike"] * 10, foes=[{"prefab": "lich_king", "hp": 31}], kind="boss", player=STURDY
    )
    assert len(of(fight.play("strike"), PhaseBegan)) == 1
    assert hits(fight.end_turn()) == [12]
    assert of(fight.play("strike"), PhaseBegan) == []
    assert fight.foes[0].intent.damage == 14
    assert hits(fight.end_turn()) == [14]


def test_lich_kings_numbers_of_phase_2_are_shown_before_they_fall() -> None:
    """R42: Lich King 12, 14, Defend 15, 18 …"""
    fight = sandbox(hand=[], foes=[{"prefab": "lich_king", "hp": 30}], kind="boss", player=STURDY)
    shown = []
    for _ in range(4):
        shown.append(fight.foes[0].intent.damage)
        fight.end_turn()
    assert shown == [12, 14, None, 18]


def test_at_most_4_enemies_stand() -> None:
    """R43: an Infernal Imp among four attacks for 5."""
    imp = {"prefab": "infernal_imp", "step": 2}
    fight = sandbox(hand=[], foes=[imp, FOE, FOE, FOE], player=STURDY)
    assert (fight.foes[0].intent.damage, fight.foes[0].intent.hits) == (5, 1)
    facts = fight.end_turn()
    assert (hits(facts), of(facts, EnemyJoined)) == ([5, 6, 6, 6], [])


def test_the_shown_intent_follows_at_once_when_a_summon_becomes_possible() -> None:
    """R43"""
    imp = {"prefab": "infernal_imp", "step": 2}
    fight = sandbox(hand=["strike"], foes=[imp, {**FOE, "hp": 6}, FOE, FOE], player=STURDY)
    assert fight.foes[0].intent.damage == 5
    fight.play("strike", at=1)
    assert fight.foes[0].intent.damage is None
    assert len(of(fight.end_turn(), EnemyJoined)) == 1


@pytest.mark.parametrize(
    ("caller", "step", "turns", "minions", "otherwise"),
    [("lich_king", 0, 7, 2, 8), ("plague_shaman", 1, 7, 2, 8), ("archdemon", 0, 4, 1, 12)],
)
def test_a_caller_keeps_so_many_minions_and_attacks_in_place_of_the_next(
    caller: str, step: int, turns: int, minions: int, otherwise: int
) -> None:
    """R43"""
    fight = sandbox(hand=[], foes=[{"prefab": caller, "step": step}], player={"hp": 900, "max_hp": 900})
    master = fight.foes[0]
    for _ in range(turns - 1):
        fight.end_turn()
    assert len(fight.foes) == 1 + minions
    assert master.intent.damage == otherwise + master.statuses.get("strength", 0)
    facts = fight.end_turn()
    assert hits(facts)[0] == otherwise + master.statuses.get("strength", 0)
    assert of(facts, EnemyJoined) == []


def test_a_minion_that_fell_may_be_called_again() -> None:
    """R43"""
    fight = sandbox(
        hand=[], draw=["strike"] * 20, foes=["archdemon"], player={**STURDY, "statuses": {"strength": 30}}, kind="boss"
    )
    fight.end_turn()
    fight.play("strike", at=1)
    fight.end_turn()
    fight.end_turn()
    assert fight.foes[0].intent.damage is None
    fight.end_turn()
    assert [foe.id for foe in fight.foes] == ["archdemon", "hellhound"]


def test_a_new_enemy_stands_at_the_right_end_and_starts_at_the_first_step() -> None:
    """R43"""
    fight = sandbox(hand=[], foes=["archdemon", "skeleton_warrior"], player=STURDY)
    facts = fight.end_turn()
    assert [foe.id for foe in fight.foes] == ["archdemon", "skeleton_warrior", "hellhound"]
    assert [fact.step for fact in of(facts, IntentShown) if fact.enemy == fight.foes[2].entity] == [0]
    assert fight.foes[2].hp == 26


@pytest.mark.parametrize(("master", "step"), [("lich_king", 0), ("plague_shaman", 1), ("archdemon", 0)])
def test_minions_vanish_with_the_boss_or_elite_that_summoned_them(master: str, step: int) -> None:
    """R44"""
    fight = sandbox(
        hand=[],
        draw=["strike"] * 5,
        foes=[{"prefab": master, "step": step}, FOE],
        player={**STURDY, "statuses": {"strength": 90}},
    )
    fight.end_turn()
    minion = fight.foes[2]
    facts = fight.play("strike", at=0)
    assert [fact.enemy for fact in of(facts, EnemyVanished)] == [minion.entity]
    assert len(of(facts, EnemyDied)) == 1
    assert ([foe.id for foe in fight.foes], fight.outcome) == (["skeleton_warrior"], "ongoing")


def test_what_a_normal_enemy_summoned_stays_when_it_falls() -> None:
    """R44"""
    fight = sandbox(
        hand=[],
        draw=["strike"] * 5,
        foes=[{"prefab": "infernal_imp", "step": 2}],
        player={"statuses": {"strength": 90}},
    )
    fight.end_turn()
    fight.play("strike", at=0)
    assert (len(fight.foes), fight.outcome) == (1, "ongoing")


def test_a_minion_falls_without_its_master() -> None:
    """R44"""
    fight = sandbox(hand=[], draw=["strike"] * 5, foes=["lich_king"], player={**STURDY, "statuses": {"strength": 90}})
    fight.end_turn()
    fight.play("strike", at=1)
    assert ([foe.id for foe in fight.foes], fight.outcome) == (["lich_king"], "ongoing")


def test_witch_doctor_stands_by_the_leftmost_other() -> None:
    """R45"""
    fight = sandbox(hand=[], foes=["skeleton_warrior", "zombie_brute", "witch_doctor"], player=STURDY)
    fight.end_turn()
    assert [(foe.block, foe.statuses) for foe in fight.foes] == [(4, {"regeneration": 2}), (0, {}), (0, {})]


def test_witch_doctors_stand_by_each_other() -> None:
    """R45: the right one has its own turn still to come, whose Regeneration then falls by 1."""
    fight = sandbox(hand=[], foes=["witch_doctor", "witch_doctor"], player=STURDY)
    fight.end_turn()
    assert [(foe.block, foe.statuses) for foe in fight.foes] == [(4, {"regeneration": 2}), (4, {"regeneration": 1})]


def test_corrupted_beast_gains_its_block_then_exposes_itself() -> None:
    """R45"""
    fight = sandbox(hand=[], foes=[{"prefab": "corrupted_beast", "step": 1}])
    told = [name for name in names(fight.end_turn()) if name in ("BlockGained", "StatusApplied")]
    assert told == ["BlockGained", "StatusApplied"]
    assert (fight.foes[0].block, fight.foes[0].statuses) == (5, {"vulnerable": 1})


def test_abyssal_cultist_strengthens_all_enemies_itself_too() -> None:
    """R45"""
    fight = sandbox(hand=[], foes=[FOE, "abyssal_cultist", FOE], player=STURDY)
    facts = fight.end_turn()
    # The left one has acted before; the right one acts with 2 more.
    assert hits(facts) == [6, 8]
    assert [foe.statuses for foe in fight.foes] == [{"strength": 2}] * 3


def test_blood_witch_heals_no_higher_than_her_36() -> None:
    """R8"""
    fight = sandbox(hand=["strike"], foes=["blood_witch"])
    assert losses(fight.play("strike"), fight.foes[0].entity) == [6]
    fight.end_turn()
    assert fight.foes[0].hp == 34
    full = sandbox(hand=[], foes=["blood_witch"])
    full.end_turn()
    assert full.foes[0].hp == 36
