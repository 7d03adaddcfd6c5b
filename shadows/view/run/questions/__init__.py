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
    "event": Story,
    "shop": Shop,
    "rest": Fire,
    "rewards": Spoils,
    "reward_card": FreshCards,
    "boss_relic": RulerRelics,
    "remove": Picker,
    "upgrade": Picker,
    "cards": Picker,
}
"""Kind of question -> its layout; all others are lists."""


def lay_out(desk: QuestionContext, question: QuestionLook) -> Asked:
    """Lay a question out."""
    layout = LAYOUTS.get(question.kind, ListPanel)
    if layout is FreshCards and len(question.options) > MOST:
        layout = Picker
    elif layout is Picker and not any(option.card for option in question.options):
        layout = ListPanel
    return layout(desk, question)
