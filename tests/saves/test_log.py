"""The log file beside the saves."""

from pathlib import Path

import pytest

from shadows.saves import log
from shadows.saves.log import LOG, keep_log


def fail() -> None:
    try:
        raise ValueError("the candle went out")
    except ValueError:
        LOG.exception("It is dark.")


def test_the_file_holds_the_whole_and_standard_error_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "player" / "shadows.log"
    with keep_log(file):
        LOG.info("A note for the file alone.")
        fail()
    assert capsys.readouterr().err == "It is dark.\n"
    kept = file.read_text(encoding="utf-8")
    assert "A note for the file alone." in kept
    assert "Traceback" in kept
    assert "the candle went out" in kept


def test_nothing_is_written_before_there_is_something_to_tell(tmp_path: Path) -> None:
    with keep_log(tmp_path / "player" / "shadows.log"):
        pass
    assert list(tmp_path.iterdir()) == []


def test_where_it_cannot_be_written_the_game_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "player"
    file.write_text("in the way", encoding="utf-8")
    with keep_log(file / "shadows.log"):
        fail()
    assert capsys.readouterr().err == "It is dark.\n"
    assert file.read_text(encoding="utf-8") == "in the way"


def test_it_begins_anew_when_it_is_large_and_one_older_one_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "LARGEST", 200)
    with keep_log(tmp_path / "shadows.log"):
        for number in range(20):
            LOG.info("Note %s, as long as notes are on a usual day.", number)
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == ["shadows.log", "shadows.log.1"]
    assert max(path.stat().st_size for path in tmp_path.iterdir()) <= 200
