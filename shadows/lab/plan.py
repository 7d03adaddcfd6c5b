"""What is to be simulated: which runs, played by whom, with what content."""

from __future__ import annotations

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
    for each hero and course. Builds of as many points share them out; a build that is alone with its points, as none is
    among all, is played with each of them, so that every course has equally many runs. `content` is the fingerprint of
    what is played with, `mods` names those in it, `folders` were given."""

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
        return self.runs * len(self.heroes) * len(self.courses) * self._most

    @property
    def courses(self) -> list[str]:
        """Every map, with every number of points, as runs call them (`RunRow.course`)."""
        return list(dict.fromkeys(course(map, build) for map in self.maps for build in self.builds))

    def tasks(self) -> Iterator[Task]:
        """The runs, seed by seed: a simulation that was stopped early has as many of each hero, map and build."""
        number, most = count(), self._most
        for run, hero, map in product(range(1, self.runs + 1), self.heroes, self.maps):
            for builds in self._sharing(map).values():
                for share in range(most):
                    build = builds[share % len(builds)]
                    yield Task(next(number), hero, map, f"{self.seed}-{run + share * self.runs}", build)

    @property
    def _most(self) -> int:
        """How many builds share a course, where these are most."""
        return max(len(builds) for map in self.maps for builds in self._sharing(map).values())

    def _sharing(self, map: str) -> dict[str, list[str]]:
        """The builds of each course of a map."""
        shared: dict[str, list[str]] = {}
        for build in self.builds:
            shared.setdefault(course(map, build), []).append(build)
        return shared

    def differs(self, other: Plan) -> str:
        """In what another plan differs, empty if in nothing that matters: the folders are known by their content."""
        names = [name for name in self.__struct_fields__ if name not in ("folders", "mods")]
        return ", ".join(name for name in names if getattr(self, name) != getattr(other, name))
