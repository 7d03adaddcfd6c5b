"""How the questions of the dice game look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from components.dice.effects import Practise
from shadows.content.text.spans import Span
from shadows.content.text.wording.phrases import counted
from shadows.picture.models import OptionLook
from shadows.picture.question import Head, QuestionPicture
from shadows.picture.run_questions import run_questions
from systems.dice.gains import table

if TYPE_CHECKING:
    from components.flow import Question
    from systems.dice.world import DiceWorld as World

_SHARED = run_questions({}, {})


def _practice_head(world: World, question: Question) -> Head:
    effect = question.step.effect if question.step is not None else None
    assert isinstance(effect, Practise)
    chips = counted(effect.chips, "chip")
    return Head(f"Choose a hand: it is worth {chips} more.", "Your hands", leave="Back" if question.back else "")


def _hand(world: World, question: Question, option: int, refusal: str) -> OptionLook:
    hand = table(world)[option]
    chips = hand.chips + world.practice.chips.get(hand.id, 0)
    text = (Span(counted(chips, "chip"), "number"), Span(f", ×{hand.mult / 100:g}"))
    return OptionLook(hand.name, "hand", hand.id, text)


QUESTION_LOOKS: dict[str, QuestionPicture[Any]] = {
    "encounter": _SHARED["encounter"],
    "practice": QuestionPicture(_practice_head, _hand),
}
"""By the kinds of question."""
