"""The saved run as bytes, in its envelope, and the session that it is brought back to."""

from __future__ import annotations

from typing import Any

import msgspec

from components.prefabs import Library
from shadows.games import DEFAULT, Game
from shadows.play.session import Session
from shadows.saves import envelope
from shadows.saves.compatibility import Change, changed_since
from shadows.saves.envelope import Unusable, Written
from shadows.saves.files import decoded
from shadows.saves.history import Count, Record, Seconds
from shadows.saves.paths import OTHER_CONTENT
from shadows.saves.stats import Stats

FORMAT = 1
LARGEST = 32 * 1024 * 1024
"""In bytes; a run's save has some thousand."""

NO_SNAPSHOT = msgspec.Raw(b"null")


class SavedRun(Written, kw_only=True):
    """A run as it lies on the disk.

    `id` is the run's own; `began` is a UTC time, `seconds` how long it was played before; `commands` how many were
    taken so far and `replay` the name of the file that holds them. `changes` are where it went on although the game
    was another (R64). `snapshot` is the session's; a run that has ended has its `record` in place of it, with the
    game's `summary` where its player grows, and never goes on (R55). `altered` says that there it was ever played with
    mods that change rules.
    """

    format: int = FORMAT
    content: str
    mods: list[str] = msgspec.field(default_factory=list)
    id: str
    hero: str
    seed: str
    map: str
    began: str
    seconds: Seconds = 0.0
    commands: Count = 0
    replay: str = ""
    changes: list[Change] = msgspec.field(default_factory=list)
    tally: Stats = msgspec.field(default_factory=Stats)
    snapshot: msgspec.Raw = NO_SNAPSHOT
    summary: msgspec.Raw = NO_SNAPSHOT
    altered: bool = False
    record: Record | None = None


_SNAPSHOTS = msgspec.json.Decoder(dict[str, Any])
_RUNS = msgspec.json.Decoder(SavedRun)


def sealed(run: SavedRun) -> bytes:
    """A run as the bytes of its file."""
    return envelope.sealed(run)


def opened(content: bytes) -> SavedRun:
    """The run in a file, of whatever content. Raises Unusable if it is not whole, not ours, or of a later version."""
    return envelope.opened(content, _RUNS, "the saved run", FORMAT)


def brought_back(run: SavedRun, library: Library, game: str | Game = DEFAULT) -> tuple[Session, str]:
    """The session of a saved run of a game, shown to stand on its feet, and what it was played with that is another
    now (R64), mostly empty.

    Raises Unusable if it does not go on: it waits for what it was played with, or is damaged.
    """
    changed = changed_since(run, library)
    try:
        snapshot = decoded(bytes(run.snapshot), _SNAPSHOTS) | {"content": library.fingerprint}
        session = Session.restore(snapshot, library=library, games=(game,))
        session.legal()
        session.look()
        session.names()
    except Exception:  # what is in a save may break any rule
        if changed:
            raise Unusable(OTHER_CONTENT, f"The saved run was played {changed}") from None
        raise Unusable("damaged", "The saved run is damaged") from None
    return session, changed
