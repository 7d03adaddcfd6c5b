"""2,000 mutants of each kind of file: none ends the game, none is half loaded.

The mutants are the same in every run; those that carry a checksum get a right one, as somebody would who made them on
purpose.
"""

import copy
import logging
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from components.dice.summary import RunSummary
from shadows.games import load
from shadows.mods import switches
from shadows.saves import commands, settings
from shadows.saves.envelope import GAME, Unusable
from shadows.saves.format import brought_back, opened, sealed
from shadows.saves.history import History, HistoryError
from shadows.saves.paths import Paths
from shadows.saves.profile import ProfileError, ProfileSlot
from shadows.saves.replay import Replay, ReplayError
from tests.saves.growing_game import GAME as GROWING
from tests.saves.test_fixtures import FIXTURES

MUTANTS = 2000
LONGEST_LINE = 400
"""In letters: what is told of a file is a sentence, whatever stands in it."""

DATABASES = 300
"""Of the history the rows are the most of it; a file that SQLite itself refuses takes a while to be replaced."""

PLAYER = FIXTURES / "0.1.0"
TOKENS = (
    *(b"\0", b"\n", b"[", b"{", b"}", b'"', b"\xff\xfe", b"\xed\xa0\x80", b"\x1b[2J", b'"\\ud800"', b"../../x"),
    *(b"-1", b"null", b"true", b"1e999", b'"a":1,', b"9" * 5000, b"[" * 3000, b'{"a":' * 3000, b"x" * 70_000),
)
VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 7, 99, 10**6, 2**62, 2**63, -(2**63), 10**30, 0.5, 1e308, [], {}, [[]], [1], {"x": 1}),
    *("", "x", "strike", "nowhere", "../../x", "\x1b]0;x\x07", "let\0ter", "a" * 300, [1, 2, 3, 99], ["strike"] * 50),
)


def bytes_of(content: bytes, chance: random.Random) -> bytes:
    """The bytes with up to six places changed, taken out, doubled or cut."""
    mutant = bytearray(content)
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(mutant) + 1)
        match chance.randrange(6):
            case 0:
                mutant[at:at] = chance.choice(TOKENS)
            case 1:
                del mutant[at : at + chance.choice([1, 2, 10, 200])]
            case 2:
                mutant[at : at + 1] = bytes([chance.randrange(256)])
            case 3:
                mutant[at : at + 8] = chance.choice(TOKENS)
            case 4:
                mutant[at:at] = mutant[max(0, at - 60) : at]
            case _:
                del mutant[max(at, 1) :]
    return bytes(mutant)


def value_of(tree: Any, chance: random.Random) -> Any:
    """A tree of JSON with one place of it changed, taken out or doubled."""
    tree = copy.deepcopy(tree)
    *way, last = chance.choice(list(_paths(tree)))
    above = tree
    for step in way:
        above = above[step]
    match chance.randrange(6):
        case 0:
            del above[last]
        case 1 if isinstance(above[last], int):
            above[last] += chance.choice([-1, 1, 5, 1000])
        case 2 if isinstance(above, list):
            above.insert(last, copy.deepcopy(chance.choice(above)))
        case _:
            above[last] = copy.deepcopy(chance.choice(VALUES))
    return tree


