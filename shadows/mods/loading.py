"""The game's content with the player's mods in it."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from components.prefabs import Library
from shadows.content.library.linking import LeftOut, gather, own_packs
from shadows.content.library.loading import whole
from shadows.games import DEFAULT, Game, known
from shadows.mods import switches
from shadows.mods.code import ALL, run, words_of
from shadows.mods.finding import find, ordered, strangers
from shadows.mods.manifest import Mod
from shadows.saves.paths import Paths, home
from systems.plugins.plugin import Plugin

NO_CODE: Mapping[str, str] = {}
"""No code may run."""

SWITCHED_OFF = "it is switched off"

OF_ANOTHER_GAME = "it is for another game"

MOST_NAMED = 5
"""More entries than these are not named in a sentence."""


@dataclass(slots=True)
class Loadout:
    """What is played with: the game, its library, the mods that are on, in their order, and those that are off.

    `left_out` are the entries that are not in the game for their errors; `notices` are sentences for the player about
    all that is wrong. `folders` are those that were given besides the player's.
    """

    game: Game
    library: Library
    mods: list[Mod] = field(default_factory=list)
    off: list[Mod] = field(default_factory=list)
    left_out: list[LeftOut] = field(default_factory=list)
    notices: list[str] = field(default_factory=list)
    folders: tuple[Path, ...] = ()

    @property
    def asking(self) -> list[Mod]:
        """The mods that are off until the player agrees to their code."""
        return [mod for mod in self.off if mod.asks]

    @property
    def assets(self) -> dict[str, Path]:
        """The folders of pictures, models and sounds of the mods that are on, by the mod's id, in their order."""
        return {mod.id: mod.assets for mod in self.mods}

    @property
    def ids(self) -> set[str]:
        """The ids of all that is played with, of every kind."""
        return {name for kind in self.game.content.kinds for name in self.library.shelf(kind)}


def load_mods(
    folders: Sequence[Path] = (),
    paths: Paths | None = None,
    allowed: Mapping[str, str] | None = None,
    *,
    game: str = DEFAULT,
) -> Loadout:
    """A game with its mods of the player's folder that are switched on, and with all its mods in `folders`.

    What is wrong with a mod never stops the game: broken entries are left out with all that needs them, a mod whose
    own file is broken is off. `allowed` is the code that may run, in place of what the player has allowed. Raises
    ContentError only if the game's own content is broken.
    """
    paths = Paths(home()) if paths is None else paths
    wanted, trouble = switches.read(paths.switches)
    chosen = find(folders)
    given = {mod.id for mod in chosen}
    found = [*chosen, *(mod for mod in find([paths.mods]) if mod.id not in given)]
    for mod in found:
        if mod.id in wanted.disabled and mod.id not in given:
            mod.off = SWITCHED_OFF
    loadout = together(found, wanted.allowed if allowed is None else allowed, game)
    loadout.notices[:0] = [*([trouble] if trouble else []), *strangers(paths.mods)]
    loadout.folders = tuple(folders)
    return loadout


def together(found: Sequence[Mod], allowed: Mapping[str, str] = NO_CODE, game: str = DEFAULT) -> Loadout:
    """A game with those of these mods that are for it, that go together, and whose code may run."""
    played = known(game)
    for mod in found:
        if mod.game.id != game:
            mod.off = mod.off or OF_ANOTHER_GAME
    on = ordered(found)
    while not run(on, allowed):
        on = ordered(found)
    off = [mod for mod in found if mod.off]
    if on:
        packs = [*own_packs(played.content), *(mod.pack for mod in on)]
        library, by_mod, left_out, clashes = whole(gather(played.content, packs, words_of(on)))
        _take_in_code(library, [mod.plugin for mod in on if mod.plugin is not None])
        library.mods = tuple(mod.stamp for mod in on)
    else:
        library, by_mod, left_out, clashes = played.load(), {}, [], []
    for mod in found:
        mod.problems = [*mod.sheet.in_order(), *(by_mod[mod.id] if mod in on else ())]
    notices = [_off(mod) for mod in off if not rests(mod)]
    notices += filter(None, (_incomplete(mod, left_out) for mod in on))
    return Loadout(played, library, on, off, left_out, [*notices, *clashes])


def rests(mod: Mod) -> bool:
    """Whether nothing is wrong with a mod that is off: the player has switched it off, or it is for another game."""
    return mod.off in (SWITCHED_OFF, OF_ANOTHER_GAME)


def brought(loadout: Loadout, mod: str) -> dict[str, list[str]]:
    """The ids of what is played with as a mod says, by kind: what it added (`frost:ice_lance`) and what it changed. A
    card counts in its plain form alone."""
    return {
        kind: [
            name
            for name, prefab in loadout.library.shelf(kind).items()
            if prefab.origin.startswith(f"mods/{mod}/") and not name.endswith("+")
        ]
        for kind in loadout.game.content.kinds
    }


def _take_in_code(library: Library, plugins: Sequence[Plugin]) -> None:
    """What the code of mods adds, which makes it another library."""
    if plugins:
        library.plugins = tuple(plugins)
        library.words = {word: text for plugin in plugins for word, text in plugin.words.items()}
        digests = [library.fingerprint, *(plugin.digest for plugin in plugins)]
        library.fingerprint = hashlib.sha256("".join(digests).encode()).hexdigest()


def with_needs(
    mods: Sequence[Mod], beside: Sequence[Path] = (), paths: Paths | None = None, *, run_code: bool = False
) -> Loadout:
    """The game with these mods, all for the same one, and what they need, which is looked for in `beside` and among the
    player's; with none of the other mods there. With `run_code` their code may run, whatever the player has allowed."""
    paths = Paths(home()) if paths is None else paths
    allowed = switches.read(paths.switches)[0].allowed
    if run_code:
        allowed = allowed | {mod.stamp: ALL for mod in mods}
    game = mods[0].game.id if mods else DEFAULT
    return together([*mods, *_needed(mods, find([*beside, paths.mods]))], allowed, game)


def _needed(mods: Sequence[Mod], others: Sequence[Mod]) -> Iterator[Mod]:
    """Those of the others that are needed, and what they need in turn."""
    here = {mod.id for mod in mods}
    by_id = {mod.id: mod for mod in reversed(others) if mod.id not in here}
    waiting = list(mods)
    while waiting:
        for need in waiting.pop().needs:
            if found := by_id.pop(need.id, None):
                waiting.append(found)
                yield found


def _off(mod: Mod) -> str:
    return f"The mod {mod.manifest.name} is off: {mod.off}."


def _incomplete(mod: Mod, left_out: Sequence[LeftOut]) -> str:
    """What is missing of a mod, in a sentence; empty if nothing is."""
    if all(problem.grade != "error" for problem in mod.problems):
        return ""
    names = [entry.id for entry in left_out if entry.mod == mod.id]
    more = len(names) - MOST_NAMED
    named = ", ".join(names[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
    said = f"because of errors{f': {named}' if named else ''}"
    return f"Some of the mod {mod.manifest.name} is left out {said}. `shadows check` tells them."
