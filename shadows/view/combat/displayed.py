"""What the screen shows at a moment: the numbers of a `Picture`, moved on by one fact at a time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from components import facts
from components.facts import Fact
from shadows.picture.models import BodyLook, Picture


@dataclass(slots=True)
class DisplayedBody:
    """A body's numbers. `statuses`: id -> stacks, in the order gained."""

    hp: int
    max_hp: int
    block: int
    statuses: dict[str, int]

    @classmethod
    def of(cls, body: BodyLook) -> DisplayedBody:
        """What is shown of a body as a picture has it."""
        return cls(body.hp, body.max_hp, body.block, {status.id: status.stacks for status in body.statuses})


@dataclass(slots=True)
class Displayed:
    """The numbers of everyone in a fight. `bodies` are the player and the living enemies, by entity."""

    player: int
    bodies: dict[int, DisplayedBody]

    @classmethod
    def of(cls, picture: Picture) -> Displayed:
        """As a picture says."""
        bodies = {body.entity: DisplayedBody.of(body) for body in (picture.player, *picture.foes)}
        return cls(picture.player.entity, bodies)

    def apply(self, fact: Fact, joined: Iterable[BodyLook] = ()) -> None:
        """Move on by one fact. `joined` are looks of enemies, for those that come in."""
        match fact:
            case facts.HpLost():
                self._add(fact.target, hp=-fact.amount)
            case facts.Healed():
                self._add(fact.target, hp=fact.amount)
            case facts.DamageDealt():
                self._add(fact.target, block=-fact.blocked)
            case facts.BlockGained():
                self._add(fact.target, block=fact.amount)
            case facts.BlockFaded():
                self._add(fact.target, block=-fact.amount)
            case facts.StatusApplied() | facts.StatusFell():
                self._status(fact.target, fact.status, fact.total)
            case facts.EnemyDied() | facts.EnemyVanished():
                self.bodies.pop(fact.enemy, None)
            case facts.EnemyJoined():
                self._join(fact.enemy, joined)

    def _add(self, body: int, hp: int = 0, block: int = 0) -> None:
        shown = self.bodies.get(body)
        if shown is not None:
            shown.hp += hp
            shown.block = max(0, shown.block + block)

    def _status(self, body: int, status: str, total: int) -> None:
        shown = self.bodies.get(body)
        if shown is None:
            return
        if total:
            shown.statuses[status] = total
        else:
            shown.statuses.pop(status, None)

    def _join(self, enemy: int, joined: Iterable[BodyLook]) -> None:
        look = next((body for body in joined if body.entity == enemy), None)
        if look is not None:
            self.bodies[enemy] = DisplayedBody(look.max_hp, look.max_hp, 0, {})
