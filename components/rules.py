"""The parts of which rules are written in prefabs: triggers, modifiers and ticks."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

import msgspec

from components.amounts import Condition, Quantity
from components.effects import DealDamage, Effect, GainGold, LoseHp
from components.limits import AT_LEAST_0, AT_LEAST_1, Names, OneOf, Where
from components.terms import COMBATS, Target

Origin = Literal["", "card", "attack", "skill", "power", "relic", "potion", "status", "enemy"]
"""Where an effect comes from.

- `card`: any card
- `attack`: an Attack
- `skill`: a Skill
- `power`: a Power
- `relic`: a relic
- `potion`: a potion
- `status`: a status
- `enemy`: an enemy's move
"""


class Ratio(msgspec.Struct, frozen=True):
    """An exact fraction, written `3/2`: half as much again."""

    over: int
    under: int


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When something happens, do something. The other fields narrow it down.

    `when` may also be an occasion that the code of a mod adds.
    """

    when: Annotated[str, OneOf("occasions")]
    """The occasion."""
    do: Annotated[tuple[Effect, ...], AT_LEAST_1]
    """What happens then."""
    origin: Origin = msgspec.field(default="", name="from")
    """Only if it came from there."""
    status: Annotated[str, Names("statuses")] = ""
    """Only if it was this status."""
    type: Annotated[Literal["", "attack", "skill", "power", "curse", "status"], Where("occasions", "card_played")] = ""
    """Only if it was a card of this type.

    - `attack`: an Attack
    - `skill`: a Skill
    - `power`: a Power
    - `curse`: a curse
    - `status`: a bad card that was made in combat
    """
    which: tuple[str, ...] = msgspec.field(default=(), name="for")
    """Only if one of these words tells what it was; which there are depends on `when`."""
    condition: Condition | None = msgspec.field(default=None, name="if")
    """Only if this holds when the trigger acts."""
    per_combat: Annotated[int, AT_LEAST_0] = 0
    """How often it acts in a combat; 0 is no limit."""


Side = Literal["giver", "taker"]
"""Whose amounts.

- `giver`: what the holder gives
- `taker`: what the holder takes
"""


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A change to an amount on its way: first all `add`, then all `times`, rounded down once, then the lowest `cap`
    (R1, R4). `if` and a quantity are looked at whenever the amount is asked for; there the holder is who acts, and the
    target is the other one: on whom what it gives falls, or from whom what it takes comes."""

    of: Annotated[str, OneOf("channels")]
    """The amount that is changed."""
    side: Side = "giver"
    add: int | Literal["stacks"] | Quantity = 0
    """What is added, below 0 taken away; in a status it may be `stacks`."""
    times: Ratio | None = None
    """What it is multiplied with."""
    cap: Annotated[int | None, AT_LEAST_0] = None
    """No more than this."""
    origin: Origin = msgspec.field(default="", name="from")
    """Only amounts that come from there."""
    which: tuple[str, ...] = msgspec.field(default=(), name="for")
    """Only those of the amounts that one of these words means; which there are depends on `of`."""
    condition: Condition | None = msgspec.field(default=None, name="if")
    """Only while this holds."""
    per_combat: Annotated[int, AT_LEAST_0] = 0
    """How often it acts in a combat; 0 is no limit."""


@dataclass(frozen=True, slots=True)
class Channel:
    """An amount that modifiers change on its way, as `Modifier.of` names it.

    `verb` is the effect whose amount it is; `attack`: only attack damage (R2); `cause`: only effects of this kind of
    cause (R3). Where there is no `verb` the rules ask for the player's by its word: it comes from nothing; `into` is
    then the effect that carries it on, if any, `aimed` says that it is asked for with someone on whom it falls, and
    `once` that it is asked for so seldom that uses in a combat need no counting. `narrows` are the words after `for:`,
    each with what it means, to an author and to a player; only what the rules ask for has any.

    `meaning` is what it is to an author. `gives` and `takes` say how a rule reads that changes what the body that acts
    gives, or what the one on which it falls takes; what has no such line is never changed for that side. In braces
    stand `{change}` (`2 more`; `{change:no more}`: what is said in place of `no`), `{amount}` (`2`) or `{gains}`
    (`lose 2`), `{noun:card}` (`cards`, as the number before it asks for it), `{own}`, `{does:deal}` (`you deal`),
    `{keyword:Block}`, `{turn}` (`each turn`), `{origin:from}` (what the modifier asks for;
    `{origin:from cards}`: what is said where it asks for nothing) and `{which:each hit}` (what the words after `for:`
    mean; `each hit` where there are none). What is counted in `hundredths` is shown in parts of 1, and a `percent` with
    its sign.
    """

    word: str
    meaning: str
    verb: type[Effect] | None = None
    gives: str = ""
    takes: str = ""
    attack: bool = False
    cause: str = ""
    into: type[Effect] | None = None
    aimed: bool = False
    once: bool = False
    narrows: Mapping[str, str] = field(default_factory=dict)
    unit: Literal["", "hundredths", "percent"] = ""

    @property
    def counts(self) -> bool:
        """Whether it is of things that are counted one by one."""
        return "{noun:" in f"{self.gives}{self.takes}"

    @property
    def has_target(self) -> bool:
        """Whether it falls on someone, at whom a giver's modifier can look."""
        return self.aimed or (self.verb is not None and self.verb.has("to", Target))

    @property
    def sides(self) -> tuple[Side, ...]:
        """Whose modifiers are asked."""
        sides: tuple[tuple[Side, str], ...] = (("giver", self.gives), ("taker", self.takes))
        return tuple(side for side, text in sides if text)


