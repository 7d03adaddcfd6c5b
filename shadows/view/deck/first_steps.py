"""What is left to do, as the player is shown: the first steps of a new one, and the end of the turn for everyone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sin

from components.facts import Fact
from shadows.picture.deck.lessons import Lessons, nothing_left
from shadows.saves import settings
from shadows.view.combat.guide import ASK, CARD, END, INTENT, GuideStep
from shadows.view.deck.fight import CardFight
from shadows.view.panels.scene import Scene
from shadows.view.widgets.hit_areas import Box

STEPS = {"card": CARD, "intent": INTENT, "end": END, "ask": ASK}


class FirstSteps:
    """Leads through the first turns of a fight. Once all is done the settings keep that it is."""

    def __init__(self, scene: Scene, fight: CardFight, busy: Callable[[], bool]) -> None:
        """`scene` and `fight` are the same; `busy` tells whether something is held or aimed."""
        self._scene, self._fight, self._busy = scene, fight, busy
        self._lessons = Lessons()

    @property
    def _led(self) -> bool:
        """Whether the player wants it, and plays: a replay is only watched."""
        game = self._scene.game
        return game.settings.guide and game.hurry is None

    @property
    def step(self) -> GuideStep | None:
        """What is to be told now."""
        if not self._led or not self._free or self._busy():
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
        lit = self._about(step) if step is not None else None
        card = fight.hud.hand.raised_box()
        plates = [plate.whole for plate in fight.hud.plates.values()]
        tooltip = self._scene.explainer.tooltip
        told = tooltip.boxes if tooltip is not None else []
        fight.hud.guide.show(step, lit, [*plates, *told, *([card] if card is not None else [])])
        fight.hud.guide.update(0.0 if calm else seconds)
        glow = 1.0 if calm else 0.55 + 0.45 * sin(fight.clock * 4.2)
        fight.hud.end.beckon(glow if self._free and nothing_left(fight.picture) else 0.0)

    @property
    def _free(self) -> bool:
        """Whether the player can act now."""
        fight = self._fight
        return fight.picture.phase == "play" and not fight.player.busy and self._scene.overlay is None

    def _about(self, step: GuideStep) -> Box | None:
        hud = self._fight.hud
        if step.about == "intent":
            return next((plate.intent_box for plate in hud.plates.values()), None)
        return hud.end.spot.box if step.about == "end_turn" else hud.boxes.get(step.about)
