"""The tree between the runs, and what a run has earned for it (D18, D19, D24)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from components.growth import PARTS, Unranked
from components.prefabs import Library
from shadows.content.problems import quoted
from shadows.content.text.spans import Text
from shadows.content.text.wording import counted, plain
from shadows.games import Game, Tree
from shadows.picture.growth import NamingLook, TreeNodeLook
from shadows.saves.paths import Paths, home
from shadows.saves.profile import Credit, ProfileError, ProfileSlot, Standing
from shadows.text import lore
from shadows.text.console import Console, Left, Mistake, line
from shadows.text.menus import Back, Entry, choose
from shadows.text.naming import Named, meant
from shadows.text.orders import ACT, GAME, KNOW, Order, Orders

ORDERS = Orders(
    (
        Order("take", ("t",), "take 3 or 3", "take node 3", ACT, "node"),
        Order("give", ("g",), "give 3, give all", "give node 3 back, or all of them: it costs nothing", ACT, "node"),
        Order("open", ("o",), "open", "what can be taken now", KNOW),
        Order("taken", (), "taken", "the nodes that you have taken", KNOW),
        Order("all", ("a",), "all, all fire", "the whole tree, or a part of it", KNOW, open=True),
        Order("find", ("f",), "find reroll", "all nodes with a word in their name or text", KNOW, "word"),
        Order("?", ("ask",), "? 3", "what a node is, and the way to it", KNOW, "node"),
        Order("help", ("h",), "help", "this list", GAME),
        Order("done", ("back", "b"), "done or back", "go back to the menu", GAME),
        Order("quit", ("exit",), "quit", "leave the game; nodes stay taken", GAME),
    ),
    "node",
)
"""What can be written in the tree. The number of a node is its place in the whole of it, so that it stays."""

RULES = (
    "A node can be taken beside one that is taken, and given back for nothing between runs.",
    "Where a branch forks, taking a node of one way locks the other way.",
)

UNRANKED: dict[Unranked, str] = {
    "mods": "a run with mods that change rules",
    "custom": "a run that was made by hand",
    "sandbox": "a sandbox",
}
"""What earns nothing, by the words for it."""


class Growth:
    """The player's profile of a game, as the terminal tells and changes it."""

    def __init__(self, console: Console, game: Game, library: Library, folder: Path | None) -> None:
        """For a game whose player grows."""
        self._console = console
        self._library = library
        self._slot = ProfileSlot(Paths(home() if folder is None else folder), game, library)
        self._tree: Tree = self._slot.tree
        self._nodes = self._tree.nodes(library)
        self._named = [Named(number, node.name, node, (node.id,)) for number, node in enumerate(self._nodes, start=1)]
        self._orders: dict[str, Callable[[str], None]] = {
            "take": self._take,
            "give": self._give,
            "open": lambda _: self._show_open(),
            "taken": lambda _: self._show_taken(),
            "all": self._show_all,
            "find": self._find,
            "?": self._explain,
            "help": lambda _: self._say(ORDERS.explained()),
        }

    def now(self) -> Standing | None:
        """The profile as it stands; None, after a sentence, where it cannot be read."""
        try:
            now = self._slot.load()
        except ProfileError as error:
            self._console.say(str(error))
            return None
        if now.message:
            self._console.say(now.message)
        return now

    def naming(self, now: Standing) -> NamingLook | None:
        """What a run asks for as it begins."""
        return self._tree.naming(self._library, now.nodes)

    def open(self) -> None:
        """Show the tree, and spend points on it until the player is done. Raises Left."""
        now = self.now()
        if now is None:
            return
        self._say_standing(now)
        self._say(map(line, RULES))
        self._show_open()
        while True:
            said = self._console.ask("Tree> ", [*ORDERS.words(), *(node.name for node in self._nodes)])
            try:
                order = ORDERS.understood(said)
                if order is None:
                    (self._take if said else self._orders["open"])(said)
                elif order.order.word == "quit":
                    raise Left
                elif order.order.word == "done":
                    return
                else:
                    self._orders[order.order.word](order.rest)
            except (Mistake, ProfileError) as refusal:
                self._console.say(str(refusal))

    # --- what is done ------------------------------------------------------------

    def _take(self, said: str) -> None:
        node = self._meant(said)
        before = self._slot.load()
        if node.id not in before.nodes and not self._in_reach(before, node):
            raise Mistake(" ".join(filter(None, (self._refusal(before, node), self._way(before, node)))))
        now = self._slot.take(node.id)
        self._console.say(f"You take {node.name}: {counted(now.left, 'point')} left. {now.answer}")
        fresh = [near for near in self._nodes if self._in_reach(now, near) and not self._in_reach(before, near)]
        if fresh:
            self._console.say("Beside it can be taken:")
            self._list(now, fresh)

    def _give(self, said: str) -> None:
        before = self._slot.load()
        if said.casefold() == "all":
            if not before.nodes:
                raise Mistake("No node is taken.")
            now, what = self._slot.give_all_back(), "all nodes"
        else:
            node = self._meant(said)
            now, what = self._slot.give_back(node.id), node.name
        answer = now.answer or "The Abyss answers nothing."
        self._console.say(f"You give {what} back: {counted(now.left, 'point')} left. {answer}")

    # --- what is told ------------------------------------------------------------

    def _say(self, lines: Iterable[Text]) -> None:
        for text in lines:
            self._console.say(text)

    def _say_standing(self, now: Standing) -> None:
        points = counted(now.most, "skill point")
        self._console.say(f"The tree. {now.points} of {points} earned, {now.spent} spent, {now.left} left.")
        self._console.say(now.answer or self._tree.law(self._library))
        if not now.points:
            self._console.say(self._tree.earning)

    def _show_open(self) -> None:
        now = self._slot.load()
        there = [node for node in self._nodes if self._in_reach(now, node)]
        self._console.say(f"In reach ({counted(now.left, 'point')} left):" if there else "All nodes are taken.")
        self._list(now, there)

    def _show_taken(self) -> None:
        now = self._slot.load()
        self._console.say(f"Taken, for {counted(now.spent, 'point')}:" if now.nodes else "No node is taken.")
        self._list(now, [node for node in self._nodes if node.id in now.nodes])

    def _show_all(self, said: str) -> None:
        parts = list(dict.fromkeys(node.part for node in self._nodes))
        shown = [part for part in parts if said.casefold() in part.casefold()]
        if not shown:
            raise Mistake(f"No part of the tree is called {quoted(said)}: {'; '.join(parts)}.")
        self._list(self._slot.load(), [node for node in self._nodes if node.part in shown])

    def _find(self, said: str) -> None:
        word = said.casefold()
        found = [node for node in self._nodes if word in f"{node.name} {plain(node.text)}".casefold()]
        if not found:
            raise Mistake(f"No node has {quoted(said)} in its name or text.")
        self._list(self._slot.load(), found)

    def _explain(self, said: str) -> None:
        node, now = self._meant(said), self._slot.load()
        self._console.say(f"{node.name}, {_kind(node)} of {node.part}, {counted(node.cost, 'point')}: ", node.text)
        self._say(lore.terms(self._library, node.text))
        refusal = self._refusal(now, node)
        way = "" if self._in_reach(now, node) else self._way(now, node)
        self._console.say(" ".join(filter(None, (refusal or "It can be taken.", way))))

    def _list(self, now: Standing, nodes: Sequence[TreeNodeLook]) -> None:
        """Nodes in lines under the part of the tree where they lie."""
        part = ""
        for number, node in enumerate(self._nodes, start=1):
            if node not in nodes:
                continue
            if node.part != part:
                part = node.part
                self._console.say(f"{part}:" if part else "Elsewhere:")
            size = "" if node.kind == "small" else f", {node.kind}"
            head = f"  {number}. {node.name}{size}, {counted(node.cost, 'point')}: "
            self._console.say(head, node.text, self._state(now, node))

    def _state(self, now: Standing, node: TreeNodeLook) -> str:
        """What is to be known of a node behind its text."""
        if node.id in now.nodes:
            return " (taken)"
        if self._in_reach(now, node):
            return f" ({counted(node.cost - now.left, 'point')} short)" if node.cost > now.left else ""
        return " (not in reach)" if self._tree.way(self._library, now.nodes, node.id) else " (locked)"

    # --- what is asked of the tree -----------------------------------------------

    def _meant(self, said: str) -> TreeNodeLook:
        found = meant(said, self._named)
        if found is not None:
            return found
        if said.isdecimal():
            raise Mistake(f"There is no node {quoted(said)}: they have numbers from 1 to {len(self._nodes)}.")
        raise ORDERS.unknown(said, [node.name for node in self._nodes])

    def _refusal(self, now: Standing, node: TreeNodeLook) -> str:
        return self._tree.refusal(self._library, now.nodes, node.id, now.points)

    def _in_reach(self, now: Standing, node: TreeNodeLook) -> bool:
        """Whether points are all that a node could lack."""
        return not self._tree.refusal(self._library, now.nodes, node.id, now.points + node.cost + now.most)

    def _way(self, now: Standing, node: TreeNodeLook) -> str:
        """What has to be taken for a node; empty where it is taken, locked or stands beside what is taken."""
        way = self._tree.way(self._library, now.nodes, node.id)
        names = {other.id: other.name for other in self._nodes}
        cost = counted(self._tree.cost(self._library, way), "point")
        return f"The way there: {', '.join(names[step] for step in way)}, {cost} in all." if len(way) > 1 else ""


