"""Elements among the dice act together, once, after the hand (D6, D7, D8, D29)."""

from collections.abc import Mapping

import pytest

from components.facts import ComboActed
from tests.dice.content import fight

FOE = {"prefab": "zombie", "hp": 900}
FOES = [FOE, FOE]
HAND = (6, 6, 6, 6, 6)
"""Five of a Kind: (20 + 30) × 3 = 150."""


def with_elements(*elements: str) -> tuple[str, ...]:
    """Five sixes, the first of them of these elements."""
    return tuple(f"6 {element}".rstrip() for element in (*elements, *[""] * (5 - len(elements))))


@pytest.mark.parametrize(
    ("elements", "combo", "lost", "statuses"),
    [
        (("fire", "wind"), "firestorm", (150 + 37 + 6, 37 + 6), ({"burn": 2}, {"burn": 2})),
        (("fire", "lightning"), "overload", (150 + 75, 0), ({}, {})),
        (("fire", "ice"), "steam_burst", (150 + 45, 0), ({"vulnerable": 2}, {})),
        (("wind", "lightning"), "chain_lightning", (150, 45), ({}, {})),
        (("ice", "lightning"), "superconduct", (150 + 30, 0), ({"vulnerable": 3}, {})),
        (("ice", "wind"), "blizzard", (150, 22), ({"frozen": 1}, {})),
        (
            ("fire", "ice", "lightning"),
            "cataclysm",
            (150 + 90 + 9, 0),
            ({"burn": 3, "vulnerable": 2}, {}),
        ),
        (("fire", "wind", "lightning"), "plasma_storm", (150 + 75 + 9, 75 + 9), ({"burn": 3}, {"burn": 3})),
        (("fire", "ice", "wind"), "maelstrom", (150 + 60, 60), ({"vulnerable": 2}, {"vulnerable": 2})),
        (("ice", "wind", "lightning"), "absolute_zero", (150 + 45, 45), ({"frozen": 1}, {"frozen": 1})),
        (
            ("fire", "ice", "wind", "lightning"),
            "singularity",
            (150 + 180 + 12, 180 + 12),
            ({"burn": 4, "vulnerable": 2, "frozen": 1}, {"burn": 4, "vulnerable": 2, "frozen": 1}),
        ),
    ],
)
def test_a_combo_does_what_the_table_says(
    elements: tuple[str, ...], combo: str, lost: tuple[int, int], statuses: tuple[Mapping[str, int], ...]
) -> None:
    """What both enemies have lost when the next turn begins, Burn's 3 HP a stack with it. 150 stuns neither of 900."""
    table = fight(*with_elements(*elements), foes=FOES)
    assert table.combos == [combo]
    facts = table.score("five_of_a_kind", at=0)
    assert [fact.combo for fact in facts if isinstance(fact, ComboActed)] == [combo]
    assert tuple(900 - foe.hp for foe in table.foes) == lost
    assert tuple(foe.statuses for foe in table.foes) == tuple(dict(held) for held in statuses)


def test_elements_of_dice_that_do_not_score_count_too() -> None:
    """A pair of fives: (4 + 10) × 1.2 = 16; half of it is 8."""
    table = fight(5, 5, "1 fire", "2 lightning", 3, foes=[FOE])
    table.score("pair")
    assert table.foes[0].hp == 900 - 16 - 8


def test_one_element_alone_does_nothing() -> None:
    table = fight(*with_elements("fire", "fire", "fire"), foes=[FOE])
    assert table.combos == []
    table.score("five_of_a_kind")
    assert table.foes[0].hp == 900 - 150


def test_chain_lightning_strikes_the_target_when_it_is_alone() -> None:
    table = fight(*with_elements("wind", "lightning"), foes=[FOE])
    table.score("five_of_a_kind")
    assert table.foes[0].hp == 900 - 150 - 45


def test_a_combo_ignores_vulnerable_but_takes_its_share_of_what_vulnerable_made_of_the_hand() -> None:
    """150 × 1.25 = 187.5, so 187; half of that is 93, and not a quarter more."""
    table = fight(*with_elements("fire", "lightning"), foes=[{**FOE, "statuses": {"vulnerable": 1}}])
    table.score("five_of_a_kind")
    assert table.foes[0].hp == 900 - 187 - 93


def test_a_share_is_of_the_damage_before_block_and_overkill() -> None:
    """The first enemy has 10 HP and falls to the hand; the other loses 0.3 of 150 all the same."""
    table = fight(*with_elements("wind", "lightning"), foes=[{**FOE, "hp": 10}, FOE])
    table.score("five_of_a_kind", at=0)
    assert [foe.hp for foe in table.foes] == [900 - 45]


def test_ice_strikes_the_frozen_half_as_hard_again() -> None:
    """0.2 of 150 is 30, ×1.5 is 45."""
    table = fight(*with_elements("ice", "lightning"), foes=[{**FOE, "statuses": {"frozen": 1}}])
    table.score("five_of_a_kind")
    assert table.foes[0].hp == 900 - 150 - 45


def test_burn_lasts_three_turns_from_when_it_was_last_put_on_and_adds_up() -> None:
    """2 stacks take 6 at the end of three enemy phases; put on again in the second turn they are 4 and last anew."""
    table = fight(*with_elements("fire", "wind"), foes=[FOE], player={"hp": 500, "max_hp": 500})
    table.score("five_of_a_kind")
    hp, lost = table.foes[0].hp, []
    for _ in range(3):
        table.end_turn()
        lost.append(hp - table.foes[0].hp)
        hp = table.foes[0].hp
    assert lost == [6, 6, 0]
    again = fight(*with_elements("fire", "wind") * 2, foes=[FOE], player={"hp": 500, "max_hp": 500})
    again.score("five_of_a_kind")
    again.score("five_of_a_kind")
    hp, lost = again.foes[0].hp, []
    for _ in range(3):
        again.end_turn()
        lost.append(hp - again.foes[0].hp)
        hp = again.foes[0].hp
    assert lost == [12, 12, 0]


def test_vulnerable_lasts_the_players_turns_and_is_refreshed_but_not_added() -> None:
    """Steam Burst brings 2: the next two turns' hands have them, the third does not."""
    table = fight(*with_elements("fire", "ice"), foes=[FOE], player={"hp": 500, "max_hp": 500})
    table.score("five_of_a_kind")
    held = []
    for _ in range(3):
        held.append(table.foes[0].statuses.get("vulnerable", 0))
        table.end_turn()
    assert held == [2, 1, 0]
    again = fight(*with_elements("fire", "ice") * 2, foes=[FOE], player={"hp": 500, "max_hp": 500})
    again.score("five_of_a_kind")
    again.score("five_of_a_kind")
    assert again.foes[0].statuses["vulnerable"] == 2
