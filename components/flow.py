"""Where a combat stands: the clock, the queue of steps, the delayed effects and the question that it waits on."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Final, Generic

import msgspec

from components.effect import Effect
from components.limits import Means

DEATH: Final = "death"
"""The kind of what an enemy does as it dies: it acts although it is out."""


class Cause(msgspec.Struct, frozen=True, gc=False):
    """Why a step is taken: one record, which all steps of an action share.

    `source` is the body that acts, `entity` the one whose rule it is (card, relic, status stack, enemy; the player for
    a potion) and `kind` what that is: `card`, `relic`, `potion`, `status`, `enemy`, `death` or `rule`. `card_type` is
    the type of the causing card, or empty. `trail` names the triggers that led here, oldest first. `spent` is the
    Energy that playing its card has cost.
    """

    source: int
    entity: int
    kind: str
    card_type: str = ""
    trail: tuple[str, ...] = ()
    spent: int = 0


def by_rule(body: int) -> Cause:
    """The rules themselves act for a body."""
    return Cause(body, body, "rule")


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    E_co = TypeVar("E_co", covariant=True, default=Effect)
else:  # Python's own takes a default from 3.13 on; msgspec reads the bound
    from typing import TypeVar

    E_co = TypeVar("E_co", bound=Effect, covariant=True)


class Step(msgspec.Struct, Generic[E_co], gc=False):
    """One effect on its way through the systems, with its cause: `Step[DealDamage]` is one of that verb alone.

    `attack` says that its damage is attack damage (R2). `target` is the body aimed at, 0 for none. `aimed` says that
    the targets are already chosen, `fixed` that the amount is final. `amount` is what the systems have worked out so
    far. `place` is where the effect stands in its card's text (its number, then its number inside that effect …), empty
    elsewhere.

    Of its cause it tells `source`, the body that acts, `cause`, the entity whose rule it is, what `kind` that is,
    `card_type`, `trail` and `spent`.
    """

    effect: E_co
    by: Cause
    attack: bool = False
    target: int = 0
    aimed: bool = False
    fixed: bool = False
    amount: int = 0
    place: tuple[int, ...] = ()

    @property
    def source(self) -> int:
        """The body that acts."""
        return self.by.source

    @property
    def cause(self) -> int:
        """The entity whose rule it is."""
        return self.by.entity

    @property
    def kind(self) -> str:
        """What that entity is."""
        return self.by.kind

    @property
    def card_type(self) -> str:
        """The type of the causing card, or empty."""
        return self.by.card_type

    @property
    def trail(self) -> tuple[str, ...]:
        """The triggers that led here, oldest first."""
        return self.by.trail

    @property
    def spent(self) -> int:
        """The Energy that playing its card has cost."""
        return self.by.spent


class Delayed(msgspec.Struct):
    """Steps that arrive at the start of the player's next turn (R10)."""

    steps: list[Step]


class Question(msgspec.Struct):
    """A choice that the player has to make before the queue goes on.

    `kind` is one of those that the ruleset has a rule for. The `options` are entities or places, as that rule says:
    cards, nodes, choices, offers; `prompt` is what it has to remember of how it was asked. `least` and `most` bound how
    many are chosen, one at a time; `chosen` are those so far. `step` is what waits for the answer. `offer` is the place
    of the offer that is being taken, and `back` the flow to which it leads when nothing is chosen.
    """

    kind: str
    prompt: str
    options: list[int]
    least: int = 1
    most: int = 1
    chosen: list[int] = []
    step: Step | None = None
    offer: int | None = None
    back: str = ""


@dataclass(slots=True)
class Queue:
    """The steps to come, as a stack: the last is resolved next, so answers to a fact go on top (R19, R21)."""

    steps: list[Step] = field(default_factory=list)
    delayed: list[Delayed] = field(default_factory=list)
    question: Question | None = None


BODIES: Final = Means(("Health",))


@dataclass(slots=True)
class Clock:
    """Where a combat is in its flow.

    `flow` names an ordered list of systems and `at` the next one in it; `actor` is the body whose turn it is (0 in
    between) and `waiting` the enemies that still act in this phase, left to right. `outcome` is `ongoing`, `won`,
    `lost`, `escaped` or `abandoned`, empty outside a combat; `ending` holds one that is decided but not yet closed.
    `kind` is the kind of fight: `normal`, `elite` or `boss`; `encounter` the id of the group that was met, empty for
    one that was set up by hand.
    """

    kind: str = "normal"
    encounter: str = ""
    flow: str = ""
    at: int = 0
    round: int = 0
    actor: Annotated[int, BODIES] = 0
    waiting: Annotated[list[int], BODIES] = field(default_factory=list)
    ending: str = ""
    outcome: str = ""


@dataclass(slots=True)
class Streams:
    """The named random streams: what `systems.core.rng` needs to go on with each."""

    seed: str
    states: dict[str, int] = field(default_factory=dict)
