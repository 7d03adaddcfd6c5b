"""Golden runs: what happened in some runs of each hero, fact by fact, as it was when last accepted.

`python -m tests.saves.golden` accepts what happens now, and says for each hero where it differs first. Look at that
before you commit: every difference must be one that was meant.
"""

import lzma
import random
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import msgspec

from components.body import Health
from components.commands import Command
from components.dice.commands import Score
from components.facts import Fact
from shadows.games import load
from shadows.play.session import Session
from tests.saves.playing import HEROES

FOLDER = Path(__file__).parent / "golden"


class Kept(NamedTuple):
    """What is kept of a hero's runs: how many, on which maps in turn, and the HP in every second run, so that the
    journals reach the later acts."""

    game: str
    runs: int
    maps: tuple[str, ...]
    strong: int


DECK, DICE = Kept("deck", 20, ("fixed", "wandering"), 300), Kept("dice", 2, ("winding",), 12_000)
GOLDEN = {**dict.fromkeys(HEROES, DECK), **dict.fromkeys(sorted(load(game="dice").heroes), DICE)}
"""By heroes."""
SCORED = 0.6
"""How often a hand is scored where one can be: dice could be held and let go of for ever."""
ACCEPT = "python -m tests.saves.golden"


def journal(hero: str) -> list[str]:
    """The runs of a hero, played by dice of their own: commands and facts, one a line."""
    return [line for number in range(GOLDEN[hero].runs) for line in _run(hero, number)]


def _run(hero: str, number: int) -> Iterator[str]:
    kept = GOLDEN[hero]
    seed, plan = f"GOLDEN-{number}", kept.maps[number // 2 % len(kept.maps)]
    session = Session.start(hero, seed, plan, game=kept.game)
    if number % 2:
        health = session.component(1, Health)
        health.hp = health.max_hp = kept.strong
    chance = random.Random(f"{hero} {number}")
    yield f"run {seed} {plan}"
    yield from _lines(session.history)
    while session.outcome == "ongoing":
        legal = session.legal()
        scores = [command for command in legal if isinstance(command, Score)]
        command = chance.choice(scores if scores and chance.random() < SCORED else legal)
        yield _line(command)
        yield from _lines(session.submit(command))


def _lines(happened: Iterable[Fact]) -> Iterator[str]:
    return map(_line, happened)


def _line(content: Command | Fact) -> str:
    return msgspec.json.encode(content).decode()


def accepted(hero: str) -> list[str]:
    """The journal as it was accepted."""
    packed = (FOLDER / f"{hero}.xz").read_bytes()
    return lzma.decompress(packed).decode("utf-8").splitlines()


def difference(before: list[str], now: list[str]) -> str:
    """The first place where two journals differ, with what led there; empty if there is none."""
    run = command = "the beginning"
    for was, is_now in zip_longest(before, now, fillvalue="the end of the journal"):
        if was != is_now:
            return f"{run}, after {command}:\n  accepted: {was}\n  now:      {is_now}"
        if was.startswith("run "):
            run, command = was, "the beginning"
        elif was.startswith('{"command"'):
            command = was
    return ""


def accept() -> None:
    """Write what happens now."""
    FOLDER.mkdir(exist_ok=True)
    for hero in GOLDEN:
        now = journal(hero)
        path = FOLDER / f"{hero}.xz"
        changed = difference(accepted(hero), now) if path.exists() else "new"
        if changed:
            path.write_bytes(lzma.compress("\n".join(now).encode("utf-8"), preset=9))
        print(f"{hero}: {changed or 'unchanged'}")


if __name__ == "__main__":
    accept()
