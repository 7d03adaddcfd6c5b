"""Every sound that the view asks for is there, none lies idle, and what happens is heard."""

import ast
import inspect
import re
from pathlib import Path
from typing import get_args

from components import facts
from shadows import view
from shadows.games import load
from shadows.view.combat.performing.performance import PLAYS
from shadows.view.combat.tension import HEART
from shadows.view.deck import card_motions
from shadows.view.dice import motions as dice_motions
from shadows.view.engine import assets, cosmetics
from shadows.view.panels.options.panel import SAMPLES
from shadows.view.run.road import SOUNDS

LISTED = assets.table("sounds", "sounds.json")
EFFECTS = sorted(LISTED["effects"])
FAMILIES = get_args(cosmetics.Family)

SILENT = {
    facts.ActionDone,
    facts.BlockBroken,
    facts.BlockHeld,
    facts.ChainCut,
    facts.CombatEnded,
    facts.CombatStarted,
    facts.Counted,
    facts.DiceKept,
    facts.DiceRerolled,
    facts.EffectDelayed,
    facts.EffectFailed,
    facts.HandSettled,
    facts.ModFact,
    facts.NothingLeft,
    facts.QuestionAsked,
    facts.RunEnded,
    facts.TurnEnded,
    facts.TurnStarted,
}
"""What only keeps order or goes with something that is heard already: the begin of a fight and the end of a run are
heard as their screens open."""


def asked_for() -> set[str]:
    """Patterns of every word that is handed to the sounds anywhere in the view, or stands in a table of sounds."""
    words = {*SOUNDS.values(), *SAMPLES.values(), HEART}
    for file in Path(view.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="sound"), args=[kind, *_]):
                    words.update(answers(kind))
                case ast.Call(func=ast.Attribute(attr="play", value=ast.Attribute(attr="sounds")), args=[kind, *_]):
                    words.update(answers(kind))
                case ast.Call(func=ast.Attribute(attr="voice" | "murmur"), args=[_, does, *otherwise]):
                    words.update(f"voice_{family}_{word}" for family in FAMILIES for word in answers(does))
                    words.update(word for given in otherwise[:1] for word in answers(given))
                case ast.Call(func=ast.Name(id="_tell"), args=[_, _, _, _, kind, _]):
                    words.update(answers(kind))
                case ast.keyword(arg="sound", value=kind):
                    words.update(answers(kind))
                case ast.Call(func=ast.Name(id="Answer"), args=[_, _, kind, *_]):
                    words.update(answers(kind))
                case ast.Assign(targets=[ast.Name(id="heard")], value=kind):
                    words.update(answers(kind))
    words.update(cosmetics.term(name).sound for name in assets.table("looks", "terms.json"))
    words.update(cosmetics.node(name).sound for name in assets.table("looks", "nodes.json"))
    return words - {""}


def music_asked_for() -> set[str]:
    """Every piece that a screen calls its music, and those of acts and enemies."""
    words = {piece for act in assets.table("looks", "acts.json").values() for piece in act["music"].values()}
    words |= {cosmetics.enemy(name).music for name in assets.table("looks", "enemies.json")}
    for file in Path(view.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("music", "self.music"):
                words.update(answers(node.value))
    return words - {""}


def answers(given: ast.expr) -> set[str]:
    """The words that an expression can come to, whichever way its conditions go, as patterns."""
    match given:
        case ast.Constant(value=str(word)):
            return {word}
        case ast.JoinedStr(values=parts):
            return {"".join(part.value if isinstance(part, ast.Constant) else "[a-z]+" for part in parts)}
        case ast.IfExp(body=one, orelse=other):
            return answers(one) | answers(other)
        case ast.BoolOp(values=values) | ast.Call(func=ast.Attribute(attr="get"), args=[_, *values]):
            return set().union(*map(answers, values))
    return set()


def test_every_sound_that_the_view_asks_for_is_there_and_none_lies_idle() -> None:
    asked = asked_for()
    assert [kind for kind in EFFECTS if not any(re.fullmatch(word, kind) for word in asked)] == []
    assert [word for word in sorted(asked) if not any(re.fullmatch(word, kind) for kind in EFFECTS)] == []


def test_every_piece_of_music_is_that_of_a_screen_and_none_lies_idle() -> None:
    assert music_asked_for() == set(LISTED["music"])


def test_every_bed_is_that_of_an_act_and_every_act_has_one() -> None:
    assert set(LISTED["ambience"]) == set(load().acts)


def test_every_fact_is_heard_or_goes_with_one_that_is() -> None:
    every = {kind for _, kind in inspect.getmembers(facts, inspect.isclass) if issubclass(kind, facts.Fact)}
    played = {*PLAYS, *card_motions.PLAYS, *dice_motions.PLAYS, *SOUNDS}
    assert every - {facts.Fact} - played == SILENT
