"""The window itself: opened once a process, on a screen or offscreen."""

from __future__ import annotations

import os
from typing import Any

from panda3d.core import ClockObject, loadPrcFileData


class NoDisplay(RuntimeError):
    """No window can be opened here. Its text says so in one line."""


_opened: list[Any] = []


def open_window(size: tuple[int, int] = (1280, 720), *, offscreen: bool = False, sound: bool = True) -> Any:
    """The Ursina app; there is one a process. Raises NoDisplay if there is no screen or no OpenGL on it."""
    if _opened:
        return _opened[0]
    settings = ["sync-video 1", "notify-level-device fatal", "text-minfilter linear_mipmap_linear", "window-title
    Shadows of the Abyss"] if offscreen:
        settings = ["load-display p3headlessgl", "sync-video 0", *settings[1:]]
    if not sound:
        settings.append("audio-library-name null")
    settings.append("notify-level error" if not os.environ.get("SHADOWS_GL_LOG") else "notify-level info")
    loadPrcFileData("", "\n".join(settings))
    try:
        from ursina import Ursina, application, window

        if offscreen:
            app = Ursina(size=size, window_type="offscreen")
        else:
            app = Ursina(title="Shadows of the Abyss", size=size, borderless=False, fullscreen=False,
            development_mode=True)
    except Exception as error:
        raise NoDisplay("No window can be opened here (no display, or no OpenGL on it).") from error
    if getattr(app, "win", None) is None:
        raise NoDisplay("No window can be opened here (no display, or no OpenGL on it).")
    window.editor_ui.enabled = False
    window.exit_button.enabled = False
    window.fps_counter.enabled = False
    application.hotkeys = {}
    _opened.append(app)
    if offscreen:
        _fixed_clock()
    return app


def _fixed_clock() -> None:
    clock = ClockObject.get_global_clock()
    clock.set_mode(ClockObject.M_non_real_time)
    clock.set_dt(1 / 60)


def software(app: Any) -> bool:
    """Whether the picture is drawn by the processor: then the low quality is chosen."""
    renderer = app.win.get_gsg().get_driver_renderer().lower()
    return any(word in renderer for word in ("llvmpipe", "softpipe", "swiftshader", "software"))


def aspect(app: Any) -> float:
    """Width of the window over its height; 1 for a window without a size."""
    width, height = app.win.get_x_size(), app.win.get_y_size()
    return width / height if width > 0 and height > 0 else 1.0
