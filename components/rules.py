"""The parts of which rules are written in prefabs: triggers, modifiers and ticks."""

from typing import Literal

import msgspec

from components.amounts import Condition
from components.effects import AnyEffect

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
"""What a trigger can answer, seen from its holder: `status_applied` is one that the holder puts on an opponent,
`status_received` one put on the holder; `enemy_joined` are those that come after the start (R38)."""

Origin = Literal["", "card", "attack", "skill", "power", "relic", "potion", "status", "enemy"]
"""Where an effect comes from: `card` is any card, `attack`, `skill` and `power` a card of that type, `enemy` an
enemy's move."""


class Ratio(msgspec.Struct, frozen=True):
    """An exact fraction, written `3/2`."""

    over: int
    under: int


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When something happens, do something.

    `origin` (`from:`), `status` and `type` narrow the occasion down: where it came from, which status, which type of
    card. `condition` (`if:`) must hold at that moment. `per_combat` limits how often it acts in a combat, 0 for no
    limit.
    """

    when: Occasion
    do: tuple[AnyEffect, ...]
    origin: Origin = msgspec.field(default="", name="from")
    status: str = ""
    type: str = ""
    condition: Condition | None = msgspec.field(default=None, name="if")
    per_combat: int = 0


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A change to an amount on its way: first all `add`, then all `times`, one floor, then the lowest `cap` (R1, R4).

    `of` names the amount: `attack_damage` (dealt or taken), `damage` (all damage), `hp_loss` (losses that are not
    damage), `card_block` (Block from cards), `energy` (at turn start), `gold` (all Gold gained), `combat_gold` (that
    of a won combat). `side` is whether the holder gives or takes it. `add` may be `stacks`. `origin` (`from:`)
    narrows it to effects of such a source; `per_combat` limits how often it acts.
    """

    of: Literal["attack_damage", "damage", "hp_loss", "card_block", "energy", "gold", "combat_gold"]
    side: Literal["giver", "taker"] = "giver"
    add: int | Literal["stacks"] = 0
    times: Ratio | None = None
    cap: int | None = None
    origin: Origin = msgspec.field(default="", name="from")
    per_combat: int = 0


class Tick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a status does by itself in its holder's turn.

    `at`: `turn_start`, `turn_end`, or `turn_over` when "this turn" effects end. `order` decides between statuses of
    the same moment, low first. `then`: what becomes of the stacks: `one_less`, `halve` (rounding down), `expire` (all
    that are not fresh go).
    """

    at: Literal["turn_start", "turn_end", "turn_over"]
    do: tuple[AnyEffect, ...]
    then: Literal["one_less", "halve", "expire"]
    order: int = 0
