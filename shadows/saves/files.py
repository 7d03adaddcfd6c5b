"""Files of the player: read with a bound, and whole at every instant: written aside and put in place, or moved out of
the way."""

from __future__ import annotations

import errno
import os
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

Content = TypeVar("Content")

PATIENCE = (0.01, 0.02, 0.05, 0.1, 0.2, 0.37)
"""Seconds to wait before each new try, 0.75 in all: a scanner, a sync or a backup gives a file back in that time."""

LOCKING = os.name == "nt"
"""Whether this system keeps others from a file that someone reads. Elsewhere a refusal is meant."""

MEGABYTE = 1024 * 1024
SETTINGS = MEGABYTE
"""In bytes: how large a file of settings or switches can be at most; it has some hundred."""


class Undecodable(ValueError):
    """What a file says cannot be understood; the text says why."""


def read(path: Path, largest: int) -> bytes:
    """All of a regular file. Raises OSError, also for what is no such file (a pipe, a device, a folder), for one that
    has more than `largest` bytes, and for a path that no file can have."""
    return _patiently(lambda: _read(path, largest))


def decoded(content: bytes, decoder: msgspec.json.Decoder[Content]) -> Content:
    """What a JSON text says. Raises Undecodable, whatever is wrong with it: its letters, its depth, its numbers."""
    try:
        return decoder.decode(content)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise Undecodable(str(error)) from None


def write_aside(path: Path, content: bytes) -> Path:
    """Write next to where a file belongs, down to the disk; `put` brings it there. What lies in the way, a link as
    well, is not written through. Leaves nothing behind when it fails with OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f"{path.name}.new")
    aside.unlink(missing_ok=True)
    try:
        with aside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            aside.unlink()
        raise
    return aside


def put(source: Path, target: Path) -> None:
    """Move a file to a place, over what is there, in one step. Raises OSError."""
    _patiently(lambda: source.replace(target))


def write(path: Path, content: bytes) -> None:
    """Write a file, whole or not at all, and wait until the disk holds it and its place. Raises OSError."""
    put(write_aside(path, content), path)
    flush_to_disk(path)


def set_aside(path: Path, why: str) -> str:
    """Keep a file under a name that says why, `run.damaged.json`; returns the name, its own if it cannot be moved."""
    number = 1
    while True:
        counted = why if number == 1 else f"{why}-{number}"
        kept = path.with_name(f"{path.name.split('.')[0]}.{counted}{path.suffix}")
        if not os.path.lexists(kept):
            break
        number += 1
    try:
        path.rename(kept)
    except OSError:
        return path.name
    return kept.name


def flush_to_disk(*paths: Path) -> None:
    """Have the disk hold what was written to these files, and their places in the folder. Waits for the disk; what
    cannot be flushed, or is gone by now, is left to the system."""
    for path in paths:
        with suppress(OSError), path.open("r+b") as file:
            os.fsync(file.fileno())
    for folder in dict.fromkeys(path.parent for path in paths):
        with suppress(OSError):  # not every system has folders that can be opened
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def _read(path: Path, largest: int) -> bytes:
    # Without waiting: opening a pipe would last until someone writes into it.
    ways = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        handle = os.open(path, ways)
    except ValueError as error:
        raise FileNotFoundError(errno.ENOENT, "no file can be called so") from error
    except OSError as error:
        if error.errno in (errno.ENAMETOOLONG, errno.EINVAL):
            raise FileNotFoundError(errno.ENOENT, error.strerror) from error
        raise
    with open(handle, "rb") as file:  # noqa: PTH123  # pathlib opens no handles
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, "it is no file of the usual kind")
        content = file.read(largest + 1)
    if len(content) > largest:
        raise OSError(errno.EFBIG, f"it is larger than {largest // MEGABYTE} MB")
    return content


def _patiently(act: Callable[[], Content]) -> Content:
    for pause in PATIENCE if LOCKING else ():
        try:
            return act()
        except PermissionError:
            time.sleep(pause)
    return act()
