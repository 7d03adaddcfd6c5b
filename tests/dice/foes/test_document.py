"""Every enemy is the one of the document: its moves in their order, and every number that it has on the first floor on
which it is met (D10–D12)."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from components.dice.effects import Guard, Interfere, Mend
from components.effects import ApplyStatus, Effect, LoseHp, Summon
from components.facts import (
    ActionDone,
    BlockGained,
    DamageDealt,
    EnemyActed,
    EnemyJoined,
    Fact,
    Healed,
    Interfered,
    StatusApplied,
)
from tests.dice.foes.arena import arena, library, of
from tests.dice.foes.document import FOES
from tests.dice.foes.notation import Written, moves

BESIDES = (LoseHp, ApplyStatus)
"""What passives add to a move."""
SHARES = {1: (None,), 2: (None, 50), 3: (None, 66, 33)}
"""The phases of the document begin at these shares of max HP."""


def test_all_of_them_are_there() -> None:
    found = library().enemies
    assert [len([one for one in FOES.values() if one.tier == tier]) for tier in ("normal", "elite", "boss")] == [
        24,
        12,
        6,
    ]
    assert not FOES.keys() - found.keys()


@pytest.mark.parametrize("name", FOES)
def test_it_is_who_the_document_says(name: str) -> None:
    foe, written = library().enemies[name], FOES[name]
    assert foe.act == ("depths", "inferno", "throne")[written.act - 1]
    assert (foe.tier, foe.role) == (written.tier, written.role)
    assert tuple(phase.share for phase in foe.phases) == SHARES[len(written.phases)]
    assert foe.flavour


@pytest.mark.parametrize("name", FOES)
def test_its_moves_are_those_of_the_document_in_their_order(name: str) -> None:
    for phase, written in zip(library().enemies[name].phases, FOES[name].phases, strict=True):
        told = moves(written)
        assert [move.name for move in phase.cycle] == [move.name for move in told]
        for move, one in zip(phase.cycle, told, strict=True):
            assert move.do[: len(one.does)] == one.does
            assert all(isinstance(more, BESIDES) for more in move.do[len(one.does) :])


@pytest.mark.parametrize("name", [name for name, foe in FOES.items() if foe.tier != "minion"])
def test_its_hp_on_its_first_floor(name: str) -> None:
    foe = FOES[name]
    assert arena([name], act=foe.act, floor=foe.floor).foes[0].max_hp == foe.hp


MASTERS = {"risen_bones": "necromancer", "living_blade": "forge_master", "living_bulwark": "forge_master"}


@pytest.mark.parametrize(("name", "master"), [*MASTERS.items()])
def test_the_hp_of_what_a_boss_calls(name: str, master: str) -> None:
    foe = FOES[name]
    fight = arena([master, name], act=foe.act, floor=15)
    assert [one.max_hp for one in fight.foes] == [FOES[master].hp, foe.hp]


def steps() -> Iterator[tuple[str, int, int]]:
    """Each move of each phase of all of them."""
    for name, foe in FOES.items():
        for number, phase in enumerate(foe.phases):
            yield from ((name, number, step) for step in range(len(moves(phase))))


AMBUSHED = {0: (10,), 1: (15,) * 3, 3: (31,) * 2}
"""The Shadow Assassin's first attack is half as hard again: 22.6 × 1.5 × 0.3 = 10.2, × 0.45 = 15.3, × 0.9 = 30.5."""


@pytest.mark.parametrize(("name", "phase", "step"), [*steps()])
def test_what_each_move_does_on_its_first_floor(name: str, phase: int, step: int) -> None:
    written = FOES[name]
    move = moves(written.phases[phase])[step]
    hp = written.hp * (SHARES[len(written.phases)][phase] or 100) // 100
    healing = any(isinstance(effect, Mend) for effect in move.does)
    placed = {"prefab": name, "hp": hp - 100 if healing else hp, "step": step}
    foes = [{"prefab": MASTERS[name], "step": 1}, placed] if name in MASTERS else [placed]
    fight = arena(foes, act=written.act, floor=written.floor)
    enemy = fight.foes[-1].entity
    facts = _in_its_action(fight.end_turn(), enemy)
    hits = tuple(hit.amount for hit in of(facts, DamageDealt))
    assert hits == (AMBUSHED.get(step, ()) if name == "shadow_assassin" else move.hits)
    assert [_came(fact) for fact in of(facts, *TOLD) if _own(fact, enemy)] == [*_due(move.does, written.hp)]


TOLD = (BlockGained, Healed, StatusApplied, EnemyJoined, Interfered)


def _in_its_action(facts: Sequence[Fact], enemy: int) -> list[Fact]:
    """What happened between the beginning and the end of an enemy's action."""
    first = next(place for place, fact in enumerate(facts) if isinstance(fact, EnemyActed) and fact.enemy == enemy)
    last = next(place for place, fact in enumerate(facts) if isinstance(fact, ActionDone) and fact.enemy == enemy)
    return list(facts[first:last])


def _own(fact: Fact, enemy: int) -> bool:
    return getattr(fact, "target", enemy) == enemy and getattr(fact, "status", "roused") == "roused"


def _came(fact: Any) -> tuple[str, Any]:
    match fact:
        case StatusApplied():
            return fact.status, fact.stacks
        case EnemyJoined():
            return "joins", fact.prefab
        case Interfered():
            return fact.interference, fact.amount
        case _:
            return type(fact).__name__, fact.amount


def _due(effects: Sequence[Effect], max_hp: int) -> Iterator[tuple[str, Any]]:
    for effect in effects:
        match effect:
            case Guard():
                yield "BlockGained", (max_hp * effect.share + 50) // 100
            case Mend():
                yield "Healed", (max_hp * effect.share + 50) // 100
            case ApplyStatus():
                yield effect.status, effect.amount
            case Summon():
                yield "joins", effect.enemy
            case Interfere():
                yield effect.interference, effect.amount


@pytest.mark.parametrize("name", FOES)
def test_its_moves_come_in_their_order_and_then_from_the_first_again(name: str) -> None:
    written = FOES[name]
    foes = [MASTERS[name], name] if name in MASTERS else [name]
    fight = arena(foes, act=written.act, floor=written.floor)
    enemy = fight.foes[-1].entity
    length = len(moves(written.phases[0]))
    acted = [fact.step for _ in range(length + 1) for fact in of(fight.end_turn(), EnemyActed) if fact.enemy == enemy]
    assert acted == [*range(length), 0]


def test_no_two_patterns_are_alike_not_even_when_they_are_turned() -> None:
    seen: dict[tuple[Any, ...], str] = {}
    for name, foe in FOES.items():
        if foe.tier == "minion":
            continue
        pattern = tuple(_kind(move) for phase in foe.phases for move in moves(phase))
        for turn in range(len(pattern)):
            turned = (*pattern[turn:], *pattern[:turn])
            assert seen.get(turned, name) == name
            seen[turned] = name


def _kind(move: Written) -> tuple[Any, ...]:
    """What a move does, without its numbers."""
    return tuple(
        (
            type(effect).__name__,
            getattr(effect, "interference", ""),
            getattr(effect, "hits", 1) > 1,
            getattr(effect, "to", ""),
        )
        for effect in move.does
    )
