"""What holds in every fight with dice, whatever the heroes, relics, nodes and foes, under any legal commands."""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from components.commands import Command
from components.facts import CombatEnded, Fact, RoundBegan
from shadows import Session
from shadows.games.dice import GAME
from shadows.play.dice.fight import Fight
from tests.dice.content import fight, library
from tests.dice.ledger import Ledger

PREFABS = library()
RELICS = sorted(name for name in PREFABS.relics)
FOES = sorted(name for name in PREFABS.enemies)
CONSUMABLES = sorted(PREFABS.potions)
TRUNKS = [name for name in PREFABS.shelf("nodes") if name.endswith("_t1")]


@st.composite
def fights(draw: st.DrawFn) -> Fight:
    """Any hero with any relics, consumables and nodes, against any foes, anywhere."""
    heroes = sorted(PREFABS.heroes)
    relics = draw(st.lists(st.sampled_from(RELICS), max_size=6, unique=True)) if RELICS else []
    return fight(
        hero=draw(st.sampled_from(heroes)),
        foes=draw(st.lists(st.sampled_from(FOES), min_size=1, max_size=3)),
        relics=relics,
        consumables=draw(st.lists(st.sampled_from(CONSUMABLES), max_size=3)) if CONSUMABLES else [],
        nodes=draw(st.lists(st.sampled_from(TRUNKS), max_size=8, unique=True)) if TRUNKS else [],
        floor=draw(st.integers(1, 14)),
        act=draw(st.integers(1, len(PREFABS.acts))),
        player={"hp": 400, "max_hp": 400},
        seed=draw(st.text("ABC", min_size=1, max_size=8)),
    )


choices = st.lists(st.integers(0, 2**16), min_size=10, max_size=60)


def played(table: Fight, made: list[int]) -> Iterator[tuple[Command, tuple[Fact, ...]]]:
    """Legal commands by these numbers, each with its facts, until the fight is over."""
    for number in made:
        legal = table.legal()
        if not legal:
            return
        command = legal[number % len(legal)]
        yield command, table.submit(command)


@settings(max_examples=40, deadline=None)
@given(fights(), choices)
def test_every_fact_balances(table: Fight, made: list[int]) -> None:
    """HP, Block, statuses, dice, elements and the streak are what the facts say, after each command."""
    ledger = Ledger(table)
    for _, happened in played(table, made):
        ledger.follow(happened)
        ledger.balance()


@settings(max_examples=40, deadline=None)
@given(fights(), choices)
def test_no_die_is_lost_or_doubled_and_the_pool_is_back_in_the_next_turn(table: Fight, made: list[int]) -> None:
    """At most 8 are in play, at least 3 unless they wait for their return; none lies in two places (D13, D32)."""
    world = table.session.world
    for _, happened in played(table, made):
        world = table.session.world
        tray = world.tray
        lying = [*tray.dice, *tray.away]
        assert len({*lying}) == len(lying)
        assert {*lying} <= {*tray.pool}
        if table.outcome == "ongoing":
            assert 3 <= len(tray.dice) <= 8
            if any(isinstance(fact, RoundBegan) for fact in happened):
                there = len(tray.dice) + sum(world.struck(die) != "" for die in tray.away)
                assert there >= len(world.pool.dice) - tray.broken
    assert all(1 <= world.die(die).value <= 6 for die in world.tray.dice)


@settings(max_examples=30, deadline=None)
@given(fights(), choices)
def test_a_fight_can_always_go_on_and_ends_once(table: Fight, made: list[int]) -> None:
    """While it is undecided something is legal and an enemy stands; when it is decided nothing is."""
    for _ in played(table, made):
        assert bool(table.legal()) == (table.outcome == "ongoing")
        if table.outcome == "ongoing":
            assert table.foes
            assert table.player.hp > 0
        else:
            assert (table.player.hp == 0) == (table.outcome == "lost")
    assert len([fact for fact in table.facts if isinstance(fact, CombatEnded)]) == (table.outcome != "ongoing")


@settings(max_examples=25, deadline=None)
@given(fights(), choices)
def test_a_fight_goes_on_from_a_snapshot_as_if_nothing_had_happened(table: Fight, made: list[int]) -> None:
    """At every step, through JSON: the same facts, the same state."""
    other = Session.restore(json.loads(json.dumps(table.snapshot())), library=PREFABS, games=[GAME])
    for command, happened in islice(played(table, made), 20):
        assert other.submit(command) == happened
        snapshot: dict[str, Any] = json.loads(json.dumps(table.snapshot()))
        other = Session.restore(snapshot, library=PREFABS, games=[GAME])
        assert other.snapshot() == table.snapshot()


@settings(max_examples=25, deadline=None)
@given(fights(), choices)
def test_looking_changes_nothing_and_tells_what_falls(table: Fight, made: list[int]) -> None:
    """A hand's preview is the damage that it deals, before Block and overkill."""
    from components.dice.commands import Score
    from components.facts import HandScored

    for number in made[:12]:
        before = table.snapshot()
        look = table.look()
        assert table.snapshot() == before
        legal = table.legal()
        if not legal:
            return
        command = legal[number % len(legal)]
        foreseen = {
            (hand.id, fall.target): fall.damage
            for hand in look.hands  # type: ignore[attr-defined]
            for fall in hand.falls
        }
        happened = table.submit(command)
        if isinstance(command, Score):
            scored = next(fact for fact in happened if isinstance(fact, HandScored))
            assert scored.damage == foreseen[command.hand, command.target]
