"""Models of mods, read by the engine in a process of its own first: a damaged one can end the process that reads it.

What came of it is kept beside the saves by the file's digest, so that each file is read so but once.
"""

from __future__ import annotations

import hashlib
import json
import logging
import subprocess
import sys
from collections.abc import Iterable, Sequence
from importlib import metadata
from pathlib import Path

import msgspec

import shadows
from shadows.mods.assets import MOST_BYTES, AssetError, content
from shadows.saves.files import MEGABYTE, Undecodable, decoded, put, read, write_aside

DAMAGED = "it is damaged: the engine cannot read it"
HELD_UP = "it takes too long to read"
NOT_READ = "it could not be looked at"

SECONDS = 20.0
"""So long may one file be read."""

MAGIC = b"pbj\0\n\r"
"""What a file of the engine begins with."""

_READER = Path(shadows.__file__).parent / "view" / "engine" / "model_reader.py"
_log = logging.getLogger(__name__)


class Verdicts(msgspec.Struct):
    """By a file's digest why it cannot be used; empty if it can. They hold for one version of the engine."""

    engine: str = ""
    models: dict[str, str] = {}


_DECODER = msgspec.json.Decoder(Verdicts)


def refused(paths: Iterable[Path], kept: Path | None = None) -> list[tuple[Path, str]]:
    """The models among these that cannot be used, each with the reason. `kept` is the file in which the player keeps
    what is known; it is brought up to date."""
    engine = metadata.version("panda3d")
    known = _known(kept)
    if known.engine != engine:
        known = Verdicts(engine)
    reasons: dict[Path, str] = {}
    unknown: dict[str, Path] = {}
    digests: dict[Path, str] = {}
    for path in paths:
        try:
            raw = content(path, MOST_BYTES)
        except FileNotFoundError:
            continue
        except AssetError as error:
            reasons[path] = str(error)
            continue
        digests[path] = digest = hashlib.sha256(raw).hexdigest()
        if digest not in known.models and framed(raw):
            unknown[digest] = path
        elif digest not in known.models:
            known.models[digest] = DAMAGED
    try:
        known.models.update(zip(unknown, judged(list(unknown.values())), strict=True))
    except OSError as error:
        _log.warning("models cannot be looked at: %s", error)
    else:
        if unknown and kept is not None:
            _keep(kept, known)
    reasons |= {path: known.models.get(digest, NOT_READ) for path, digest in digests.items()}
    return [(path, reason) for path, reason in reasons.items() if reason]


def judged(paths: Sequence[Path], seconds: float = SECONDS) -> list[str]:
    """Why the engine cannot read each of these files, empty if it can. A process reads one after the other; where it
    ends or stands still, another one goes on with the next. Raises OSError where there can be no process."""
    verdicts: list[str] = []
    while len(verdicts) < len(paths):
        waiting = paths[len(verdicts) :]
        told, held_up = _read(waiting, seconds)
        verdicts += told[: len(waiting)]
        if len(told) < len(waiting):
            verdicts.append(HELD_UP if held_up else DAMAGED)
    return verdicts


def _read(paths: Sequence[Path], seconds: float) -> tuple[list[str], bool]:
    """What a process says of the files that it came to, a line for each, and whether it stood still at the next. Raises
    OSError where there can be no process."""
    command = [sys.executable, "-P", str(_READER), str(seconds)]
    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    written = "".join(f"{json.dumps(str(path.absolute()))}\n" for path in paths)  # a name may hold anything
    try:
        done = subprocess.run(
            command,
            input=written.encode(),
            capture_output=True,
            creationflags=flags,
            timeout=seconds * (len(paths) + 1),
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        return _lines(late.stdout or b""), True
    return _lines(done.stdout), b"Timeout" in done.stderr


def _lines(said: bytes) -> list[str]:
    """The lines that are whole."""
    return said.decode("utf-8", "replace").split("\n")[:-1]


def framed(raw: bytes) -> bool:
    """Whether a model is whole from outside: its parts, each with its length before it, end where the file does. The
    engine goes round and round in one that is cut off."""
    if not raw.startswith(MAGIC):
        return False
    at = len(MAGIC)
    while 0 <= at < len(raw):
        at += 4 + int.from_bytes(raw[at : at + 4], "little")
    return at == len(raw)


def _known(kept: Path | None) -> Verdicts:
    """What is known already; nothing where that cannot be read."""
    if kept is None:
        return Verdicts()
    try:
        return decoded(read(kept, MEGABYTE), _DECODER)
    except (OSError, Undecodable):
        return Verdicts()


def _keep(kept: Path, known: Verdicts) -> None:
    try:
        put(write_aside(kept, msgspec.json.format(msgspec.json.encode(known)) + b"\n"), kept)
    except OSError as error:
        _log.warning("what is known of models cannot be kept: %s", error)
