"""Entities keep their numbers in a world that is filled anew."""

from collections.abc import Iterator

import esper
import pytest

from systems.core.world import fill


@pytest.fixture
def world() -> Iterator[None]:
    """An empty world."""
    before = esper.current_world
    esper.switch_world("numbers")
    yield
    esper.switch_world(before)
    esper.delete_world("numbers")


def test_numbers_may_be_missing_and_the_next_goes_on_after_the_last(world: None) -> None:
    fill([(1, ["a"]), (4, ["d"])])
    assert (esper.component_for_entity(4, str), esper.create_entity()) == ("d", 5)


@pytest.mark.parametrize(
    ("entities", "reason"),
    [
        ([(1_000_001, [])], "entity 1000001 is beyond all numbers"),
        ([(2, []), (1, [])], "entity 1 is out of its order"),
    ],
)
def test_a_number_that_cannot_be_is_refused(world: None, entities: list[tuple[int, list[object]]], reason: str) -> None:
    with pytest.raises(ValueError, match=f"^{reason}$"):
        fill(entities)
