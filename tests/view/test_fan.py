"""The hand stays in the window and legible, however many cards there are."""

import itertools

import pytest

from shadows.view.deck.fan import ONE_ROW, fan, raised
from shadows.view.engine import theme

WIDTHS = (theme.WIDE, 64 / 27)
FLOOR = -0.5


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("count", [1, 2, 5, 10, 20, 21, 40])
def test_cards_stand_between_energy_and_end_turn(count: int, width: float) -> None:
    for seat in fan(count, width, FLOOR):
        half = seat.height * theme.CARD_RATIO / 2
        assert -width / 2 + 0.20 < seat.x - half
        assert seat.x + half < width / 2 - 0.27


@pytest.mark.parametrize("count", [1, 5, 10, 20, 40])
def test_of_every_card_the_cost_can_be_seen(count: int) -> None:
    seats = fan(count, theme.WIDE, FLOOR)
    for seat in seats:
        assert seat.height >= 0.2
        assert seat.y + seat.height / 2 > FLOOR + 0.15
    for row in (seats,) if count <= ONE_ROW else (seats[: count // 2], seats[count // 2 :]):
        assert all(right.x - left.x > 0.036 for left, right in itertools.pairwise(row))


@pytest.mark.parametrize("count", [1, 10, 40])
def test_the_card_that_is_looked_at_is_wholly_inside(count: int) -> None:
    for seat in fan(count, theme.WIDE, FLOOR):
        large = raised(seat, FLOOR, theme.WIDE)
        assert large.y - large.height / 2 >= FLOOR
        assert abs(large.x) + large.height * theme.CARD_RATIO / 2 <= theme.WIDE / 2
        assert large.roll == 0


def test_cards_beside_the_one_that_is_looked_at_make_room() -> None:
    still, parted = fan(5, theme.WIDE, FLOOR), fan(5, theme.WIDE, FLOOR, hover=2)
    assert parted[1].x < still[1].x
    assert parted[3].x > still[3].x
    assert parted[2] == still[2]
