"""Whole runs by random and greedy play on both maps: they end, every command that is legal is taken, and the books
are right after each."""

import msgspec
import pytest

from components.body import Health
from components.commands import Choose
from components.facts import ActBegan, CombatEnded, CombatStarted, NodeEntered, RunEnded
from shadows.games import load
from shadows.play.session import Session
from tests.run.bots import Player, at_random, greedy
from tests.run.ledger import Ledger
from tests.run.playing import of

HEROES = ("blood_reaper", "shadowmancer", "hellforged")
MAPS = ("fixed", "wandering")
MOST = 6000
"""No run takes more commands."""


def play(session: Session, player: Player) -> Session:
    """Play to the end; after every command the books are compared."""
    ledger = Ledger(session)
    for _ in range(MOST):
        if session.outcome != "ongoing":
            break
        legal = session.legal()
        assert legal, "nothing is legal while the run goes on"
        command = player(session)
        assert command in legal
        ledger.note(session.submit(command))
        ledger.check(session)
    assert session.outcome in ("won", "lost")
    assert [fact.outcome for fact in of(session.history, RunEnded)] == [session.outcome]
    assert session.legal() == []
    assert session.look().phase == "over"
    return session


def hardy(hero: str, seed: str, map: str) -> Session:
    """A hero with so many HP that nothing kills it, in a world without the one relic that takes a share of them."""
    library = load()
    relics = {name: relic for name, relic in library.relics.items() if name != "black_blood"}
    session = Session.start(hero, seed, map, library=msgspec.structs.replace(library, relics=relics))
    health = session.component(session.world.player, Health)
    health.hp = health.max_hp = 5000
    return session


def climbed(session: Session) -> None:
    """Floors were entered one after the other, act by act; combats begun are combats ended."""
    floors = [1]
    for fact in session.history:
        if isinstance(fact, NodeEntered):
            assert fact.floor == floors[-1] + 1
            floors.append(fact.floor)
        elif isinstance(fact, ActBegan) and fact.act:
            assert floors[-1] == 15
            floors.append(1)
    assert len(of(session.history, CombatStarted)) == len(of(session.history, CombatEnded))


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("hero", HEROES)
def test_a_run_by_random_play_ends(hero: str, map: str, number: int) -> None:
    climbed(play(Session.start(hero, f"RANDOM-{number}", map), at_random(number)))


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("hero", HEROES)
def test_a_run_by_greedy_play_ends(hero: str, map: str, number: int) -> None:
    climbed(play(Session.start(hero, f"GREEDY-{number}", map), greedy))


@pytest.mark.parametrize("player", [greedy, at_random(7)], ids=["greedy", "random"])
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_who_cannot_die_climbs_all_three_acts(hero: str, map: str, player: Player) -> None:
    """5000 HP: every floor of three acts, three bosses, victory."""
    session = hardy(hero, "IMMORTAL", map)
    play(session, player)
    climbed(session)
    assert session.outcome == "won"
    assert len(of(session.history, NodeEntered)) == 3 * 14
    assert of(session.history, ActBegan) == [ActBegan(0), ActBegan(1), ActBegan(2)]


def test_whatever_is_legal_is_taken_and_whatever_is_seen_can_be_looked_at() -> None:
    """A run that looks at everything after each command, and answers each question in every way in turn."""
    session = hardy("hellforged", "LOOK-1", "wandering")
    turn = 0
    kinds = set()
    while session.outcome == "ongoing":
        look = session.look()
        if look.question is not None:
            kinds.add(look.question.kind)
            open_places = [option.place for option in look.question.options if not option.refusal]
            chosen = [command.option for command in session.legal() if isinstance(command, Choose)]
            assert [place for place in chosen if place is not None] == open_places
            assert (None in chosen) == look.question.enough
            turn += 1
            session.submit(Choose(chosen[turn % len(chosen)]))
        else:
            session.submit(greedy(session))
    assert {
        "map",
        "rewards",
        "reward_card",
        "event",
        "rest",
        "shop",
        "boss_relic",
        "remove",
        "upgrade",
        "potion_slot",
    } == kinds
