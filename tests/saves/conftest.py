"""Every test has a player's folder of its own, and waits for what is still being written into it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from shadows.saves.paths import Paths
from shadows.saves.writer import WRITER


@pytest.fixture(autouse=True)
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Paths]:
    """The player's folder, which is not there yet."""
    home = tmp_path / "player"
    monkeypatch.setenv("SHADOWS_HOME", str(home))
    yield Paths(home)
    WRITER.wait()
