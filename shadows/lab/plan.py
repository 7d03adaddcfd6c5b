"""What is to be simulated: which runs, played by whom, with what content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, product

import msgspec

from shadows.lab.builds import NONE, course


class Task(msgspec.Struct, frozen=True):
    """One run to play: `number` is its place in the plan, from 0; `build` the choice of nodes with which it begins."""

    number: int
    hero: str
    map: str
    seed: str
    build: str = NONE


class Plan(msgspec.Struct, frozen=True):
    """`runs` runs of every hero on every map with every build, with the seeds `<seed>-1`, `<seed>-2` …, the same ones
    for each. Of builds that are alone with their points, as none is among all, there are as many more runs as there are
    builds of other points: every course has equally many. `content` is the fingerprint of what is played with, `mods`
    names those in it, `folders` were given."""

    game: str
    bot: str
    heroes: tuple[str, ...]
    maps: tuple[str, ...]
    runs: int
    seed: str
    version: str
    content: str
    mods: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()
    builds: tuple[str, ...] = (NONE,)

    @property
    def total(self) -> int:
        """How many runs that are."""
        return self.runs * len(self.heroes) * len(self.courses) * max(self._sharing.values())

    @property
    def courses(self) -> list[str]:
        """Every map, with every number of points, as runs call them (`RunRow.course`)."""
        return list(dict.fromkeys(course(map, build) for map in self.maps for build in self.builds))

    def tasks(self) -> Iterator[Task]:
        """The runs, seed by seed: a simulation that was stopped early has as many of each hero, map and build."""
        most, number = max(self._sharing.values()), count()
        for run, hero, map, build in product(range(1, self.runs + 1), self.heroes, self.maps, self.builds):
            for seed in range(run, run + most * self.runs, self._sharing[course(map, build)] * self.runs):
                yield Task(next(number), hero, map, f"{self.seed}-{seed}", build)

    @property
    def _sharing(self) -> Counter[str]:
        """How many builds each course has."""
        return Counter(course(map, build) for map, build in product(self.maps, self.builds))

    def differs(self, other: Plan) -> str:
        """In what another plan differs, empty if in nothing that matters: the folders are known by their content."""
        names = [name for name in self.__struct_fields__ if name not in ("folders", "mods")]
        return ", ".join(name for name in names if getattr(self, name) != getattr(other, name))
