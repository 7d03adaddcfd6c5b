"""R9–R17: the start of a combat, the player's turn, the enemy phase, and what counts down when."""

import pytest

from components.facts import (
    BlockFaded,
    BlockGained,
    CardDiscarded,
    CardDrawn,
    CardExhausted,
    CombatStarted,
    DamageDealt,
    EnemyActed,
    EnemyJoined,
    EnergyGained,
    EnergySet,
    Healed,
    HpLost,
    IntentShown,
    RoundBegan,
    RuleActed,
    StatusApplied,
    StatusFell,
)
from shadows import sandbox
from tests.combat.reading import hits, names, of

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""


def test_a_combat_starts_with_seats_intents_relics_as_acquired_then_the_first_turn() -> None:
    """R9"""
    fight = sandbox("hellforged", foes=[FOE, FOE], relics=["cursed_amulet", "demon_horns", "shadow_cloak"])
    kinds = [EnemyJoined, IntentShown, CombatStarted, RuleActed, RoundBegan, CardDrawn]
    order = [name for name in names(fight.opening) if name in [kind.__name__ for kind in kinds]]
    assert order == (
        ["EnemyJoined"] * 2
        + ["IntentShown"] * 2
        + ["CombatStarted"]
        + ["RuleActed"] * 3
        + ["RoundBegan"]
        + ["CardDrawn"] * 5
    )
    acted = [fact.prefab for fact in of(fight.opening, RuleActed)]
    assert acted == ["cursed_amulet", "demon_horns", "shadow_cloak"]


def test_relics_at_the_start_act_in_the_order_acquired() -> None:
    """R9, R4: the Cloak before the Black Blood leaves a loss of 1."""
    first = sandbox(hand=[], foes=[FOE], relics=["shadow_cloak", "black_blood"])
    last = sandbox(hand=[], foes=[FOE], relics=["black_blood", "shadow_cloak"])
    assert (first.player.hp, last.player.hp) == (69, 63)


def test_the_players_turn_starts_in_the_order_of_the_ruling() -> None:
    """R10: Block, Poison, Bleed, Intangible, Energy, "next turn", relics, powers, draw."""
    fight = sandbox(
        hand=["searing_strike", "soul_siphon", "defend"],
        draw=["strike"] * 5,
        foes=[{**IDLE, "hp": 500}],
        player={"energy": 4, "statuses": {"bleed": 4, "intangible": 1, "poison": 3}},
        relics=["bleeding_edge"],
    )
    for card in ("searing_strike", "soul_siphon", "defend"):
        fight.play(card)
    facts = fight.end_turn()
    start = next(place for place, fact in enumerate(facts) if isinstance(fact, RoundBegan))
    told = []
    for fact in facts[start:]:
        match fact:
            case BlockFaded():
                told.append("Block fades")
            case HpLost(kind=kind):
                told.append(f"loss by {kind}")
            case StatusFell(status=status):
                told.append(f"{status} falls")
            case EnergySet(amount=amount):
                told.append(f"Energy {amount}")
            case EnergyGained(amount=amount):
                told.append(f"Energy +{amount}")
            case StatusApplied(status=status):
                told.append(f"{status} applied")
            case CardDrawn():
                told.append("draw")
    assert told == [
        "Block fades",
        "loss by status",
        "poison falls",
        "loss by status",
        "bleed falls",
        "intangible falls",
        "Energy 3",
        "Energy +1",  # Searing Strike
        "bleed applied",  # Bleeding Edge
        "Energy +1",  # Soul Siphon
        "loss by card",
        *["draw"] * 5,
    ]


def test_relics_then_powers_in_the_order_played_act_at_the_turns_start() -> None:
    """R10"""
    fight = sandbox(
        hand=["hellfire_aura", "umbral_mastery", "soul_siphon"],
        foes=[IDLE],
        player={"energy": 6},
        relics=["bleeding_edge", "eternal_hourglass"],
    )
    for card in ("umbral_mastery", "soul_siphon", "hellfire_aura"):
        fight.play(card)
    acted = [fact.prefab for fact in of(fight.end_turn(), RuleActed)]
    assert acted == ["bleeding_edge", "eternal_hourglass", "umbral_mastery", "soul_siphon", "hellfire_aura"]


