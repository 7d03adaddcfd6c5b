"""Where input goes in a fight: the player's hands have it first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows.view.keys import CONTROLS
from shadows.view.scenes.scene import Scene
from shadows.view.widgets.spots import Box, Place, Spot

if TYPE_CHECKING:
    from shadows.view.hud.hud import Hud
    from shadows.view.playback import Player
    from shadows.view.scenes.hands import Hands
    from shadows.view.scenes.spotting import Spotting


class Fought(Scene):
    """A screen with cards in hand."""

    hands: Hands
    spotting: Spotting
    hud: Hud
    player: Player

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
        """Nothing is explained while something is aimed; a card is where it has risen to."""
        meant = None if self.hands.busy else super().tips_beside()
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
