"""The parts of which rules are written in prefabs: triggers, modifiers and ticks."""

from dataclasses import dataclass
from typing import Literal

import msgspec

from components.amounts import Condition
from components.effects import AnyEffect, DealDamage, Effect, GainBlock, GainGold, LoseHp

Occasion = Literal[
    "combat_start",
    "combat_end",
    "turn_start",
    "turn_end",
    "card_played",
    "card_drawn",
    "card_discarded",
    "card_exhausted",
    "damage_dealt",
    "damage_taken",
    "hp_lost",
    "healed",
    "block_gained",
    "status_applied",
    "status_received",
    "enemy_joined",
    "enemy_died",
    "pile_shuffled",
    "potion_used",
]
"""What a trigger can answer, seen from its holder.

- `combat_start`: the combat begins, before the first turn
- `combat_end`: the combat is over and the player lives, after an escape too
- `turn_start`: a turn of the holder's begins; the player has not drawn yet (R10)
- `turn_end`: a turn of the holder's ends; the player still holds the hand (R11)
- `card_played`: the player plays a card, before its effects; the target is the card's (R18)
- `card_drawn`: the player draws a card
- `card_discarded`: a card comes to the discard pile, one that was played too
- `card_exhausted`: a card is exhausted
- `damage_dealt`: the holder hits someone, who is the target
- `damage_taken`: someone, who is the target, hits the holder
- `hp_lost`: the holder loses HP, whether by a hit or otherwise; the target is who caused it
- `healed`: the holder regains HP
- `block_gained`: the holder gains Block
- `status_applied`: the holder puts a status on an opponent, who is the target
- `status_received`: someone, who is the target, puts a status on the holder
- `enemy_joined`: an enemy, who is the target, comes after the start (R38)
- `enemy_died`: an enemy, who is the target, dies
- `pile_shuffled`: the discard pile is shuffled into the draw pile
- `potion_used`: the player uses a potion; the target is the potion's
"""

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
    """When something happens, do something. `from`, `status`, `type` and `if` narrow it down.

    `when` may also be an occasion that the code of a mod adds.
    """

    when: Occasion
    """The occasion."""
    do: tuple[AnyEffect, ...]
    """What happens then."""
    origin: Origin = msgspec.field(default="", name="from")
    """Only if it came from there."""
    status: str = ""
    """Only if it was this status."""
    type: Literal["", "attack", "skill", "power", "curse", "status"] = ""
    """Only if it was a card of this type.

    - `attack`: an Attack
    - `skill`: a Skill
    - `power`: a Power
    - `curse`: a curse
    - `status`: a bad card that was made in combat
    """
    condition: Condition | None = msgspec.field(default=None, name="if")
    """Only if this holds when the trigger acts."""
    per_combat: int = 0
    """How often it acts in a combat; 0 is no limit."""


Side = Literal["giver", "taker"]
"""Whose amounts.

- `giver`: what the holder gives
- `taker`: what the holder takes
"""


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A change to an amount on its way: first all `add`, then all `times`, rounded down once, then the lowest `cap`
    (R1, R4)."""

    of: Literal["attack_damage", "damage", "hp_loss", "card_block", "energy", "gold", "combat_gold"]
    """The amount that is changed.

    - `attack_damage`: each hit of an Attack or of an enemy's move, given or taken
    - `damage`: each hit of any damage, given or taken
    - `hp_loss`: a loss of HP that is no damage; `side: taker`
    - `card_block`: Block from cards
    - `energy`: Energy at the start of the player's turn
    - `gold`: Gold from anything
    - `combat_gold`: Gold that a won combat gives
    """
    side: Side = "giver"
    add: int | Literal["stacks"] = 0
    """What is added, below 0 taken away; in a status it may be `stacks`."""
    times: Ratio | None = None
    """What it is multiplied with."""
    cap: int | None = None
    """No more than this."""
    origin: Origin = msgspec.field(default="", name="from")
    """Only amounts that come from there."""
    per_combat: int = 0
    """How often it acts in a combat; 0 is no limit."""


@dataclass(frozen=True, slots=True)
class Channel:
    """An amount that modifiers change on its way, as `Modifier.of` names it.

    `verb` is the effect whose amount it is, `sides` whose modifiers are asked: the body that acts gives, the body that
    it falls on takes. `attack`: only attack damage (R2); `cause`: only effects of this kind of cause (R3). Where there
    is no `verb` the rules ask for the player's by its word: it comes from nothing, and `once` says that it is asked
    for so seldom that uses in a combat need no counting.
    """

    verb: type[Effect] | None
    sides: tuple[Side, ...]
    attack: bool = False
    cause: str = ""
    once: bool = False


CHANNELS: dict[str, Channel] = {
    "attack_damage": Channel(DealDamage, ("giver", "taker"), attack=True),
    "damage": Channel(DealDamage, ("giver", "taker")),
    "hp_loss": Channel(LoseHp, ("taker",)),
    "card_block": Channel(GainBlock, ("giver",), cause="card"),
    "energy": Channel(None, ("giver",)),
    "gold": Channel(GainGold, ("giver",)),
    "combat_gold": Channel(None, ("giver",), once=True),
}
"""Every amount that a modifier may name. Those of one verb are asked in this order."""


class Tick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a status does by itself in its holder's turn."""

    at: Literal["turn_start", "turn_end", "turn_over"]
    """When.

    - `turn_start`: at the start of the holder's turn
    - `turn_end`: at the end of the holder's turn
    - `turn_over`: at the very end of it, when what lasts "this turn" is over
    """
    do: tuple[AnyEffect, ...]
    """What happens; most often with the quantity `stacks`."""
    then: Literal["one_less", "halve", "expire"]
    """What becomes of the stacks afterwards.

    - `one_less`: one goes
    - `halve`: half of them go, the rest rounded down
    - `expire`: all go that are due now and not a turn later
    """
    order: int = 0
    """Between statuses of the same moment, low first."""
