"""Dice thrown outside of combat: what they must show, how likely that is, and how a throw goes (D22, D23)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise, product
from typing import TYPE_CHECKING, ClassVar, cast

from components.dice.hands import NUMBERS
from components.dice.run_effects import Prize, ThrowDice
from components.effects import Effect, GainGold, LoseGold
from components.facts import DiceThrown
from components.flow import Question
from systems.core.loop import ChoiceNeeded
from systems.core.rules import QuestionRule
from systems.core.system import System
from systems.dice.gains import table
from systems.dice.hands import Face, made

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from components.dice.hands import HandPrefab
    from components.dice.prefabs import DiceLibrary
    from components.dice.run_effects import Wants
    from components.flow import Step
    from systems.dice.world import DiceWorld

PLAIN = NUMBERS
"""What stands on a die of the house."""
COUNTING = 5
"""Of more dice than this any so many count (D23)."""
ODD, EVEN = 1, 2
"""What is named where numbers are odd or even."""

_Kept = tuple[tuple[tuple[int, ...], int], ...]
"""Some dice as they lie, each with its faces, in order."""


def meets(
    wants: Wants, values: Sequence[int], hands: Sequence[HandPrefab], named: int = 0, house: Sequence[int] = ()
) -> bool:
    """Whether dice show what they must."""
    order = sorted(values)
    if sum(order[-COUNTING:]) < wants.least or (wants.most and sum(order[:COUNTING]) > wants.most):
        return False
    if wants.hand or wants.rank:
        found = [one.hand for one in made([Face(value, value) for value in values], hands)]
        if wants.hand and all(hand.id != wants.hand for hand in found):
            return False
        if max(hand.rank for hand in found) < wants.rank:
            return False
    if wants.showing and sum(value in wants.showing for value in values) < wants.count:
        return False
    if len({*values}) < wants.different or (wants.house and sum(values) <= sum(house)):
        return False
    return _as_named(wants, values, named)


def _as_named(wants: Wants, values: Sequence[int], named: int) -> bool:
    if wants.named == "number":
        return named in values
    if wants.named == "sum":
        return sum(values) % 2 == named % 2
    return wants.named != "all" or all(value % 2 == named % 2 for value in values)


def faces(effect: ThrowDice, world: DiceWorld) -> tuple[tuple[int, ...], ...]:
    """The dice that are thrown, by their faces."""
    if effect.dice:
        return (PLAIN,) * effect.dice
    return tuple(world.library.dice[die].faces for die in world.pool.dice)


def odds(effect: ThrowDice, dice: tuple[tuple[int, ...], ...], library: DiceLibrary) -> float:
    """How likely one throw shows what it must, under best play: 0 to 1."""
    return _odds(effect.wants, tuple(sorted(dice)), min(effect.again, len(dice)), tuple(library.hands.values()))


@lru_cache(maxsize=256)
def _odds(wants: Wants, dice: tuple[tuple[int, ...], ...], again: int, hands: tuple[HandPrefab, ...]) -> float:
    houses = list(product(PLAIN, repeat=wants.house))

    def won(values: tuple[int, ...]) -> float:
        return sum(meets(wants, values, hands, ODD, house) for house in houses) / len(houses)

    return _chance(dice, again, won)


def shares(prizes: Sequence[Prize], dice: int) -> list[float]:
    """How likely the highest of so many plain dice brings each prize."""
    below = [0, *(prize.upto for prize in prizes)]
    return [(high**dice - low**dice) / len(PLAIN) ** dice for low, high in pairwise(below)]


def percent(chance: float) -> int:
    """A chance in a hundred, to the nearest."""
    return int(chance * 100 + 0.5)


def _chance(dice: tuple[tuple[int, ...], ...], again: int, won: Callable[[tuple[int, ...]], float]) -> float:
    """All throws of dice in order are weighed; those that are alike are told apart by what they show alone."""

    @cache
    def worth(values: tuple[int, ...]) -> float:
        return won(values)

    @cache
    def rolled(kept: _Kept) -> float:
        """When all others are rolled, for the last time."""
        if len(kept) == len(dice):
            return worth(tuple(sorted(value for _, value in kept)))
        return _mean(kept, dice, rolled)

    @cache
    def thrown(kept: _Kept) -> float:
        """When all others are rolled, and some may be rolled again."""
        if len(kept) == len(dice):
            return max(rolled(some) for some in _kept(kept, len(kept) - again))
        return _mean(kept, dice, thrown)

    return thrown(()) if again else rolled(())


def _mean(kept: _Kept, dice: tuple[tuple[int, ...], ...], of: Callable[[_Kept], float]) -> float:
    lie = [faces for faces, _ in kept]
    die = next(faces for faces in dice if lie.count(faces) < dice.count(faces))
    return sum(of(tuple(sorted((*kept, (die, face))))) for face in die) / len(die)


@lru_cache(maxsize=8192)
def _kept(lie: _Kept, least: int) -> tuple[_Kept, ...]:
    """All that can be kept of dice, so many at least."""
    found: dict[_Kept, None] = {lie: None}
    ahead = [lie]
    while ahead:
        some = ahead.pop()
        if len(some) > least:
            for at in range(len(some)):
                less = some[:at] + some[at + 1 :]
                if less not in found:
                    found[less] = None
                    ahead.append(less)
    return tuple(found)


class CommitThrow(System["DiceWorld"]):
    """Dice are thrown outside of combat; what they show decides (D22, D23).

    Writes Table; asks what is named, which are thrown again, and whether to throw once more.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (ThrowDice,)

    def lacking(self, effect: Effect, world: DiceWorld) -> str:
        """What is staked must be there."""
        assert isinstance(effect, ThrowDice)
        return "" if effect.stake <= world.purse.gold else f"You have only {world.purse.gold} Gold."

    def process(self, step: Step[ThrowDice], world: DiceWorld) -> bool:
        """Always the end of the step; stops the queue with a question where the player decides."""
        if world.table.throws:
            raise ChoiceNeeded(Question("once_more", "", [0], least=0, step=step))
        if step.effect.wants.named:
            names = PLAIN if step.effect.wants.named == "number" else (ODD, EVEN)
            raise ChoiceNeeded(Question("naming", "", list(names), step=step))
        asked = throw(world, step)
        if asked is not None:
            raise ChoiceNeeded(asked)
        return True


