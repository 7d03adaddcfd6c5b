"""Packs to one library: all entries are first known, then shaped, then what makes no sense together is left out."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import msgspec

from components.prefabs import Library, Prefab
from shadows.content.checks.chains import circles
from shadows.content.checks.prefabs import check_prefab, check_references, check_together
from shadows.content.library.entries import Change, Entry, Removal, Shelves
from shadows.content.library.files import files, kind_of
from shadows.content.library.packs import Pack
from shadows.content.problems import Place, Problem, quoted
from shadows.content.schema.authoring import Definitions
from shadows.content.schema.forms import EXTENDS
from shadows.content.schema.limits import limit
from shadows.content.schema.scope import NO_WORDS, Scope, Words
from shadows.content.schema.shaping import BROKEN, shape
from shadows.content.schema.walk import parts
from shadows.content.yaml.reading import read
from shadows.content.yaml.source_file import Reference, Sheet, TooManyProblems

_WORDS = ("name", "text", "origin", "flavour", "title", "theme")
"""What a prefab says to players: no rule depends on it."""

CIRCLE = "narrow it down with 'from', 'status' or 'type', or write 'per_combat'"

_NEVER_NONE = ("heroes", "events")
"""Kinds of which a run needs at least one."""


class LeftOut(NamedTuple):
    """An entry of a mod that is not in the game; `lacks` names what it needs and is not there, empty if the entry
    itself has errors."""

    mod: str
    kind: str
    id: str
    lacks: str


class Gathered(NamedTuple):
    """What packs hold: the library of all that is whole, what is wrong, by mod and in the order of files and lines
    (under an empty name that of the game itself), what was left out for it, and sentences about mods that change the
    same entry."""

    library: Library
    problems: dict[str, list[Problem]]
    left_out: list[LeftOut]
    clashes: list[str]


def gather(definitions: Definitions, packs: Sequence[Pack], words: Words = NO_WORDS) -> Gathered:
    """Everything in these packs of a game, which come in the order in which they act: each after those that it needs.
    `words` are those that the code of mods adds."""
    own = own_packs(definitions)
    if list(packs[: len(own)]) == own:
        shelves, found = _of_the_game(definitions)
        shelves, sheets = shelves.copy(), {"": list(found)}
        packs = packs[len(own) :]
    else:
        shelves, sheets = Shelves(definitions), {"": []}
    settled = list(shelves.entries)
    for order, pack in enumerate(packs, start=1):
        sheets.setdefault(pack.mod, []).extend(_read(pack, order, shelves, words))
    _shape_all(shelves)
    library = _settled(shelves, settled)
    _warn_of_circles(shelves.entries[len(settled) :], library, definitions)
    library.fingerprint = _fingerprint(library, definitions)
    problems = {mod: [problem for sheet in found for problem in sheet.in_order()] for mod, found in sheets.items()}
    left_out = [
        LeftOut(entry.pack.mod, entry.kind, entry.id or entry.key.text, entry.lacks)
        for entry in shelves.entries
        if entry.broken
    ]
    return Gathered(library, problems, left_out, shelves.clashes)


def own_packs(definitions: Definitions) -> list[Pack]:
    """The folders of a game's own prefabs."""
    return [Pack(folder) for folder in definitions.folders]


@cache
def _of_the_game(definitions: Definitions) -> tuple[Shelves, list[Sheet]]:
    """The game's own entries, shaped and looked at once: no mod changes what is wrong with them."""
    shelves = Shelves(definitions)
    sheets = [sheet for pack in own_packs(definitions) for sheet in _read(pack, 0, shelves)]
    _shape_all(shelves)
    _settled(shelves, [])
    return shelves, sheets


def _read(pack: Pack, order: int, shelves: Shelves, words: Words = NO_WORDS) -> Iterator[Sheet]:
    """Take in a pack's entries; its files, each with its sheet."""
    scope = Scope(shelves.definitions, pack.mod, pack.needs, shelves.known, words)
    for path, sheet in files(pack, shelves.definitions.kinds):
        sheet.names = scope
        with suppress(TooManyProblems):
            if kind := kind_of(sheet, pack.root, path, shelves.definitions.kinds):
                shelves.add(pack, order, sheet, scope, kind, read(path, sheet))
        yield sheet
    if pack.sheet is not None:
        for reference in pack.sheet.references:
            with suppress(TooManyProblems):
                shelves.remove(pack, order, pack.sheet, scope, reference)


