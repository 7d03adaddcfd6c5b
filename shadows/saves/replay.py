"""Replays: how a run began and every command since, from which the game gives all the rest again (R56)."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, Union

import msgspec

import shadows
from components.commands import Command
from components.facts import Fact
from components.items import Hero
from components.prefabs import Library
from shadows.content.problems import visible
from shadows.games import DEFAULT, NAMES, Game, known
from shadows.play.session import IllegalCommand, Session
from shadows.play.snapshots import as_format_1
from shadows.saves.compatibility import Change, Version, other_content
from shadows.saves.files import Undecodable, decoded, put, read, write_aside

FORMAT = 2
"""In format 1, of version 0.1.0, states were those of worlds written in format 1 of snapshots."""
LARGEST = 64 * 1024 * 1024
"""In bytes; a long run's replay has some ten thousand."""


class ReplayError(ValueError):
    """A replay that cannot be read, played or written on, with the reason."""


class _Form(msgspec.Struct):
    """What the first line of every format says."""

    replay: int


class Beginning(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The first line: all that a run depends on besides its commands. `encounter` is that of a single fight, `given`
    what else its game takes, such as the nodes of a tree."""

    replay: int
    version: Version
    content: str
    mods: list[str] = []
    run: str = ""
    game: str = DEFAULT
    hero: str
    seed: str
    map: str = "fixed"
    encounter: str | None = None
    given: dict[str, list[str]] = {}


Taken = TypeVar("Taken", bound=Command)


class Move(msgspec.Struct, Generic[Taken]):
    """Every other line: a command that was accepted, and the state that it led to, in short."""

    do: Taken
    state: str


class Mark(msgspec.Struct):
    """A line between two commands: from there on the run was played with another game, which this one cannot show."""

    changed: Change


class Scene(NamedTuple):
    """A step of a replay: its number from 1 with its command (0 and None for the beginning), what happened, and
    whether the state is the one that was recorded. `session` stands right after it."""

    number: int
    command: Command | None
    happened: tuple[Fact, ...]
    faithful: bool
    session: Session


class Divergence(NamedTuple):
    """Where a replay leaves what was recorded first: `number` counts commands from 1, `where` names the place."""

    number: int
    command: Command
    where: str
    why: str

    def __str__(self) -> str:
        """One sentence."""
        return f"Command {self.number}, {said(self.command)}, {self.where}: {self.why}."


class Recorder:
    """Writes a replay on, a line for each command."""

    def __init__(self, path: Path, after: int | None = None, form: int = FORMAT) -> None:
        """`after` so many commands it is written on; None where all that stands there counts. `form` is its format."""
        self.path = path
        self.form = form
        self._after = after

    @classmethod
    def begin(cls, path: Path, session: Session, run: str = "", encounter: str | None = None) -> Recorder:
        """A new replay of a session that has just begun. Raises OSError."""
        world = session.world
        first = Beginning(
            replay=FORMAT,
            version=shadows.__version__,
            content=session.library.fingerprint,
            mods=list(session.library.mods),
            run=run,
            game=session.game.name,
            hero=session.component(world.player, Hero).prefab,
            seed=world.streams.seed,
            map=world.journey.map or "fixed",
            encounter=encounter,
            given=world.ruleset.given(world),
        )
        put(write_aside(path, _line(first)), path)
        return cls(path)

    @classmethod
    def resume(cls, folder: Path, name: str, run: str, commands: int) -> Recorder:
        """Write the replay of a run on after so many commands; what stands beyond them was never saved, and goes with
        the next one. Raises ReplayError if there are fewer, or if it is none of this run, OSError."""
        path = replay_of(folder, name, run)
        if path is None:
            raise ReplayError("there is no such replay of this run")
        content, _ = _saved(path, commands)
        return cls(path, commands, decoded(content.partition(b"\n")[0], _FORMS).replay)

    def add(self, command: Command, state: str, change: Change | None = None) -> None:
        """The next command and where it led; before it, the mark of a run that goes on with another game (R64). Raises
        ReplayError, OSError."""
        if self._after is not None:
            content, saved = _saved(self.path, self._after)
            if saved != content:
                put(write_aside(self.path, saved), self.path)
            self._after = None
        mark = _line(Mark(change)) if change is not None else b""
        with self.path.open("ab") as file:
            file.write(mark + _line({"do": command, "state": state}))


class Replay:
    """A replay as it was recorded: its commands, up to where the run went on with another game (`changed`)."""

    def __init__(
        self, name: str, game: Game, beginning: Beginning, moves: list[Move[Command]], changed: Change | None = None
    ) -> None:
        self.name = name
        self.game = game
        self.beginning = beginning
        self.moves = moves
        self.changed = changed

    @classmethod
    def read(cls, path: Path, games: Sequence[str | Game] = NAMES) -> Replay:
        """A replay of one of the games from its file; a last line that was cut off is left out. Raises ReplayError with
        a sentence."""
        try:
            lines = read(path, LARGEST).split(b"\n")[:-1]
        except OSError as error:
            raise ReplayError(f"{path} cannot be read: {error.strerror}.") from error
        try:
            form = decoded(lines[0], _FORMS).replay
            if form > FORMAT:
                raise ReplayError(f"{path} was recorded by a newer version of the game.")
            beginning = decoded(lines[0], _BEGINNINGS)
        except (IndexError, Undecodable):
            raise ReplayError(f"{path} is no replay of this game.") from None
        game = next((one for one in map(known, games) if one.is_called(beginning.game)), None)
        if game is None:
            raise ReplayError(f"{path} was recorded in another game, {visible(beginning.game)}.")
        reader = _moves_of(game)
        moves: list[Move[Command]] = []
        for number, line in enumerate(lines[1:], start=2):
            try:
                if _is_mark(line):
                    return cls(path.name, game, beginning, moves, decoded(line, _MARKS).changed)
                moves.append(decoded(line, reader))
            except Undecodable as error:
                raise ReplayError(f"{path}:{number}: not a line of a replay: {error}.") from None
        return cls(path.name, game, beginning, moves)

    @property
    def ending(self) -> str:
        """A sentence about where it ends before the run does, mostly empty."""
        if self.changed is None:
            return ""
        return f"The run {self.changed}: what came then cannot be shown."

    def play(self, library: Library | None = None) -> Iterator[Scene]:
        """The whole of it again, step by step.

        Raises ReplayError for other content, or when a command is refused; a state that differs is told by its scene
        and played on.
        """
        session = self.begin(self.game.load() if library is None else library)
        yield Scene(0, None, tuple(session.history), True, session)
        for number, move in enumerate(self.moves, start=1):
            try:
                happened = session.submit(move.do)
            except IllegalCommand as refusal:
                why = f"it is refused here ({refusal})".replace(".)", ")")
                raise Refused(Divergence(number, move.do, whereabouts(session), why)) from None
            yield Scene(number, move.do, happened, state_of(session, self.beginning.replay) == move.state, session)

    def begin(self, library: Library) -> Session:
        """The session that it began with. Raises ReplayError for other content."""
        first = self.beginning
        if first.content != library.fingerprint:
            raise ReplayError(f"{self.name} was recorded {other_content(first.mods, library)}.")
        strange = [word for word in first.given if word not in self.game.ruleset.takes]
        if strange:
            raise ReplayError(f"{self.name}: {self.game.title} knows no '{visible(strange[0])}' to begin with.")
        try:
            map = first.map if first.encounter is None else None
            return Session.start(
                first.hero, first.seed, map, game=self.game, encounter=first.encounter, library=library, **first.given
            )
        except ValueError as error:
            raise ReplayError(f"{self.name}: {error}") from error


class Refused(ReplayError):
    """A command of a replay cannot be taken where it stands; `divergence` tells all about it."""

    def __init__(self, divergence: Divergence) -> None:
        super().__init__(str(divergence))
        self.divergence = divergence


def replay_of(folder: Path, name: str, run: str) -> Path | None:
    """The file that is the replay of a run: a bare name of a regular file in the folder, no link, whose first line
    names the run. None if there is none: what a save or the history says of it is never taken for a path."""
    path = folder / name
    if not _NAME.fullmatch(name) or path.is_symlink():
        return None
    try:
        first = decoded(read(path, LARGEST).partition(b"\n")[0], _BEGINNINGS)
    except (OSError, Undecodable):
        return None
    return path if first.run == run else None


def verify(path: Path, library: Library | None = None, games: Sequence[str | Game] = NAMES) -> Divergence | None:
    """Play a replay of one of the games and compare each state with the recorded one: the first that differs, or None.
    Raises ReplayError if it cannot be read or played."""
    try:
        for scene in Replay.read(path, games).play(library):
            if scene.command is not None and not scene.faithful:
                why = "the state differs from the recorded one"
                return Divergence(scene.number, scene.command, whereabouts(scene.session), why)
    except Refused as refused:
        return refused.divergence
    return None


def state_of(session: Session, form: int = FORMAT) -> str:
    """Everything that the rules know, in 16 hexadecimal digits: equal for equal states on every machine. `form` is the
    format of the replay that it is for."""
    return in_short(session.snapshot()["world"], form)


def in_short(world: list[list[Any]], form: int = FORMAT, encoded: bytes = b"") -> str:
    """The world of a snapshot in 16 hexadecimal digits; `form` as for `state_of`, `encoded` the world as JSON where it
    is at hand."""
    if form == 1:
        encoded = msgspec.json.encode(as_format_1(copy.deepcopy(world)))
    return blake2b(encoded or msgspec.json.encode(world), digest_size=8).hexdigest()


def whereabouts(session: Session) -> str:
    """Act, floor and round, as far as there are any."""
    world = session.world
    journey = world.journey
    place = f"act {journey.act + 1}, floor {journey.nodes[journey.here].floor}" if journey.nodes else "single fight"
    return f"{place}, round {world.clock.round}" if world.clock.round else place


def said(command: Command) -> str:
    """A command as it stands in a replay."""
    return msgspec.json.encode(command).decode()


def _saved(path: Path, commands: int) -> tuple[bytes, bytes]:
    """All of a replay's file, and what of it was saved. Raises ReplayError if that is not all there, OSError."""
    content = read(path, LARGEST)
    saved: list[bytes] = []
    for line in content.split(b"\n")[:-1]:
        if commands < 0:
            break
        saved.append(line + b"\n")
        commands -= not _is_mark(line)
    if commands >= 0:
        raise ReplayError(f"{path.name} lacks commands")
    return content, b"".join(saved)


def _is_mark(line: bytes) -> bool:
    return line.startswith(b'{"changed":')


_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,200}[.]jsonl")
_FORMS = msgspec.json.Decoder(_Form)
_BEGINNINGS = msgspec.json.Decoder(Beginning)
_MARKS = msgspec.json.Decoder(Mark)


@cache
def _moves_of(game: Game) -> msgspec.json.Decoder[Move[Command]]:
    """What reads the moves of a game: by its own commands."""
    commands: Any = Union[tuple(game.ruleset.rule_of)]  # noqa: UP007  # made of what is there
    return msgspec.json.Decoder(Move[commands])


def _line(content: Any) -> bytes:
    return msgspec.json.encode(content) + b"\n"
