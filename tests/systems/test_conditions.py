"""What must hold for a rule to act: statuses, what is counted, and several conditions at once (R19)."""

import pytest

from shadows import sandbox
from tests.systems.writing import Written, relic

FOE = {"prefab": "skeleton_warrior", "hp": 50}


def acts(written: Written, condition: str, **given: object) -> bool:
    """Whether the rule of a relic acts when a card is played: it gives 9 Block."""
    library = written(relics=relic("bell", f"{{when: card_played, if: {condition}, do: {{gain_block: 9}}}}"))
    fight = sandbox(**{"foes": [FOE], "hand": ["life_tap"], "relics": ["bell"], "library": library, **given})
    fight.play("life_tap")
    return fight.player.block == 9


@pytest.mark.parametrize(
    ("bounds", "holding"),
    [
        ("least: 20", {20, 21}),
        ("most: 20", {19, 20}),
        ("least: 20, most: 20", {20}),
        ("even: true", {20}),
        ("even: false", {19, 21}),
        ("least: 20, even: false", {21}),
    ],
)
@pytest.mark.parametrize("hp", [19, 20, 21])
def test_what_is_counted_is_held_against_its_bounds(written: Written, bounds: str, holding: set[int], hp: int) -> None:
    assert acts(written, f"{{count: hp, {bounds}}}", player={"hp": hp}) == (hp in holding)


@pytest.mark.parametrize(("hp", "foes", "holds"), [(20, 2, True), (21, 2, False), (20, 1, False), (21, 1, False)])
def test_all_conditions_must_hold(written: Written, hp: int, foes: int, holds: bool) -> None:
    condition = "{and: [{count: hp, most: 20}, {and: {count: enemies, least: 2}}]}"
    assert acts(written, condition, player={"hp": hp}, foes=[FOE] * foes) == holds


@pytest.mark.parametrize(("weak", "hp", "holds"), [(1, 20, True), (0, 20, False), (1, 21, False)])
def test_what_is_named_beside_other_conditions_must_hold_too(written: Written, weak: int, hp: int, holds: bool) -> None:
    statuses = {"weak": weak} if weak else {}
    condition = "{self_has: weak, and: [{count: hp, most: 20}]}"
    assert acts(written, condition, player={"hp": hp, "statuses": statuses}) == holds
