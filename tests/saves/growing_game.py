"""The game of the coin, with a tree between its fights: the rules of the dice game's tree over a small one."""

from dataclasses import replace
from pathlib import Path

from components.dice.prefabs import DiceAchievementPrefab, NodePrefab, TreePrefab
from components.prefabs import Library
from shadows.content.dice.kinds import KINDS
from shadows.games import Result, Tree
from systems.dice import points, tree
from tests.toy.game import GAME as COIN


class GrowingLibrary(Library, kw_only=True):
    """The coin's content, and a tree."""

    nodes: dict[str, NodePrefab]
    trees: dict[str, TreePrefab]
    achievements: dict[str, DiceAchievementPrefab]


TREE = Tree(
    most=tree.most,
    cost=tree.cost,
    refusal=tree.refusal,
    refusal_to_return=tree.refusal_to_return,
    standing=tree.standing,
    answer=tree.told_answer,
    earned=points.earned,
    achievements=points.achievements,
    results=(
        Result("floors", "{} floors cleared"),
        Result("damage", "{} damage with one hand"),
        Result("turns", "won in {} turns", least=True),
    ),
)

GAME = replace(
    COIN,
    content=replace(
        COIN.content,
        kinds={**COIN.content.kinds, **{kind: KINDS[kind] for kind in ("nodes", "trees", "achievements")}},
        library=GrowingLibrary,
        folders=(*COIN.content.folders, Path(__file__).parent / "growing"),
    ),
    tree=TREE,
)
