"""Fights in which relics are tried: against enemies of a test's own, who do one thing and have many HP."""

from collections.abc import Iterable
from dataclasses import replace as changed
from functools import cache
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.structs import replace

from components import facts
from components.dice.maps import KindShare, Row
from components.dice.prefabs import DiceLibrary
from components.effects import Effect, LoseHp
from components.facts import Fact
from components.flow import Step, by_rule
from shadows.content.library.loading import load
from shadows.games.dice import CONTENT, GAME
from shadows.play.dice.fight import Fight
from shadows.play.dice.sandbox import sandbox
from shadows.root import ROOT

TAKEN = ("dice", "hands", "combos", "statuses", "relics", "potions", "boons", "keywords", "nodes", "trees", "heroes")
"""The kinds of the game that take part."""

POST = "cycle: [{do: [{apply_status: roused, to: self}]}]"
ENEMIES = f"""
post: {{name: Post, role: brute, health: 100, {POST}}}
rat: {{name: Rat, role: brute, health: 5, {POST}}}
captain: {{name: Captain, role: brute, health: 5, tier: elite, {POST}}}
king: {{name: King, role: brute, health: 5, tier: boss, {POST}}}
striker: {{name: Striker, role: brute, health: 100, cycle: [{{do: [{{strike: 100}}]}}]}}
witch: {{name: Witch, role: brute, health: 100, cycle: [{{do: [{{interfere: weaken}}, {{interfere: gravity}}]}}]}}
thief: {{name: Thief, role: brute, health: 100, cycle: [{{do: [{{interfere: steal_die}}]}}]}}
stripper: {{name: Stripper, role: brute, health: 100, cycle: [{{do: [{{interfere: strip}}, {{interfere: weaken}}]}}]}}
rigger: {{name: Rigger, role: brute, health: 100, cycle: [{{do: [{{interfere: rig}}]}}]}}
locker: {{name: Locker, role: brute, health: 100, cycle: [{{do: [{{interfere: lock_die, amount: 5}}]}}]}}
"""
"""By their health in a hundred of 1000 HP; a full strike deals 10. `post` and its like do nothing to anybody."""

WHO = ("alone", "pair", "swarm", "elite", "leader", "helper", "boss", "master", "add")
SCALES = [f"{{of: {of}, health: [1000, 1000], attack: [1000, 1000]}}" for of in WHO]
ACTS = "".join(
    f"act_{order}: {{name: Act {order}, order: {order}, scales: [{', '.join(SCALES)}]}}\n" for order in (1, 2, 3)
)
CLIMBED = (Row((1, 15), (KindShare("enemy"),)),)


@cache
def library() -> DiceLibrary:
    """What takes part of the game, with these enemies and acts."""
    with TemporaryDirectory() as folder:
        root = Path(folder)
        for kind in TAKEN:
            copytree(ROOT / "prefabs" / "dice" / kind, root / kind)
        for kind, written in (("enemies", ENEMIES), ("acts", ACTS)):
            (root / kind).mkdir()
            (root / kind / "own.yaml").write_text(written, encoding="utf-8")
        found = load(changed(CONTENT, folders=()), [root])
    assert isinstance(found, DiceLibrary)
    acts = {name: replace(act, rows=CLIMBED) for name, act in found.acts.items()}
    return replace(found, acts=acts)


def fight(
    *relics: str, dice: Iterable[int | str] = (6, 6, 1, 2, 4), foes: Iterable[Any] = ("post",), **more: Any
) -> Fight:
    """The Wanderer with these relics alone, whose dice fall so, against a post."""
    return sandbox(dice=list(dice), foes=list(foes), relics=list(relics), library=library(), game=GAME, **more)


def comes_to(fought: Fight, hand: str) -> int:
    """What a hand would deal."""
    return fought.preview(hand).damage


def blocks(happened: Iterable[Fact]) -> list[int]:
    """The Block that the player gained, one after the other."""
    return [fact.amount for fact in happened if isinstance(fact, facts.BlockGained) and fact.target == 1]


def hits(happened: Iterable[Fact]) -> list[int]:
    """The hits of the player's, one after the other, before Block."""
    return [fact.amount for fact in happened if isinstance(fact, facts.DamageDealt) and fact.source == 1]


def win(fought: Fight) -> tuple[Fact, ...]:
    """All enemies fall."""
    return happen(fought, LoseHp(9999, to="all_enemies"))


def happen(fought: Fight, effect: Effect) -> tuple[Fact, ...]:
    """An effect happens to the player."""
    world = fought.session.world
    world.push((effect,), Step(effect, by_rule(world.player)))
    return fought.session.go_on()


def count(fought: Fight, relic: str) -> int:
    """What a relic has counted."""
    counted: dict[str, int] = fought.session.world.counters.counts
    return counted.get(relic, 0)
