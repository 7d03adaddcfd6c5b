"""One fight, set up by hand through the same prefabs and systems as the game: for tests, modders and the curious."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from esper import add_component, component_for_entity

from components.body import Block, Health
from components.dice.dice import ELEMENTS, Loaded
from components.effects import ApplyStatus
from components.flow import Step, by_rule
from components.foes import Cycle
from components.run import MapNode
from shadows.content.problems import unknown
from shadows.games import known
from shadows.play import given
from shadows.play.dice.fight import Fight
from shadows.play.seeds import normalised
from shadows.play.session import Session
from systems.combat.setup import begin, give_relics, seat
from systems.core import stacks
from systems.dice import foes as mighty
from systems.dice import setup
from systems.resolve.death import reached

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from components.prefabs import Library
    from shadows.games import Game
    from shadows.play.given import Foe
    from systems.dice.world import DiceWorld

PLAYER_KEYS = ("hp", "max_hp", "block", "gold", "statuses")
LAST_FLOOR = 15


def sandbox(
    hero: str = "wanderer",
    *,
    dice: Sequence[int | str] = (),
    foes: Sequence[Foe] = ("skeleton_warrior",),
    player: Mapping[str, Any] | None = None,
    relics: Sequence[str] | None = None,
    consumables: Sequence[str] | None = None,
    nodes: Sequence[str] = (),
    focus: Sequence[str] = (),
    boons: Sequence[str] = (),
    pool: Sequence[str] | None = None,
    practice: Mapping[str, int] | None = None,
    act: int = 1,
    floor: int = 1,
    seed: str = "SANDBOX",
    kind: Literal["normal", "elite", "boss"] = "normal",
    library: Library | None = None,
    game: str | Game = "dice",
    strict: bool = True,
) -> Fight:
    """Set up one combat and begin it; the player is asked first.

    `dice` are the faces to fall, die by die, first of the first roll, then of those that follow: `6`, or `"5 fire"`
    with an element; when they are used up chance decides. A foe is an id or `{"prefab", "hp", "block", "statuses",
    "step"}`, with `step` its place in the cycle of the phase that its HP says, 0 first; it is as mighty as on that
    `floor` of that `act` (both from 1). The hero has the usual relics and consumables where others are not named, and
    `nodes` of the tree with the elements of `focus`. `pool` are the ids of the dice, `practice` chips by hand. `player`
    sets `hp`, `max_hp` and `gold` before the combat starts, and `block` and `statuses` as they stand when the first
    turn has begun. `strict` lets the error of a broken rule out; otherwise the rest of its action is skipped, and an
    `EffectFailed` says so. Raises ValueError with a sentence that names what is unknown or out of bounds, and what
    would be right.
    """
    game = known(game)
    library = game.load() if library is None else library
    stands = player or {}
    _check(library, hero, dice, foes, stands, relics, consumables, boons, pool, practice, act, floor, kind)
    changed = {key: stands[key] for key in ("hp", "max_hp", "gold") if key in stands}
    session = Session.prepare(library, hero, normalised(seed), game, nodes=nodes, focus=focus, **changed)
    world: DiceWorld = session.world
    world.strict = strict
    world.clock.kind = kind
    world.journey.act = act - 1
    world.journey.nodes = [MapNode(floor, 0, "enemy")]
    prefab = world.library.heroes[hero]
    if pool is not None:
        world.pool.dice = list(pool)
    world.practice.chips.update(practice or {})
    world.boons.held.extend(boons)
    if consumables is not None:
        slots = max(len(world.belt.slots), len(consumables))
        world.belt.slots[:] = [*consumables, *[None] * (slots - len(consumables))]
    give_relics(world, prefab.relics if relics is None else relics)
    if dice:
        add_component(world.player, Loaded([str(face) for face in dice]))
    setup.lay_dice(world)
    seat(world, _stand(world, foes))
    begin(world)
    opening = session.go_on()
    _as_given(world, stands)
    return Fight(session, opening)


def _stand(world: DiceWorld, foes: Sequence[Foe]) -> list[int]:
    placed = given.placed(foes)
    enemies = mighty.stand(world, [foe["prefab"] for foe in placed])
    for number, (enemy, wanted) in enumerate(zip(enemies, placed, strict=True), start=1):
        health = component_for_entity(enemy, Health)
        given.check_foe(world.library, wanted, f"foe {number}", health.max_hp)
        health.hp = wanted.get("hp", health.hp)
        health.max_hp = max(health.max_hp, health.hp)
        component_for_entity(enemy, Block).amount = wanted.get("block", 0)
        cycle = component_for_entity(enemy, Cycle)
        cycle.phase = reached(world, enemy, 0)
        cycle.step = wanted.get("step", cycle.step)
        for status, amount in wanted.get("statuses", {}).items():
            _give(world, enemy, status, amount)
    return enemies


def _as_given(world: DiceWorld, stands: Mapping[str, Any]) -> None:
    for status, amount in stands.get("statuses", {}).items():
        _give(world, world.player, status, amount)
    if "block" in stands:
        component_for_entity(world.player, Block).amount = stands["block"]
    world.facts.clear()


def _give(world: DiceWorld, body: int, status: str, amount: int) -> None:
    stacks.apply(world, Step(ApplyStatus(status), by_rule(body), target=body), status, amount)


def _check(
    library: Library,
    hero: str,
    dice: Any,
    foes: Any,
    stands: Any,
    relics: Any,
    consumables: Any,
    boons: Any,
    pool: Any,
    practice: Any,
    act: int,
    floor: int,
    kind: str,
) -> None:
    listed = {"dice": dice, "foes": foes, "relics": relics or (), "consumables": consumables or (), "boons": boons}
    for what, things in {**listed, "pool": pool or ()}.items():
        given.check_list(what, things)
    placed = given.placed(foes)
    given.check_dictionary("player", stands)
    given.check_dictionary("practice", practice or {})
    statuses: list[str] = []
    for who, those in (("the player", stands), *((f"foe {n}", foe) for n, foe in enumerate(placed, start=1))):
        held = those.get("statuses", {})
        given.check_dictionary(f"statuses of {who}", held)
        statuses += held
    given.check_names(
        (
            ("hero", [hero], list(library.heroes)),
            ("key of a foe", [key for foe in placed for key in foe], given.FOE_KEYS),
            ("enemy", [foe.get("prefab", "") for foe in placed], list(library.enemies)),
            ("key of the player", list(stands), PLAYER_KEYS),
            ("status", statuses, list(library.statuses)),
            ("relic", relics or (), list(library.relics)),
            ("consumable", consumables or (), list(library.potions)),
            ("boon", boons, list(library.shelf("boons"))),
            ("die", pool or (), list(library.shelf("dice"))),
            ("hand", practice or {}, list(library.shelf("hands"))),
            ("kind of fight", [kind], given.KINDS),
        )
    )
    if not placed:
        raise ValueError("A fight needs at least one foe.")
    for number, face in enumerate(dice, start=1):
        _check_face(f"die {number}", face)
    given.check_number("act", act, least=1, most=len(library.acts))
    given.check_number("floor", floor, least=1, most=LAST_FLOOR)
    given.check_player(library, stands, library.heroes[hero].health)


def _check_face(who: str, face: Any) -> None:
    number, _, element = str(face).partition(" ")
    if number not in ("1", "2", "3", "4", "5", "6"):
        raise ValueError(f'{who} is {face!r}; it must be 1 to 6, with an element if it has one: "5 fire".')
    if element and element not in ELEMENTS:
        raise ValueError(unknown("element", element, ELEMENTS))
