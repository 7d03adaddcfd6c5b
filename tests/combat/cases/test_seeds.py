"""Cases of chance and seeds, by their numbers, as far as one combat goes."""

import pytest

from components.facts import Fact
from shadows import Session, sandbox
from shadows.play.deck.fight import Fight


def play_out(session: Session, *, curious: bool) -> list[Fact]:
    """Take the first card that can be played, else end the turn; a curious client looks at everything in between."""
    for _ in range(60):
        commands = session.legal()
        if not commands:
            break
        if curious:
            session.look()
            session.names()
            for card in session.look().hand:
                session.aim(card.entity)
                for foe in session.look().foes:
                    session.aim(card.entity, foe.entity)
        session.submit(commands[0])
    return session.history


@pytest.mark.parametrize("encounter", ["two_skeleton_warriors", "lich_king", "witch_doctor_and_thorned_horror"])
def test_rs_01_hovering_over_everything_changes_nothing(encounter: str) -> None:
    """R56"""
    quiet = Session.start("shadowmancer", "ABYSS1", encounter=encounter)
    curious = Session.start("shadowmancer", "ABYSS1", encounter=encounter)
    assert play_out(quiet, curious=False) == play_out(curious, curious=True)
    assert quiet.snapshot() == curious.snapshot()


def darkness(looks: int) -> Fight:
    fight = sandbox(
        "shadowmancer",
        hand=["eternal_darkness", "flash_of_insight"],
        draw=["strike", "defend", "strike+", "doubt", "defend+"],
        foes=["zombie_brute"] * 3,
        relics=["bleeding_edge"],
        seed="RS 2",
    )
    for _ in range(looks):
        fight.look()
    fight.play("eternal_darkness")
    for _ in range(4):
        fight.end_turn()
    return fight


def test_rs_02_opening_the_draw_pile_changes_no_target() -> None:
    """R56"""
    assert darkness(0).facts == darkness(20).facts


def test_rs_02_the_shown_draw_pile_does_not_reveal_its_order() -> None:
    piles = [["strike", "doubt", "defend", "defend+"], ["defend+", "defend", "doubt", "strike"]]
    shown = [[card.id for card in sandbox(hand=["strike"], draw=pile).look().draw] for pile in piles]
    assert shown[0] == shown[1] == ["defend", "defend+", "doubt", "strike"]


def first_hand(seed: str | None) -> tuple[str, list[str]]:
    session = Session.start("blood_reaper", seed, encounter="rat_swarm")
    picture = session.look()
    return picture.seed, [card.id for card in picture.hand]


def test_rs_05_a_seed_is_trimmed_and_upper_cased() -> None:
    """R60"""
    assert first_hand(" abc0 ") == first_hand("ABC0")
    assert first_hand("ABC0")[0] == "ABC0"


def test_rs_05_o_and_0_are_different() -> None:
    """R60: other shuffles for at least one of a few pairs."""
    pairs = [(f"ABC0{end}", f"ABCO{end}") for end in "12345"]
    assert any(first_hand(zero)[1] != first_hand(letter)[1] for zero, letter in pairs)


@pytest.mark.parametrize("seed", [None, "", "   "])
def test_rs_05_an_empty_seed_is_drawn_at_random_and_shown(seed: str | None) -> None:
    """R60"""
    drawn = {first_hand(seed)[0] for _ in range(5)}
    assert len(drawn) == 5
    assert all(shown == shown.strip().upper() and shown for shown in drawn)


def test_rs_05_a_seed_of_64_characters_is_taken_and_a_longer_one_refused_with_the_reason() -> None:
    """R60"""
    assert first_hand("x" * 64)[0] == "X" * 64
    with pytest.raises(ValueError, match="at most 64 characters; this one has 300"):
        first_hand("x" * 300)


@pytest.mark.parametrize("seed", ["🜏", "Тёмная бездна", "a b\tc", "ß"])
def test_rs_05_any_text_is_a_seed(seed: str) -> None:
    """R60"""
    assert first_hand(seed) == first_hand(seed)


def test_rs_06_a_seed_in_small_letters_is_the_same_run() -> None:
    """R56, R60"""
    small = Session.start("hellforged", "shadow", encounter="two_hellhounds")
    large = Session.start("hellforged", "SHADOW", encounter="two_hellhounds")
    assert play_out(small, curious=False) == play_out(large, curious=False)
    assert small.look().seed == large.look().seed == "SHADOW"


def test_another_seed_is_another_fight() -> None:
    """R56: a test of the tests above."""
    hands = {tuple(first_hand(f"OTHER {number}")[1]) for number in range(10)}
    assert len(hands) > 1
