"""When a die is elemental, and of what (D6, A2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from esper import add_component, has_component, remove_component

from components.dice.dice import ELEMENTS, Element, Loaded
from components.facts import ElementChanged
from systems.dice.foes import act_of, floor_of
from systems.resolve.modifiers import asked, asks_for

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.dice.dice import ElementName
    from systems.dice.world import DiceWorld

MOST = 25
"""No die is elemental with a greater chance, in a hundred."""


class Chances(NamedTuple):
    """How likely a die that is rolled becomes elemental: `percent` in a hundred, and then of which element, in parts of
    their `whole`."""

    percent: int
    parts: dict[ElementName, int]
    whole: int


NEVER = Chances(0, {}, 0)


def chances(world: DiceWorld, least: int = 0) -> Chances:
    """Those of a roll now: a quarter of what counts for all elements, and what counts for each alone, together at most
    25; at `least` so much where more is sure of itself."""
    player, word = world.player, "element_chance"
    base = world.hero().element_chance
    shared = asked(world, word, base, source=player)
    if not shared:
        return NEVER
    known = world.growth.focus or ELEMENTS
    if asks_for(world, word):
        own = {kind: asked(world, word, base, source=player, what=(kind,)) - shared for kind in known}
        parts = {kind: shared * 4 // len(known) + 4 * own[kind] for kind in known}
    else:
        parts = dict.fromkeys(known, shared * 4 // len(known))
    whole = sum(parts.values())
    return Chances(max(least, min(MOST, whole // 4)), parts, whole)


def chance(world: DiceWorld) -> int:
    """How likely a die that is rolled is elemental, in a hundred, at most 25."""
    return chances(world).percent


def draw(world: DiceWorld, roll: Chances, dice: int) -> list[str]:
    """The elements of so many dice that are rolled, one after the other; empty for none."""
    percent, below = roll.percent, world.dice.below
    if not percent:
        return [""] * dice
    return [draw_kind(world, roll.parts) if below("elements", 100) < percent else "" for _ in range(dice)]


def draw_kind(world: DiceWorld, parts: dict[ElementName, int]) -> str:
    """An element by its chances, where it is sure that there is one; empty where no die is ever elemental."""
    whole = sum(parts.values())
    if whole <= 0:
        return ""
    drawn = world.dice.below("elements", whole)
    for kind, part in parts.items():
        drawn -= part
        if drawn < 0:
            return kind
    raise AssertionError("the parts are the whole")


def draw_other(world: DiceWorld, parts: dict[ElementName, int], there: Iterable[str]) -> str:
    """An element that is not there yet; empty where there is none such."""
    found = {*there}
    return draw_kind(world, {kind: part for kind, part in parts.items() if kind not in found})


def put(die: int, kind: str) -> None:
    """A die is of this element now; of none where it is empty."""
    if has_component(die, Element):
        remove_component(die, Element)
    if kind:
        add_component(die, Element(kind))  # type: ignore[arg-type]


def become(world: DiceWorld, die: int, kind: str) -> None:
    """A die in play is of another element from now on; of none where it is empty."""
    put(die, kind)
    world.facts.append(ElementChanged(die, kind))


def takers(world: DiceWorld, dice: Iterable[int]) -> list[int]:
    """Those of some dice that can take an element: a die that is stripped takes none (D13)."""
    return [die for die in dice if world.struck(die) != "strip"] if world.laws.lying else list(dice)


def guaranteed(world: DiceWorld, roll: Chances) -> int:
    """How many dice, each of another element, a turn's first roll has at least (D6)."""
    by_hand = has_component(world.player, Loaded)
    kindled = 1 if roll.percent and not by_hand and floor_of(world) <= act_of(world).kindled else 0
    return max(kindled, asked(world, "kindled_dice", 0, source=world.player))
