"""Relics that change dice: by themselves, or when the player uses them (D16, D32)."""

import pytest

from components.dice.commands import UseRelic
from components.effects import GainRelic
from shadows.play.session import IllegalCommand
from tests.dice.relics.fights import comes_to, fight, happen

SIXES = (6, 6, 1, 2, 4)


def test_the_glove_turns_one_die_over_once_a_combat() -> None:
    held = fight("gravediggers_glove", dice=["1 ice", 6, 6, 2, 4])
    held.use("gravediggers_glove", die=0)
    assert held.dice == ["6 ice", "6", "6", "2", "4"]
    held.end_turn()
    with pytest.raises(IllegalCommand, match="this combat"):
        held.use("gravediggers_glove", die=0)


def test_the_knucklebone_rolls_every_1_again_for_nothing() -> None:
    held = fight("pale_knucklebone", dice=[1, "1 fire", 6, 2, 4, 5, "1 ice"])
    held.use("pale_knucklebone")
    assert held.dice == ["5", "1 ice", "6", "2", "4"]
    assert held.rerolls == 2
    with pytest.raises(IllegalCommand, match="this turn"):
        held.use("pale_knucklebone")


def test_one_die_that_shows_1_is_enough_for_the_knucklebone() -> None:
    held = fight("pale_knucklebone", dice=[1, 6, 6, 2, 4, 5])
    held.use("pale_knucklebone")
    assert held.dice == ["5", "6", "6", "2", "4"]


def test_the_knucklebone_needs_a_1() -> None:
    held = fight("pale_knucklebone", dice=[3, 6, 6, 2, 4])
    with pytest.raises(IllegalCommand, match="while a die shows 1"):
        held.use("pale_knucklebone")


def test_a_1_that_is_held_stays_with_the_knucklebone() -> None:
    held = fight("pale_knucklebone", dice=[1, 1, 6, 2, 4, 5])
    held.hold(0)
    held.use("pale_knucklebone")
    assert held.dice == ["1", "5", "6", "2", "4"]


def test_the_knucklebone_comes_before_the_first_reroll() -> None:
    held = fight("pale_knucklebone", dice=[1, 1, 6, 2, 4, 1])
    held.reroll(0)
    with pytest.raises(IllegalCommand, match="Only after the first roll"):
        held.use("pale_knucklebone")


def test_the_seal_counts_a_hand_one_row_up_once_a_combat() -> None:
    """A Pair as Two Pair: (6 + 12) × 1.4. What it is does not change."""
    held = fight("usurpers_seal", dice=SIXES * 2)
    held.use("usurpers_seal")
    assert comes_to(held, "pair") == 25
    held.score("pair")
    assert comes_to(held, "pair") == 19
    with pytest.raises(IllegalCommand, match="this combat"):
        held.use("usurpers_seal")


def test_seal_and_crown_raise_a_hand_by_one_row_together() -> None:
    held = fight("usurpers_seal", "pretenders_crown")
    held.use("usurpers_seal")
    assert comes_to(held, "pair") == 25


def test_a_raised_hand_is_for_the_streak_what_it_is() -> None:
    """Two Pair as Three of a Kind breaks it."""
    held = fight("pretenders_crown", "red_thread", dice=[6, 6, 2, 2, 1])
    held.score("two_pair")
    assert held.streak == 0


def test_the_twin_makes_a_triple_of_a_pair_once_a_combat() -> None:
    """5 5: (8 + 10) × 1.6, the missing third adds nothing."""
    held = fight("severed_twin", dice=[5, 5, 2, 3, 1] * 2)
    held.use("severed_twin")
    assert comes_to(held, "three_of_a_kind") == 28
    held.score("three_of_a_kind")
    assert "three_of_a_kind" not in held.hands


def test_the_vial_adds_a_die_on_the_first_turn() -> None:
    held = fight("ossuary_vial", dice=[*SIXES, 3])
    assert held.dice == ["6", "6", "1", "2", "4", "3"]
    held.end_turn()
    assert len(held.dice) == 5


def test_a_sixth_finger_is_a_die_each_turn_and_15_max_hp_less() -> None:
    held = fight(dice=SIXES * 4)
    happen(held, GainRelic("sixth_finger"))
    assert (held.player.max_hp, held.player.hp) == (70, 70)
    for _ in range(2):
        held.end_turn()
        assert len(held.dice) == 6


def test_the_carrion_crown_turns_the_lowest_die_to_6() -> None:
    held = fight("carrion_crown", dice=[4, 2, "1 wind", 3, 1])
    held.use("carrion_crown")
    assert held.dice == ["4", "2", "6 wind", "3", "1"]


