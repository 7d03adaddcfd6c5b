"""What an effect is. Those of every game stand in `effects`, those of one game alone in its folder."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, Literal, NamedTuple, Union, cast, get_type_hints

import msgspec


def snake_case(name: str) -> str:
    """`DealDamage` -> `deal_damage`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


Harm = Literal["never", "always", "own_side", "below_0", "status", "card"]
"""When an effect of the player's own is a burden to them: never, always, where it falls on their own side, where its
amount is below 0, or as the status is that it puts on someone or the card that it makes."""

Intent = Literal["attack", "defend", "heal", "summon", "buff", "debuff", "status", "inside"]
"""How an enemy announces it: as a word of its own, as the status is that it puts on someone, or by the effects that it
holds. An attack upon its own side is not announced."""


class Says(NamedTuple):
    """The sentence of a verb that has a simple one: whom it falls on, or the player, then `verb`, the amount and what
    it is of: `gain 3 Block`.

    `many` is the noun of several, where it has another: `cards`. A `term` is explained by a tooltip. `below_0` is the
    verb where the amount is below 0.
    """

    verb: str
    noun: str
    many: str = ""
    term: bool = False
    below_0: str = ""


class Effect:
    """Something to do: the type of all fields that hold an effect. Which there are is a matter of the game at hand
    (`systems.core.ruleset.Ruleset.verbs`), by which one is read back from a save.

    What a verb is to the rest of the game stands in its record. `says` is its sentence, where it has a simple one; all
    others have a function in `shadows.content.text.wording`. `leaves` are the facts that it leaves when it is carried
    out, `intent` and `harm` how it is taken. `happens` says where it can stand: in a combat, on the way as well, or in
    events alone. What `demands` something cannot always be done: there must be something to lose or to take. What a
    verb holds for `later` comes in another turn. An `internal` one is a step that the systems make for themselves, or
    goes by the words of mods: a prefab cannot name it.

    `settles` says that it acts in any case, even where the rest of its action broke down: it puts things into their
    places.
    """

    __slots__ = ()

    says: ClassVar[Says | None] = None
    leaves: ClassVar[tuple[type[msgspec.Struct], ...]] = ()
    intent: ClassVar[Intent]
    harm: ClassVar[Harm]
    happens: ClassVar[Literal["in_combat", "anywhere", "in_events"]] = "in_combat"
    demands: ClassVar[bool] = False
    later: ClassVar[bool] = False
    internal: ClassVar[bool] = False

    settles: ClassVar[bool] = False

    @classmethod
    def verb(cls) -> str:
        """The word that a prefab uses for this effect."""
        return snake_case(cls.__name__)

    def leaving(self) -> tuple[type[msgspec.Struct], ...]:
        """The facts that this one can leave."""
        return self.leaves

    @classmethod
    def has(cls, field: str, kind: object) -> bool:
        """Whether it has such a field of this type: what can be aimed has `to` of `Target`, what has an amount that is
        worked out has `amount` of `Amount`."""
        return bool(get_type_hints(cls).get(field) == kind)


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


def held(effect: Effect) -> Iterator[Effect]:
    """The effects that one holds, in the order of its fields."""
    for name in cast("Verb", effect).__struct_fields__:
        value = getattr(effect, name)
        if isinstance(value, tuple):
            yield from (part for part in value if isinstance(part, Effect))
