"""Which mods the player has switched on, in a small file. A mod that was never switched is on."""

from pathlib import Path

import msgspec

from shadows.content.problems import shortened
from shadows.saves import files
from shadows.saves.files import Undecodable


class Switches(msgspec.Struct, kw_only=True):
    """The ids of mods by what the player wants, and the code that may run: stamp of the mod -> digest of its file."""

    enabled: list[str] = []
    disabled: list[str] = []
    allowed: dict[str, str] = {}


FEW = 5
"""So many names of a sort are told at most."""

_SWITCHES = msgspec.json.Decoder(Switches)


def read(path: Path) -> tuple[Switches, str]:
    """The player's switches, and a sentence about what was wrong with the file, mostly empty. One that cannot be
    understood is kept aside: then all mods are on, and no code is."""
    try:
        content = files.read(path, files.SETTINGS)
    except (FileNotFoundError, NotADirectoryError):
        return Switches(), ""
    except OSError as error:
        return Switches(), f"The list of mods cannot be read ({error.strerror}): all are on."
    try:
        switches = files.decoded(content, _SWITCHES)
    except Undecodable:
        kept = files.set_aside(path, "damaged")
        return Switches(), f"The list of mods is damaged: it is kept as {kept}, and all are on."
    twice = sorted({name for name in switches.enabled if switches.enabled.count(name) > 1})
    switches.enabled = list(dict.fromkeys(switches.enabled))
    if twice:
        return switches, f"The list of mods names {', '.join(map(shortened, twice[:FEW]))} twice: it is taken once."
    return switches, ""


def write(path: Path, switches: Switches) -> None:
    """Keep the switches. Raises OSError."""
    files.write(path, msgspec.json.format(msgspec.json.encode(switches)) + b"\n")


def turn(path: Path, mod: str, *, on: bool) -> str:
    """Switch a mod on or off, and keep that. Gives what `read` says was wrong with the file. Raises OSError."""
    switches, trouble = read(path)
    switch(switches, mod, on=on)
    write(path, switches)
    return trouble


def switch(switches: Switches, mod: str, *, on: bool) -> None:
    """Switch a mod on or off."""
    into, out = (switches.enabled, switches.disabled) if on else (switches.disabled, switches.enabled)
    if mod in out:
        out.remove(mod)
    if mod not in into:
        into.append(mod)
