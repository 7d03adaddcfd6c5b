"""What makes a game of its own: its ordered systems, its flows, and who carries rules. The loop never asks which
one is running."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from components.effects import Effect
    from components.flow import Step
    from components.occasions import Occasion
    from components.rules import Channel
    from systems.core.questions import QuestionRule
    from systems.core.rulebook import Source
    from systems.core.system import Stage, System
    from systems.core.world import World

Process: TypeAlias = "Callable[[Step, World], bool]"
Carry: TypeAlias = "Callable[[Step, World], None]"
Count: TypeAlias = "Callable[[Step, World], int]"


@dataclass(frozen=True, slots=True)
class Flow:
    """Stages that are carried out one after the other. `then` is the flow that follows the last of them: itself where
    they repeat, none where the player is asked. `over` follows instead when a stage finds that nothing is left to
    repeat for (`World.flow_over`)."""

    stages: tuple[Stage, ...]
    then: str = ""
    over: str = ""


@dataclass(slots=True)
class Ruleset:
    """A game's rules.

    `verbs` are the effects it knows; `resolve` the systems that each step passes, in order; `flows` what happens by
    itself, by name; `ending` is the flow that closes a combat; `sources` yields the carriers of rules in the order in
    which they answer; `questions` are the rules behind each kind of question. By their words, `measures` are what
    quantities count, `occasions` what triggers can answer and `channels` the amounts that modifiers change; `effects`
    is what the code of mods carries out.
    """

    name: str
    verbs: tuple[type[Effect], ...]
    resolve: tuple[System, ...]
    flows: dict[str, Flow]
    ending: str
    sources: Callable[[World], Iterator[Source]]
    questions: dict[str, QuestionRule]
    measures: Mapping[str, Count]
    occasions: Mapping[str, Occasion]
    channels: Mapping[str, Channel]
    effects: Mapping[str, Carry] = field(default_factory=dict)
    route: dict[type[Effect], tuple[Process, ...]] = field(init=False)
    measure: dict[type[Effect], tuple[Process, ...]] = field(init=False)

    def __post_init__(self) -> None:
        """Index the one ordered list by verb: each step then meets only the systems that concern it, in the same
        order."""
        self.route = {
            verb: tuple(s.process for s in self.resolve if not s.verbs or verb in s.verbs) for verb in self.verbs
        }
        self.measure = {
            verb: tuple(s.process for s in self.resolve if s.measuring and (not s.verbs or verb in s.verbs))
            for verb in self.verbs
        }