def test_unspent_energy_is_lost() -> None:
    """R10"""
    fight = sandbox(hand=[], foes=[IDLE], player={"energy": 9})
    fight.end_turn()
    assert fight.player.energy == 3


def test_intangible_does_not_count_down_on_the_first_turn() -> None:
    """R10"""
    fight = sandbox(hand=[], foes=[FOE], relics=["shadow_cloak"])
    assert fight.player.statuses == {"intangible": 1}


def test_the_players_turn_ends_in_the_order_of_the_ruling() -> None:
    """R11: cards in hand, Ethereal, discard left to right, Regeneration, Burn, "this turn"."""
    fight = sandbox(
        hand=["strike", "wound", "brimstone_shield", "doubt", "dazed", "defend"],
        foes=[IDLE],
        player={"hp": 40, "statuses": {"burn": 4, "regeneration": 2}},
    )
    fight.play("brimstone_shield")
    told = []
    for fact in fight.end_turn():
        match fact:
            case EnemyActed():
                break
            case HpLost(kind=kind, amount=amount):
                told.append(f"lose {amount} by {kind}")
            case CardExhausted(prefab=card):
                told.append(f"exhaust {card}")
            case CardDiscarded(prefab=card):
                told.append(f"discard {card}")
            case Healed(amount=amount):
                told.append(f"heal {amount}")
            case StatusApplied(status="strength", stacks=stacks):
                told.append(f"strength {stacks}")
    assert told == [
        "lose 1 by card",
        "exhaust wound",
        "exhaust dazed",
        "discard strike",
        "discard doubt",
        "discard defend",
        "heal 2",
        "lose 4 by status",
        "strength -2",
    ]


def test_regeneration_saves_from_burn() -> None:
    """R11"""
    fight = sandbox(hand=[], foes=[IDLE], player={"hp": 2, "statuses": {"burn": 3, "regeneration": 2}})
    fight.end_turn()
    assert (fight.outcome, fight.player.hp) == ("ongoing", 1)


def test_every_enemys_block_becomes_0_at_once_before_the_first_acts() -> None:
    """R12: the Witch Doctor's Block for an ally on the right stands through the player's turn."""
    fight = sandbox(hand=[], foes=["witch_doctor", {"prefab": "thorned_horror", "block": 9}])
    facts = fight.end_turn()
    order = [name for name in names(facts) if name in ("BlockFaded", "EnemyActed", "BlockGained")]
    assert order == ["BlockFaded", "EnemyActed", "BlockGained", "EnemyActed"]
    assert [foe.block for foe in fight.foes] == [0, 4]


def test_an_enemys_block_stands_through_the_players_turn_until_the_next_enemy_phase() -> None:
    """R12"""
    fight = sandbox(hand=[], foes=[IDLE])
    fight.end_turn()
    assert fight.foes[0].block == 8
    facts = fight.end_turn()
    assert fight.foes[0].block == 0
    assert [fact.amount for fact in of(facts, BlockFaded)] == [8]


def test_an_enemys_turn_runs_in_the_order_of_the_ruling() -> None:
    """R12: Poison, Bleed, Intangible, start-of-turn effects, intent, Regeneration, Burn, "this turn"."""
    king = {
        "prefab": "lich_king",
        "hp": 30,
        "statuses": {"burn": 4, "bleed": 4, "intangible": 1, "regeneration": 3, "poison": 2},
    }
    fight = sandbox("shadowmancer", hand=["curse_of_misfortune"], foes=[king], kind="boss")
    fight.play("curse_of_misfortune")
    told = []
    for fact in fight.end_turn():
        match fact:
            case HpLost(target=target, amount=amount) if target != fight.player.entity:
                told.append(f"lose {amount}")
            case DamageDealt(amount=amount):
                told.append(f"hit {amount}")
            case StatusFell(status=status):
                told.append(f"{status} falls")
            case StatusApplied(status="strength", stacks=stacks):
                told.append(f"strength {stacks}")
            case Healed(amount=amount):
                told.append(f"heal {amount}")
    assert told == [
        "lose 1",  # Poison 2 under Intangible
        "poison falls",
        "lose 1",  # Bleed 4 under Intangible
        "bleed falls",
        "intangible falls",
        "strength 2",
        "hit 9",  # 10 + 2 - 3
        "heal 3",
        "regeneration falls",
        "lose 4",  # Burn, no longer Intangible
        "burn falls",
        "strength 3",
        "temporary_strength falls",
        "vulnerable falls",
    ]


