"""What a player takes from one run of a game into the next (D24): skill points, the nodes that they are spent on,
achievements and best results, in one file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec

import shadows
from components.growth import PARTS, Earned, Past
from components.prefabs import Library
from shadows.games import DEFAULT, Game, Tree, known
from shadows.saves import envelope
from shadows.saves.envelope import Unusable, Written
from shadows.saves.files import MEGABYTE, flush_to_disk, put, read, set_aside, write_aside
from shadows.saves.history import Count, check_time
from shadows.saves.paths import NEWER, UNREADABLE, Paths

FORMAT = 1
LARGEST = 4 * MEGABYTE
"""In bytes; a profile has some thousand."""

RESET = "reset"
"""Why a profile is set aside that its player has given up."""

Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class ProfileError(Exception):
    """What was asked of a profile cannot be done; the text is a sentence about it."""


class Gain(msgspec.Struct):
    """What one run has earned: its id, the UTC time of its end, the parts of skill points that were paid, and the
    achievements that were new."""

    run: str
    ended: str
    parts: Count = 0
    achievements: list[str] = []

    def __post_init__(self) -> None:
        """Raises ValueError for a time that is none."""
        check_time(self.ended)


class Profile(Written, kw_only=True):
    """What a player has earned, and how it is spent.

    `gains` are those of runs that have earned something, in their order; `nodes` are taken, in theirs; `winners` are
    the heroes that have won, `best` the best results by their words.
    """

    format: int = FORMAT
    gains: list[Gain] = msgspec.field(default_factory=list)
    nodes: list[str] = msgspec.field(default_factory=list)
    winners: list[str] = msgspec.field(default_factory=list)
    best: dict[str, Number] = msgspec.field(default_factory=dict)

    @property
    def past(self) -> Past:
        """What was earned before the next run."""
        parts = sum(gain.parts for gain in self.gains)
        return Past(parts, tuple(self.achievements), tuple(self.winners))

    @property
    def achievements(self) -> dict[str, Gain]:
        """The achievements, each with the run that brought it first."""
        found: dict[str, Gain] = {}
        for gain in self.gains:
            for deed in gain.achievements:
                found.setdefault(deed, gain)
        return found

    @property
    def empty(self) -> bool:
        """Whether nothing was ever earned, nor remembered."""
        return not (self.gains or self.nodes or self.winners or self.best)


_PROFILES = msgspec.json.Decoder(Profile)


@dataclass(frozen=True, slots=True)
class Standing:
    """A profile as it counts with the content of now: so many skill points were earned of `most`, these nodes hold and
    cost so many, and that is what the Abyss answers. `message` is a sentence about what was found, mostly empty."""

    profile: Profile
    points: int
    most: int
    nodes: tuple[str, ...]
    spent: int
    answer: str
    message: str = ""

    @property
    def left(self) -> int:
        """Points that can be spent."""
        return self.points - self.spent


@dataclass(frozen=True, slots=True)
class Credit:
    """What a run has brought: what it has earned, and the whole points by which those of the profile have grown."""

    earned: Earned
    gained: int
    points: int
    most: int

    def __str__(self) -> str:
        noun = "Skill Point" if self.gained == 1 else "Skill Points"
        return f"+{self.gained} {noun} ({self.points}/{self.most})"


class ProfileSlot:
    """The profile's file and the one before it. Whatever changes it reads it anew, so that two games that are open
    side by side do not take from each other what they have earned."""

    def __init__(self, paths: Paths, game: str | Game = DEFAULT, library: Library | None = None) -> None:
        """The profile of a game lies in its own folder. Raises ProfileError where no player grows."""
        game = known(game)
        if game.tree is None:
            raise ProfileError(f"{game.title} begins every run alike: it has no profile.")
        self.tree: Tree = game.tree
        self._library = game.load() if library is None else library
        self._paths = paths.of(game.folder)

    @property
    def path(self) -> Path:
        """Its file."""
        return self._paths.profile

    def load(self) -> Standing:
        """The profile, from the newest file that is whole; an empty one where there is none. What is damaged, or not
        ours, is set aside with its reason, never deleted.

        Raises ProfileError where the file cannot be read or is of a later version: it is then left as it is.
        """
        trouble = ""
        for path in (self._paths.profile, self._paths.previous_profile):
            try:
                profile = self._read(path)
            except Unusable as error:
                if error.kind in (NEWER, UNREADABLE):
                    raise ProfileError(f"{error}: it is left as it is.") from None
                kept = set_aside(path, error.kind)
                trouble = trouble or f"{error}: it is kept as {kept}"
                continue
            if profile is not None:
                goes_on = trouble and f"{trouble}, and the one before the last change goes on."
                return self._standing(profile, goes_on)
        return self._standing(Profile(), trouble and f"{trouble}, and a new one begins.")

    def take(self, node: str) -> Standing:
        """Spend points on a node. Raises ProfileError where it cannot be taken, or not be kept."""
        now = self.load()
        refused = self.tree.refusal(self._library, now.nodes, node, now.points)
        if refused:
            raise ProfileError(refused)
        return self._spread(now, [*now.nodes, node])

    def give_back(self, node: str) -> Standing:
        """Have the points of a node back. Raises ProfileError where others hang on it, or it cannot be kept."""
        now = self.load()
        refused = self.tree.refusal_to_return(self._library, now.nodes, node)
        if refused:
            raise ProfileError(refused)
        return self._spread(now, [other for other in now.nodes if other != node])

    def give_all_back(self) -> Standing:
        """Have the points of all nodes back. Raises ProfileError where that cannot be kept."""
        profile = self.load().profile
        profile.nodes = []
        return self._keep(profile)

    def credit(self, run: str, ended: str, summary: Any) -> Credit:
        """Take in what a run of this id has earned, by what its game tells of it; a run that is there already changes
        nothing more. Raises ProfileError where it cannot be kept."""
        before = self.load()
        profile = before.profile
        if any(gain.run == run for gain in profile.gains):
            return Credit(Earned(), 0, before.points, before.most)
        earned = self.tree.earned(self._library, summary, profile.past)
        if earned.parts or earned.achievements:
            profile.gains.append(Gain(run, ended, earned.parts, list(earned.achievements)))
        if earned.winner and earned.winner not in profile.winners:
            profile.winners.append(earned.winner)
        for result in self.tree.results:
            numbers = [held[result.word] for held in (profile.best, earned.results) if result.word in held]
            if numbers:
                profile.best[result.word] = min(numbers) if result.least else max(numbers)
        after = before if profile.empty else self._keep(profile)
        return Credit(earned, after.points - before.points, after.points, after.most)

    def reset(self) -> str:
        """Begin anew; returns the name under which the old file is kept. Raises ProfileError where it cannot be, and
        where there is none."""
        self.load()
        there = [path for path in (self._paths.profile, self._paths.previous_profile) if path.exists()]
        if not there:
            raise ProfileError("There is no profile yet.")
        newest, *older = there
        try:
            for path in older:
                path.unlink(missing_ok=True)  # first, or it would be the one that goes on
        except OSError as error:
            raise ProfileError(f"The profile cannot be set aside ({error.strerror}).") from None
        kept = set_aside(newest, RESET)
        if kept == newest.name:
            raise ProfileError("The profile cannot be set aside: it is left as it is.")
        return kept

    def export(self, file: Path) -> None:
        """Write the profile, as it is kept, into another file that is not there yet. Raises ProfileError."""
        content = envelope.sealed(self.load().profile)
        try:
            with file.open("xb") as out:
                out.write(content)
        except FileExistsError:
            raise ProfileError(f"{file} is there already: name a file that is not.") from None
        except (OSError, ValueError) as error:
            raise ProfileError(f"{file} cannot be written ({getattr(error, 'strerror', None) or error}).") from None

    def _spread(self, now: Standing, nodes: Sequence[str]) -> Standing:
        """Other nodes hold from here on. Those that the tree of now does not let stand wait behind them."""
        waiting = [node for node in now.profile.nodes if node not in now.nodes]
        now.profile.nodes = [*nodes, *waiting]
        return self._keep(now.profile)

    def _keep(self, profile: Profile) -> Standing:
        """Write a profile down: whole, with the one before it beside it. Raises ProfileError."""
        profile.format, profile.version = FORMAT, shadows.__version__
        path, previous = self._paths.profile, self._paths.previous_profile
        try:
            aside = write_aside(path, envelope.sealed(profile))
            if path.exists():
                put(path, previous)
            put(aside, path)
        except OSError as error:
            raise ProfileError(f"The profile cannot be kept ({error.strerror or error}).") from None
        flush_to_disk(path, previous)
        return self._standing(profile)

    def _standing(self, profile: Profile, message: str = "") -> Standing:
        tree, library = self.tree, self._library
        most = tree.most(library)
        points = min(profile.past.parts // PARTS, most)
        nodes = tuple(tree.standing(library, profile.nodes, points))
        return Standing(profile, points, most, nodes, tree.cost(library, nodes), tree.answer(library, nodes), message)

    def _read(self, path: Path) -> Profile | None:
        try:
            return envelope.opened(read(path, LARGEST), _PROFILES, "the profile", FORMAT)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            raise Unusable(UNREADABLE, f"The profile cannot be read ({error.strerror})") from error
