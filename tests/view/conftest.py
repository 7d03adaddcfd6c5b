"""The window drawn into memory, small, with a hand on mouse and keys."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shadows.saves.settings import Settings
from shadows.saves.writer import WRITER
from shadows.view.app.offscreen import Offscreen
from shadows.view.engine import engine, theme
from shadows.view.engine.engine import NoWindow
from tests.view.fights import SMALL, Open


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The player's folder, which is not there yet: nothing of the real player's is read or written."""
    folder = tmp_path / "player"
    monkeypatch.setenv("SHADOWS_HOME", str(folder))
    yield folder
    WRITER.wait()


@pytest.fixture
def opened(caplog: pytest.LogCaptureFixture) -> Iterator[Open]:
    """Opens the window in a size, at a speed (0 is instant), with other settings if need be. No frame may be left out
    in it."""
    windows: list[Offscreen] = []

    def open_window(
        size: tuple[int, int] = SMALL, speed: int = 0, notices: tuple[str, ...] = (), **kept: object
    ) -> Offscreen:
        try:
            wanted = {"quality": "low", "guide": False} | kept
            window = Offscreen(size, Settings(speed=speed, size=size, **wanted), notices=notices)
        except NoWindow as error:
            pytest.fail(str(error)) if os.environ.get("CI") else pytest.skip(str(error))
        window.point(None)
        windows.append(window)
        return window

    yield open_window
    for window in windows:
        window.close()
    theme.READING.text, theme.READING.shapes = 1.0, False
    told = [record for record in caplog.get_records("call") if record.name == engine.__name__]
    assert [record.getMessage() for record in told if record.levelno >= logging.WARNING] == []
