"""What is known of a fight with cards by the parts that it is made of: `shadows.view.deck.combat.Combat` is one."""

from __future__ import annotations

from typing import Protocol

from components.commands import Command
from shadows.picture.deck.models import DeckPicture
from shadows.picture.models import AimLook, PotionAimLook
from shadows.view.combat.fight import Fight
from shadows.view.combat.playback import Player
from shadows.view.deck.displayed_cards import DisplayedCards
from shadows.view.deck.hud import Hud
from shadows.view.widgets.hit_areas import Place


class CardFight(Fight, Protocol):
    """What is seen of it, and what can be done."""

    player: Player
    """What is still to be shown of the last command."""
    enemy_turn: bool
    """Whether what is played is the end of a turn: until then nothing can be played."""
    clock: float
    """Seconds since it began."""
    log: list[str]
    displayed_cards: DisplayedCards
    """What is shown of the cards until all has been played."""

    @property
    def picture(self) -> DeckPicture:
        """As it is after the last command."""

    @property
    def hud(self) -> Hud:
        """What is drawn around the enemies; another one after the window has changed."""

    def show_hand(self, entrance: Place | None) -> None:
        """The hand as it is shown now, with what is new coming from a place."""

    def aim_at(self, card: int, target: int | None) -> AimLook | None:
        """What playing a card would do; None if it is no longer in the hand."""

    def aim_potion(self, slot: int, target: int | None) -> PotionAimLook | None:
        """What using a potion would do; None if there is none in the slot."""

    def submit(self, command: Command) -> None:
        """Do it, then play what happened."""

    def play(self, card: int, target: int | None = None) -> None:
        """Play a card; ask first if that would be the player's death."""

    def use(self, slot: int, target: int | None = None) -> None:
        """Use a potion; ask first if that would be the player's death."""

    def end_turn(self) -> None:
        """End the turn, once however often it is pressed."""

    def skip(self) -> bool:
        """Bring the enemies' turn to its end at once; True if there was one to skip."""

    def refuse(self, why: str, sound: str = "error") -> None:
        """Say why something cannot be done."""
