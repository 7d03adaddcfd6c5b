"""D18: what a run earns for the next ones."""

import pytest
from msgspec.structs import replace

from components.dice.summary import RunSummary
from components.facts import ComboActed, HandScored, RoundBegan
from components.growth import PARTS, Earned, Past
from shadows.saves.stats import Stats, Stop
from systems.dice.points import achieved, cleared, count, earned, parts
from tests.dice.plain import plain_library

LIBRARY = plain_library()
FALLEN = RunSummary(hero="wanderer", floors=4, hp=0, max_hp=85, turns=20)
WON = RunSummary(
    hero="wanderer", won=True, bosses=(1, 2, 3), floors=45, relics=20, hp=30, max_hp=85, turns=100, damage=90
)
EVERYTHING = tuple(LIBRARY.achievements)


@pytest.mark.parametrize(
    ("floors", "tenths"),
    [
        (5, 0),
        (7, 0),
        (8, 2),
        (10, 6),  # 3 × 0.2
        (11, 10),
        (14, 22),  # 0.6 + 4 × 0.4
        (15, 27),
        (19, 47),  # 2.2 + 5 × 0.5
        (20, 53),
        (45, 203),  # 4.7 + 26 × 0.6
    ],
)
def test_a_third_of_the_formula_counts_so_a_tenth_of_it_is_a_thirtieth_of_a_point(floors: int, tenths: int) -> None:
    assert PARTS == 30
    assert parts(replace(FALLEN, floors=floors)) == tenths


def test_the_boss_of_act_1_with_three_combos_is_about_3_points_and_a_victory_about_9() -> None:
    first = replace(FALLEN, floors=15, bosses=(1,), combos={"firestorm": 5})
    assert parts(first) == 27 + 20 + 30  # 77 / 30 = 2.57
    won = replace(WON, combos={"firestorm": 2, "overload": 1})
    assert parts(won) == 203 + 60 + 30  # 293 / 30 = 9.77


def test_of_combos_three_count_at_most() -> None:
    before = replace(FALLEN, floors=7)
    assert [parts(replace(before, combos={"overload": number})) for number in (0, 1, 3, 4)] == [0, 10, 30, 30]
    assert parts(replace(before, combos={"overload": 2, "blizzard": 2})) == 30


def test_who_falls_before_the_seventh_floor_has_earned_nothing_but_achievements() -> None:
    early = replace(FALLEN, floors=5, combos={"overload": 3})
    assert parts(early) == 0
    assert parts(replace(early, floors=6)) == 30
    assert earned(LIBRARY, early, Past()) == Earned(2 * PARTS, ("first_combo",), "", {"floors": 5, "damage": 0})


def test_a_first_victory_earns_its_base_its_achievements_and_is_remembered() -> None:
    assert earned(LIBRARY, WON, Past()) == Earned(
        203 + 60 + (5 + 5 + 8 + 3) * PARTS,
        ("act1", "act2", "first_victory", "hero_wanderer"),
        "wanderer",
        {"floors": 45, "damage": 90, "turns": 100},
    )


def test_achievements_are_paid_once() -> None:
    past = Past(achievements=("act1", "act2", "first_victory", "hero_wanderer"), winners=("wanderer",))
    assert earned(LIBRARY, WON, past).parts == 263
    assert earned(LIBRARY, WON, past).achievements == ()


def test_a_gain_past_100_points_pays_what_is_left_and_its_achievements_are_done_all_the_same() -> None:
    near = Past(parts=99 * PARTS + 10)
    assert earned(LIBRARY, WON, near).parts == 20
    assert earned(LIBRARY, WON, near).achievements == ("act1", "act2", "first_victory", "hero_wanderer")
    assert earned(LIBRARY, WON, Past(parts=100 * PARTS)).parts == 0


@pytest.mark.parametrize("why", ["mods", "custom", "sandbox"])
def test_a_run_that_is_not_ranked_earns_nothing(why: str) -> None:
    assert earned(LIBRARY, replace(WON, unranked=why), Past()) == Earned(unranked=why)


def test_all_achievements_are_18_for_70_points() -> None:
    assert len(LIBRARY.achievements) == 18
    assert sum(deed.points for deed in LIBRARY.achievements.values()) == 70


BORDERS = {
    "act1": (replace(FALLEN, bosses=(1,)), replace(FALLEN, floors=14)),
    "act2": (replace(FALLEN, bosses=(1, 2)), replace(FALLEN, bosses=(1,))),
    "first_victory": (WON, replace(WON, won=False)),
    "first_combo": (replace(FALLEN, combos={"overload": 1}), replace(FALLEN, combos={"overload": 0})),
    "five_of_a_kind": (replace(FALLEN, hands={"five_of_a_kind": 1}), replace(FALLEN, hands={"six_of_a_kind": 1})),
    "six_of_a_kind": (replace(FALLEN, hands={"six_of_a_kind": 1}), replace(FALLEN, hands={"five_of_a_kind": 9})),
    "no_relics": (replace(WON, relics=0), replace(WON, relics=1)),
    "full_hp": (replace(WON, hp=85), replace(WON, hp=84)),
    "hundred": (replace(FALLEN, damage=100), replace(FALLEN, damage=99)),
    "swift": (replace(WON, turns=85), replace(WON, turns=86)),
}


