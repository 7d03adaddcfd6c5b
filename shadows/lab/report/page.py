"""The page of a report, with all its charts and tables in it. It is well-formed XML, and loads nothing."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from shadows.lab.intervals import wilson
from shadows.lab.report.charts import Bar, bars, lines, spark

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from shadows.lab.plan import Plan
    from shadows.lab.report.figures import Figures, Share

MOST_BARS = 15
"""So many of the longest are shown of what has no end."""

STYLE = """
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #1f1b16; --faint: #6b6259; --rule: #d9d2c7; --bar: #a8442f;
  --s0: #a8442f; --s1: #2f6690; --s2: #5a7d2a; --s3: #8a5a9e; --s4: #9a6b12; --s5: #3d7f7a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16130f; --ink: #ece5da; --faint: #a1968a; --rule: #3a332b; --bar: #d9765f;
    --s0: #e07f68; --s1: #7fb3dc; --s2: #a5c76a; --s3: #c79ad8; --s4: #dcb05a; --s5: #79c2bb; } }
body { margin: 0 auto; padding: 1rem; max-width: 46rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.5rem; border-bottom: 1px solid var(--rule); }
p.note { color: var(--faint); font-size: 0.9rem; } p.warning { color: var(--bar); font-weight: 600; }
svg { display: block; width: 100%; max-width: 40rem; overflow: visible; }
svg text { font-size: 11px; fill: var(--ink); } svg .figure { fill: var(--faint); font-variant-numeric: tabular-nums; }
.end { text-anchor: end; } .middle { text-anchor: middle; }
.bar { fill: var(--bar); } .interval { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.axis { stroke: var(--faint); } .grid { stroke: var(--rule); stroke-dasharray: 2 3; }
.line { fill: none; stroke-width: 2; } svg.spark { display: inline-block; width: 60px; vertical-align: middle; }
.legend { font-size: 0.9rem; } .key { margin-right: 1rem; white-space: nowrap; }
.key i { display: inline-block; width: 0.8em; height: 0.8em; margin-right: 0.4em; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-size: 0.9rem; min-width: 100%; }
th, td { padding: 0.2rem 0.5rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child, td.left, th.left { text-align: left; white-space: normal; }
""" + "".join(f".line.s{n} {{ stroke: var(--s{n}); }} i.s{n} {{ background: var(--s{n}); }}\n" for n in range(6))


def page(plan: Plan, figures: Figures) -> str:
    """The whole page."""
    title = f"{figures.total} runs of the {plan.bot} bot"
    sections = "".join(f"<section><h2>{escape(name)}</h2>{content}</section>" for name, content in _sections(figures))
    return (
        '<!DOCTYPE html>\n<html lang="en" xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>"
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        f"{''.join(_heading(plan, figures))}{sections}</body></html>\n"
    )


def called(name: str) -> str:
    """An id as a heading: `frost:ice_lance` is `Ice Lance (frost)`."""
    mod, _, own = name.rpartition(":")
    words = own.replace("_", " ").title()
    return f"{words} ({mod})" if mod else words


def _heading(plan: Plan, figures: Figures) -> Iterator[str]:
    mods = ", ".join(plan.mods) or "none"
    yield f"<p>Game {escape(plan.game)}, version {escape(plan.version)}, seed {escape(plan.seed)}, "
    yield f"mods: {escape(mods)}.</p>"
    if figures.stalled:
        yield f'<p class="warning">{figures.stalled} runs came to no end, and were stopped.</p>'
    if figures.failures:
        yield f'<p class="warning">Rules broke down {figures.failures} times.</p>'


def _sections(figures: Figures) -> Iterator[tuple[str, str]]:
    note = '<p class="note">Marks and figures in parentheses are 95% intervals (Wilson).</p>'
    won = [_share_bar(f"{called(hero)}, {map}", share) for (hero, map), share in figures.won.items()]
    yield "Win rate", bars("Win rate", won, 1.0) + _won_table(figures) + note
    ends = [Bar(f"Act {act}, floor {floor}", count, str(count)) for (act, floor), count in sorted(figures.ends.items())]
    yield "Where runs end", bars("Where runs end", ends)
    yield "To whom", bars("To whom", [Bar(called(who), n, str(n)) for who, n in figures.killers.most_common(MOST_BARS)])
    yield "HP over floors", _hp(figures)
    turns = [
        Bar(f"Act {act}, {kind}", mean.value, f"{mean.value:.1f}")
        for (act, kind), mean in sorted(figures.turns.items())
    ]
    yield "Turns per combat", bars("Turns per combat", turns)
    for side, name in (("dealt", "Damage dealt, by source"), ("taken", "Damage taken, by source")):
        yield name, _damage(name, figures, side)
    yield from figures.sections()
    yield "Relics", _relics(figures)
    yield "Potions", _potions(figures)
    yield "Events", _events(figures)


def _share_bar(label: str, share: Share) -> Bar:
    value = share.hits / share.of
    return Bar(label, value, f"{value:.1%}", *wilson(share.hits, share.of))


def _won_table(figures: Figures) -> str:
    rows = [
        [escape(called(hero)), escape(map), str(share.of), str(share.hits), _interval(share)]
        for (hero, map), share in figures.won.items()
    ]
    return table(["Hero", "Map", "Runs", "Won", "Share"], rows)


def _hp(figures: Figures) -> str:
    places = sorted({place for floors in figures.hp.values() for place in floors})
    at = {place: number for number, place in enumerate(places)}
    series = {
        called(hero): [(float(at[place]), floors[place].value) for place in sorted(floors)]
        for hero, floors in sorted(figures.hp.items())
    }
    acts = {act: at[act, floor] for act, floor in reversed(places)}
    note = '<p class="note">The mean of those who left the floor alive.</p>'
    return lines("HP over floors", series, [(x, f"Act {act}") for act, x in sorted(acts.items())]) + note


def _damage(name: str, figures: Figures, side: str) -> str:
    sources = figures.damage[side]
    whole = sources.total() or 1
    return bars(
        name,
        [
            Bar(called(source) if source != kind else f"{called(kind)} (other)", hp, f"{hp / whole:.1%}")
            for (kind, source), hp in sources.most_common(MOST_BARS)
        ],
    )


def _relics(figures: Figures) -> str:
    ordered = sorted(figures.relics.items(), key=lambda one: (-one[1].of, one[0]))
    return table(
        ["Relic", "Runs with it", "Won with it"],
        [[escape(called(name)), str(won.of), spark_of(won)] for name, won in ordered],
    )


def _potions(figures: Figures) -> str:
    ordered = sorted(figures.potions.items(), key=lambda one: (-one[1].gained, one[0]))
    rows = [[escape(called(name)), str(one.gained), str(one.used), str(one.thrown)] for name, one in ordered]
    return table(["Potion", "Gained", "Used", "Thrown away"], rows)


def _events(figures: Figures) -> str:
    rows = [
        [escape(called(event)), escape(choice) or "–", str(one.won.of), f"{one.hp.value:+.1f}", spark_of(one.won)]
        for (event, choice), one in sorted(figures.events.items())
    ]
    return table(["Event", "Choice", "Taken", "HP", "Won after it"], rows)


def _interval(share: Share) -> str:
    low, high = wilson(share.hits, share.of)
    return f"{share.hits / share.of:.1%} ({low:.1%} to {high:.1%})"


def spark_of(share: Share) -> str:
    """A share with its interval, as a figure and as a small picture."""
    value = share.hits / share.of
    return f"{value:.1%} {spark(value, *wilson(share.hits, share.of))}"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; its cells are ready to be put in."""
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