CHANNELS: tuple[Channel, ...] = (
    Channel(
        "attack_damage",
        "each hit of an Attack or of an enemy's move, given or taken",
        DealDamage,
        gives="{own} attacks deal {change} damage",
        takes="{does:take} {change} damage from attacks",
        attack=True,
    ),
    Channel(
        "damage",
        "each hit of any damage, given or taken",
        DealDamage,
        gives="{does:deal} {change} damage {origin:with}",
        takes="{does:take} {change} damage {origin:from}",
    ),
    Channel(
        "hp_loss",
        "a loss of HP that is no damage; `side: taker`",
        LoseHp,
        takes="{does:lose} {change} HP {origin:from}",
    ),
    Channel("gold", "Gold from anything", GainGold, gives="{does:gain} {change:no more} Gold {origin:from}"),
    Channel(
        "keep_block",
        "how much Block stays between the turns of whoever has it",
        gives="{change} of {own} {keyword:Block} stays between turns",
    ),
    Channel(
        "combat_gold",
        "Gold that a won combat gives",
        gives="{which:each won combat} gives {change} Gold",
        into=GainGold,
        once=True,
        narrows={kind: f"winning {combat}" for kind, combat in COMBATS.items()},
    ),
)
"""The amounts of every game that a modifier may name. Those of one verb are asked in this order."""


def shows_live(verb: type[Effect], channels: Iterable[Channel]) -> bool:
    """Whether the amount of a verb is told as it would fall now: what falls on bodies, and what modifiers change."""
    return verb.has("to", Target) and any(channel.verb is verb for channel in channels)


def grows(verb: type[Effect], channels: Iterable[Channel]) -> bool:
    """Whether Strength or the like may make more even of 0: what its giver's modifiers change."""
    return shows_live(verb, (channel for channel in channels if channel.gives))


@dataclass(frozen=True, slots=True)
class Moment:
    """When a status does something by itself: `meaning` is what it is to an author, `text` how a rule says it; there
    `{own}` stands for whose turn it is, but for the player's, which is always `your`."""

    meaning: str
    text: str


MOMENTS: dict[str, Moment] = {
    "turn_start": Moment("at the start of the holder's turn", "at the start of {own} turn"),
    "turn_end": Moment("at the end of the holder's turn", "at the end of {own} turn"),
    "turn_over": Moment('at the very end of it, when what lasts "this turn" is over', "at the very end of {own} turn"),
    "phase_end": Moment(
        "when all enemies have acted, on the player first, then on the enemies from left to right",
        "when the enemies have acted",
    ),
}
"""When statuses tick, by the word; what a game's flows have no stage for is no word of its prefabs."""

COUNTDOWNS: dict[str, Moment] = {
    "turn_start": Moment("at the start of its bearer's turn", "at the start of {own} turn"),
    "turn_end": Moment(
        "at the end of the player's turn, whoever bears it, but not the stacks that came in that turn",
        "at the end of your turn",
    ),
    "round_end": Moment(
        "when everyone has acted, but not the stacks that came from the enemies this round", "at the end of the round"
    ),
}
"""Likewise when they lose a stack."""


class Tick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a status does by itself, most often in its holder's turn."""

    at: Annotated[str, OneOf("moments")]
    """When."""
    do: tuple[Effect, ...]
    """What happens; most often with the quantity `stacks`."""
    then: Literal["one_less", "halve", "expire", "stay"]
    """What becomes of the stacks afterwards.

    - `one_less`: one goes
    - `halve`: half of them go, the rest rounded down
    - `expire`: all go that are due now and not a turn later
    - `stay`: they stay as they are
    """
    order: int = 0
    """Between statuses of the same moment, low first."""
