"""Prefab files written for one test."""

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from shadows.games import check


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """Writes a prefab file into a folder of its own; gives the prefab folder."""
    monkeypatch.chdir(tmp_path)

    def write(content: str | bytes, file: str = "cards/ice.yaml") -> Path:
        path = tmp_path / "prefabs" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else dedent(content).encode())
        return tmp_path / "prefabs"

    return write


@pytest.fixture
def problems(written: Callable[..., Path]) -> Callable[..., list[str]]:
    """What is said about a prefab file that stands beside the game's own content."""

    def problems_of(content: str | bytes, file: str = "cards/ice.yaml") -> list[str]:
        return [str(problem) for problem in check([written(content, file)])]

    return problems_of


@pytest.fixture
def marked() -> Callable[[str], tuple[str, str]]:
    """Takes the mark `»` out of a text and says where it stood, as `line:column`; `1:1` where there is none."""

    def split(text: str) -> tuple[str, str]:
        before, mark, after = text.partition("»")
        line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
        return before + after, f"{line}:{column}" if mark else "1:1"

    return split
