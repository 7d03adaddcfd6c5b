"""Two simulations are compared run by run, at equal seeds."""

from pathlib import Path

import pytest

from shadows.cli import run
from shadows.lab.comparing import compare
from shadows.lab.records import Record
from tests.lab.made import folder_of, record


def ended(number: int, won: bool, **changed: object) -> Record:
    return record(number, outcome="won" if won else "lost", **changed)


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """20 pairs: 4 won in both, 1 in the first alone, 9 in the second alone, 6 in neither. In the second each hero comes
    two floors further, and a run more was played, which the first does not have."""
    before = [ended(number, number < 5) for number in range(20)]
    after = [ended(number, number < 4 or 5 <= number < 14, floors=8, hp=3) for number in range(21)]
    return folder_of(tmp_path / "a", before), folder_of(tmp_path / "b", after, mods=("frost 1.0.0",))


def test_runs_of_the_same_hero_map_and_seed_are_pairs(folders: tuple[Path, Path]) -> None:
    (whole,) = compare(*folders)
    assert (whole.hero, whole.map, whole.pairs) == ("hellforged", "fixed", 20)
    assert (whole.first.value, whole.second.value) == (5 / 20, 13 / 20)
    assert whole.won.value == pytest.approx(8 / 20)
    assert whole.won.low > 0
    assert whole.p == 2 * (1 + 10) / 1024
    assert whole.floors == (2, 2, 2)
    assert whole.hp == (3, 3, 3)


def test_what_is_compared_with_itself_has_not_changed(folders: tuple[Path, Path]) -> None:
    (whole,) = compare(folders[0], folders[0])
    assert (whole.won.value, whole.floors.value, whole.hp.value, whole.p) == (0, 0, 0, 1)


def test_heroes_and_maps_are_told_apart(tmp_path: Path) -> None:
    runs = [ended(0, True), ended(1, False, map="wandering"), ended(2, False, hero="blood_reaper")]
    folder = folder_of(tmp_path / "a", runs)
    assert [(part.hero, part.map, part.pairs) for part in compare(folder, folder)] == [
        ("", "", 3),
        ("hellforged", "fixed", 1),
        ("hellforged", "wandering", 1),
        ("blood_reaper", "fixed", 1),
    ]


def test_the_command_tells_both_and_the_difference(
    folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = folders
    assert run(["compare", str(first), str(second)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[:3] == [
        f"A {first}: good bot, seed MADE, version 0.1.0, no mods",
        f"B {second}: good bot, seed MADE, version 0.1.0, frost 1.0.0",
        "hellforged, fixed map, 20 pairs:",
    ]
    assert told[3].startswith("  won by A    25.0% (")
    assert told[4].startswith("  won by B    65.0% (")
    assert told[5].startswith("  B less A    +40.0 points (+")
    assert told[5].endswith("p = 0.021 (McNemar's exact test)")
    assert told[6:] == ["  floors      +2.0 (+2.0 to +2.0)", "  HP at end   +3.0 (+3.0 to +3.0)"]


def test_what_chance_hardly_gives_is_not_told_as_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = folder_of(tmp_path / "a", [ended(number, False) for number in range(12)])
    second = folder_of(tmp_path / "b", [ended(number, True) for number in range(12)])
    run(["compare", str(first), str(second)])
    assert "p < 0.001 (McNemar's exact test)" in capsys.readouterr().out  # 2 / 2**12


def test_without_a_run_in_common_that_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = folder_of(tmp_path / "a", [record(0)])
    second = folder_of(tmp_path / "b", [record(0, seed="OTHER-1")])
    assert run(["compare", str(first), str(second)]) == 2
    assert capsys.readouterr().err == f"{first} and {second} have no run in common: the same hero, map and seed.\n"


def test_a_folder_without_a_simulation_is_told_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compare", str(tmp_path), str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"There is no simulation in {tmp_path}.\n"
