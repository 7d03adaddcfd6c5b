"""The log file beside the saves: what went wrong, whole, where a player is told one sentence."""

import errno
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from shadows.content.problems import spelled

LOG = logging.getLogger("shadows")
LARGEST = 500_000
"""In bytes; then the file begins anew, and one older one is kept."""


@contextmanager
def keep_log(file: Path) -> Iterator[None]:
    """Meanwhile, write what is worth knowing to this file, and tell warnings and errors on standard error too, in a
    line each. Where the file cannot be written nothing is kept."""
    kept = _LogFile(file, maxBytes=LARGEST, backupCount=1, encoding="utf-8", errors="backslashreplace", delay=True)
    kept.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    told = logging.StreamHandler(sys.stderr)
    told.setFormatter(_OneLine())
    told.setLevel(logging.WARNING)
    before = LOG.level
    LOG.setLevel(logging.INFO)
    LOG.addHandler(kept)
    LOG.addHandler(told)
    try:
        yield
    finally:
        LOG.setLevel(before)
        for handler in (kept, told):
            LOG.removeHandler(handler)
            handler.close()


class _LogFile(RotatingFileHandler):
    """Makes its folder when there is something to write; the game goes on where it cannot."""

    def _open(self) -> TextIOWrapper:
        file = Path(self.baseFilename)
        if file.is_symlink() or (file.exists() and not file.is_file()):
            raise OSError(errno.EINVAL, "the log is no file of its own", str(file))
        file.parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (the name is logging's)
        """A log that cannot be written is no reason to disturb the game."""


class _OneLine(logging.Formatter):
    """The message alone: what led to it stands in the file."""

    def format(self, record: logging.LogRecord) -> str:
        return spelled(record.getMessage())
