"""Charts as inline SVG: bars with intervals, and lines. Drawn for the width of a phone, and scaled up beside it.

Colours are classes of the page's style sheet, so that light and dark are its affair.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

WIDTH = 360
LABELS, FIGURES = 142, 48
"""Room for the names on the left, and for the figures on the right."""
ROW = 22

TALL = 190
"""Of a chart with lines."""
MARGIN = 28

SERIES = 6
"""So many colours for lines there are; then they begin anew."""


class Bar(NamedTuple):
    """A bar: how long it is, what is written behind it, and the interval around its end where there is one."""

    label: str
    value: float
    text: str
    low: float | None = None
    high: float | None = None


def bars(title: str, rows: Sequence[Bar], most: float | None = None) -> str:
    """Horizontal bars from 0 to `most`, or to the longest of them."""
    longest = most or max((row.high or row.value for row in rows), default=0) or 1
    room = WIDTH - LABELS - FIGURES
    parts = [part for number, row in enumerate(rows) for part in _bar(row, number * ROW, room / longest)]
    return _svg(title, max(ROW, len(rows) * ROW), parts)


def _bar(row: Bar, top: float, scale: float) -> Iterator[str]:
    middle = top + ROW / 2
    yield f"<g><title>{escape(row.label)}: {escape(row.text)}</title>"
    yield f'<text x="{LABELS - 6}" y="{middle + 4:.0f}" class="label end">{escape(_short(row.label))}</text>'
    yield f'<rect x="{LABELS}" y="{top + 4:.0f}" width="{row.value * scale:.1f}" height="{ROW - 8}" class="bar"/>'
    if row.low is not None and row.high is not None:
        left, right = LABELS + row.low * scale, LABELS + row.high * scale
        ticks = "".join(f"M{x:.1f} {middle - 4:.0f}v8" for x in (left, right))
        yield f'<path d="M{left:.1f} {middle:.0f}H{right:.1f}{ticks}" class="interval"/>'
    yield f'<text x="{WIDTH}" y="{middle + 4:.0f}" class="figure end">{escape(row.text)}</text></g>'


def lines(title: str, series: Mapping[str, Sequence[tuple[float, float]]], ticks: Sequence[tuple[float, str]]) -> str:
    """Lines through points, with a legend below. `ticks` are the marks of the horizontal axis."""
    points = [point for line in series.values() for point in line]
    most_x = max((x for x, _ in points), default=1) or 1
    most_y = max((y for _, y in points), default=1) or 1
    across, up = (WIDTH - 2 * MARGIN) / most_x, (TALL - 2 * MARGIN) / most_y

    def x_at(x: float) -> float:
        return MARGIN + x * across

    def y_at(y: float) -> float:
        return TALL - MARGIN - y * up

    parts = [f'<path d="M{MARGIN} {y_at(0):.1f}H{WIDTH - MARGIN}" class="axis"/>']
    for share in (0.5, 1.0):
        y = y_at(most_y * share)
        parts.append(f'<path d="M{MARGIN} {y:.1f}H{WIDTH - MARGIN}" class="grid"/>')
        parts.append(f'<text x="{MARGIN - 4}" y="{y + 4:.0f}" class="figure end">{most_y * share:.0f}</text>')
    for x, word in ticks:
        parts.append(f'<text x="{x_at(x):.1f}" y="{TALL - 8}" class="label middle">{escape(word)}</text>')
    for number, (name, line) in enumerate(series.items()):
        path = " ".join(f"{x_at(x):.1f},{y_at(y):.1f}" for x, y in line)
        parts.append(
            f'<polyline points="{path}" class="line s{number % SERIES}"><title>{escape(name)}</title></polyline>'
        )
    keys = "".join(
        f'<span class="key"><i class="s{number % SERIES}"></i>{escape(name)}</span>'
        for number, name in enumerate(series)
    )
    return f'{_svg(title, TALL, parts)}<p class="legend">{keys}</p>'


def spark(share: float, low: float | None = None, high: float | None = None) -> str:
    """A small bar for a cell of a table, of a share from 0 to 1."""
    interval = "" if low is None or high is None else f'<path d="M{60 * low:.1f} 5H{60 * high:.1f}" class="interval"/>'
    return (
        f'<svg viewBox="0 0 60 10" class="spark" aria-hidden="true"><rect width="{60 * share:.1f}" height="10" '
        f'class="bar"/>{interval}</svg>'
    )


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}"><title>{escape(title)}'
        f"</title>{''.join(parts)}</svg>"
    )


def _short(label: str) -> str:
    """A name that fits its room; the whole one is in the title."""
    return label if len(label) <= 20 else f"{label[:19]}…"
