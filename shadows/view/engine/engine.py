"""Opens the engine: a window, or an offscreen picture with a fixed clock. Every trap of Ursina is dealt with here."""

from __future__ import annotations

import contextlib
import io
import logging
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from panda3d.core import (
    ClockObject,
    Filename,
    InputDevice,
    LVecBase2f,
    MultiplexStream,
    Notify,
    NSFatal,
    WindowProperties,
    load_prc_file_data,
)

from shadows.view.engine import theme
from shadows.view.engine.input_events import InputEvents
from shadows.view.engine.keyboard import Keyboard

SOFTWARE = ("llvmpipe", "softpipe", "swrast", "software", "gdi generic")
"""What drivers that draw on the processor call themselves."""

TITLE = "Shadows of the Abyss"
"""What the window is called until it is known what is played."""

LEAST = (640, 360)
LEFT = "window left"
"""Told like a key when another window comes to the front, or this one is minimised: what is held now will not be let go
here."""

RATE, RESTING = 60, 10
"""Frames a second at most, while the window can be seen and while it cannot."""

STEP = 1 / RATE
"""Seconds of a frame under the fixed clock."""

PRC = """
audio-active 1
coordinate-system y-up-left
cursor-hidden 0
framebuffer-multisample 0
model-cache-dir
notify-level error
notify-level-audio fatal
notify-level-device fatal
paste-emit-keystrokes 0
print-pipe-types 0
sync-video {vsync}
textures-power-2 none
window-title {title}
"""


class NoWindow(RuntimeError):
    """No picture can be drawn here. Its text says why in one sentence for the player."""


class NoDisplay(NoWindow):
    """There is nothing to open a window on."""


_log = logging.getLogger(__name__)


