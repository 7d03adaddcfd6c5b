"""Which triggers and modifiers are in force: an index over the prefabs in play, made anew only when a rule comes or
goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from components.body import StatusStack
    from components.facts import Fact
    from components.occasions import Occasion
    from components.rules import Modifier, Trigger


class Source(Struct, gc=False):
    """Something that carries rules: whose they are (`holder`), and on which entity they stand. `stack` is the status
    stack that its modifiers count, if any. `own` tells its limited uses from those of others on the same entity, where
    several stand on one."""

    holder: int
    entity: int
    kind: str
    card_type: str
    prefab: str
    triggers: tuple[Trigger, ...]
    modifiers: tuple[Modifier, ...]
    stack: StatusStack | None = None
    own: str = ""

    def key(self, rule: str) -> str:
        """What its uses of a rule are counted under."""
        return f"{self.own or self.entity} {rule}"


class Listener(Struct, gc=False):
    """A trigger in force, which of its source's it is, and how a fact is read for it."""

    trigger: Trigger
    occasion: Occasion
    source: Source
    number: int

    def key(self) -> str:
        """What its uses are counted under."""
        return self.source.key(f"trigger {self.number}")


class Influence(Struct, gc=False):
    """A modifier in force, and which of its source's it is. `narrowed` says that it does not change every amount that
    it names."""

    modifier: Modifier
    source: Source
    number: int
    narrowed: bool

    def key(self) -> str:
        """What its uses are counted under."""
        return self.source.key(f"modifier {self.number}")


class InForce(Struct, gc=False):
    """The rules in force: triggers by the type of fact that they answer, in the order in which they act, modifiers by
    body, amount and side (`giver` or `taker`), and whether any of these acts only so many times a combat."""

    listeners: dict[type[Fact], list[Listener]]
    influences: dict[tuple[int, str, str], list[Influence]]
    limited: bool


class Rulebook:
    """The rules `in_force`, kept up to date by `forget`."""

    __slots__ = ("_in_force", "_occasions", "_sources")

    def __init__(self, occasions: Mapping[str, Occasion], sources: Callable[[], Iterator[Source]]) -> None:
        """`sources` yields the carriers of rules as they are now, in the order in which they answer."""
        self._occasions = occasions
        self._sources = sources
        self._in_force: InForce | None = None

    def forget(self) -> None:
        """A rule came or went: look again before the next use."""
        self._in_force = None

    def in_force(self) -> InForce:
        """Those in force now."""
        if self._in_force is None:
            self._in_force = self._read()
        return self._in_force

    def _read(self) -> InForce:
        listeners: dict[type[Fact], list[Listener]] = {}
        influences: dict[tuple[int, str, str], list[Influence]] = {}
        limited = False
        occasions = self._occasions
        for source in self._sources():
            for number, trigger in enumerate(source.triggers):
                occasion = occasions[trigger.when]
                listeners.setdefault(occasion.fact, []).append(Listener(trigger, occasion, source, number))
            for number, modifier in enumerate(source.modifiers):
                limited |= modifier.per_combat > 0
                narrowed = bool(modifier.origin or modifier.which or modifier.condition or modifier.per_combat)
                influences.setdefault((source.holder, modifier.of, modifier.side), []).append(
                    Influence(modifier, source, number, narrowed)
                )
        return InForce(listeners, influences, limited)
