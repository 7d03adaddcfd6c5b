"""What there is to say of a mod: in a line of the list, and on its page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shadows.games import DEFAULT
from shadows.mods.loading import SWITCHED_OFF, Loadout, brought, rests
from shadows.mods.manifest import FILE, Mod
from shadows.view.engine import theme

SHORT = 64
"""In letters, of a reason in the list."""

GRADES = {"error": theme.BAD, "warning": theme.GOLD, "hint": theme.ASH}


class Line(NamedTuple):
    """A paragraph of a page: what it says, what stands before it in other letters, and its colour."""

    words: str
    colour: str = theme.BONE
    head: bool = False


def given(loadout: Loadout, mod: Mod) -> bool:
    """Whether a mod is not of the player's folder, so that no switch is for it."""
    return not {mod.folder, mod.folder.parent}.isdisjoint(loadout.folders)


def in_short(loadout: Loadout, mod: Mod) -> str:
    """Its version, or why it is off, in a few words."""
    if mod.asks:
        why = "It waits for your word to run its code."
    elif mod.off:
        why = f"{_sentence(mod.off)}."
    else:
        wrong = _count(mod, "error", "warning")
        why = " · ".join(filter(None, (f"Version {mod.manifest.version}", wrong, "by --mods" * given(loadout, mod))))
    return why if len(why) <= SHORT else f"{why[:SHORT].rstrip()}…"


def about(mod: Mod) -> str:
    """Its id and version, and who made it."""
    authors = mod.manifest.authors
    return f"{mod.stamp} · by {', '.join(authors)}" if authors else mod.stamp


def page(loadout: Loadout, mod: Mod) -> list[Line]:
    """All there is to know about it."""
    manifest = mod.manifest
    lines = []
    if mod.off == SWITCHED_OFF:
        lines.append(Line("You have switched it off.", theme.GOLD))
    elif mod.off and not mod.asks and not _count(mod, "error"):  # an error tells it better
        lines.append(Line(f"{_sentence(mod.off)}.", theme.GOLD if rests(mod) else theme.BAD))
    if given(loadout, mod):
        lines.append(Line("It was given with --mods, and is played with until the game is left.", theme.GOLD))
    if manifest.text:
        lines.append(Line(manifest.text))
    if not mod.off:
        lines += _brings(loadout, mod)
    if mod.code.is_file():
        lines.append(_of_code(mod))
    for what, named in (
        ("Needs", manifest.needs),
        ("Comes after", manifest.after),
        ("Does not go with", manifest.conflicts),
        ("For the game", (mod.game.id,) if mod.game.id != DEFAULT else ()),
        ("For the game in version", (str(mod.game.range),) if mod.game.range else ()),
    ):
        if named:
            lines.append(Line(f"{what} {', '.join(named)}.", theme.MIST))
    lines += _problems(mod)
    missing = [entry for entry in loadout.left_out if entry.mod == mod.id and entry.lacks]
    lines += [Line(f"{entry.id} is left out: it needs {entry.lacks}.", theme.BAD) for entry in missing]
    lines.append(Line(f"It lies in {mod.folder}.", theme.ASH))
    return lines


def _brings(loadout: Loadout, mod: Mod) -> Iterator[Line]:
    """What it adds to the game, changes in it and takes away, in numbers."""
    found = brought(loadout, mod.id)
    own = {kind: [name for name in names if name.startswith(f"{mod.id}:")] for kind, names in found.items()}
    others = {kind: [name for name in names if name not in own[kind]] for kind, names in found.items()}
    gone = {kind: getattr(mod.manifest.remove, kind, ()) for kind in loadout.game.content.kinds}
    for verb, some in (("Adds", own), ("Changes", others), ("Takes away", gone)):
        if numbers := [_number(loadout, kind, names) for kind, names in some.items() if names]:
            yield Line(f"{verb} {_listed(numbers)}.", theme.GOOD if verb == "Adds" else theme.BONE)


def _of_code(mod: Mod) -> Line:
    if mod.asks:
        return Line(
            "It brings code of its own (plugin.py), which may do all that you may do on this computer. It does not run "
            "until you allow it.",
            theme.GOLD,
        )
    if mod.off:
        return Line("It brings code of its own (plugin.py), which does not run now.", theme.MIST)
    return Line("It brings code of its own (plugin.py), which you let run.", theme.MIST)


def _problems(mod: Mod) -> Iterator[Line]:
    """All that is wrong with it; files are named within its folder."""
    if not mod.problems:
        return
    yield Line(_count(mod, "error", "warning", "hint"), theme.HEADING, head=True)
    folder = mod.sheet.file.removesuffix(FILE)
    for problem in mod.problems:
        yield Line(str(problem).removeprefix(folder), GRADES[problem.grade])


def _count(mod: Mod, *grades: str) -> str:
    """So many of each, where there are some: `2 errors, 1 warning`."""
    found = [(sum(problem.grade == grade for problem in mod.problems), grade) for grade in grades]
    return ", ".join(f"{many} {grade}{'s' * (many != 1)}" for many, grade in found if many)


def _number(loadout: Loadout, kind: str, names: Sequence[str]) -> str:
    return f"{len(names)} {loadout.game.content.kinds[kind].singular if len(names) == 1 else kind}"


def _listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
