"""What enemies do besides their moves, with every number by hand (the passives of the document).

Five 1s are Five of a Kind: (20 + 5) × 3 = 75 damage. A pair of 1s is (4 + 2) × 1.2 = 7.2, so 7.
"""

import pytest

from components.body import Health
from components.facts import ActionLost, DamageDealt, EnemyActed, Healed, Interfered, Stunned
from shadows.play.dice.fight import Fight
from tests.dice.foes.arena import arena, of

FIVES = [1] * 5
PAIR = [1, 1, 2, 4, 6]
STRAIGHT = [1, 2, 3, 4, 6]


def hits(fight: Fight) -> list[int]:
    """The hits on the player when the turn ends without a hand."""
    return [hit.amount for hit in of(fight.end_turn(), DamageDealt) if hit.target == fight.player.entity]


# --- The Depths


def test_a_dungeon_rat_is_cornered_once_at_half_hp() -> None:
    """Half of 173 is 86.5. Gnaw is 10.79 × 0.45 = 4.9, then × 1.2 = 5.8; Frenzy × 0.4 × 1.2 = 5.2."""
    fight = arena([{"prefab": "dungeon_rat", "hp": 94}], PAIR * 3)
    fight.score("pair")
    assert (fight.foes[0].hp, fight.foes[0].statuses) == (87, {})
    facts = fight.score("pair")
    assert [hit.amount for hit in of(facts, DamageDealt)] == [7, 6, 6]
    fight.score("pair")
    assert fight.foes[0].statuses == {"roused": 20}


def test_jelly_thickens_with_the_first_two_rerolls_of_a_turn() -> None:
    """3% of 157 are 4.71."""
    fight = arena(["slime"])
    fight.session.world.tray.rerolls = 3
    blocks = []
    for _ in range(3):
        fight.reroll()
        blocks.append(fight.foes[0].block)
    assert blocks == [5, 10, 10]
    fight.end_turn()
    fight.reroll()
    assert fight.foes[0].block == 5


@pytest.mark.parametrize(
    ("name", "act", "floor", "threshold"),
    [
        ("zombie", 1, 1, 40),
        ("charred_skeleton", 2, 1, 22),
        ("lava_golem", 2, 5, 40),
        ("skeleton_warrior", 1, 1, 30),
        ("crypt_guardian", 1, 15, 40),
    ],
)
def test_who_is_harder_or_easier_to_stun(name: str, act: int, floor: int, threshold: int) -> None:
    assert arena([name], act=act, floor=floor).stun_threshold() == threshold


def test_a_zombie_is_stunned_above_two_fifths_of_its_max_hp_alone() -> None:
    """Of 186, 40% are 74.4. Four 5s are (14 + 20) × 2.2 = 74.8, so 74."""
    fight = arena(["zombie"], [5, 5, 5, 5, 2, *FIVES])
    assert not of(fight.score("four_of_a_kind"), Stunned)
    fight = arena(["zombie"], FIVES)
    assert of(fight.score("five_of_a_kind"), Stunned)


def test_small_hands_flutter_through_a_bat_swarm() -> None:
    """6 × 1.2 × 3/4 = 5.4. Three of a Kind is not small: (8 + 3) × 1.6 = 17.6."""
    fight = arena(["bat_swarm"], [*PAIR, 1, 1, 1, 4, 6])
    assert fight.preview("pair").damage == 5
    fight.score("pair")
    assert fight.preview("three_of_a_kind").damage == 17


def test_a_cultist_grows_stronger_when_an_ally_dies() -> None:
    fight = arena([{"prefab": "bat_swarm", "hp": 1}, "cultist"], FIVES)
    fight.score("five_of_a_kind", at=0)
    assert fight.foes[0].id == "cultist"
    assert fight.foes[0].statuses["roused"] == 15 + 20


def test_the_last_breath_of_a_mushroom_steals_a_reroll_of_the_next_turn_alone() -> None:
    fight = arena([{"prefab": "mushroom", "hp": 1}, "dummy"])
    assert fight.rerolls == 2
    fight.score("chance", at=0)
    assert fight.rerolls == 1
    fight.end_turn()
    assert fight.rerolls == 2


def test_the_last_breath_of_the_last_enemy_meddles_with_nothing() -> None:
    fight = arena([{"prefab": "mushroom", "hp": 1}])
    assert not of(fight.score("chance"), Interfered)
    assert fight.session.outcome == "won"


