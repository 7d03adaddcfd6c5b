"""What is known of a fight with dice by the parts that it is made of: `shadows.view.dice.combat.Combat` is one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from components.commands import Command
from shadows.picture.dice.models import AskLook, DicePicture, FallLook, HandLook
from shadows.view.combat.fight import Fight
from shadows.view.combat.playback import Player
from shadows.view.dice.displayed_dice import DisplayedDice
from shadows.view.dice.hud import Hud
from shadows.view.stage.table import Table


class DiceFight(Fight, Protocol):
    """What is seen of it, and what can be done."""

    player: Player
    """What is still to be shown of the last command."""
    clock: float
    """Seconds since it began."""
    log: list[str]
    displayed_dice: DisplayedDice
    """What is shown of the dice until all has been played."""

    @property
    def picture(self) -> DicePicture:
        """As it is after the last command."""

    @property
    def hud(self) -> Hud:
        """What is drawn around the enemies; another one after the window has changed."""

    @property
    def table(self) -> Table:
        """The slab and the dice on it."""

    @property
    def target(self) -> int:
        """The enemy that a hand would be scored at; 0 where none is left."""

    @property
    def hands(self) -> Sequence[tuple[HandLook, FallLook]]:
        """What the dice make, with what each hand would do to the target, the most damage first."""

    @property
    def chosen(self) -> str:
        """The hand that would be scored, by its id; empty for none."""

    def aim_at(self, enemy: int) -> None:
        """Another enemy is the target."""

    def mean_hand(self, hand: str | None) -> None:
        """A hand is looked at, or none any more."""

    def choose_hand(self, hand: str) -> None:
        """A hand shall be scored; once more chosen, it is."""

    def toggle(self, die: int) -> None:
        """Hold a die, or let go of it."""

    def reroll(self) -> None:
        """Roll all dice again that are not held."""

    def score(self) -> None:
        """Score the hand that is chosen."""

    def end_turn(self) -> None:
        """End the turn without a hand."""

    def use(self, thing: AskLook) -> None:
        """Use a consumable or a relic; what it asks for is asked."""

    def tell_odds(self) -> None:
        """Say what is best held, and what comes of it on average."""

    def legal(self) -> Sequence[Command]:
        """All that can be done now."""

    def submit(self, command: Command) -> None:
        """Do it, then play what happened."""

    def skip(self) -> bool:
        """Bring what is played to its end at once; True if there was anything."""

    def refuse(self, why: str) -> None:
        """Say why something cannot be done."""