def _shape_all(shelves: Shelves) -> None:
    """Shape every entry, parents first, and look at what is wrong with each alone."""
    new = [entry for entry in shelves.entries if not entry.shaped]
    for entry in new:
        with suppress(TooManyProblems):
            entry.parent = shelves.parent(entry)
    for entry in new:
        line = [entry]
        while (above := line[-1].parent) is not None and not above.shaped and above not in line:
            line.append(above)
        if above in line:
            _report_circle(line[line.index(above) :])
        for one in reversed(line):
            if not one.shaped:
                one.shaped = True
                with suppress(TooManyProblems):
                    _shape(one)


def _report_circle(line: list[Entry]) -> None:
    """Entries that extend each other in a circle are all at fault."""
    names = [one.id or one.key.text for one in line]
    for at, one in enumerate(line):
        circle = " → ".join([*names[at:], *names[:at], names[at]])
        place = one.extends[1] if one.extends else one.place
        with suppress(TooManyProblems):
            one.sheet.report(place, f"a circle of '{EXTENDS}': {circle}", "let one of them stand alone")
        one.parent, one.extends, one.broken = None, None, True


def _shape(entry: Entry) -> None:
    if entry.broken or (entry.extends is not None and entry.parent is None):
        return
    sheet, kind = entry.sheet, entry.definition
    inherited: dict[str, Any] = {}
    if entry.parent is not None and entry.extends is not None:
        if entry.parent.form is BROKEN:
            entry.broken, entry.lacks = True, entry.parent.said
            return
        inherited = _inherited(entry.parent.form, sheet, entry.extends[1])
    first = len(sheet.references)
    entry.form = shape(sheet, kind.form, entry.key, entry.node, entry.id, inherited)
    entry.references = sheet.references[first:]
    check_references(sheet, entry.references, entry.scope)
    if entry.form is not BROKEN:
        entry.references += _inherited_references(entry)
        _warn_of_upgrade(entry, inherited)
        entry.prefabs = list(kind.build(entry.form, sheet))
        for prefab in entry.prefabs:
            check_prefab(sheet, kind, prefab, entry.scope)


def _inherited(form: Prefab, sheet: Sheet, place: Place) -> dict[str, Any]:
    """The fields of a parent, which count as written where the child names it."""
    for part in parts(form):
        sheet.adopt(part, place)
    return {name: getattr(form, name) for name in form.__struct_fields__}


def _inherited_references(entry: Entry) -> list[Reference]:
    """What an entry names because its parent does, in the fields that it took over."""
    if entry.parent is None or entry.extends is None:
        return []
    named = set()
    for part in parts(entry.form):
        for name in part.__struct_fields__:
            if kind := limit(type(part), name).names:
                value = getattr(part, name)
                named |= {(kind, word) for word in (value if isinstance(value, tuple) else (value,))}
    place = entry.extends[1]
    return [one._replace(place=place) for one in entry.parent.references if (one.kind, one.id) in named]


def _warn_of_upgrade(entry: Entry, inherited: dict[str, Any]) -> None:
    """A child that does something else takes its parent's upgrade over all the same, which is seldom meant."""
    upgrade = inherited.get("upgrade")
    if isinstance(upgrade, msgspec.Struct) and upgrade is entry.form.upgrade:
        changed = [
            name
            for name in upgrade.__struct_fields__
            if getattr(upgrade, name) is not msgspec.UNSET
            and hasattr(entry.form, name)
            and getattr(entry.form, name) is not inherited[name]
        ]
        if changed:
            message = f"'{changed[0]}' is changed, but the upgrade is still the parent's"
            entry.sheet.report(entry.place, message, "write 'upgrade:' too", "warning")


def _settled(shelves: Shelves, settled: list[Entry]) -> Library:
    """The library of all that stands when what is broken, and what needs it, has gone; some are looked at already."""
    looked_at = {id(entry) for entry in settled}
    shelves.mark()
    while True:
        there = list(shelves.there())
        library = _library(shelves.definitions, there)
        if _let_go(shelves, there, library):
            continue
        for entry in there:
            if id(entry) not in looked_at:
                looked_at.add(id(entry))
                with suppress(TooManyProblems):
                    for prefab in entry.prefabs:
                        check_together(entry.sheet, prefab, library)
                        entry.definition.check_together(entry.sheet, prefab, library)
        before = sum(entry.broken for entry in shelves.entries)
        shelves.mark()
        if sum(entry.broken for entry in shelves.entries) == before:
            return library


