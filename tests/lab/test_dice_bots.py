"""Bots of the dice game: they give commands that are possible, see no more than a player, and the better one wins
more."""

from collections.abc import Iterator
from itertools import product
from math import comb

import pytest

from components.dice.commands import Reroll, Score
from shadows import Session
from shadows.games.dice import GAME
from shadows.lab.bots import BOTS, Bot
from shadows.lab.bots.dice.holding import kept, within
from tests.dice.small import fight, library

NAMES = list(BOTS["dice"])


def bot(name: str, seed: str = "BOT") -> Bot:
    """A bot of the dice game."""
    return BOTS["dice"][name](seed)


def begun(seed: str, hero: str = "wanderer") -> Session:
    """A fight against a guard."""
    return Session.start(hero, seed, game=GAME, library=library(), encounter="guard")


def moments(session: Session, player: Bot, every: int = 1) -> Iterator[Session]:
    """The session as it stands before each so many commands of a player, up to its end."""
    number = 0
    while session.outcome == "ongoing" and number < 500:
        if number % every == 0:
            yield session
        session.submit(player.choose(session))
        number += 1


def hidden_changed(session: Session) -> Session:
    """The same to the eye, with other streams."""
    other = Session.restore(session.snapshot(), library=library(), games=[GAME])
    other.world.streams.seed = "ANOTHER"
    other.world.streams.states = {"dice": 7, "elements": 8, "interference": 9}
    return other


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_depends_on_nothing_hidden(name: str) -> None:
    seen = 0
    for session in moments(begun("PEEK"), bot("random"), 3):
        assert bot(name).choose(session) == bot(name).choose(hidden_changed(session))
        seen += 1
    assert seen > 5


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_is_possible_and_changes_nothing(name: str) -> None:
    for session in moments(begun("LEGAL"), bot("random"), 3):
        before = session.snapshot()
        command = bot(name).choose(session)
        assert session.snapshot() == before
        session.fork("A").submit(command)  # raises IllegalCommand where it is not possible


@pytest.mark.parametrize("name", NAMES)
def test_the_same_bot_plays_the_same_fight(name: str) -> None:
    first, second = begun("SAME"), begun("SAME")
    list(moments(first, bot(name)))
    list(moments(second, bot(name)))
    assert first.history == second.history
    assert first.outcome != "ongoing"


@pytest.mark.parametrize(
    ("better", "worse", "every", "chance"), [("careful", "random", 6, 0.001), ("exact", "careful", 3, 0.01)]
)
def test_the_better_bot_fights_better_at_equal_seeds(better: str, worse: str, every: int, chance: float) -> None:
    """A sign test over fights that both begin alike, as likely by chance at most."""
    whole = GAME.load()
    hard = [encounter.id for encounter in whole.encounters.values() if encounter.kind != "normal"]
    pairs = [(lead(better, hero, foe), lead(worse, hero, foe)) for hero, foe in product(whole.heroes, hard[::every])]
    ups, downs = sum(one > other for one, other in pairs), sum(one < other for one, other in pairs)
    differing = ups + downs
    assert sum(comb(differing, number) for number in range(ups, differing + 1)) / 2**differing < chance


def lead(name: str, hero: str, foe: str) -> int:
    """The HP that a bot has left after a fight, less what its enemies have."""
    session = Session.start(hero, "A", game=GAME, encounter=foe)
    list(moments(session, bot(name, "A")))
    picture = session.look()
    return picture.player.hp - sum(foe.hp for foe in picture.foes)


def test_a_careful_bot_comes_to_the_end_of_a_run() -> None:
    session = Session.start("bruiser", "WHOLE", game=GAME)
    while session.outcome == "ongoing":
        session.submit(bot("careful").choose(session))
    assert session.outcome in ("won", "lost")
    assert {fact.kind for fact in session.history if type(fact).__name__ == "NodeEntered"} > {"enemy", "shop"}


