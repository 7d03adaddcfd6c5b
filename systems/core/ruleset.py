"""What makes a game of its own: its ordered systems, its flows, and who carries rules. The loop never asks which
one is running."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from components.rules import shows_live
from systems.core.rules import CommandRule
from systems.core.system import System

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from msgspec import Struct

    from components.amounts import Measure
    from components.commands import Command
    from components.effects import Effect
    from components.flow import Question, Step
    from components.nodes import NodeKind
    from components.occasions import Occasion
    from components.prefabs import ActPrefab, EncounterPrefab, PotionPrefab, RelicPrefab, RewardPrefab, ShopPrefab
    from components.rules import Channel, Side
    from components.run import MapNode, Offer
    from systems.core.rulebook import Source
    from systems.core.rules import OfferRule, QuestionRule
    from systems.core.system import Stage

Process: TypeAlias = "Callable[[Step, Any], bool]"
Carry: TypeAlias = "Callable[[Step, Any], None]"
Count: TypeAlias = "Callable[[Step, Any], int]"


@dataclass(frozen=True, slots=True)
class Flow:
    """Stages that are carried out one after the other. `then` is the flow that follows the last of them: itself where
    they repeat, none where the player is asked. `over` follows instead when a stage finds that nothing is left to
    repeat for (`World.flow_over`)."""

    stages: tuple[Stage[Any], ...]
    then: str = ""
    over: str = ""


def nothing(world: object, prefab: RewardPrefab | ShopPrefab) -> list[Offer]:
    """What a game without spoils or wares has in their place."""
    return []


def alike(world: object, prefab: RelicPrefab | PotionPrefab) -> int:
    """How a game offers things that makes no difference between them."""
    return 1


def by_kind(world: Any, met: EncounterPrefab) -> RewardPrefab:
    """What a won fight gives where that goes by its kind alone."""
    found: RewardPrefab = world.library.rewards[met.kind]
    return found


def of_the_act(world: Any, act: ActPrefab) -> str:
    """The shop, by its id, of a game that has one for each act."""
    return act.shop


def nothing_else(world: object) -> dict[str, list[str]]:
    """What a run begins with besides a hero and a seed, in a game that takes nothing else."""
    return {}


def as_it_is(world: object, enemy: int, effect: Effect) -> Effect:
    """What a game announces whose enemies do what is written."""
    return effect


@dataclass(slots=True)
class Ruleset:
    """A game's rules.

    - `name` tells it from others, in saves too; `former` are names that it had in earlier versions.
    - `verbs` are the effects that it knows, `resolve` the systems that each step passes, in order.
    - `flows` are what happens by itself, by name; `opening` begins a combat and `ending` closes it.
    - `commands` are the rules of what a player may do, in the order in which it is offered; `questions` those behind
      each kind of question.
    - `sources` yields the carriers of rules in the order in which they answer.
    - `world` is the class of its world and `components` are all that may lie in one. Of the player's, `owned` outlive
      a combat, and `fresh` are new in each; `hero` makes those that are owned as a run begins, of what
      it `takes` besides a hero and a seed, by the words for it; `given` are those that a run has begun with.
    - `meet` sets up the fight with an encounter, `clear` takes away what of a fight does not outlive it.
    - By their words, `quantities` are what amounts may count and `measures` how each is counted, `occasions` what
      triggers can answer; `channels` are the amounts that modifiers change. `effects` is what the code of mods carries
      out, by its words.
    - `announces` is what an effect of an enemy's comes down to as things stand, as the player is told it: shares in
      points.
    - Runs are made of what follows, and a game of single fights has none of it.
    - `offers` are the rules behind each kind of offer; `spoils` are what a won fight gives besides Gold, as its
      `reward` says, and `wares` what a shop holds. `consolation` is the Gold in place of an offer with nothing left to
      give (R36).
    - `offered` is how likely a relic or potion is offered, in parts of all, 0 for never. `shop` is the shop where the
      player stands, by id.
    - `promises` tell what would come of effects outside a combat, by their verbs.
    - `maps` draw the map of an act, by the kinds of map that a run may have, the usual one first; the first node is
      the one where the act begins. `nodes` are the kinds of node that may stand on one.
    """

    name: str
    verbs: tuple[type[Effect], ...]
    resolve: tuple[System[Any], ...]
    flows: dict[str, Flow]
    opening: str
    ending: str
    sources: Callable[[Any], Iterator[Source]]
    questions: dict[str, QuestionRule[Any]]
    commands: tuple[CommandRule[Any], ...]
    world: Callable[..., Any]
    components: tuple[type, ...]
    owned: tuple[type, ...]
    fresh: tuple[type, ...]
    hero: Callable[[Any, str, str, Mapping[str, Any]], tuple[Any, ...]]
    meet: Callable[[Any, str], None]
    clear: Callable[[Any], None]
    quantities: Mapping[str, Measure]
    measures: Mapping[str, Callable[[Step, Any], int]]
    occasions: Mapping[str, Occasion]
    channels: tuple[Channel, ...]
    announces: Callable[[Any, int, Effect], Effect] = as_it_is
    offers: dict[str, OfferRule[Any]] = field(default_factory=dict)
    spoils: Callable[[Any, Any], list[Offer]] = nothing
    reward: Callable[[Any, Any], RewardPrefab] = by_kind
    consolation: int = 25
    offered: Callable[[Any, Any], int] = alike
    shop: Callable[[Any, Any], str] = of_the_act
    wares: Callable[[Any, Any], list[Offer]] = nothing
    promises: Mapping[type[Effect], Callable[[Any, Any, tuple[int, ...]], None]] = field(default_factory=dict)
    maps: Mapping[str, Callable[[Any, ActPrefab], list[MapNode]]] = field(default_factory=dict)
    nodes: Mapping[str, NodeKind] = field(default_factory=dict)
    takes: tuple[str, ...] = ()
    given: Callable[[Any], dict[str, list[str]]] = nothing_else
    former: tuple[str, ...] = ()
    effects: Mapping[str, Carry] = field(default_factory=dict)
    route: dict[type[Effect], tuple[Process, ...]] = field(init=False)
    measure: dict[type[Effect], tuple[Process, ...]] = field(init=False)
    systems: dict[type[Effect], tuple[System[Any], ...]] = field(init=False)
    lackers: dict[type[Effect], tuple[System[Any], ...]] = field(init=False)
    in_turn: tuple[CommandRule[Any], ...] = field(init=False)
    rule_of: dict[type[Command], CommandRule[Any]] = field(init=False)
    live: tuple[type[Effect], ...] = field(init=False)
    changes: dict[type[Effect], tuple[tuple[Channel, Side], ...]] = field(init=False)

    def __post_init__(self) -> None:
        """Index the one ordered list by verb: each step then meets only the systems that concern it, in the same
        order."""
        self.systems = {verb: tuple(s for s in self.resolve if s.concerns(verb)) for verb in self.verbs}
        self.route = {verb: tuple(s.process for s in met) for verb, met in self.systems.items()}
        self.lackers = {
            verb: tuple(s for s in met if type(s).lacking is not System.lacking) for verb, met in self.systems.items()
        }
        self.measure = {verb: tuple(s.process for s in met if s.measuring) for verb, met in self.systems.items()}
        self.in_turn = tuple(rule for rule in self.commands if type(rule).legal is not CommandRule.legal)
        self.live = tuple(verb for verb in self.verbs if shows_live(verb, self.channels))
        self.changes = {verb: tuple(_asked(self.channels, verb)) for verb in self.verbs}
        self.rule_of = {kind: rule for rule in self.commands for kind in rule.kinds}

    @property
    def carried_out(self) -> tuple[type[Effect], ...]:
        """The verbs that some system carries out."""
        done = [verb for system in self.resolve if system.carries_out for verb in system.verbs]
        return tuple(verb for verb in self.verbs if verb in done)

    @property
    def answerable(self) -> tuple[type[Struct], ...]:
        """The facts that something of it makes, and that triggers can answer."""
        left = [verb.leaves for verb in self.carried_out]
        left += [system.announces for system in self.resolve]
        left += [stage.announces for flow in self.flows.values() for stage in flow.stages]
        left += [rule.announces for rule in self.commands]
        return tuple(fact for facts in left for fact in facts)

    @property
    def moments(self) -> tuple[str, ...]:
        """When statuses tick in its flows."""
        return tuple(word for flow in self.flows.values() for stage in flow.stages for word in stage.ticks)

    @property
    def countdowns(self) -> tuple[str, ...]:
        """When statuses lose a stack by themselves in its flows."""
        return tuple(word for flow in self.flows.values() for stage in flow.stages for word in stage.countdowns)

    def lacking(self, effect: Effect, world: Any) -> str:
        """Why there is nothing that an effect could act on now, as a player understands it; empty if there is."""
        for system in self.lackers[type(effect)]:
            why = system.lacking(effect, world)
            if why:
                return why
        return ""

    def question(self, step: Step, world: Any) -> Question | None:
        """What the player has to choose before a step can act; None where there is nothing to choose."""
        asked = (system.question(step, world) for system in self.systems[type(step.effect)])
        return next((question for question in asked if question is not None), None)

    def named_by(self, offer: Offer) -> list[tuple[str, str]]:
        """What an offer names, each as its kind of prefab and its id."""
        kind = self.offers[offer.kind].kind
        return [(kind, name) for name in (offer.cards or [offer.id])] if kind else []

    def player(self, owned: Iterable[Any]) -> list[Any]:
        """All components of the player as a combat begins."""
        return [*owned, *(kind() for kind in self.fresh)]


def _asked(channels: tuple[Channel, ...], verb: type[Effect]) -> Iterator[tuple[Channel, Side]]:
    """The channels of a verb's amount, each with the sides on which its modifiers are asked."""
    return ((channel, side) for channel in channels if channel.verb is verb for side in channel.sides)
