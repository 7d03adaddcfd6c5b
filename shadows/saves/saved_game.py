"""The game as clients play it: a session whose run is never lost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from components.commands import Abandon, Command
from shadows.games import DEFAULT, Game, known
from shadows.play.session import Session
from shadows.saves.autosave import Autosave
from shadows.saves.discoveries import Discoveries
from shadows.saves.history import History
from shadows.saves.notices import Notices
from shadows.saves.paths import Paths, home
from shadows.saves.profile import ProfileError, ProfileSlot
from shadows.saves.slot import RunSlot
from shadows.saves.writer import WRITER

if TYPE_CHECKING:
    from components.facts import Fact
    from components.prefabs import Library
    from shadows.picture.models import AimLook, Picture, PotionAimLook
    from shadows.saves.profile import Credit
    from shadows.saves.stats import Stats


class Found(NamedTuple):
    """What a new start finds: the game that can be gone on with, or None, and a sentence for the player, mostly
    empty."""

    game: SavedGame | None
    message: str


class SavedGame:
    """A session with its bookkeeping: a run is saved, recorded and brought into the history by itself; of a single
    fight nothing is kept but what was met in it."""

    def __init__(self, session: Session, autosave: Autosave | None = None, changed: str = "") -> None:
        """Without an `autosave` nothing is written."""
        self.session = session
        self.changed = changed
        """What the run was played with and is another now, to follow `was played`; empty if nothing is."""
        self._notices = Notices() if autosave is None else autosave.notices
        self.warnings = self._notices.waiting
        """Sentences about what could not be kept, each once; for the client to show and to clear."""
        self._autosave = autosave
        self._met: Discoveries | None = None

    @classmethod
    def new(
        cls,
        hero: str | None = None,
        seed: str | None = None,
        map: str | None = None,
        *,
        game: str | Game = DEFAULT,
        encounter: str | None = None,
        library: Library | None = None,
        folder: Path | None = None,
        **given: Any,
    ) -> SavedGame:
        """Begin a run of a game, or with `encounter` a single fight. An open run is given up for a new one: ask before;
        one that was played with another game is set aside (R64). What is left out is as for `Session.start`; where
        players grow, a run begins with the nodes that they have taken (D24).

        Raises ValueError as `Session.start` does; the open run is then untouched.
        """
        game = known(game)
        library = game.load() if library is None else library
        said = []
        if encounter is None and game.tree is not None and "nodes" not in given:
            given["nodes"], trouble = _taken(game, library, folder)
            said += [trouble] if trouble else []
        session = Session.start(hero, seed, map, game=game, encounter=encounter, library=library, **given)
        if encounter is not None:
            return cls.fight(session, folder=folder)
        paths = _paths(game, folder)
        store = RunSlot(paths, game)
        loaded = store.load(library)
        said += [loaded.message] if loaded.message else []
        if loaded.changed:
            said.append(f"The saved run was played {loaded.changed}: it is kept as {store.lay_aside()}.")
        elif loaded.run is not None and loaded.session is not None:
            cls(loaded.session, Autosave.resume(paths, store, loaded.run)).submit(Abandon())
            store.load(library)
        begun = cls(session, Autosave.begin(paths, store, session))
        begun.warnings[:0] = said
        return begun

    @classmethod
    def fight(cls, session: Session, *, folder: Path | None = None) -> SavedGame:
        """A single fight that has just begun, as a session of its own."""
        game = cls(session)
        game._met = Discoveries(History(_paths(session.game, folder).history))
        game._met.take_in(session, session.history, game._notices.tell)
        return game

    @classmethod
    def continued(
        cls, *, game: str | Game = DEFAULT, library: Library | None = None, folder: Path | None = None
    ) -> Found:
        """The open run of a game, exactly where it was left, or None. One that was played with another game has that in
        `changed`: ask before it goes on (R64)."""
        game = known(game)
        library = game.load() if library is None else library
        paths = _paths(game, folder)
        store = RunSlot(paths, game)
        loaded = store.load(library)
        if loaded.run is None:
            before, loaded = loaded.message, store.returned(library)
            loaded = loaded._replace(message=" ".join(filter(None, (before, loaded.message))))
        if loaded.run is None or loaded.session is None:
            return Found(None, loaded.message)
        autosave = Autosave.resume(paths, store, loaded.run, library if loaded.changed else None)
        return Found(cls(loaded.session, autosave, loaded.changed), loaded.message)

    @staticmethod
    def waiting(*, library: Library, game: str | Game = DEFAULT, folder: Path | None = None) -> str:
        """Why an open run does not go on with this content, by the mods that it needs; empty if none waits for mods."""
        return RunSlot(Paths(home() if folder is None else folder), game).waiting(library)

    def submit(self, command: Command) -> tuple[Fact, ...]:
        """`Session.submit`, and everything is kept before the facts come back. Raises IllegalCommand and changes
        nothing."""
        happened = self.session.submit(command)
        self.changed = ""
        if self._autosave is not None:
            self._autosave.keep(self.session, command, happened)
        elif self._met is not None:
            self._met.take_in(self.session, happened, self._notices.tell)
        return happened

    def flush(self) -> None:
        """Wait until the disk holds everything and the history is written; never needed between commands."""
        WRITER.wait()

    @property
    def library(self) -> Library:
        """The content that this game plays with."""
        return self.session.library

    @property
    def kept(self) -> bool:
        """Whether all that has been played is kept, as far as it is to be."""
        return self._autosave is None or self._autosave.kept

    @property
    def outcome(self) -> str:
        """As `Session.outcome`."""
        return self.session.outcome

    @property
    def tally(self) -> Stats | None:
        """The run's numbers so far, None for a single fight."""
        return None if self._autosave is None else self._autosave.tally

    @property
    def credit(self) -> Credit | None:
        """What a run has earned, once it is over, in a game whose player grows."""
        return None if self._autosave is None else self._autosave.credit

    @property
    def seconds(self) -> float | None:
        """The time played of a run, None for a single fight."""
        return None if self._autosave is None else self._autosave.seconds

    @property
    def history(self) -> list[Fact]:
        """All facts since the game began or was gone on with, oldest first."""
        return self.session.history

    def legal(self) -> list[Command]:
        """Every command that is possible now."""
        return self.session.legal()

    def look(self) -> Picture:
        """All there is to see."""
        return self.session.look()

    def aim(self, card: int, target: int | None = None) -> AimLook:
        """As `Session.aim`."""
        return self.session.aim(card, target)

    def aim_potion(self, slot: int, target: int | None = None) -> PotionAimLook:
        """As `Session.aim_potion`."""
        return self.session.aim_potion(slot, target)

    def names(self) -> dict[int, str]:
        """What to call whom in a sentence about facts."""
        return self.session.names()


def _paths(game: Game, folder: Path | None) -> Paths:
    """Where the runs of a game lie; `folder` stands in place of the player's own."""
    return Paths(home() if folder is None else folder, game.folder)


def _taken(game: Game, library: Library, folder: Path | None) -> tuple[tuple[str, ...], str]:
    """The nodes that a player has taken, and a sentence about what was found, mostly empty. Where the profile cannot be
    read there are none."""
    try:
        now = ProfileSlot(Paths(home() if folder is None else folder), game, library).load()
    except ProfileError as error:
        return (), str(error)
    return now.nodes, now.message