def _paths(tree: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if way:
        yield way
    below = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for step, part in below:
        yield from _paths(part, (*way, step))


def saves(content: bytes) -> Iterator[Callable[[random.Random], bytes]]:
    """Ways to change a save: its bytes; what it says of the run; the world in it. The latter with a right checksum."""
    run = opened(content)
    said = {**msgspec.json.decode(content)["save"], "snapshot": "here"}
    snapshot = msgspec.json.decode(run.snapshot)

    def header(chance: random.Random) -> bytes:
        changed = value_of(said, chance)
        changed["snapshot"] = snapshot if changed.get("snapshot") == "here" else changed.get("snapshot")
        return enveloped(msgspec.json.encode(changed))

    yield partial(bytes_of, content)
    yield header
    for _ in range(2):
        yield lambda chance: sealed(replace(run, snapshot=msgspec.Raw(msgspec.json.encode(value_of(snapshot, chance)))))


def enveloped(save: bytes) -> bytes:
    """Any JSON as a save, with a right checksum."""
    checksum = blake2b(save, digest_size=16).hexdigest()
    return msgspec.json.encode({"game": GAME, "checksum": checksum, "save": msgspec.Raw(save)})


@pytest.mark.parametrize("kind", ["combat", "road"])
def test_a_save_is_unusable_or_stands_on_its_feet(kind: str) -> None:
    ways = list(saves((PLAYER / kind / "run.json").read_bytes()))
    stood = 0
    for number in range(MUTANTS // 2):
        chance = random.Random(number)
        content = ways[number % len(ways)](chance)
        try:
            run = opened(content)
            if run.record is not None:
                continue
            session, _ = brought_back(run, load())
        except Unusable:
            continue
        stood += 1
        if session.outcome == "ongoing" and stood % 4 == 0:
            session.submit(chance.choice(session.legal()))
            session.look()
            session.names()
    assert stood > MUTANTS // 40


def test_a_replay_is_refused_in_a_sentence_or_played(tmp_path: Path) -> None:
    (path,) = (PLAYER / "ended" / "replays").glob("*-shadowmancer-*")
    first, _, rest = path.read_bytes().partition(b"\n")
    content = msgspec.json.encode({**msgspec.json.decode(first), "content": load().fingerprint}) + b"\n" + rest
    path = tmp_path / "mutant.jsonl"
    for number in range(MUTANTS):
        path.write_bytes(bytes_of(content, random.Random(number)))
        try:
            replay = Replay.read(path)
            if number % 10 == 0:
                list(replay.play(load()))
        except ReplayError:
            continue


def test_settings_are_as_usual_where_they_are_not_understood(paths: Paths, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    content = (PLAYER / "ended" / "settings.json").read_bytes()
    tree = msgspec.json.decode(content)
    paths.home.mkdir()
    for number in range(MUTANTS):
        chance = random.Random(number)
        mutant = bytes_of(content, chance) if number % 2 else msgspec.json.encode(value_of(tree, chance))
        settings.place().write_bytes(mutant)
        kept, notices = settings.load()
        assert all(len(notice) < LONGEST_LINE for notice in notices)
        assert msgspec.convert(msgspec.to_builtins(kept), settings.Settings) == kept
        cleared(paths, "settings*")


def test_the_switches_of_mods_are_read_or_set_aside(paths: Paths) -> None:
    content = (PLAYER / "ended" / "mods.json").read_bytes()
    tree = msgspec.json.decode(content)
    paths.home.mkdir()
    for number in range(MUTANTS):
        chance = random.Random(number)
        mutant = bytes_of(content, chance) if number % 2 else msgspec.json.encode(value_of(tree, chance))
        paths.switches.write_bytes(mutant)
        wanted, trouble = switches.read(paths.switches)
        assert len(trouble) < LONGEST_LINE
        assert msgspec.convert(msgspec.to_builtins(wanted), switches.Switches) == wanted
        cleared(paths, "mods*")


def test_a_profile_is_refused_in_a_sentence_set_aside_or_stands(paths: Paths) -> None:
    slot = ProfileSlot(paths, GROWING)
    slot.credit("run", "2026-03-01T12:00:00+00:00", RunSummary(hero="gambler", won=True, floors=15, damage=12))
    slot.take("root")
    content = slot.path.read_bytes()
    tree = msgspec.json.decode(content)["save"]
    stood = 0
    for number in range(MUTANTS // 2):
        chance = random.Random(number)
        mutant = bytes_of(content, chance) if number % 2 else enveloped(msgspec.json.encode(value_of(tree, chance)))
        slot.path.write_bytes(mutant)
        try:
            now = slot.load()
            told = [*commands.profile(GROWING, GROWING.load())]
        except ProfileError as error:
            told = [str(error)]
        else:
            assert 0 <= now.spent <= now.points <= now.most
            stood += bool(now.nodes)
        assert all(len(line) < LONGEST_LINE for line in told)
        cleared(Paths(slot.path.parent), "profile*")
    assert stood > MUTANTS // 40


@pytest.mark.parametrize("table", ["runs", "met"])
def test_a_row_of_the_history_or_of_what_was_met_is_told_or_left_out(table: str, paths: Paths) -> None:
    """In one file, so that the good rows have to come through among all the others."""
    paths.home.mkdir()
    paths.history.write_bytes((PLAYER / "ended" / "history.sqlite3").read_bytes())
    history = History(paths.history)
    good, met = history.runs(), history.met()
    with closing(sqlite3.connect(paths.history)) as tables, tables:
        rows = tables.execute(f"SELECT * FROM {table}").fetchall()
        columns = [name for _, name, *_ in tables.execute(f"PRAGMA table_info({table})")]
        for number in range(MUTANTS):
            chance = random.Random(number)
            row = list(chance.choice(rows))
            row[columns.index("id")] = f"mutant {number}"
            at = chance.choice([at for at, name in enumerate(columns) if name != "id"])
            value = chance.choice(VALUES)
            fits = value is not None and not (isinstance(value, int) and abs(value) >= 2**63)
            row[at] = (
                value if fits and isinstance(value, str | int | float) else bytes_of(str(row[at]).encode(), chance)
            )
            tables.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    found = history.read(10 * MUTANTS)
    assert [run for run in found.records if not run.id.startswith("mutant")] == good
    if table == "runs":
        assert len(found.records) + found.broken == MUTANTS + len(good)
        assert found.broken > MUTANTS // 4
        assert len(list(commands.runs(10 * MUTANTS))) >= len(found.records)
    assert history.met().items() >= met.items()


def test_a_damaged_database_is_read_as_far_as_it_goes_or_set_aside(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = sqlite3.connect

    def unsynced(*given: Any, **named: Any) -> sqlite3.Connection:
        """No power is cut in this test."""
        tables = opening(*given, **named)
        tables.execute("PRAGMA synchronous = OFF")
        return tables

    monkeypatch.setattr(sqlite3, "connect", unsynced)
    content = (PLAYER / "ended" / "history.sqlite3").read_bytes()
    paths.home.mkdir()
    history = History(paths.history)
    refused = 0
    for number in range(DATABASES):
        paths.history.write_bytes(bytes_of(content, random.Random(number)))
        try:
            history.runs()
            history.met()
            history.has("run")
        except HistoryError:
            refused += 1
        cleared(paths, "history*")
    assert refused < DATABASES / 20, "nearly all are set aside, so that a new one begins"


def cleared(paths: Paths, names: str) -> None:
    for path in paths.home.glob(names):
        path.unlink()