class Engine:
    """The one engine of this process.

    `size` is that of the picture in pixels. `pointer` is where the mouse is, in pixels from the top left, or None;
    while a press is told, where it was then. Listeners: `on_frame` is given the seconds, `on_input` keys and buttons,
    `on_text` what was written; `on_layout` is called when the keyboard has another layout, `on_error` when a listener
    broke down.
    """

    def __init__(self, size: tuple[int, int], *, offscreen: bool, vsync: bool = True) -> None:
        prc = PRC.format(vsync=int(vsync and not offscreen), title=TITLE)
        prc += _audio(offscreen=offscreen)
        if offscreen and sys.platform.startswith("linux"):
            prc += "load-display p3headlessgl\n"
        if sys.platform == "darwin":
            prc += "gl-version 3 2\n"
        load_prc_file_data("", prc)
        self.offscreen = offscreen
        self.base = _open(size, offscreen=offscreen)
        if not offscreen:
            _tell_if_silent()
        self.size = self._measured()
        self._corner: tuple[int, int] | None = None
        self.pointer: tuple[float, float] | None = None
        self.on_frame: Callable[[float], None] = lambda _: None
        self.on_resize: Callable[[], None] = lambda: None
        self.on_input: Callable[[str], None] = lambda _: None
        self.on_text: Callable[[str], None] = lambda _: None
        self.on_layout: Callable[[], None] = lambda: None
        self.on_error: Callable[[Exception], None] = _raise
        self._in_front = self._hidden = self._resting = False
        self._clock = ClockObject.get_global_clock()
        if offscreen:
            self._clock.set_mode(ClockObject.M_non_real_time)
            self._clock.set_dt(STEP)
        else:
            self._clock.set_mode(ClockObject.M_limited)
            self._clock.set_frame_rate(RATE)
        self._events = None if offscreen else InputEvents(self.base, Keyboard(self.base.win.get_keyboard_map))
        self.printed: Mapping[str, str] = {} if self._events is None else self._events.keyboard.printed
        """What is printed on the keys, as in Keyboard."""
        _call_each_frame(self)
        _keep_drawing(self.base)
        _leave_out(self.base)

    @property
    def in_front(self) -> bool:
        """Whether keys come to this window; a picture in memory always has them."""
        return self.offscreen or self._in_front

    @property
    def software(self) -> bool:
        """Whether the processor draws."""
        name = self.base.win.get_gsg().get_driver_renderer().lower()
        return any(word in name for word in SOFTWARE)

    @property
    def aspect(self) -> float:
        """The window's width divided by its height."""
        return self.size[0] / self.size[1]

    def step(self, frames: int = 1) -> None:
        """Draw frames by hand."""
        for _ in range(frames):
            self.base.step()

    def run(self) -> None:
        """Draw frames until the window is closed or `quit` is called."""
        with contextlib.suppress(SystemExit):
            self.base.run(info=False)

    def quit(self) -> None:
        """Leave the loop of `run` after this frame."""
        raise SystemExit

    def entitle(self, title: str) -> None:
        """Call the window something else."""
        if not self.offscreen:
            wanted = WindowProperties()
            wanted.set_title(title)
            self.base.win.request_properties(wanted)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, or the offscreen picture."""
        if self.offscreen:
            self.base.win.set_size(*size)
            self.base.graphicsEngine.render_frame()
            self._resized()
        else:
            self._ask(fullscreen=False, size=size)

    def set_fullscreen(self, on: bool, size: tuple[int, int]) -> None:
        """Fill the screen, or go back to a window of a size, where it was before."""
        if self.offscreen:
            return
        there = self.base.win.get_properties()
        if on and there.has_origin() and not there.get_fullscreen():
            self._corner = there.get_x_origin(), there.get_y_origin()
        self._ask(fullscreen=on, size=(self.screen or size) if on else size, corner=None if on else self._corner)

    @property
    def screen(self) -> tuple[int, int] | None:
        """The size of the screen, as far as that is known."""
        pipe = self.base.pipe
        size = pipe.get_display_width(), pipe.get_display_height()
        return size if all(size) else None

    def gamepads(self) -> Iterable[InputDevice]:
        """Those that are plugged in now."""
        return () if self.offscreen else self.base.devices.get_devices(InputDevice.DeviceClass.gamepad)

    def shot(self, file: Path) -> None:
        """Write what is seen to a PNG file."""
        self.base.graphicsEngine.render_frame()
        picture = self.base.win.get_screenshot()
        from PIL import Image

        width, height = picture.get_x_size(), picture.get_y_size()
        pixels = bytes(picture.get_ram_image_as("RGB"))
        image = Image.frombytes("RGB", (width, height), pixels).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        image.save(file)

    def frame(self) -> None:
        """One frame's work, called by the engine."""
        if self._events is not None:
            self._tell(self._resized)
            self._hear(self._events)
            self._rest(self._hidden)
        self._tell(self.on_frame, min(self._clock.get_dt(), 0.25))

    @property
    def frame_number(self) -> int:
        """The number of the present frame, counted from the start."""
        return int(self._clock.get_frame_count())

    def _tell(self, listener: Callable[..., None], *what: object) -> None:
        """Let a listener hear it. An error in it ends nothing here: it is told itself."""
        try:
            listener(*what)
        except Exception as error:
            self.on_error(error)

    def _hear(self, events: InputEvents) -> None:
        """Tell what mouse and keyboard did. A button that goes up as the window is left was let go by the engine, not
        by the player."""
        window = self.base.win.get_properties()
        before, self._in_front = self._in_front, window.get_foreground()
        hidden, self._hidden = self._hidden, window.get_minimized()
        left = (before and not self._in_front) or (self._hidden and not hidden)
        heard = events.take()
        if self.printed != (printed := events.keyboard.printed):
            self.printed = printed
            self._tell(self.on_layout)
        for event in heard:
            self.pointer = event.pixel
            if event.text:
                self._tell(self.on_text, event.text)
            elif not (left and event.by_mouse):
                self._tell(self.on_input, event.name)
        self.pointer = self._mouse()
        if left:
            self._tell(self.on_input, LEFT)

    def _rest(self, hidden: bool) -> None:
        """Draw next to nothing while nobody can see it: the engine leaves the window out by itself, but neither the
        pictures that are drawn for it nor the haste."""
        if hidden != self._resting:
            self._resting = hidden
            self._clock.set_frame_rate(RESTING if hidden else RATE)
        elif not hidden:
            return
        outputs = self.base.graphicsEngine
        for output in (outputs.get_window(number) for number in range(outputs.get_num_windows())):
            if output != self.base.win:
                output.set_active(not hidden)

    def _ask(self, *, fullscreen: bool, size: tuple[int, int], corner: tuple[int, int] | None = None) -> None:
        """Wish for a state of the window, at a place if that matters; the system may grant another one."""
        wanted = WindowProperties()
        wanted.set_fullscreen(fullscreen)
        wanted.set_size(*size)
        if corner is not None:
            wanted.set_origin(*corner)
        self.base.win.request_properties(wanted)

    def _mouse(self) -> tuple[float, float] | None:
        watcher = self.base.mouseWatcherNode
        if not watcher.has_mouse():
            return None
        place: LVecBase2f = watcher.get_mouse()
        return (place.x * 0.5 + 0.5) * self.size[0], (0.5 - place.y * 0.5) * self.size[1]

    def _measured(self) -> tuple[int, int]:
        window = self.base.win
        return max(window.get_x_size(), 1), max(window.get_y_size(), 1)

    def _resized(self) -> None:
        size = self._measured()
        if size != self.size and min(size) > 8:  # minimised windows may measure nothing
            self.size = size
            self.on_resize()