def test_a_mushroom_that_burns_to_death_has_its_last_breath_too() -> None:
    fight = arena([{"prefab": "mushroom", "hp": 3, "statuses": {"burn": 1}, "step": 1}, "dummy"])
    fight.end_turn()
    assert [foe.id for foe in fight.foes] == ["dummy"]
    assert fight.rerolls == 1


@pytest.mark.parametrize(("block", "roused"), [(100, 15), (75, 15), (74, 0), (0, 0)])
def test_a_bone_knight_is_roused_by_hits_that_its_block_stops(block: int, roused: int) -> None:
    fight = arena([{"prefab": "bone_knight", "block": block}], FIVES, floor=5)
    fight.score("five_of_a_kind")
    assert fight.foes[0].statuses.get("roused", 0) == roused


@pytest.mark.parametrize(("block", "gold"), [(0, 4), (16, 4), (17, 0)])
def test_a_mimic_spills_gold_for_hits_above_a_fifth_of_its_max_hp(block: int, gold: int) -> None:
    """Of 292, 20% are 58.4: 59 that come through are more, 58 are not."""
    fight = arena([{"prefab": "mimic", "block": block}], FIVES, floor=5)
    fight.score("five_of_a_kind")
    assert fight.gold == gold


def test_a_mimic_spills_four_times_at_most() -> None:
    """(14 + 20 + 4) × 2.2 = 83.6, with four dice as well."""
    fight = arena(["mimic"], [1] * 30, floor=5, practice={"four_of_a_kind": 20})
    gold = []
    for _ in range(5):
        fight.session.component(fight.foes[0].entity, Health).hp = 292
        fight.score("four_of_a_kind")
        gold.append(fight.gold)
    assert gold == [4, 8, 12, 16, 16]


def test_a_dungeon_troll_grows_back_unless_it_burns() -> None:
    """3% of 277 are 8.31. Burn takes 3."""
    fight = arena([{"prefab": "dungeon_troll", "hp": 200}], floor=5)
    fight.end_turn()
    assert fight.foes[0].hp == 208
    fight = arena([{"prefab": "dungeon_troll", "hp": 200, "statuses": {"burn": 1}}], floor=5)
    fight.end_turn()
    assert fight.foes[0].hp == 197


# --- The Inferno


@pytest.mark.parametrize(
    ("dice", "hand", "roused"), [(PAIR, "pair", 10), ([1, 1, 1, 4, 6], "three_of_a_kind", 0), (FIVES, "chance", 10)]
)
def test_a_fire_imp_cackles_at_small_hands(dice: list[int], hand: str, roused: int) -> None:
    fight = arena(["fire_imp"], dice, act=2)
    fight.score(hand)
    assert fight.foes[0].statuses.get("roused", 0) == roused


@pytest.mark.parametrize(("hp", "hit"), [(10_001, 14), (10_000, 17), (1_000, 17)])
def test_a_lava_hound_scents_a_hero_at_half_hp(hp: int, hit: int) -> None:
    """15.6 × 0.9 = 14.04, with a fifth more 16.8."""
    fight = arena(["lava_hound"], act=2, player={"hp": hp})
    assert hits(fight) == [hit]


def test_the_last_spark_strikes_though_nobody_is_left() -> None:
    """15.6 × 0.4 = 6.24."""
    fight = arena([{"prefab": "ember_sprite", "hp": 1}], act=2)
    fight.score("chance")
    assert (fight.outcome, fight.player.hp) == ("won", 19_994)


def test_the_last_spark_can_be_blocked() -> None:
    fight = arena([{"prefab": "ember_sprite", "hp": 1}, "dummy"], act=2, player={"block": 4})
    facts = fight.score("chance", at=0)
    assert [(hit.amount, hit.blocked) for hit in of(facts, DamageDealt) if hit.target == 1] == [(4, 4)]


def test_the_last_spark_can_kill() -> None:
    fight = arena([{"prefab": "ember_sprite", "hp": 1}], act=2, player={"hp": 6, "max_hp": 85})
    fight.score("chance")
    assert fight.outcome == "lost"


@pytest.mark.parametrize(("block", "vulnerable"), [(0, 0), (10, 1), (75, 0)])
def test_a_magma_crawler_cracks_where_its_block_breaks(block: int, vulnerable: int) -> None:
    fight = arena([{"prefab": "magma_crawler", "block": block}], FIVES, act=2)
    fight.score("five_of_a_kind")
    assert fight.foes[0].statuses.get("vulnerable", 0) == vulnerable


