"""What the code of a mod adds to the rules (`systems.plugins.placing` puts its systems into their order).

A mod's `plugin.py` has a function `register(plugin)`, which is given a `Plugin` to fill. All words begin with the mod's
id outside of the mod's own files.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, is_dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from components.facts import EffectFailed, ModFact
from components.occasions import Occasion
from systems.core.loop import said
from systems.core.system import Stage, System

if TYPE_CHECKING:
    from components.flow import Step
    from systems.core.ruleset import Carry, Count
    from systems.core.world import World

RESOLVE = "resolve"
"""The name of the list that every effect passes; the other lists go by the names of their flows."""

_WORD = re.compile(r"[a-z][a-z0-9_]*")


Added = TypeVar("Added")


class PluginError(ValueError):
    """What a mod's code adds does not fit, with the reason."""


def guess(word: str, known: Iterable[str]) -> str:
    """The nearest of the words that are known, as the end of a sentence; empty if none is near."""
    found = get_close_matches(word, list(known), n=1)
    return f": did you mean '{found[0]}'?" if found else ""


class Placed(NamedTuple):
    """A system of a mod and where it stands: in which list, right after or right before which other."""

    mod: str
    flow: str
    system: System[Any] | Stage[Any]
    after: str
    before: str

    @property
    def name(self) -> str:
        """Its name, by which other mods can come after or before it."""
        return f"{self.mod}:{type(self.system).__name__}"


@dataclass(slots=True, eq=False)
class Plugin:
    """What the code of the mod `mod` adds. `digest` tells one writing of it from another."""

    mod: str
    digest: str = ""
    components: dict[str, type] = field(default_factory=dict)
    effects: dict[str, Carry] = field(default_factory=dict)
    measures: dict[str, Count] = field(default_factory=dict)
    occasions: dict[str, Occasion] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    placed: list[Placed] = field(default_factory=list)

    def component(self, kind: Any) -> None:
        """A component: a dataclass of plain values, which is saved with all the rest. Raises PluginError."""
        if not isinstance(kind, type) or not is_dataclass(kind):
            raise PluginError(f"{kind!r} is no component: write a dataclass")
        self._note(self.components, kind.__name__, kind)

    def effect(self, word: str, carry: Carry, text: str) -> None:
        """An effect: `{word: amount, to: …}` calls `carry(step, world)` with `step.target` and `step.amount` for each
        target. `text` is how a card says it: `vent {amount} Heat`. Raises PluginError."""
        self._say(word, text)
        self._note(self.effects, word, carry)

    def quantity(self, word: str, count: Count, text: str) -> None:
        """A quantity: `count(step, world)` gives a whole number and changes nothing. `text` is how a card says it:
        `your Heat`. Raises PluginError."""
        self._say(word, text)
        self._note(self.measures, word, self._guarded(word, count))

    def occasion(
        self, word: str, fact: Any, text: str, *, subject: str = "", target: str = "", opponent: bool = False
    ) -> None:
        """An occasion: `when: word` answers a fact of this type, a `ModFact` that the mod puts into `world.facts`.
        `subject` is the field of the fact that must be the holder, `target` the one that an answer is aimed at;
        `opponent` says that the target must stand against the holder. `text` is how a card says it: `you erupt`.
        Raises PluginError."""
        if not isinstance(fact, type) or not issubclass(fact, ModFact):
            raise PluginError(f"{fact!r} is no fact: make it from components.facts.ModFact")
        for part in filter(None, (subject, target)):
            if part not in fact.__struct_fields__:
                raise PluginError(f"{fact.__name__} has no field '{part}'{guess(part, fact.__struct_fields__)}")
        if opponent and not target:
            raise PluginError(f"'{word}' has no target that could be an opponent: say target= which field it is")
        self._say(word, text)
        self._note(self.occasions, word, Occasion(fact, subject=subject, target=target, opponent=opponent))

    def system(self, system: Any, *, after: str = "", before: str = "") -> None:
        """A system that every effect passes, right after or before the one of that name. Raises PluginError."""
        if not isinstance(system, System):
            raise PluginError(f"{system!r} is no System: make it from systems.core.system.System")
        self._place(RESOLVE, system, after, before)

    def stage(self, flow: str, stage: Any, *, after: str = "", before: str = "") -> None:
        """A stage of a flow, `player_start` for example, right after or before the one of that name. Raises
        PluginError."""
        if not isinstance(stage, Stage):
            raise PluginError(f"{stage!r} is no Stage: make it from systems.core.system.Stage")
        self._place(flow, stage, after, before)

    def _say(self, word: str, text: str) -> None:
        if not _WORD.fullmatch(word):
            raise PluginError(f"{word!r} cannot be a word: use small letters, digits and _, a letter first")
        if not text:
            raise PluginError(f"'{word}' has no text: write how a card says it")
        self._note(self.words, word, text)

    def _note(self, shelf: dict[str, Added], word: str, added: Added) -> None:
        name = f"{self.mod}:{word}"
        if name in shelf:
            raise PluginError(f"'{word}' is there twice")
        shelf[name] = added

    def _place(self, flow: str, system: System[Any] | Stage[Any], after: str, before: str) -> None:
        if not (after or before):
            raise PluginError(f"{type(system).__name__} has no place: say after= or before= which system it stands")
        self.placed.append(Placed(self.mod, flow, system, after, before))

    def _guarded(self, word: str, count: Count) -> Count:
        """A count that breaks down is 0, and is named: texts and previews ask for it too."""

        def counted(step: Step, world: World) -> int:
            try:
                return int(count(step, world))
            except Exception as error:
                if world.strict:
                    raise
                world.facts.append(EffectFailed(f"mod {self.mod}", word, said(error)))
                return 0

        return counted