def throw(world: DiceWorld, step: Step[ThrowDice]) -> Question | None:
    """Throw, and settle it; or the question which dice are thrown again."""
    effect, lying = step.effect, world.table
    lying.throws += 1
    lying.dice = [_roll(world, die) for die in faces(effect, world)]
    lying.house = [_roll(world, PLAIN) for _ in range(effect.wants.house)]
    _told(world)
    if effect.again:
        most = min(effect.again, len(lying.dice))
        return Question("throw", "", list(range(len(lying.dice))), least=0, most=most, step=step)
    settle(world, step)
    return None


def _roll(world: DiceWorld, die: Sequence[int]) -> int:
    return die[world.dice.below("throws", len(die))]


def _told(world: DiceWorld) -> None:
    world.facts.append(DiceThrown(tuple(world.table.dice), tuple(world.table.house)))


def settle(world: DiceWorld, step: Step[ThrowDice]) -> None:
    """What the dice show decides; where it is not over the player is asked when that is done."""
    effect, lying = step.effect, world.table
    if effect.prizes:
        highest = max(lying.dice)
        over(world, step, next((prize.do for prize in effect.prizes if highest <= prize.upto), ()))
        return
    won = meets(effect.wants, lying.dice, table(world), lying.named, lying.house)
    if won and effect.pile:
        lying.pile += effect.pile * sum(lying.dice)
        world.push((effect,), step)
    elif won:
        over(world, step, effect.win)
    elif lying.throws < effect.times:
        world.push((*effect.lose, effect), step)
    else:
        stake = (LoseGold(effect.stake),) if effect.stake else ()
        over(world, step, (*stake, *effect.lose))


def over(world: DiceWorld, step: Step[ThrowDice], effects: Sequence[Effect] = ()) -> None:
    """The dice are put away, and something happens."""
    lying = world.table
    lying.dice, lying.house = [], []
    lying.named = lying.throws = lying.pile = 0
    world.push(effects, step)


class NamingQuestion(QuestionRule["DiceWorld"]):
    """A number is named, or odd or even, before the dice fall (D22)."""

    def answer(self, world: DiceWorld, question: Question) -> None:
        """Then they fall."""
        world.table.named = question.chosen[0]
        world.queue.question = throw(world, cast("Step[ThrowDice]", question.step))


class ThrowQuestion(QuestionRule["DiceWorld"]):
    """Some of the dice are thrown again, once (D23)."""

    def answer(self, world: DiceWorld, question: Question) -> None:
        """Those that were chosen; the others lie."""
        step = cast("Step[ThrowDice]", question.step)
        if question.chosen:
            dice = faces(step.effect, world)
            for place in sorted(question.chosen):
                world.table.dice[place] = _roll(world, dice[place])
            _told(world)
        settle(world, step)


class OnceMoreQuestion(QuestionRule["DiceWorld"]):
    """The dice are thrown once more, or left with what has come together (D22)."""

    def answer(self, world: DiceWorld, question: Question) -> None:
        """Throw, or take the pile."""
        step = cast("Step[ThrowDice]", question.step)
        if question.chosen:
            world.queue.question = throw(world, step)
        else:
            pile = world.table.pile
            over(world, step, (GainGold(pile),) if pile else ())
