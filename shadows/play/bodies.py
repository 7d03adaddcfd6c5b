"""Those who stand in a fight that was set up by hand, in the words of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from esper import component_for_entity

from components.body import Block, Health, Statuses, StatusStack
from components.commands import EndTurn
from shadows.picture import combat
from shadows.play.session import IllegalCommand

if TYPE_CHECKING:
    from components.commands import Command
    from components.facts import Fact
    from shadows.picture.models import Picture
    from shadows.play.session import Session


@dataclass(frozen=True, slots=True)
class Intent:
    """What an enemy means to do: `damage` of one hit as it would fall now (None without an attack), `hits`, and the
    whole in words."""

    text: str
    damage: int | None
    hits: int


class Body:
    """The live state of the player or an enemy."""

    def __init__(self, session: Session, entity: int) -> None:
        self._session = session
        self.entity = entity

    @property
    def _world(self) -> Any:
        return self._session.world

    @property
    def hp(self) -> int:
        """Hit points left."""
        return self._session.component(self.entity, Health).hp

    @property
    def max_hp(self) -> int:
        """Hit points at most."""
        return self._session.component(self.entity, Health).max_hp

    @property
    def block(self) -> int:
        """Block as it stands now."""
        return self._session.component(self.entity, Block).amount

    @property
    def statuses(self) -> dict[str, int]:
        """Status id -> stacks, in the order gained."""
        held = self._session.component(self.entity, Statuses).stacks
        return {status: component_for_entity(stack, StatusStack).stacks for status, stack in held.items()}


class Opponent(Body):
    """An enemy of the fight, read from the session whenever it is asked."""

    @property
    def id(self) -> str:
        """The id of its prefab."""
        found: str = self._world.enemy(self.entity).id
        return found

    @property
    def name(self) -> str:
        """Its name."""
        found: str = self._world.enemy(self.entity).name
        return found

    @property
    def intent(self) -> Intent:
        """What it will do, with numbers as they would fall now."""
        look = combat.intent(self._world, self.entity)
        return Intent("".join(span.text for span in look.text), look.damage, look.hits)


def seated(session: Session, at: int | None, *, needed: bool = True) -> int | None:
    """The enemy at a place from the left; the only one where none is named. Raises IllegalCommand with the reason."""
    living: list[int] = session.world.seats.living
    if at is None:
        if len(living) == 1:
            return living[0]
        if needed:
            raise IllegalCommand(f"Say at which of the {len(living)} enemies (at=0 is the leftmost).")
        return None
    if not 0 <= at < len(living):
        raise IllegalCommand(f"There is no enemy at place {at}; {len(living)} stand.")
    return living[at]


class AnyFight:
    """A combat in progress, whatever it is fought with; each game has its own words besides."""

    def __init__(self, session: Session, opening: tuple[Fact, ...]) -> None:
        self.session = session
        self.opening = opening
        """What happened before the player was first asked."""

    def submit(self, command: Command) -> tuple[Fact, ...]:
        """Any command, as `Session.submit`."""
        return self.session.submit(command)

    def end_turn(self) -> tuple[Fact, ...]:
        """End the turn; the enemies act, and the next turn begins."""
        return self.session.submit(EndTurn())

    def legal(self) -> list[Command]:
        """Every command that is possible now."""
        return self.session.legal()

    def look(self) -> Picture:
        """All there is to see."""
        return self.session.look()

    def snapshot(self) -> dict[str, Any]:
        """Everything as plain data; `Session.restore` goes on from it."""
        return self.session.snapshot()

    @property
    def facts(self) -> list[Fact]:
        """All that has happened, oldest first."""
        return list(self.session.history)

    @property
    def foes(self) -> list[Opponent]:
        """The living enemies, left to right."""
        return [Opponent(self.session, enemy) for enemy in self.session.world.seats.living]

    @property
    def outcome(self) -> str:
        """`ongoing`, `won`, `lost` or `escaped`."""
        return self.session.outcome
