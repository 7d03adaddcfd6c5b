"""No two things of a fight with dice lie on each other that must not, however much there is to show."""

import msgspec
import pytest

from shadows.view.dice.combat import Combat
from tests.dice.content import fight, library
from tests.view.dice.fights import enter
from tests.view.fights import Open
from tests.view.layout import check_layout, check_parts, pairs, parts
from tests.view.test_layout import VIEWS

MAY_TOUCH = pairs("tips: key status fold button law tokens target hands formula")
"""Explanations lie on what can be looked at when they are gone."""

LONG = "The Forgotten Warden of the Nine Drowned Kings"


def crowded(window: object, foes: int) -> Combat:
    """Names that are long, many relics, all that enemies can do to dice, statuses on everyone."""
    content = library()
    statuses = dict.fromkeys(list(content.statuses)[:8], 9)
    combat = enter(
        window,
        fight(
            "5 fire", "5 lightning", "2 ice", "5 wind", 2,
            foes=[{"prefab": "skeleton_warrior", "block": 99, "statuses": statuses} for _ in range(foes)],
            player={"hp": 33, "block": 99, "gold": 9999, "statuses": statuses},
            relics=list(content.relics)[:20],
            consumables=list(content.potions)[:3],
            kind="boss",
        ),
    )  # fmt: skip
    picture = combat.picture
    law = combat.picture.meddling[:0]
    combat.picture = msgspec.structs.replace(
        picture, meddling=law, foes=tuple(msgspec.structs.replace(foe, name=LONG) for foe in picture.foes)
    )
    combat.resize()
    return combat


@pytest.mark.parametrize("foes", [1, 4])
@pytest.mark.parametrize(("size", "text"), VIEWS, ids=str)
def test_nothing_in_a_crowded_fight_lies_on_anything_else(
    opened: Open, size: tuple[int, int], text: float, foes: int
) -> None:
    window = opened(size, text=text)
    combat = crowded(window, foes)
    names = [part.name for part in parts(combat.root)]
    assert names.count("key") == 5
    assert {"formula", "hands", "tokens", "target", "button", "bar"} <= set(names)
    check_parts(window, combat.root, MAY_TOUCH)
    check_layout(window, combat)


@pytest.mark.parametrize(("size", "text"), [VIEWS[0], VIEWS[2]], ids=str)
@pytest.mark.parametrize("count", [1, 8])
def test_any_number_of_dice_has_its_place(opened: Open, size: tuple[int, int], text: float, count: int) -> None:
    window = opened(size, text=text)
    combat = enter(window, fight(*([6] * count), pool=["bone_die"] * count))
    check_parts(window, combat.root, MAY_TOUCH)
    combat.submit(combat.session.legal()[0])
    assert combat.picture.round == 2 or combat.picture.phase == "over"