def test_the_crack_makes_the_next_hand_stronger_and_no_other() -> None:
    """75 × 5/4 = 93.75; the streak that the first hand began makes × 1.1 of it, then × 1.2 of the plain one."""
    fight = arena([{"prefab": "magma_crawler", "block": 10, "step": 1}], [*FIVES, *FIVES, *FIVES], act=2)
    fight.score("five_of_a_kind")
    assert fight.preview("five_of_a_kind").damage == 103
    fight.score("five_of_a_kind")
    assert fight.foes[0].statuses.get("vulnerable", 0) == 0


def test_immolation_costs_a_flame_cultist_of_its_own_hp() -> None:
    """6% of 384 are 23.04."""
    fight = arena([{"prefab": "flame_cultist", "step": 4}], act=2)
    fight.end_turn()
    assert fight.foes[0].hp == 361


def test_the_death_of_a_flame_cultist_rouses_its_allies() -> None:
    fight = arena([{"prefab": "flame_cultist", "hp": 1}, "dummy", "dummy"], act=2)
    fight.score("chance", at=0)
    assert [foe.statuses for foe in fight.foes] == [{"roused": 15}, {"roused": 15}]


def test_the_first_hit_on_a_smoke_phantom_is_halved() -> None:
    """Of 330: 75 / 2 = 37, then 75 with a streak of one, 82."""
    fight = arena(["smoke_phantom"], FIVES, act=2)
    assert fight.preview("five_of_a_kind").damage == 37
    fight.score("five_of_a_kind")
    assert fight.foes[0].hp == 330 - 37
    assert all(hit.amount < 100 for hit in of(fight.end_turn(), DamageDealt))


def test_a_combo_after_the_halved_hit_strikes_in_full() -> None:
    """Overload is half of the 75 that the hand was worth."""
    fight = arena(["smoke_phantom"], ["1 fire", "1 lightning", 1, 1, 1], act=2)
    facts = fight.score("five_of_a_kind")
    assert [hit.amount for hit in of(facts, DamageDealt) if hit.source == 1] == [37, 37]
    fight = arena(["smoke_phantom"], [1, 1, 1, 1, 1, "1 fire", "1 lightning", 1, 1, 1], act=2)
    fight.score("five_of_a_kind")
    facts = fight.score("five_of_a_kind")
    assert [hit.amount for hit in of(facts, DamageDealt) if hit.source == 1] == [82, 41]


def test_each_consumable_offends_an_infernal_knight() -> None:
    fight = arena(["infernal_knight"], act=2, floor=5, consumables=["gulp", "gulp"])
    fight.use("gulp")
    fight.use("gulp")
    assert fight.foes[0].statuses == {"roused": 20}


def test_a_lava_golem_that_is_stunned_is_vulnerable() -> None:
    """Of 584, 40% are 233.6; with 60 chips of practice five 1s are 85 × 3 = 255."""
    fight = arena(["lava_golem"], FIVES, act=2, floor=5, practice={"five_of_a_kind": 60})
    fight.score("five_of_a_kind")
    assert fight.foes[0].statuses == {"stunned": 1, "vulnerable": 2}


def test_another_enemy_that_is_stunned_makes_no_lava_golem_vulnerable() -> None:
    fight = arena(["lava_golem", "fire_imp"], FIVES, act=2, floor=5, practice={"five_of_a_kind": 60})
    fight.score("five_of_a_kind", at=1)
    assert "vulnerable" not in fight.foes[0].statuses


def test_any_combo_puts_a_flame_witch_out() -> None:
    roused = {"prefab": "flame_witch", "statuses": {"roused": 25}}
    fight = arena([roused], ["1 fire", 1, 2, 4, 6], act=2, floor=5)
    fight.score("pair")
    assert fight.foes[0].statuses["roused"] == 25
    fight = arena([roused], ["1 ice", "1 lightning", 2, 4, 6], act=2, floor=5)
    fight.score("pair")
    assert "roused" not in fight.foes[0].statuses


