"""Which hands are scored, and for how much; which combos act."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from shadows.lab.balance.markdown import NONE, of, prose, table
from shadows.lab.balance.section import Section
from shadows.lab.report.dice import HandFigures
from shadows.lab.report.figures import Share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.dice.prefabs import DiceLibrary
    from shadows.lab.balance.dice import DiceEvidence

OFTEN = 2000
"""Hands of a bot from which on it is told which of them it never scores."""

DEAD = 0.002
"""A hand that is scored less often is dead."""

MOST = 0.33
"""A hand that is scored more often is all that the game is about."""


def hands(bots: Sequence[DiceEvidence]) -> Section:
    """Hands that nobody scores, or that everybody does."""
    strongest = bots[-1]
    prefabs = sorted(cast("DiceLibrary", strongest.library).hands.values(), key=lambda hand: hand.rank)
    rows, told = [], []
    for prefab in prefabs:
        shares = [_share(bot, prefab.id) for bot in bots]
        figures = [bot.figures.hands.get(prefab.id, HandFigures()) for bot in bots]
        means = [f"{one.damage.value:.1f}" if one.damage.count else NONE for one in figures]
        rows.append([prefab.name, *map(of, shares), *means, f"{figures[-1].most:,}"])
        share = shares[-1]
        if share.of >= OFTEN and not DEAD * share.of <= share.hits <= MOST * share.of:
            told.append(f"The {strongest.plan.bot} bot scores {prefab.name} in {of(share)} hands.")
    note = prose(
        "How often each hand was scored, the mean damage as it fell on the target before Block, and the greatest of "
        f"the strongest bot. Told: hands that it scores in less than {DEAD:.1%} or more than {MOST:.0%} of {OFTEN:,} "
        "turns or more."
    )
    heads = [
        "Hand",
        *(f"{bot.plan.bot}, scored" for bot in bots),
        *(f"{bot.plan.bot}, mean" for bot in bots),
        "Most",
    ]
    fine = f"The {strongest.plan.bot} bot scores every hand, and none in more than a third of its turns."
    return Section("Hands", told or [fine], f"{note}\n\n{table(heads, rows)}")


def combos(bots: Sequence[DiceEvidence]) -> Section:
    """How often combos act."""
    rows = []
    for prefab in bots[-1].library.shelf("combos").values():
        acted = [Share(bot.figures.combos[prefab.id], bot.figures.fought) for bot in bots]
        rows.append([prefab.name, *map(of, acted)])
    heads = ["Combo", *(bot.plan.bot for bot in bots)]
    return Section("Combos", [], f"In how many turns each acted.\n\n{table(heads, rows)}")


def _share(bot: DiceEvidence, hand: str) -> Share:
    return Share(bot.figures.hands.get(hand, HandFigures()).damage.count, bot.figures.scored)
