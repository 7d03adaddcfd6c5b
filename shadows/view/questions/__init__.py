"""The questions of a run as they are laid out: one module for each kind of layout."""

from shadows.picture.models import QuestionLook
from shadows.view.questions.desk import Asked, Desk
from shadows.view.questions.fire import Fire
from shadows.view.questions.fresh_cards import MOST, FreshCards
from shadows.view.questions.list_panel import ListPanel
from shadows.view.questions.picker import Picker
from shadows.view.questions.ruler import RulerRelics
from shadows.view.questions.shop import Shop
from shadows.view.questions.spoils import Spoils
from shadows.view.questions.story import Story

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


def lay_out(desk: Desk, question: QuestionLook) -> Asked:
    """Lay a question out."""
    layout = LAYOUTS.get(question.kind, ListPanel)
    if layout is FreshCards and len(question.options) > MOST:
        layout = Picker
    elif layout is Picker and not any(option.card for option in question.options):
        layout = ListPanel
    return layout(desk, question)
