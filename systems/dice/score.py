"""A hand is scored: it strikes, its combo acts, what answers it follows (D1-D9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from components.commands import Command
from components.dice.commands import Score
from components.dice.effects import ActCombo, Freeze, ScoreAgain, ScoreHand, SettleHand
from components.effects import Effect
from components.facts import Fact, HandScored, HandSettled, StreakBroken
from components.flow import Cause, Step
from systems.combat.commands import refuse_target
from systems.core.rules import CommandRule
from systems.core.system import System
from systems.dice import combos, scoring, streak, stun
from systems.resolve.modifiers import asked, used_by_player

if TYPE_CHECKING:
    from collections.abc import Iterable

    from systems.dice.world import DiceWorld

USED = ("rank", "chips", "mult", "hand_damage")
"""What of the player's goes into a hand: of what acts only so often, this is once."""


class Scoring(CommandRule["DiceWorld"]):
    """Any hand that the dice make is scored at an enemy; that ends the player's part of the turn (D1, D2)."""

    kinds: ClassVar[tuple[type[Command], ...]] = (Score,)

    def legal(self, world: DiceWorld) -> Iterable[Command]:
        """The hands from the greatest down, each at every enemy."""
        if not world.tray.dice:
            return []
        living = world.seats.living
        return [Score(one.hand.id, enemy) for one in reversed(scoring.hands(world)) for enemy in living]

    def refusal(self, world: DiceWorld, command: Command) -> str:
        """Why a hand cannot be scored."""
        command = cast("Score", command)
        hand = world.library.hands.get(command.hand)
        if hand is None:
            return f"There is no hand '{command.hand}'."
        if hand not in [one.hand for one in scoring.hands(world)]:
            return f"Your dice do not make {hand.name}."
        if command.combo and all(combo.id != command.combo for combo in combos.open_combos(world)):
            return "Your dice do not make that combo."
        return refuse_target(world, hand.name, aim=True, target=command.target)

    def take(self, world: DiceWorld, command: Command) -> None:
        """The hand goes into the queue, and the turn ends after it."""
        command = cast("Score", command)
        by = Cause(world.player, world.player, "hand")
        world.steps.append(Step(ScoreHand(command.hand, command.combo), by, attack=True, target=command.target))
        world.enter("player_end")


class CommitScore(System["DiceWorld"]):
    """The hand strikes with (chips + values) × mult, then does what else it does, then its combo acts (D3, D7).

    Reads the dice; writes Tempo and puts what follows on top of the queue.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (ScoreHand,)
    announces: ClassVar[tuple[type[Fact], ...]] = (StreakBroken,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Never ends the step."""
        effect = cast("ScoreHand", step.effect)
        tally = scoring.tally_of(world, effect.hand, step.target)
        hand = tally.hand
        words = tally.words
        tempo = world.tempo
        tempo.dealt, tempo.scored = tally.struck, True
        chips = tally.chips + tally.values
        world.facts.append(
            HandScored(hand.id, step.target, tally.dice, chips, tally.mult, tally.damage, tally.values, tally.streak)
        )
        for word in USED:
            used_by_player(world, word, words)
        stun.let_marks_age(world)
        streak.go_on(world, words)
        steps = [
            scoring.hit(world, tally.struck, step.target),
            *_spread(world, tally.struck, step.target),
            *(Step(more, step.by, target=step.target) for more in hand.do),
            Step(ActCombo(effect.combo), step.by, target=step.target),
            Step(SettleHand(hand.id, words), step.by, target=step.target),
        ]
        world.steps.extend(reversed(steps))
        return False


def _spread(world: DiceWorld, struck: int, target: int) -> list[Step]:
    """The hits of a hand on all others, where rules let it reach them: a share of what it strikes with, rounded
    down."""
    share = asked(world, "hand_spread", 0, source=world.player, target=target)
    others = [enemy for enemy in world.seats.living if enemy != target] if share else []
    return [scoring.hit(world, struck * share // 100, enemy) for enemy in others]


class CommitSettle(System["DiceWorld"]):
    """Ice in play may freeze the target; then the marks that lay before the hand fall, and what answers it acts (D35,
    A1).

    Writes Tempo and the marks. After the combo.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (SettleHand,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Never ends the step."""
        settled = cast("SettleHand", step.effect)
        world.tempo.last_hand = settled.hand
        world.tempo.acting = ""
        if step.target in world.seats.living:
            self._freeze(step, world)
        stun.take_marks(world, (world.player, *world.seats.living))
        world.facts.append(HandSettled(settled.hand, settled.words, step.target))
        return False

    def _freeze(self, step: Step, world: DiceWorld) -> None:
        """Each Ice die has its chance; one that acts is enough."""
        chance = asked(world, "freeze_chance", 0, source=world.player, target=step.target)
        if not chance:
            return
        ice = combos.elements_there(world).count("ice")
        frozen = [world.dice.below("freeze", 100) < chance for _ in range(ice)]
        if any(frozen):
            world.push([Freeze()], step)


class CommitScoreAgain(System["DiceWorld"]):
    """After this score the turn begins anew.

    Writes Tempo.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (ScoreAgain,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Never ends the step."""
        world.tempo.again = True
        return False
