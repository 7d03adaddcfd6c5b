"""The odds of throws, as the document has them, worked out (D22, D23)."""

from fractions import Fraction

import pytest

from components.dice.run_effects import ThrowDice, Wants
from shadows.picture.dice.questions import chances
from systems.dice import throws
from tests.dice.run.roads import begun, library, meet, options

EVENTS = [
    ("knucklebone_well", 0, "Chance: 42%."),
    ("knucklebone_well", 1, "Chance: 60%."),
    ("jailers_last_round", 0, "Chance: 44%."),
    ("jailers_last_round", 1, "Chance: 44%."),
    ("door_of_pips", 0, "Chance: 87%."),
    ("door_of_pips", 1, "Chance: 72%."),
    ("door_of_pips", 2, "Chance: 51%."),
    ("prisoner_of_pairs", 0, "Chance: 44%."),
    ("ash_choir", 0, "Chance: 72%."),
    ("ash_choir", 1, "Chance: 28%."),
    ("smelters_scale", 0, "Chance: 52%."),
    ("smelters_scale", 1, "Chance: 80%."),
    ("bidding_furnace", 0, "Chances: 33 · 33 · 17 · 17%."),
    ("bidding_furnace", 1, "Chances: 11 · 33 · 25 · 31%."),
    ("counting_candle", 0, "Chance: 83%."),
    ("court_of_odd_and_even", 0, "Chance: 50%."),
    ("court_of_odd_and_even", 1, "Chance: 13%."),
    ("mirror_of_hands", 0, "Chance: 41%."),
    ("mirror_of_hands", 1, "Chance: 76%."),
    ("weigher_of_names", 0, "Chance: 58%."),
    ("weigher_of_names", 1, "Chance: 42%."),
    ("falling_star", 0, "Chance: 28%."),
    ("dart_gallery", 0, "Chance: 76%."),
    ("pressure_floor", 0, "Chance: 72%."),
    ("silent_vault", 0, "Chance: 87%."),
    ("even_scales", 0, "Chance: 63%."),
    ("flame_organ", 0, "Chance: 60%."),
    ("narrow_press", 0, "Chance: 62%."),
    ("twin_locks", 0, "Chance: 56%."),
    ("rope_bridge", 0, "Chance: 41%."),
    ("gamblers_cell", 1, "Chance: 58%."),
]


@pytest.mark.parametrize(("event", "choice", "told"), EVENTS, ids=[f"{event} {place}" for event, place, _ in EVENTS])
def test_the_odds_of_a_throw_are_those_of_the_document(event: str, choice: int, told: str) -> None:
    world = begun().world
    effects = library().events[event].choices[choice].do
    assert [chances(world, effect) for effect in effects if isinstance(effect, ThrowDice)] == [told]


@pytest.mark.parametrize(
    ("thrown", "exact"),
    [
        (ThrowDice(3, Wants(named="number")), Fraction(91, 216)),
        (ThrowDice(2, Wants(house=2)), Fraction(575, 1296)),
        (ThrowDice(3, Wants(hand="pair")), Fraction(96, 216)),
        (ThrowDice(2, Wants(least=6)), Fraction(26, 36)),
        (ThrowDice(4, Wants(least=12, most=16)), Fraction(676, 1296)),
        (ThrowDice(4, Wants(different=4)), Fraction(360, 1296)),
        (ThrowDice(3, Wants(named="all")), Fraction(1, 8)),
    ],
)
def test_odds_are_exact(thrown: ThrowDice, exact: Fraction) -> None:
    chance = throws.odds(thrown, (throws.PLAIN,) * thrown.dice, library())
    assert chance == pytest.approx(float(exact), abs=1e-12)


def test_odds_stand_on_the_choice_before_it_is_taken() -> None:
    session = begun()
    meet(session, "ash_choir")
    assert ["".join(span.text for span in option.note) for option in options(session)] == [
        "Chance: 72%.",
        "Chance: 28%.",
        "",
    ]


def test_of_more_than_five_dice_any_five_count() -> None:
    """The five highest of 6, 6, 5, 1, 1, 1 are 19; the five lowest of 1, 1, 1, 2, 6, 6 are 11."""
    hands = tuple(library().hands.values())
    assert not throws.meets(Wants(least=20), (6, 6, 5, 1, 1, 1), hands)
    assert throws.meets(Wants(least=19), (6, 6, 5, 1, 1, 1), hands)
    assert throws.meets(Wants(most=11), (1, 1, 1, 2, 6, 6), hands)
    assert throws.meets(Wants(showing=(2, 3, 4, 5, 6), count=5), (1, 2, 3, 4, 5, 6), hands)


def test_odds_of_a_trap_go_by_the_dice_of_the_pool() -> None:
    """A die without a 1 raises the chance that no die shows one: ((35/36)^4 + 0) for the other four of five."""
    session = begun()
    session.world.pool.dice[0] = "filed_die"
    (effect,) = library().events["silent_vault"].choices[0].do
    assert isinstance(effect, ThrowDice)
    chance = throws.odds(effect, throws.faces(effect, session.world), library())
    assert chance == pytest.approx((35 / 36) ** 4)
