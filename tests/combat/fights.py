"""Fights of every kind, for property tests: any hero, cards, relics, potions and foes, in any state."""

import random
from collections.abc import Iterable, Iterator
from typing import Any

from hypothesis import strategies as st

from components.commands import Command
from components.facts import Fact
from shadows import sandbox
from shadows.games import load
from shadows.play.deck.fight import Fight

Setup = dict[str, Any]

CARDS, RELICS, POTIONS = list(load().cards), list(load().relics), list(load().potions)
FOES, HEROES = list(load().enemies), list(load().heroes)
LASTING = [status.id for status in load().statuses.values() if not status.id.startswith("temporary_")]


@st.composite
def held_statuses(draw: st.DrawFn) -> dict[str, int]:
    """Some statuses; those that may be negative sometimes are."""
    held = {}
    for status in draw(st.lists(st.sampled_from(LASTING), max_size=4, unique=True)):
        stacks = draw(st.integers(1, 6))
        negative = load().statuses[status].signed and draw(st.booleans())
        held[status] = -stacks if negative else stacks
    return held


@st.composite
def foes(draw: st.DrawFn) -> Setup:
    """One enemy anywhere in its cycle."""
    prefab = load().enemies[draw(st.sampled_from(FOES))]
    return {
        "prefab": prefab.id,
        "hp": draw(st.integers(1, prefab.health)),
        "block": draw(st.sampled_from([0, 0, 3, 12])),
        "statuses": draw(held_statuses()),
        "step": draw(st.integers(0, min(len(phase.cycle) for phase in prefab.phases) - 1)),
    }


@st.composite
def setups(draw: st.DrawFn, *, hand: int = 7, foe_count: int = 4) -> Setup:
    """What `sandbox` takes."""
    max_hp = draw(st.sampled_from([20, 70, 200]))
    return {
        "hero": draw(st.sampled_from(HEROES)),
        "hand": draw(st.lists(st.sampled_from(CARDS), max_size=hand)),
        "draw": draw(st.lists(st.sampled_from(CARDS), max_size=8)),
        "discard": draw(st.lists(st.sampled_from(CARDS), max_size=5)),
        "foes": draw(st.lists(foes(), min_size=1, max_size=foe_count)),
        "player": {
            "max_hp": max_hp,
            "hp": draw(st.integers(1, max_hp)),
            "block": draw(st.sampled_from([0, 0, 5, 30])),
            "energy": draw(st.integers(0, 9)),
            "statuses": draw(held_statuses()),
        },
        "relics": draw(st.lists(st.sampled_from(RELICS), max_size=5)),
        "potions": draw(st.lists(st.sampled_from(POTIONS), max_size=3)),
        "kind": draw(st.sampled_from(["normal", "elite", "boss"])),
        "seed": draw(st.sampled_from(["A", "B", "C", "D"])),
    }


choices = st.lists(st.integers(0, 10**6), min_size=1, max_size=30)
"""What a player does: each number picks one of the commands that are legal then."""

LONG = 200
"""So many commands a long fight takes at most."""


def long_choices(seed: int) -> Iterator[int]:
    """What a player does in a long fight."""
    chance = random.Random(seed)
    return (chance.randrange(10**6) for _ in range(LONG))


def tireless(setup: Setup) -> Setup:
    """The same fight for a player whom little can kill."""
    return {**setup, "player": {**setup["player"], "hp": 9000, "max_hp": 9000}}


def picked(legal: list[Command], choice: int) -> Command:
    """The command that a choice stands for."""
    return legal[choice % len(legal)]


def played(fight: Fight, made: Iterable[int]) -> Iterator[tuple[Command, tuple[Fact, ...]]]:
    """Play as long as there are choices and the fight goes on: each command with its facts."""
    for choice in made:
        if fight.outcome != "ongoing":
            return
        command = picked(fight.legal(), choice)
        yield command, fight.submit(command)


def begun(setup: Setup) -> Fight:
    """The fight, ready to be played."""
    return sandbox(**setup)
