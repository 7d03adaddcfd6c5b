"""A screen whose menu is the settings."""

from __future__ import annotations

from shadows.view.panels.scene import Scene


class SettingsScene(Scene):
    """The button for the menu opens the settings."""

    def open_menu(self) -> None:
        """Open the settings over the screen."""
        from shadows.view.panels.options.panel import Options

        Options(self)
