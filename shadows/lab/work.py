"""What a worker does, in whatever process: play the runs of a plan, one at a time."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

import msgspec

from shadows import Session
from shadows.lab.bots import BOTS
from shadows.lab.builds import NONE, nodes
from shadows.lab.errors import LabError
from shadows.lab.recording import RECORDERS
from shadows.mods.loading import load_mods

if TYPE_CHECKING:
    from components.prefabs import Library
    from shadows.lab.plan import Plan, Task
    from shadows.lab.records import Record

MOST_COMMANDS = 20_000
"""A run that has not ended then goes nowhere."""


ALONE = Lock()
"""Sessions of one process live in turn: workers with several threads play one run at a time."""


def play(plan: Plan, task: Task) -> Record:
    """Play one run to its end. Raises LabError if this process has other content than the plan."""
    with ALONE:
        return _play(plan, task)


def _play(plan: Plan, task: Task) -> Record:
    library = _library(plan.game, plan.folders)
    if library.fingerprint != plan.content:
        raise LabError("A worker has other content or other mods than the simulation: install the same on each.")
    given: dict[str, Any] = {} if task.build == NONE else {"nodes": nodes(plan.game, task.build)}
    session = Session.start(task.hero, task.seed, task.map, game=plan.game, library=library, **given)
    bot = BOTS[plan.game][plan.bot](f"{plan.bot} {task.seed} {task.hero} {task.map}")
    recorder = RECORDERS[plan.game](session)
    for _ in range(MOST_COMMANDS):
        if session.outcome != "ongoing":
            break
        recorder.note(session.submit(bot.choose(session)))
    return recorder.record(task, plan.bot)


def play_encoded(plan: Plan, task: Task) -> bytes:
    """The same as a line of JSON without its end, to be sent from process to process."""
    return msgspec.json.encode(play(plan, task))


@lru_cache(maxsize=1)
def _library(game: str, folders: tuple[str, ...]) -> Library:
    return load_mods([Path(folder) for folder in folders], game=game).library
