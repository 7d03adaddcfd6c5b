"""What the player has met, in whatever run or fight: the compendium shows it, and keeps the rest a secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from shadows.saves.history import History, HistoryError, Thing
from shadows.saves.writer import WRITER

if TYPE_CHECKING:
    from components.facts import Fact
    from shadows.play.session import Session
    from systems.core.world import World


class Discoveries:
    """Takes in what happens and brings what is new into the history, beside the game."""

    def __init__(self, history: History) -> None:
        self._history = history
        self._seen: set[Thing] = set()
        self._missed = False
        """Whether the last of it could not be kept, and is tried again with what happens next."""

    def take_in(self, session: Session, happened: Sequence[Fact], failed: Callable[[str], None]) -> None:
        """What happened and what lies there now. `failed` hears a sentence if it cannot be kept."""
        world = session.world
        now = {*_happened(happened), *_offered(world)}
        if not self._seen:
            now.update((kind, _base(name)) for kind, names in session.game.kept(world).items() for name in names)
        if now <= self._seen and not self._missed:
            return
        self._missed = False
        self._seen |= now
        seen = sorted(self._seen)
        WRITER.ask("met", lambda: self._keep(seen, failed))

    def _keep(self, seen: list[Thing], failed: Callable[[str], None]) -> None:
        try:
            trouble = self._history.meet(seen)
        except HistoryError as error:
            self._missed = True
            failed(str(error))
            return
        if trouble:
            failed(trouble)


def _happened(happened: Sequence[Fact]) -> Iterator[Thing]:
    for fact in happened:
        if fact.meets is not None:
            kind, field = fact.meets
            yield kind, _base(getattr(fact, field))


def _offered(world: World) -> Iterator[Thing]:
    for offer in world.journey.offers:
        yield from ((kind, _base(name)) for kind, name in world.ruleset.named_by(offer))


def _base(name: str) -> str:
    """A thing and its upgraded form are one to have met."""
    return name.removesuffix("+")