def test_a_hellhound_alpha_is_stronger_while_an_ally_lives() -> None:
    """With a helper it has 11.8: × 0.5 = 5.9, with 15% more 6.8."""
    fight = arena(["hellhound_alpha", "lava_hound"], act=2, floor=5)
    alpha = fight.foes[0].entity
    assert [hit.amount for hit in of(fight.end_turn(), DamageDealt) if hit.source == alpha] == [7, 7]
    fight = arena(["hellhound_alpha", {"prefab": "lava_hound", "hp": 1}], act=2, floor=5)
    facts = fight.score("chance", at=1)
    assert [hit.amount for hit in of(facts, DamageDealt) if hit.source == alpha] == [6, 6]


# --- The Throne


@pytest.mark.parametrize(
    ("dice", "dealt"),
    [
        ([1, 1, 1, 1, 1], [67]),
        (["1 fire", 1, 1, 1, 1], [75]),
        (["1 fire", "1 fire", 1, 1, 1], [75]),
        (["1 fire", "1 wind", 1, 1, 1], [86, 21]),
    ],
)
def test_a_crystal_golem_breaks_the_light(dice: list[int | str], dealt: list[int]) -> None:
    """75 × 0.9 = 67.5, × 1.15 = 86.25; Firestorm is a quarter of that, 21.5."""
    fight = arena(["crystal_golem"], dice, act=3)
    facts = fight.score("five_of_a_kind")
    assert [hit.amount for hit in of(facts, DamageDealt) if hit.source == 1] == dealt


def test_an_arcane_sentinel_overheats_for_one_hand() -> None:
    """75 × 5/4 = 93.75."""
    fight = arena([{"prefab": "arcane_sentinel", "step": 3}], [*PAIR, *FIVES], act=3)
    fight.end_turn()
    assert fight.foes[0].statuses == {"vulnerable": 1}
    fight.score("five_of_a_kind")
    assert fight.foes[0].hp == 824 - 93
    assert fight.foes[0].statuses == {}


def test_only_the_first_attack_of_a_shadow_assassin_comes_from_ambush() -> None:
    """22.6 × 0.3 × 1.5 = 10.2; then × 0.45 = 10.2."""
    fight = arena(["shadow_assassin"], act=3)
    assert hits(fight) == [10]
    assert hits(fight) == [10, 10, 10]
    assert hits(fight) == []
    assert hits(fight) == [20, 20]


def test_a_straight_scored_on_a_storm_eagle_stuns_it_but_not_twice_before_it_has_acted() -> None:
    fight = arena(["storm_eagle"], STRAIGHT * 4, act=3)
    assert len(of(fight.score("small_straight"), Stunned, ActionLost)) == 2
    second = fight.score("small_straight")
    assert not of(second, Stunned)
    assert len(of(second, EnemyActed)) == 1
    assert of(fight.score("small_straight"), Stunned)


def test_a_straight_scored_on_another_leaves_a_storm_eagle_aloft() -> None:
    fight = arena(["storm_eagle", "dummy"], STRAIGHT, act=3)
    assert not of(fight.score("small_straight", at=1), Stunned)


def test_the_death_of_a_void_rift_tears_at_each_other_enemy() -> None:
    """Each of a pair with 439 × 0.97 = 425 HP loses 42; Block takes its part."""
    fight = arena([{"prefab": "void_rift", "hp": 1}, {"prefab": "royal_guard", "block": 2}], act=3)
    max_hp = fight.foes[1].max_hp
    fight.score("chance", at=0)
    assert (max_hp, fight.foes[0].hp) == (425, 425 - 40)
    fight = arena([{"prefab": "void_rift", "hp": 1}, "royal_guard", "royal_guard"], act=3)
    fight.score("chance", at=0)
    assert [foe.hp for foe in fight.foes] == [306 - 30, 306 - 30]
    assert fight.player.hp < 20_000


def test_a_void_rift_can_take_the_last_one_with_it() -> None:
    fight = arena([{"prefab": "void_rift", "hp": 1}, {"prefab": "royal_guard", "hp": 42}], act=3)
    fight.score("chance", at=0)
    assert (fight.outcome, fight.player.hp) == ("won", 20_000)


def test_all_enemies_of_a_throne_warden_begin_with_block() -> None:
    """Of 395 and 425: 8% are 31.6 and 34."""
    fight = arena(["throne_warden", "royal_guard"], act=3)
    assert [foe.block for foe in fight.foes] == [32, 34]


def test_the_death_of_a_cursed_noble_curses_two_dice() -> None:
    fight = arena([{"prefab": "cursed_noble", "hp": 1}, "dummy"], act=3)
    fight.score("chance", at=0)
    assert [*fight.struck.values()] == ["curse", "curse"]


