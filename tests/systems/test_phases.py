"""An enemy's phases: when they begin, and the amounts that it changes in each (R41, R42)."""

import pytest

from components.facts import PhaseBegan
from shadows import sandbox
from tests.combat.reading import hits, of
from tests.systems.writing import Written, enemy

HALF = "[{cycle: {heal: 1}}, {share: 50, cycle: {deal_damage: 9}}]"


def phased(name: str, phases: str, health: int = 40) -> str:
    """An enemy with these phases."""
    return f"{name}: {{name: Golem, health: {health}, phases: {phases}}}\n"


@pytest.mark.parametrize(
    ("health", "hp", "begins"),
    [(40, 27, False), (40, 26, True), (41, 27, False), (41, 26, True), (40, 58, False), (44, 28, True)],
)
def test_a_phase_may_begin_at_a_share_of_max_hp(written: Written, health: int, hp: int, begins: bool) -> None:
    """A Strike takes 6. Half of 40 are 20, of 41 are 20 too, rounded down; of 58 are 29, and 52 are left."""
    fight = sandbox(
        hand=["strike"],
        foes=[{"prefab": "golem", "hp": hp}],
        library=written(enemies=phased("golem", HALF, health)),
    )
    assert bool(of(fight.play("strike"), PhaseBegan)) == begins
    assert fight.foes[0].intent.damage == (9 if begins else None)


def test_one_that_is_set_up_below_a_share_is_in_its_phase(written: Written) -> None:
    library = written(enemies=phased("golem", HALF))
    assert sandbox(foes=[{"prefab": "golem", "hp": 20}], library=library).foes[0].intent.damage == 9
    assert sandbox(foes=[{"prefab": "golem", "hp": 21}], library=library).foes[0].intent.damage is None


def test_an_enemy_changes_amounts_for_as_long_as_it_stands(written: Written) -> None:
    """4 + 3; it takes half of 6."""
    changes = "[{of: attack_damage, add: 3}, {of: attack_damage, side: taker, times: 1/2}]"
    library = written(enemies=enemy("golem", "{deal_damage: 4}", modifiers=changes))
    fight = sandbox(hand=["strike"], foes=["golem"], library=library)
    assert fight.preview("strike") == 3
    assert hits(fight.play("strike")) == [3]
    assert hits(fight.end_turn()) == [7]


def test_a_phase_changes_amounts_until_the_next_begins(written: Written) -> None:
    """It takes 3 of a Strike's 6, which brings it to 10 HP, and then 6 + 2."""
    phases = (
        "[{modifiers: {of: attack_damage, side: taker, times: 1/2}, cycle: {heal: 1}}, "
        "{below: 10, modifiers: {of: attack_damage, side: taker, add: 2}, cycle: {heal: 1}}]"
    )
    fight = sandbox(
        hand=["strike", "strike"],
        foes=[{"prefab": "golem", "hp": 13}],
        library=written(enemies=phased("golem", phases)),
    )
    assert hits(fight.play("strike")) == [3]
    assert hits(fight.play("strike")) == [8]