def _warn_of_circles(entries: Sequence[Entry], library: Library, definitions: Definitions) -> None:
    """Triggers of these entries that set themselves off, alone or with others (R65)."""
    by_prefab = {id(prefab): entry for entry in entries if not entry.broken for prefab in entry.prefabs}
    for rule, others in circles(library, definitions) if by_prefab else ():
        if entry := by_prefab.get(id(rule.prefab)):
            names = dict.fromkeys(quoted(other.prefab.id) for other in others if other.prefab is not rule.prefab)
            by = f" by way of {', '.join(names)}" if names else ""
            message = f"the trigger sets itself off{by}: after 100 links the chain is cut"
            with suppress(TooManyProblems):
                entry.sheet.report(entry.sheet.at(rule.trigger), message, CIRCLE, "warning")


def _let_go(shelves: Shelves, there: list[Entry], library: Library) -> bool:
    """Leave out what needs something that is not there, or the change that took it away; whether anything was.

    Changes first: what one took away may be back without it.
    """
    missing = [
        (entry, reference)
        for entry in there
        for reference in entry.references
        if reference.id not in library.shelf(reference.kind)
    ]
    at_fault: dict[int, tuple[Change, Entry, Reference]] = {}
    for entry, reference in missing:
        said = shelves.said(reference.kind, reference.id)
        change = next((one for one in reversed(said) if not one.broken and one.order > entry.order), None)
        if change is not None:
            at_fault.setdefault(id(change), (change, entry, reference))
    for change, entry, reference in at_fault.values():
        _refuse(change, f"{entry.said} needs {quoted(reference.id)}", f"change {entry.said} too")
    for kind in _NEVER_NONE:
        removals = [one for one in shelves.removals(kind) if not one.broken]
        if removals and not library.shelf(kind):
            _refuse(removals[-1], f"a game cannot be without {kind}", "leave one")
            return True
    if at_fault:
        return True
    for entry, reference in missing:
        _lack(entry, reference, shelves.said(reference.kind, reference.id))
    orphans = [entry for entry in there if entry.parent is not None and entry.parent.broken and not entry.broken]
    for entry in orphans:
        entry.broken, entry.lacks = True, entry.parent.said if entry.parent else ""
    return bool(missing or orphans)


def _refuse(change: Change, why: str, hint: str) -> None:
    change.broken = True
    what = "taken away" if isinstance(change, Removal) else "replaced so"
    place = change.replaces[1] if isinstance(change, Entry) and change.replaces else change.place
    with suppress(TooManyProblems):
        change.sheet.report(place, f"this cannot be {what}: {why}", hint)


def _lack(entry: Entry, reference: Reference, said: list[Change]) -> None:
    """An entry goes because of what it names: that is broken itself, or was taken away before."""
    what = f"the {entry.scope.definitions.kinds[reference.kind].singular} {quoted(reference.id)}"
    entry.broken, entry.lacks = True, what
    last = next((one for one in reversed(said) if not one.broken), None)
    with suppress(TooManyProblems):
        if isinstance(last, Removal):
            entry.sheet.report(reference.place, f"{what} is not there: the mod '{last.pack.mod}' takes it away")
        elif last is not None:
            base = reference.id.removesuffix("+")
            entry.sheet.report(reference.place, f"{what} is not there", f"'{base}' has no upgrade")


def _library(definitions: Definitions, there: list[Entry]) -> Library:
    shelves: dict[str, dict[str, Prefab]] = {kind: {} for kind in definitions.kinds}
    for entry in there:
        shelves[entry.kind].update((prefab.id, prefab) for prefab in entry.prefabs)
    return definitions.library(**{kind: dict(sorted(shelf.items())) for kind, shelf in shelves.items()})  # type: ignore[arg-type]


def _fingerprint(library: Library, definitions: Definitions) -> str:
    """A digest of every rule, whatever the files are called and however they are written."""
    rules = {kind: {name: _rules(prefab) for name, prefab in library.shelf(kind).items()} for kind in definitions.kinds}
    return hashlib.sha256(msgspec.json.encode(rules, order="sorted")).hexdigest()


def _rules(prefab: Prefab) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(prefab).items() if name not in _WORDS}
