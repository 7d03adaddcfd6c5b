"""Targets are chosen: hits and several targets become one step each (R6, R23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from msgspec.structs import replace

from components.effects import DealDamage, Effect
from components.flow import DEATH, Step
from components.terms import Target
from systems.core.system import System

if TYPE_CHECKING:
    from systems.core.world import World


class ChooseTargets(System["World"]):
    """Several hits and several targets are resolved one by one; the dead neither act nor are hit (R6, R20, R23–R25,
    R45).

    Reads the effect's `to` and `hits` and the seats; writes `target` and `aimed`, or puts one step for each hit back
    on top of the queue. First in the list, since all amounts depend on the target.
    """

    measuring: ClassVar[bool] = True

    def concerns(self, verb: type[Effect]) -> bool:
        """All effects that are aimed."""
        return verb.has("to", Target)

    def process(self, step: Step[Any], world: World) -> bool:
        """End the step if no one is there to act or to be hit, or if it was split up."""
        source = step.by.source
        living = world.seats.living
        player = world.player
        if source != player and source not in living and step.by.kind != DEATH:
            return True
        if not step.aimed:
            effect = step.effect
            to = effect.to
            if to == "self":
                step.target = source
                step.aimed = True
                return False
            hits = effect.hits if type(effect) is DealDamage else 1
            if to != "target" or hits != 1:
                return self._split(step, world, to, hits)
            step.aimed = True
        target = step.target
        return target != 0 and target != player and target not in living

    def _split(self, step: Step, world: World, to: str, hits: int) -> bool:
        if to == "random_enemy":
            return self._at_random(step, world, hits)
        if to == "target":
            targets = [step.target]
        elif to == "all_enemies":
            targets = world.opponents(step.by.source)
        elif to == "all_allies":
            targets = world.allies(step.by.source)
        else:
            others = [body for body in world.allies(step.by.source) if body != step.by.source]
            targets = [others[0] if others else step.by.source]
        if len(targets) * hits == 1:
            step.target = targets[0]
            step.aimed = True
            return not world.standing(targets[0])
        world.steps.extend([single(step, target) for _ in range(hits) for target in targets][::-1])
        return True

    def _at_random(self, step: Step, world: World, hits: int) -> bool:
        """Each hit picks a living enemy afresh when its turn has come (R6)."""
        opponents = world.opponents(step.by.source)
        if not opponents:
            return True
        if hits > 1:
            effect = cast("DealDamage", step.effect)
            once = DealDamage(effect.amount, 1, effect.to)
            world.steps.extend([single(step, 0, once, aimed=False) for _ in range(hits)])
            return True
        step.target = world.dice.pick("targets", opponents)
        step.aimed = True
        return False


def single(step: Step, target: int, effect: Effect | None = None, *, aimed: bool = True) -> Step:
    """A copy of a step for one target."""
    return replace(step, effect=step.effect if effect is None else effect, target=target, aimed=aimed)
