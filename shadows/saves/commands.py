"""The lines of the commands `runs` and `replay`."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from components.prefabs import Library
from shadows.content.text import log_text
from shadows.content.text.wording import counted
from shadows.games import load
from shadows.saves.history import History, Record, left_out
from shadows.saves.paths import Paths, home
from shadows.saves.replay import Replay, replay_of, verify

NO_RUNS = "No run has ended yet."


def runs(limit: int = 20, *, library: Library | None = None, folder: Path | None = None) -> Iterator[str]:
    """The last runs, the newest first, each in a line. Raises HistoryError."""
    library = load() if library is None else library
    paths = Paths(home() if folder is None else folder)
    found = History(paths.history).read(limit)
    if found.trouble:
        yield found.trouble
    if not found.records:
        yield NO_RUNS
    for record in found.records:
        yield _told(record, library)
        yield from (f"    {change}" for change in record.changes)
        replay = replay_of(paths.replays, record.replay, record.id)
        if replay is not None:
            yield f"    {replay}"
    if found.broken:
        yield left_out(found.broken)


def watched(path: Path, *, library: Library | None = None) -> Iterator[str]:
    """A replay as a story. Raises ReplayError where it cannot go on."""
    library = load() if library is None else library
    replay = Replay.read(path)
    first = replay.beginning
    yield f"{_name(library, first.hero)}, seed {first.seed}, {first.encounter or f'{first.map} map'}."
    differing = 0
    for scene in replay.play(library):
        if not scene.faithful and not differing:
            differing = scene.number
            yield f"From command {scene.number} on this is no longer what was recorded."
        names = scene.session.names() | {scene.session.world.player: log_text.YOU}
        yield from log_text.story(library, scene.happened, names)
    if replay.ending:
        yield replay.ending


def verified(path: Path, *, library: Library | None = None) -> tuple[bool, str]:
    """Whether a replay gives the states that were recorded, and a sentence about it. Raises ReplayError."""
    divergence = verify(path, library)
    if divergence is not None:
        return False, f"{path}: {divergence}"
    replay = Replay.read(path)
    ending = f" {replay.ending}" if replay.ending else ""
    return True, f"{path}: all {len(replay.moves)} commands lead where they led.{ending}"


def _told(record: Record, library: Library) -> str:
    tally = record.tally
    where = f"act {record.act + 1}, floor {record.floor}"
    killed = f", killed by {tally.cause}" if record.outcome == "lost" and tally.cause else ""
    fought = (
        f"{counted(tally.combats, 'combat')} won, {tally.damage_dealt} damage dealt, {counted(tally.turns, 'turn')}"
    )
    when = datetime.fromisoformat(record.ended).astimezone().strftime("%Y-%m-%d %H:%M")
    minutes = f"{record.seconds / 60:.0f} min"
    return (
        f"{when}  {_name(library, record.hero)}, {record.map} map, seed {record.seed}: "
        f"{record.outcome} in {where}{killed}; "
        f"{fought}, {record.gold} Gold, {counted(len(record.deck), 'card')}, {minutes}."
    )


def _name(library: Library, hero: str) -> str:
    return library.heroes[hero].name if hero in library.heroes else hero
