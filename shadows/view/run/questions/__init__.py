"""The questions of a run as they are laid out: one module for each kind of layout."""

from shadows.picture.models import QuestionLook
from shadows.view.deck.fresh_cards import MOST, FreshCards
from shadows.view.deck.picker import Picker
from shadows.view.panels.questions.context import Asked, QuestionContext
from shadows.view.panels.questions.list_panel import ListPanel
from shadows.view.run.questions.fire import Fire
from shadows.view.run.questions.ruler import RulerRelics
from shadows.view.run.questions.shop import Shop
from shadows.view.run.questions.spoils import Spoils
from shadows.view.run.questions.story import Story

LAYOUTS: dict[str, type[Asked]] = {
    "list": ListPanel,
    "story": Story,
    "fire": Fire,
    "shop": Shop,
    "spoils": Spoils,
    "relics": RulerRelics,
    "cards": Picker,
    "large_cards": FreshCards,
}
"""The layouts by their names in `shadows.picture.models.Layout`; the map is a screen of its own."""


def lay_out(desk: QuestionContext, question: QuestionLook) -> Asked:
    """Lay a question out."""
    layout = LAYOUTS[question.layout]
    if layout is FreshCards and len(question.options) > MOST:
        layout = Picker
    elif layout is Picker and not any(option.card for option in question.options):
        layout = ListPanel
    return layout(desk, question)
