"""What an effect is. Those of every game stand in `effects`, those of one game alone in its folder."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Union

import msgspec


def snake_case(name: str) -> str:
    """`DealDamage` -> `deal_damage`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Effect:
    """Something to do: the type of all fields that hold an effect. Which there are is a matter of the game at hand
    (`systems.core.ruleset.Ruleset.verbs`), by which one is read back from a save.

    `settles` says that it acts in any case, even where the rest of its action broke down: it puts things into their
    places.
    """

    __slots__ = ()

    settles: ClassVar[bool] = False

    @classmethod
    def verb(cls) -> str:
        """The word that a prefab uses for this effect."""
        return snake_case(cls.__name__)

    @classmethod
    def has(cls, field: str, kind: object) -> bool:
        """Whether it has such a field of this type: what can be aimed has `to` of `Target`, what has an amount that is
        worked out has `amount` of `Amount`."""
        return bool(cls.__annotations__.get(field) == kind)


class Verb(
    Effect,
    msgspec.Struct,
    frozen=True,
    tag_field="verb",
    tag=snake_case,
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """The base of all effects: a struct, as written in a prefab."""


def declared(module: dict[str, Any]) -> tuple[type[Verb], ...]:
    """The verbs that a module declares (its `globals()`), in their order there."""
    found = (cls for cls in module.values() if isinstance(cls, type) and issubclass(cls, Verb))
    return tuple(verb for verb in found if verb.__module__ == module["__name__"])


def reader_of(verbs: Iterable[type[Effect]]) -> Callable[[type, Any], Any]:
    """What msgspec needs (as `dec_hook`) to read effects back, each by its verb. It raises msgspec.ValidationError for
    others."""
    union: Any = Union[tuple(verbs)]  # noqa: UP007  # made of what is there

    def read(kind: type, written: Any) -> Any:
        if kind is not Effect:
            raise NotImplementedError(kind)
        return msgspec.convert(written, union, dec_hook=read)

    return read
