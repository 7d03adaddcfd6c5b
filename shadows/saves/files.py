"""Files that are whole at every instant: written aside and put in place, or moved out of the way."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

PATIENCE = (0.01, 0.02, 0.05, 0.1)
"""Seconds to wait before each new try: elsewhere a file cannot be replaced while someone reads it."""


def write_aside(path: Path, content: bytes) -> Path:
    """Write next to where a file belongs; `put` brings it there. Leaves nothing behind when it fails with OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f"{path.name}.new")
    try:
        aside.write_bytes(content)
    except OSError:
        with suppress(OSError):
            aside.unlink()
        raise
    return aside


def put(source: Path, target: Path) -> None:
    """Move a file to a place, over what is there, in one step."""
    for pause in PATIENCE:
        try:
            source.replace(target)
        except PermissionError:
            if os.name != "nt":
                raise
            time.sleep(pause)
        else:
            return
    source.replace(target)


def set_aside(path: Path, why: str) -> str:
    """Keep a file under a name that says why, `run.damaged.json`; returns the name, its own if it cannot be moved."""
    number = 1
    while True:
        counted = why if number == 1 else f"{why}-{number}"
        kept = path.with_name(f"{path.name.split('.')[0]}.{counted}{path.suffix}")
        if not kept.exists():
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
