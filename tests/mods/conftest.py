"""Mods written for one test, and a player's folder of its own."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from textwrap import dedent

import pytest

from shadows.mods.loading import Loadout, load_mods
from shadows.saves.paths import Paths
from shadows.saves.slot import WRITER

CARD = "{name: Ice, type: skill, rarity: special, cost: 1, effects: {gain_block: 5}}"


@pytest.fixture(autouse=True)
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Paths]:
    """The player's folder, which is not there yet; the working folder is the one above it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "player"))
    yield Paths(tmp_path / "player")
    WRITER.wait()


@pytest.fixture
def mod(paths: Paths) -> Callable[..., Path]:
    """Writes a mod into the player's folder, or another one, and gives its folder.

    `says` are lines of its mod.yaml besides id, name and version; `files` are its prefabs by name.
    """

    def write(
        name: str = "frost", files: Mapping[str, str | bytes] | None = None, says: str = "", folder: Path | None = None
    ) -> Path:
        where = (paths.mods if folder is None else folder) / name
        manifest = "" if says.startswith("id:") else f"id: {name}\nname: {name.title()}\nversion: 1.0.0\n"
        put(where / "mod.yaml", manifest + dedent(says))
        for file, content in (files or {}).items():
            put(where / "prefabs" / file, content)
        return where

    return write


def put(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else dedent(content).encode())


@pytest.fixture
def loaded(mod: Callable[..., Path]) -> Callable[..., Loadout]:
    """The game with one mod."""

    def load(files: Mapping[str, str | bytes] | None = None, says: str = "", name: str = "frost") -> Loadout:
        mod(name, files, says)
        return load_mods()

    return load


@pytest.fixture
def said(loaded: Callable[..., Loadout]) -> Callable[..., list[str]]:
    """All that is said about one mod."""

    def problems(files: Mapping[str, str | bytes] | None = None, says: str = "", name: str = "frost") -> list[str]:
        loadout = loaded(files, says, name)
        return [str(problem) for one in [*loadout.mods, *loadout.off] for problem in one.problems]

    return problems