def test_enemies_act_left_to_right() -> None:
    """R12"""
    fight = sandbox(hand=[], foes=[FOE, "zombie_brute", "rat_swarm"])
    assert hits(fight.end_turn()) == [6, 8, 3, 3]


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_weak_x_from_an_enemy_lasts_the_players_next_x_turns(turns: int) -> None:
    """R13: a Zombie Brute's Weak 2 and what is added to it."""
    fight = sandbox(
        hand=[],
        draw=["strike"] * 30,
        foes=[{"prefab": "zombie_brute", "hp": 500, "step": 1}],
        player={"hp": 500, "max_hp": 500},
    )
    fight.end_turn()
    for _ in range(turns - 1):
        fight.end_turn()
    before = fight.foes[0].hp
    fight.play("strike")
    assert before - fight.foes[0].hp == (4 if turns <= 2 else 6)


def test_vulnerable_x_from_an_enemy_covers_the_next_x_enemy_phases() -> None:
    """R13: the Treant Protector's 2 cover its next two attacks: 2 × 15, then 13; then it would be 2 × 10."""
    fight = sandbox(hand=[], foes=[{"prefab": "treant_protector", "step": 1}], player={"hp": 500, "max_hp": 500})
    assert [hits(fight.end_turn()) for _ in range(3)] == [[], [15, 15], [13]]
    assert fight.player.statuses == {}


@pytest.mark.parametrize(("card", "damage"), [("shadow_bolt", [4, 6, 6]), ("shadow_bolt+", [4, 4, 6])])
def test_weak_x_on_an_enemy_weakens_its_next_x_actions(card: str, damage: list[int]) -> None:
    """R13"""
    fight = sandbox(hand=[card], foes=[{"prefab": "shadow_thief", "hp": 500, "step": 0}])
    fight.play(card)
    dealt = [hits(fight.end_turn())[0] for _ in range(2)]
    # Attack 6, then 2 × 4.
    assert dealt == [damage[0], 4 if damage[1] == 6 else 3]
    assert fight.foes[0].statuses == {}


@pytest.mark.parametrize(("card", "second"), [("grasp_of_despair", 6), ("grasp_of_despair+", 9)])
def test_vulnerable_x_on_an_enemy_covers_this_turn_and_x_minus_1_more(card: str, second: int) -> None:
    """R13"""
    fight = sandbox(hand=[card, "strike"], draw=["strike"] * 10, foes=[{**FOE, "hp": 500}])
    fight.play(card)
    dealt = []
    for _ in range(3):
        dealt += hits(fight.play("strike"))
        fight.end_turn()
    assert dealt == [9, second, 6]


def test_corrupted_beasts_vulnerable_covers_the_players_next_turn() -> None:
    """R13, R45"""
    fight = sandbox(hand=[], draw=["strike"] * 10, foes=[{"prefab": "corrupted_beast", "step": 1}])
    fight.end_turn()
    assert hits(fight.play("strike")) == [9]
    fight.end_turn()
    assert hits(fight.play("strike")) == [6]


def test_only_stacks_of_this_enemy_phase_are_fresh() -> None:
    """R13: Weak 1 that was there goes, Weak 2 of this phase stays."""
    fight = sandbox(hand=[], foes=[{"prefab": "zombie_brute", "step": 1}], player={"statuses": {"weak": 1}})
    fight.end_turn()
    assert fight.player.statuses == {"weak": 2}
    fight.end_turn()
    assert fight.player.statuses == {"weak": 1}


def test_more_of_a_duration_adds_up_and_never_multiplies_with_itself() -> None:
    """R14"""
    fight = sandbox(hand=["shadow_bolt", "shadow_bolt+"], foes=[FOE])
    fight.play("shadow_bolt")
    fight.play("shadow_bolt+")
    assert (fight.foes[0].statuses, fight.foes[0].intent.damage) == ({"weak": 3}, 4)
    vulnerable = sandbox(hand=["strike"], foes=[{**FOE, "statuses": {"vulnerable": 3}}])
    vulnerable.play("strike")
    assert vulnerable.foes[0].hp == 41


