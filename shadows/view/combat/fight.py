"""What is known of a fight on this floor, whatever it is fought with: `CombatScene` is one."""

from __future__ import annotations

from typing import Protocol

from shadows.picture.models import Picture
from shadows.view.combat.cuts import Cuts
from shadows.view.combat.displayed import Displayed
from shadows.view.combat.floats import Floats
from shadows.view.combat.impact import Impact
from shadows.view.combat.plate import Plate
from shadows.view.combat.tension import Tension
from shadows.view.combat.vitals import Vitals
from shadows.view.engine.tween import Tweens
from shadows.view.panels.belt import Belt
from shadows.view.panels.game import Game
from shadows.view.stage.lineup import Lineup
from shadows.view.stage.stage import Stage


class FightHud(Protocol):
    """What is drawn around the enemies."""

    belt: Belt
    vitals: Vitals
    cuts: Cuts
    floats: Floats

    @property
    def plates(self) -> dict[int, Plate]:
        """Those of the enemies, by entity."""

    def drop_plate(self, enemy: int) -> None:
        """An enemy is out."""

    def fade_plates(self, part: float) -> None:
        """How much of the enemies' plates is seen, 0 to 1."""

    def proclaim(self, words: str) -> None:
        """A few large words in the middle."""


class Fight(Protocol):
    """A fight that is seen, for those who show what happens in it."""

    game: Game
    tweens: Tweens
    impact: Impact
    tension: Tension
    displayed: Displayed
    """What is shown of everyone until all has been played."""

    @property
    def picture(self) -> Picture:
        """As it is after the last command."""

    @property
    def hud(self) -> FightHud:
        """What is drawn around the enemies; another one after the window has changed."""

    @property
    def lineup(self) -> Lineup:
        """The enemies on the stage."""

    @property
    def stage(self) -> Stage:
        """The chamber that it is fought in."""

    def show_plates(self) -> None:
        """Stand the enemies' plates above their heads."""
