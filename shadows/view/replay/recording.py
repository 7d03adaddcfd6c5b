"""A replay that is watched: the game takes the recorded commands, and nothing of it is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from components.commands import Command
from components.facts import Fact
from components.prefabs import Library
from shadows.play.session import IllegalCommand
from shadows.saves.replay import Replay, said, state_of, whereabouts
from shadows.saves.saved_game import SavedGame

SPEEDS = (1, 2, 4, 8)
"""Times the usual speed of the animations."""


class Recording(SavedGame):
    """A game that only goes the way that was recorded."""

    def __init__(self, replay: Replay, library: Library) -> None:
        """Raises ReplayError for other content than it was recorded with."""
        super().__init__(replay.begin(library))
        self._replay, self._content = replay, library
        self.leave: Callable[[], None] | None = None
        """Where to go when it is left; None for the title."""
        self.number = 0
        """How many commands were taken."""
        self.paused = False
        self.wanted = 0
        """How many single steps are still to come."""
        self.speed = SPEEDS[0]
        self.trouble = ""
        """A sentence about where it is no longer what was recorded."""
        self.told = False
        """Whether the player has heard of it."""

    @classmethod
    def of(cls, file: Path, library: Library) -> Recording:
        """A replay's file. Raises ReplayError."""
        return cls(Replay.read(file), library)

    @property
    def commands(self) -> int:
        """How many were recorded."""
        return len(self._replay.moves)

    @property
    def ending(self) -> str:
        """A sentence about where the recording ends before the run does, mostly empty."""
        return self._replay.ending

    @property
    def next(self) -> Command | None:
        """The command that comes now; None at the end, or where it cannot go on."""
        over = self.number >= self.commands or self.outcome != "ongoing"
        return None if over else self._replay.moves[self.number].do

    def again(self) -> Recording:
        """The same from its beginning."""
        fresh = Recording(self._replay, self._content)
        fresh.leave, fresh.speed = self.leave, self.speed
        return fresh

    def hurry(self, way: int) -> None:
        """Take the next speed, or the one before it."""
        at = SPEEDS.index(self.speed) + way
        self.speed = SPEEDS[min(max(at, 0), len(SPEEDS) - 1)]

    def submit(self, command: Command) -> tuple[Fact, ...]:
        """Take the recorded command and compare where it leads. Raises IllegalCommand for any other, and for one that
        is refused here."""
        if command is not self.next:
            raise IllegalCommand("This is a recording: it goes its own way.")
        move = self._replay.moves[self.number]
        try:
            happened = self.session.submit(command)
        except IllegalCommand as refusal:
            where = f"Command {self.number + 1}, {said(command)}, {whereabouts(self.session)}"
            self.trouble = f"{where}: it is refused here. {refusal}"
            raise
        self.number += 1
        if not self.trouble and state_of(self.session, self._replay.beginning.replay) != move.state:
            self.trouble = f"From command {self.number} on this is no longer what was recorded."
        return happened
