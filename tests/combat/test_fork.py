"""A fork is the same game to the eye, and gives nothing away of what is hidden (R56)."""

import pytest
from msgspec.structs import replace

from components.commands import EndTurn
from shadows import Session
from shadows.play.seeds import SeedError


def a_fight() -> Session:
    """The first turn of a fight: five cards in the draw pile lie in an order that nobody sees."""
    return Session.start("blood_reaper", "FORK", encounter="lich_king")


def hidden_changed(session: Session) -> Session:
    """The same to the eye, with another order of the draw pile and of the events, and other streams."""
    other = Session.restore(session.snapshot())
    other.world.piles.draw.reverse()
    other.world.journey.bag.reverse()
    other.world.streams.seed = "ANOTHER"
    other.world.streams.states = {"shuffles": 7}
    return other


def test_a_fork_looks_the_same() -> None:
    session = a_fight()
    fork = session.fork("GUESS")
    assert replace(fork.look(), seed=session.look().seed) == session.look()
    assert fork.legal() == session.legal()


def test_what_happens_in_a_fork_stays_in_it() -> None:
    session = a_fight()
    before = session.snapshot()
    fork = session.fork("GUESS")
    fork.submit(fork.legal()[0])
    fork.submit(EndTurn())
    assert session.snapshot() == before


def test_a_fork_depends_on_nothing_hidden() -> None:
    session = a_fight()
    assert session.fork("GUESS").snapshot() == hidden_changed(session).fork("GUESS").snapshot()


def test_each_seed_draws_the_hidden_order_anew() -> None:
    session = a_fight()
    orders = {tuple(session.fork(f"GUESS {number}").world.piles.draw) for number in range(20)}
    assert len(orders) > 10
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(session.world.piles.draw))}


def test_the_events_to_come_are_drawn_anew_on_the_way() -> None:
    session = Session.start("blood_reaper", "FORK")
    session.world.journey.bag = ["cursed_spring", "restless_dead", "ancient_library"]
    bags = {tuple(session.fork(f"GUESS {number}").world.journey.bag) for number in range(40)}
    assert len(bags) == 6  # all orders of three
    fork = hidden_changed(session).fork("GUESS")
    assert fork.world.journey.bag == session.fork("GUESS").world.journey.bag


def test_a_fork_has_a_seed_as_a_game_has() -> None:
    session = a_fight()
    assert session.fork(" guess ").snapshot() == session.fork("GUESS").snapshot()
    with pytest.raises(SeedError, match="at most 64 characters"):
        session.fork("X" * 65)
