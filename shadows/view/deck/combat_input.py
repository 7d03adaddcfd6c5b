"""Where input goes in a fight: the player's hands have it first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows.view.engine import theme
from shadows.view.engine.keys import CONTROLS
from shadows.view.panels.scene import Scene
from shadows.view.widgets.hit_areas import Box, Place, Spot

if TYPE_CHECKING:
    from shadows.view.combat.playback import Player
    from shadows.view.deck.controls import CombatControls
    from shadows.view.deck.hud import Hud
    from shadows.view.deck.pointing import Pointing

AROUND = 0.015
"""How much wider than what can be pointed at things are seen."""


class CombatInput(Scene):
    """A screen with cards in hand."""

    hands: CombatControls
    spotting: Pointing
    hud: Hud
    player: Player

    @property
    def happening(self) -> bool:
        """Whether it is seen what came of the last command."""
        return self.overlay is None and self.player.busy

    def toast_roof(self) -> float:
        """Below what stands above the enemies."""
        return min((plate.whole.bottom for plate in self.hud.plates.values()), default=0.0) - 2 * AROUND

    def kept_free(self) -> list[Box]:
        """What the enemies will do, what the player has, is told to do, and looks at."""
        hud, shown = self.hud, (self.hud.guide.box, self.hud.hand.raised_box())
        bar = Box(0.0, hud.canvas.top - theme.TOP_BAR / 2, hud.canvas.width, theme.TOP_BAR)
        own = [bar, *(hud.corner.boxes[name].grown(AROUND) for name in ("energy", "health", "forecast"))]
        return [*(plate.box for plate in hud.plates.values()), *own, *(box for box in shown if box is not None)]

    def skip(self) -> bool:
        """Bring the enemies' turn to its end at once; True if there was one to skip."""
        raise NotImplementedError

    def act(self, action: str) -> None:
        """Keys of the fight."""
        if self.overlay is not None or not self.hands.act(action):
            super().act(action)

    def moved(self, place: Place) -> None:
        """The pointer moved."""
        if not self.hands.moved(place):
            super().moved(place)

    def pressed(self, place: Place) -> None:
        """The button went down."""
        if not self.skip() and not self.hands.pressed(place):
            super().pressed(place)

    def released(self, place: Place) -> None:
        """The button went up."""
        if not self.hands.released(place):
            super().released(place)

    def cancel(self) -> None:
        """Let go of what is held or aimed."""
        self.hands.cancel()
        super().cancel()

    def wants_focus(self) -> bool:
        """In the fight itself keys do without, a gamepad does not."""
        if self.overlay is not None:
            return True
        return CONTROLS.by_pad and not self.player.busy and self.hands.sight.aiming is None

    def focus_first(self) -> None:
        """A card, or the end of the turn."""
        if self.overlay is not None:
            super().focus_first()
        else:
            self.board.mean(self.spotting.cards[0] if self.spotting.cards else self.hud.end.spot, by_keys=True)

    def pause(self) -> None:
        """The menu, or back."""
        if self.overlay is None:
            self.hands.cancel()
            self.hands.pause()
        else:
            self.back()

    def tips_beside(self) -> tuple[Spot, Box] | None:
        """Nothing is explained while something is aimed or happens; a card is where it has risen to."""
        meant = None if self.hands.busy or self.happening else super().tips_beside()
        risen = self.hud.hand.raised_box()
        if meant is None or risen is None or meant[0] not in self.spotting.cards:
            return meant
        return meant[0], risen

    def back(self) -> None:
        """Escape: let go, else close what is open, else pause."""
        if self.overlay is None and self.hands.cancel():
            return
        if self.overlay is None:
            self.hands.pause()
        else:
            super().back()
