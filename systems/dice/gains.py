"""What outlives a combat besides relics: hands that were practised, other dice, more slots (D14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from esper import try_component

from components.dice.effects import GainSlots, Practise, SwapDie
from components.effects import Effect
from components.facts import DieSwapped, HandPractised, SlotsGained
from components.flow import Question
from components.items import Relic
from systems.core.loop import ChoiceNeeded
from systems.core.rules import QuestionRule
from systems.core.system import System
from systems.resolve.answers import answer
from systems.run import offers

if TYPE_CHECKING:
    from components.dice.hands import HandPrefab
    from components.flow import Step
    from systems.dice.world import DiceWorld

OFFERED = 3
"""So many hands are shown where one of some is practised."""


class CommitPractise(System["DiceWorld"]):
    """A hand is worth more chips, for the rest of the run (D14).

    Writes Practice.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Practise,)

    def question(self, step: Step, world: DiceWorld) -> Question | None:
        """Which hand, where the player chooses: places in the table of hands, of all or of three."""
        effect = cast("Practise", step.effect)
        if effect.hand not in ("chosen", "offered"):
            return None
        places = list(range(len(world.library.hands)))
        if effect.hand == "offered":
            world.dice.shuffle("offers", places)
            places = sorted(places[:OFFERED])
        return Question("practice", "", places, step=step)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step where no hand is there or none gains; stops the queue with a question where the player
        chooses."""
        effect = cast("Practise", step.effect)
        question = self.question(step, world)
        if question is not None:
            raise ChoiceNeeded(question)
        hand = effect.hand
        if hand == "last":
            hand = world.tempo.last_hand
        elif hand == "random":
            hand = world.dice.pick("chance", [one.id for one in table(world)])
        return not hand or not practise(world, step, hand, effect)


def table(world: DiceWorld) -> list[HandPrefab]:
    """The hands in the order of their table."""
    return sorted(world.library.hands.values(), key=lambda hand: hand.rank)


def practise(world: DiceWorld, step: Step, hand: str, effect: Practise) -> bool:
    """A hand gains chips, unless what does it has given that hand its most; whether it gains any."""
    gain = effect.chips
    if effect.most:
        relic = try_component(step.by.entity, Relic)
        key = f"{relic.prefab if relic else step.by.kind} {hand}"
        given = world.counters.counts.get(key, 0)
        gain = min(gain, effect.most - given)
        if gain <= 0:
            return False
        world.counters.counts[key] = given + gain
    chips = world.practice.chips
    chips[hand] = chips.get(hand, 0) + gain
    world.facts.append(HandPractised(hand, gain, chips[hand]))
    return True


class PracticeQuestion(QuestionRule["DiceWorld"]):
    """One hand of those that are shown gains chips (D14, D23)."""

    def answer(self, world: DiceWorld, question: Question) -> None:
        """The hand at that place in the table."""
        step = question.step
        assert step is not None
        if question.offer is not None:
            offers.pay(world, world.journey.offers[question.offer])
        if question.chosen:
            practise(world, step, table(world)[question.chosen[0]].id, cast("Practise", step.effect))
        answer(world)


class CommitSwapDie(System["DiceWorld"]):
    """A die of the pool becomes another one for the rest of the run (D14).

    Writes Pool.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (SwapDie,)

    def lacking(self, effect: Effect, world: DiceWorld) -> str:
        """There must be a plain die."""
        return "" if world.hero().dice[0] in world.pool.dice else "You have no plain die left."

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step where none is left."""
        usual, dice = world.hero().dice[0], world.pool.dice
        if usual not in dice:
            return True
        now = cast("SwapDie", step.effect).die
        dice[dice.index(usual)] = now
        world.facts.append(DieSwapped(usual, now))
        return False


class CommitSlots(System["DiceWorld"]):
    """There are more slots for consumables.

    Writes Belt.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GainSlots,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Never ends the step."""
        amount = cast("GainSlots", step.effect).amount
        world.belt.slots.extend([None] * amount)
        world.facts.append(SlotsGained(amount))
        return False
