"""The map of an act: ways that part and meet and never cross, what waits along them, and who (D14, D33, D36)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from components.run import MapNode

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from components.dice.maps import KindShare
    from components.dice.prefabs import DiceActPrefab, DiceEncounterPrefab
    from components.run_prefabs import ActPrefab
    from systems.core.rng import Dice
    from systems.dice.world import DiceWorld

COLUMNS = 5
CENTRE = COLUMNS // 2
PATHS = 4
TRIES = 20
"""So often a kind is drawn for a node; then it is a combat."""
MOST_HIDDEN = 2
"""So many hidden rooms has a run at most."""

COMBAT, ELITE, BOSS = "enemy", "elite", "boss"
EVENT, TRAP, TREASURE, TEMPLE, SHRINE, HIDDEN = "event", "trap", "treasure", "temple", "shrine", "hidden"
FIGHTS = {COMBAT: "normal", ELITE: "elite", BOSS: "boss"}
"""The kind of the encounters at a kind of node."""

ALONE = (ELITE, TRAP, TREASURE, TEMPLE, SHRINE)
"""What is never joined to its own kind."""
IN_A_ROW = 2
"""So many events may follow one another."""
GIVES_WAY = ((EVENT, TRAP), (TREASURE, TEMPLE))
"""What becomes a combat on a way with too few: the lowest of the first, if there is one."""


def draw_map(world: DiceWorld, act: ActPrefab) -> list[MapNode]:
    """The map of an act, as `Ruleset.maps` wants it."""
    library, secrets = world.library, world.secrets
    nodes = drawn(world.dice, library.acts[act.id], library.encounters, hidden=secrets.rooms < MOST_HIDDEN)
    secrets.rooms += sum(node.hidden for node in nodes)
    return nodes


def drawn(
    dice: Dice, act: DiceActPrefab, encounters: Mapping[str, DiceEncounterPrefab], *, hidden: bool = True
) -> list[MapNode]:
    """The map of an act, by its shares and the encounters of the library. The first node is the start, below the first
    floor; a hidden room, if there may be one, is the last."""
    plan = _Plan(dice, act)
    plan.lay_paths()
    plan.draw_kinds()
    plan.keep_promises()
    plan.see_to_fights()
    if hidden:
        plan.hide_room()
    foes = _Foes(dice, act, encounters)
    for node in plan.nodes:
        foes.wait_at(node)
    return plan.nodes


class _Plan:
    """A map while it is drawn. `before` are the nodes from which each can be reached."""

    def __init__(self, dice: Dice, act: DiceActPrefab) -> None:
        self._dice = dice
        self._act = act
        self._kinds: dict[int, tuple[KindShare, ...]] = {}
        for row in act.rows:
            first, last = row.floors
            self._kinds.update(dict.fromkeys(range(first, last + 1), row.kinds))
        self._top = max(self._kinds)
        """The floor below the gate."""
        self.nodes: list[MapNode] = []
        self.before: list[list[int]] = []

    # --- the ways ---------------------------------------------------------------------

    def lay_paths(self) -> None:
        """Paths from the start to the floor below the gate, then the gate and the boss."""
        steps = self._steps()
        at = [{CENTRE: self._add(0, CENTRE, "start")}]
        for floor, ways in enumerate(steps, 1):
            at.append({to: self._add(floor, to, COMBAT) for to in sorted({to for _, to in ways})})
            for column, to in sorted(ways):
                self._join(at[-2][column], at[-1][to])
        ends = list(at[-1].values())
        gate, floor = self._act.gate, self._top + 1
        if gate:
            parts = len(gate) + 1
            nodes = [self._add(floor, COLUMNS * part // parts, node.kind) for part, node in enumerate(gate, 1)]
            for place, node in zip(nodes, gate, strict=True):
                self.nodes[place].encounter = node.encounter
            for end in ends:
                for place in nodes:
                    self._join(end, place)
            ends, floor = nodes, floor + 1
        boss = self._add(floor, CENTRE, BOSS)
        for end in ends:
            self._join(end, boss)

    def _steps(self) -> list[list[tuple[int, int]]]:
        """The steps of all paths onto each floor, from column to column, each told once."""
        steps: list[list[tuple[int, int]]] = [[] for _ in range(self._top)]
        for start in self._starts():
            here = CENTRE
            for floor, ways in enumerate(steps):
                to = self._step(here, ways) if floor else start
                if (here, to) not in ways:
                    ways.append((here, to))
                here = to
        return steps

    def _starts(self) -> list[int]:
        """The column in which each path starts; the second never where the first does."""
        below = self._dice.below
        first = below("map", COLUMNS)
        second = (first + 1 + below("map", COLUMNS - 1)) % COLUMNS
        return [first, second, *(below("map", COLUMNS) for _ in range(2, PATHS))]

    def _step(self, here: int, ways: Sequence[tuple[int, int]]) -> int:
        """To the next column on either side or straight up, which alone can never cut another way."""
        beside = range(max(0, here - 1), min(COLUMNS, here + 2))
        return self._dice.pick("map", [to for to in beside if to == here or (to, here) not in ways])

    def _add(self, floor: int, column: int, kind: str) -> int:
        self.nodes.append(MapNode(floor, column, kind))
        self.before.append([])
        return len(self.nodes) - 1

    def _join(self, place: int, to: int) -> None:
        self.nodes[place].exits.append(to)
        self.before[to].append(place)

    # --- what waits along them --------------------------------------------------------

    def draw_kinds(self) -> None:
        """Floor by floor by the shares; what may not stand there is drawn again."""
        for place, node in enumerate(self.nodes):
            if node.floor in self._kinds:
                node.kind = self._drawn_for(place, self._kinds[node.floor])

    def _drawn_for(self, place: int, kinds: Sequence[KindShare]) -> str:
        if len(kinds) == 1:
            return kinds[0].kind
        shares = [kind.share for kind in kinds]
        for _ in range(TRIES):
            kind = kinds[_by_share(self._dice, shares)].kind
            if self._may_stand(place, kind):
                return kind
        return COMBAT

    def _may_stand(self, place: int, kind: str) -> bool:
        """Whether a kind may stand there, with what is below."""
        if kind in ALONE:
            return all(self.nodes[near].kind != kind for near in self.before[place])
        return kind != EVENT or self._events_before(place) < IN_A_ROW

    def _events_before(self, place: int) -> int:
        """How many events, at most, follow one another up to a node."""
        below = [near for near in self.before[place] if self.nodes[near].kind == EVENT]
        return max((1 + self._events_before(near) for near in below), default=0)

    def keep_promises(self) -> None:
        """What an act has in any case and has not drawn stands where most ways lead through."""
        for promise in self._act.promises:
            first, last = promise.floors
            if not any(node.kind == promise.kind and first <= node.floor <= last for node in self.nodes):
                ways = self._ways_through()
                places = [place for floor in range(promise.at[0], promise.at[1] + 1) for place in self._at(floor)]
                self.nodes[max(places, key=lambda place: ways[place])].kind = promise.kind

    def _ways_through(self) -> list[int]:
        """How many ways from the start to the boss lead through each node."""
        below = [1] * len(self.nodes)
        for place in range(1, len(self.nodes)):
            below[place] = sum(below[near] for near in self.before[place])
        above = [1] * len(self.nodes)
        for place in reversed(range(len(self.nodes) - 1)):
            above[place] = sum(above[way] for way in self.nodes[place].exits)
        return [under * over for under, over in zip(below, above, strict=True)]

    def see_to_fights(self) -> None:
        """On a way with too few fights the lowest thing that can give way becomes one, until no way has too few."""
        while (way := self._easiest_way()) is not None:
            kinds = next((kinds for kinds in GIVES_WAY if any(self.nodes[place].kind in kinds for place in way)), ())
            if not kinds:
                return
            next(self.nodes[place] for place in way if self.nodes[place].kind in kinds).kind = COMBAT

    def _easiest_way(self) -> list[int] | None:
        """The nodes of the way with the fewest fights below the gate, the leftmost of several, if these are too few."""
        least = [0] * len(self.nodes)
        for place in reversed(range(len(self.nodes))):
            node = self.nodes[place]
            if node.floor <= self._top:
                above = min(least[way] for way in node.exits)
                least[place] = above + (node.kind in FIGHTS)
        if least[0] >= self._act.fights:
            return None
        way = [0]
        while self.nodes[way[-1]].floor < self._top:
            way.append(min(self.nodes[way[-1]].exits, key=lambda place: least[place]))
        return way

    # --- what is hidden ---------------------------------------------------------------

    def hide_room(self) -> None:
        """By its chance, a room in an empty cell that can be seen from below and leads on without a way crossing
        another. Its own way in is made when it is found."""
        rooms = self._act.hidden
        if rooms is None or self._dice.below("map", 100) >= rooms.chance:
            return
        cells = [
            (floor, column, ways)
            for floor in rooms.floors
            for column in range(COLUMNS)
            if (ways := self._ways_out(floor, column))
        ]
        if cells:
            floor, column, ways = self._dice.pick("map", cells)
            exits = [self._dice.pick("map", ways)]
            self.nodes.append(MapNode(floor, column, HIDDEN, exits=exits, hidden=True))

    def _ways_out(self, floor: int, column: int) -> list[int]:
        """Where a room in a cell could lead; nowhere if the cell is taken or cannot be entered."""
        if any(self.nodes[place].column == column for place in self._at(floor)):
            return []
        doors = [self.nodes[place].column for place in self._at(floor - 1)]
        doors = [door for door in doors if abs(door - column) <= 1]
        if not doors or any(self._crosses(floor - 1, door, column) for door in doors):
            return []
        above = [(place, self.nodes[place].column) for place in self._at(floor + 1)]
        return [place for place, to in above if abs(to - column) <= 1 and not self._crosses(floor, column, to)]

    def _crosses(self, floor: int, column: int, to: int) -> bool:
        """Whether a way up from a column to another would cross one that is there."""
        ways = (
            (self.nodes[place].column, self.nodes[way].column)
            for place in self._at(floor)
            for way in self.nodes[place].exits
        )
        return any((low < column and up > to) or (low > column and up < to) for low, up in ways)

    def _at(self, floor: int) -> list[int]:
        """The nodes of a floor, left to right."""
        return [place for place, node in enumerate(self.nodes) if node.floor == floor]


class _Foes:
    """Who waits at the nodes of a map. None is met again before all others that fit have been (section *Encounters* of
    the monsters' document)."""

    def __init__(self, dice: Dice, act: DiceActPrefab, encounters: Mapping[str, DiceEncounterPrefab]) -> None:
        self._dice = dice
        self._act = act
        groups = [group for group in encounters.values() if group.act == act.id]
        self._groups = sorted(groups, key=lambda group: (group.order, group.id))
        self._met: Counter[str] = Counter()

    def wait_at(self, node: MapNode) -> None:
        """Draw the encounter of a fight that names none yet, and the guard of a hidden room that has one. An elite of
        which the act has none is a combat."""
        if node.kind == ELITE and not any(group.kind == "elite" for group in self._groups):
            node.kind = COMBAT
        if node.kind in FIGHTS and not node.encounter:
            kind = FIGHTS[node.kind]
            shares = self._shares(kind, node.floor)
            number = 1 + _by_share(self._dice, shares) if shares else 0
            node.encounter = self._drawn(kind, node.floor, number)
        rooms = self._act.hidden
        if node.hidden and rooms is not None and self._dice.below("map", 100) < rooms.guarded:
            node.encounter = self._drawn("normal", node.floor, 1)
        self._met[node.encounter] += 1

    def _shares(self, kind: str, floor: int) -> Sequence[int]:
        """How likely one enemy, two … are met together; nothing where that is left open."""
        for groups in self._act.groups:
            if groups.kind == kind and groups.floors[0] <= floor <= groups.floors[1]:
                return groups.shares
        return ()

    def _drawn(self, kind: str, floor: int, number: int) -> str:
        """One of the encounters that were met least, of those with so many enemies on this floor; where an act has
        none, of those with any number, and then of any floor. A boss waits above all floors."""
        able = [group for group in self._groups if group.kind == kind]
        here = [group for group in able if group.floors[0] <= floor <= group.floors[1]]
        fitting = [group for group in here if len(group.foes) == number] or here or able
        least = min(self._met[group.id] for group in fitting)
        return self._dice.pick("map", [group.id for group in fitting if self._met[group.id] == least])


def _by_share(dice: Dice, shares: Sequence[int]) -> int:
    """Which of several is drawn, by their parts of the sum; the only one that has any without a draw."""
    able = [place for place, share in enumerate(shares) if share]
    if len(able) == 1:
        return able[0]
    number = dice.below("map", sum(shares))
    for place in able:
        number -= shares[place]
        if number < 0:
            return place
    raise ValueError("no share is above 0")
