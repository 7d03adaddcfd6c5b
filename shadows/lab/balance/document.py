"""The section of a game in the document: what it stands on, what stands out, and all tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows.lab.balance import belongings, courses
from shadows.lab.balance.games import GAMES
from shadows.lab.balance.markdown import escaped, prose, table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from shadows.lab.balance.evidence import Evidence
    from shadows.lab.balance.section import Section

CAVEATS = (
    "They see what a player sees and no more, and go by rules that were written beforehand. What pays off only beside "
    "something else, or over many floors, looks weaker here than with a player who builds for it.",
    "What a bot takes and leaves tells as much of its rules as of the game, and so does what it plays: the greedy bot "
    "sees only what a command brings by itself.",
    "What is not told is not proved to be in order: the intervals say how much may be there. A bot that wins nearly "
    "always, or nearly never, leaves little room for anything to make a difference.",
)

RUNS = ("Bot", "Runs", "Planned", "Of each hero and map, at least")

PART = prose(
    "**A part of the planned runs has been played.** What follows stands on these alone; the same command plays the "
    "rest."
)


def text(title: str, names: Sequence[str], bots: Sequence[Evidence]) -> str:
    """The section as Markdown. `bots` are those of the `names` that have a simulation, the weakest first."""
    return "\n\n".join(_parts(title, names, bots))


def _parts(title: str, names: Sequence[str], bots: Sequence[Evidence]) -> Iterator[str]:
    yield f"## {title}"
    yield from _basis(names, bots)
    played = [bot for bot in bots if bot.figures.total]
    if not played:
        return
    sections = list(_sections(played))
    yield "### What stands out"
    for section in sections:
        if section.findings:
            yield f"**{section.title}**"
            yield _list(section.findings)
    yield "### What the bots cannot see"
    yield _list(CAVEATS)
    for section in sections:
        yield f"### {section.title}"
        yield section.body


def _list(sentences: Sequence[str]) -> str:
    return "\n".join(f"- {sentence}" for sentence in sentences)


def _basis(names: Sequence[str], bots: Sequence[Evidence]) -> Iterator[str]:
    """What the section stands on."""
    plan = bots[0].plan
    mods = f", mods: {escaped(', '.join(plan.mods))}" if plan.mods else ""
    yield prose(
        f"{plan.runs:,} runs of each hero on each map with each bot. Game `{plan.game}`, version {plan.version}, seed "
        f"{plan.seed}, content `{plan.content}`{mods}. Made, and made again, by"
    )
    command = f"python -m shadows balance --game {plan.game} --runs {plan.runs} --seed {plan.seed}"
    yield f"```sh\n{command} --out DIR --doc docs/balance.md\n```"
    by_name = {bot.plan.bot: bot for bot in bots}
    yield table(RUNS, [_runs(name, by_name.get(name), plan.total) for name in names])
    if sum(bot.figures.total for bot in bots) < plan.total * len(names):
        yield PART


def _runs(name: str, bot: Evidence | None, planned: int) -> list[str]:
    if bot is None:
        return [name, "none", f"{planned:,}", "0"]
    won = bot.figures.won
    least = min(won[hero, map].of if (hero, map) in won else 0 for hero in bot.plan.heroes for map in bot.plan.courses)
    return [name, f"{bot.figures.total:,}", f"{planned:,}", f"{least:,}"]


def _sections(bots: Sequence[Evidence]) -> Iterator[Section]:
    yield courses.win_rates(bots)
    yield courses.heroes(bots)
    yield courses.ends(bots)
    yield courses.length(bots)
    yield courses.stalling(bots)
    yield from GAMES[bots[0].plan.game].sections(bots)
    yield belongings.relics(bots)
    yield belongings.potions(bots)
    yield belongings.events(bots)
