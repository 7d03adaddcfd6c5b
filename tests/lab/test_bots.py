"""Bots give legal commands alone, see no more than a player, and the better one wins more."""

from collections.abc import Iterator
from itertools import product
from math import comb

import pytest

from components.commands import EndTurn
from shadows import Session
from shadows.games import load
from shadows.lab.bots import BOTS, Bot
from shadows.play.deck.sandbox import sandbox

NAMES = list(BOTS["deck"])


def bot(name: str, seed: str = "BOT") -> Bot:
    """A bot of the deck game."""
    return BOTS["deck"][name](seed)


def moments(session: Session, player: Bot, every: int) -> Iterator[Session]:
    """The session as it stands before each so many commands of a player, up to its end."""
    number = 0
    while session.outcome == "ongoing":
        if number % every == 0:
            yield session
        session.submit(player.choose(session))
        number += 1


def hidden_changed(session: Session) -> Session:
    """The same to the eye, with another order of the draw pile and of the events, and other streams."""
    other = Session.restore(session.snapshot())
    other.world.piles.draw.reverse()
    other.world.journey.bag.reverse()
    other.world.streams.seed = "ANOTHER"
    other.world.streams.states = {"shuffles": 7, "enemies": 8, "events": 9}
    return other


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_depends_on_nothing_hidden(name: str) -> None:
    run = Session.start("shadowmancer", "PEEK", "wandering")
    seen = 0
    for session in moments(run, bot("greedy"), 37):
        assert bot(name).choose(session) == bot(name).choose(hidden_changed(session))
        seen += 1
    assert seen > 5


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_is_legal_and_changes_nothing(name: str) -> None:
    run = Session.start("blood_reaper", "LEGAL", "wandering")
    for session in moments(run, bot("greedy"), 43):
        before = session.snapshot()
        assert bot(name).choose(session) in session.legal()
        assert session.snapshot() == before


@pytest.mark.parametrize("name", NAMES)
def test_the_same_bot_plays_the_same_run(name: str) -> None:
    first, second = (Session.start("hellforged", "SAME", encounter="lich_king") for _ in range(2))
    list(moments(first, bot(name), 1))
    list(moments(second, bot(name), 1))
    assert first.history == second.history
    assert first.outcome != "ongoing"


def test_a_good_bot_comes_to_the_end_of_a_run() -> None:
    session = Session.start("hellforged", "WHOLE", "wandering")
    list(moments(session, bot("good"), 1000))
    assert session.outcome in ("won", "lost")


@pytest.mark.parametrize(("better", "worse"), [("good", "greedy"), ("greedy", "random")])
def test_the_better_bot_fights_better_at_equal_seeds(better: str, worse: str) -> None:
    """A sign test over fights that both begin alike: chance would give this in fewer than one of a thousand cases."""
    library = load()
    hard = [encounter.id for encounter in library.encounters.values() if encounter.kind != "normal"]
    pairs = [
        (lead(better, hero, foe, seed), lead(worse, hero, foe, seed))
        for hero, foe, seed in product(library.heroes, hard, ("A", "B"))
    ]
    ups, downs = sum(one > other for one, other in pairs), sum(one < other for one, other in pairs)
    differing = ups + downs
    assert sum(comb(differing, number) for number in range(ups, differing + 1)) / 2**differing < 0.001


def lead(name: str, hero: str, foe: str, seed: str) -> int:
    """The HP that a bot has left after a fight, less what its enemies have."""
    session = Session.start(hero, seed, encounter=foe)
    list(moments(session, bot(name, seed), 1000))
    picture = session.look()
    return picture.player.hp - sum(foe.hp for foe in picture.foes)


def test_the_good_bot_does_not_kill_itself_while_another_may_kill_it() -> None:
    """Both lines are lost on every guess: one Crimson Eruption (8 damage, and 2 HP of 2 lost) deals more."""
    held = sandbox(
        hero="blood_reaper",
        player={"hp": 2, "energy": 2},
        hand=["crimson_eruption"],
        foes=[{"prefab": "skeleton_warrior", "hp": 60}, {"prefab": "skeleton_warrior", "hp": 60}],
    )
    assert isinstance(bot("good").choose(held.session), EndTurn)
