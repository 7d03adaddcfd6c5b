"""An open question over everything: words, or whatever a game's layouts know, to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from shadows.picture.models import QuestionLook
from shadows.view.panels.overlay import Overlay
from shadows.view.panels.questions.context import Asked, QuestionContext
from shadows.view.panels.questions.list_panel import ListPanel

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

LayOut = Callable[[QuestionContext, QuestionLook], Asked]
"""How a question is laid out."""


class QuestionView(Overlay):
    """Asks until it is answered: `choose` is called with the place of an option, or None for enough."""

    def __init__(
        self,
        scene: Scene,
        question: QuestionLook,
        choose: Callable[[int | None], None],
        lay_out: LayOut = ListPanel,
    ) -> None:
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
