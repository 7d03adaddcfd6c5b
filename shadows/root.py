"""Where the game's own files lie: in the repository beside this package, in an installed game inside it.

An installed package cannot claim names like `components` for itself. So an installed game has its other folders in
`shadows/bundle`, and looks there first, whatever else is installed and wherever it is started from.
"""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_BUNDLE = _PACKAGE / "bundle"

ROOT = _BUNDLE if _BUNDLE.is_dir() else _PACKAGE.parent
"""Holds `components`, `systems`, `prefabs`, `assets` and `examples`."""


def come_first() -> None:
    """Have the game's own modules found before any others of their names.

    `python -m shadows` puts the folder that it is started in first, and would take what lies there for the game's own
    or for a library's: that folder is left out.
    """
    if sys.argv[:1] == ["-m"] and "shadows" in sys.orig_argv and not sys.flags.safe_path:
        del sys.path[0]
    if sys.path[:1] != [str(ROOT)]:
        sys.path.insert(0, str(ROOT))