@pytest.mark.parametrize(("bleed", "lost"), [(7, [7, 3, 1, 0]), (1, [1, 0, 0, 0]), (8, [8, 4, 2, 1])])
def test_bleed_takes_its_stacks_then_halves_them_rounding_down(bleed: int, lost: list[int]) -> None:
    """R15"""
    fight = sandbox(hand=[], foes=[{**FOE, "statuses": {"bleed": bleed}}])
    seen = []
    for _ in lost:
        before = fight.foes[0].hp
        fight.end_turn()
        seen.append(before - fight.foes[0].hp)
    assert seen == lost


def test_poison_comes_before_bleed() -> None:
    """R10, R12: an enemy with 2 HP dies of the Poison, and the Bleed takes nothing any more."""
    fight = sandbox(hand=[], foes=[{**FOE, "hp": 2, "statuses": {"bleed": 5, "poison": 2}}])
    facts = fight.end_turn()
    assert (fight.outcome, [fact.amount for fact in of(facts, HpLost)]) == ("won", [2])


def test_strength_lost_for_the_turn_comes_back_exactly() -> None:
    """R16"""
    fight = sandbox(hand=["curse_of_misfortune"], foes=[{**FOE, "statuses": {"strength": 2}}])
    fight.play("curse_of_misfortune")
    assert fight.foes[0].statuses == {"strength": -1, "temporary_strength": -3, "vulnerable": 1}
    assert fight.foes[0].intent.damage == 5
    assert hits(fight.end_turn()) == [5]
    assert (fight.foes[0].statuses, fight.foes[0].intent.damage) == ({"strength": 2}, 8)


def test_two_curses_of_misfortune_add_up_and_both_come_back() -> None:
    """R16"""
    fight = sandbox(hand=["curse_of_misfortune", "curse_of_misfortune+"], foes=[FOE])
    fight.play("curse_of_misfortune")
    fight.play("curse_of_misfortune+")
    assert (fight.foes[0].statuses["strength"], fight.foes[0].intent.damage) == (-7, 0)
    assert hits(fight.end_turn()) == [0]
    assert fight.foes[0].intent.damage == 6


def test_strength_gained_under_a_curse_of_misfortune_stays() -> None:
    """R16: the Cultist gains 3 in its action; the borrowed 3 come back after it."""
    fight = sandbox(hand=["curse_of_misfortune"], foes=["dark_cultist"])
    fight.play("curse_of_misfortune")
    fight.end_turn()
    assert fight.foes[0].statuses == {"strength": 3}


def test_brimstone_shields_strength_lasts_until_the_players_turn_ends() -> None:
    """R16"""
    fight = sandbox(hand=["brimstone_shield", "brimstone_shield"], foes=[IDLE], player={"statuses": {"strength": 1}})
    fight.play("brimstone_shield")
    fight.play("brimstone_shield")
    assert fight.player.statuses == {"strength": 5, "temporary_strength": 4}
    fight.end_turn()
    assert fight.player.statuses == {"strength": 1}


def test_a_dex_tonic_in_each_of_two_turns_goes_back_one_at_a_time() -> None:
    """R16"""
    fight = sandbox(hand=[], foes=[IDLE], potions=["dex_tonic", "dex_tonic"])
    fight.use(0)
    fight.end_turn()
    fight.use(1)
    assert fight.player.statuses["dexterity"] == 6
    fight.end_turn()
    assert fight.player.statuses["dexterity"] == 3
    fight.end_turn()
    assert fight.player.statuses == {}


def test_who_is_summoned_in_an_enemy_phase_does_not_act_in_it_and_shows_its_intent_at_once() -> None:
    """R17"""
    fight = sandbox(hand=[], foes=[{"prefab": "infernal_imp", "step": 2}])
    facts = fight.end_turn()
    assert (hits(facts), len(fight.foes), fight.foes[1].intent.damage) == ([], 2, 5)
    shown = names(facts)
    assert shown.index("IntentShown") == shown.index("EnemyJoined") + 1
    assert of(facts, BlockGained) == []