def _kind(node: TreeNodeLook) -> str:
    return f"a {node.kind} node" if node.kind == "small" else f"a {node.kind}"


def named(console: Console, naming: NamingLook, *, back: bool) -> list[str]:
    """What a run is given as it begins, asked one after the other; `back` says that there is a question before. Raises
    Left, and Back."""
    found: list[str] = []
    while len(found) < naming.number:
        entries = [Entry(name, word) for word, name in naming.among if word not in found]
        title = f"Your nodes ask for {naming.number} {naming.kind}s. Choose number {len(found) + 1}:"
        try:
            found.append(choose(console, title, entries, back=back or bool(found)).value)
        except Back:
            if not found:
                raise
            found.pop()
    return found


def credited(tree: Tree, library: Library, credit: Credit) -> Iterator[Text]:
    """What a run has earned, at its end."""
    if credit.earned.unranked:
        yield line(f"No skill points: {UNRANKED[credit.earned.unranked]} earns none.")
        return
    yield line(f"{credit}.")
    deeds = {deed.id: deed for deed in tree.achievements(library)}
    for word in credit.earned.achievements:
        deed = deeds[word]
        yield line(f"Achievement: {deed.name}, {counted(deed.points, 'point')}. {deed.text}")
    if credit.gained:
        yield line("Spend them in the tree before the next run.")
    elif 0 < credit.earned.parts < PARTS:
        yield line("What it has earned counts towards the next point.")
    else:
        yield line(tree.earning)
