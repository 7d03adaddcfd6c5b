"""The entries of prefab files on their way to prefabs, and the changes that they make to entries of others."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from components.prefabs import Prefab
from shadows.content.library.ids import shape_id
from shadows.content.library.packs import Pack
from shadows.content.problems import Place, nearest, quoted
from shadows.content.schema.authoring import Definitions, Kind
from shadows.content.schema.forms import EXTENDS, REPLACE
from shadows.content.schema.scope import Scope
from shadows.content.schema.shaping import BROKEN
from shadows.content.yaml.reading import Mapping, Node, Scalar
from shadows.content.yaml.source_file import Reference, Sheet


@dataclass(slots=True, eq=False)
class Entry:
    """An entry. `id` is that of its prefab, None where it can have none; `extends` and `replaces` are the
    words for others that it is made from or takes the place of, and where they stand. `broken` says that it is left
    out of the game: because of its own errors, or because it `lacks` something."""

    pack: Pack
    order: int
    sheet: Sheet
    scope: Scope
    kind: str
    key: Scalar
    node: Node
    id: str | None = None
    extends: tuple[str, Place] | None = None
    replaces: tuple[str, Place] | None = None
    parent: "Entry | None" = None
    shaped: bool = False
    form: Any = BROKEN
    prefabs: list[Prefab] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    broken: bool = False
    lacks: str = ""

    @property
    def place(self) -> Place:
        """Where it begins."""
        return Place(self.key.line, self.key.column, self.key.text)

    @property
    def definition(self) -> Kind:
        """What its kind is."""
        return self.scope.definitions.kinds[self.kind]

    @property
    def said(self) -> str:
        """What it is, in a sentence."""
        return f"the {self.definition.singular} {quoted(self.id or self.key.text)}"


@dataclass(slots=True, eq=False)
class Removal:
    """A mod takes an entry away."""

    pack: Pack
    order: int
    sheet: Sheet
    kind: str
    place: Place
    broken: bool = False


Change = Entry | Removal


class Shelves:
    """All entries of a game: by kind and id what was said about it, the last to be said last."""

    def __init__(self, definitions: Definitions) -> None:
        self.definitions = definitions
        self.known: dict[str, dict[str, str]] = {kind: {} for kind in definitions.kinds}
        """Where each id was written first, those of upgraded forms and of broken entries too."""
        self.entries: list[Entry] = []
        self.clashes: list[str] = []
        """Sentences about mods that change the same entry."""
        self._changes: dict[str, dict[str, list[Change]]] = {kind: defaultdict(list) for kind in definitions.kinds}

    def copy(self) -> "Shelves":
        """The same entries, to which others can be added."""
        twin = Shelves(self.definitions)
        for entry in self.entries:
            copied = replace(entry)
            twin.entries.append(copied)
            if entry.id is not None:
                twin._changes[entry.kind][entry.id].append(copied)
        for kind, known in self.known.items():
            twin.known[kind].update(known)
        return twin

    def add(self, pack: Pack, order: int, sheet: Sheet, scope: Scope, kind: str, entries: Mapping) -> None:
        """Take in the entries of a file, so that all files can name them."""
        for key, node in entries.entries:
            entry = Entry(pack, order, sheet, scope, kind, key, node)
            self._read_words(entry)
            self._identify(entry)

    def remove(self, pack: Pack, order: int, sheet: Sheet, scope: Scope, reference: Reference) -> None:
        """Take an entry away, as a mod's own file says."""
        kind, word, place, _ = reference
        name = scope.full(kind, word)
        if not scope.has(kind, name):
            hint = nearest(word, scope.entries(kind))
            sheet.report(place, f"unknown {self._singular(kind)} {quoted(word)}", hint)
        elif name.startswith(f"{pack.mod}:"):
            sheet.report(place, f"{quoted(name)} is of this mod itself", "delete it where it is written")
        else:
            self._change(name, Removal(pack, order, sheet, kind, place))

    def said(self, kind: str, name: str) -> list[Change]:
        """All that was said about an id, or about the card whose upgraded form it is."""
        changes = self._changes[kind]
        return changes.get(name) or changes.get(name.removesuffix("+"), [])

    def removals(self, kind: str) -> list[Removal]:
        """All that takes an entry of a kind away; nothing where the game has no such kind."""
        return [one for said in self._changes.get(kind, {}).values() for one in said if isinstance(one, Removal)]

    def there(self) -> Iterable[Entry]:
        """The entries that are in the game: of each id what was said last of all that is not broken."""
        for kinds in self._changes.values():
            for said in kinds.values():
                last = next((change for change in reversed(said) if not change.broken), None)
                if isinstance(last, Entry):
                    yield last

    def parent(self, entry: Entry) -> Entry | None:
        """Whose fields an entry takes over: what was said last of that id up to its mod, but for the entry itself."""
        if entry.extends is None:
            return None
        word, place = entry.extends
        name = entry.scope.full(entry.kind, word)
        if name.endswith("+") or not entry.scope.has(entry.kind, name):
            entry.sheet.report(place, f"unknown parent {quoted(word)}", nearest(word, entry.scope.entries(entry.kind)))
            return None
        others = [
            one
            for one in self._changes[entry.kind][name]
            if isinstance(one, Entry) and one is not entry and one.order <= entry.order
        ]
        return others[-1] if others else entry

    def mark(self) -> None:
        """Note which entries have an error: one that stands between the entry's beginning and the next one's."""
        by_sheet: dict[int, list[Entry]] = defaultdict(list)
        for entry in self.entries:
            by_sheet[id(entry.sheet)].append(entry)
        for entries in by_sheet.values():
            sheet = entries[0].sheet
            starts = [(entry.key.line, entry.key.column) for entry in entries]
            for problem in sheet.problems:
                if problem.grade == "error":
                    at = bisect_right(starts, (problem.line, problem.column)) - 1
                    entries[max(at, 0)].broken = True
            if sheet.full:
                for entry in entries:
                    entry.broken = True

    def _singular(self, kind: str) -> str:
        return self.definitions.kinds[kind].singular

    def _read_words(self, entry: Entry) -> None:
        """Take what an entry says about others out of its fields."""
        if not isinstance(entry.node, Mapping):
            return
        for key, value in entry.node.entries:
            if key.text not in (EXTENDS, REPLACE):
                continue
            place = Place(value.line, value.column, f"{entry.key.text}.{key.text}")
            if not isinstance(value, Scalar) or value.meaning or not value.text.strip():
                entry.sheet.report(place, "an id expected", f"write the {entry.definition.singular} that is meant")
                entry.broken = True
            elif key.text == EXTENDS:
                entry.extends = value.text.strip(), place
            else:
                entry.replaces = value.text.strip(), place
        kept = [(key, value) for key, value in entry.node.entries if key.text not in (EXTENDS, REPLACE)]
        entry.node = Mapping(entry.node.line, entry.node.column, kept)

    def _identify(self, entry: Entry) -> None:
        """Give an entry its id and a place among the others; one that may have none is only looked at."""
        word = shape_id(entry.sheet, entry.key)
        self.entries.append(entry)
        if word is None:
            return
        if entry.replaces:
            self._replace(entry, *entry.replaces)
            return
        scope, known = entry.scope, self.known[entry.kind]
        if scope.mod and ":" in word and not word.startswith(f"{scope.mod}:"):
            message, hint = f"{quoted(word)} is an id of another mod", f"leave '{word.partition(':')[0]}:' out"
            entry.sheet.report(entry.place, message, hint)
            return
        name = scope.owned(word)
        if name in known:
            message = f"the {entry.definition.singular} {quoted(name)} exists already"
            entry.sheet.report(entry.place, message, f"it stands in {known[name]}")
            entry.broken = True
            return
        if scope.mod and name != word and word in known:
            message = f"the game has {entry.said} too: this is another one, {quoted(name)}"
            hint = f"write '{REPLACE}: {word}' if it is to take its place"
            entry.sheet.report(entry.place, message, hint, "warning")
        entry.id = name
        self._know(entry, name)
        self._changes[entry.kind][name].append(entry)

    def _know(self, entry: Entry, name: str) -> None:
        """Note an id, and that of its upgraded form: whoever names it has made no mistake, even if it is broken."""
        known = self.known[entry.kind]
        known.setdefault(name, f"{entry.sheet.file}:{entry.key.line}")
        fields = [key.text for key, _ in entry.node.entries] if isinstance(entry.node, Mapping) else []
        if entry.definition.upgrades and ("upgrade" in fields or entry.extends):
            known.setdefault(f"{name}+", known[name])

    def _replace(self, entry: Entry, word: str, place: Place) -> None:
        scope = entry.scope
        name = scope.full(entry.kind, word)
        if not scope.has(entry.kind, name) or name.endswith("+"):
            message = f"there is no {entry.definition.singular} {quoted(word)} to replace"
            entry.sheet.report(place, message, nearest(word, scope.entries(entry.kind)))
        elif any(one.pack is entry.pack for one in self.said(entry.kind, name)):
            entry.sheet.report(place, f"{quoted(name)} is of this mod itself", "change it where it is written")
        else:
            entry.id = name
            self._know(entry, name)
            self._change(name, entry)

    def _change(self, name: str, change: Change) -> None:
        """A mod has its say about an entry of others; that another one has too is told."""
        said = self._changes[change.kind][name]
        other = next((one for one in said[1:] if one.pack is not change.pack), None)
        if other is not None:
            place = change.replaces[1] if isinstance(change, Entry) and change.replaces else change.place
            what = f"the {self._singular(change.kind)} {quoted(name)}"
            message = f"the mod '{other.pack.mod}' changes {what} too"
            change.sheet.report(place, message, "this mod comes after it, and wins", "warning")
            both = f"The mods {other.pack.mod} and {change.pack.mod} both change {what}"
            self.clashes.append(f"{both}: what {change.pack.mod} says counts.")
        said.append(change)
