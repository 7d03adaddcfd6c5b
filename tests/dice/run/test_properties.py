"""Whole runs by random legal commands: they come to an end, and every state can be saved and gone on with."""

import json
from pathlib import Path
from random import Random

import pytest

from components.body import Health
from components.dice.commands import Score
from shadows.games.dice import GAME
from shadows.play.session import Session
from shadows.saves.replay import Recorder, Replay, ReplayError, state_of, verify
from tests.dice.run.roads import library

WEAK = 30
"""Enemies have no more HP, so that a run at random goes on to its end."""


def climb(hero: str, seed: str, *, every: int = 0) -> tuple[Session, int]:
    """A run at random, to its end; after `every` so many commands it goes on from what was saved."""
    session = Session.start(hero, seed, game=GAME, library=library())
    session.world.strict = True
    chance, taken = Random(seed), 0
    pool = len(session.world.pool.dice)
    while session.outcome == "ongoing":
        world = session.world
        health = session.component(world.player, Health)
        assert 0 < health.hp <= health.max_hp
        assert world.purse.gold >= 0
        assert len(world.pool.dice) == pool
        if world.queue.question is None:
            health.hp = health.max_hp
            for enemy in world.seats.living:
                body = session.component(enemy, Health)
                body.hp = min(body.hp, WEAK)
        legal = session.legal()
        scores = [command for command in legal if isinstance(command, Score)]
        session.submit(chance.choice(scores if scores and chance.random() < 0.5 else legal))
        taken += 1
        assert taken < 3000
        if every and taken % every == 0:
            saved = json.dumps(session.snapshot())
            session = Session.restore(json.loads(saved), library=library(), games=[GAME])
            session.world.strict = True
            assert json.dumps(session.snapshot()) == saved
            session.look()
    return session, taken


@pytest.mark.parametrize("hero", list(library().heroes))
def test_a_run_at_random_comes_to_its_end(hero: str) -> None:
    session, _ = climb(hero, f"END {hero}")
    assert session.outcome == "won"
    assert session.world.journey.act == 2


def test_a_run_that_is_saved_on_the_way_is_the_same_run() -> None:
    once, commands = climb("wanderer", "SAME")
    again, as_many = climb("wanderer", "SAME", every=11)
    assert commands == as_many
    assert json.dumps(once.snapshot()) == json.dumps(again.snapshot())


def fought(session: Session, recorder: Recorder, commands: int) -> None:
    """So many commands at random, each recorded."""
    chance = Random("replay")
    for _ in range(commands):
        if session.outcome != "ongoing":
            return
        command = chance.choice(session.legal())
        session.submit(command)
        recorder.add(command, state_of(session))


def test_a_replay_of_a_run_gives_the_same_run_with_its_tree(tmp_path: Path) -> None:
    nodes = ["economy_t1", "economy_t2"]
    session = Session.start("gambler", "AGAIN", game=GAME, library=library(), nodes=nodes)
    path = tmp_path / "again.jsonl"
    fought(session, Recorder.begin(path, session), 150)
    assert Replay.read(path, [GAME]).beginning.given == {"nodes": nodes}
    assert verify(path, library(), [GAME]) is None


def test_a_replay_that_begins_with_what_the_game_does_not_know_is_refused(tmp_path: Path) -> None:
    session = Session.start("gambler", "AGAIN", game=GAME, library=library(), nodes=["economy_t1"])
    path = tmp_path / "again.jsonl"
    Recorder.begin(path, session)
    path.write_text(path.read_text().replace('"nodes"', '"library"'))
    with pytest.raises(ReplayError, match="knows no 'library' to begin with"):
        verify(path, library(), [GAME])
