"""Who plays the runs: worker processes of this machine, or of a cluster. Whoever it is, a run is the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.connection import wait as wait_for_end
from typing import TYPE_CHECKING, Any

from shadows.lab.errors import LabError
from shadows.lab.work import play_encoded

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from multiprocessing.connection import Connection

    from shadows.lab.plan import Plan, Task


PATIENCE = 10
"""Seconds in which a scheduler answers."""

AHEAD = 4
"""Runs that are sent ahead for each worker of a cluster."""


def local(plan: Plan, tasks: Iterable[Task], workers: int) -> Iterator[bytes]:
    """The records of all tasks as they come, from so many processes; one is this process itself. Raises LabError."""
    if workers == 1:
        yield from (play_encoded(plan, task) for task in tasks)
        return
    context = multiprocessing.get_context("spawn")
    leash, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, _begin, (leash,))
    waiting = iter(tasks)
    going: set[Future[bytes]] = set()
    try:
        while True:
            going |= {pool.submit(play_encoded, plan, task) for task in islice(waiting, 2 * workers - len(going))}
            if not going:
                break
            ended, going = wait(going, return_when=FIRST_COMPLETED)
            for future in ended:
                yield future.result()
    except BrokenProcessPool:
        raise LabError("A worker process was ended from outside; the same command goes on.") from None
    except BaseException:
        held.close()  # whatever stops this ends the runs under way as well
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        held.close()
        leash.close()


def cluster(plan: Plan, tasks: Iterable[Task], address: str) -> Iterator[bytes]:
    """The records of all tasks as they come, from the workers of a Dask cluster; runs of workers that are lost are
    played by others. Each needs the game and the mods of the plan. Raises LabError."""
    try:
        from distributed import Client, KilledWorker, as_completed
    except ImportError:
        raise LabError("A cluster needs the extra `cluster`: pip install 'shadows-of-the-abyss[cluster]'.") from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise LabError(f"No Dask scheduler answers at {address}: {str(error) or 'it took too long'}.") from None
    waiting = iter(tasks)

    def sent(count: int) -> list[Any]:
        return [client.submit(play_encoded, plan, task, pure=False) for task in islice(waiting, count)]

    going = as_completed(sent(AHEAD * max(1, len(client.nthreads()))), loop=client.loop)
    try:
        for future in going:
            going.update(sent(1))
            yield future.result()
    except KilledWorker:
        raise LabError("Workers of the cluster die over a run again and again; the same command goes on.") from None
    except CancelledError:
        raise LabError("The cluster was lost; the same command goes on.") from None
    finally:
        client.close()


def _begin(leash: Connection) -> None:
    """A worker leaves Ctrl-C to the process that began it, and ends at once when that lets go of the leash, however it
    ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(leash,), daemon=True).start()


def _end_with(leash: Connection) -> None:
    wait_for_end([leash])
    os._exit(1)
