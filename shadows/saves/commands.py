"""The lines of the commands `runs`, `replay` and `profile`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path

from components.growth import AchievementPrefab
from components.prefabs import Library
from shadows.content.text import log_text
from shadows.content.text.wording import counted
from shadows.games import DEFAULT, NAMES, Game, known
from shadows.saves.history import History, Record, left_out
from shadows.saves.paths import Paths, home
from shadows.saves.profile import Gain, ProfileSlot
from shadows.saves.replay import Replay, replay_of, verify

NO_RUNS = "No run has ended yet."


def runs(
    limit: int = 20, *, game: str | Game = DEFAULT, library: Library | None = None, folder: Path | None = None
) -> Iterator[str]:
    """The last runs of a game, the newest first, each in a line. Raises HistoryError."""
    game = known(game)
    library = game.load() if library is None else library
    paths = Paths(home() if folder is None else folder, game.folder)
    found = History(paths.history).read(limit)
    if found.trouble:
        yield found.trouble
    if not found.records:
        yield NO_RUNS
    for record in found.records:
        yield _told(record, game, library)
        yield from (f"    {change}" for change in record.changes)
        replay = replay_of(paths.replays, record.replay, record.id)
        if replay is not None:
            yield f"    {replay}"
    if found.broken:
        yield left_out(found.broken)


def watched(path: Path, *, library: Library | None = None, games: Sequence[str | Game] = NAMES) -> Iterator[str]:
    """A replay of one of the games as a story. Raises ReplayError where it cannot go on."""
    replay = Replay.read(path, games)
    library = replay.game.load() if library is None else library
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


def verified(path: Path, *, library: Library | None = None, games: Sequence[str | Game] = NAMES) -> tuple[bool, str]:
    """Whether a replay gives the states that were recorded, and a sentence about it. Raises ReplayError."""
    divergence = verify(path, library, games)
    if divergence is not None:
        return False, f"{path}: {divergence}"
    replay = Replay.read(path, games)
    ending = f" {replay.ending}" if replay.ending else ""
    return True, f"{path}: all {len(replay.moves)} commands lead where they led.{ending}"


def profile(game: Game, library: Library, *, folder: Path | None = None) -> Iterator[str]:
    """What the player of a game has earned and how it is spent. Raises ProfileError."""
    slot = ProfileSlot(Paths(home() if folder is None else folder), game, library)
    now = slot.load()
    if now.message:
        yield now.message
    yield (
        f"{game.title}: {now.points} of {counted(now.most, 'skill point')} earned, {now.spent} spent, {now.left} left."
    )
    if now.answer:
        yield now.answer
    if now.nodes:
        yield f"Nodes: {', '.join(library.shelf('nodes')[node].name for node in now.nodes)}."
    yield from _achievements(slot.tree.achievements(library), now.profile.achievements)
    best = now.profile.best
    told = [result.text.format(best[result.word]) for result in slot.tree.results if result.word in best]
    if told:
        yield f"Best results: {', '.join(told)}."
    if not now.profile.empty:
        yield f"It is kept in {slot.path}."


def _achievements(there: Sequence[AchievementPrefab], done: Mapping[str, Gain]) -> Iterator[str]:
    """What there is to achieve; of what is done the day and the run."""
    yield f"Achievements: {sum(deed.id in done for deed in there)} of {len(there)}."
    for deed in there:
        gain = done.get(deed.id)
        when = f"{_local(gain.ended, '%Y-%m-%d')}, run {gain.run}" if gain else "not yet"
        yield f"  {deed.name}, {counted(deed.points, 'point')}: {deed.text} ({when})"


def _told(record: Record, game: Game, library: Library) -> str:
    tally = record.tally
    where = f"act {record.act + 1}, floor {record.floor}"
    killed = f", killed by {tally.cause}" if record.outcome == "lost" and tally.cause else ""
    fought = (
        f"{counted(tally.combats, 'combat')} won, {tally.damage_dealt} damage dealt, {counted(tally.turns, 'turn')}"
    )
    when = _local(record.ended, "%Y-%m-%d %H:%M")
    minutes = f"{record.seconds / 60:.0f} min"
    kinds = game.content.kinds
    known = {kind: ids for kind, ids in record.kept.items() if kind in kinds}
    owned = "".join(f"{counted(len(ids), kinds[kind].singular, kind)}, " for kind, ids in known.items())
    return (
        f"{when}  {_name(library, record.hero)}, {record.map} map, seed {record.seed}: "
        f"{record.outcome} in {where}{killed}; "
        f"{fought}, {record.gold} Gold, {owned}{minutes}.{_answered(record, game, library)}"
    )


def _answered(record: Record, game: Game, library: Library) -> str:
    """What the points that were spent did to the enemies of a run (D26); empty where they did nothing."""
    if game.tree is None:
        return ""
    there = library.shelf("nodes")
    answer = game.tree.answer(library, [node for node in record.kept.get("nodes", ()) if node in there])
    return answer and f" {answer}"


def _local(time: str, form: str) -> str:
    """A UTC time as it is called here."""
    return datetime.fromisoformat(time).astimezone().strftime(form)


def _name(library: Library, hero: str) -> str:
    return library.heroes[hero].name if hero in library.heroes else hero
