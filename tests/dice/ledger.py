"""An account of a combat with dice that is kept from its facts alone, to be compared with what stands in the world."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from components import facts
from components.facts import Fact
from shadows.play.bodies import Body
from shadows.play.dice.fight import Fight


@dataclass
class Account:
    """What a body has: HP, Block, and its statuses."""

    hp: int
    block: int = 0
    statuses: dict[str, int] = field(default_factory=dict)


@dataclass
class Shown:
    """What a die shows, and its element."""

    value: int
    element: str


def account(body: Body) -> Account:
    """What stands in the world."""
    return Account(body.hp, body.block, dict(body.statuses))


class Ledger:
    """Begins with what a fight shows, then follows its facts alone."""

    def __init__(self, fight: Fight) -> None:
        self._fight = fight
        self.bodies = {body.entity: account(body) for body in (fight.player, *fight.foes)}
        self.dice = self._lying()
        self.streak = fight.streak

    def follow(self, happened: Iterable[Fact]) -> None:
        """Book the facts; a total that a fact names must agree."""
        for fact in happened:
            match fact:
                case facts.HpLost(target=target, amount=amount):
                    assert amount > 0
                    self.bodies[target].hp -= amount
                case facts.Healed(target=target, amount=amount):
                    self.bodies[target].hp += amount
                case facts.DamageDealt(target=target, blocked=blocked):
                    self.bodies[target].block -= blocked
                case facts.BlockGained(target=target, amount=amount):
                    self.bodies[target].block += amount
                case facts.BlockFaded(target=target, amount=amount):
                    self.bodies[target].block -= amount
                case facts.StatusApplied(target=target, status=status, total=total):
                    self.bodies[target].statuses[status] = total
                case facts.StatusFell(target=target, status=status, total=total):
                    self.bodies[target].statuses[status] = total
                case facts.EnemyJoined(enemy=enemy):
                    joined = next((foe for foe in self._fight.foes if foe.entity == enemy), None)
                    self.bodies[enemy] = Account(joined.max_hp if joined else 0)
                case facts.DiceRolled(dice=dice, values=values, elements=elements):
                    for die, value, element in zip(dice, values, elements, strict=True):
                        self.dice[die] = Shown(value, element)
                case facts.DieChanged(die=die, before=before, value=value):
                    assert self.dice[die].value == before
                    self.dice[die].value = value
                case facts.DieAdded(die=die, value=value, element=element):
                    self.dice[die] = Shown(value, element)
                case facts.ElementChanged(die=die, element=element):
                    self.dice[die].element = element
                case facts.StreakRose(streak=streak):
                    self.streak += 1
                    assert self.streak == streak
                case facts.StreakBroken(streak=streak):
                    assert self.streak == streak
                    self.streak = 0
                case _:
                    pass

    def balance(self) -> None:
        """What the facts have come to is what stands there."""
        for body in (self._fight.player, *self._fight.foes):
            booked = self.bodies[body.entity]
            booked.statuses = {status: stacks for status, stacks in booked.statuses.items() if stacks}
            assert account(body) == booked
            assert body.hp >= 0
            assert body.block >= 0
        for die, shown in self._lying().items():
            assert self.dice[die] == shown
        assert self._fight.streak == self.streak

    def _lying(self) -> dict[int, Shown]:
        world = self._fight.session.world
        return {die: Shown(world.die(die).value, world.element(die)) for die in world.tray.dice}
