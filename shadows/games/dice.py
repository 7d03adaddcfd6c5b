"""*Dice of the Abyss*, the dice game."""

from components.dice.prefabs import DiceLibrary
from components.dice.summary import RunSummary
from shadows.content.dice.forms import Removed
from shadows.content.dice.kinds import KINDS
from shadows.content.dice.starter import FIRST_RELIC
from shadows.content.schema.authoring import Definitions
from shadows.content.words import vocabulary
from shadows.games import COVERS, Game, Result, Starter, Tree
from shadows.picture import outcomes
from shadows.picture.dice import combat as dice
from shadows.picture.dice import growth
from shadows.picture.dice.hint import hint
from shadows.picture.dice.questions import QUESTION_LOOKS
from shadows.root import ROOT
from systems.dice import points, tree
from systems.dice.order import DICE

CONTENT = Definitions(
    kinds=KINDS,
    library=DiceLibrary,
    folders=(ROOT / "prefabs" / "dice",),
    words=vocabulary([DICE]),
    removed=Removed,
)
"""All that an author of its content can write."""

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
    summary=points.summary,
    count=points.count,
    earned=points.earned,
    achievements=points.achievements,
    results=(
        Result("floors", "{} floors cleared"),
        Result("damage", "{} damage with one hand"),
        Result("turns", "won in {} turns", least=True),
    ),
    earning="Runs earn skill points for each floor cleared from the 8th on, each boss and up to 3 combos, "
    "once 6 floors are cleared; achievements give more.",
)
"""How its player grows between the runs (D18, D19, D24, D26)."""

GAME = Game(
    title=COVERS["dice"].title,
    hero="wanderer",
    ruleset=DICE,
    content=CONTENT,
    starter=Starter("relics", FIRST_RELIC, "icons"),
    picture=dice.picture,
    names=dice.names,
    questions=QUESTION_LOOKS,
    changes=outcomes.CHANGES,
    terminal="shadows.text.dice",
    window="shadows.view.dice.window",
    by_hand="shadows.play.dice",
    folder=COVERS["dice"].folder,
    aim_potion=dice.aim_potion,
    hint=hint,
    tree=TREE,
    kept=lambda world: {"dice": list(world.pool.dice), "nodes": list(world.growth.nodes)},
)
