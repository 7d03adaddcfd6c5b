"""What a player can ask for: the only things that `Session.submit` takes. Those of one game alone stand in its
folder."""

from functools import cache
from typing import get_args, get_type_hints

import msgspec

from components.effect import snake_case


class Command(
    msgspec.Struct,
    frozen=True,
    gc=False,
    tag_field="command",
    tag=snake_case,
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """A wish of the player."""


class EndTurn(Command, frozen=True):
    """End the player's turn."""


class UsePotion(Command, frozen=True):
    """Drink or throw the potion in a slot (0 is the leftmost)."""

    slot: int
    target: int | None = None


class DiscardPotion(Command, frozen=True):
    """Throw the potion in a slot away."""

    slot: int


class Choose(Command, frozen=True):
    """Answer the open question with one of its options, by place from 0; None says that it is enough."""

    option: int | None


class Abandon(Command, frozen=True):
    """Give the run up, for good (R55)."""


def malformed(command: Command) -> str:
    """What is wrong with the fields of a command, which anybody can make; empty if nothing is."""
    for name, kinds in _kinds_of(type(command)):
        if type(getattr(command, name)) not in kinds:
            break
    else:
        return ""
    try:
        msgspec.convert(msgspec.to_builtins(command), type(command))
    except (msgspec.ValidationError, TypeError) as error:
        return f"{command!r} is no command: {error}."
    return ""


@cache
def _kinds_of(command: type[Command]) -> tuple[tuple[str, tuple[type, ...]], ...]:
    """The fields of a kind of command with the very types that they may have; what has others is looked at by
    msgspec, which takes much longer."""
    hints = get_type_hints(command)
    return tuple((name, get_args(hints[name]) or (hints[name],)) for name in command.__struct_fields__)
