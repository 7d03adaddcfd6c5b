"""When a die is elemental, and of what (D6, A2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import add_component, has_component, remove_component

from components.dice.dice import ELEMENTS, Element, Loaded
from systems.dice.foes import act_of, floor_of
from systems.resolve.modifiers import asked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.dice.dice import ElementName
    from systems.dice.world import DiceWorld

MOST = 25
"""No die is elemental with a greater chance, in a hundred."""


def chances(world: DiceWorld) -> dict[ElementName, int]:
    """How likely a die that is rolled becomes of each element, in four hundred parts, before the cap: a quarter of what
    counts for all, and what counts for it alone."""
    base = world.hero().element_chance
    shared = asked(world, "element_chance", base, source=world.player)
    if not shared:
        return {}
    own = {kind: asked(world, "element_chance", base, source=world.player, what=(kind,)) - shared for kind in ELEMENTS}
    known = world.growth.focus or ELEMENTS
    return {kind: shared * 4 // len(known) + 4 * own[kind] for kind in known}


def chance(world: DiceWorld) -> int:
    """How likely a die that is rolled is elemental, in a hundred, at most 25."""
    return min(MOST, sum(chances(world).values()) // 4)


def draw(world: DiceWorld, least: int = 0) -> str:
    """The element of a die that is rolled; empty for none. `least` is the chance in this roll if it is greater."""
    parts = chances(world)
    whole = sum(parts.values())
    if not whole or world.dice.below("elements", 100) >= max(least, min(MOST, whole // 4)):
        return ""
    return draw_kind(world, parts)


def draw_kind(world: DiceWorld, parts: dict[ElementName, int] | None = None) -> str:
    """An element by its chances, where it is sure that there is one; empty where no die is ever elemental."""
    parts = chances(world) if parts is None else parts
    whole = sum(parts.values())
    if whole <= 0:
        return ""
    drawn = world.dice.below("elements", whole)
    for kind, part in parts.items():
        drawn -= part
        if drawn < 0:
            return kind
    raise AssertionError("the parts are the whole")


def draw_other(world: DiceWorld, there: Iterable[str]) -> str:
    """An element that is not there yet; empty where there is none such."""
    found = {*there}
    return draw_kind(world, {kind: part for kind, part in chances(world).items() if kind not in found})


def put(die: int, kind: str) -> None:
    """A die is of this element now; of none where it is empty."""
    if has_component(die, Element):
        remove_component(die, Element)
    if kind:
        add_component(die, Element(kind))  # type: ignore[arg-type]


def guaranteed(world: DiceWorld) -> int:
    """How many dice, each of another element, a turn's first roll has at least (D6)."""
    by_hand = has_component(world.player, Loaded)
    kindled = 1 if floor_of(world) <= act_of(world).kindled and chance(world) and not by_hand else 0
    return max(kindled, asked(world, "kindled_dice", 0, source=world.player))
