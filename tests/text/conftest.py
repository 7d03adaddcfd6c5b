"""Every test has a player's folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from shadows.saves.writer import WRITER


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The player's folder, which is not there yet."""
    folder = tmp_path / "player"
    monkeypatch.setenv("SHADOWS_HOME", str(folder))
    yield folder
    WRITER.wait()
