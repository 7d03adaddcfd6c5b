"""What an enemy announces, with its real numbers (R41)."""

import pytest

from components.amounts import Condition, Quantity
from components.deck.effects import AddCard, DrawCards
from components.effects import (
    ApplyStatus,
    DealDamage,
    Effect,
    Escape,
    GainBlock,
    Heal,
    LoseHp,
    NextTurn,
    RemoveStatus,
    Summon,
)
from components.prefabs import EnemyPrefab, Move, Phase
from components.rules import Modifier, Ratio
from shadows.content.text.spans import Span
from shadows.content.text.wording import enemy_text, intent_kinds, intent_text, move_text, plain
from shadows.games import load

INTENTS: list[tuple[list[tuple[Effect, int]], str, tuple[str, ...]]] = [
    ([(DealDamage(6), 6)], "Attack 6", ("attack",)),
    ([(DealDamage(3, hits=2), 3)], "Attack 3, twice", ("attack",)),
    ([(DealDamage(4, hits=3), 4)], "Attack 4, 3 times", ("attack",)),
    ([(DealDamage(6), 6), (GainBlock(8), 8)], "Attack 6, gain 8 Block", ("attack", "defend")),
    ([(DealDamage(5), 5), (Heal(4), 4)], "Attack 5, heal 4 HP", ("attack", "heal")),
    ([(ApplyStatus("weak", 2), 2)], "Apply 2 Weak to you", ("debuff",)),
    (
        [(ApplyStatus("vulnerable", 1), 1), (ApplyStatus("weak", 1), 1)],
        "Apply 1 Vulnerable and 1 Weak to you",
        ("debuff",),
    ),
    ([(ApplyStatus("strength", 3, "self"), 3)], "Gain 3 Strength", ("buff",)),
    ([(ApplyStatus("strength", 2, "all_allies"), 2)], "ALL enemies gain 2 Strength", ("buff",)),
    (
        [(GainBlock(4, "ally"), 4), (ApplyStatus("regeneration", 2, "ally"), 2)],
        "An ally (itself if alone) gains 4 Block and 2 Regeneration",
        ("defend", "buff"),
    ),
    (
        [(GainBlock(5), 5), (ApplyStatus("vulnerable", 1, "self"), 1)],
        "Gain 5 Block, apply 1 Vulnerable to itself",
        ("defend",),
    ),
    ([(ApplyStatus("weak", 1, "self"), 1)], "Apply 1 Weak to itself", ("debuff",)),
    ([(ApplyStatus("strength", -1), -1)], "You lose 1 Strength", ("debuff",)),
    ([(Summon("skeleton_minion"), 0)], "Summon a Skeleton Minion", ("summon",)),
    ([(LoseHp(3, "target"), 3)], "You lose 3 HP", ("attack",)),
    ([(LoseHp(3), 3), (DealDamage(9), 9)], "Lose 3 HP, attack 9", ("attack",)),
    ([(AddCard("dazed", "draw"), 1)], "Shuffle a Dazed into your draw pile", ("debuff",)),
    ([(NextTurn((DealDamage(9),)), 0)], "Attack 9 next turn", ("attack",)),
    ([(RemoveStatus("weak"), 0)], "Remove all Weak from itself", ("buff",)),
    ([(Escape(), 0)], "Escape", ("buff",)),
    ([(DrawCards(1), 1)], "You draw 1 card", ("buff",)),
]


@pytest.mark.parametrize(("effects", "text", "kinds"), INTENTS, ids=[text for _, text, _ in INTENTS])
def test_an_intent_reads(effects: list[tuple[Effect, int]], text: str, kinds: tuple[str, ...]) -> None:
    assert plain(intent_text(load(), effects)) == text
    assert intent_kinds(load(), effects) == kinds


def test_an_attack_shows_the_number_that_would_fall_and_whether_it_is_more_or_less() -> None:
    """8 printed: with Strength 2 it is 10, with Weak 6."""
    assert intent_text(load(), [(DealDamage(8), 10)])[-1] == Span("10", "raised")
    assert intent_text(load(), [(DealDamage(8), 6)])[-1] == Span("6", "lowered")
    assert intent_text(load(), [(DealDamage(8), 8)])[-1] == Span("8", "number")


def test_an_enemy_is_told_phase_by_phase() -> None:
    library = load()
    assert [plain(text) for text in enemy_text(library, library.enemies["lich_king"])] == [
        "1. Summon a Skeleton Minion (at most 2), otherwise attack 8",
        "2. Attack 8",
        "3. Gain 12 Block",
        "At 30 HP or less:",
        "At the start of its turn, it gains 2 Strength.",
        "1. Attack 10",
        "2. Attack 10",
        "3. Gain 15 Block",
    ]


def test_an_enemys_phase_at_a_share_and_what_it_changes_are_told() -> None:
    strike = Move((DealDamage(4),))
    changes = (
        Modifier("attack_damage", add=2, condition=Condition(target_has="weak")),
        Modifier("damage", "taker", times=Ratio(1, 2), condition=Condition(self_has="strength")),
    )
    phases = (Phase((strike,)), Phase((strike,), share=50, modifiers=changes))
    foe = EnemyPrefab(id="golem", name="Golem", health=40, phases=phases)
    assert [plain(text) for text in enemy_text(load(), foe)] == [
        "1. Attack 4",
        "At 50% HP or less:",
        "Its attacks deal 2 more damage if you have Weak.",
        "It takes 50% less damage if it has Strength.",
        "1. Attack 4",
    ]


def test_a_printed_summon_tells_what_takes_its_place_and_an_announced_one_only_what_comes() -> None:
    """R43: only the room for 4 holds back the Imps, so no other limit is named."""
    library = load()
    archdemon = enemy_text(library, library.enemies["archdemon"])[0]
    assert plain(archdemon) == "1. Summon a Hellhound (at most 1), otherwise attack 12 and apply 2 Burn to you"
    imp = enemy_text(library, library.enemies["infernal_imp"])[2]
    assert plain(imp) == "3. Summon an Infernal Imp, otherwise attack 5"
    summon = library.enemies["infernal_imp"].phases[0].cycle[2].do[0]
    assert plain(intent_text(library, [(summon, 0)])) == "Summon an Infernal Imp"


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (Quantity(of="missing_hp"), "Attack for damage equal to its missing HP"),
        (Quantity(of="cards_in_hand"), "Attack for 1 damage for each card in your hand"),
        (Quantity(of="gold", per=30, times=2), "Attack for 2 damage for every 30 of your Gold"),
        (
            Quantity(base=1, of="cards_in_hand", per=3),
            "Attack for 1 damage plus 1 damage for every 3 cards in your hand",
        ),
    ],
)
def test_a_printed_attack_tells_how_its_damage_is_worked_out(amount: Quantity, text: str) -> None:
    effect = DealDamage(amount)
    assert plain(move_text(load(), Move((effect,)))) == text
    assert plain(intent_text(load(), [(effect, 4)])) == "Attack 4"


def test_a_named_move_is_told_by_its_name() -> None:
    library = load()
    lines = [plain(text) for text in enemy_text(library, library.enemies["tomb_guardian"])]
    assert lines[0] == "1. Shield Bash: Attack 6, gain 8 Block"
