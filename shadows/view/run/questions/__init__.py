"""The questions of a run as they are laid out: one module for each kind of layout."""

from shadows.picture.models import QuestionLook
from shadows.view.deck import layouts
from shadows.view.panels.questions.context import Asked, QuestionContext
from shadows.view.run.questions.fire import Fire
from shadows.view.run.questions.ruler import RulerRelics
from shadows.view.run.questions.shop import Shop
from shadows.view.run.questions.spoils import Spoils
from shadows.view.run.questions.story import Story

LAYOUTS: dict[str, type[Asked]] = {
    **layouts.LAYOUTS,
    "story": Story,
    "fire": Fire,
    "shop": Shop,
    "spoils": Spoils,
    "relics": RulerRelics,
}
"""The layouts by their names in `shadows.picture.models.Layout`; the map is a screen of its own."""


def lay_out(context: QuestionContext, question: QuestionLook) -> Asked:
    """Lay a question out."""
    return layouts.lay_out(context, question, LAYOUTS)
