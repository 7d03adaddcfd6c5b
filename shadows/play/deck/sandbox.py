"""One fight, set up by hand through the same prefabs and systems as the game: for tests, modders and the curious."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from esper import component_for_entity

from components.body import Block, Health
from components.effects import ApplyStatus
from components.flow import Step, by_rule
from components.foes import Cycle
from shadows.games import known
from shadows.play.deck.fight import Fight
from shadows.play.deck.sandbox_checks import check
from shadows.play.given import Foe
from shadows.play.seeds import normalised
from shadows.play.session import Session
from systems.combat.setup import begin, give_relics, seat
from systems.core import stacks
from systems.deck.setup import deal_deck
from systems.resolve.death import reached

if TYPE_CHECKING:
    from components.prefabs import Library
    from shadows.games import Game
    from systems.deck.world import DeckWorld


def sandbox(
    hero: str = "blood_reaper",
    *,
    hand: Sequence[str] | None = None,
    draw: Sequence[str] | None = None,
    discard: Sequence[str] | None = None,
    foes: Sequence[Foe] = ("skeleton_warrior",),
    player: Mapping[str, Any] | None = None,
    relics: Sequence[str] = (),
    potions: Sequence[str] = (),
    seed: str = "SANDBOX",
    kind: Literal["normal", "elite", "boss"] = "normal",
    library: Library | None = None,
    game: str | Game = "deck",
    strict: bool = True,
) -> Fight:
    """Set up one combat and begin it; the player is asked first.

    `hand` is the opening hand in place of the first draw, `draw[0]` is drawn next, `discard[-1]` lies on top; with
    all three left out the hero's deck is shuffled. A foe is an id or `{"prefab", "hp", "block", "statuses", "step"}`,
    with `step` its place in the cycle of the phase that its HP says, 0 first. `player` sets `hp`, `max_hp` and `gold`
    before the combat starts, and `block`, `energy` and `statuses` as they stand when the first turn has begun.
    `strict` lets the error of a broken rule out; otherwise the rest of its action is skipped, and an `EffectFailed`
    says so. Raises ValueError with a sentence that names what is unknown or out of bounds, and what would be right.
    """
    game = known(game)
    library = game.load() if library is None else library
    given = player or {}
    piles = {"hand": hand or (), "draw": draw or (), "discard": discard or ()}
    check(library, hero, piles, foes, given, relics, potions, kind)
    session = Session.prepare(
        library, hero, normalised(seed), game, **{k: given[k] for k in ("hp", "max_hp", "gold") if k in given}
    )
    world: DeckWorld = session.world
    world.strict = strict
    world.clock.kind = kind
    _lay_out(world, world.library.heroes[hero].deck, hand, draw, discard)
    world.belt.slots[:] = [*potions, *[None] * (len(world.belt.slots) - len(potions))]
    give_relics(world, relics)
    seat(world, [_placed(world, foe) for foe in foes])
    begin(world)
    opening = session.go_on()
    _as_given(world, given)
    return Fight(session, opening)


def _lay_out(
    world: DeckWorld,
    deck: Sequence[str],
    hand: Sequence[str] | None,
    draw: Sequence[str] | None,
    discard: Sequence[str] | None,
) -> None:
    if hand is None and draw is None and discard is None:
        deal_deck(world, deck)
        return
    piles = world.piles
    piles.draw.extend(world.new_card(card) for card in reversed(draw or ()))
    piles.discard.extend(world.new_card(card) for card in discard or ())
    if hand is not None:
        piles.opening = [world.new_card(card) for card in hand]


def _placed(world: DeckWorld, foe: Foe) -> int:
    wanted: Mapping[str, Any] = {"prefab": foe} if isinstance(foe, str) else foe
    enemy = world.new_enemy(wanted["prefab"])
    health = component_for_entity(enemy, Health)
    health.hp = wanted.get("hp", health.hp)
    health.max_hp = max(health.max_hp, health.hp)
    component_for_entity(enemy, Block).amount = wanted.get("block", 0)
    cycle = component_for_entity(enemy, Cycle)
    cycle.phase, cycle.step = reached(world, enemy, 0), wanted.get("step", 0)
    for status, amount in wanted.get("statuses", {}).items():
        _give(world, enemy, status, amount)
    return enemy


def _as_given(world: DeckWorld, given: Mapping[str, Any]) -> None:
    player = world.player
    for status, amount in given.get("statuses", {}).items():
        _give(world, player, status, amount)
    if "block" in given:
        component_for_entity(player, Block).amount = given["block"]
    if "energy" in given:
        world.energy.amount = given["energy"]
    world.facts.clear()


def _give(world: DeckWorld, body: int, status: str, amount: int) -> None:
    stacks.apply(world, Step(ApplyStatus(status), by_rule(body), target=body), status, amount)
