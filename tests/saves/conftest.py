"""Every test has a player's folder of its own, and waits for what is still being written into it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from shadows.saves.places import Places
from shadows.saves.scribe import SCRIBE


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Places]:
    """The player's folder, which is not there yet."""
    home = tmp_path / "player"
    monkeypatch.setenv("SHADOWS_HOME", str(home))
    yield Places(home)
    SCRIBE.wait()
