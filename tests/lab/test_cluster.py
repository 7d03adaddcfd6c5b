"""A simulation on a real Dask cluster of several processes gives what one process gives, even if a worker is killed."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shadows.cli import run
from shadows.lab.journal import RUNS, records

ROOT = Path(__file__).parents[2]

WORDS = ["simulate", "--bot", "greedy", "--map", "all", "--runs", "1", "--seed", "CLUSTER"]
TOTAL = 3 * 2


class Cluster:
    """A scheduler and three workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        where = ["--scheduler-file", str(self.file), "--no-dashboard"]
        self.scheduler = _dask("scheduler", "--host", "127.0.0.1", "--port", "0", *where)
        self.workers = [
            _dask("worker", "--no-nanny", "--nthreads", "1", "--local-directory", str(folder), *where) for _ in range(3)
        ]

    @property
    def address(self) -> str:
        """Where the scheduler listens."""
        return str(json.loads(self.file.read_text(encoding="utf-8"))["address"])

    def end(self) -> None:
        """Leave no process behind."""
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


def _dask(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "dask", *words], cwd=ROOT, stderr=subprocess.DEVNULL)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    cluster = Cluster(tmp_path)
    try:
        from distributed import Client

        until(lambda: cluster.file.exists() and cluster.file.stat().st_size > 0)
        with Client(cluster.address, set_as_default=False) as client:
            client.wait_for_workers(3, timeout=60)
        yield cluster
    finally:
        cluster.end()


def until(happened: Callable[[], bool]) -> None:
    """Wait for something; the test fails if it has not come in a minute."""
    last = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < last


def test_a_worker_that_is_killed_loses_no_run_and_doubles_none(cluster: Cluster, tmp_path: Path) -> None:
    assert run([*WORDS, "--out", str(tmp_path / "alone"), "--workers", "1"]) == 0
    folder = tmp_path / "out"
    at_kill: list[int] = []

    def kill() -> None:
        until(lambda: ended(folder) > 0)
        cluster.workers[0].kill()
        at_kill.append(ended(folder))

    killer = threading.Thread(target=kill)
    killer.start()
    assert run([*WORDS, "--out", str(folder), "--cluster", cluster.address]) == 0
    killer.join()
    assert 0 < at_kill[0] < TOTAL
    assert cluster.workers[0].wait() != 0
    assert ended(folder) == TOTAL
    assert list(records(folder)) == list(records(tmp_path / "alone"))


def test_a_worker_with_other_content_is_refused(cluster: Cluster, tmp_path: Path) -> None:
    from shadows.lab import crews
    from shadows.lab.errors import LabError
    from shadows.lab.plan import Plan

    plan = Plan("deck", "random", ("hellforged",), ("fixed",), 1, "OTHER", "0", "another fingerprint")
    with pytest.raises(LabError, match="other content or other mods"):
        list(crews.cluster(plan, plan.tasks(), cluster.address))


def test_a_scheduler_that_does_not_answer_is_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from shadows.lab import crews

    monkeypatch.setattr(crews, "PATIENCE", 0.2)
    assert run([*WORDS, "--out", str(tmp_path / "out"), "--cluster", "tcp://127.0.0.1:1"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("No Dask scheduler answers at tcp://127.0.0.1:1: ")
    assert told.count("\n") == 1


def test_without_the_extra_that_is_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert run([*WORDS, "--out", str(tmp_path / "out"), "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert capsys.readouterr().err == (
        "A cluster needs the extra `cluster`: pip install 'shadows-of-the-abyss[cluster]'.\n"
    )


def ended(folder: Path) -> int:
    """How many runs the journal holds."""
    return (folder / RUNS).read_bytes().count(b"\n") if (folder / RUNS).exists() else 0