def _raise(error: Exception) -> None:
    raise error


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Ursina talks a lot when it starts; players need none of it."""
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        yield


@contextlib.contextmanager
def _at_home() -> Iterator[None]:
    """Ursina takes the folder of the script for the game's, looks through all of it for models and runs a settings.py
    that lies there: let it be one in which there is neither."""
    started = sys.argv[0]
    sys.argv[0] = str(Path(__file__).with_name("glsl") / "none")
    try:
        yield
    finally:
        sys.argv[0] = started


def _keep_drawing(base: Any) -> None:
    """A frame that the engine cannot draw is left out, and told in the log; the next one follows."""
    draw = base._ShowBase__igLoop

    def drawn(task: Any) -> Any:
        try:
            return draw(task)
        except AssertionError as error:
            _log.warning("a frame was left out: %s", error)
            return task.cont

    base.taskMgr.remove("igLoop")
    base.taskMgr.add(drawn, "igLoop", sort=50)


def _leave_out(base: Any) -> None:
    """What the engine looks after in every frame and this game has none of: collisions, and motions of its own."""
    for task in ("collisionLoop", "resetPrevTransform", "ivalLoop"):
        base.taskMgr.remove(task)


def _open(size: tuple[int, int], *, offscreen: bool) -> Any:
    said: list[str] = []
    try:
        with _heard(said), _quiet(), _at_home():
            from ursina import Ursina, window

            base = Ursina(
                title=TITLE,
                size=size,
                borderless=False,
                editor_ui_enabled=False,
                window_type="offscreen" if offscreen else "onscreen",
            )
        if base.win is None:
            raise RuntimeError("the engine opened no window")
    except Exception as error:  # the engine raises bare exceptions of many kinds
        _log.info("No window. The engine said: %s", " / ".join(said) or "nothing", exc_info=error)
        raise _why(said, error) from error
    window.editor_ui.enabled = False
    window.input_entity.enabled = False  # the developer's keys: F10 to F12
    from ursina import application, camera

    application.hot_reloader.enabled = False  # and F5 to F9
    base.set_background_color(*theme.rgba(theme.ABYSS))  # what is seen before the first screen
    camera.ui_display_region.set_active(False)  # the 2D picture has a camera of its own
    _leave_gamepads(base)
    _leave_mouse_and_keys(base)
    base.ignore("aspectRatioChanged")
    base.musicManager.set_concurrent_sound_limit(0)  # it lets one piece sound at a time: there are layers, and places
    base.exitFunc = None
    return base


@contextlib.contextmanager
def _heard(said: list[str]) -> Iterator[None]:
    """Takes down what the engine says of itself while it opens, line by line, instead of showing it."""
    with TemporaryDirectory(prefix="shadows-", ignore_cleanup_errors=True) as folder:
        file = Path(folder) / "engine.log"
        stream = MultiplexStream()
        stream.add_file(Filename.from_os_specific(str(file)))
        notify = Notify.ptr()
        before = notify.get_ostream_ptr()
        notify.set_ostream_ptr(stream, False)
        try:
            yield
        finally:
            stream.flush()
            notify.set_ostream_ptr(before, False)
            display = notify.get_category("display")
            for category in (display, *map(display.get_child, range(display.get_num_children()))):
                category.set_severity(NSFatal)
            if file.exists():
                said += file.read_text(encoding="utf-8", errors="replace").splitlines()


def _why(said: list[str], error: Exception) -> NoWindow:
    """What keeps the window from opening, from what the engine said and how it failed."""
    errors = [line.partition("(error): ")[2] for line in said if "(error): " in line]
    missing = next((line for line in errors if "open display" in line), "")
    if missing:
        return NoDisplay(f"No display was found ({_clause(missing)}).")
    if isinstance(error, ImportError):
        return NoWindow(f"The window's engine could not be loaded ({_clause(str(error))}).")
    if errors or "graphics pipe" in str(error):
        return NoWindow(f"The window needs OpenGL, and there is none here ({_clause((errors or [str(error)])[0])}).")
    return NoWindow(f"The window could not be opened ({type(error).__name__}: {_clause(str(error))}).")


def _clause(sentence: str) -> str:
    """A sentence of the engine as a part of another one."""
    words = " ".join(sentence.split()).rstrip(".!")
    return f"{words[:1].lower()}{words[1:]}" if words.partition(" ")[0].istitle() else words


def _leave_gamepads(base: Any) -> None:
    """Ursina takes those that are there at its start, and would tell of them twice: they are asked elsewhere."""
    from ursina import input_handler

    for device in getattr(input_handler, "gamepads", ()):
        base.detach_input_device(device)
    input_handler.gamepads = []


def _leave_mouse_and_keys(base: Any) -> None:
    """Ursina takes letters and digits by their place on a US keyboard, and drops what other layouts have there. It also
    asks in every frame where the pointer is, several times, which the engine would note as so many rests."""
    from ursina import mouse

    mouse.enabled = False
    for event in list(base.get_all_accepting()):
        if event.startswith(("button", "raw-")) or event == "keystroke":
            base.ignore(event)


def _call_each_frame(engine: Engine) -> None:
    """The one entity of the game."""
    from ursina import Entity

    Entity(name="game", eternal=True, update=engine.frame)


def _audio(*, offscreen: bool) -> str:
    """What is to be asked of the engine where there is nothing to play sound on."""
    return "audio-library-name null\n" if offscreen or not _sound_device() else ""


def _tell_if_silent() -> None:
    """Once the window is open; where none opens, there is something else to tell."""
    if not _sound_device():
        _log.warning("There is no sound device: the game is silent.")


def _sound_device() -> bool:
    """Whether there is anything to play sound on, as far as can be told without opening it."""
    if not sys.platform.startswith("linux"):
        return True
    return (
        Path("/dev/snd").is_dir()
        or "PULSE_SERVER" in os.environ
        or any(Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent")).glob("p*/native"))
    )
