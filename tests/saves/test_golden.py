"""Runs of each hero happen as they did when they were last accepted, fact by fact."""

import pytest

from tests.saves.golden import ACCEPT, DECK, DICE, FOLDER, GOLDEN, Kept, accepted, difference, journal


@pytest.mark.parametrize("hero", GOLDEN)
def test_the_golden_runs_of_a_hero_happen_as_they_were_accepted(hero: str) -> None:
    changed = difference(accepted(hero), journal(hero))
    assert not changed, f"{changed}\nIf that is what you meant: {ACCEPT}"


@pytest.mark.parametrize("kept", [DECK, DICE], ids=lambda kept: kept.game)
def test_the_golden_runs_reach_all_acts_and_ends_and_stay_small(kept: Kept) -> None:
    heroes = [hero for hero, of in GOLDEN.items() if of is kept]
    lines = [line for hero in heroes for line in accepted(hero)]
    assert sum(line.startswith("run ") for line in lines) == len(heroes) * kept.runs
    for fact in (
        '{"fact":"act_began","act":2}',
        '{"fact":"run_ended","outcome":"won"}',
        '{"fact":"run_ended","outcome":"lost"}',
    ):
        assert fact in lines
    assert sum((FOLDER / f"{hero}.xz").stat().st_size for hero in heroes) < 1_000_000


def test_a_difference_is_told_by_its_run_its_command_and_both_facts() -> None:
    before = ["run A fixed", '{"command":"end_turn"}', '{"fact":"turn_ended","who":1}', "x"]
    told = difference(before, [*before[:2], '{"fact":"turn_ended","who":2}', "x"])
    assert told.splitlines() == [
        'run A fixed, after {"command":"end_turn"}:',
        '  accepted: {"fact":"turn_ended","who":1}',
        '  now:      {"fact":"turn_ended","who":2}',
    ]
    assert "the end of the journal" in difference(before, before[:3])
    assert difference(before, before) == ""