@pytest.mark.parametrize(
    ("values", "rerolls", "stay"),
    [
        ((5, 5, 5, 1, 6), 2, (5, 5, 5)),
        ((5, 5, 5, 5, 6), 1, (5, 5, 5, 5)),
        ((5, 5, 5, 2, 2), 2, (5, 5, 5, 2, 2)),
        ((1, 2, 3, 4, 6), 2, (1, 2, 3, 4)),
        ((2, 3, 4, 5, 6), 2, (2, 3, 4, 5, 6)),
        ((3, 3, 5, 5, 2), 1, (3, 3, 5, 5)),
        ((3, 3, 1, 5, 6), 1, (3, 3)),
        ((1, 1, 2, 5, 6), 1, (5, 6)),
        ((1, 2, 3, 5, 6), 1, (5, 6)),
        ((1, 3, 3, 5, 5), 1, (1, 3, 3, 5, 5)),
        ((1, 3, 3, 5, 5), 2, (3, 3, 5, 5)),
        ((6, 5, 4, 6, 1), 2, (6, 5, 4, 6)),
        ((2, 2, 2, 4, 4, 4), 1, (2, 2, 2, 4, 4, 4)),
        ((1, 2, 3, 4, 6, 6), 1, (6, 6)),
    ],
)
def test_a_careful_player_keeps_the_biggest_group_or_the_best_straight(
    values: tuple[int, ...], rerolls: int, stay: tuple[int, ...]
) -> None:
    assert tuple(values[place] for place in kept(values, rerolls)) == stay


def test_where_few_dice_may_be_held_the_biggest_group_comes_first() -> None:
    assert within((0, 1, 2, 3), (3, 5, 5, 3), 3) == (0, 1, 2)
    assert within((0, 1, 2), (6, 2, 2), 2) == (1, 2)


def test_a_careful_player_scores_at_once_what_kills() -> None:
    """A pair of sixes deals (4 + 12) × 1.2 = 19."""
    fought = fight(6, 6, 1, 2, 4, foes=[{"prefab": "guard", "hp": 19}])
    assert isinstance(bot("careful").choose(fought.session), Score)
    fought = fight(6, 6, 1, 2, 4, foes=[{"prefab": "guard", "hp": 20}])
    chosen = bot("careful").choose(fought.session)
    assert isinstance(chosen, Reroll)
    assert len(chosen.dice or ()) == 3


def test_a_careful_player_strikes_where_it_kills() -> None:
    """The pair kills the second of two guards, who has more HP left to lose than the first has not."""
    foes = [{"prefab": "guard", "hp": 25}, {"prefab": "guard", "hp": 19}]
    fought = fight(6, 6, 1, 2, 4, foes=foes)
    chosen = bot("careful").choose(fought.session)
    assert isinstance(chosen, Score)
    assert chosen.target == fought.session.world.seats.living[1]


def rerolled(*dice: int | str, **given: object) -> list[int] | None:
    """The places of the dice that a careful player rolls again against a guard with 200 HP, who is stunned by more than
    60; None if the hand is scored."""
    fought = fight(*dice, **given)
    chosen = bot("careful").choose(fought.session)
    if isinstance(chosen, Score):
        return None
    assert isinstance(chosen, Reroll)
    return [fought.session.world.tray.dice.index(die) for die in chosen.dice or ()]


def test_a_careful_player_rolls_on_beside_a_hand_that_stuns() -> None:
    """The three deal (28 + 18) × 1.6 = 73 and leave two dice; the straight, (44 + 15) × 2.0 = 118, leaves none."""
    assert rerolled(6, 6, 6, 1, 2, practice={"three_of_a_kind": 20}) == [3, 4]
    assert rerolled(1, 2, 3, 4, 5, practice={"large_straight": 30}) is None


def test_a_careful_player_keeps_the_hand_that_stuns_whichever_it_is() -> None:
    """The low ones deal (34 + 9) × 1.6 = 68, and all five score; by rule of thumb the three would go."""
    assert rerolled(1, 1, 2, 2, 3) == [4]
    assert rerolled(1, 1, 2, 2, 3, practice={"all_low": 20}) is None


def test_a_careful_player_keeps_a_combo_that_takes_one_more_die() -> None:
    assert rerolled("6 fire", 6, "3 wind", 1, 2) == [3, 4]
    assert rerolled("6 fire", 6, "3 fire", 1, 2) == [2, 3, 4]


def test_a_combo_of_two_is_not_worth_two_dice_more() -> None:
    assert rerolled(6, 6, "3 wind", "1 fire", 2) == [2, 3, 4]


def test_a_combo_of_three_is_worth_two_dice_more() -> None:
    assert rerolled("6 ice", 6, "3 wind", "1 fire", 2) == [4]


def test_consumables_are_for_hard_fights() -> None:
    given = {"foes": [{"prefab": "guard", "hp": 1000}], "consumables": ["loaded"]}
    dice = (6, 6, 6, 6, 1)
    easy, hard = (fight(*dice, kind=kind, **given) for kind in ("normal", "elite"))
    for fought, spent in ((easy, False), (hard, True)):
        fought.session.world.tray.rerolls = 0
        chosen = bot("careful").choose(fought.session)
        assert (type(chosen).__name__ == "UseConsumable") == spent
