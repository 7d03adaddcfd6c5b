"""The slow work beside the game: waiting for the disk, so that no frame has to."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock


class Writer:
    """One thread that does one job after the other. Of jobs with the same name that wait, only the newest is done.

    A process that leaves in good order does what is still asked for; what is only flushed late is safe from a kill
    all the same, as the system holds it.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "writer")
        self._lock = Lock()
        self._jobs: dict[str, Callable[[], None]] = {}

    def ask(self, name: str, job: Callable[[], None]) -> None:
        """Have a job done, in place of one of its name that still waits."""
        with self._lock:
            waiting = name in self._jobs
            self._jobs[name] = job
        if not waiting:
            self._thread.submit(self._do, name)

    def wait(self) -> None:
        """Until all that was asked for is done."""
        self._thread.submit(lambda: None).result()

    def _do(self, name: str) -> None:
        with self._lock:
            job = self._jobs.pop(name)
        job()


WRITER = Writer()
"""One for the process, so that whoever begins a run waits for what the last one left to do."""
