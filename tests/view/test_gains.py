"""What is gained and lost on the way is seen to come and to go."""

import pytest

from shadows.view.run.road import Road
from tests.run.playing import begun, enter, gold, relics, won
from tests.view.fights import Open
from tests.view.layout import texts_of
from tests.view.test_road import kinds, walk


def seen(road: Road) -> list[str]:
    """The texts that are on their way."""
    return texts_of(road._gains._root)


def things(road: Road) -> int:
    """How many pictures and cards are on their way."""
    root = road._gains._root
    return len(root.find_all_matches("sprite")) + len(root.find_all_matches("flights/card"))


def test_all_that_is_taken_at_once_is_on_its_way_together_and_then_gone(opened: Open) -> None:
    """25 Gold, a potion and a relic: a number, and two pictures."""
    window = opened(speed=1)
    session = won("tomb_guardian", {"potions": [0, 1]})
    road = walk(window, session)
    before = gold(session)
    window.key("e")
    assert seen(road) == [f"+{gold(session) - before}"]
    assert things(road) == 2
    assert len(relics(session)) == 1
    window.step(90)
    assert (seen(road), things(road)) == ([], 0)


def test_a_card_that_is_chosen_flies_to_the_deck_and_one_that_is_removed_burns(opened: Open) -> None:
    window = opened(speed=1)
    session = begun(seed="SHOP", gold=75, deck=["strike", "doubt"])
    enter(session, "shop")
    road = walk(window, session)
    removal = next(option.place for option in road.question.options if option.kind == "removal")
    road.choose(removal)
    assert kinds(road) == "remove"
    road.choose(0)
    assert things(road) == 1
    assert seen(road) == ["−75"]
    window.step(90)
    assert (seen(road), things(road)) == ([], 0)


@pytest.mark.parametrize(("speed", "calm", "flying"), [(0, False, 0), (1, True, 0), (1, False, 2)])
def test_nothing_flies_at_once_or_with_reduced_motion(opened: Open, speed: int, calm: bool, flying: int) -> None:
    window = opened(speed=speed, calm=calm)
    road = walk(window, won("tomb_guardian", {"potions": [0, 1]}))
    window.key("e")
    assert things(road) == flying
