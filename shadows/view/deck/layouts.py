"""Layouts of questions that need nothing but words and cards."""

from __future__ import annotations

from collections.abc import Mapping

from shadows.picture.models import QuestionLook
from shadows.view.deck.fresh_cards import MOST, FreshCards
from shadows.view.deck.picker import Picker
from shadows.view.panels.questions.context import Asked, QuestionContext
from shadows.view.panels.questions.list_panel import ListPanel

LAYOUTS: dict[str, type[Asked]] = {"list": ListPanel, "cards": Picker, "large_cards": FreshCards}
"""Those of what is asked in a fight, by their names in `shadows.picture.models.Layout`."""


def lay_out(context: QuestionContext, question: QuestionLook, layouts: Mapping[str, type[Asked]] = LAYOUTS) -> Asked:
    """Lay a question out."""
    layout = layouts[question.layout]
    if layout is FreshCards and len(question.options) > MOST:
        layout = Picker
    elif layout is Picker and not any(option.card for option in question.options):
        layout = ListPanel
    return layout(context, question)
