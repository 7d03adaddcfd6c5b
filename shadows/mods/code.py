"""The code of mods: run only after the player has agreed, and only as it was then."""

import errno
import hashlib
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from importlib.abc import InspectLoader
from importlib.util import decode_source
from pathlib import Path
from types import CodeType, ModuleType

from shadows.content.library.files import SUFFIXES, is_junk, printable, shown
from shadows.content.paths import lies_in
from shadows.content.problems import Problem
from shadows.content.schema.scope import Words
from shadows.mods.former_names import know_former_names
from shadows.mods.manifest import Mod
from shadows.saves.files import MEGABYTE, read
from systems.plugins.plugin import Plugin, PluginError

MOST_BYTES = 64 * MEGABYTE

ALL = "*"
"""In place of a digest: the code may run whatever it says. For authors who try their own."""


IMPORTABLE = (".py", ".pyw", ".pyc", ".pyd", ".so", ".dll", ".dylib", ".zip", ".egg", ".whl")
"""What Python runs, wherever it lies in a mod."""
NO_CODE_IN = ("prefabs", "assets", "schema")
NO_CODE = (*SUFFIXES, ".md")
"""Folders and files in which there is no other code."""


def digest(mod: Mod) -> str:
    """What tells the code of a mod from any other; empty where it has none. Raises OSError."""
    return _digest(mod.folder, read(mod.code, MOST_BYTES)) if mod.code.is_file() else ""


def _digest(folder: Path, plugin: bytes) -> str:
    """That of the plug-in, and of all that it might run or read as code beside it. Raises OSError."""
    own = hashlib.sha256(plugin)
    beside = [path for path in _beside(folder) if path != folder / "plugin.py"]
    for path in beside:
        if not lies_in(path, folder):
            raise OSError(errno.EPERM, f"{printable(path.name)} is a link out of the mod's folder")
        name = path.relative_to(folder).as_posix().encode("utf-8", "surrogateescape")
        own.update(b"\0".join((b"", name, hashlib.sha256(read(path, MOST_BYTES)).digest())))
    return own.hexdigest()


def _beside(folder: Path) -> Iterator[Path]:
    """The files that may be code, hidden ones too, and links to folders, in an order that is the same everywhere."""
    for path in sorted(folder.rglob("*")):
        if path.is_dir():
            if path.is_symlink():
                yield path
        elif path.suffix.lower() in IMPORTABLE or (
            not _is_plain(path.relative_to(folder).parts) and path.suffix.lower() not in NO_CODE
        ):
            yield path


def _is_plain(parts: Sequence[str]) -> bool:
    """Whether a file lies where the game reads what it understands, or where systems leave what no one reads."""
    return parts[0] in NO_CODE_IN or any(map(is_junk, parts))


def run(mods: Sequence[Mod], allowed: Mapping[str, str]) -> bool:
    """Run the code of these mods, in their order, where it may run; the mods whose code may not, or is broken, are off.
    Whether all went well. `allowed` is the digest of the code that may run by the mod's stamp."""
    for mod in mods:
        if not mod.code.is_file():
            continue
        try:
            content = read(mod.code, MOST_BYTES)
            found = _digest(mod.folder, content)
        except OSError as error:
            _refuse(mod, f"it cannot be read: {error.strerror}")
            return False
        if allowed.get(mod.stamp) not in (ALL, found):
            mod.asks = True
            mod.off = "it brings code of its own (plugin.py), which may do all that you may do on this computer"
            mod.off += f"; allow it with `shadows mod allow {mod.id}` if you trust who made it"
            return False
        if mod.plugin is None or mod.plugin.digest != found:
            mod.plugin = _registered(mod, content, found)
        if mod.plugin is None:
            return False
        from shadows.games import known
        from systems.plugins.placing import extended

        before = [other.plugin for other in mods[: mods.index(mod)] if other.plugin is not None]
        try:
            extended(known(mod.game.id).ruleset, [*before, mod.plugin])
        except PluginError as error:
            _refuse(mod, str(error))
            return False
    return True


def words_of(mods: Sequence[Mod]) -> Words:
    """What the code of these mods adds that prefabs can name."""
    plugins = [mod.plugin for mod in mods if mod.plugin is not None]
    return Words(
        frozenset(word for plugin in plugins for word in plugin.effects),
        frozenset(word for plugin in plugins for word in plugin.measures),
        {word: occasion for plugin in plugins for word, occasion in plugin.occasions.items()},
    )


class _Loader(InspectLoader):
    """Runs the very bytes that were looked at, and leaves nothing behind in the mod's folder."""

    def __init__(self, content: bytes, path: Path) -> None:
        self._content, self._path = content, path

    def get_source(self, fullname: str) -> str:
        """The code as text."""
        del fullname
        return decode_source(self._content)

    def get_code(self, fullname: str) -> CodeType:
        """The code, made ready."""
        del fullname
        return self.source_to_code(self._content, str(self._path))


def _registered(mod: Mod, content: bytes, found: str) -> Plugin | None:
    """What the code of a mod adds, or None with its error."""
    plugin = Plugin(mod.id, found)
    sys.dont_write_bytecode = True  # what it imports beside itself leaves nothing there either
    know_former_names()
    loader = _Loader(content, mod.code)
    module = ModuleType(f"plugin_of_{mod.id}")
    sys.modules[module.__name__] = module  # dataclasses look for their module there
    try:
        loader.exec_module(module)
        register = getattr(module, "register", None)
        if not callable(register):
            raise PluginError("it has no function register(plugin)")
        register(plugin)
    except PluginError as error:
        _refuse(mod, str(error), _line(error, mod.code))
        return None
    except (Exception, SystemExit) as error:
        _refuse(mod, f"{type(error).__name__}: {error}", _line(error, mod.code))
        return None
    return plugin


def _line(error: BaseException, code: Path) -> int:
    """The line of the code at which it broke down."""
    if isinstance(error, SyntaxError) and error.lineno:
        return error.lineno
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename) == code]
    return (lines[-1] if lines else None) or 1


def _refuse(mod: Mod, message: str, line: int = 1) -> None:
    mod.sheet.problems[Problem(printable(shown(mod.code)), line, 1, "", f"the mod's code: {message}")] = None
    mod.off = f"its code has an error: {message}"
