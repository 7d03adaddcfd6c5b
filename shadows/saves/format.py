"""The saved run as bytes: plain JSON in an envelope with a checksum. Nothing in it is ever carried out."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Literal

import msgspec

import shadows
from components.prefabs import Library
from shadows.games import DEFAULT, Game
from shadows.play.session import Session
from shadows.saves.compatibility import Change, Version, changed_since
from shadows.saves.files import Undecodable, decoded
from shadows.saves.history import Count, Record, Seconds
from shadows.saves.paths import NEWER, OTHER_CONTENT
from shadows.saves.stats import Stats

FORMAT = 1
GAME = "shadows-of-the-abyss"
LARGEST = 32 * 1024 * 1024
"""In bytes; a run's save has some thousand."""

NO_SNAPSHOT = msgspec.Raw(b"null")

Kind = Literal["damaged", "foreign", "newer", "other-content", "unreadable"]
"""Why a save is set aside; its file is then called so."""


class Unusable(Exception):  # it says what is the matter with a save
    """A save that cannot be gone on with: `kind` names the reason, the text is half a sentence about it."""

    def __init__(self, kind: Kind, why: str) -> None:
        super().__init__(why)
        self.kind: Kind = kind


class _Envelope(msgspec.Struct, forbid_unknown_fields=True):
    """The same for every format to come: a save is first found whole, then read."""

    game: str
    checksum: str
    save: msgspec.Raw


class Header(msgspec.Struct, kw_only=True):
    """What every format says of itself first."""

    format: int = FORMAT
    version: Version = shadows.__version__
    content: str
    mods: list[str] = []


class SavedRun(Header, kw_only=True):
    """A run as it lies on the disk.

    `id` is the run's own; `began` is a UTC time, `seconds` how long it was played before; `commands` how many were
    taken so far and `replay` the name of the file that holds them. `changes` are where it went on although the game
    was another (R64). `snapshot` is the session's; a run that has ended has its `record` in place of it, and never
    goes on (R55).
    """

    id: str
    hero: str
    seed: str
    map: str
    began: str
    seconds: Seconds = 0.0
    commands: Count = 0
    replay: str = ""
    changes: list[Change] = []
    tally: Stats = msgspec.field(default_factory=Stats)
    snapshot: msgspec.Raw = NO_SNAPSHOT
    record: Record | None = None


_ENCODER = msgspec.json.Encoder()
_ANY = msgspec.json.Decoder(object)
_SNAPSHOTS = msgspec.json.Decoder(dict[str, Any])
_ENVELOPES = msgspec.json.Decoder(_Envelope)
_HEADERS = msgspec.json.Decoder(Header)
_RUNS = msgspec.json.Decoder(SavedRun)


def sealed(run: SavedRun) -> bytes:
    """A run as the bytes of its file."""
    save = _ENCODER.encode(run)
    return _ENCODER.encode(_Envelope(GAME, _checksum(save), msgspec.Raw(save)))


def opened(content: bytes) -> SavedRun:
    """The run in a file, of whatever content. Raises Unusable if it is not whole, not ours, or of a later version."""
    try:
        envelope = decoded(content, _ENVELOPES)
    except Undecodable:
        raise _not_an_envelope(content) from None
    save = bytes(envelope.save)
    if envelope.game != GAME or envelope.checksum != _checksum(save):
        raise Unusable("damaged", "The saved run is damaged")
    try:
        header = decoded(save, _HEADERS)
    except Undecodable:
        raise Unusable("damaged", "The saved run is damaged") from None
    if header.format > FORMAT or _numbers(header.version) > _numbers(shadows.__version__):
        newer = f"The saved run is of version {header.version}, newer than this one ({shadows.__version__})"
        raise Unusable(NEWER, newer)
    try:
        return decoded(save, _RUNS)
    except Undecodable:
        raise Unusable("damaged", "The saved run is damaged") from None


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


def _checksum(save: bytes) -> str:
    return blake2b(save, digest_size=16).hexdigest()


def _not_an_envelope(content: bytes) -> Unusable:
    """Well-formed JSON that is no save belongs to someone else; anything else is taken for a save that broke."""
    try:
        decoded(content, _ANY)
    except Undecodable:
        return Unusable("damaged", "The saved run is damaged")
    return Unusable("foreign", "The file of the saved run is not one of this game")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdecimal())
