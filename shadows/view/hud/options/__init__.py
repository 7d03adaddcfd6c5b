"""The settings as they are seen: tabs of rows, each with something to change it by."""

from shadows.view.hud.options.options import Options

__all__ = ["Options"]
