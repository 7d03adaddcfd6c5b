"""Dice are rolled: what they show and their elements are drawn, by the streams of their own (D1, D6, D32)."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from esper import components_for_entity, create_entity, has_component, remove_component, try_component

from components.dice.dice import Copied, Die, Element, Held, Loaded, Struck
from components.facts import DiceRolled
from systems.dice import elements
from systems.resolve.modifiers import asked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from systems.dice.world import DiceWorld

FIXED = ("snipe", "deep_freeze", "lock_die")
"""What keeps a die from being rolled again."""
SET = ("snipe", "deep_freeze", "rig")
"""What keeps a die at its number."""


def new_die(world: DiceWorld, prefab: str) -> int:
    """A die for the combat; it is not in play yet."""
    die = create_entity(Die(prefab))
    world.tray.pool.append(die)
    return die


def one_more(world: DiceWorld, prefab: str = "") -> int:
    """A die of the combat that is not in play, of the hero's usual kind where none is named; a new one if there is
    none."""
    tray = world.tray
    kind = prefab or world.hero().dice[0]
    idle = (die for die in tray.pool if die not in tray.dice and die not in tray.away)
    return next((die for die in idle if world.die(die).prefab == kind), 0) or new_die(world, kind)


def bare(die: int) -> None:
    """A die as it is before a turn: not held, of no element, nothing meddles with it."""
    if len(components_for_entity(die)) == 1:
        return
    for kind in (Held, Element, Struck, Copied):
        if has_component(die, kind):
            remove_component(die, kind)


def _falls(world: DiceWorld, dice: Sequence[Die], roll: elements.Chances) -> list[tuple[int, str]]:
    """The faces on which dice fall one after the other, and their elements: first those that were set up by hand."""
    by_hand = try_component(world.player, Loaded)
    loaded: list[tuple[int, str]] = []
    while by_hand is not None and by_hand.faces and len(loaded) < len(dice):
        number, _, element = by_hand.faces.pop(0).partition(" ")
        loaded.append((int(number), element))
    known = world.library.dice
    faces = [known[die.prefab].faces for die in dice[len(loaded) :]]
    drawn = world.dice.several("dice", map(len, faces))
    kinds = elements.draw(world, roll, len(faces))
    return [*loaded, *[(some[at], kind) for some, at, kind in zip(faces, drawn, kinds, strict=True)]]


def throw(world: DiceWorld, dice: Sequence[int], roll: elements.Chances | None = None, *, how: str) -> None:
    """Roll dice: what they show and their elements are drawn one by one, from left to right, with the chances of a
    roll now where none are given. Each die of a reroll may be cast several times, of which one stays with its
    element."""
    roll = elements.chances(world) if roll is None else roll
    tray = world.tray
    kept = asked(world, "kept_elements", 0, source=world.player)
    casts = asked(world, "casts", 1, source=world.player) if how == "again" else 1
    stays = min if casts > 1 and asked(world, "casts_low", 0, source=world.player) else max
    rolled = [world.die(die) for die in dice]
    if casts > 1:
        falls = _falls(world, [die for die in rolled for _ in range(casts)], roll)
        falls = [stays(falls[at : at + casts], key=itemgetter(0)) for at in range(0, len(falls), casts)]
    else:
        falls = _falls(world, rolled, roll)
    values, kinds = [], []
    for entity, die, (value, drawn) in zip(dice, rolled, falls, strict=True):
        before = world.element(entity)
        meddled = world.struck(entity) if world.laws.lying else ""
        die.value = value
        if meddled == "rig":
            die.value = 1
        if meddled == "strip":
            drawn = ""
        if not drawn and before and tray.kept < kept:
            drawn = before
            tray.kept += 1
        if drawn != before:
            elements.put(entity, drawn)
        values.append(die.value)
        kinds.append(drawn)
    world.facts.append(DiceRolled(tuple(dice), tuple(values), tuple(kinds), how))


def come_back(world: DiceWorld) -> None:
    """Dice that sat out the rerolls are in play again, rolled once (D13)."""
    tray = world.tray
    burnt = [die for die in tray.away if world.struck(die) == "burn_die"]
    if burnt:
        tray.away[:] = [die for die in tray.away if die not in burnt]
        tray.dice += burnt
        throw(world, burnt, how="free")


def rollable(world: DiceWorld) -> list[int]:
    """The dice in play that nothing fixes."""
    if not world.laws.lying:
        return list(world.tray.dice)
    return [die for die in world.tray.dice if world.struck(die) not in FIXED]
