"""A display of its own (Xvfb), real mouse and keys (xdotool), and the game in a process that is played from outside."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TYPED_ON = "5"
"""The X server's number of the keyboard on which xdotool types."""

PATIENCE = 40
"""Seconds until something that was waited for counts as never coming."""


def _need(*tools: str) -> None:
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        words = f"not installed: {', '.join(missing)}"
        pytest.fail(words) if os.environ.get("CI") else pytest.skip(words)


@pytest.fixture
def display() -> Iterator[str]:
    """A display that nobody looks at, one for each test: a server resets itself when its last client leaves, and
    refuses the next one meanwhile."""
    _need("Xvfb", "xdotool")
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait()


class Window:
    """The game as it is played through the display: what it shows, and hands on mouse and keys."""

    def __init__(self, display: str, file: Path, process: subprocess.Popen[bytes]) -> None:
        self._environment = os.environ | {"DISPLAY": display}
        self._file, self._process = file, process
        self.until(lambda state: state["frame"] >= 3)
        self._id = self._xdotool("search", "--sync", "--onlyvisible", "--name", "of the Abyss").split()[0]
        self._xdotool("windowfocus", "--sync", self._id)

    @property
    def state(self) -> dict[str, Any]:
        """What the last frame showed."""
        return json.loads(self._file.read_text(encoding="utf-8"))

    def until(self, what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for a frame that shows this."""
        start = time.monotonic()
        state: dict[str, Any] = {}
        while time.monotonic() - start < PATIENCE:
            if self._process.poll() is not None:
                pytest.fail(f"the game ended with exit status {self._process.returncode}")
            if self._file.exists():
                state = self.state
                if what(state):
                    return state
            time.sleep(0.01)
        pytest.fail(f"this never came; the last frame was {state}")

    def settled(self) -> dict[str, Any]:
        """Wait until what was done has been drawn, and all that followed from it."""
        seen = self.state["frame"]
        return self.until(lambda state: state["frame"] >= seen + 4 and not state.get("busy"))

    def point(self, name: str) -> None:
        """Move the mouse over a spot."""
        self._xdotool(*self.to(name))
        self.settled()

    def click(self, name: str) -> dict[str, Any]:
        """Click on a spot."""
        self.point(name)
        self._xdotool("mousedown", "1")
        self.settled()
        self._xdotool("mouseup", "1")
        return self.settled()

    def drag(self, start: str, end: str) -> dict[str, Any]:
        """Press on a spot, move to another, let go."""
        self.point(start)
        self._xdotool("mousedown", "1")
        self.settled()
        self.point(end)
        self._xdotool("mouseup", "1")
        return self.settled()

    def keys(self, *names: str) -> dict[str, Any]:
        """Press keys as fast as they go."""
        self.settled()
        self._xdotool("key", "--delay", "20", *names)
        return self.settled()

    def press(self, *keycodes: int) -> dict[str, Any]:
        """Press keys by where they are, whatever is printed on them."""
        return self.keys(*map(str, keycodes))

    def layout(self, name: str) -> None:
        """Give the keyboard, and the one that the tests type on, another layout."""
        _need("setxkbmap")
        for device in ((), ("-device", TYPED_ON)):
            subprocess.run(["setxkbmap", *device, name], env=self._environment, timeout=PATIENCE, check=True)

    def to(self, name: str) -> tuple[str, ...]:
        """How the mouse is moved over a spot, in words of xdotool."""
        x, y = self.state["spots"][name]
        return "mousemove", "--window", self._id, str(x), str(y)

    def at_once(self, *words: str) -> dict[str, Any]:
        """Let mouse and keys do several things with no time between, in words of xdotool."""
        self._xdotool(*words)
        return self.settled()

    def leave(self) -> dict[str, Any]:
        """Give the focus to something else on the display."""
        return self.at_once("windowfocus", self._xdotool("search", "--maxdepth", "0", "").strip())

    def hide(self) -> dict[str, Any]:
        """Take the window off the display, and put it back there."""
        return self.at_once("windowunmap", self._id, "sleep", "0.3", "windowmap", self._id)

    def resize(self, width: int, height: int) -> dict[str, Any]:
        """Give the window another size."""
        self._xdotool("windowsize", self._id, str(width), str(height))
        return self.until(lambda state: state["size"] == [width, height])

    def minimise(self) -> None:
        """Take the window off the display, for as long as it is not restored."""
        self._xdotool("windowunmap", self._id)

    def restore(self) -> None:
        """Put it back."""
        self._xdotool("windowmap", self._id)

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self._environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        assert done.returncode == 0, f"xdotool {' '.join(words)}: {done.stderr}"
        return done.stdout


@pytest.fixture
def opened(display: str, tmp_path: Path) -> Iterator[Callable[..., Window]]:
    """Opens the game with a hero, an encounter and a seed."""
    processes: list[subprocess.Popen[bytes]] = []

    def open_window(hero: str = "", foe: str = "", seed: str = "", speed: int = 0, game: str = "deck") -> Window:
        file = tmp_path / "state.json"
        script = Path(__file__).with_name("watched.py")
        environment = os.environ | {"DISPLAY": display, "PYTHONPATH": str(ROOT), "HOME": str(tmp_path)}
        command = [sys.executable, str(script), str(file), hero, foe, seed, str(speed), game]
        process = subprocess.Popen(command, env=environment, cwd=ROOT)
        processes.append(process)
        return Window(display, file, process)

    yield open_window
    for process in processes:
        process.terminate()
        process.wait()
