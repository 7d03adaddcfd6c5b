"""The figures behind the results, worked out by hand."""

import pytest

from shadows.lab.intervals import mcnemar, mean, paired_shares, wilson


def test_a_share_of_none_or_all_has_room_on_one_side_alone() -> None:
    assert wilson(0, 10) == pytest.approx((0, 0.27753), abs=1e-5)  # z² / (10 + z²)
    assert wilson(10, 10) == pytest.approx((1 - 0.27753, 1), abs=1e-5)


def test_half_of_ten_lies_between_a_quarter_and_three_quarters() -> None:
    assert wilson(5, 10) == pytest.approx((0.23659, 0.76341), abs=1e-5)  # 1/2 ± z / (2 √(10 + z²))


def test_of_nothing_nothing_is_known() -> None:
    assert wilson(0, 0) == (0, 1)
    assert paired_shares(0, 0, 0, 0) == (0, -1, 1)


def test_pairs_that_all_agree_are_close_and_not_certain() -> None:
    """Wilson's half width at 50 of 100 is 0.09617; tied with (2500 - 50) / 2500, √(2 · 0.02) of it is left."""
    assert paired_shares(50, 0, 0, 50) == pytest.approx((0, -0.01923, 0.01923), abs=1e-5)


def test_a_difference_of_pairs_is_that_of_their_shares() -> None:
    better = paired_shares(40, 5, 25, 30)
    assert better.value == pytest.approx(0.20)
    assert 0 < better.low < 0.20 < better.high
    worse = paired_shares(40, 25, 5, 30)
    assert (worse.value, worse.low, worse.high) == pytest.approx((-better.value, -better.high, -better.low))


def test_an_uneven_split_is_as_likely_as_its_tail() -> None:
    assert mcnemar(1, 9) == 2 * (1 + 10) / 1024
    assert mcnemar(9, 1) == mcnemar(1, 9)
    assert mcnemar(4, 4) == mcnemar(0, 0) == 1


def test_a_mean_has_the_width_of_its_spread() -> None:
    assert mean([1, 2, 3]) == pytest.approx((2, 2 - 1.13159, 2 + 1.13159), abs=1e-5)  # z · 1 / √3
    assert mean([4]) == (4, 4, 4)
    assert mean([]) == (0, 0, 0)
