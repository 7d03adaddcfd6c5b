"""Whether what was drawn fits its chances: Pearson's chi-square, by hand."""

from collections.abc import Sequence

_ONE_IN_A_HUNDRED = {1: 6.635, 2: 9.210}
"""What the sum exceeds once in a hundred times by chance alone, by the number of kinds less one (any table of it)."""


def fit(observed: Sequence[int], expected: Sequence[float]) -> bool:
    """Whether counts differ from the expected ones no more than chance would have it 99 times in a hundred."""
    assert sum(observed) == round(sum(expected)), "both are of the same draws"
    off = sum((seen - due) ** 2 / due for seen, due in zip(observed, expected, strict=True))
    return off < _ONE_IN_A_HUNDRED[len(observed) - 1]
