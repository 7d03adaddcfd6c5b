"""The rules with what the code of mods adds: every system in its place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from components.facts import EffectFailed
from systems.core.loop import ChoiceNeeded, said
from systems.core.system import Stage, System
from systems.plugins.plugin import RESOLVE, Placed, Plugin, PluginError, guess
from systems.resolve.answers import answer

if TYPE_CHECKING:
    from components.effect import Effect
    from components.flow import Step
    from systems.core.ruleset import Ruleset
    from systems.core.world import World


class _Standing(NamedTuple):
    """A system in its list, with the names that it goes by; `placed` if it is of a mod."""

    names: tuple[str, ...]
    system: Any
    placed: Placed | None = None


def extended(ruleset: Ruleset, plugins: Sequence[Plugin]) -> Ruleset:
    """The rules with what plug-ins add, in their order. Raises PluginError if a system has no place, or two have the
    same."""
    if not plugins:
        return ruleset
    flows: dict[str, Sequence[Any]] = {RESOLVE: ruleset.resolve}
    flows |= {name: flow.stages for name, flow in ruleset.flows.items()}
    for plugin in plugins:
        for placed in plugin.placed:
            if placed.flow not in flows:
                raise PluginError(f"there is no flow '{placed.flow}'{guess(placed.flow, flows)}")
    lists = {
        name: _put(name, systems, [placed for plugin in plugins for placed in plugin.placed if placed.flow == name])
        for name, systems in flows.items()
    }
    return replace(
        ruleset,
        resolve=lists.pop(RESOLVE),
        flows={name: replace(flow, stages=lists[name]) for name, flow in ruleset.flows.items()},
        effects={word: carry for plugin in plugins for word, carry in plugin.effects.items()},
        measures={**ruleset.measures, **{word: one for plugin in plugins for word, one in plugin.measures.items()}},
        occasions={**ruleset.occasions, **{word: one for plugin in plugins for word, one in plugin.occasions.items()}},
    )


def components_of(plugins: Iterable[Plugin]) -> dict[str, type]:
    """The components of mods by the names under which they are saved."""
    return {name: kind for plugin in plugins for name, kind in plugin.components.items()}


def names_of(system: System[Any] | Stage[Any]) -> tuple[str, ...]:
    """What a system of the game is called, its name of now last: its class, or with the moment that it is for
    (`TickStatuses(turn_end)`); before it what it was called once."""
    name = type(system).__name__
    moments = [value for value in vars(system).values() if isinstance(value, str)]
    if moments:
        return name, f"{name}({', '.join(moments)})"
    return (*system.former, name)


def owned(system: Any) -> tuple[str, Any]:
    """The mod that a system is of, empty for the game, and the system as it was written."""
    if isinstance(system, GuardedSystem | OwnedStage):
        return system.placed.mod, system.placed.system
    return "", system


def _put(flow: str, systems: Sequence[Any], added: list[Placed]) -> tuple[Any, ...]:
    """A list with systems of mods in it."""
    line = [_Standing(names_of(system), system) for system in systems]
    waiting = list(added)
    while waiting:
        ready = next((one for one in waiting if all(_there(line, name) for name in (one.after, one.before))), None)
        if ready is None:
            raise _stuck(flow, line, waiting)
        waiting.remove(ready)
        line.insert(_place(flow, line, ready), _Standing((ready.name,), _guard(ready), ready))
    for one, other in pairwise(line):
        if one.placed and other.placed and not _related(one.placed, other.placed):
            raise PluginError(
                f"{one.placed.name} and {other.placed.name} would stand in the same place of {flow}: "
                "let one of them come after or before the other"
            )
    return tuple(one.system for one in line)


def _there(line: list[_Standing], name: str) -> bool:
    return not name or any(name in one.names for one in line)


def _place(flow: str, line: list[_Standing], placed: Placed) -> int:
    """Where a system goes; those of the same mod that are there already stay before it."""
    least = _index(flow, line, placed.after) + 1 if placed.after else 0
    most = _index(flow, line, placed.before) if placed.before else len(line)
    if least > most:
        raise PluginError(
            f"{placed.name} cannot come after {placed.after} and before {placed.before}: they stand the other way round"
        )
    if not placed.after:
        return most
    while least < most and (there := line[least].placed) and there.mod == placed.mod:
        least += 1
    return least


def _index(flow: str, line: list[_Standing], name: str) -> int:
    found = [place for place, one in enumerate(line) if name in one.names]
    if len(found) > 1:
        choices = " or ".join(line[place].names[-1] for place in found)
        raise PluginError(f"{name} stands in {flow} more than once: say {choices}")
    return found[0]


def _stuck(flow: str, line: list[_Standing], waiting: list[Placed]) -> PluginError:
    """Why none of those that wait has a place: one names what is not there, or they wait for each other."""
    known = [name for one in line for name in one.names] + [one.name for one in waiting]
    for one in waiting:
        for name in filter(None, (one.after, one.before)):
            if name not in known:
                return PluginError(f"{one.name} names '{name}', which is not in {flow}{guess(name, known)}")
    return PluginError(f"{' and '.join(one.name for one in waiting)} wait for each other in {flow}")


def _related(one: Placed, other: Placed) -> bool:
    return one.mod == other.mod or one.name in (other.after, other.before) or other.name in (one.after, one.before)


def _guard(placed: Placed) -> System[Any] | Stage[Any]:
    return GuardedSystem(placed) if isinstance(placed.system, System) else OwnedStage(placed)


class GuardedSystem(System["World"]):
    """A system of a mod: one that breaks down is passed over, and named."""

    def __init__(self, placed: Placed) -> None:
        self.placed = placed
        self.measuring = placed.system.measuring  # type: ignore[misc, union-attr]

    def concerns(self, verb: type[Effect]) -> bool:
        """As the one inside says."""
        return self.placed.system.concerns(verb)  # type: ignore[union-attr]

    def process(self, step: Step, world: World) -> bool:
        """As the system of the mod does."""
        try:
            return bool(self.placed.system.process(step, world))  # type: ignore[call-arg]
        except ChoiceNeeded:
            raise
        except Exception as error:
            if world.strict:
                raise
            world.facts.append(EffectFailed(f"mod {self.placed.mod}", type(self.placed.system).__name__, said(error)))
            return False


class OwnedStage(Stage["World"]):
    """A stage of a mod, which says whose it is. Triggers answer what it brings about."""

    def __init__(self, placed: Placed) -> None:
        self.placed = placed

    def origin(self) -> tuple[str, str]:
        """The mod, and the name inside it."""
        return f"mod {self.placed.mod}", type(self.placed.system).__name__

    def process(self, world: World) -> None:
        """As the stage of the mod does."""
        self.placed.system.process(world)  # type: ignore[call-arg, arg-type]
        answer(world)
