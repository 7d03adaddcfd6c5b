"""The figures behind the results, worked out by hand."""

import pytest

from shadows.lab.intervals import (
    Arms,
    Difference,
    apart,
    false_discovery_rates,
    mcnemar,
    mean,
    paired_shares,
    stratified,
    wilson,
)


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


def test_a_difference_of_one_stratum_is_that_of_its_shares() -> None:
    """30 of 40 against 20 of 40. With a hit and a miss more: 31/42 · 11/42 / 40 + 21/42 · 21/42 / 40."""
    difference = stratified([Arms(30, 40, 20, 40)])
    assert difference is not None
    assert difference.value == pytest.approx(0.25)
    assert difference.variance == pytest.approx((341 / 1764 + 1 / 4) / 40)
    assert difference.interval == pytest.approx((0.25, 0.25 - 0.20633, 0.25 + 0.20633), abs=1e-5)


def test_strata_are_compared_each_within_itself() -> None:
    """All together the share with it is 19 of 30, and without it 20 of 30. But it is ten points better in both strata:
    9 of 10 against 16 of 20, and 10 of 20 against 4 of 10. Each weighs 10 · 20 / 30."""
    difference = stratified([Arms(9, 10, 16, 20), Arms(10, 20, 4, 10)])
    assert difference is not None
    assert difference.value == pytest.approx(0.1)


def test_a_stratum_without_a_counterpart_says_nothing() -> None:
    assert stratified([Arms(5, 5, 0, 0), Arms(0, 0, 3, 4)]) is None
    assert stratified([Arms(5, 5, 0, 0), Arms(1, 2, 1, 2)]) == stratified([Arms(1, 2, 1, 2)])


def test_one_is_held_against_the_mean_of_others_that_counts_the_surer_more() -> None:
    """Weights 1/0.01 and 1/0.03: a mean of (100 · 0.02 + 33⅓ · 0.10) / 133⅓ = 0.04, with the variance 0.0075."""
    above = apart(Difference(0.10, 0.01), [Difference(0.02, 0.01), Difference(0.10, 0.03)])
    assert above == pytest.approx((0.06, 0.0175))
    assert apart(Difference(0.10, 0.01), []) is None


def test_a_difference_of_two_standard_errors_is_rare_by_chance() -> None:
    assert Difference(-0.2, 0.01).p == pytest.approx(0.0455, abs=1e-4)
    assert Difference(0.0, 0.01).p == 1


def test_of_many_tests_each_pays_for_all() -> None:
    """Ordered 0.01, 0.02, 0.03, 0.40 of four: 0.04, 0.04, 0.04 (0.03 · 4 / 3, which holds for those before), 0.40."""
    assert false_discovery_rates([0.03, 0.40, 0.01, 0.02]) == pytest.approx([0.04, 0.40, 0.04, 0.04])
    assert false_discovery_rates([]) == []
