"""What happens to a body: HP, Block and statuses."""

from components.facts.fact import Fact


class DamageDealt(Fact, frozen=True, gc=False):
    """One hit landed: of `amount`, `blocked` was absorbed by Block; an `HpLost` follows for the rest. `attack` as in
    R2."""

    source: int
    target: int
    amount: int
    blocked: int
    attack: bool
    cause: int
    kind: str

    @property
    def through(self) -> int:
        """What of it came through Block."""
        return self.amount - self.blocked


class HpLost(Fact, frozen=True, gc=False):
    """HP went down by `amount` (above 0). `damage` says that it is the unblocked part of a hit. The only fact that
    lowers HP."""

    target: int
    amount: int
    damage: bool
    source: int
    cause: int
    kind: str
    card_type: str


class Healed(Fact, frozen=True, gc=False):
    """HP went up by what was really healed (R8). The only fact that raises HP."""

    line = "{target:does heal} {amount} HP."

    target: int
    amount: int
    kind: str


class BlockGained(Fact, frozen=True, gc=False):
    """Block went up."""

    line = "{target:does gain} {amount} Block."

    target: int
    amount: int
    kind: str


class BlockFaded(Fact, frozen=True, gc=False):
    """Unused Block went at its time, most often all of it (R10, R12)."""

    line = "{target:whose} {amount} Block fades."

    target: int
    amount: int


class StatusApplied(Fact, frozen=True, gc=False):
    """Stacks of a status were put on a body; `total` is what lies there now. `stacks` may be negative."""

    meets = ("statuses", "status")

    source: int
    target: int
    status: str
    stacks: int
    total: int
    cause: int
    kind: str


class StatusFell(Fact, frozen=True, gc=False):
    """A status counted down, wore off or was taken away; at a `total` of 0 it is gone. `stacks` is what went."""

    target: int
    status: str
    stacks: int
    total: int


class MaxHpChanged(Fact, frozen=True, gc=False):
    """Max HP changed by `amount`; HP above it was cut off by `lost`."""

    amount: int
    lost: int
