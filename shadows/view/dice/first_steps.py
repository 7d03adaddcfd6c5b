"""The first steps of a new player in a fight with dice: one at a time, each until it has been done."""

from __future__ import annotations

from collections.abc import Sequence

from components.facts import Fact
from shadows.picture.dice.lessons import Lessons
from shadows.saves import settings
from shadows.view.combat.guide import GuideStep
from shadows.view.dice.fight import DiceFight
from shadows.view.panels.scene import Scene
from shadows.view.widgets.hit_areas import Box

STEPS = {
    "hold": GuideStep(
        "Hold what fits together",
        "Click dice that you want to keep, or press their numbers. Then roll the others again with R.",
        "Choose dice that you want to keep and confirm them. Then roll the others again.",
        "tokens",
    ),
    "score": GuideStep(
        "Score a hand",
        "At the right stands what your dice make. Arrows up and down or a click choose a hand; Enter scores it.",
        "At the right stands what your dice make. Choose a hand and confirm it twice to score it.",
        "hands",
    ),
    "enemies": GuideStep(
        "Know what comes",
        "Above each enemy stands what it will do next. A hit that is hard enough stuns it.",
        about="intent",
    ),
    "ask": GuideStep(
        "Ask about anything",
        "Point at a die, a hand, an icon or an enemy, and it is explained. O tells what is best held.",
        "Move to a die, a hand, an icon or an enemy, and it is explained.",
    ),
}
"""What is told for each lesson."""


class FirstSteps:
    """Leads through the first turns of a fight. Once all is done the settings keep that it is."""

    def __init__(self, scene: Scene, fight: DiceFight) -> None:
        """`scene` and `fight` are the same, as it is laid out and as it is fought."""
        self._scene, self._fight = scene, fight
        self._lessons = Lessons()

    @property
    def _led(self) -> bool:
        """Whether the player wants it, and plays: a replay is only watched."""
        game = self._scene.game
        return game.settings.guide and game.hurry is None

    @property
    def step(self) -> GuideStep | None:
        """What is to be told now."""
        if not self._led or self._fight.player.busy or self._scene.overlay is not None:
            return None
        lesson = self._lessons.lesson(self._fight.picture)
        return None if lesson is None else STEPS[lesson]

    def happened(self, done: Sequence[Fact]) -> None:
        """The player did something, and this came of it."""
        self._lessons.happened(done)
        if self._lessons.learned and self._led:
            kept = self._scene.game.settings
            kept.guide = False
            settings.keep(kept)

    def update(self, seconds: float) -> None:
        """Per frame: tell the step, and light up what it is about."""
        fight, step, calm = self._fight, self.step, self._scene.game.settings.calm
        tooltip = self._scene.explainer.tooltip
        told = tooltip.boxes if tooltip is not None else []
        held = [box for die in fight.picture.dice if die.held and (box := fight.hud.tray.box(die.entity)) is not None]
        fight.hud.guide.show(step, self._about(step) if step is not None else None, [*told, *held])
        fight.hud.guide.update(0.0 if calm else seconds)

    def _about(self, step: GuideStep) -> Box | None:
        hud = self._fight.hud
        if step.about == "intent":
            return next((plate.intent_box for plate in hud.plates.values()), None)
        return hud.hands.box if step.about == "hands" else hud.boxes.get(step.about)
