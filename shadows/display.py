"""Whether there is something to open a window on."""

import os
import sys

NO_WINDOW = "No display was found, so the game plays in the terminal."
NOWHERE = "No display and no terminal: set DISPLAY for the window, or use `shadows play --text` in a terminal."


def display() -> bool:
    """As far as can be told without trying."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
