"""A game that plays by itself and is killed at any moment: `python -m tests.saves.crash FOLDER KILLS SEED`.

One process has everything loaded; each life is a fork of it that goes on with the run it finds, or begins one, tells
each command once it was answered, and is killed by SIGKILL. After each life a fork of the same kind, untouched by what
that one held in memory, compares what it finds with what was answered. Prints a line for each kill.
"""

import os
import random
import select
import signal
import sys
import time
from pathlib import Path

import msgspec

from components.commands import Abandon
from shadows.games import load
from shadows.saves.history import History
from shadows.saves.paths import Paths
from shadows.saves.replay import Replay, state_of, verify
from shadows.saves.saved_game import SavedGame
from tests.saves.playing import HEROES

LONGEST = 0.06
"""Seconds that a life lasts at most after its first word: some hundred commands."""


class Told(msgspec.Struct):
    """What the player has heard: the run, by its replay, how many commands it has answered, its state and outcome."""

    replay: str = ""
    commands: int = 0
    state: str = ""
    outcome: str = "ongoing"


def live(folder: Path, seed: str, pipe: int) -> None:
    """Play on and on, and tell each answer."""
    chance = random.Random(seed)
    while True:
        found = SavedGame.continued(folder=folder)
        if found.message:
            raise AssertionError(found.message)
        game = found.game or SavedGame.new(
            chance.choice(HEROES), seed, chance.choice(["fixed", "wandering"]), folder=folder
        )
        run = game._autosave._run
        while True:
            if game.warnings:
                raise AssertionError(game.warnings)
            told = Told(run.replay, run.commands, state_of(game.session), game.outcome)
            os.write(pipe, msgspec.json.encode(told) + b"\n")
            if game.outcome != "ongoing":
                break
            game.submit(Abandon() if chance.random() < 0.004 else chance.choice(game.legal()))


def examine(folder: Path, told: Told) -> str:
    """What is wrong after a kill, empty if nothing is."""
    found = SavedGame.continued(folder=folder)
    paths = Paths(folder)
    if found.message:
        return found.message
    ended = {record.replay: record for record in History(paths.history).runs(10_000)}
    if len({record.id for record in ended.values()}) != len(History(paths.history).runs(10_000)):
        return "a run is in the history twice"
    if found.game is None:
        if told.outcome == "ongoing" and told.replay and told.replay not in ended:
            return f"the run is lost after command {told.commands}"
        if told.outcome != "ongoing" and (told.replay not in ended or ended[told.replay].outcome != told.outcome):
            return "a run that has ended is not in the history"
        divergence = verify(paths.replays / told.replay) if told.replay else None
        return f"the replay is broken: {divergence}" if divergence else ""
    game = found.game
    if game.warnings:
        return game.warnings[0]
    run = game._autosave._run
    path = paths.replays / run.replay
    if run.replay == told.replay:
        if told.outcome != "ongoing":
            return "a run that has ended goes on"
        if not told.commands <= run.commands <= told.commands + 1:
            return f"command {told.commands} was answered, {run.commands} are there"
        if run.commands == told.commands and state_of(game.session) != told.state:
            return f"command {told.commands} led elsewhere"
    elif run.commands > 0:
        return "another run is there"
    elif told.replay and told.replay not in ended:
        return "the run that was told of has gone"
    moves = Replay.read(path).moves
    if len(moves) - run.commands not in (0, 1):  # one that was never answered goes when the next is taken
        return "the replay has other commands than the save"
    divergence = verify(path)
    if divergence:
        return f"the replay differs: {divergence}"
    saved = moves[: run.commands]
    return "" if not saved or saved[-1].state == state_of(game.session) else "replay and save differ"


def lines(told: bytes) -> Told:
    """The last answer that came through whole."""
    whole = told.split(b"\n")[:-1]
    return msgspec.json.decode(whole[-1], type=Told) if whole else Told()


def killed_life(folder: Path, seed: str, after: float) -> bytes:
    """All that one life told before it was killed so many seconds after its first word."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        try:
            live(folder, seed, write)
        except BaseException as error:
            os.write(write, f"!{error!r}\n".encode())
        os._exit(1)
    os.close(write)
    select.select([read], [], [], 10)
    time.sleep(after)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    told = b"".join(iter(lambda: os.read(read, 1 << 16), b""))
    os.close(read)
    return told


def examined(folder: Path, told: Told) -> str:
    """`examine` in a fork."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            wrong = examine(folder, told)
        except BaseException as error:
            wrong = repr(error)
        os.write(write, wrong.encode())
        os._exit(0)
    os.close(write)
    wrong = b"".join(iter(lambda: os.read(read, 1 << 16), b""))
    os.waitpid(child, 0)
    os.close(read)
    return wrong.decode()


def main(folder: Path, kills: int, seed: str) -> int:
    """Kill so often; the number of lives after which something was wrong."""
    load()
    chance = random.Random(seed)
    wrongs = 0
    for number in range(kills):
        told = killed_life(folder, f"{seed} {number}", chance.random() * LONGEST)
        wrong = told.decode().split("!", 1)[1] if b"!" in told else examined(folder, lines(told))
        last = lines(told) if b"!" not in told else Told()
        print(f"{number}: {last.commands} commands, {last.outcome}: {wrong or 'fine'}", flush=True)
        wrongs += bool(wrong)
    return wrongs


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]) > 0)