@pytest.mark.parametrize("relic", ["carrion_crown", "drowned_mirror"])
def test_crown_and_mirror_come_before_the_first_reroll(relic: str) -> None:
    held = fight(relic, dice=[*SIXES, 3])
    held.reroll(0)
    with pytest.raises(IllegalCommand, match="Only after the first roll"):
        held.use(relic)


def test_the_mirror_makes_the_lowest_die_show_what_the_highest_shows() -> None:
    """The number alone, no element."""
    held = fight("drowned_mirror", dice=["2 ice", "5 fire", 4, 3, 3])
    held.use("drowned_mirror")
    assert held.dice == ["5 ice", "5 fire", "4", "3", "3"]


def test_of_crown_and_mirror_one_acts_in_a_turn() -> None:
    held = fight("carrion_crown", "drowned_mirror", dice=SIXES * 2)
    held.use("drowned_mirror")
    with pytest.raises(IllegalCommand, match="turned already"):
        held.use("carrion_crown")
    held.score("pair")
    held.use("carrion_crown")


def test_a_locked_die_is_not_turned_by_the_crown() -> None:
    """All five are locked."""
    held = fight("carrion_crown", dice=SIXES * 2, foes=["locker"])
    held.end_turn()
    held.use("carrion_crown")
    assert held.dice == ["6", "6", "1", "2", "4"]


def test_the_pact_destroys_a_die_for_the_combat_and_raises_the_hand() -> None:
    """16 × 1.2 × 1.4; then a turn of four dice."""
    held = fight("ossuary_pact", dice=[*SIXES, 6, 6, 1, 2])
    held.use("ossuary_pact", die=2)
    assert held.dice == ["6", "6", "2", "4"]
    assert comes_to(held, "pair") == 26
    held.score("pair")
    assert held.dice == ["6", "6", "1", "2"]
    assert comes_to(held, "pair") == 19


def test_the_pact_leaves_three_dice() -> None:
    held = fight("ossuary_pact", dice=SIXES * 3)
    for _ in range(2):
        held.use("ossuary_pact", die=0)
        held.end_turn()
    assert len(held.dice) == 3
    with pytest.raises(IllegalCommand, match="3 dice must stay"):
        held.use("ossuary_pact", die=0)


def test_the_tithe_takes_3_hp_for_a_reroll_once_a_turn() -> None:
    held = fight("blood_tithe")
    held.use("blood_tithe")
    assert (held.player.hp, held.rerolls) == (82, 3)
    with pytest.raises(IllegalCommand, match="this turn"):
        held.use("blood_tithe")


@pytest.mark.parametrize(("hp", "refused"), [(3, True), (4, False)])
def test_the_tithe_is_refused_at_3_hp_or_less(hp: int, refused: bool) -> None:
    held = fight("blood_tithe", player={"hp": hp})
    if refused:
        with pytest.raises(IllegalCommand, match="not more than 3 HP"):
            held.use("blood_tithe")
    else:
        held.use("blood_tithe")
        assert held.player.hp == 1


def test_sleight_of_hand_changes_a_die_by_1_once_a_turn() -> None:
    held = fight("sleight_of_hand", dice=[5, 6, 1, 2, 4])
    held.use("sleight_of_hand", die=0, value=6)
    assert held.dice[0] == "6"
    with pytest.raises(IllegalCommand, match="this turn"):
        held.use("sleight_of_hand", die=2, value=2)


@pytest.mark.parametrize(("die", "value"), [(1, 1), (2, 6), (0, 3), (0, 5)])
def test_sleight_of_hand_goes_one_step_and_never_round(die: int, value: int) -> None:
    held = fight("sleight_of_hand", dice=[5, 6, 1, 2, 4])
    with pytest.raises(IllegalCommand, match="needs a number"):
        held.use("sleight_of_hand", die=die, value=value)


@pytest.mark.parametrize(
    ("relic", "ways"),
    [("gravediggers_glove", 5), ("ossuary_pact", 5), ("blood_tithe", 1), ("usurpers_seal", 1), ("sleight_of_hand", 8)],
)
def test_every_way_to_use_a_relic_is_offered(relic: str, ways: int) -> None:
    """Of 5 6 1 2 4 two go up or down, and 6 and 1 one way."""
    held = fight(relic, dice=[5, 6, 1, 2, 4])
    assert sum(isinstance(command, UseRelic) for command in held.legal()) == ways


@pytest.mark.parametrize(("relic", "more"), [("sleight_of_hand", {"value": 2}), ("gravediggers_glove", {})])
def test_a_rigged_die_cannot_be_changed(relic: str, more: dict[str, int]) -> None:
    held = fight(relic, dice=SIXES * 2, foes=["rigger"])
    held.end_turn()
    rigged = next(iter(held.struck))
    with pytest.raises(IllegalCommand, match="cannot be changed"):
        held.use(relic, die=rigged, **more)
