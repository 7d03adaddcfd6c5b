"""A run of the dice game begins with what the hero owns, and a combat with who stands where (D1, D24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from components.body import Health
from components.dice.dice import ELEMENTS, Boons, Counters, Growth, Pool, Practice, Secrets, Table
from components.flow import Streams
from components.items import Belt, Hero, Purse
from components.run import Journey
from systems.combat.setup import begin, give_relics, seat
from systems.dice import foes, rolling, streak, tree

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from components.dice.prefabs import DiceLibrary
    from components.rules import Modifier
    from systems.dice.world import DiceWorld


def hero_of(library: DiceLibrary, hero: str, seed: str, given: Mapping[str, Any]) -> tuple[Any, ...]:
    """What a hero owns as a run begins. `given` overrides `hp`, `max_hp`, `gold`, and has the `nodes` of the tree and
    the elements of `focus` with which the run begins.

    Raises ValueError with a sentence for nodes or elements that cannot be.
    """
    prefab = library.heroes[hero]
    nodes, focus = list(given.get("nodes", ())), list(given.get("focus", ()))
    for fault in tree.faults(library, nodes) or _faults_of_focus(tree.focus(library, nodes), focus):
        raise ValueError(fault)
    grown = [modifier for node in nodes for modifier in library.nodes[node].modifiers]
    max_hp = given.get("max_hp", _grown(grown, "max_hp", prefab.health))
    slots = _grown(grown, "slots", prefab.potion_slots)
    held = [*prefab.consumables, *[None] * slots][: max(slots, len(prefab.consumables))]
    return (
        Hero(hero),
        Health(given.get("hp", max_hp), max_hp),
        Purse(given.get("gold", prefab.gold)),
        Belt(held),
        Streams(seed),
        Journey(),
        Pool(list(prefab.dice)),
        Practice(),
        Counters(),
        Growth(nodes, focus),
        Boons(),
        Secrets(),
        Table(),
    )


def given(world: DiceWorld) -> dict[str, list[str]]:
    """The nodes of the tree, and the elements, with which the run has begun."""
    named: dict[str, list[str]] = {"nodes": list(world.growth.nodes), "focus": list(world.growth.focus)}
    return {word: what for word, what in named.items() if what}


def _faults_of_focus(wanted: int, named: Sequence[str]) -> list[str]:
    """Why these elements cannot be named as a run begins."""
    if len({*named}) != len(named) or any(kind not in ELEMENTS for kind in named):
        return [f"Name different elements of {', '.join(ELEMENTS)}."]
    if wanted == len(named):
        return []
    return [f"Name {wanted} elements: {', '.join(ELEMENTS)}." if wanted else "None of these nodes names elements."]


def _grown(modifiers: Iterable[Modifier], word: str, amount: int) -> int:
    """What the tree makes of an amount with which a run begins: first all that is added, then all factors."""
    over = under = 1
    for modifier in modifiers:
        if modifier.of == word:
            amount += modifier.add if isinstance(modifier.add, int) else 0
            if modifier.times is not None:
                over, under = over * modifier.times.over, under * modifier.times.under
    return amount * over // under


def meet(world: DiceWorld, encounter: str) -> None:
    """The hero meets a group of enemies; `loop.run` then begins the combat."""
    prefab = world.library.encounters[encounter]
    world.clock.encounter, world.clock.kind = encounter, prefab.kind
    if not world.journey.map and not world.satchel.relics:
        give_relics(world, world.hero().relics)
    lay_dice(world)
    seat(world, foes.stand(world, prefab.foes))
    begin(world)


def lay_dice(world: DiceWorld) -> None:
    """The dice of the pool are there, and the streak is as it begins."""
    for prefab in world.pool.dice:
        rolling.new_die(world, prefab)
    streak.begin(world)


def clear(world: DiceWorld) -> None:
    """No die of a fight outlives it, nor what it remembers (D13)."""
    tray, tempo, laws = world.tray, world.tempo, world.laws
    for dice in (tray.pool, tray.dice, tray.away):
        dice.clear()
    tray.broken = tray.rerolls = tray.spare = tray.rolls = tray.rerolled = tray.kept = 0
    tempo.streak = tempo.combos = tempo.dealt = tempo.used = tempo.lost = 0
    tempo.last_hand = tempo.acting = ""
    tempo.scored = tempo.again = False
    laws.coming, laws.lying = [], []
