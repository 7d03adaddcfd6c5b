"""The question before a combat: which enemies to meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from systems.core.rules import QuestionRule

if TYPE_CHECKING:
    from components.flow import Question
    from systems.core.world import World


class EncounterQuestion(QuestionRule["World"]):
    """The chosen group of enemies is met."""

    def options(self, world: World) -> list[int]:
        """All groups by their places in the library, in the order in which they are met: act by act, those of no act
        last."""
        encounters = list(world.library.encounters.values())
        acts = {act.id: act.order for act in world.library.acts.values()}
        return sorted(
            range(len(encounters)),
            key=lambda place: (acts.get(encounters[place].act, len(acts) + 1), encounters[place].order),
        )

    def answer(self, world: World, question: Question) -> None:
        """The fight waits to begin."""
        world.journey.fight = list(world.library.encounters)[question.chosen[0]]
