"""Statuses that act when the enemies have acted, that count down with the player's turn, and of which the longest
counts: words of games whose flows have a stage for them (D8)."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from components.amounts import Quantity
from components.effects import ApplyStatus, DealDamage, Effect, LoseHp
from components.facts import HpLost, StatusApplied, StatusFell
from components.flow import Step, by_rule
from components.prefabs import Library, Move, Phase, StatusPrefab
from components.rules import Tick
from shadows import sandbox
from shadows.games import known, load
from shadows.play.deck.fight import Fight
from systems.combat.turns import CountDownAll, EndRound, EndTurnOf, TickAll
from systems.core.ruleset import Flow
from systems.deck.order import DECK
from tests.combat.reading import of

PLAYER_END = [stage for stage in DECK.flows["player_end"].stages if not isinstance(stage, EndTurnOf)]
FLOWS = {
    "player_end": Flow((*PLAYER_END, CountDownAll(), EndTurnOf()), then="enemy_phase"),
    "round_end": Flow((TickAll("phase_end"), EndRound()), then="player_start"),
}
GAME = replace(known(), ruleset=replace(DECK, flows=DECK.flows | FLOWS))


def status(name: str, **fields: Any) -> StatusPrefab:
    return StatusPrefab(id=name, name=name.title(), kind="debuff", **fields)


SMOULDER = status("smoulder", tick=Tick("phase_end", (LoseHp(Quantity(of="stacks")),), "one_less"))
GLOW = status("glow", tick=Tick("phase_end", (LoseHp(2),), "stay"))
FLARE = status("flare", tick=Tick("phase_end", (DealDamage(50, to="all_enemies"),), "stay"))
MARKED = status("marked", countdown="turn_end", merge="longest")
DAZED = status("dazed", countdown="turn_end")


def library(*move: Effect) -> Library:
    """The game with these statuses, and an enemy that does this."""
    content = load()
    statuses = {one.id: one for one in (SMOULDER, GLOW, FLARE, MARKED, DAZED)}
    foe = structs.replace(content.enemies["skeleton_warrior"], id="foe", health=40)
    foe = structs.replace(foe, phases=(Phase((Move(move or (DealDamage(1),)),)),))
    return structs.replace(content, statuses={**content.statuses, **statuses}, enemies={**content.enemies, "foe": foe})


def fight(*on_foes: dict[str, int], move: tuple[Effect, ...] = (), **on_player: int) -> Fight:
    foes = [{"prefab": "foe", "statuses": statuses} for statuses in on_foes or ({},)]
    return sandbox(hand=[], foes=foes, player={"statuses": on_player}, library=library(*move), game=GAME)


def put(given: Fight, name: str, stacks: int, on: int) -> list[StatusApplied]:
    """The player puts a status on someone."""
    world = given.session.world
    effect = ApplyStatus(name, stacks)
    world.push((effect,), Step(effect, by_rule(world.player), target=on))
    return of(given.session.go_on(), StatusApplied)


def test_statuses_act_when_the_enemies_have_acted_on_the_player_first() -> None:
    """The enemy deals 1, then 3 on the player and 4 and 2 on the enemies; one less of each."""
    given = fight({"smoulder": 4}, {"smoulder": 2}, smoulder=3)
    first, second = (foe.entity for foe in given.foes)
    facts = given.end_turn()
    lost = [(fact.target, fact.amount) for fact in of(facts, HpLost)]
    player = given.session.world.player
    assert lost == [(player, 1), (player, 1), (player, 3), (first, 4), (second, 2)]
    fell = {fact.target: fact.total for fact in of(facts, StatusFell)}
    assert fell == {player: 2, first: 3, second: 1}


def test_what_stays_after_it_has_acted_stays() -> None:
    given = fight({"glow": 3})
    for hp in (38, 36):
        given.end_turn()
        assert (given.foes[0].hp, given.foes[0].statuses["glow"]) == (hp, 3)


def test_the_dead_do_not_act_when_the_enemies_have_acted() -> None:
    """R20: the player's Flare fells them all, and no one is left to lose HP."""
    given = fight({"glow": 1}, {"glow": 1}, flare=1)
    facts = given.end_turn()
    assert [fact.amount for fact in of(facts, HpLost)] == [1, 1, 40, 40]
    assert given.outcome == "won"


@pytest.mark.parametrize("name", ["marked", "dazed"])
def test_stacks_of_the_players_own_turn_outlast_it(name: str) -> None:
    """2 that came in the turn are 2 after it, then 1, then none."""
    given = fight()
    foe = given.foes[0].entity
    put(given, name, 2, foe)
    left = []
    for _ in range(3):
        given.end_turn()
        left.append(given.foes[0].statuses.get(name, 0))
    assert left == [2, 1, 0]


def test_stacks_that_an_enemy_puts_on_the_player_count_down_with_the_players_next_turn() -> None:
    """2 come each enemy phase: 2, then 2 − 1 + 2."""
    given = fight(move=(ApplyStatus("dazed", 2),))
    given.end_turn()
    assert given.player.statuses["dazed"] == 2
    given.end_turn()
    assert given.player.statuses["dazed"] == 3


@pytest.mark.parametrize(
    ("first", "then", "total", "told"), [(2, 3, 3, [1]), (3, 2, 3, []), (2, 2, 2, []), (1, 1, 1, [])]
)
def test_of_what_does_not_add_up_the_larger_number_lies_there(
    first: int, then: int, total: int, told: list[int]
) -> None:
    given = fight()
    foe = given.foes[0].entity
    assert [fact.stacks for fact in put(given, "marked", first, foe)] == [first]
    assert [fact.stacks for fact in put(given, "marked", then, foe)] == told
    assert given.foes[0].statuses["marked"] == total


def test_what_is_put_on_again_counts_from_then_on() -> None:
    """2 lie there, and 2 come in this turn: 2 are left after it, and not 1. Of 3 and 1 it is 2, by the older."""
    given = fight({"marked": 2}, {"marked": 3})
    first, second = (foe.entity for foe in given.foes)
    put(given, "marked", 2, first)
    put(given, "marked", 1, second)
    given.end_turn()
    assert [foe.statuses["marked"] for foe in given.foes] == [2, 2]
    given.end_turn()
    assert [foe.statuses["marked"] for foe in given.foes] == [1, 1]
