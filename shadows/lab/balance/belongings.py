"""What else a hero finds on the way: relics, potions, events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows.lab.balance.evidence import LEAST_RUNS, telling
from shadows.lab.balance.markdown import escaped, of, prose, table
from shadows.lab.balance.section import Section
from shadows.lab.balance.standing import THRESHOLD, against_others, cells, verdicts
from shadows.lab.report.figures import EventFigures, PotionFigures, Share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from shadows.lab.balance.evidence import Evidence

OFTEN = 200
"""Potions, or meetings of an event, from which on it is told what was made of them."""

UNUSED = 0.5
"""A potion of which fewer are used is carried along."""

NEVER, ALWAYS = 0.01, 0.95
"""A choice that is taken less, or more often, is none."""


def relics(bots: Sequence[Evidence]) -> Section:
    """Relics that are too strong or too weak for their rarity."""
    told: list[str] = []
    parts = [
        prose(
            "Runs are compared by the first relic of a rarity that they got, if that was in the first act: those that "
            "got this one, and those that got another. Which one it is, is chance; of the relics that a boss leaves, "
            "the bot takes one by its rules, and chance says which there are. *Points between* is by how much more of "
            "the former were won, within each hero, map and kind of place (Mantel and Haenszel, 95% interval); *q* is "
            "the false discovery rate over all relics of the table (Benjamini and Hochberg). As dominant or weak is "
            f"told: {THRESHOLD}, with {LEAST_RUNS} runs or more on each side. Peers of one that dominates look weaker "
            "beside it than they are beside each other."
        )
    ]
    for bot in telling(bots):
        standings = against_others({(rarity,): bot.relics(rarity) for rarity in sorted(bot.first_relics)})
        told += verdicts(bot, "relics", standings)
        rows = []
        for one in standings:
            having, lacking, effect, _, q = cells(one)
            rows.append([bot.name("relics", one.name), one.group[0], having, lacking, effect, q])
        heads = ("Relic", "Rarity", "Won with it", "Won with another", "Points between", "q")
        parts.append(f"With the {bot.plan.bot} bot:\n\n{table(heads, rows, left=2)}")
    return Section("Relics", told, "\n\n".join(parts))


def potions(bots: Sequence[Evidence]) -> Section:
    """Potions that are carried along."""
    strongest = bots[-1]
    rows, told, known = [], [], 0
    for potion in strongest.library.potions:
        all_figures = [bot.figures.potions.get(potion, PotionFigures()) for bot in bots]
        used = [Share(figures.used, figures.gained) for figures in all_figures]
        rows.append([strongest.name("potions", potion), *map(of, used)])
        known += used[-1].of >= OFTEN
        if used[-1].of >= OFTEN and used[-1].hits < UNUSED * used[-1].of:
            name = strongest.name("potions", potion)
            told.append(f"The {strongest.plan.bot} bot seldom uses {name}: {of(used[-1])}.")
    fine = (
        f"Of the potions that the {strongest.plan.bot} bot gained {OFTEN} times or more ({known}) none is carried "
        "along unused."
    )
    note = prose(
        "How many were used of those gained; the rest was thrown away, or was there when the run ended. Told: what the "
        f"strongest bot uses less than half of, if it gained {OFTEN} or more."
    )
    body = table(["Potion", *(bot.plan.bot for bot in bots)], rows)
    return Section("Potions", told or [fine], f"{note}\n\n{body}")


def events(bots: Sequence[Evidence]) -> Section:
    """Choices of events that are none."""
    strongest = bots[-1]
    rows, told, known = [], [], 0
    for event, prefab in strongest.library.events.items():
        name = strongest.name("events", event)
        for choice in prefab.choices:
            taken = [_taken(bot, event, choice.label) for bot in bots]
            cells = [of(share) + (f", {hp:+.1f} HP" if hp else "") for share, hp in taken]
            rows.append([name, escaped(choice.label), *cells])
            share, _ = taken[-1]
            known += share.of >= OFTEN
            if share.of >= OFTEN and not NEVER * share.of <= share.hits <= ALWAYS * share.of:
                often = "always" if share.hits > ALWAYS * share.of else "never"
                almost = "" if share.hits in (0, share.of) else "almost "
                told.append(
                    f"{name}: the {strongest.plan.bot} bot {almost}{often} chooses “{escaped(choice.label)}” "
                    f"({of(share)})."
                )
    note = prose(
        "How often each choice was taken where the event was met, and the mean HP that it brought or took, without the "
        "fight that it may have led to. Bots choose by how the hero stands, so wins after a choice prove nothing, and "
        f"are not told. Told: what the strongest bot takes less than {NEVER:.0%} or more than {ALWAYS:.0%} of the "
        f"times, if it met the event {OFTEN} times or more."
    )
    fine = (
        f"Of the choices that the {strongest.plan.bot} bot had {OFTEN} times or more ({known}) none is taken always or "
        "never."
    )
    heads = ["Event", "Choice", *(bot.plan.bot for bot in bots)]
    return Section("Events", told or [fine], f"{note}\n\n{table(heads, rows, left=2)}")


def _taken(bot: Evidence, event: str, choice: str) -> tuple[Share, float]:
    """How many of those who met an event took a choice, and the mean HP of it."""
    met = sum(figures.hp.count for (name, _), figures in bot.figures.events.items() if name == event)
    figures = bot.figures.events.get((event, choice), EventFigures())
    return Share(figures.hp.count, met), round(figures.hp.value, 1)
