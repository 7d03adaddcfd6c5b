"""The window itself: opened once a process, on a screen or offscreen."""

from __future__ import annotations

from typing import Any

from panda3d.core import ClockObject, loadPrcFileData

TITLE = "Shadows of the Abyss"


class NoDisplay(RuntimeError):
    """No window can be opened here. Its text says so in one line."""

    def __init__(self) -> None:
        super().__init__("No window can be opened here (no display, or no OpenGL on it).")


_opened: list[Any] = []


def open_window(size: tuple[int, int] = (1280, 720), *, offscreen: bool = False, sound: bool = True) -> Any:
    """The Ursina app; there is one a process. Raises NoDisplay if there is no screen or no OpenGL on it."""
    if _opened:
        return _opened[0]
    settings = [
        "load-display p3headlessgl" if offscreen else "",
        f"sync-video {0 if offscreen else 1}",
        f"window-title {TITLE}",
        "notify-level error",
        "notify-level-device fatal",
        "" if sound else "audio-library-name null",
    ]
    loadPrcFileData("", "\n".join(setting for setting in settings if setting))
    try:
        from ursina import Ursina, application, window

        if offscreen:
            app = Ursina(size=size, window_type="offscreen")
        else:
            app = Ursina(title=TITLE, size=size, borderless=False, fullscreen=False, development_mode=True)
    except Exception as error:
        raise NoDisplay from error
    if getattr(app, "win", None) is None:
        raise NoDisplay
    window.editor_ui.enabled = False
    for part in (window.exit_button, window.fps_counter):
        part.enabled = False
    application.hotkeys = {}
    _opened.append(app)
    if offscreen:
        clock = ClockObject.get_global_clock()
        clock.set_mode(ClockObject.M_non_real_time)
        clock.set_dt(1 / 60)
    return app


def software(app: Any) -> bool:
    """Whether the picture is drawn by the processor: then the low quality is chosen."""
    renderer = app.win.get_gsg().get_driver_renderer().lower()
    return any(word in renderer for word in ("llvmpipe", "softpipe", "swiftshader", "software"))


def aspect(app: Any) -> float:
    """Width of the window over its height; 1 for a window without a size."""
    width, height = app.win.get_x_size(), app.win.get_y_size()
    return width / height if width > 0 and height > 0 else 1.0
