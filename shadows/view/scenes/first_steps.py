"""What is left to do, as the player is shown: the first steps of a new one, and the end of the turn for everyone."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin
from typing import TYPE_CHECKING

from components import facts
from components.facts import Fact
from shadows.saves import settings
from shadows.view.hud.guide import ASK, CARD, END, INTENT, Step
from shadows.view.widgets.spots import Box

if TYPE_CHECKING:
    from shadows.view.scenes.combat import Combat


class FirstSteps:
    """Leads through the first turns of a fight. Once all is done the settings keep that it is."""

    def __init__(self, combat: Combat) -> None:
        self._combat = combat
        self._cards = self._turns = 0

    @property
    def _led(self) -> bool:
        """Whether the player wants it, and plays: a replay is only watched."""
        game = self._combat.game
        return game.settings.guide and game.hurry is None

    @property
    def step(self) -> Step | None:
        """What is to be told now."""
        if not self._led or not self._free or self._combat.hands.busy:
            return None
        if self._turns:
            return ASK
        if self._nothing_left:
            return END
        return (CARD, INTENT)[self._cards] if self._cards < 2 else None

    def happened(self, done: Sequence[Fact]) -> None:
        """The player did something, and this came of it."""
        if self._turns and self._led:
            kept = self._combat.game.settings
            kept.guide = False
            settings.keep(kept)
        self._cards += sum(isinstance(fact, facts.CardPlayed) for fact in done)
        self._turns += sum(isinstance(fact, facts.TurnEnding) for fact in done)

    def update(self, seconds: float) -> None:
        """Per frame: tell the step, and light up what it is about."""
        combat, step, calm = self._combat, self.step, self._combat.game.settings.calm
        lit = self._about(step) if step is not None else None
        combat.hud.guide.show(step, lit, combat.hud.hand.raised_box())
        combat.hud.guide.update(0.0 if calm else seconds)
        glow = 1.0 if calm else 0.55 + 0.45 * sin(combat.clock * 4.2)
        combat.hud.end.beckon(glow if self._free and self._nothing_left else 0.0)

    @property
    def _free(self) -> bool:
        """Whether the player can act now."""
        combat = self._combat
        return combat.picture.phase == "play" and not combat.player.busy and combat.overlay is None

    @property
    def _nothing_left(self) -> bool:
        """Whether no card of the hand can be played."""
        return all(card.refusal for card in self._combat.picture.hand)

    def _about(self, step: Step) -> Box | None:
        hud = self._combat.hud
        if step.about == "intent":
            return next((plate.intent_box for plate in hud.plates.values()), None)
        return hud.end.spot.box if step.about == "end_turn" else hud.corner.boxes.get(step.about)