def test_a_dragon_knight_gains_momentum_with_each_action_and_loses_it_to_a_stun() -> None:
    """30% of 1292 are 387.6: with 200 chips of practice five 1s are 225 × 3 = 675, of which Block takes 155."""
    fight = arena(["dragon_knight"], [*PAIR * 2, *FIVES, *PAIR], act=3, floor=5, practice={"five_of_a_kind": 200})
    fight.end_turn()
    assert fight.foes[0].statuses == {"roused": 5}
    fight.end_turn()
    assert fight.foes[0].statuses == {"roused": 10}
    fight.score("five_of_a_kind")
    assert fight.foes[0].statuses == {"stunned": 1}
    fight.end_turn()
    assert fight.foes[0].statuses["roused"] == 5


def test_a_stunned_high_sorcerer_loses_what_it_had_gained_and_is_vulnerable() -> None:
    """30% of 1360 are 408."""
    sorcerer = {"prefab": "high_sorcerer", "statuses": {"roused": 20}}
    fight = arena([sorcerer], FIVES, act=3, floor=5, practice={"five_of_a_kind": 120})
    fight.score("five_of_a_kind")
    assert fight.foes[0].statuses == {"stunned": 1, "vulnerable": 2}


def test_a_champion_has_seen_the_hand_that_was_scored_last() -> None:
    """6 × 1.2 × 0.7 = 5.04."""
    fight = arena(["champion_of_the_throne"], [*PAIR, *PAIR, *PAIR], act=3, floor=5)
    assert fight.preview("pair").damage == 7
    fight.score("pair")
    assert (fight.preview("pair").damage, fight.preview("chance").damage) == (5, 14)


@pytest.mark.parametrize(("rerolls", "roused"), [(0, 0), (1, 0), (2, 5)])
def test_an_abyssal_watcher_sees_who_has_no_reroll_left(rerolls: int, roused: int) -> None:
    fight = arena(["abyssal_watcher"], act=3, floor=5)
    for _ in range(rerolls):
        fight.reroll()
    fight.score("chance")
    assert fight.foes[0].statuses.get("roused", 0) == roused


def healed(fight: Fight) -> list[int]:
    """What is healed when the turn ends without a hand."""
    return [fact.amount for fact in of(fight.end_turn(), Healed)]


@pytest.mark.parametrize(
    ("statuses", "heals", "roused"),
    [
        ({"vulnerable": 2}, [34], 2),
        ({"burn": 2, "vulnerable": 2}, [103], 6),
        ({"burn": 5}, [138], 10),
    ],
)
def test_the_void_eats_what_lies_on_it(statuses: dict[str, int], heals: list[int], roused: int) -> None:
    """1% of 3448 is 34.48, 3% are 103.4, 4% are 137.9 and the most. A turn of Vulnerable is over with the player's."""
    fight = arena([{"prefab": "the_void", "hp": 3000, "statuses": statuses, "step": 1}], act=3, floor=15)
    assert healed(fight) == heals
    assert fight.foes[0].statuses == {"roused": roused}


def test_the_void_strikes_harder_at_once_for_what_it_has_eaten() -> None:
    """24 × 1.1 = 26.4."""
    fight = arena([{"prefab": "the_void", "statuses": {"burn": 5}, "step": 1}], act=3, floor=15)
    assert hits(fight) == [26]


def test_the_void_chokes_on_six_at_once_and_skips_its_action() -> None:
    fight = arena([{"prefab": "the_void", "hp": 3000, "statuses": {"burn": 4, "vulnerable": 3}}], act=3, floor=15)
    facts = fight.end_turn()
    assert len(of(facts, ActionLost)) == 1
    assert not of(facts, Healed, EnemyActed)
    assert (fight.foes[0].hp, fight.foes[0].statuses) == (3000, {})
    assert [fact.step for fact in of(fight.end_turn(), EnemyActed)] == [0]


def test_a_void_that_loses_its_action_eats_nothing() -> None:
    """Above 40% of 3448 are 1380: with 500 chips of practice five 1s are 525 × 3 = 1575."""
    foe = {"prefab": "the_void", "statuses": {"vulnerable": 9}}
    fight = arena([foe], FIVES, act=3, floor=15, practice={"five_of_a_kind": 500})
    facts = fight.score("five_of_a_kind")
    assert of(facts, ActionLost)
    assert not of(facts, Healed)
    assert "vulnerable" in fight.foes[0].statuses
