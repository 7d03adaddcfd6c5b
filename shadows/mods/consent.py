"""The player agrees that the code of a mod may run: once for each mod and version, and for that very code."""

from shadows.mods import switches
from shadows.mods.code import digest
from shadows.mods.manifest import Mod
from shadows.saves.paths import Paths, home

QUESTION = (
    "{name} {version} brings code of its own, and code may do all that you may do on this computer. "
    "Let it run only if you trust who made it."
)


def question(mod: Mod) -> str:
    """What the player is asked, in two sentences."""
    return QUESTION.format(name=mod.manifest.name, version=mod.manifest.version)


def needed(mod: Mod, paths: Paths | None = None) -> str:
    """What the player is to be asked before the code of a mod runs; empty if there is none, or they have agreed to it
    as it is."""
    paths = Paths(home()) if paths is None else paths
    try:
        found = digest(mod)
    except OSError:  # whoever runs it says so
        return question(mod)
    return question(mod) if found and switches.read(paths.switches)[0].allowed.get(mod.stamp) != found else ""


def agree(mod: Mod, paths: Paths | None = None) -> None:
    """From now on the code of this mod may run, as it is. Raises OSError when that cannot be kept."""
    paths = Paths(home()) if paths is None else paths
    wanted, _ = switches.read(paths.switches)
    wanted.allowed[mod.stamp] = digest(mod)
    switches.write(paths.switches, wanted)
