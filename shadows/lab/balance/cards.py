"""Which cards are too strong or too weak for their rarity, and which nobody wants or plays."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from shadows.lab.balance.evidence import LEAST_RUNS, TELLING, telling
from shadows.lab.balance.markdown import NONE, listed, of, percent, prose, table
from shadows.lab.balance.section import Section
from shadows.lab.balance.standing import THRESHOLD, among_peers, cells, verdicts
from shadows.lab.report.deck import CardFigures

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from components.deck.prefabs import DeckLibrary
    from shadows.lab.balance.deck import DeckEvidence
    from shadows.lab.balance.evidence import Trial
    from shadows.lab.balance.standing import Standing

OFTEN = 200
"""Offers, or copies, from which on it is told what was made of a card."""

SELDOM = 0.05
"""A card that is taken from fewer of its offers is left lying."""

IDLE = 0.25
"""A card whose copies are played so much less often than those of its peers is idle."""

NOTE = prose(
    "Winners see more cards, so cards in the decks of winners prove nothing. Here runs are compared that had the same "
    "chance: a card lay among the rewards of a fight in the first act. Some took it when it first did, the others left "
    "it then. *Points between* is by how much more of the former were won, within each hero and map (Mantel and "
    "Haenszel, 95% interval). Who takes a card leaves others, and a rare one is seldom left for a better one; so a "
    "card is held against its peers, the other cards of its hero and rarity (their mean, each weighted by how sure it "
    "is). *q* is the false discovery rate of that over all cards of the table (Benjamini and Hochberg). As dominant or "
    f"weak is told: {THRESHOLD}, with {LEAST_RUNS} runs or more on each side. Peers of one that dominates look weaker "
    "beside it than they are beside each other."
)

MORE = prose(
    "*Offered* and *taken* count all offers of all runs, those of shops too; *plays a copy* are all plays of a card "
    "for each copy that was owned. Both forms of a card count together. Of the strongest bot is told what it leaves "
    f"(less than {SELDOM:.0%} taken of {OFTEN} offers or more), and which cards are dead in its hands ({OFTEN} copies "
    "or more, played less than a quarter as often as the median of their peers). A bot that wins less than "
    f"{TELLING:.0%} of its runs is left out."
)

HEADS = (
    *("Card", "Hero", "Rarity", "Offered", "Taken", "Plays a copy"),
    *("Won if taken", "Won if left", "Points between", "Points above peers", "q"),
)


def cards(bots: Sequence[DeckEvidence], library: DeckLibrary) -> Section:
    """What is told of cards."""
    told: list[str] = []
    parts = [NOTE, MORE]
    for number, bot in enumerate(telling(bots)):
        groups = _groups(bot, library)
        owned = _owned(bot, library)
        standings = among_peers(groups)
        idle, known = _idle(bot, groups, owned)
        told += verdicts(bot, "cards", standings, idle) if bot.offers else [_without_offers(bot)]
        if number == 0:
            told += [*_left(bot, groups), _dead(bot, idle, known)]
        rows = [[*_card(bot, one, owned[one.name]), *cells(one)] for one in standings]
        parts.append(f"With the {bot.plan.bot} bot:\n\n{table(HEADS, rows, left=3)}")
    return Section("Cards", told, "\n\n".join(parts))


def _groups(bot: DeckEvidence, library: DeckLibrary) -> dict[tuple[str, ...], dict[str, Trial]]:
    """The cards that can be taken or bought, in their lower form, by hero and rarity."""
    groups: dict[tuple[str, ...], dict[str, Trial]] = {}
    for card in library.cards.values():
        if card.pool != "none" and not card.upgraded:
            groups.setdefault((card.hero, card.rarity), {})[card.id] = bot.cards[card.id]
    return groups


def _owned(bot: DeckEvidence, library: DeckLibrary) -> Counter[str]:
    """Copies of each card in all runs: those that were gained, and those that a hero begins with."""
    copies = Counter({card: figures.copies for card, figures in bot.figures.cards.items()})
    for (hero, _), won in bot.figures.won.items():
        for card in library.heroes[hero].deck:
            copies[card.removesuffix("+")] += won.of
    return copies


def _without_offers(bot: DeckEvidence) -> str:
    return (
        f"The runs of the {bot.plan.bot} bot do not tell when a card was offered (they are older than that record), so "
        "cards are not compared."
    )


def _left(bot: DeckEvidence, groups: Mapping[tuple[str, ...], Mapping[str, Trial]]) -> Iterator[str]:
    """Cards that the bot does not take, of which it is no judge."""
    figures = {card: _figures(bot, card).picked for cards in groups.values() for card in cards}
    left = [card for card, picked in figures.items() if picked.of >= OFTEN and picked.hits < SELDOM * picked.of]
    if left:
        names = listed([f"{bot.name('cards', card)} ({of(figures[card])})" for card in left])
        yield f"By its rules the {bot.plan.bot} bot almost always leaves {names}: of these its runs tell little."


class _Idle(NamedTuple):
    """How often a copy of a card was played in a run, and the median of its peers."""

    plays: float
    peers: float


def _idle(
    bot: DeckEvidence, groups: Mapping[tuple[str, ...], Mapping[str, Trial]], owned: Mapping[str, int]
) -> tuple[dict[str, _Idle], int]:
    """The cards that stay in the hand, and of how many that could be told."""
    idle: dict[str, _Idle] = {}
    known = 0
    for cards in groups.values():
        plays = {card: _figures(bot, card).played / owned[card] for card in cards if owned[card] >= OFTEN}
        known += len(plays)
        for card, times in plays.items():
            peers = [others for peer, others in plays.items() if peer != card]
            if peers and times < IDLE * median(peers):
                idle[card] = _Idle(times, median(peers))
    return idle, known


def _dead(bot: DeckEvidence, idle: Mapping[str, _Idle], known: int) -> str:
    cards = [
        f"{bot.name('cards', card)} ({plays:.1f} plays a copy, its peers {peers:.1f})"
        for card, (plays, peers) in idle.items()
    ]
    if cards:
        return f"Dead with the {bot.plan.bot} bot: {listed(cards)}."
    return f"Of the cards of which the {bot.plan.bot} bot had {OFTEN} copies or more ({known}) none is dead."


def _card(bot: DeckEvidence, one: Standing, copies: int) -> list[str]:
    hero, rarity = one.group
    figures = _figures(bot, one.name)
    plays = f"{figures.played / copies:.1f}" if copies else NONE
    names = [bot.name("cards", one.name), bot.name("heroes", hero) if hero else NONE, rarity]
    return [*names, f"{figures.picked.of:,}", percent(figures.picked), plays]


def _figures(bot: DeckEvidence, card: str) -> CardFigures:
    return bot.figures.cards.get(card, CardFigures())
