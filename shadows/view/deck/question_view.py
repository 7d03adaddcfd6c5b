"""An open question in a fight, over everything: cards or words to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from shadows.picture.models import QuestionLook
from shadows.view.deck.layouts import lay_out
from shadows.view.panels.overlay import Overlay
from shadows.view.panels.questions.context import QuestionContext

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene


class QuestionView(Overlay):
    """Asks until it is answered: `choose` is called with the place of an option, or None for enough."""

    def __init__(self, scene: Scene, question: QuestionLook, choose: Callable[[int | None], None]) -> None:
        super().__init__(scene, shade=0.5, closes=False)
        self._choose = choose
        self._question = question
        context = QuestionContext(scene, self.root, self._layer, choose, lambda: question)
        self._asked = lay_out(context, question)
        self.first = next(iter(self._asked.spots), None)

    @property
    def asks(self) -> object:
        """The question, with what has been chosen."""
        return self._question

    def act(self, action: str) -> bool:
        """Scroll, or say that it is enough."""
        if action == "end_turn":
            if self._question.enough:
                self._choose(None)
            return True
        return self._asked.act(action)
