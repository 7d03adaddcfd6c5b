"""Games with a tree between their runs: the rules of the dice game's tree over a small one."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from esper import component_for_entity

from components.deck.prefabs import DeckLibrary
from components.dice.prefabs import DiceAchievementPrefab, NodePrefab, TreePrefab
from components.dice.summary import RunSummary
from components.facts import CardPlayed, Fact
from components.items import Hero
from components.prefabs import Library
from shadows.content.dice.kinds import KINDS
from shadows.games import Game, Result, Tree, known
from shadows.picture.dice import growth
from shadows.saves.stats import Stats
from systems.core.world import World
from systems.dice import points, tree
from tests.toy.game import GAME as COIN


class GrowingLibrary(Library, kw_only=True):
    """The coin's content, and a tree."""

    nodes: dict[str, NodePrefab]
    trees: dict[str, TreePrefab]
    achievements: dict[str, DiceAchievementPrefab]


class GrowingDeckLibrary(DeckLibrary, kw_only=True):
    """The card game's content, and a tree."""

    nodes: dict[str, NodePrefab]
    trees: dict[str, TreePrefab]
    achievements: dict[str, DiceAchievementPrefab]


def count(counts: dict[str, int], fact: Fact) -> None:
    """Cards are counted, each as a combo."""
    if isinstance(fact, CardPlayed):
        counts["cards"] = counts.get("cards", 0) + 1


def summary(world: World, stats: Stats, outcome: str, unranked: Any) -> RunSummary:
    """Whoever has played a card has dealt 10 damage with it, and has come to floor 10."""
    cards = stats.counts.get("cards", 0)
    hero = component_for_entity(world.player, Hero).prefab
    return RunSummary(hero=hero, won=outcome == "won", floors=10, damage=10 * bool(cards), unranked=unranked)


TREE = Tree(
    most=tree.most,
    cost=tree.cost,
    refusal=tree.refusal,
    refusal_to_return=tree.refusal_to_return,
    standing=tree.standing,
    answer=tree.told_answer,
    law=tree.told_law,
    nodes=growth.nodes,
    way=tree.way,
    naming=growth.naming,
    told=RunSummary,
    summary=summary,
    count=count,
    earned=points.earned,
    achievements=points.achievements,
    results=(
        Result("floors", "{} floors cleared"),
        Result("damage", "{} damage with one hand"),
        Result("turns", "won in {} turns", least=True),
    ),
    earning="Won runs earn points.",
)


def grown(game: Game, library: type[Library]) -> Game:
    """The same with a tree."""
    kinds = {**game.content.kinds, **{kind: KINDS[kind] for kind in ("nodes", "trees", "achievements")}}
    folders = (*game.content.folders, Path(__file__).parent / "growing")
    content = replace(game.content, kinds=kinds, library=library, folders=folders)
    return replace(game, content=content, ruleset=replace(game.ruleset, takes=("nodes", "focus")), tree=TREE)


GAME = grown(COIN, GrowingLibrary)
"""The game of the coin: it has single fights alone."""

DECK = grown(known("deck"), GrowingDeckLibrary)
"""The card game: it has runs."""
