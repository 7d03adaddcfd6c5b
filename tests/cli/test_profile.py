"""The command `profile`: what it tells, how it begins anew, and one line for whatever is wrong."""

from pathlib import Path

import pytest

from components.dice.summary import RunSummary
from shadows import games
from shadows.cli import run
from shadows.saves.profile import ProfileSlot


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "player"))
    return tmp_path / "player"


@pytest.fixture
def slot(growing: ProfileSlot) -> ProfileSlot:
    """The profile of the coin game, in which a player grows."""
    return growing


@pytest.fixture
def grown(slot: ProfileSlot) -> ProfileSlot:
    """With a run that was won, and a node."""
    slot.credit(
        "a1b2", "2026-03-01T12:00:00+00:00", RunSummary(hero="gambler", won=True, floors=15, damage=9, turns=40)
    )
    slot.take("root")
    return slot


def answers(monkeypatch: pytest.MonkeyPatch, *given: str) -> list[str]:
    """What the player writes; gives what was asked."""
    asked: list[str] = []
    waiting = iter(given)

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return next(waiting)

    monkeypatch.setattr("builtins.input", answer)
    return asked


def test_it_tells_points_nodes_achievements_and_best_results(
    grown: ProfileSlot, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["profile"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Heads of the Abyss: 4 of 12 skill points earned, 1 spent, 3 left.",
        "The Abyss answers: enemies +1.1% HP.",
        "Nodes: Steady Hand.",
        "Achievements: 1 of 2.",
        "  Paid Back, 4 points: Win. (2026-03-01, run a1b2)",
        "  Hard Hand, 3 points: Deal 10 damage at once. (not yet)",
        "Best results: 15 floors cleared, 9 damage with one hand, won in 40 turns.",
        f"It is kept in {grown.path}.",
    ]


def test_before_the_first_run_it_tells_what_there_is_to_achieve(
    slot: ProfileSlot, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["profile", "--game", "coin"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Heads of the Abyss: 0 of 12 skill points earned, 0 spent, 0 left.",
        "Achievements: 0 of 2.",
        "  Paid Back, 4 points: Win. (not yet)",
        "  Hard Hand, 3 points: Deal 10 damage at once. (not yet)",
    ]


def test_a_damaged_profile_is_told_first(grown: ProfileSlot, capsys: pytest.CaptureFixture[str]) -> None:
    grown.path.write_bytes(b"\0")
    assert run(["profile"]) == 0
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first == (
        "The profile is damaged: it is kept as profile.damaged.json, and the one before the last change goes on."
    )
    assert second == "Heads of the Abyss: 4 of 12 skill points earned, 0 spent, 4 left."


def test_reset_asks_twice_and_keeps_the_old_file(
    grown: ProfileSlot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    content = grown.path.read_bytes()
    asked = answers(monkeypatch, "y", "RESET")
    assert run(["profile", "reset"]) == 0
    kept = grown.path.with_name("profile.reset.json")
    assert capsys.readouterr().out.splitlines() == [
        "This takes away 4 skill points, 1 node and 1 achievement.",
        f"The profile begins anew; the old one is kept as {kept}.",
    ]
    assert asked == ["Write y to go on: ", "It begins at nothing again. Write RESET to do it: "]
    assert kept.read_bytes() == content
    assert grown.load().profile.empty


@pytest.mark.parametrize("given", [("n",), ("",), ("y", "y"), ("y", "reset")])
def test_reset_changes_nothing_without_both_answers(
    given: tuple[str, ...], grown: ProfileSlot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    content = grown.path.read_bytes()
    answers(monkeypatch, *given)
    assert run(["profile", "reset"]) == 2
    assert capsys.readouterr().err == "Nothing was changed.\n"
    assert grown.path.read_bytes() == content


def test_there_is_nothing_to_reset_before_the_first_run(slot: ProfileSlot, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["profile", "reset"]) == 2
    assert capsys.readouterr().err == "There is nothing in the profile yet.\n"


def test_export_writes_a_file_that_can_be_put_in_place(
    grown: ProfileSlot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.json"
    assert run(["profile", "export", str(file)]) == 0
    assert (
        capsys.readouterr().out == f"{file} holds the profile. Put in place of {grown.path}, it is the profile again.\n"
    )
    assert file.read_bytes() == grown.path.read_bytes()
    assert run(["profile", "export", str(file)]) == 2
    assert capsys.readouterr().err == f"{file} is there already: name a file that is not.\n"


def test_the_game_may_stand_before_the_word(grown: ProfileSlot, capsys: pytest.CaptureFixture[str]) -> None:
    told = "Shadows of the Abyss begins every run alike: it has no profile.\n"
    for words in (["--game", "deck", "reset"], ["reset", "--game", "deck"], ["--game", "deck"]):
        assert run(["profile", *words]) == 2
        assert capsys.readouterr().err == told


@pytest.mark.parametrize("words", [[], ["reset"], ["export", "mine.json"], ["--game", "deck"]])
def test_where_no_game_grows_that_is_said_in_a_line(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "NAMES", ("deck",))
    assert run(["profile", *words]) == 2
    assert capsys.readouterr().err == "No game here grows between runs.\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["exprt"], "Unknown command 'exprt': did you mean 'export'? See `shadows profile -h`."),
        (["export"], "The following arguments are required: FILE. See `shadows profile export -h`."),
        (["reset", "now"], "Unknown argument 'now'. See `shadows profile reset -h`."),
        (["--game", "cion"], "Unknown game 'cion': did you mean 'coin'? Known: deck, coin."),
    ],
)
def test_what_is_wrong_is_one_line(
    words: list[str], told: str, slot: ProfileSlot, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["profile", *words]) == 2
    assert capsys.readouterr().err == f"{told}\n"