@pytest.mark.parametrize("deed", BORDERS)
def test_an_achievement_is_done_at_its_border_and_not_below_it(deed: str) -> None:
    done, missed = BORDERS[deed]
    assert deed in achieved(LIBRARY, done, Past())
    assert deed not in achieved(LIBRARY, missed, Past())


@pytest.mark.parametrize(
    "hero", ["wanderer", "gambler", "trickster", "bruiser", "strategist", "elementalist", "collector"]
)
def test_each_hero_has_an_achievement_of_its_own_for_a_victory(hero: str) -> None:
    assert f"hero_{hero}" in achieved(LIBRARY, replace(WON, hero=hero), Past())
    assert f"hero_{hero}" not in achieved(LIBRARY, replace(WON, hero=hero, won=False), Past())
    others = [deed for deed in achieved(LIBRARY, replace(WON, hero=hero), Past()) if deed.startswith("hero_")]
    assert others == [f"hero_{hero}"]


def test_many_hands_are_three_different_heroes_that_have_won() -> None:
    assert "three_heroes" in achieved(LIBRARY, WON, Past(winners=("gambler", "bruiser")))
    assert "three_heroes" not in achieved(LIBRARY, WON, Past(winners=("gambler", "wanderer")))
    fallen = replace(WON, won=False)
    assert "three_heroes" not in achieved(LIBRARY, fallen, Past(winners=("gambler", "bruiser", "collector")))


@pytest.mark.parametrize("deed", ["no_relics", "full_hp", "swift"])
def test_a_challenge_counts_only_when_the_run_is_won(deed: str) -> None:
    done, _ = BORDERS[deed]
    assert deed not in achieved(LIBRARY, replace(done, won=False), Past())


def test_unbroken_needs_a_max_hp_of_40() -> None:
    assert "full_hp" in achieved(LIBRARY, replace(WON, hp=40, max_hp=40), Past())
    assert "full_hp" not in achieved(LIBRARY, replace(WON, hp=39, max_hp=39), Past())


def test_all_achievements_of_one_run_come_in_the_documents_order() -> None:
    best = replace(
        WON,
        combos={"singularity": 1},
        hands={"five_of_a_kind": 1, "six_of_a_kind": 1},
        relics=0,
        hp=85,
        turns=85,
        damage=500,
    )
    done = achieved(LIBRARY, best, Past(winners=("gambler", "bruiser")))
    assert len(done) == 18 - 6  # six other heroes
    assert done[:4] == ("act1", "act2", "first_victory", "hero_wanderer")
    assert done[-1] == "swift"
    assert achieved(LIBRARY, best, Past(achievements=EVERYTHING)) == ()


def test_hands_and_combos_are_counted_by_id_and_of_damage_the_most_of_one_hand() -> None:
    counts: dict[str, int] = {}
    hands = [HandScored(hand, 2, (), 10, 120, damage) for hand, damage in (("pair", 20), ("pair", 45), ("chance", 7))]
    for fact in (*hands, ComboActed("overload", (), 2), RoundBegan(3)):
        count(counts, fact)
    assert counts == {"hand pair": 2, "hand chance": 1, "damage": 45, "combo overload": 1}


def way(*floors: int, acts: int = 0, bosses: int = 0) -> Stats:
    """Whole acts of 15 floors, then these floors of the next one."""
    whole = [Stop(act, floor, "enemy") for act in range(acts) for floor in range(1, 16)]
    return Stats(path=[*whole, *(Stop(acts, floor, "enemy") for floor in floors)], bosses=bosses)


def test_floors_are_counted_over_all_acts_and_the_one_where_a_run_ends_is_not_cleared() -> None:
    assert cleared(Stats(), won=False) == 0
    assert cleared(way(1), won=False) == 0
    assert cleared(way(1, 2, 3), won=False) == 2
    assert cleared(way(*range(1, 16)), won=False) == 14
    assert cleared(way(1, 2, acts=1, bosses=1), won=False) == 16
    assert cleared(way(*range(1, 16), acts=2, bosses=3), won=True) == 45


def test_a_floor_whose_boss_is_dead_is_cleared_even_if_the_run_is_given_up_there() -> None:
    assert cleared(way(*range(1, 16), bosses=1), won=False) == 15
